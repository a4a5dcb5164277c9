/// The installed app that redeems, and its user.
public struct Redeemer: Hashable, Sendable, Codable {
  /// The app user; nil if the SDK has none until the app identifies one.
  public var appUserId: String?
  /// The installed app's own identifier.
  public var deviceId: String

  /// Creates a redeemer.
  public init(appUserId: String?, deviceId: String) {
    self.appUserId = appUserId
    self.deviceId = deviceId
  }

  /// The app user if there is one, else the device.
  public var owner: Owner { appUserId.map { .appUser(id: $0) } ?? .device(id: deviceId) }
}
