public import RedemptionCore

extension SuperwallAdapter {
  /// What the native SDK of the platform does around a redemption; the wrappers forward what it tells.
  ///
  /// What differs by wrapper: the call that takes links before the SDK is configured, and the default of the alert.
  public func sessionProfile(for target: Target) -> SessionProfile {
    switch target.platform {
    case .ios: .superwallOnApple(target.sdk)
    case .android: .superwallOnAndroid
    }
  }

  /// The identifier without white space around it; nil where nothing is left (`IdentityManager` of both SDKs:
  /// `identify` with an empty user id does nothing).
  public func acceptedAppUserId(_ text: String, for target: Target) -> String? {
    let isSpace = \Character.isWhitespace
    let trimmed = text.drop(while: { $0[keyPath: isSpace] }).reversed().drop(while: { $0[keyPath: isSpace] }).reversed()
    return trimmed.isEmpty ? nil : String(trimmed)
  }

  /// The SDK's words for a call that it does not do.
  public func renderRefusal(_ refusal: SDKRefusal, for target: Target) -> SDKError {
    switch refusal {
    case .notConfigured: return notConfigured(target)
    case .invalidAppUserId: return SDKError(code: refusal.rawValue, message: "The provided userId was empty.")
    case .logOutWhileAnonymous, .nothingCached, .invalidLink, .noSuchCall:
      return SDKError(
        code: refusal.rawValue, message: "Superwall's SDK does not do this: \(refusal.rawValue).")
    }
  }

  /// An app that never configured the SDK. Android's instance throws an `IllegalStateException`, which each wrapper
  /// hands on in its way; iOS's debug build stops the process with this text, which a test runner has to hear. KMP
  /// looks itself (`SuperwallError.kt`), and so does Capacitor's plugin (`CustomError.swift`).
  private func notConfigured(_ target: Target) -> SDKError {
    let text =
      target.platform == .android
      ? "Superwall has not been initialized or configured."
      : "Superwall has not been configured. Please call Superwall.configure()"
    switch (target.sdk, target.platform) {
    case (.kmp, _): return SDKError(code: "NotConfigured", message: "Superwall.configure must be called first")
    case (.capacitor, _):
      return SDKError(code: "", message: "Superwall SDK is not configured. Call configure() first.")
    case (.reactNative, .android): return SDKError(code: "ERR_CODED", message: text)
    case (.flutter, .android):
      return SDKError(
        code: "IllegalStateException", message: "java.lang.IllegalStateException: " + text, details: .null)
    case (.unity, .android):
      return SDKError(code: "AndroidJavaException", message: "java.lang.IllegalStateException: " + text)
    default: return SDKError(code: SDKRefusal.notConfigured.rawValue, message: text)
    }
  }
}

/// The words by which Superwall's SDKs tell the app of a redemption.
enum SuperwallEvent {
  // Delegate calls: `SuperwallDelegate` of both platforms.
  static let willRedeem = "willRedeemLink"
  static let didRedeem = "didRedeemLink"
  static let customerInfo = "customerInfoDidChange"
  static let status = "subscriptionStatusDidChange"
  static let deepLink = "handleSuperwallDeepLink"
  // Tracked events; their twins of delegate calls (`customerInfo_didChange`, `subscriptionStatus_didChange`) are not
  // told.
  static let redemptionStart = "redemption_start"
  static let redemptionComplete = "redemption_complete"
  static let redemptionFail = "redemption_fail"
  static let restoreStart = "restore_start"
  static let restoreComplete = "restore_complete"
  static let restoreFail = "restore_fail"
  static let deepLinkOpen = "deepLink_open"
  /// The completion of `register`: a paywall that the SDK itself has closed.
  static let register = "register"
  // Ours, because no SDK tells.
  /// Another request is about to be waited for.
  static let retry = "redemption_retry"
  /// The alert of `shouldShowWebPurchaseConfirmationAlert`; the simulated user closes it at once.
  static let confirmationAlert = "webPurchaseConfirmationAlert"
}
