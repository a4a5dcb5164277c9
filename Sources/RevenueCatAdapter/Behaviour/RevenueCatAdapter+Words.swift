import RedemptionCore

extension RevenueCatAdapter {
  /// The id as `logIn` sends it: iOS trims white space, Android takes it as it is.
  ///
  /// Nil for a blank one, which both SDKs refuse, and for one that RevenueCat's service blocks: a word such as `null`,
  /// anything with `/`, and more than 100 characters.
  func acceptedAppUserId(_ text: String, for target: Target) -> String? {
    let trimmed = text.trimmingWhiteSpace()
    guard !trimmed.isEmpty else { return nil }
    let id = target.platform == .ios ? trimmed : text
    return RevenueCatAdapter.isBlocked(id) ? nil : id
  }

  /// True for an id that RevenueCat's service blocks (documentation "Identifying Customers").
  static func isBlocked(_ id: String) -> Bool {
    id.unicodeScalars.count > 100 || id.utf8.contains(UInt8(ascii: "/")) || id.utf8.contains(0)
      || blockedIds.contains(id)
  }

  /// The service's answer to a blocked id, whose number is ``BackendCode/invalidUser``.
  static let blockedStatus = 400
  static let blockedUserMessage = "The app user ID is blocked."

  private static let blockedIds: Set<String> = [
    "no_user", "null", "none", "nil", "(null)", "NaN", "unidentified", "undefined", "unknown", "anonymous", "guest",
    "-1", "0", "[]", "{}", "[object Object]", "\\x00",
  ]

  /// An error of a call as the channel of a target tells it: RevenueCat's number as text, the message, and the info
  /// map.
  ///
  /// Native and KMP have no channel; there the code is iOS's number or Kotlin's constant. KMP's details are its error
  /// object.
  func renderFailure(_ failure: RedemptionFailure, for target: Target) -> SDKError {
    sdkError(PublicError(failure, on: target.platform, rules), for: target)
  }

  /// A refusal in the SDK's own words.
  func renderRefusal(_ refusal: SDKRefusal, for target: Target) -> SDKError {
    let platform = target.platform
    switch refusal {
    case .notConfigured: return RevenueCatAdapter.notConfigured(target)
    case .invalidLink: return invalidLink(for: target)
    case .noSuchCall:
      return SDKError(code: "noSuchCall", message: "RevenueCat's SDK has no such call.")
    case .logOutWhileAnonymous: return sdkError(PublicError(.logOutAnonymousUserError, on: platform), for: target)
    // purchases-ios 5.86 `PurchaseStrings.missing_cached_customer_info`, purchases-android 10.17 `CustomerInfoStrings`.
    case .nothingCached:
      let text = "Requested a cached CustomerInfo but it's not available."
      return sdkError(
        PublicError(
          .customerInfoError, on: platform, serviceMessage: text,
          underlyingErrorMessage: platform == .android ? text : ""), for: target)
    case .invalidAppUserId:
      let beneath = platform == .android ? "Error logging in: appUserID can't be null, empty or blank" : ""
      return sdkError(
        PublicError(.invalidAppUserIdError, on: platform, underlyingErrorMessage: beneath), for: target)
    }
  }

  /// Why the SDK never calls the app back; nil if it does.
  ///
  /// Android removes its callbacks before it decodes the customer info of a success. Decoding throws `JSONException`,
  /// `AsyncCall.run` catches it and calls `onError`, and that finds no callback left. The next redemption is a new
  /// request (purchases-android 10.17 `Backend.postRedeemWebPurchase`, `Dispatcher.AsyncCall`). Flutter, React Native,
  /// Unity, KMP and Capacitor wait for this callback on Android. Other requests return an error.
  func silence(after outcome: RedemptionOutcome, for target: Target) -> String? {
    guard case .failed(_, let failure) = outcome else { return nil }
    guard target.platform == .android, failure.reason == .unreadable else {
      return crashes(target) ? RevenueCatAdapter.crash : nil
    }
    return "On Android, the SDK drops its callbacks before it decodes the customer info of a success, and decoding "
      + "failed."
  }

  /// Whether the layer above the native SDK hands the error of a redemption on as an object, on which the app ends:
  /// purchases-hybrid-common before 18.20.1. KMP has no such layer.
  private func crashes(_ target: Target) -> Bool {
    ReplyShape.of(target).family == .hybrid && !rules.has(.errorSerialized)
  }

