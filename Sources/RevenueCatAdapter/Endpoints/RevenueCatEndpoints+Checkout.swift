import RedemptionCore

extension RevenueCatEndpoints {
  /// The checkout of Web Billing, as purchases-js 1.53.1 uses it: `endpoints.ts`, `purchase-operation-helper.ts`.
  ///
  /// There is no payment: `complete` sells. Until then the status is `started`. The server forgets a started checkout
  /// when it ends.
  static let checkout = [
    LocalEndpoint("POST", root + "/prepare") { _, ledger in
      respond(
        ["stripe_gateway_params": .null, "paypal_gateway_params": .null, "paddle_billing_params": .null] as JSONValue,
        ledger)
    },
    LocalEndpoint("POST", root + "/start") { request, ledger throws(GatewayError) in try start(request, ledger) },
    LocalEndpoint("GET", root + "/{operation}", seeking: operation) { request, ledger throws(GatewayError) in
      try status(request["operation"] ?? "", ledger)
    },
    LocalEndpoint("PATCH", root + "/{operation}", seeking: operation) { request, ledger throws(GatewayError) in
      guard let checkout = ledger.openCheckout(request["operation"] ?? "") else { return unknownOperation(ledger) }
      return respond(pricing(of: checkout, request["operation"] ?? ""), ledger)
    },
    LocalEndpoint("POST", root + "/{operation}/complete", seeking: operation) { request, ledger throws(GatewayError) in
      try complete(request, ledger)
    },
  ]

  private static let root = "/rcbilling/v1/checkout"

  private static let operation: @Sendable (LocalRequest) -> SoughtID? = { $0["operation"].map { .checkout($0) } }

  private static func start(_ request: LocalRequest, _ ledger: any LocalLedger) throws(GatewayError) -> LocalResponse {
    let body = request.json
    guard let user = body["app_user_id"]?.string, !user.isEmpty else {
      return refuse(7220, "An app user id is needed.", ledger, status: 400)
    }
    guard let product = try product(body["product_id"]?.string ?? "", ledger) else {
      return refuse(
        7226, "The ledger has never sold this product. Sell it once with `store/purchase` to put it into the catalog.",
        ledger, status: 400)
    }
    if let email = body["email"]?.string, !EmailAddress.isValid(email) { return invalidAddress(ledger) }
    let operation = ledger.open(
      WebCheckout(
        product: product, appUserId: user, email: body["email"]?.string,
        isSandbox: request.header("X-Is-Sandbox") == "true", metadata: metadata(body["metadata"])))
    return respond(
      [
        "operation_session_id": .string(operation), "gateway_params": [:], "stripe_billing_params": .null,
        "management_url": "https://pay.rev.cat/manage", "paddle_billing_params": .null, "checkout_mode": "purchase",
      ] as JSONValue, ledger)
  }

  /// What a page sends along: texts, numbers, booleans and null (`custom-metadata.mdx`). Ours: all else is left out.
  private static func metadata(_ value: JSONValue?) -> [String: JSONValue]? {
    guard case .object(let members)? = value else { return nil }
    return members.filter(\.value.isScalar)
  }

  /// Sending it again changes nothing.
  private static func complete(
    _ request: LocalRequest, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    let operation = request["operation"] ?? ""
    guard var checkout = ledger.openCheckout(operation) else { return unknownOperation(ledger) }
    if let email = request.json["email"]?.string {
      guard EmailAddress.isValid(email) else { return invalidAddress(ledger) }
      checkout.email = email
    }
    _ = try ledger.sell(checkout, as: operation)
    return respond(
      [
        "operation_session_id": .string(operation), "gateway_params": ["client_secret": .null],
        "checkout_mode": "purchase",
      ] as JSONValue, ledger)
  }

  private static func status(_ operation: String, _ ledger: any LocalLedger) throws(GatewayError) -> LocalResponse {
    guard let sale = try ledger.sale(operation, of: .revenueCat) else {
      guard ledger.openCheckout(operation) != nil else { return unknownOperation(ledger) }
      return respond(["operation": ["status": "started", "is_expired": false, "error": .null]] as JSONValue, ledger)
    }
    let info = sale.redemptionInfo.map { info -> JSONValue in
      [
        "redeem_url": .string(info.redeemUrl),
        "redeem_url_redirect": info.redeemUrlRedirect.map { .string($0) } ?? .null,
      ]
    }
    return respond(
      [
        "operation": [
          "status": "succeeded", "is_expired": false, "error": .null, "redemption_info": info ?? .null,
          "store_transaction_identifier": .string(sale.purchase.storeTransactionId),
          "product_identifier": .string(sale.purchase.product),
          "purchase_date": .string(ISO8601Text.write(sale.purchase.purchasedAt, withFraction: false)),
        ]
      ] as JSONValue, ledger)
  }

  private static func pricing(of checkout: WebCheckout, _ operation: String) -> JSONValue {
    let price = WebPrice(checkout.product)
    return [
      "operation_session_id": .string(operation), "currency": .string(price.currency),
      "total_amount_in_micros": .integer(price.amountMicros), "tax_amount_in_micros": 0,
      "total_excluding_tax_in_micros": .integer(price.amountMicros), "tax_inclusive": false, "tax_breakdown": [],
      "gateway_params": ["elements_configuration": .null],
    ]
  }

  private static func unknownOperation(_ ledger: any LocalLedger) -> LocalResponse {
    refuse(7877, "There is no such operation session.", ledger, status: 404)
  }

  private static func invalidAddress(_ ledger: any LocalLedger) -> LocalResponse {
    refuse(7012, "This is not an e-mail address.", ledger, status: 400)
  }
}
