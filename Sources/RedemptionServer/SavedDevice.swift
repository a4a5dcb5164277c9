import RedemptionCore

/// A device as a part of a saved space.
struct SavedDevice: Codable {
  let key: Device.Key
  let device: Device

  private enum CodingKeys: String, CodingKey { case key, sdk, stored, clockAhead, session, isNamed }

  init(_ key: Device.Key, _ device: Device) { (self.key, self.device) = (key, device) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try JSONValue(from: decoder).checkNumbers(at: decoder.codingPath)
    key = try container.decode(Device.Key.self, forKey: .key)
    var device = Device()
    device.clockAhead = try container.decode(Int64.self, forKey: .clockAhead)
    device.session = try container.decodeIfPresent(String.self, forKey: .session)
    device.isNamed = try container.decode(Bool.self, forKey: .isNamed)
    if let sdk = try container.decodeIfPresent(SDK.self, forKey: .sdk) {
      let target = Target(vendor: key.vendor, sdk: sdk, platform: key.platform)
      let adapter = try decoder.adapters().adapter(for: target, at: "")
      let behaviour = try adapter.readBehaviour(of: target, from: container.superDecoder(forKey: .stored))
      device.stored = Device.Stored(sdk: sdk, behaviour: behaviour)
    }
    self.device = device
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    if let stored = device.stored {
      try container.encode(stored.sdk, forKey: .sdk)
      try stored.behaviour.encode(to: container.superEncoder(forKey: .stored))
    }
    try container.encode(device.clockAhead, forKey: .clockAhead)
    try container.encodeIfPresent(device.session, forKey: .session)
    try container.encode(device.isNamed, forKey: .isNamed)
  }
}