  private static let crash =
    "purchases-hybrid-common before 18.20.1 hands the error of a redemption on as an object that no channel can carry, "
    + "and the app crashes."

  /// The error in the words of a target's channel.
  func sdkError(_ untold: PublicError, for target: Target) -> SDKError {
    let (error, shape) = (untold.told(by: rules), ReplyShape.of(target))
    switch (shape.family, shape.platform.system) {
    // On iOS React Native's module hands the `NSError` over, and Capacitor drops it: `call.reject` takes data as its
    // fourth argument only (Capacitor 8 `CAPPluginCall.swift`, `JS.swift`). The other layers get the info map.
    case (.hybrid, .ios) where target.sdk == .reactNative:
      return SDKError(
        code: String(error.code), message: error.message, details: error.userInfo, domain: NativeErrorReply.domain)
    case (.hybrid, .ios) where target.sdk == .capacitor:
      return SDKError(code: String(error.code), message: error.message, details: .null)
    case (.hybrid, _): return SDKError(code: String(error.code), message: error.message, details: error.details)
    case (.native, .ios):
      return SDKError(code: String(error.code), message: error.message, details: NativeErrorReply(error: error).json)
    case (.native, .android):
      let beneath = error.underlyingErrorMessage
      return SDKError(
        code: error.constantName, message: error.message,
        details: ["underlyingErrorMessage": beneath.isEmpty ? .null : .string(beneath)])
    // On iOS the error's own description stands beneath: purchases-kmp 3.5.1 `errors.apple.kt`.
    case (.kmp, .ios): return .kmp(error.meaning ?? .unknownError, underlyingErrorMessage: error.message)
    case (.kmp, .android):
      return .kmp(error.meaning ?? .unknownError, underlyingErrorMessage: error.underlyingErrorMessage)
    }
  }

  /// A link that was none when it came to redeeming it. KMP alone makes it a failed result, with a configuration error;
  /// the hybrids refuse the call with 24, and say more on iOS than on Android.
  ///
  /// On iOS the hybrids make the error of the bare code, which has no description of its own, so that Foundation makes
  /// one up (purchases-hybrid-common 18.32 `redeemWebPurchase(urlString:)`; purchases-ios 5.86 `ErrorCode:
  /// CustomNSError`).
  func invalidLink(_ text: String = "", for target: Target) -> SDKError {
    if target.sdk == .kmp {
      let beneath = target.platform == .ios ? "Invalid web purchase redemption URL." : "Invalid URL: " + text
      return .kmp(.configurationError, underlyingErrorMessage: beneath)
    }
    guard target.platform == .ios else {
      return SDKError(code: "24", message: "Invalid URL for web purchase redemption")
    }
    let message = "The operation couldn’t be completed. (\(NativeErrorReply.domain) error 24.)"
    switch target.sdk {
    case .capacitor: return SDKError(code: "24", message: message, details: .null)
    case .reactNative:
      let unsupported = ErrorCode.unsupportedError
      let text = rules.olderText(of: unsupported, on: .ios) ?? unsupported.text(on: .ios)
      return SDKError(
        code: "24", message: message,
        details: [
          "NSDebugDescription": .string(text), "rc_code_name": .string(unsupported.readableName),
        ], domain: NativeErrorReply.domain)
    default:
      return SDKError(
        code: "24", message: message, details: ["code": 24, "message": .string(message), "underlyingErrorMessage": ""])
    }
  }

  /// An app that never configured the SDK. Where the native side would stop the process (iOS) this tells Android's
  /// text, because a test runner has to hear something.
  private static func notConfigured(_ target: Target) -> SDKError {
    switch target.sdk {
    case .reactNative: SDKError(code: "UninitializedPurchasesError", message: noSingleton)
    case .capacitor: SDKError(code: "", message: "Purchases must be configured before calling this function")
    // purchases-kmp 3.5.1 `Purchases.android.kt`, `Purchases.apple.kt`.
    case .kmp where target.platform == .android:
      SDKError(code: "UninitializedPropertyAccessException", message: noSingleton)
    case .kmp: SDKError(code: "IllegalStateException", message: noSingleton)
    case .unity where target.platform == .android:
      SDKError(
        code: "AndroidJavaException", message: "kotlin.UninitializedPropertyAccessException: " + noSingleton)
    default: SDKError(code: "error", message: noSingleton, details: .null)
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
    if rules.has(.rootError) { members["rc_root_error"] = NativeErrorReply(error: self).root.json }
    return .object(members)
  }

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
    if let storeError, rules.has(.storeErrorDict) {
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
