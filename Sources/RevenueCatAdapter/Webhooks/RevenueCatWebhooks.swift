public import RedemptionCore

/// RevenueCat's webhooks, as RevenueCat/docs bf39a9c tells them (`docs/integrations/webhooks.md`,
/// `event-types-and-fields.mdx`, `event-flows.md`).
///
/// Ours: the ids of renewals (the store's id with the number of the period), the time in the app's own clock, and
/// `country_code` null.
struct RevenueCatWebhooks: WebhookDoor {
  /// 200 within 60 seconds; five retries.
  let rules = WebhookRules(timeLimit: 60, retriesAfter: [300, 600, 1200, 2400, 4800], accepted: 200...200)

  func name(of event: PurchaseEvent) -> String? {
    switch event.kind {
    case .invoice: event.purchase.store == .rcBilling ? "INVOICE_ISSUANCE" : nil
    case .initialPurchase where event.purchase.store == .promotional: "NON_RENEWING_PURCHASE"
    case .initialPurchase: "INITIAL_PURCHASE"
    case .oneTimePurchase: "NON_RENEWING_PURCHASE"
    case .renewal: "RENEWAL"
    case .cancellation: "CANCELLATION"
    case .uncancellation: "UNCANCELLATION"
    case .expiration: "EXPIRATION"
    case .billingIssue: "BILLING_ISSUE"
    case .productChange: "PRODUCT_CHANGE"
    case .pause: "SUBSCRIPTION_PAUSED"
    case .extended: "SUBSCRIPTION_EXTENDED"
    case .transfer: "TRANSFER"
    case .redemption: "PURCHASE_REDEEMED"
    }
  }

  func body(of event: PurchaseEvent) -> any Encodable & Sendable {
    let type = name(of: event) ?? ""
    return switch event.kind {
    case .invoice: RevenueCatDelivery(event: InvoiceEvent(event: event, type: type))
    case .transfer: RevenueCatDelivery(event: TransferEvent(event: event, type: type))
    case .redemption: RevenueCatDelivery(event: RedeemedEvent(event: event, type: type))
    default: RevenueCatDelivery(event: LifeEvent(event: event, type: type))
    }
  }

  /// The text of the dashboard as it is, and a signature if that is on.
  func headers(_ sending: WebhookSending) -> [WebhookHeader] {
    var headers: [WebhookHeader] = []
    if let secret = sending.secrets.secret { headers.append(WebhookHeader("Authorization", secret)) }
    if let key = sending.secrets.signingSecret {
      let time = sending.time.milliseconds / 1000
      let code = SHA256.authenticationCode(of: Array("\(time).".utf8) + sending.body, key: Array(key.utf8))
      let digits = code.map { RandomText.hexadecimal(UInt64($0), digits: 2) }.joined()
      headers.append(WebhookHeader("X-RevenueCat-Webhook-Signature", "t=\(time),v1=\(digits)"))
    }
    return headers
  }

  /// Both are optional, and any text.
  func secrets(
    from given: WebhookSecrets, using generator: inout RandomSource
  ) throws(ExpectedSecret) -> WebhookSecrets { given }
}

extension RevenueCatAdapter {
  /// Every event of a web purchase, with the `Authorization` of the dashboard and an optional signature.
  public var webhooks: (any WebhookDoor)? { RevenueCatWebhooks() }

  /// Web Billing retries for up to 30 days, in a sandbox every 3 minutes, and renews there six times
  /// (RevenueCat/docs bf39a9c, `web-billing/testing.mdx`). The days between two retries are ours. Who buys again within
  /// the grace period renews (`event-flows.md`, "Resubscribe Flow"). An invoice that was not paid cannot be refunded
  /// (`refunding-payments.mdx`).
  public func billingRules(of purchase: PurchaseRecord) -> BillingRules {
    var rules: BillingRules =
      purchase.isSandbox && purchase.store == .rcBilling
      ? BillingRules(retryInterval: 180, retries: 5, mostRenewals: 6) : .usual
    rules.saleEndsGrace = true
    return rules
  }
}
