public import RedemptionCore

extension SuperwallAdapter {
  /// No SDK reads the body of an error.
  public var faults: any FaultsDoor { SuperwallFaults() }
}

/// Errors of Superwall's service. The SDKs read the status alone (SuperwallKit 4.16.4 `CustomURLSession.swift`,
/// Superwall-Android 2.7.19 `RequestExecutor.kt`); the form of the body is ours.
struct SuperwallFaults: FaultsDoor {
  func body(of response: ErrorResponse) -> JSONValue? {
    guard response.isExplained, response.status >= 400 else { return nil }
    var body: [String: JSONValue] = ["error": .string(response.message ?? "The request was rejected.")]
    body["code"] = response.code.map { .integer(Int64($0)) }
    return .object(body)
  }

  func message(of reason: RedemptionFailure.Reason, for target: Target) -> String {
    RedemptionFailure(reason: reason, message: FaultTexts.apple(reason)).superwallMessage(on: target.platform)
  }
}
