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

  /// `identify` (iOS `Identity/IdentityManager.swift`): the same user again changes nothing, another one resets first.
  mutating func logIn(_ text: String, _ turn: inout SDKTurn) {
    guard let appUserId = SuperwallBehaviour.accepted(text), redeemer.appUserId != appUserId
    else { return }
    if redeemer.appUserId != nil { reset(&turn) }
    redeemer.appUserId = appUserId
    sendStoredCodes(because: .storedCodes, &turn)
  }

  mutating func logOut(_ turn: inout SDKTurn) {
    reset(&turn)
    sendStoredCodes(because: .storedCodes, &turn)
  }

  /// What belongs to the user is forgotten, what belongs to the device stays.
  private mutating func reset(_ turn: inout SDKTurn) {
    redeemer.appUserId = nil
    userAttributes = [:]
    switch target.platform {
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
    switch target.platform {
    case .ios: agenda.plan(.attributes, at: turn.now.advanced(byMilliseconds: 500))
    case .android: sendStoredCodes(because: .attributes, &turn)
    }
  }
}
