import RedemptionCore

/// The body of a launch: `QLaunchResult.kt` and `QPermission.kt` of android-sdk 9.6.0, `QNMapper.m`
/// (`fillLaunchResult:`, `fillPermission:`) of qonversion-ios-sdk 6.13.1. Dates are seconds.
struct LaunchBody: Encodable, Sendable {
  let user: String
  let grant: Grant
  let now: Timestamp

  private enum CodingKeys: String, CodingKey { case success, data }

  private enum DataKeys: String, CodingKey {
    case uid, timestamp, products, permissions, offerings
    case userProducts = "user_products"
    case productsPermissions = "products_permissions"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(true, forKey: .success)
    var data = container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
    try data.encode(user, forKey: .uid)
    try data.encode(now.seconds, forKey: .timestamp)
    try data.encode([String](), forKey: .products)
    try data.encode(
      Qonversion.Entitlement.entitlements(of: grant).map { Permission(entitlement: $0) }, forKey: .permissions)
    try data.encode([String](), forKey: .userProducts)
    try data.encode([String](), forKey: .offerings)
    try data.encode([String: [String]](), forKey: .productsPermissions)
  }
}

private struct Permission: Encodable {
  let entitlement: Qonversion.Entitlement

  private enum CodingKeys: String, CodingKey {
    case id, source, active
    case product = "associated_product"
    case renewState = "renew_state"
    case started = "started_timestamp"
    case expiration = "expiration_timestamp"
    case renewsCount = "renews_count"
    case trialStart = "trial_start_timestamp"
    case firstPurchase = "first_purchase_timestamp"
    case lastPurchase = "last_purchase_timestamp"
    case grantType = "grant_type"
    case autoRenewDisable = "auto_renew_disable_timestamp"
    case transactions = "store_transactions"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entitlement.entitlementID, forKey: .id)
    try container.encode(entitlement.productID, forKey: .product)
    try container.encode(entitlement.isActive ? 1 : 0, forKey: .active)
    try container.encode(entitlement.renewState.rawValue, forKey: .renewState)
    try container.encode(entitlement.source.serviceWord, forKey: .source)
    try container.encode(entitlement.started.seconds, forKey: .started)
    try container.encode(entitlement.expiration?.seconds, forKey: .expiration)
    try container.encode(entitlement.renewsCount, forKey: .renewsCount)
    try container.encode(entitlement.trialStart?.seconds, forKey: .trialStart)
    try container.encode(entitlement.started.seconds, forKey: .firstPurchase)
    try container.encode(entitlement.lastPurchase.seconds, forKey: .lastPurchase)
    try container.encode(entitlement.grantType.serviceWord, forKey: .grantType)
    try container.encode(entitlement.autoRenewDisable?.seconds, forKey: .autoRenewDisable)
    try container.encode([String](), forKey: .transactions)
  }
}

extension Timestamp {
  fileprivate var seconds: Int64 { wholeSecond.milliseconds / 1000 }
}

extension Qonversion.EntitlementSource {
  fileprivate var serviceWord: String {
    switch self {
    case .unknown: "unknown"
    case .appStore: "appstore"
    case .playStore: "playstore"
    case .stripe: "stripe"
    case .manual: "manual"
    }
  }
}

extension Qonversion.EntitlementGrantType {
  fileprivate var serviceWord: String {
    switch self {
    case .purchase: "purchase"
    case .familySharing: "family_sharing"
    case .offerCode: "offer_code"
    case .manual: "manual"
    }
  }
}
