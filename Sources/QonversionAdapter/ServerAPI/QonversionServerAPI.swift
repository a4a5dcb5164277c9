import RedemptionCore

/// What an app's own backend reads and grants: version 3 of Qonversion's server API (documentation.qonversion.io,
/// "Entitlements", "Users", "Identity"; the answers and errors that qonversion/web-sdk cf90042 expects of the live
/// service in `sdk/src/__integrationTests__/apiV3`). Times are seconds.
///
/// A user is known by the id that Qonversion assigned; the app's own id leads to it. A key with the prefix `test_` sees
/// the sandbox. Ours: any entitlement can be granted, because this server has no list of them.
enum QonversionServerAPI {
  static let endpoints = [createUser, createIdentity, identity, purchase] + reads + grants + properties + version4

  // MARK: Users and identities

  private static let createUser = keyed("POST", "/v3/users/{id}") { request, ledger throws(GatewayError) in
    let id = request["id"] ?? ""
    guard try ledger.names(of: id, at: .qonversion) == nil else {
      return QonversionRefusal.exists("User with given uid already exists")
    }
    _ = try ledger.customer(.qonversion, Redeemer(appUserId: id, deviceId: ""))
    return try user(id, request, ledger, status: 201)
  }

  private static let createIdentity = keyed("POST", "/v3/identities/{id}") { request, ledger throws(GatewayError) in
    let name = request["id"] ?? ""
    guard let user = request.json["user_id"]?.string else { return try identityOfNewUser(name, ledger) }
    guard let names = try QonversionUserNames(user, ledger) else { return QonversionRefusal.invalid("user not found") }
    let known = try QonversionUserNames(ofIdentity: name, ledger)
    guard known == nil || known?.userId == names.userId else {
      return QonversionRefusal.exists("identity already exists: it's linked to another user")
    }
    guard names.identity == nil else {
      return QonversionRefusal.exists(known == nil ? "user already converted" : "user already has identity")
    }
    try ledger.alias(user, name, of: .qonversion)
    return identity(name, of: names.userId, status: 201)
  }

  /// "If `user_id` is not provided, a new Qonversion user is created automatically."
  private static func identityOfNewUser(
    _ name: String, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    guard try ledger.names(of: name, at: .qonversion) == nil else {
      return QonversionRefusal.exists("identity already exists: it's linked to another user")
    }
    let user = QonversionAdapter.assignedUserId(for: name)
    let question = Question.logIn(.qonversion, Redeemer(appUserId: user, deviceId: ""), newAppUserId: name)
    _ = try ledger.answer(question)
    return identity(name, of: user, status: 201)
  }

  private static let identity = keyed("GET", "/v3/identities/{id}") { request, ledger throws(GatewayError) in
    let name = request["id"] ?? ""
    guard let names = try QonversionUserNames(ofIdentity: name, ledger) else {
      return QonversionRefusal.notFound("Identity not found")
    }
    return identity(name, of: names.userId)
  }

  private static func identity(_ name: String, of user: String, status: Int = 200) -> LocalResponse {
    LocalResponse(["id": .string(name), "user_id": .string(user)] as JSONValue, status: status)
  }

  private static func user(
    _ id: String, _ request: LocalRequest, _ ledger: any LocalLedger, status: Int = 200
  ) throws(GatewayError) -> LocalResponse {
    guard let names = try QonversionUserNames(id, ledger) else { return QonversionRefusal.noUser }
    let (grant, _) = try ledger.customer(.qonversion, Redeemer(appUserId: id, deviceId: ""))
    let isSandbox = request.isOfQonversionSandbox
    var body: [String: JSONValue] = [
      "id": .string(names.userId), "created": .integer((grant.customer?.firstSeen.milliseconds ?? 0) / 1000),
      "environment": isSandbox || request.json["environment"] == "sandbox" ? "sandbox" : "prod",
    ]
    if let identity = names.identity { body["identity_id"] = .string(identity) }
    return LocalResponse(JSONValue.object(body), status: status)
  }

  // MARK: Entitlements

