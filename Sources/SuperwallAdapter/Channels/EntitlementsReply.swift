import RedemptionCore

/// `entitlements` in the words of one SDK: the lists `active`, `inactive` and `all`, and where the wrapper has it
/// `web`.
///
/// Expo and Unity have no `web`. Flutter on Android fills its class with `isActive` true and no products, whatever list
/// it is (`SuperwallHost.kt`); Flutter on iOS and KMP tell all of it.
struct EntitlementsReply: Encodable, Sendable {
  let lists: SDKEntitlements
  let target: Target

  private enum Key: String, CodingKey { case type, active, inactive, all, web }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch target.sdk {
    case .flutter: try object.encode("PEntitlements", forKey: .type)
    case .kmp: try object.encode("Entitlements", forKey: .type)
    default: break
    }
    try encode(lists.active, into: &object, forKey: .active)
    try encode(lists.inactive, into: &object, forKey: .inactive)
    try encode(lists.all, into: &object, forKey: .all)
    guard target.sdk == .flutter || target.sdk == .kmp else { return }
    try encode(lists.web, into: &object, forKey: .web)
  }

  private func encode(
    _ entitlements: [Entitlement], into object: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try object.encode(EntitlementListReply(entitlements: entitlements, target: target), forKey: key)
  }
}

/// A list of entitlements as one SDK returns it.
struct EntitlementListReply: Encodable, Sendable {
  let entitlements: [Entitlement]
  let target: Target

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for entitlement in entitlements {
      var element = list.nestedContainer(keyedBy: SuperwallKey.self)
      try element.encode(told(entitlement), for: target)
    }
  }

  private func told(_ entitlement: Entitlement) -> Entitlement {
    target.isFlutterOnAndroid ? Entitlement(id: entitlement.id, isActive: true) : entitlement
  }
}
