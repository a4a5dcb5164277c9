public import RedemptionCore

extension QonversionAdapter {
  /// `{"error": {"message"}}`, and the exceptions of OkHttp.
  public var faults: any FaultsDoor { QonversionFaults() }
}

/// Errors of `api2.qonversion.io`. In a redemption the SDKs read the status alone (qonversion-ios-sdk 6.13.1
/// `QONRedemptionManager.m`, android-sdk 9.6.0 `RedemptionManager.kt`).
struct QonversionFaults: FaultsDoor {
  func body(of response: ErrorResponse) -> JSONValue? {
    guard response.isExplained, response.status >= 400 else { return nil }
    var error: [String: JSONValue] = ["message": .string(response.message ?? "The request was rejected.")]
    error["code"] = response.code.map { .integer(Int64($0)) }
    return ["error": .object(error)]
  }

  /// Android: the text of the `IOException` (`errors.kt`, `toQonversionError`).
  func message(of reason: RedemptionFailure.Reason, for target: Target) -> String {
    guard target.platform == .android else { return FaultTexts.apple(reason) }
    return reason == .timeout ? FaultTexts.readTimeout : FaultTexts.unknownHost("api2.qonversion.io")
  }
}