  private static let reads = [
    keyed("GET", "/v3/users/{id}") { request, ledger throws(GatewayError) in
      try user(request["id"] ?? "", request, ledger)
    },
    keyed("GET", "/v3/users/{id}/entitlements") { request, ledger throws(GatewayError) in
      guard let id = request["id"], try QonversionUserNames(id, ledger) != nil else { return QonversionRefusal.noUser }
      let (grant, _) = try ledger.customer(.qonversion, Redeemer(appUserId: id, deviceId: ""))
      let list = grant.entitlements.map { entitlement($0, in: grant) }
      return LocalResponse(["object": "list", "data": .array(list)] as JSONValue)
    },
  ]

  private static let grants = [
    secret("POST", "/v3/users/{id}/entitlements") { request, user, ledger throws(GatewayError) in
      guard let id = request.json["id"]?.string, !id.isEmpty else {
        return QonversionRefusal.invalid("Pass the `id` of the entitlement.", code: invalidEntitlement)
      }
      guard let end = end(of: request.json["expires"]), end > ledger.now else {
        return QonversionRefusal.invalid(
          "Invalid expires at value has been provided, should be in unix timestamp format in seconds in future",
          code: invalidEntitlement)
      }
      let product = manualPrefix + id
      let (before, _) = try ledger.customer(.qonversion, user)
      // A second grant leaves the first one as it is.
      if before.entitlements[id].map({ $0.isActive && $0.productId == product }) != true {
        _ = try ledger.grant(
          EntitlementGift(entitlement: id, product: product, expiresAt: end), to: user, at: .qonversion)
      }
      let (grant, _) = try ledger.customer(.qonversion, user)
      return LocalResponse(grant.entitlements[id].map { entitlement($0, in: grant) } ?? .null)
    },
    secret("DELETE", "/v3/users/{id}/entitlements/{entitlement}") { request, user, ledger throws(GatewayError) in
      let (grant, _) = try ledger.customer(.qonversion, user)
      try revoke(request["entitlement"] ?? "", of: grant, ledger)
      return LocalResponse([:] as JSONValue)
    },
  ]

  /// Takes back what was given by hand.
  static func revoke(_ entitlement: String, of grant: Grant, _ ledger: any LocalLedger) throws(GatewayError) {
    let product = manualPrefix + entitlement
    let given = grant.subscriptions.filter { $0.store == .promotional && $0.productId.isIdentical(to: product) }
    for id in given.compactMap(\.storeTransactionId) { _ = try ledger.end(id, of: .qonversion, by: .revocation) }
  }

  private static let invalidEntitlement = "invalid_entitlement_data"
  /// Ours: the product of a grant has a name that no product of a store has.
  static let manualPrefix = "manual_"
  /// 10000-01-01T00:00:00Z in seconds: dates have four digits for the year.
  private static let endOfDates: Int64 = 253_402_300_800

  /// A moment in seconds; nil for what is none.
  static func end(of time: JSONValue?) -> Timestamp? {
    guard case .integer(let seconds)? = time, (0..<endOfDates).contains(seconds) else { return nil }
    return Timestamp(milliseconds: seconds * 1000)
  }

  /// What was granted by hand has no product.
  private static func entitlement(_ entitlement: RedemptionCore.Entitlement, in grant: Grant) -> JSONValue {
    func seconds(_ time: Timestamp?) -> JSONValue { time.map { .integer($0.milliseconds / 1000) } ?? .null }
    var body: [String: JSONValue] = [
      "id": .string(entitlement.id), "active": .bool(entitlement.isActive), "started": seconds(entitlement.startsAt),
      "expires": seconds(entitlement.expiresAt), "source": source(of: entitlement),
    ]
    body["product"] = product(of: entitlement, in: grant)
    return .object(body)
  }

  static func source(of entitlement: RedemptionCore.Entitlement) -> JSONValue {
    let sources: [Store: JSONValue] = [
      .appStore: "appstore", .playStore: "playstore", .stripe: "stripe", .promotional: "manual",
    ]
    return entitlement.store.flatMap { sources[$0] } ?? "unknown"
  }

