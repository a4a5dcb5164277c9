public import RedemptionCore

/// Qonversion's webhooks (documentation.qonversion.io, "Webhooks"; the names of events from the automations of its
/// SDKs). A body has no id of its event. No redemption is told.
///
/// `user_id` is the id that Qonversion assigned, `identity_id` the one that the app passed to `identify`. Ours: the
/// schedule and the time limit, which no source has, transaction ids as texts, and a first purchase after a trial that
/// has ended as `subscription_started`.
struct QonversionWebhooks: WebhookDoor {
  let rules = WebhookRules(timeLimit: 30, retriesAfter: [60, 300, 1800, 7200])

  /// No source has an event of a grant.
  func name(of event: PurchaseEvent) -> String? {
    guard event.purchase.store != .promotional else { return nil }
    let kind = event.purchase.periodType == .trial ? "trial" : "subscription"
    return switch event.kind {
    case .initialPurchase: kind + "_started"
    case .renewal where event.purchase.purchasedAt == event.purchase.originallyPurchasedAt: "subscription_started"
    case .renewal: event.isTrialConversion ? "trial_converted" : "subscription_renewed"
    case .cancellation where event.reason == .refunded: "subscription_refunded"
    case .cancellation: event.reason == .unsubscribed ? kind + "_canceled" : nil
    case .expiration: event.reason == .refunded ? nil : kind + "_expired"
    case .billingIssue: kind + "_billing_retry_entered"
    case .productChange: "subscription_product_changed"
    case .oneTimePurchase: "in_app_purchase"
    case .invoice, .uncancellation, .pause, .extended, .transfer, .redemption: nil
    }
  }

  func body(of event: PurchaseEvent) -> any Encodable & Sendable {
    QonversionDelivery(event: event, name: name(of: event) ?? "")
  }

  /// The token as typed: it is no user and password.
  func headers(_ sending: WebhookSending) -> [WebhookHeader] {
    let accept = WebhookHeader("Accept", "application/json")
    guard let secret = sending.secrets.secret else { return [accept] }
    return [accept, WebhookHeader("Authorization", "Basic \(secret)")]
  }
}

/// The whole body; all times are seconds.
private struct QonversionDelivery: Encodable, Sendable {
  let event: PurchaseEvent
  let name: String

  private enum CodingKeys: String, CodingKey {
    case environment, price, properties, revenue, time, transaction
    case advertiserId = "advertiser_id"
    case createdAt = "created_at"
    case customUserId = "custom_user_id"
    case deviceId = "device_id"
    case eventName = "event_name"
    case identityId = "identity_id"
    case productId = "product_id"
    case userId = "user_id"
  }

  func encode(to encoder: any Encoder) throws {
    let purchase = event.purchase
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .eventName)
    let subject = event.subject
    let ownId = QonversionAdapter.isMadeBySDK(subject.appUserId) ? nil : subject.appUserId
    let userId = QonversionAdapter.userId(of: subject.originalAppUserId, subject.aliases)
    try container.encode(userId, forKey: .userId)
    // A property of the app; texts without a value are empty, as in the sample.
    try container.encode(properties["_q_custom_user_id"] ?? "", forKey: .customUserId)
    try container.encode(ownId ?? "", forKey: .identityId)
    try container.encodeNil(forKey: .advertiserId)
    try container.encode(event.at.seconds, forKey: .time)
    try container.encode(event.at.seconds, forKey: .createdAt)
    try container.encode(purchase.product, forKey: .productId)
    try encodeMoney(into: &container)
    try container.encode(Transaction(purchase), forKey: .transaction)
    try container.encode(properties, forKey: .properties)
    try container.encodeNil(forKey: .deviceId)
    try container.encode(purchase.isSandbox ? "sandbox" : "production", forKey: .environment)
  }

  /// What apps have set, and the address of the checkout.
  private var properties: [String: String] {
    let set = event.subject.attributes.compactMapValues { $0["value"]?.string }
    return (event.purchase.email.map { ["_q_email": $0] } ?? [:]).merging(set) { $1 }
  }

  private func encodeMoney(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    guard let price = event.purchase.price else { return }
    if let micros = event.amountMicros, micros != 0 {
      try container.encode(
        Revenue(value: Double(micros) / 1_000_000, currency: price.currency), forKey: .revenue)
    }
    try container.encode(
      Money(value: Double(price.amountMicros) / 1_000_000, currency: price.currency), forKey: .price)
  }

  private struct Money: Encodable {
    let value: Double
    let currency: String

    private enum CodingKeys: String, CodingKey {
      case value, currency
      case valueInDollars = "value_usd"
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(value, forKey: .value)
      // There are no exchange rates here.
      try container.encode(currency == "USD" ? value : nil, forKey: .valueInDollars)
      try container.encode(currency, forKey: .currency)
    }
  }

  private struct Revenue: Encodable {
    let value: Double
    let currency: String

    private enum CodingKeys: String, CodingKey {
      case isProceed = "is_proceed"
      case proceedsRate = "proceeds_rate"
    }

    func encode(to encoder: any Encoder) throws {
      try Money(value: value, currency: currency).encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      // Percent: nobody takes a commission here.
      try container.encode(0, forKey: .isProceed)
      try container.encode(100, forKey: .proceedsRate)
    }
  }

  private struct Transaction: Encodable {
    let purchase: PurchaseRecord

    init(_ purchase: PurchaseRecord) { self.purchase = purchase }

    private enum CodingKeys: String, CodingKey {
      case expires
      case gracePeriodExpires = "grace_period_expires"
      case originalTransactionId = "original_transaction_id"
      case transactionDate = "transaction_date"
      case transactionId = "transaction_id"
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(purchase.paymentId, forKey: .transactionId)
      try container.encode(purchase.storeTransactionId, forKey: .originalTransactionId)
      try container.encode(purchase.expiresAt?.seconds, forKey: .expires)
      try container.encode(purchase.gracePeriodExpiresAt?.seconds, forKey: .gracePeriodExpires)
      try container.encode(purchase.purchasedAt.seconds, forKey: .transactionDate)
    }
  }
}

extension Timestamp {
  fileprivate var seconds: Int64 { milliseconds / 1000 }
}

extension QonversionAdapter {
  /// Events with the token of the dashboard.
  public var webhooks: (any WebhookDoor)? { QonversionWebhooks() }
}
