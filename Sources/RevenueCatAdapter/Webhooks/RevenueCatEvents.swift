import RedemptionCore

/// The whole body: `event` comes first, as in RevenueCat's samples. Source of the events and of their order:
/// RevenueCat/docs bf39a9c, `event-flows.md` and `subscription-lifecycle.mdx`.
struct RevenueCatDelivery<Event: Encodable & Sendable>: Encodable, Sendable {
  let event: Event
  let apiVersion = "1.0"

  private enum CodingKeys: String, CodingKey {
    case event
    case apiVersion = "api_version"
  }
}

/// What all events have.
enum RevenueCatFacts {
  /// Ours: the id of the project's one app.
  static let appId = "app0123456789"

  static func environment(of purchase: PurchaseRecord) -> String { purchase.isSandbox ? "SANDBOX" : "PRODUCTION" }
  static func store(of purchase: PurchaseRecord) -> String { purchase.store.rawValue.uppercased() }
}

extension PurchaseEvent.Reason {
  fileprivate var word: String {
    switch self {
    case .unsubscribed: "UNSUBSCRIBE"
    case .billingError: "BILLING_ERROR"
    case .refunded: "CUSTOMER_SUPPORT"
    case .paused: "SUBSCRIPTION_PAUSED"
    case .revoked: "DEVELOPER_INITIATED"
    case .unknown: "UNKNOWN"
    }
  }
}

/// An event of a purchase's life, with the members in the order of RevenueCat's samples
/// (`code_blocks/integrations/webhooks/sample-events_*.json`).
struct LifeEvent: Encodable, Sendable {
  let event: PurchaseEvent
  let type: String

  private enum CodingKeys: String, CodingKey {
    case aliases, currency, environment, id, metadata, price, store, type
    case appId = "app_id"
    case appUserId = "app_user_id"
    case autoResumeAt = "auto_resume_at_ms"
    case cancelReason = "cancel_reason"
    case commissionPercentage = "commission_percentage"
    case countryCode = "country_code"
    case entitlementId = "entitlement_id"
    case entitlementIds = "entitlement_ids"
    case eventTimestamp = "event_timestamp_ms"
    case expirationAt = "expiration_at_ms"
    case expirationReason = "expiration_reason"
    case gracePeriodExpiresAt = "grace_period_expiration_at_ms"
    case isFamilyShare = "is_family_share"
    case isTrialConversion = "is_trial_conversion"
    case newProductId = "new_product_id"
    case originalAppUserId = "original_app_user_id"
    case originalTransactionId = "original_transaction_id"
    case periodType = "period_type"
    case presentedOfferingId = "presented_offering_id"
    case priceInPurchasedCurrency = "price_in_purchased_currency"
    case productId = "product_id"
    case purchasedAt = "purchased_at_ms"
    case renewalNumber = "renewal_number"
    case subscriberAttributes = "subscriber_attributes"
    case takehomePercentage = "takehome_percentage"
    case taxPercentage = "tax_percentage"
    case transactionId = "transaction_id"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try encodePurchase(into: &container)
    try encodeCustomer(into: &container)
    try encodeReasons(into: &container)
    try encodeMoney(into: &container)
    if !event.subject.attributes.isEmpty || event.kind != .productChange {
      try container.encode(event.subject.attributes, forKey: .subscriberAttributes)
    }
    try container.encode(RevenueCatFacts.store(of: event.purchase), forKey: .store)
    try encodeShares(into: &container)
    try container.encodeIfPresent(metadata, forKey: .metadata)
    try container.encodeIfPresent(event.periodNumber, forKey: .renewalNumber)
    try container.encode(type, forKey: .type)
    try container.encode(event.id, forKey: .id)
    if event.purchase.store != .promotional { try container.encode(RevenueCatFacts.appId, forKey: .appId) }
  }

  /// The page's own values, which Web Billing's first events have (RevenueCat/docs bf39a9c, `custom-metadata.mdx`).
  private var metadata: [String: JSONValue]? {
    let isFirst = event.kind == .initialPurchase || event.kind == .oneTimePurchase
    return isFirst && event.purchase.store == .rcBilling ? event.purchase.metadata : nil
  }

