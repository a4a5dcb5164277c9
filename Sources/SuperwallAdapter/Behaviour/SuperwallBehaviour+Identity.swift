import RedemptionCore

/// The user, whom the SDK knows by itself: it asks no service about a login.
extension SuperwallBehaviour {
  /// The identifier without white space around it; nil if nothing is left (`IdentityManager` of both SDKs: `identify`
  /// with an empty user id does nothing).
  static func accepted(_ appUserId: String) -> String? {
    let isSpace = \Character.isWhitespace
    let start = appUserId.drop { $0[keyPath: isSpace] }
    let trimmed = start.reversed().drop { $0[keyPath: isSpace] }.reversed()
    return trimmed.isEmpty ? nil : String(trimmed)
  }

  /// `$SuperwallDevice:` and a UUID, as both native SDKs send it.
  static func newDeviceId(using generator: inout some RandomNumberGenerator) -> String {
    deviceIdPrefix + RandomText.uuid(using: &generator)
  }

  /// The prefix of every device id.
  static let deviceIdPrefix = "$SuperwallDevice:"

  /// `$SuperwallAlias:` and a UUID: the id of a user whom the app has not named. Ours is the device's, so that it stays
  /// the same.
  static func alias(ofDevice device: String) -> String {
    "$SuperwallAlias:" + (device.hasPrefix(deviceIdPrefix) ? String(device.dropFirst(deviceIdPrefix.count)) : device)
  }

  /// `identify` (iOS `Identity/IdentityManager.swift`, Android `identity/IdentityManagerActor.kt`): the same user again
  /// changes nothing, another one resets first.
  ///
  /// Reset and login each send the stored codes (iOS `ConfigManager.reset`, Android `WebPaywallRedeemer.clear`), as two
  /// requests at the same time, both for the new user.
  mutating func logIn(_ text: String, _ turn: inout SDKTurn) {
    guard let appUserId = SuperwallBehaviour.accepted(text), !isUser(appUserId) else { return }
    let isChange = redeemer.appUserId != nil
    if isChange { reset(&turn) }
    redeemer.appUserId = appUserId
    sendStoredCodes(because: .storedCodes, times: isChange ? 2 : 1, &turn)
  }

  /// Swift's `==` does not tell "é" as one letter from "é" as two, Kotlin's compares characters.
  private func isUser(_ appUserId: String) -> Bool {
    target.platform == .ios ? redeemer.appUserId == appUserId : redeemer.appUserId.isIdentical(to: appUserId)
  }

  mutating func logOut(_ turn: inout SDKTurn) {
    reset(&turn)
    sendStoredCodes(because: .storedCodes, &turn)
  }

  /// What belongs to the user is forgotten, what belongs to the device stays.
  private mutating func reset(_ turn: inout SDKTurn) {
    redeemer.appUserId = nil
    userAttributes = [:]
    switch target.platform.system {
    case .ios: resetOnApple(&turn)
    case .android: resetOnAndroid(&turn)
    }
  }

  // MARK: Attributes

  /// Null removes a value. Changed integration attributes send the stored codes: on Android at once, on iOS when no
  /// more come for half a second.
  mutating func setAttributes(
    user: [String: JSONValue]?, integration: [String: JSONValue]?, _ turn: inout SDKTurn
  ) {
    userAttributes.apply(user ?? [:])
    guard let integration else { return }
    let before = integrationAttributes
    integrationAttributes.apply(integration)
    guard integrationAttributes != before else { return }
    switch target.platform.system {
    case .ios: agenda.plan(.attributes, at: turn.now.advanced(byMilliseconds: 500))
    case .android: sendStoredCodes(because: .attributes, &turn)
    }
  }
}
