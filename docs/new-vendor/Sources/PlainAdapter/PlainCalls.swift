import RedemptionCore

/// The user types a code into the SDK's sheet.
struct EnterCode: VendorCall {
  static let name = "enterCode"
  var code: String
}

extension PlainAdapter {
  public func calls(for target: Target) -> [any VendorCall.Type] { [EnterCode.self, AskForHelp.self] }
}
