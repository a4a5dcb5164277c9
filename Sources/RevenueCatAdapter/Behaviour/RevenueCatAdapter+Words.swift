import RedemptionCore

extension RevenueCatAdapter {
  /// The id as the SDK sends it: iOS trims white space, Android takes it as it is.
  ///
  /// Nil for a blank one, which both SDKs refuse, and for one that RevenueCat's service blocks: a word such as `null`,
  /// anything with `/`, and more than 100 characters.
  func acceptedAppUserId(_ text: String, for target: Target) -> String? {
    let trimmed = text.trimmingWhiteSpace()
    guard !trimmed.isEmpty else { return nil }
    let id = target.platform == .ios ? trimmed : text
    guard id.count <= 100, !id.contains("/"), !id.contains("\0"), !RevenueCatAdapter.blockedIds.contains(id) else {
      return nil
    }
    return id
  }

  private static let blockedIds: Set<String> = [
    "no_user", "null", "none", "nil", "(null)", "NaN", "unidentified", "undefined", "unknown", "anonymous", "guest",
    "-1", "0", "[]", "{}", "[object Object]",
  ]

  /// An error of a call as the channel of a target tells it: RevenueCat's number as text, the message, and the info
  /// map.
  ///
  /// Native and KMP have no channel; there the code is iOS's number or Kotlin's constant. KMP's details are its error
  /// object.
  func renderFailure(_ failure: RedemptionFailure, for target: Target) -> SDKError {
    sdkError(PublicError(failure, on: target.platform), for: target)
  }

  /// A refusal in the SDK's own words.
  func renderRefusal(_ refusal: SDKRefusal, for target: Target) -> SDKError {
    let platform = target.platform
    switch refusal {
    case .notConfigured: return RevenueCatAdapter.notConfigured(target)
    case .invalidLink: return invalidLink(target)
    case .noSuchCall:
      return SDKError(
        code: "noSuchCall", message: "This SDK has no such call.")
    case .logOutWhileAnonymous: return sdkError(PublicError(.logOutAnonymousUserError, on: platform), for: target)
    case .nothingCached: return sdkError(PublicError(.customerInfoError, on: platform), for: target)
    case .invalidAppUserId:
      let beneath = platform == .android ? "Error logging in: appUserID can't be null, empty or blank" : ""
      return sdkError(
        PublicError(.invalidAppUserIdError, on: platform, underlyingErrorMessage: beneath), for: target)
    }
  }

  /// The error in the words of a target's channel.
  func sdkError(_ error: PublicError, for target: Target) -> SDKError {
    let shape = ReplyShape.of(target)
    switch (shape.family, shape.platform) {
    // React Native's and Capacitor's modules hand the `NSError` over in iOS; the other layers get the info map.
    case (.hybrid, .ios) where target.sdk == .reactNative || target.sdk == .capacitor:
      return SDKError(code: String(error.code), message: error.message, details: error.userInfo)
    case (.hybrid, _): return SDKError(code: String(error.code), message: error.message, details: error.details)
    case (.native, .ios): return SDKError(code: String(error.code), message: error.message)
    case (.native, .android): return SDKError(code: error.constantName, message: error.message)
    case (.kmp, _):
      return .kmp(error.errorCode ?? .unknownError, underlyingErrorMessage: error.underlyingErrorMessage)
    }
  }

  /// A link that was none when it came to redeeming it. KMP alone makes it a failed result, with a configuration error;
  /// the hybrids refuse the call with 24, and say more on iOS than on Android.
  private func invalidLink(_ target: Target) -> SDKError {
    if target.sdk == .kmp {
      let beneath = target.platform == .ios ? "Invalid web purchase redemption URL." : "Invalid URL: "
      return .kmp(.configurationError, underlyingErrorMessage: beneath)
    }
    let text = ErrorCode.unsupportedError.text(on: target.platform)
    switch target.platform {
    // An error made of the bare code, whose user info is empty.
    case .ios where target.sdk == .reactNative || target.sdk == .capacitor: return SDKError(code: "24", message: text)
    case .ios:
      return SDKError(
        code: "24", message: text, details: ["code": 24, "message": .string(text), "underlyingErrorMessage": ""])
    case .android: return SDKError(code: "24", message: "Invalid URL for web purchase redemption")
    }
  }

  /// An app that never configured the SDK. Where the native side would stop the process (iOS) this tells Android's
  /// text, because a test runner has to hear something.
  private static func notConfigured(_ target: Target) -> SDKError {
    switch target.sdk {
    case .reactNative: SDKError(code: "UninitializedPurchasesError", message: noSingleton)
    case .capacitor: SDKError(code: "", message: "Purchases must be configured before calling this function")
    case .kmp: SDKError(code: "IllegalStateException", message: noSingleton)
    case .unity where target.platform == .android:
      SDKError(
        code: "AndroidJavaException", message: "kotlin.UninitializedPropertyAccessException: " + noSingleton)
    case .native, .flutter, .unity: SDKError(code: "error", message: noSingleton, details: .null)
    }
  }

  private static let noSingleton =
    "There is no singleton instance. Make sure you configure Purchases before trying to get the default instance. "
    + "More info here: https://errors.rev.cat/configuring-sdk"
}

extension SDKError {
  /// KMP's `PurchasesError`, whose message follows from its code; `details` is the error of a failed result.
  fileprivate static func kmp(_ code: ErrorCode, underlyingErrorMessage: String) -> SDKError {
    SDKError(
      code: code.constantName, message: code.kmpText,
      details: [
        "code": .string(code.constantName), "message": .string(code.kmpText),
        "underlyingErrorMessage": underlyingErrorMessage.isEmpty ? .null : .string(underlyingErrorMessage),
      ])
  }
}

extension PublicError {
  /// The `NSError`'s user info, as far as it is the same on every phone; see ``NativeErrorReply``.
  fileprivate var userInfo: JSONValue {
    var members: [String: JSONValue] = ["NSLocalizedDescription": .string(message)]
    if let readableErrorCode {
      members["readableErrorCode"] = .string(readableErrorCode)
      members["readable_error_code"] = .string(readableErrorCode)
    }
    if let backendErrorCode { members["rc_backend_error_code"] = .integer(Int64(backendErrorCode)) }
    if let responseStatusCode { members["rc_response_status_code"] = .integer(Int64(responseStatusCode)) }
    return .object(members)
  }

  fileprivate var constantName: String { (errorCode ?? .unknownError).constantName }

  /// The info map of the hybrids, which is the map of an error result too.
  fileprivate var details: JSONValue {
    var members: [String: JSONValue] = [
      "code": .integer(Int64(code)), "message": .string(message),
      "underlyingErrorMessage": .string(underlyingErrorMessage),
    ]
    if let readableErrorCode {
      members["readableErrorCode"] = .string(readableErrorCode)
      members["readable_error_code"] = .string(readableErrorCode)
    }
    if let storeError {
      members["storeError"] = [
        "code": .integer(Int64(storeError.code)), "domain": .string(storeError.domain),
        "message": .string(storeError.message),
      ]
    }
    return .object(members)
  }
}

extension String {
  fileprivate func trimmingWhiteSpace() -> String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
