import RedemptionCore

/// What the plugin of Kiosk's Flutter SDK does.
enum KioskMethod: Sendable { case redeem, version }

enum KioskChannel {
  /// Every method of the plugin. A name without a row does not exist.
  static let table = ChannelTable(
    package: "kiosk_flutter", version: "1.0.0",
    rows: [
      ChannelRow(
        ["redeem"], [.required("code", .string)], returns: .value(.object([.required("result", .string)])),
        KioskMethod.redeem, source: "KioskPlugin.kt, KioskPlugin.swift"),
      ChannelRow(
        ["version"], returns: .value(.string), KioskMethod.version, source: "KioskPlugin.kt, KioskPlugin.swift"),
    ])
}

extension KioskBehaviour {
  mutating func take(_ call: ChannelCall, _ id: CallID, _ turn: inout SDKTurn) {
    guard let row = KioskChannel.table.row(named: call.method, on: target.platform) else {
      let error = SDKError(code: "unimplemented", message: "kiosk_flutter has no method of this name.")
      return turn.finish(id, .channel(.error(error)))
    }
    if let fault = row.faults(in: call).first { return turn.finish(id, fault.mismatch.result) }
    switch row.action {
    case .version: turn.finish(id, .channel(.value("1.0.0")))
    case .redeem: redeem(ChannelArguments(call).value("code", at: 0)?.string ?? "", for: .channel, id, &turn)
    }
  }
}
