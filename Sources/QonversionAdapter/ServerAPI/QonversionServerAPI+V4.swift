import RedemptionCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension QonversionServerAPI {
  /// Version 4 of Qonversion's server API (documentation.qonversion.io, `api-reference/users`, `identities`,
  /// `entitlements`, `purchases`, `user-properties`; "Handling Errors"). Every path wants a secret key.
  ///
  /// Ours: the entitlements that exist are those that were sold, but any can be granted; purchases of stores beside the
  /// three that the page names are not listed, and `store_data` of Google Play is like Apple's.
  static let version4 = users4 + identities4 + entitlements4 + definitions4

  // MARK: Users

  private static let users4 = [
    secret4("POST", "/users") { request, ledger throws(GatewayError) in
      // The same key returns the same user. Without one, the newest customer makes the id a new one.
      let newest = try ledger.customers(of: .qonversion, before: nil, limit: 1).first?.original ?? ""
      let key = request.header("Idempotency-Key").map { "key " + $0 } ?? "after " + newest
      let id = QonversionAdapter.assignedUserId(for: "v4 user, " + key)
      _ = try ledger.customer(.qonversion, Redeemer(appUserId: id, deviceId: ""))
      guard let user = try User4(id, ledger) else { return QonversionRefusal.noUser }
      return LocalResponse(try user.object(request, ledger), status: 201, headers: [("Location", user.url)])
    },
    secret4("GET", "/users/{id}") { request, user, ledger throws(GatewayError) in
      LocalResponse(try user.object(request, ledger))
    },
    secret4("GET", "/users/{id}/properties") { _, user, ledger throws(GatewayError) in
      let all = try QonversionProperties.all(of: user.original, ledger)
      return LocalResponse(list(user.url + "/properties", all.map(property), next: .null))
    },
    secret4("POST", "/users/{id}/properties") { request, user, ledger throws(GatewayError) in
      guard let properties = QonversionProperties(request.json["properties"]), !properties.saved.isEmpty else {
        return QonversionRefusal.invalid("No property can be saved.")
      }
      try properties.keep(of: user.original, ledger)
      let errors = properties.errors.map { key, reason -> JSONValue in
        ["key": .string(key), "error": .string("property key: \(key). Error: \(reason)")]
      }
      return LocalResponse(
        [
          "object": "user_properties_set_result", "url": .string(user.url + "/properties"),
          "saved_properties": .array(properties.saved.map(property)), "property_errors": .array(errors),
        ] as JSONValue)
    },
    secret4("GET", "/users/{id}/purchases") { request, user, ledger throws(GatewayError) in
      try purchases(request, user, ledger)
    },
  ]

  private static func property(_ property: QonversionProperties.Property) -> JSONValue {
    ["object": "user_property", "key": .string(property.key), "value": .string(property.value)]
  }

  // MARK: Purchases

  /// One row for each payment, the newest first.
  private static func purchases(
    _ request: LocalRequest, _ user: User4, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    guard let limit = Int(request["limit"] ?? "20"), (1...100).contains(limit) else {
      return QonversionRefusal.invalid("limit must be 1 to 100.")
    }
    let platforms = request.queryValues("filter[platform]")
    let known = try ledger.purchases(of: user.id, at: .qonversion)
      .filter { ["app_store", "play_store", "stripe"].contains($0.store.rawValue) }
      .filter { platforms.isEmpty || platforms.contains($0.store.rawValue) }
    let rows = known.flatMap { purchase in
      purchase.payments.compactMap { payment in
        payment.paidAt.map { ($0, purchase.paymentId(of: payment.number), row(payment, of: purchase, user)) }
      }
    }.sorted { ($0.0, $0.1) > ($1.0, $1.1) }
    let start = rows.firstIndex { $0.1 == request["starting_after"] }.map { $0 + 1 } ?? 0
    let shown = rows[start...].prefix(limit)
    let hasMore = shown.count < rows[start...].count
    return LocalResponse(
      list(
        user.url + "/purchases", shown.map(\.2), hasMore: hasMore,
        next: hasMore ? shown.last.map { .string($0.1) } ?? .null : .null))
  }

  private static func row(_ payment: Payment, of purchase: PurchaseRecord, _ user: User4) -> JSONValue {
    let id = purchase.paymentId(of: payment.number)
    let renews = purchase.renewal != nil && purchase.unsubscribeDetectedAt == nil && purchase.refundedAt == nil
    let plan = purchase.store == .playStore ? purchase.plan.map { ":" + $0 } ?? "" : ""
    let data: JSONValue =
      purchase.store == .stripe
      ? ["subscription_id": .string(purchase.storeTransactionId), "product_id": .string(payment.product)]
      : [
        "transaction_id": .string(id), "original_transaction_id": .string(purchase.storeTransactionId),
        "product_id": .string(payment.product),
      ]
    return [
      "object": "purchase", "id": .string(id), "url": .string("\(user.url)/purchases/\(id)"),
      "user_id": .string(user.id), "platform": .string(purchase.store.rawValue),
      "product_id": .string(payment.product + plan),
      "currency": payment.price.map { .string($0.currency) } ?? .null, "price": .string(text(of: payment)),
      "purchased_at": ISODate.json(payment.paidAt), "expires_at": ISODate.json(payment.endsAt),
      "is_auto_renewing": .bool(renews), "store_data": data, "created_at": ISODate.json(payment.paidAt),
    ]
  }

  /// With two digits after the point.
  private static func text(of payment: Payment) -> String {
    let hundredths = payment.isTrial ? 0 : (payment.price?.amountMicros ?? 0) / 10_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  // MARK: Identities

  private static let identities4 = [
    secret4("POST", "/identities") { request, ledger throws(GatewayError) in
      guard let name = request.json["identity_id"]?.string, isIdentity(name) else {
        return QonversionRefusal.invalid("Invalid identity_id")
      }
      guard try ledger.names(of: name, at: .qonversion) == nil else { return QonversionRefusal.identityExists }
      guard let user = request.json["user_id"]?.string else {
        let made = QonversionAdapter.assignedUserId(for: name)
        _ = try ledger.answer(.logIn(.qonversion, Redeemer(appUserId: made, deviceId: ""), newAppUserId: name))
        return LocalResponse(identity(name, of: made), status: 201)
      }
      guard let names = try QonversionUserNames(user, ledger) else { return QonversionRefusal.noUser }
      guard names.identity == nil else { return QonversionRefusal.identityExists }
      try ledger.alias(user, name, of: .qonversion)
      return LocalResponse(identity(name, of: names.userId), status: 201)
    },
    secret4("GET", "/identities/{id}") { request, ledger throws(GatewayError) in
      let name = request["id"] ?? ""
      guard let names = try QonversionUserNames(ofIdentity: name, ledger) else {
        return QonversionRefusal.notFound("Identity not found")
      }
      return LocalResponse(identity(name, of: names.userId))
    },
  ]

  private static func identity(_ name: String, of user: String) -> JSONValue {
    [
      "object": "identity", "id": .string(name), "url": .string("/v4/identities/" + name), "user_id": .string(user),
    ]
  }

  private static func isIdentity(_ name: String) -> Bool {
    (1...255).contains(name.utf8.count)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }

  // MARK: Entitlements

  private static let entitlements4 = [
    secret4("GET", "/users/{id}/entitlements") { _, user, ledger throws(GatewayError) in
      let grant = try user.grant(ledger)
      return LocalResponse(list(user.url + "/entitlements", grant.entitlements.map { user.entitlement($0, in: grant) }))
    },
    secret4("POST", "/users/{id}/entitlements") { request, user, ledger throws(GatewayError) in
      let body = request.json
      guard let id = body["entitlement_id"]?.string, !id.isEmpty else {
        return QonversionRefusal.invalid("entitlement_id is required")
      }
      var end: Timestamp?
      switch body["expires_at"] {
      case nil, .null?, 0: break
      case let time?:
        end = QonversionServerAPI.end(of: time)
        guard let end, ledger.now < end else { return QonversionRefusal.invalid("expires_at must be in the future") }
      }
      let before = try user.grant(ledger).entitlements[id]
      guard before?.isActive != true || before?.store == .promotional else { return QonversionRefusal.paid }
      _ = try ledger.grant(
        EntitlementGift(entitlement: id, product: manualPrefix + id, expiresAt: end), to: user.redeemer, at: .qonversion
      )
      let grant = try user.grant(ledger)
      return LocalResponse(grant.entitlements[id].map { user.entitlement($0, in: grant) } ?? .null, status: 201)
    },
    secret4("DELETE", "/users/{id}/entitlements/{entitlement}") { request, user, ledger throws(GatewayError) in
      let grant = try user.grant(ledger)
      guard let entitlement = grant.entitlements[request["entitlement"] ?? ""], entitlement.isActive else {
        return QonversionRefusal.notFound("Entitlement not found")
      }
      guard entitlement.store == .promotional else { return QonversionRefusal.paid }
      try revoke(entitlement.id, of: grant, ledger)
      return .status(204)
    },
  ]

  private static let definitions4 = [
    secret4("GET", "/entitlements") { _, ledger throws(GatewayError) in
      let products = try ledger.products(of: .qonversion)
      let ids = products.flatMap(\.entitlements).distinctIdentifiers
      return LocalResponse(list("/v4/entitlements", ids.map { definition($0, products) }))
    },
    secret4("GET", "/entitlements/{entitlement}") { request, ledger throws(GatewayError) in
      let (products, id) = (try ledger.products(of: .qonversion), request["entitlement"] ?? "")
      guard products.contains(where: { $0.entitlements.containsIdentical(id) }) else {
        return QonversionRefusal.notFound("Entitlement not found")
      }
      return LocalResponse(definition(id, products))
    },
  ]

  /// Ours: the date at which each was made, and no description.
  private static func definition(_ id: String, _ products: [PurchaseRecord]) -> JSONValue {
    let givers = products.filter { $0.entitlements.containsIdentical(id) }.map { JSONValue.string($0.product) }
    return [
      "object": "entitlement", "id": .string(id), "url": .string("/v4/entitlements/" + id), "description": "",
      "product_ids": .array(givers), "created_at": "2020-01-01T00:00:00Z", "updated_at": "2020-01-01T00:00:00Z",
    ]
  }

  // MARK: Answers

  private static func list(
    _ url: String, _ data: [JSONValue], hasMore: Bool = false, next: JSONValue? = nil
  ) -> JSONValue {
    var list: [String: JSONValue] = [
      "object": "list", "url": .string(url), "data": .array(data), "has_more": .bool(hasMore),
    ]
    list["next_cursor"] = next
    return .object(list)
  }

  private static func secret4(
    _ method: String, _ path: String, _ respond: @escaping LocalEndpoint.Respond
  ) -> LocalEndpoint {
    keyed(method, "/v4" + path) { request, ledger throws(GatewayError) in
      guard request.hasQonversionSecret else { return QonversionRefusal.secretNeeded }
      return try respond(request, ledger)
    }
  }

  /// An endpoint of a user who is known.
  private static func secret4(
    _ method: String, _ path: String,
    _ respond: @escaping @Sendable (LocalRequest, User4, any LocalLedger) throws(GatewayError) -> LocalResponse
  ) -> LocalEndpoint {
    secret4(method, path) { request, ledger throws(GatewayError) in
      guard let user = try User4(request["id"] ?? "", ledger) else { return QonversionRefusal.noUser }
      return try respond(request, user, ledger)
    }
  }
}

/// A user in the words of version 4.
private struct User4 {
  let id: String
  /// The first name in the ledger.
  let original: String
  private let identity: String?

  /// Nil if there is no such user.
  init?(_ id: String, _ ledger: any LocalLedger) throws(GatewayError) {
    guard let names = try QonversionUserNames(id, ledger) else { return nil }
    self.id = names.userId
    original = names.original
    identity = names.identity
  }

  var url: String { "/v4/users/" + id }
  var redeemer: Redeemer { Redeemer(appUserId: id, deviceId: "") }

  func grant(_ ledger: any LocalLedger) throws(GatewayError) -> Grant {
    try ledger.customer(.qonversion, redeemer).grant
  }

  func object(_ request: LocalRequest, _ ledger: any LocalLedger) throws(GatewayError) -> JSONValue {
    let isSandbox = request.isOfQonversionSandbox || request.json["environment"] == "sandbox"
    var object: [String: JSONValue] = [
      "object": "user", "id": .string(id), "url": .string(url), "environment": isSandbox ? "sandbox" : "prod",
      "created_at": ISODate.json(try grant(ledger).customer?.firstSeen),
    ]
    object["identity_id"] = identity.map { .string($0) }
    return .object(object)
  }

  /// What was granted by hand has no product.
  func entitlement(_ entitlement: RedemptionCore.Entitlement, in grant: Grant) -> JSONValue {
    var object: [String: JSONValue] = [
      "object": "user_entitlement", "id": .string(entitlement.id),
      "url": .string("\(url)/entitlements/\(entitlement.id)"), "is_active": .bool(entitlement.isActive),
      "source": QonversionServerAPI.source(of: entitlement), "started_at": ISODate.json(entitlement.startsAt),
      "expires_at": ISODate.json(entitlement.expiresAt),
    ]
    object["product"] = QonversionServerAPI.product(of: entitlement, in: grant)
    return .object(object)
  }
}

/// Dates of version 4: ISO 8601 in whole seconds, with `Z`.
private enum ISODate {
  static func json(_ time: Timestamp?) -> JSONValue {
    guard let time else { return .null }
    let date = Date(timeIntervalSince1970: Double(time.wholeSecond.milliseconds) / 1000)
    return .string(date.formatted(Date.ISO8601FormatStyle()))
  }
}
