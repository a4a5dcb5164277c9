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
      read(root) { customer in customer.wholeObject },
      read(root + "/active_entitlements") { customer in
        customer.pages("active_entitlements", customer.activeEntitlements)
      },
      read(root + "/aliases") { customer in customer.pages("aliases", customer.aliases) },
      read(root + "/attributes") { customer in customer.pages("attributes", customer.attributeObjects) },
      read(root + "/subscriptions") { customer in customer.pages("subscriptions", customer.subscriptions) },
      read(root + "/purchases") { customer in customer.pages("purchases", customer.purchases) },
    ] + purchases("subscriptions") + purchases("purchases") + customers + actions + payments + catalog + webhooks

  // MARK: Customers

  private static let customers = [
    secret("GET", "/v2/projects/{project}/customers") { request, ledger throws(GatewayError) in
      try customers(request, ledger)
    },
    act("/v2/projects/{project}/customers") { request, ledger throws(GatewayError) in
      guard let id = request.json["id"]?.string, !id.isEmpty else {
        return refuse(400, "parameter_error", "id is required.", param: "id")
      }
      guard try ledger.names(of: id, at: .revenueCat) == nil else {
        return refuse(409, "resource_already_exists", "There is a customer with this id.")
      }
      if let refusal = refusal(ofAttributesIn: request, isRequired: false) { return refusal }
      _ = try ledger.customer(.revenueCat, Redeemer(appUserId: id, deviceId: ""))
      try setAttributes(in: request, of: id, ledger)
      return try customer(id, request, ledger).map { LocalResponse($0.object, status: 201) } ?? noCustomer
    },
    act(root + "/attributes") { request, ledger throws(GatewayError) in
      guard let found = try customer(request["id"], request, ledger) else { return noCustomer }
      if let refusal = refusal(ofAttributesIn: request, isRequired: true) { return refusal }
      try setAttributes(in: request, of: found.names.original, ledger)
      return try customer(request["id"], request, ledger).map {
        LocalResponse($0.pages("attributes", $0.attributeObjects))
      } ?? noCustomer
    },
    secret("DELETE", root) { request, ledger throws(GatewayError) in
      let id = request["id"] ?? ""
      guard try ledger.deleteCustomer(id, of: .revenueCat) else { return noCustomer }
      return LocalResponse(
        ["object": "customer", "id": .string(id), "deleted_at": .integer(ledger.now.milliseconds)] as JSONValue)
    },
  ]

  /// All customers, or those with an address. Ours: newest first.
  private static func customers(
    _ request: LocalRequest, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    guard let page = ReadCustomer.Page(request) else { return wrongLimit }
    let project = request["project"] ?? ""
    let url = "/v2/projects/\(project)/customers"
    func objects(_ customers: [SeenCustomer]) -> [JSONValue] {
      customers.map { ReadCustomer.object($0.original, project, firstSeen: $0.firstSeen) }
    }
    if let address = request["search"] {
      guard !address.isEmpty else { return refuse(400, "parameter_error", "search is too short.", param: "search") }
      let found = try ledger.customers(of: .revenueCat, with: "$email", of: address)
      let query = [("search", address)]
      return LocalResponse(ReadCustomer.list(url, objects(found), page, query: query))
    }
    // One more shows whether there is a next page.
    let found = try ledger.customers(of: .revenueCat, before: page.startingAfter, limit: page.limit + 1)
    return LocalResponse(ReadCustomer.list(url, objects(found), page.fromStart))
  }

  /// The attributes of a body: a list of names and values.
  private static func attributes(in request: LocalRequest) -> [(name: String, value: JSONValue)] {
    guard case .array(let items)? = request.json["attributes"] else { return [] }
    return items.map { ($0["name"]?.string ?? "", $0["value"] ?? nil) }
  }

  private static func refusal(ofAttributesIn request: LocalRequest, isRequired: Bool) -> LocalResponse? {
    let attributes = attributes(in: request)
    guard !attributes.isEmpty else {
      return isRequired ? refuse(400, "parameter_error", "attributes is required.", param: "attributes") : nil
    }
    guard let wrong = attributes.lazy.compactMap({ AttributeError(name: $0.name, value: $0.value) }).first else {
      return nil
    }
    return refuse(400, "parameter_error", "\(wrong.name): \(wrong.message)", param: "attributes")
  }

  private static func setAttributes(
    in request: LocalRequest, of customer: String, _ ledger: any LocalLedger
  ) throws(GatewayError) {
    var changes: [String: JSONValue] = [:]
    for (name, value) in attributes(in: request) {
      let isRemoved = value == .null || value == ""
      changes[name] =
        isRemoved ? .null : ["value": value, "updated_at_ms": .integer(ledger.now.milliseconds)] as JSONValue
    }
    try ledger.changeAttributes(changes, ofCustomer: customer, at: .revenueCat)
  }

  // MARK: Subscriptions and purchases

  /// What reads a subscription or a purchase by its id, and the search by the store's id, which is the same here.
  private static func purchases(_ kind: String) -> [LocalEndpoint] {
    let root = "/v2/projects/{project}/\(kind)"
    let key = kind == "subscriptions" ? "store_subscription_identifier" : "store_purchase_identifier"
    return [
      secret("GET", root) { request, ledger throws(GatewayError) in
        guard let id = request[key], !id.isEmpty else {
          return refuse(400, "parameter_error", "\(key) is required.", param: key)
        }
        let found = try purchase(id, kind, request, ledger)
        let items = found.map { [$0.object] } ?? []
        return LocalResponse(
          ReadCustomer.list("/v2/projects/\(request["project"] ?? "")/\(kind)", items, .whole))
      },
      secret("GET", root + "/{purchase}") { request, ledger throws(GatewayError) in
        let found = try purchase(request["purchase"] ?? "", kind, request, ledger)
        return found.map { LocalResponse($0.object) } ?? noPurchase
      },
      secret("GET", root + "/{purchase}/entitlements") { request, ledger throws(GatewayError) in
        guard let found = try purchase(request["purchase"] ?? "", kind, request, ledger) else { return noPurchase }
        return LocalResponse(found.object["entitlements"] ?? .null)
      },
    ]
  }

  /// A purchase in the words of version 2; nil if there is none with this id.
  static func purchase(
    _ id: String, _ kind: String, _ request: LocalRequest, _ ledger: any LocalLedger
  ) throws(GatewayError) -> (purchase: PurchaseRecord, object: JSONValue)? {
    guard let found = try ledger.payment(id), let read = try customer(found.customer, request, ledger) else {
      return nil
    }
    let items = kind == "subscriptions" ? read.subscriptions : read.purchases
    let key = kind == "subscriptions" ? "store_subscription_identifier" : "store_purchase_identifier"
    return items.first { $0[key] == .string(found.purchase.storeTransactionId) }.map { (found.purchase, $0) }
  }

  static var noPurchase: LocalResponse { refuse(404, "resource_missing", "There is no such purchase.") }

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
    let kind = path.hasPrefix("/subscriptions") ? "subscriptions" : "purchases"
    return act("/v2/projects/{project}" + path) { request, ledger throws(GatewayError) in
      let id = request["purchase"] ?? ""
      guard let known = try purchase(id, kind, request, ledger)?.purchase else { return noPurchase }
      guard known.store == .rcBilling else {
        return refuse(422, "unprocessable_entity_error", "Only purchases of Web Billing can be changed here.")
      }
      guard ending != .refund || !known.hasUnpaidInvoice else {
        return refuse(422, "unprocessable_entity_error", "The latest invoice is not paid, so nothing can be refunded.")
      }
      _ = try ledger.end(known.storeTransactionId, of: .revenueCat, by: ending)
      let ended = try purchase(id, kind, request, ledger)
      return ended.map { LocalResponse($0.object) } ?? noPurchase
    }
  }

  /// An endpoint that secret keys may read.
  private static func read(
    _ template: String, _ make: @escaping @Sendable (ReadCustomer) -> JSONValue
  ) -> LocalEndpoint {
    secret("GET", template) { request, ledger throws(GatewayError) in
      guard request["environment"].map({ ["sandbox", "production"].contains($0) }) ?? true else {
        return refuse(400, "parameter_error", "environment must be sandbox or production.", param: "environment")
      }
      guard ReadCustomer.Page(request) != nil else { return wrongLimit }
      return try customer(request["id"], request, ledger).map { LocalResponse(make($0)) } ?? noCustomer
    }
  }

  static func act(
    _ template: String, _ respond: @escaping LocalEndpoint.Respond
  ) -> LocalEndpoint { secret("POST", template, respond) }

  static func secret(
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
  static func customer(
    _ id: String?, _ request: LocalRequest, _ ledger: any LocalLedger
  ) throws(GatewayError) -> ReadCustomer? {
    guard let id, let names = try ledger.names(of: id, at: .revenueCat) else { return nil }
    let (grant, _) = try ledger.customer(.revenueCat, Redeemer(appUserId: id, deviceId: ""))
    return ReadCustomer(
      id: id, project: request["project"] ?? "", names: names, grant: grant,
      attributes: try ledger.attributes(ofCustomer: names.original, at: .revenueCat),
      expandsAttributes: request.expands("attributes"), environment: request["environment"],
      page: ReadCustomer.Page(request) ?? .whole, now: ledger.now)
  }

  static var noCustomer: LocalResponse { refuse(404, "resource_missing", "The customer does not exist.") }

  static var blockedUser: LocalResponse {
    refuse(400, "parameter_error", RevenueCatAdapter.blockedUserMessage, param: "customer_id")
  }

  static var wrongLimit: LocalResponse {
    refuse(400, "parameter_error", "limit must be a number above 0.", param: "limit")
  }

  /// An error as every path of version 2 has it.
  static func refuse(_ status: Int, _ type: String, _ message: String, param: String? = nil) -> LocalResponse {
    var body: [String: JSONValue] = [
      "object": "error", "type": .string(type), "message": .string(message), "retryable": false,
      "doc_url": .string("https://errors.rev.cat/\(type.replacing("_", with: "-"))"),
    ]
    if let param { body["param"] = .string(param) }
    return LocalResponse(JSONValue.object(body), status: status)
  }
}

extension LocalRequest {
  /// True if a field of the answer is wanted, in a list or in a query item of its own.
  func expands(_ field: String) -> Bool {
    (queryValues("expand") + queryValues("expand[]")).contains { values in
      values.split(separator: ",").contains { $0 == field }
    }
  }
}

extension LocalLedger {
  /// The purchase with this id of the store, with its customer; nil if there is none. A renewal's id has the number of
  /// its period.
  func payment(_ id: String) throws(GatewayError) -> (purchase: PurchaseRecord, customer: String?)? {
    if let found = try purchase(id, of: .revenueCat) { return found }
    guard let dot = id.lastIndex(of: "."), Int(id[id.index(after: dot)...]) != nil else { return nil }
    return try purchase(String(id[..<dot]), of: .revenueCat)
  }
}
