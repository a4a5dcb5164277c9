import HashTreeCollections
import RedemptionCore

/// A phone, as one vendor's SDK sees it: what the SDK has stored there. It outlives the sessions of its app.
struct Device {
  /// What names a device in a space. Vendors may use the same id; each keeps its own data.
  struct Key: Hashable, Comparable, Codable {
    let vendor: Vendor
    let platform: Platform
    let id: String

    private var text: String { "\(vendor.rawValue) \(platform.rawValue) \(id)" }

    static func < (first: Key, second: Key) -> Bool { first.text.utf8.lexicographicallyPrecedes(second.text.utf8) }
  }

  /// What an SDK stored when its app ran last.
  struct Stored {
    let sdk: SDK
    let behaviour: any SDKBehaviour
  }

  /// Nil before the app ran, and after `device/wipe`.
  var stored: Stored?
  /// Milliseconds by which the phone's clock is ahead of the space's.
  var clockAhead: Int64 = 0
  /// The id of the session that runs on it; nil while the app does not run.
  var session: String?
  /// True if a client has named it. What only an SDK has named is not in the digest.
  var isNamed = false
  /// Position among the devices whose app has ended.
  var ended: UInt64 = 0

  /// True if it is no different from a phone on which the app was never installed.
  var isBlank: Bool { stored == nil && clockAhead == 0 && session == nil }
}

/// The devices of a space, as a value: a copy costs nothing.
struct Devices {
  /// The most devices without a running app that are kept.
  static let limit = 1000

  private var devices: TreeDictionary<Device.Key, Device> = [:]
  private var running = 0

  subscript(key: Device.Key) -> Device { devices[key] ?? Device() }

  /// All of them, in no order.
  var all: some Sequence<(key: Device.Key, value: Device)> { devices }

  /// Replaces a device. Beyond ``limit``, the one whose app ended first is forgotten, as after an uninstallation.
  mutating func set(_ device: Device, for key: Device.Key) {
    if devices[key]?.session != nil { running -= 1 }
    devices[key] = device.isBlank ? nil : device
    if device.session != nil { running += 1 }
    guard devices.count - running > Devices.limit else { return }
    let idle = devices.lazy.filter { $0.value.session == nil }
    if let oldest = idle.min(by: { $0.value.ended < $1.value.ended }) { devices[oldest.key] = nil }
  }
}
