public import RedemptionCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Superwall's webhooks of the first form, signed by Svix (superwall/docs 1cb0a28, `integrations/webhooks/index.mdx`).
///
/// The fields of the second form are not public. Redemptions and changes of users have no event.
struct SuperwallWebhooks: WebhookDoor {
  private static let prefix = "whsec_"

  /// An answer of 2xx within 15 seconds; Svix's schedule (docs.svix.com, "Retry Schedule").
  let rules = WebhookRules(timeLimit: 15, retriesAfter: [5, 300, 1800, 7200, 18_000, 36_000, 36_000])

  /// Purchases at Stripe have no `product_change`, `non_renewing_purchase` and `subscription_paused`, and no source has
  /// an event of a grant.
  func name(of event: PurchaseEvent) -> String? {
    guard event.purchase.store != .promotional else { return nil }
    let isStripe = event.purchase.store == .stripe
    return switch event.kind {
    case .initialPurchase: "initial_purchase"
    case .oneTimePurchase: isStripe ? nil : "non_renewing_purchase"
    case .renewal: "renewal"
    case .cancellation: "cancellation"
    case .uncancellation: "uncancellation"
    case .expiration: "expiration"
    case .billingIssue: "billing_issue"
    case .productChange: isStripe ? nil : "product_change"
    case .pause: isStripe ? nil : "subscription_paused"
    case .invoice, .extended, .transfer, .redemption: nil
    }
  }

  func body(of event: PurchaseEvent) -> any Encodable & Sendable {
    SuperwallDelivery(event: event, name: name(of: event) ?? "")
  }

  /// The signature covers `id.timestamp.body` (svix/svix-webhooks 4fc0cfb, `go/webhook.go`).
  func headers(_ sending: WebhookSending) -> [WebhookHeader] {
    let id = SuperwallWebhooks.messageId(of: sending.event)
    let time = String(sending.time.milliseconds / 1000)
    let key = sending.secrets.secret.flatMap(SuperwallWebhooks.key) ?? []
    let code = SHA256.authenticationCode(of: Array("\(id).\(time).".utf8) + sending.body, key: key)
    return [
      WebhookHeader("svix-id", id), WebhookHeader("svix-timestamp", time),
      WebhookHeader("svix-signature", "v1," + Data(code).base64EncodedString()),
    ]
  }

  /// The id of the message with an event, the same in every delivery.
  static func messageId(of event: String) -> String { "msg_" + event.lowercased().filter { $0 != "-" } }

  /// Superwall makes the secret; one that a test brings has the same form.
  func secrets(
    from given: WebhookSecrets, using generator: inout RandomSource
  ) throws(ExpectedSecret) -> WebhookSecrets {
    guard given.signingSecret == nil else {
      throw ExpectedSecret(isForSigning: true, expected: "nothing: `secret` signs")
    }
    guard let secret = given.secret else {
      let bytes = (0..<24).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      return WebhookSecrets(secret: SuperwallWebhooks.prefix + Data(bytes).base64EncodedString())
    }
    guard SuperwallWebhooks.key(of: secret) != nil else {
      throw ExpectedSecret(expected: "`whsec_` and the base64 text of the key")
    }
    return given
  }

  private static func key(of secret: String) -> [UInt8]? {
    guard secret.hasPrefix(prefix), let key = Data(base64Encoded: String(secret.dropFirst(prefix.count))),
      !key.isEmpty
    else { return nil }
    return Array(key)
  }
}

/// The whole body.
private struct SuperwallDelivery: Encodable, Sendable {
  let event: PurchaseEvent
  let name: String

  private enum CodingKeys: String, CodingKey { case object, type, projectId, applicationId, timestamp, data }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("event", forKey: .object)
    try container.encode(name, forKey: .type)
    // Ours: the ids of the project and of its one app. Every attempt has the same body, so it was sent at once.
    try container.encode(1, forKey: .projectId)
    try container.encode(1, forKey: .applicationId)
    try container.encode(event.at, forKey: .timestamp)
    try container.encode(SuperwallEventData(event: event, name: name), forKey: .data)
  }
}

/// `data`, with the members in the order of Superwall's sample.
private struct SuperwallEventData: Encodable, Sendable {
  let event: PurchaseEvent
  let name: String

  private enum CodingKeys: String, CodingKey {
    case id, name, cancelReason, exchangeRate, isSmallBusiness, periodType, countryCode, price, proceeds,
      priceInPurchasedCurrency, taxPercentage, commissionPercentage, takehomePercentage, offerCode, isFamilyShare,
      expirationAt, transactionId, originalTransactionId, originalAppUserId, store, purchasedAt, currencyCode,
      productId, environment, isTrialConversion, newProductId, bundleId, ts, expirationReason
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("\(event.id.lowercased()):\(name)", forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(event.kind == .cancellation ? reason : nil, forKey: .cancelReason)
    try encodeMoney(into: &container)
    try encodePurchase(into: &container)
    try container.encode(event.isTrialConversion, forKey: .isTrialConversion)
    try container.encode(event.newProduct, forKey: .newProductId)
    try container.encode("com.example.app", forKey: .bundleId)
    try container.encode(event.at, forKey: .ts)
    if event.kind == .expiration { try container.encode(reason, forKey: .expirationReason) }
  }

  /// Without fees, taxes and exchange rates.
  private func encodeMoney(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    let amount = Double(event.amountMicros ?? 0) / 1_000_000
    try container.encode(1, forKey: .exchangeRate)
    try container.encode(false, forKey: .isSmallBusiness)
    try container.encode(event.purchase.periodType.rawValue.uppercased(), forKey: .periodType)
    try container.encodeNil(forKey: .countryCode)
    try container.encode(amount, forKey: .price)
    try container.encode(amount, forKey: .proceeds)
    try container.encode(amount, forKey: .priceInPurchasedCurrency)
    try container.encode(0, forKey: .taxPercentage)
    try container.encode(0, forKey: .commissionPercentage)
    try container.encode(1, forKey: .takehomePercentage)
  }

  private func encodePurchase(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    let purchase = event.purchase
    try container.encodeNil(forKey: .offerCode)
    try container.encode(false, forKey: .isFamilyShare)
    try container.encode(
      purchase.kind == .oneTime ? nil : purchase.refundedAt ?? purchase.expiresAt, forKey: .expirationAt)
    try container.encode(purchase.paymentId, forKey: .transactionId)
    try container.encode(purchase.storeTransactionId, forKey: .originalTransactionId)
    try container.encode(event.subject.originalAppUserId, forKey: .originalAppUserId)
    try container.encode(purchase.store.rawValue.uppercased(), forKey: .store)
    try container.encode(purchase.purchasedAt, forKey: .purchasedAt)
    try container.encode(purchase.price?.currency, forKey: .currencyCode)
    try container.encode(purchase.product, forKey: .productId)
    try container.encode(purchase.isSandbox ? "SANDBOX" : "PRODUCTION", forKey: .environment)
  }

  /// At Stripe Superwall mostly does not know why.
  private var reason: String {
    switch event.reason {
    case .refunded: "CUSTOMER_SUPPORT"
    case .billingError: "BILLING_ERROR"
    case .unsubscribed where event.purchase.store != .stripe: "UNSUBSCRIBE"
    case .paused: "SUBSCRIPTION_PAUSED"
    case .revoked: "DEVELOPER_INITIATED"
    case .unsubscribed, .unknown, nil: "UNKNOWN"
    }
  }
}

extension SuperwallAdapter {
  /// Events of the first form, signed by Svix.
  public var webhooks: (any WebhookDoor)? { SuperwallWebhooks() }
}