  /// Nil for what was granted by hand.
  static func product(of entitlement: RedemptionCore.Entitlement, in grant: Grant) -> JSONValue? {
    guard entitlement.store != .promotional, let id = entitlement.productId else { return nil }
    var product: [String: JSONValue] = ["product_id": .string(id)]
    if let subscription = grant.subscriptions[id] {
      product["subscription"] = [
        "current_period_type": subscription.periodType == .trial ? "trial" : "normal",
        "renew_state": subscription.billingIssuesDetectedAt != nil
          ? "billing_issue" : subscription.unsubscribeDetectedAt != nil ? "canceled" : "will_renew",
      ]
    }
    return .object(product)
  }

  // MARK: Properties

  /// SDKs send them too, so any key may, and a user is made on first sight.
  private static let properties = [
    LocalEndpoint("POST", "/v3/users/{id}/properties") { request, ledger throws(GatewayError) in
      let id = request["id"] ?? ""
      guard let properties = QonversionProperties(request.json) else {
        return QonversionRefusal.invalid("Pass 1 to 100 properties, each with `key` and `value`.")
      }
      _ = try ledger.customer(.qonversion, Redeemer(appUserId: id, deviceId: ""))
      guard let names = try ledger.names(of: id, at: .qonversion) else { return QonversionRefusal.noUser }
      try properties.keep(of: names.original, ledger)
      let errors = properties.errors.map { key, reason -> JSONValue in
        ["key": .string(key), "error": .string("Property key: \(key). Error: \(reason).")]
      }
      return LocalResponse(
        ["savedProperties": .array(properties.saved.map(\.object)), "propertyErrors": .array(errors)] as JSONValue)
    },
    LocalEndpoint("GET", "/v3/users/{id}/properties") { request, ledger throws(GatewayError) in
      guard let names = try ledger.names(of: request["id"] ?? "", at: .qonversion) else {
        return LocalResponse([] as JSONValue)
      }
      return LocalResponse(JSONValue.array(try QonversionProperties.all(of: names.original, ledger).map(\.object)))
    },
  ]

  // MARK: Purchases

  /// A Stripe subscription that becomes the user's, as `sdk/src/__integrationTests__/apiV3/PurchasesService.test.ts`
  /// expects it. `purchased` is milliseconds, told back in whole seconds. Ours: a subscription of another user is
  /// refused like one that Stripe does not have, and Paddle's are not known.
  private static let purchase = keyed("POST", "/v3/users/{id}/purchases") { request, ledger throws(GatewayError) in
    let (id, body) = (request["id"] ?? "", request.json)
    guard let names = try QonversionUserNames(id, ledger) else { return QonversionRefusal.noUser }
    guard let price = body["price"]?.string, Double(price).map({ $0 >= 0 && $0.isFinite }) ?? false else {
      return QonversionRefusal.invalid("failed to parse price")
    }
    guard let currency = body["currency"]?.string, currency.utf8.count == 3 else {
      return QonversionRefusal.invalid("failed to recognize currency")
    }
    let question = Question.receipt(
      .qonversion, Redeemer(appUserId: id, deviceId: ""),
      storeTransactionId: body["stripe_store_data"]?["subscription_id"]?.string ?? "")
    guard case .receipt(.granted) = try ledger.answer(question) else { return QonversionRefusal.unknownPurchase }
    var purchased: Int64 = 0
    if case .integer(let milliseconds)? = body["purchased"] { purchased = milliseconds / 1000 * 1000 }
    return LocalResponse(
      [
        "price": .string(price), "currency": .string(currency), "purchased": .integer(purchased),
        "stripe_store_data": body["stripe_store_data"] ?? .null, "user_id": .string(names.userId),
      ] as JSONValue)
  }

  // MARK: Keys

