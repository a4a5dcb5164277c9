import RedemptionCore

extension SDKError {
  /// The SDK's words for a call that it rejects.
  init(_ refusal: SDKRefusal, by target: Target) {
    switch refusal {
    case .notConfigured: self = .notConfigured(target)
    case .invalidAppUserId: self.init(code: refusal.rawValue, message: "The provided userId was empty.")
    case .logOutWhileAnonymous, .nothingCached, .invalidLink, .noSuchCall:
      self.init(code: refusal.rawValue, message: "Superwall's SDK does not do this: \(refusal.rawValue).")
    }
  }

  /// The app has not configured the SDK.
  ///
  /// Android's instance throws an `IllegalStateException`, which each wrapper reports in its own way. iOS's debug build
  /// stops the process with this text, which a test runner has to see. KMP (`SuperwallError.kt`) and Capacitor's plugin
  /// (`CustomError.swift`) check this by themselves.
  private static func notConfigured(_ target: Target) -> SDKError {
    let text =
      target.platform == .android
      ? "Superwall has not been initialized or configured."
      : "Superwall has not been configured. Please call Superwall.configure()"
    switch (target.sdk, target.platform.system) {
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
