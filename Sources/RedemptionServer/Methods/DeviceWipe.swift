import JSONRPC
import RedemptionCore

/// Params that name a device.
struct DeviceParams: Decodable {
  let key: Device.Key

  private enum CodingKeys: String, CodingKey { case vendor, platform, deviceId }

  /// Throws `RPCError` for an unknown vendor.
  init(from decoder: any Decoder) throws {
    _ = try decoder.namedAdapter()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = Device.Key(
      vendor: try container.decode(Vendor.self, forKey: .vendor),
      platform: try container.decode(Platform.self, forKey: .platform),
      id: try container.decode(String.self, forKey: .deviceId))
  }
}

/// A device, as the methods of `device/` return it.
struct DeviceResult: Encodable {
  let vendor: Vendor
  let platform: Platform
  let deviceId: String
  /// True if the SDK has stored something there.
  let stored: Bool
  /// Seconds by which its clock is ahead of the space's.
  let clockAhead: Double

  init(_ key: Device.Key, _ device: Device) {
    (vendor, platform, deviceId) = (key.vendor, key.platform, key.id)
    stored = device.stored != nil
    clockAhead = Double(device.clockAhead) / 1000
  }
}

/// `device/wipe`: uninstalls the app. What its SDK has stored is gone; the phone's clock stays as it is.
enum DeviceWipe: Method {
  static let name = "device/wipe"
  static let mayAskGateway = false

  struct Params: VendorParams {
    let device: DeviceParams

    init(from decoder: any Decoder) throws { device = try DeviceParams(from: decoder) }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let key = params.device.key
    server.endApp(on: key)
    var device = server.space.value.devices[key]
    device.stored = nil
    server.set(device, ifUndone: device, for: key)
    return .result(DeviceResult(key, device))
  }
}
