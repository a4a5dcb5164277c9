import RedemptionCore

extension QonversionBehaviour {
  /// A call of the SDK that fails with an error; iOS passes the cached entitlements beside it.
  func refusal(_ failure: RedemptionFailure) -> SDKResult {
    var details: JSONValue = [:]
    if platform == .ios {
      let known = (launch.cache.grant ?? Grant()).entitlements.map { JSONValue.string($0.id) }
      details = ["domain": "com.qonversion.io", "entitlements": .array(user.pending == nil ? known : [])]
    }
    return .refused(
      SDKError(code: failure.errorCode(on: platform), message: failure.message, details: details),
      kind: failure.reason.rawValue)
  }
}

extension RedemptionFailure {
  /// True if the SDK sees no answer. On Android an answer that is not JSON counts as none: it is an `IOException` of
  /// Moshi's reader (`toQonversionError` in `errors.kt`).
  func isOfConnection(on platform: Platform) -> Bool {
    switch reason {
    case .offline, .timeout, .transport: true
    case .unreadable: platform == .android
    case .http, .refused: false
    }
  }

  /// `QonversionErrorCode` (`QonversionError.kt`), and the number of `QONErrorCode` (`QONErrors.h`).
  fileprivate func errorCode(on platform: Platform) -> String {
    switch reason {
    case _ where isOfConnection(on: platform): platform == .ios ? "14" : "NetworkConnectionFailed"
    case .unreadable: "21"
    default: platform == .ios ? "23" : "BackendError"
    }
  }
}

extension SDKResult {
  /// What our stand-in says for a call that the SDK does not have or does not take; the SDKs have no words for it.
  static func qonversion(_ refusal: SDKRefusal) -> SDKResult {
    let message =
      switch refusal {
      case .notConfigured: "Call Qonversion.initWithConfig or Qonversion.initialize first."
      case .invalidAppUserId: "The user id is blank."
      case .noSuchCall: "Qonversion's SDK has no such call; checkEntitlements takes no fetch policy."
      default: "Qonversion's SDK rejects this call."
      }
    return .refused(SDKError(code: refusal.rawValue, message: message), kind: refusal.rawValue)
  }
}
