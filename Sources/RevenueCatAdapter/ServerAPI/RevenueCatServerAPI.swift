import RedemptionCore

/// What an app's own backend reads and does: version 2 of RevenueCat's REST API (RevenueCat/docs bf39a9c,
/// `openapi-spec/api-v2.yaml`). Version 1 is the endpoint that SDKs use too.
///
/// Ours: the ids of products, entitlements and subscriptions are the identifiers that the store gave, and any project
/// has these customers.
enum RevenueCatServerAPI {
  private static let root = "/v2/projects/{project}/customers/{id}"

  static let endpoints =
    [
      read(root) { customer in customer.object },
      read(root + "/active_entitlements") { customer in
        customer.list("active_entitlements", customer.activeEntitlements)
      },
      read(root + "/aliases") { customer in customer.list("aliases", customer.aliases) },
      read(root + "/subscriptions") { customer in customer.list("subscriptions", customer.subscriptions) },
      read(root + "/purchases") { customer in customer.list("purchases", customer.purchases) },
    ] + actions

  /// What changes a customer or a purchase. Refunds and cancellations are for Web Billing alone.
  private static let actions = [
    act(root + "/actions/transfer") { request, ledger throws(GatewayError) in
      guard let target = request.json["target_customer_id"]?.string, !target.isEmpty else {
        return refuse(400, "parameter_error", "target_customer_id is required.", param: "target_customer_id")
      }
      guard try ledger.transferPurchases(of: request["id"] ?? "", to: target, at: .revenueCat),
        let source = try customer(request["id"], request, ledger), let target = try customer(target, request, ledger)
      else { return noCustomer }
      return LocalResponse(["source_customer": source.object, "target_customer": target.object] as JSONValue)
    },
    act(root + "/actions/grant_entitlement") { request, ledger throws(GatewayError) in
      guard try ledger.names(of: request["id"] ?? "", at: .revenueCat) != nil else { return noCustomer }
      let body = request.json
      let end: Timestamp? =
        if case .integer(let time)? = body["expires_at"] { Timestamp(milliseconds: time) } else { nil }
      guard let end, let promotion = Promotion(body["entitlement_id"]?.string ?? "", until: end, now: ledger.now) else {
        return refuse(
          400, "parameter_error", "entitlement_id and expires_at, which must be in the future, are required.",
          param: body["entitlement_id"]?.string == nil ? "entitlement_id" : "expires_at")
      }
      _ = try ledger.grant(promotion.gift, to: Redeemer(appUserId: request["id"], deviceId: ""), at: .revenueCat)
      return try customer(request["id"], request, ledger).map { LocalResponse($0.object, status: 201) } ?? noCustomer
    },
    act(root + "/actions/revoke_granted_entitlement") { request, ledger throws(GatewayError) in
      guard let found = try customer(request["id"], request, ledger) else { return noCustomer }
      guard let entitlement = request.json["entitlement_id"]?.string, !entitlement.isEmpty else {
        return refuse(400, "parameter_error", "entitlement_id is required.", param: "entitlement_id")
      }
      try RevenueCatSecretAPI.revoke(entitlement, of: found.grant, ledger)
      return try customer(request["id"], request, ledger).map { LocalResponse($0.object) } ?? noCustomer
    },
    end("/subscriptions/{purchase}/actions/cancel", .cancellation),
    end("/subscriptions/{purchase}/actions/refund", .refund),
    end("/purchases/{purchase}/actions/refund", .refund),
  ]

  /// Ends a purchase of Web Billing, and answers with it.
  private static func end(_ path: String, _ ending: PurchaseEnding) -> LocalEndpoint {
    let isSubscription = path.hasPrefix("/subscriptions")
    return act("/v2/projects/{project}" + path) { request, ledger throws(GatewayError) in
      let id = request["purchase"] ?? ""
      guard let known = try ledger.sale(id, of: .revenueCat)?.purchase,
        (known.kind == .subscription) == isSubscription
      else { return refuse(404, "resource_missing", "There is no such purchase.") }
      guard known.store == .rcBilling else {
        return refuse(422, "unprocessable_entity_error", "Only purchases of Web Billing can be changed here.")
      }
      guard let ended = try ledger.end(id, of: .revenueCat, by: ending),
        let found = try customer(ended.customer, request, ledger)
      else { return noCustomer }
      let items = isSubscription ? found.subscriptions : found.purchases
      let key = isSubscription ? "store_subscription_identifier" : "store_purchase_identifier"
      return LocalResponse(items.first { $0[key] == .string(id) } ?? .null)
    }
  }

  /// An endpoint that secret keys may read.
  private static func read(
    _ template: String, _ make: @escaping @Sendable (ReadCustomer) -> JSONValue
  ) -> LocalEndpoint {
    secret("GET", template) { request, ledger throws(GatewayError) in
      try customer(request["id"], request, ledger).map { LocalResponse(make($0)) } ?? noCustomer
    }
  }

  private static func act(
    _ template: String, _ respond: @escaping LocalEndpoint.Respond
  ) -> LocalEndpoint { secret("POST", template, respond) }

  private static func secret(
    _ method: String, _ template: String, _ respond: @escaping LocalEndpoint.Respond
  ) -> LocalEndpoint {
    LocalEndpoint(method, template) { request, ledger throws(GatewayError) in
      guard request.header("Authorization")?.hasPrefix("Bearer ") ?? false else {
        return refuse(401, "authentication_error", "Missing or invalid API key.")
      }
      guard request.hasSecretKey else {
        return refuse(403, "authorization_error", "Use a secret API key (sk_) for this request.")
      }
      return try respond(request, ledger)
    }
  }

  /// The customer with this name as a request wants it; nil if there is none.
  private static func customer(
    _ id: String?, _ request: LocalRequest, _ ledger: any LocalLedger
  ) throws(GatewayError) -> ReadCustomer? {
    guard let id, let names = try ledger.names(of: id, at: .revenueCat) else { return nil }
    let (grant, _) = try ledger.customer(.revenueCat, Redeemer(appUserId: id, deviceId: ""))
    return ReadCustomer(
      id: id, project: request["project"] ?? "", names: names, grant: grant,
      attributes: try ledger.attributes(ofCustomer: names.original, at: .revenueCat),
      expandsAttributes: request["expand"] == "attributes", environment: request["environment"], now: ledger.now)
  }

  private static var noCustomer: LocalResponse { refuse(404, "resource_missing", "The customer does not exist.") }

  private static func refuse(_ status: Int, _ type: String, _ message: String, param: String? = nil) -> LocalResponse {
    var body: [String: JSONValue] = [
      "object": "error", "type": .string(type), "message": .string(message), "retryable": false,
      "doc_url": .string("https://errors.rev.cat/\(type.replacing("_", with: "-"))"),
    ]
    if let param { body["param"] = .string(param) }
    return LocalResponse(JSONValue.object(body), status: status)
  }
}
