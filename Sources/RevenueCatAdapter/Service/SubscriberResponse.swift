import RedemptionCore

/// The customer as RevenueCat's service tells it: `GET /v1/subscribers/{id}`, `POST /v1/receipts`, a redemption
/// (schema `Subscriber` of the public API version 1; `CustomerInfoResponse` of purchases-ios 5.86).
struct SubscriberResponse: Encodable, Sendable {
  /// A customer; what nobody told is null, as the service has it.
  struct Subscriber: Encodable, Sendable {
    let originalAppUserId: String
    let firstSeen: Timestamp
    let lastSeen: Timestamp
    let managementURL: String?
    /// What the app has set (`POST /v1/subscribers/{id}/attributes`). RevenueCat tells it to secret keys alone.
    let attributes: [String: JSONValue]
    let originalApplicationVersion: String?
    let originalPurchaseDate: Timestamp?
    let entitlements: IdentifiedList<Entitlement>
    let subscriptions: IdentifiedList<Subscription>
    let oneTimePurchases: IdentifiedList<OneTimePurchase>
  }

  let requestDate: Timestamp
  let subscriber: Subscriber

  /// What a grant says of its customer.
  init(_ grant: Grant, attributes: [String: JSONValue] = [:], now: Timestamp) {
    let customer = grant.customer ?? Customer(originalAppUserId: "", firstSeen: now, requestDate: now)
    requestDate = customer.requestDate
    subscriber = Subscriber(
      originalAppUserId: customer.originalAppUserId, firstSeen: customer.firstSeen, lastSeen: customer.firstSeen,
      managementURL: customer.managementURL, attributes: attributes,
      originalApplicationVersion: customer.originalApplicationVersion,
      originalPurchaseDate: customer.originalPurchaseDate, entitlements: grant.entitlements,
      subscriptions: grant.subscriptions, oneTimePurchases: grant.oneTimePurchases)
  }

  private enum CodingKeys: String, CodingKey {
    case requestDate = "request_date"
    case requestDateMilliseconds = "request_date_ms"
    case subscriber
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(requestDate.serviceText, forKey: .requestDate)
    try container.encode(requestDate, forKey: .requestDateMilliseconds)
    try container.encode(subscriber, forKey: .subscriber)
  }
}

extension SubscriberResponse.Subscriber {
  private enum CodingKeys: String, CodingKey {
    case entitlements, subscriptions
    case firstSeen = "first_seen"
    case lastSeen = "last_seen"
    case managementURL = "management_url"
    case nonSubscriptions = "non_subscriptions"
    case originalAppUserId = "original_app_user_id"
    case originalApplicationVersion = "original_application_version"
    case originalPurchaseDate = "original_purchase_date"
    case otherPurchases = "other_purchases"
    case attributes = "subscriber_attributes"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(map(entitlements) { ServiceEntitlement(entitlement: $0) }, forKey: .entitlements)
    try container.encode(firstSeen.serviceText, forKey: .firstSeen)
    try container.encode(lastSeen.serviceText, forKey: .lastSeen)
    try container.encode(managementURL, forKey: .managementURL)
    try container.encode(nonSubscriptions, forKey: .nonSubscriptions)
    try container.encode(originalAppUserId, forKey: .originalAppUserId)
    try container.encode(originalApplicationVersion, forKey: .originalApplicationVersion)
    try container.encode(originalPurchaseDate?.serviceText, forKey: .originalPurchaseDate)
    try container.encode([String: String](), forKey: .otherPurchases)
    if !attributes.isEmpty { try container.encode(JSONValue.object(attributes), forKey: .attributes) }
    try container.encode(map(subscriptions) { ServiceSubscription(subscription: $0) }, forKey: .subscriptions)
  }

  private func map<Element, Value: Encodable>(
    _ list: IdentifiedList<Element>, _ transform: (Element) -> Value
  ) -> ByIdentifier<Value> {
    ByIdentifier(pairs: list.map { ($0.id, transform($0)) })
  }

  /// By product, each product's purchases from the oldest to the latest.
  private var nonSubscriptions: ByIdentifier<[ServiceTransaction]> {
    let purchases = oneTimePurchases.sorted { ($0.purchasedAt, $0.id) < ($1.purchasedAt, $1.id) }
    return ByIdentifier(
      pairs: purchases.map(\.productId).distinctIdentifiers.map { product in
        (product, purchases.filter { $0.productId.isIdentical(to: product) }.map { ServiceTransaction(purchase: $0) })
      })
  }
}

/// Values by their identifiers; a dictionary would take two that look alike for one.
private struct ByIdentifier<Value: Encodable>: Encodable {
  let pairs: [(id: String, value: Value)]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for (id, value) in pairs { try container.encode(value, forKey: AnyKey(id)) }
  }
}

private struct ServiceEntitlement: Encodable {
  let entitlement: Entitlement

