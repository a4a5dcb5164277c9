import RedemptionCore

/// The user types a code into the SDK's sheet.
struct EnterCode: VendorCall {
  static let name = "enterCode"
  var code: String

  /// Played by `behaviourViolations()`.
  static let examples = [EnterCode(code: "code")]
}

extension PlainAdapter {
  public func calls(for target: Target) -> [any VendorCall.Type] { [EnterCode.self, AskForHelp.self] }
}