  private func encodePurchase(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    let purchase = event.purchase
    try container.encode(event.at, forKey: .eventTimestamp)
    try container.encode(purchase.product, forKey: .productId)
    let period = purchase.store == .promotional ? "PROMOTIONAL" : purchase.periodType.rawValue.uppercased()
    try container.encode(period, forKey: .periodType)
    try container.encode(purchase.purchasedAt, forKey: .purchasedAt)
    try container.encode(expiration, forKey: .expirationAt)
    if event.kind == .billingIssue {
      try container.encode(purchase.gracePeriodExpiresAt, forKey: .gracePeriodExpiresAt)
    }
    try container.encode(RevenueCatFacts.environment(of: purchase), forKey: .environment)
    try container.encodeNil(forKey: .entitlementId)
    try container.encode(purchase.entitlements.isEmpty ? nil : purchase.entitlements, forKey: .entitlementIds)
    try container.encodeNil(forKey: .presentedOfferingId)
    try container.encode(purchase.paymentId, forKey: .transactionId)
    try container.encode(purchase.storeTransactionId, forKey: .originalTransactionId)
    try container.encode(false, forKey: .isFamilyShare)
    try container.encodeNil(forKey: .countryCode)
  }

  /// When it ends, or ended by a refund. A grant for life has no end in events until it is taken back.
  private var expiration: Timestamp? {
    let purchase = event.purchase
    let isGiven = purchase.store == .promotional && Promotion.isForLife(purchase.product)
    let hasNone = purchase.kind == .oneTime || isGiven && type == "NON_RENEWING_PURCHASE"
    return hasNone ? nil : purchase.refundedAt ?? purchase.expiresAt
  }

  private func encodeCustomer(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode(event.subject.appUserId, forKey: .appUserId)
    try container.encode(event.subject.aliases, forKey: .aliases)
    try container.encode(event.subject.originalAppUserId, forKey: .originalAppUserId)
  }

  private func encodeReasons(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    switch event.kind {
    case .pause: try container.encode(event.purchase.renewal?.resumesAt, forKey: .autoResumeAt)
    case .cancellation: try container.encode(event.reason?.word, forKey: .cancelReason)
    case .expiration: try container.encode(event.reason?.word, forKey: .expirationReason)
    case .productChange: try container.encode(event.newProduct, forKey: .newProductId)
    default: break
    }
  }

  /// `price` is in US dollars: there are no exchange rates here, so another currency has none. A grant costs 0 dollars.
  private func encodeMoney(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    let isGrant = event.purchase.store == .promotional
    try container.encodeIfPresent(event.purchase.price?.currency ?? (isGrant ? "USD" : nil), forKey: .currency)
    if event.kind == .renewal { try container.encode(event.isTrialConversion, forKey: .isTrialConversion) }
    guard let micros = event.amountMicros ?? (isGrant ? 0 : nil) else { return }
    let amount = Double(micros) / 1_000_000
    if event.purchase.price?.currency == "USD" || micros == 0 { try container.encode(amount, forKey: .price) }
    try container.encode(amount, forKey: .priceInPurchasedCurrency)
  }
}

extension LifeEvent {
  /// What is left of the price, as parts of 1. Here nobody takes a tax or a commission.
  private func encodeShares(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode(1, forKey: .takehomePercentage)
    try container.encode(0, forKey: .taxPercentage)
    try container.encode(0, forKey: .commissionPercentage)
  }
}

/// An invoice of Web Billing. It has no `price`, and null where nothing is known before it is paid.
struct InvoiceEvent: Encodable, Sendable {
  let event: PurchaseEvent
  let type: String

