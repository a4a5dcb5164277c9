import RedemptionCore

extension RevenueCatServerAPI {
  /// Invoices of Web Billing, transactions of phone stores, and the page where a subscription is managed.
  static let payments = [
    secret("GET", "/v2/projects/{project}/customers/{id}/invoices") { request, ledger throws(GatewayError) in
      guard let page = ReadCustomer.Page(request) else { return wrongLimit }
      guard let id = request["id"], try ledger.names(of: id, at: .revenueCat) != nil else { return noCustomer }
      // Ours: the newest first.
      let invoices = try ledger.purchases(of: id, at: .revenueCat).flatMap(\.invoices)
        .sorted { $0.issuedAt > $1.issuedAt }
      let path = "/v2/projects/\(request["project"] ?? "")/customers/\(PercentEncoding.queryValue(id))/invoices"
      return LocalResponse(ReadCustomer.list(path, invoices.map(\.object), page))
    },
    secret("GET", subscription + "/transactions") { request, ledger throws(GatewayError) in
      guard let page = ReadCustomer.Page(request) else { return wrongLimit }
      let id = request["purchase"] ?? ""
      guard let known = try purchase(id, "subscriptions", request, ledger)?.purchase else { return noPurchase }
      guard known.isOfPhoneStore else {
        return refuse(
          400, "parameter_error", "Only subscriptions of the Play Store and the App Store have transactions.",
          param: "subscription_id")
      }
      let path = "/v2/projects/\(request["project"] ?? "")/subscriptions/\(PercentEncoding.queryValue(id))/transactions"
      return LocalResponse(ReadCustomer.list(path, known.transactions, page))
    },
    secret("GET", subscription + "/authenticated_management_url") { request, ledger throws(GatewayError) in
      let id = request["purchase"] ?? ""
      guard let known = try purchase(id, "subscriptions", request, ledger)?.purchase else { return noPurchase }
      guard known.store == .rcBilling, let url = known.managementURL else {
        return refuse(404, "resource_missing", "Only subscriptions of Web Billing have a customer portal.")
      }
      return LocalResponse(
        ["object": "authenticated_management_url", "management_url": .string(url)] as JSONValue)
    },
  ]

  private static let subscription = "/v2/projects/{project}/subscriptions/{purchase}"
}

/// An invoice of Web Billing (RevenueCat/docs bf39a9c, `openapi-spec/api-v2.yaml`, schema `Invoice`). Ours: its id is
/// that of the payment, it is in the currency of the purchase, and it has no file.
private struct Invoice {
  let id: String
  let issuedAt: Timestamp
  let object: JSONValue

  init(_ payment: Payment, of purchase: PurchaseRecord, _ price: Price) {
    id = purchase.paymentId(of: payment.number)
    issuedAt = payment.issuedAt
    let gross = JSONValue(number: Double(price.amountMicros) / 1_000_000)
    let amount: JSONValue = [
      "currency": .string(price.currency), "gross": gross, "commission": 0, "tax": 0, "proceeds": gross,
    ]
    let line: JSONValue = [
      "object": "invoice.line_item", "product_identifier": .string(payment.product),
      "product_display_name": JSONValue(payment.displayName), "product_duration": JSONValue(payment.duration),
      "quantity": 1, "unit_amount": amount,
    ]
    object = [
      "object": "invoice", "id": .string(id), "total_amount": amount, "line_items": [line],
      "issued_at": JSONValue(payment.issuedAt), "paid_at": JSONValue(payment.paidAt), "invoice_url": nil,
    ]
  }
}

extension PurchaseRecord {
  /// What was to be paid at Web Billing: nothing for a trial.
  fileprivate var invoices: [Invoice] {
    guard store == .rcBilling else { return [] }
    return payments.compactMap { payment in
      guard !payment.isTrial, let price = payment.price, price.amountMicros > 0 else { return nil }
      return Invoice(payment, of: self, price)
    }
  }

  fileprivate var isOfPhoneStore: Bool { [.appStore, .macAppStore, .playStore].contains(store) }

  /// What was paid, the newest first (schema `SubscriptionTransaction`).
  fileprivate var transactions: [JSONValue] {
    payments.filter { $0.paidAt != nil }.reversed().map { payment in
      let isPresent = payment.number == periodNumber
      return [
        "object": "subscription_transaction", "id": .string(paymentId(of: payment.number)),
        "purchased_at": JSONValue(payment.paidAt), "product_store_identifier": .string(payment.product),
        "expiration_date": JSONValue(payment.endsAt),
        "effective_expiration_date": JSONValue(isPresent ? accessEndsAt : payment.endsAt),
      ]
    }
  }
}

extension Payment {
  /// The length of the period in ISO 8601; nil for a one-time purchase.
  fileprivate var duration: String? {
    endsAt.map { BillingPeriod(days: max(1, ($0.milliseconds - startsAt.milliseconds) / 86_400_000)).duration }
  }
}
