import RedemptionCore

extension RedemptionOutcome {
  /// This outcome as far as Superwall has words for it; the grant of a success is left to the caller.
  ///
  /// A code that nobody told is empty, because every SDK's code is a plain text. Superwall has no word for a purchase
  /// that another user keeps: it is told as an error.
  func inSuperwallWords(on platform: Platform, grant carried: (Grant) -> Grant) -> RedemptionOutcome {
    let code = code ?? ""
    switch self {
    case .redeemed(_, let grant): return .redeemed(code: code, grant: carried(grant))
    case .subscriptionExpired(_, let grant): return .subscriptionExpired(code: code, grant: carried(grant))
    case .linkExpired(_, _, let reissued, let email):
      return .linkExpired(code: code, reissued: reissued, obfuscatedEmail: email == "" ? nil : email)
    case .invalidCode: return .invalidCode(code: code)
    case .purchaseBelongsToOtherUser:
      return .superwallError(code: code, message: "This purchase belongs to another user.")
    case .failed(_, let failure):
      return .superwallError(code: code, message: failure.superwallMessage(on: platform))
    }
  }

  /// An error as Superwall tells it: a text and nothing else; whether a network or a server said it cannot be known.
  static func superwallError(code: String?, message: String) -> RedemptionOutcome {
    .failed(code: code, failure: RedemptionFailure(reason: .refused, message: message))
  }

  /// The text of an error; empty for what is none.
  var superwallErrorMessage: String {
    guard case .failed(_, let failure) = self else { return "" }
    return failure.message
  }
}

extension RedemptionFailure {
  /// The text that the platform's SDK gives the app with this failure.
  ///
  /// iOS: `NetworkError`'s descriptions and the system's own texts for URL errors.
  ///
  /// Android (`network/RequestExecutor.kt`, `execute`, 2.7.19): every status that is not 2xx is the same text, its
  /// two spaces included; the words of `NetworkError.kt` for 401 and 404 are reachable for a 2xx only. Without a
  /// network, and after the 10 s of a redemption (`SubscriptionService.kt`), the text is that of Java's exception:
  /// `NetworkError.Unknown`. Nothing creates `NetworkError.Timeout`. Where an SDK passes another program's text on,
  /// that is the failure's own message.
  func superwallMessage(on platform: Platform) -> String {
    switch (platform.system, reason) {
    case (.ios, .http): httpStatus.map { RedemptionFailure.appleMessage(ofStatus: $0) } ?? message
    case (.ios, .unreadable): "Decoding error."
    case (.ios, .offline), (.ios, .timeout): FaultTexts.apple(reason)
    case (.android, .http): httpStatus.map { "Failed, response code  \($0)" } ?? message
    case (.android, .unreadable): "Decoding error \(message)"
    case (.android, .offline): FaultTexts.unknownHost("subscriptions-api.superwall.com")
    case (.android, .timeout): FaultTexts.readTimeout
    case (_, .transport), (_, .refused): message
    }
  }

  private static func appleMessage(ofStatus status: Int) -> String {
    switch status {
    case 401: "Unauthorized."
    case 404: "Not found"
    default: "HTTP error \(status)."
    }
  }
}
