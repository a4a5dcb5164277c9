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
      if target.sdk == .reactNative, target.platform == .android {
        try element.encode(entitlement.id, forKey: .id)
      } else {
        try element.encode(entitlement, for: target)
      }
    }
  }

  private enum Key: String, CodingKey { case status, type, entitlements }
}

extension SuperwallWriter {
  /// Writes an entitlement that stands outside of a redemption's result, by the target's own members.
  ///
  mutating func encode(_ entitlement: Entitlement, for target: Target) throws {
    switch target.sdk {
    case .reactNative:
      try encode(entitlement.id, forKey: .id)
      try encode(entitlementType, forKey: .type)
    case .unity:
      try encode(entitlement.id, forKey: .id)
      try encode("serviceLevel", forKey: .type)
      try encode(entitlement.isActive, forKey: .isActive)
      try encode(entitlement.productIds, forKey: .productIds)
    case .flutter, .kmp: try encodeClass(entitlement, for: target)
    default: try encodeWire(entitlement, on: target.platform)
    }
  }

  /// Writes all 13 fields of Flutter's and KMP's class.
  mutating func encodeClass(_ entitlement: Entitlement, for target: Target) throws {
    let type = target.sdk == .flutter ? FlutterReply.entitlementType : entitlementType
    let state =
      target.sdk == .flutter ? entitlement.state?.rawValue : entitlement.state?.superwallWord(on: target.platform)
    try encode(entitlement.id, forKey: .id)
    try encode(type, forKey: .type)
    try encode(entitlement.isActive, forKey: .isActive)
    try encode(entitlement.productIds, forKey: .productIds)
    try encode(entitlement.productId, forKey: .latestProductId)
    try encode(entitlement.store?.superwallWord(for: target), forKey: .store)
    try encode(entitlement.startsAt, forKey: .startsAt)
    try encode(entitlement.renewedAt, forKey: .renewedAt)
    try encode(entitlement.expiresAt, forKey: .expiresAt)
    try encode(entitlement.isLifetime, forKey: .isLifetime)
    try encode(entitlement.willRenew, forKey: .willRenew)
    try encode(state, forKey: .state)
    try encode(entitlement.offerType, forKey: .offerType)
  }
}

extension Target {
  /// Flutter's plugin for Android tells of an entitlement its identifier: active, without products.
  var isFlutterOnAndroid: Bool { sdk == .flutter && platform == .android }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
