import JSONRPC
import RedemptionCore

/// `device/set`: sets the clock of a phone, on which the app does not run.
enum DeviceSet: Method {
  static let name = "device/set"
  static let mayAskGateway = false

  struct Params: VendorParams {
    let device: DeviceParams
    let clockAhead: Double

    private enum CodingKeys: CodingKey { case clockAhead }

    init(from decoder: any Decoder) throws {
      device = try DeviceParams(from: decoder)
      clockAhead = try decoder.container(keyedBy: CodingKeys.self).decode(Double.self, forKey: .clockAhead)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let key = params.device.key
    guard params.clockAhead.magnitude <= Seconds.mostAhead else {
      throw .invalid("/clockAhead", expected: "a number of seconds from -315576000 to 315576000 (ten years)")
    }
    var device = server.space.value.devices[key]
    if let session = device.session { throw .deviceInUse(by: session) }
    let before = device
    (device.clockAhead, device.isNamed) = (Int64((params.clockAhead * 1000).rounded()), true)
    server.set(device, ifUndone: before, for: key)
    return .result(DeviceResult(key, device))
  }
}

extension Seconds {
  /// The most by which a phone's clock is ahead or behind: ten years.
  fileprivate static let mostAhead = 315_576_000.0
}

extension RPCError {
  fileprivate static func deviceInUse(by session: String) -> RPCError {
    RPCError(
      .deviceInUse,
      "The app runs on this device, in \(session), and has read its clock. Close that session first; a session that is "
        + "opened on the device after it starts with what the SDK has stored.",
      kind: "deviceInUse", path: "/deviceId")
  }
}