  func encode(to encoder: any Encoder) throws {
    let purchase = event.purchase
    var container = encoder.container(keyedBy: AnyKey.self)
    func put(_ key: String, _ value: (some Encodable)?) throws { try container.encode(value, forKey: AnyKey(key)) }
    func putNull(_ keys: String...) throws { for key in keys { try container.encodeNil(forKey: AnyKey(key)) } }
    try put("event_timestamp_ms", event.at)
    try put("product_id", purchase.product)
    try putNull("period_type")
    try put("purchased_at_ms", event.at)
    try putNull("expiration_at_ms")
    try put("environment", RevenueCatFacts.environment(of: purchase))
    try putNull(
      "entitlement_id", "entitlement_ids", "presented_offering_id", "transaction_id", "original_transaction_id")
    try put("is_family_share", false)
    try putNull("country_code")
    try put("app_user_id", event.subject.appUserId)
    try put("aliases", event.subject.aliases)
    try put("original_app_user_id", event.subject.originalAppUserId)
    try put("currency", purchase.price?.currency)
    try put("price_in_purchased_currency", purchase.price.map { Double($0.amountMicros) / 1_000_000 })
    try put("subscriber_attributes", event.subject.attributes)
    try put("store", RevenueCatFacts.store(of: purchase))
    try putNull("takehome_percentage", "offer_code", "tax_percentage", "commission_percentage")
    try put("metadata", purchase.metadata)
    try putNull("renewal_number")
    try put("type", type)
    try put("id", event.id)
    try put("app_id", RevenueCatFacts.appId)
  }
}

/// A purchase that has moved to another customer; sent once, for the one who has it now.
struct TransferEvent: Encodable, Sendable {
  let event: PurchaseEvent
  let type: String

  private enum CodingKeys: String, CodingKey {
    case environment, id, store, type
    case appId = "app_id"
    case eventTimestamp = "event_timestamp_ms"
    case from = "transferred_from"
    case to = "transferred_to"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(RevenueCatFacts.appId, forKey: .appId)
    try container.encode(event.at, forKey: .eventTimestamp)
    try container.encode(event.id, forKey: .id)
    try container.encode(RevenueCatFacts.store(of: event.purchase), forKey: .store)
    try container.encode(event.from, forKey: .from)
    try container.encode(event.to, forKey: .to)
    try container.encode(type, forKey: .type)
    try container.encode(RevenueCatFacts.environment(of: event.purchase), forKey: .environment)
  }
}

/// A redeemed link. It names no `app_user_id`, no aliases and no attributes.
struct RedeemedEvent: Encodable, Sendable {
  let event: PurchaseEvent
  let type: String

  private enum CodingKeys: String, CodingKey {
    case environment, id, store, type
    case appId = "app_id"
    case entitlementIds = "entitlement_ids"
    case eventTimestamp = "event_timestamp_ms"
    case outcome = "redemption_outcome"
    case platform = "redemption_platform"
    case productId = "product_id"
    case redeemedBy = "redeemed_by"
    case redeemedFrom = "redeemed_from"
    case traceId = "trace_id"
    case workflowId = "workflow_id"
    case workflowStepId = "workflow_step_id"
  }

  private var outcome: String {
    switch event.effect {
    case .merged: "alias"
    case .moved: "transfer"
    case .some(.none), nil: "redeemer_owns"
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(RevenueCatFacts.appId, forKey: .appId)
    try container.encode(event.at, forKey: .eventTimestamp)
    try container.encode(event.id, forKey: .id)
    try container.encode(RevenueCatFacts.store(of: event.purchase), forKey: .store)
    try container.encode(RevenueCatFacts.environment(of: event.purchase), forKey: .environment)
    try container.encode(event.from, forKey: .redeemedFrom)
    try container.encode(event.to, forKey: .redeemedBy)
    try container.encode(outcome, forKey: .outcome)
    // The ledger does not know the phone.
    try container.encodeNil(forKey: .platform)
    try container.encode(event.purchase.product, forKey: .productId)
    try container.encode(event.purchase.entitlements, forKey: .entitlementIds)
    try container.encodeNil(forKey: .workflowId)
    try container.encodeNil(forKey: .workflowStepId)
    try container.encode(event.id.lowercased(), forKey: .traceId)
    try container.encode(type, forKey: .type)
  }
}