  /// An endpoint for secret keys, of a user who is known. The live service answers 401 to a project key here; its page
  /// on errors has 403.
  private static func secret(
    _ method: String, _ template: String,
    _ respond: @escaping @Sendable (LocalRequest, Redeemer, any LocalLedger) throws(GatewayError) -> LocalResponse
  ) -> LocalEndpoint {
    keyed(method, template) { request, ledger throws(GatewayError) in
      guard request.hasQonversionSecret else { return QonversionRefusal.unauthorized }
      guard let id = request["id"], try QonversionUserNames(id, ledger) != nil else { return QonversionRefusal.noUser }
      return try respond(request, Redeemer(appUserId: id, deviceId: ""), ledger)
    }
  }

  /// An endpoint for every key of the project.
  static func keyed(
    _ method: String, _ template: String, _ respond: @escaping LocalEndpoint.Respond
  ) -> LocalEndpoint {
    LocalEndpoint(method, template) { request, ledger throws(GatewayError) in
      guard request.header("Authorization")?.hasPrefix("Bearer ") ?? false else {
        return QonversionRefusal.unauthorized
      }
      return try respond(request, ledger)
    }
  }
}

/// The ids of a user: the one that Qonversion knows him by, and the app's own.
struct QonversionUserNames {
  let userId: String
  /// The first name in the ledger.
  let original: String
  /// What the app passed to `identify`; nil for nothing.
  let identity: String?

  /// The user with an id of the service; nil if there is none.
  init?(_ id: String, _ ledger: any LocalLedger) throws(GatewayError) {
    guard let names = try ledger.names(of: id, at: .qonversion) else { return nil }
    self.init(names)
    guard id == userId || QonversionAdapter.isMadeBySDK(id) else { return nil }
  }

  /// The user with an id of the app's own; nil if there is none.
  init?(ofIdentity name: String, _ ledger: any LocalLedger) throws(GatewayError) {
    guard let names = try ledger.names(of: name, at: .qonversion) else { return nil }
    self.init(names)
    guard name != userId, !QonversionAdapter.isMadeBySDK(name) else { return nil }
  }

  private init(_ names: CustomerNames) {
    let userId = QonversionAdapter.userId(of: names.original, names.all)
    self.userId = userId
    original = names.original
    identity = names.all.first { $0 != userId && !QonversionAdapter.isMadeBySDK($0) }
  }
}

/// Errors as Qonversion's service has them.
enum QonversionRefusal {
  static var unauthorized: LocalResponse {
    refuse(401, "request", "control_unauthorized", "Authorization error: project not found")
  }
  static var secretNeeded: LocalResponse {
    refuse(403, "request", "forbidden", "Authorization by a Secret Key required")
  }
  static var identityExists: LocalResponse { refuse(409, "resource", "already_exists", "Identity already exists") }
  static var paid: LocalResponse {
    refuse(422, "request", "paid_entitlement", "The entitlement comes from a paid purchase")
  }
  static var noUser: LocalResponse { notFound("User not found") }

  static var unknownPurchase: LocalResponse {
    refuse(422, "request", "invalid_data", "Couldn't validate purchase with store request, potential fraud")
  }

  static func notFound(_ message: String) -> LocalResponse { refuse(404, "resource", "not_found", message) }
  static func exists(_ message: String) -> LocalResponse { refuse(422, "resource", "already_exists", message) }
  static func invalid(_ message: String, code: String = "invalid_data") -> LocalResponse {
    refuse(400, "request", code, message)
  }

  private static func refuse(_ status: Int, _ type: String, _ code: String, _ message: String) -> LocalResponse {
    LocalResponse(
      ["error": ["type": .string(type), "code": .string(code), "message": .string(message)]] as JSONValue,
      status: status)
  }
}

extension LocalRequest {
  /// True for a key that only a backend has.
  var hasQonversionSecret: Bool {
    let key = header("Authorization") ?? ""
    return key.hasPrefix("Bearer sk_") || key.hasPrefix("Bearer test_sk_")
  }

  /// True for a key with the prefix `test_`.
  var isOfQonversionSandbox: Bool { header("Authorization")?.hasPrefix("Bearer test_") ?? false }
}
