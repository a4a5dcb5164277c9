import RedemptionCore

extension RevenueCatDialect {
  func answer(
    to call: ServiceCall, with response: ServiceResponse, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceStep {
    switch call.question {
    case .redeem(let request): return .answer(.redemption(try redemption(request, response)))
    case .customer(_, let redeemer): return .answer(.customer(try customer(of: redeemer, response, upTo: 399)))
    case .logIn(_, let redeemer, let id):
      let user = Redeemer(appUserId: id, deviceId: redeemer.deviceId)
      return .answer(.logIn(try customer(of: user, response, upTo: 399), created: response.status == 201))
    case .receipt(_, let redeemer, _): return .answer(.receipt(try receipt(of: redeemer, response)))
    case .reissue, .own: throw .noSuchRequest
    }
  }

  /// iOS takes 200 to 399 for a success, Android 200 to 299 in this call; the body's number alone chooses the outcome
  /// otherwise.
  private func redemption(
    _ request: RedemptionQuestion, _ response: ServiceResponse
  ) throws(RedemptionFailure) -> RedemptionAnswer {
    let code = request.code
    guard (200...(platform == .ios ? 399 : 299)).contains(response.status) else {
      let refusal = try refusal(in: response)
      switch (refusal.code, refusal.expiredEmail) {
      case (BackendCode.invalidToken, _): return RedemptionAnswer(outcome: .invalidCode(code: code))
      case (BackendCode.belongsToOtherUser, _):
        return RedemptionAnswer(outcome: .purchaseBelongsToOtherUser(code: code))
      case (BackendCode.expiredToken, let email?):
        // Whether a new link was mailed, the service does not tell.
        let email = email.isEmpty ? nil : email
        return RedemptionAnswer(outcome: .linkExpired(code: code, reissued: false, obfuscatedEmail: email))
      default: throw failure(refusal, response)
      }
    }
    let grant = try customer(of: request.redeemer, response, upTo: 399)
    return RedemptionAnswer(outcome: .redeemed(code: code, grant: grant), customer: grant)
  }

  private func customer(
    of redeemer: Redeemer, _ response: ServiceResponse, upTo last: Int
  ) throws(RedemptionFailure) -> Grant {
    guard (200...last).contains(response.status) else { throw failure(try refusal(in: response), response) }
    do {
      let json = try response.body.decode(JSONValue.self)
      let reader = CustomerReader(platform: platform, requestTime: requestTime(of: response))
      return try reader.grant(from: json, owner: redeemer.appUserId.map { .appUser(id: $0) })
    } catch let error as CustomerReader.Unreadable {
      throw unreadable(response, "The answer is no customer: \(error.expected) at \(error.path).")
    } catch {
      throw unreadable(response, "The answer is no JSON.")
    }
  }

  /// What the app itself makes of the answer to a receipt, which no SDK reads.
  private func receipt(of redeemer: Redeemer, _ response: ServiceResponse) throws(RedemptionFailure) -> ReceiptAnswer {
    guard !(200...299).contains(response.status) else {
      return .granted(try customer(of: redeemer, response, upTo: 299))
    }
    let refusal = try refusal(in: response)
    switch refusal.code {
    case 7103: return .unknownToken
    case 7102: return .belongsToOtherUser
    default: throw failure(refusal, response)
    }
  }

  /// The service's own clock, in milliseconds: iOS reads no negative number, Android any that is whole; else it is
  /// passed over.
  private func requestTime(of response: ServiceResponse) -> Timestamp? {
    guard let text = response.header("X-RevenueCat-Request-Time") else { return nil }
    if platform == .ios, UInt64(text) == nil { return nil }
    return Int64(text).map { Timestamp(milliseconds: $0) }
  }

  private func unreadable(_ response: ServiceResponse, _ message: String) -> RedemptionFailure {
    RedemptionFailure(reason: .unreadable, message: message, httpStatus: response.status)
  }
}

/// What a body of an error says.
private struct Refusal {
  var code: Int?
  var message = ""
  /// Where the body tells of an expired link: the masked address, empty for none told.
  var expiredEmail: String?
}

extension RevenueCatDialect {
  /// Reads the body of an error as the platform's SDK does.
  ///
  /// - Throws: the failure of a body that the SDK cannot use: then only the status is known.
  private func refusal(in response: ServiceResponse) throws(RedemptionFailure) -> Refusal {
    let isApple = platform == .ios
    // iOS looks at the body only where the header says that it is JSON.
    let isReadable = !isApple || response.header("Content-Type")?.hasPrefix("application/json") == true
    guard isReadable, var json = try? response.body.decode(JSONValue.self), case .object = json else {
      throw bodyless(response)
    }
    if isApple, let inner = json["attributes_error_response"], case .object = inner { json = inner }
    var refusal = Refusal(code: json["code"]?.wholeNumber, message: json["message"]?.string ?? "")
    guard let info = json["purchase_redemption_error_info"], info != .null else { return refusal }
    switch (info, info["obfuscated_email"]) {
    case (.object, .string(let email)): refusal.expiredEmail = email
    // One member that is not as it should be, and iOS reads nothing of the whole body.
    case (_, _) where isApple: throw bodyless(response)
    // org.json: a null reads as the text "null", and what is missing as "".
    case (.object, .null?): refusal.expiredEmail = "null"
    case (.object, .integer(let number)?): refusal.expiredEmail = String(number)
    case (.object, _): refusal.expiredEmail = ""
    default: break
    }
    return refusal
  }

  private func bodyless(_ response: ServiceResponse) -> RedemptionFailure {
    RedemptionFailure(
      reason: .http, message: "The service answered with HTTP status \(response.status).", httpStatus: response.status)
  }

  private func failure(_ refusal: Refusal, _ response: ServiceResponse) -> RedemptionFailure {
    RedemptionFailure(
      reason: .refused, message: refusal.message, httpStatus: response.status, backendCode: refusal.code)
  }

  /// iOS reads `Is-Retryable` and `Retry-After` (seconds, limited to 0 to 3600). Android never retries.
  func retryAdvice(in response: ServiceResponse) -> RetryAdvice? {
    guard platform == .ios else { return nil }
    if response.header("Is-Retryable")?.lowercased() == "false" { return .never }
    guard let seconds = response.header("Retry-After").flatMap(Double.init), !seconds.isNaN else { return nil }
    return .after(milliseconds: Int64(min(max(seconds, 0), 3600) * 1000))
  }
}

extension JSONValue {
  /// A whole number, also one that stands in a text, as both SDKs read the service's codes.
  fileprivate var wholeNumber: Int? {
    switch self {
    case .integer(let number): Int(exactly: number)
    case .string(let text): Int(text)
    case .null, .bool, .real, .array, .object: nil
    }
  }
}
