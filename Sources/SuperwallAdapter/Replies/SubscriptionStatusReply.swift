import RedemptionCore

/// A subscription status in the words of one SDK.
///
/// Expo 1.2.0: `{status}` and, where active, `entitlements` (`{id}` on Android, `{id, type}` on iOS). Unity 0.2.5:
/// `{type}` in lower case and, active on iOS only, `entitlements`. Flutter and KMP: the class name; Flutter on Android
/// tells identifiers only. Native has no JSON upstream: the case's name, with whole entitlements.
struct SubscriptionStatusReply: Encodable, Sendable {
  let status: AccessStatus
  let target: Target

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch target.sdk {
    case .reactNative: try object.encode(status.name.uppercased(), forKey: .status)
    case .unity: try object.encode(status.name, forKey: .type)
    case .flutter: try object.encode("P" + status.name.capitalizedFirst, forKey: .type)
    case .kmp: try object.encode(status.name.capitalizedFirst, forKey: .type)
    default:
      try object.encode(target.platform == .ios ? status.name : status.name.capitalizedFirst, forKey: .type)
    }
    guard case .active(let entitlements) = status else { return }
    if target.sdk == .unity, target.platform == .android { return }
    var list = object.nestedUnkeyedContainer(forKey: .entitlements)
    for entitlement in entitlements {
      var element = list.nestedContainer(keyedBy: SuperwallKey.self)
      // Android's `SubscriptionStatusMapper.kt` makes a new object of the identifier.
      let entitlement = target.isFlutterOnAndroid ? Entitlement(id: entitlement.id, isActive: true) : entitlement
      let isShort = target.sdk == .reactNative && target.platform == .android
      let columns = isShort ? EntitlementColumns.expoAndroid : EntitlementColumns.own(of: target)
      try element.encode(entitlement, by: columns, for: target)
    }
  }

  private enum Key: String, CodingKey { case status, type, entitlements }
}

extension EntitlementColumns {
  /// A target's own. A redemption's result has fewer members in Flutter, and in Expo on Android.
  fileprivate static func own(of target: Target) -> [ReplyColumn<EntitlementFact>] {
    switch target.sdk {
    case .reactNative: expo
    case .unity: unity
    case .flutter, .kmp: allFields
    default: target.platform == .ios ? nativeIOS : nativeAndroid
    }
  }
}

extension SuperwallWriter {
  /// Writes an entitlement with all members that the target has.
  mutating func encode(_ entitlement: Entitlement, for target: Target) throws {
    try encode(entitlement, by: EntitlementColumns.own(of: target), for: target)
  }
}

extension Target {
  /// Flutter's plugin for Android tells of an entitlement its identifier: active, without products.
  var isFlutterOnAndroid: Bool { sdk == .flutter && platform == .android }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
