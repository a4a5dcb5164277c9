import RedemptionCore

enum PlainMethod: Sendable { case redeem, version }

enum PlainChannel {
  static let table = ChannelTable(
    package: "plain_flutter", version: "1.2.0",
    rows: [
      ChannelRow(
        ["redeem"], [.required("code", .string)], returns: .value(.object([.required("result", .string)])),
        PlainMethod.redeem, source: "PlainPlugin.kt, PlainPlugin.swift"),
      ChannelRow(
        ["version"], returns: .value(.string), PlainMethod.version, source: "PlainPlugin.kt, PlainPlugin.swift"),
    ])
}

extension PlainAdapter {
  public func channel(for target: Target) -> (any ChannelDoor)? {
    target.sdk == .flutter ? PlainChannel.table : nil
  }
}

extension PlainBehaviour {
  mutating func take(_ call: ChannelCall, _ id: CallID, _ turn: inout SDKTurn) {
    guard let row = PlainChannel.table.row(named: call.method, on: target.platform) else {
      let error = SDKError(code: "unimplemented", message: "plain_flutter has no method of this name.")
      return turn.finish(id, .channel(.error(error)))
    }
    if let fault = row.faults(in: call).first { return turn.finish(id, fault.mismatch.result) }
    switch row.action {
    case .version: turn.finish(id, .channel(.value("1.2.0")))
    case .redeem: redeem(ChannelArguments(call).value("code", at: 0)?.string ?? "", for: .channel, id, &turn)
    }
  }
}