  private enum CodingKeys: String, CodingKey {
    case expiresDate = "expires_date"
    case gracePeriodExpiresDate = "grace_period_expires_date"
    case productIdentifier = "product_identifier"
    case productPlanIdentifier = "product_plan_identifier"
    case purchaseDate = "purchase_date"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entitlement.expiresAt?.serviceText, forKey: .expiresDate)
    try container.encode(entitlement.gracePeriodExpiresAt?.serviceText, forKey: .gracePeriodExpiresDate)
    try container.encode(entitlement.productId, forKey: .productIdentifier)
    try container.encodeIfPresent(entitlement.planId, forKey: .productPlanIdentifier)
    try container.encode(entitlement.renewedAt?.serviceText, forKey: .purchaseDate)
  }
}

private struct ServiceSubscription: Encodable {
  let subscription: Subscription

  private enum CodingKeys: String, CodingKey {
    case autoResumeDate = "auto_resume_date"
    case billingIssuesDetectedAt = "billing_issues_detected_at"
    case displayName = "display_name"
    case expiresDate = "expires_date"
    case gracePeriodExpiresDate = "grace_period_expires_date"
    case isSandbox = "is_sandbox"
    case managementURL = "management_url"
    case originalPurchaseDate = "original_purchase_date"
    case ownershipType = "ownership_type"
    case periodType = "period_type"
    case price
    case productPlanIdentifier = "product_plan_identifier"
    case purchaseDate = "purchase_date"
    case refundedAt = "refunded_at"
    case store
    case storeTransactionId = "store_transaction_id"
    case unsubscribeDetectedAt = "unsubscribe_detected_at"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(subscription.autoResumesAt?.serviceText, forKey: .autoResumeDate)
    try container.encode(subscription.billingIssuesDetectedAt?.serviceText, forKey: .billingIssuesDetectedAt)
    try container.encode(subscription.displayName, forKey: .displayName)
    try container.encode(subscription.expiresAt?.serviceText, forKey: .expiresDate)
    try container.encode(subscription.gracePeriodExpiresAt?.serviceText, forKey: .gracePeriodExpiresDate)
    try container.encode(subscription.isSandbox, forKey: .isSandbox)
    try container.encode(subscription.managementURL, forKey: .managementURL)
    try container.encode(subscription.originallyPurchasedAt?.serviceText, forKey: .originalPurchaseDate)
    try container.encode(subscription.ownershipType?.serviceWord, forKey: .ownershipType)
    try container.encode(subscription.periodType.rawValue, forKey: .periodType)
    try container.encode(subscription.price.map { ServicePrice(price: $0) }, forKey: .price)
    try container.encodeIfPresent(subscription.planId, forKey: .productPlanIdentifier)
    try container.encode(subscription.purchasedAt.serviceText, forKey: .purchaseDate)
    try container.encode(subscription.refundedAt?.serviceText, forKey: .refundedAt)
    try container.encode(subscription.store.rawValue, forKey: .store)
    try container.encode(subscription.storeTransactionId, forKey: .storeTransactionId)
    try container.encode(subscription.unsubscribeDetectedAt?.serviceText, forKey: .unsubscribeDetectedAt)
  }
}

/// Two texts are left out if nobody told them, because purchases-android 10.17 reads a null as the text "null"
/// (`Transaction.kt`, `optString`).
private struct ServiceTransaction: Encodable {
  let purchase: OneTimePurchase

  private enum CodingKeys: String, CodingKey {
    case displayName = "display_name"
    case id
    case isSandbox = "is_sandbox"
    case originalPurchaseDate = "original_purchase_date"
    case price
    case purchaseDate = "purchase_date"
    case store
    case storeTransactionId = "store_transaction_id"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(purchase.displayName, forKey: .displayName)
    try container.encode(purchase.id, forKey: .id)
    try container.encode(purchase.isSandbox ?? false, forKey: .isSandbox)
    try container.encode(
      (purchase.originallyPurchasedAt ?? purchase.purchasedAt).serviceText, forKey: .originalPurchaseDate)
    try container.encode(purchase.price.map { ServicePrice(price: $0) }, forKey: .price)
    try container.encode(purchase.purchasedAt.serviceText, forKey: .purchaseDate)
    try container.encode((purchase.store ?? .unknown).rawValue, forKey: .store)
    try container.encodeIfPresent(purchase.storeTransactionId, forKey: .storeTransactionId)
  }
}

private struct ServicePrice: Encodable {
  let price: Price

  private enum CodingKeys: String, CodingKey { case amount, currency }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Double(price.amountMicros) / 1_000_000, forKey: .amount)
    try container.encode(price.currency, forKey: .currency)
  }
}

extension Timestamp {
  /// The service's dates are whole seconds in UTC.
  fileprivate var serviceText: String { ISO8601Text.write(self, withFraction: false) }
}

extension OwnershipType {
  /// The word of the version 1 API; nil for one that nobody told.
  fileprivate var serviceWord: String? {
    switch self {
    case .purchased: "PURCHASED"
    case .familyShared: "FAMILY_SHARED"
    case .unknown: nil
    }
  }
}
