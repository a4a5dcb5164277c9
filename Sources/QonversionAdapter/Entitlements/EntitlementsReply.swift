import RedemptionCore

/// What `checkEntitlements` returns: entitlements by their ids.
struct EntitlementsReply: Encodable, Sendable {
  let entitlements: [Qonversion.Entitlement]
  let platform: Platform

  init(_ grant: Grant, on platform: Platform) {
    entitlements = Qonversion.Entitlement.entitlements(of: grant)
    self.platform = platform
  }

  private enum CodingKeys: String, CodingKey { case entitlements }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var map = container.nestedContainer(keyedBy: AnyKey.self, forKey: .entitlements)
    for entitlement in entitlements {
      let reply = EntitlementReply(entitlement: entitlement, platform: platform)
      try map.encode(reply, forKey: AnyKey(entitlement.entitlementID))
    }
  }
}

/// One entitlement by the SDK's own property names: `QONEntitlement.h`, `QEntitlement.kt`. Dates are milliseconds.
private struct EntitlementReply: Encodable {
  let entitlement: Qonversion.Entitlement
  let platform: Platform

  private enum CodingKeys: String, CodingKey {
    case entitlementID, id, productID, productId, isActive, renewState, source, startedDate, expirationDate
    case renewsCount, trialStartDate, firstPurchaseDate, lastPurchaseDate, lastActivatedOfferCode, grantType
    case autoRenewDisableDate, transactions
  }

  func encode(to encoder: any Encoder) throws {
    let isApple = platform == .ios
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entitlement.entitlementID, forKey: isApple ? .entitlementID : .id)
    try container.encode(entitlement.productID, forKey: isApple ? .productID : .productId)
    try container.encode(entitlement.isActive, forKey: .isActive)
    try container.encode(entitlement.renewState.name(on: platform), forKey: .renewState)
    try container.encode(entitlement.source.name(on: platform), forKey: .source)
    try container.encode(entitlement.started, forKey: .startedDate)
    try container.encode(entitlement.expiration, forKey: .expirationDate)
    try container.encode(entitlement.renewsCount, forKey: .renewsCount)
    try container.encode(entitlement.trialStart, forKey: .trialStartDate)
    try container.encode(entitlement.started, forKey: .firstPurchaseDate)
    try container.encode(entitlement.lastPurchase, forKey: .lastPurchaseDate)
    try container.encode(entitlement.lastActivatedOfferCode, forKey: .lastActivatedOfferCode)
    try container.encode(entitlement.grantType.name(on: platform), forKey: .grantType)
    try container.encode(entitlement.autoRenewDisable, forKey: .autoRenewDisableDate)
    try container.encode([JSONValue](), forKey: .transactions)
  }
}
