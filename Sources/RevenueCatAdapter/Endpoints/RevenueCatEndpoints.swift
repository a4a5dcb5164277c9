public import RedemptionCore

extension RevenueCatAdapter {
  /// `api.revenuecat.com` as its SDKs use it; `RevenueCatDialect` is the other side.
  public var endpoints: [LocalEndpoint] {
    (RevenueCatEndpoints.customers + RevenueCatEndpoints.catalog + RevenueCatEndpoints.checkout
      + RevenueCatEndpoints.constants + RevenueCatServerAPI.endpoints + RevenueCatSecretAPI.endpoints)
      .map(RevenueCatEndpoints.rejectingBlockedUsers)
  }
}

/// Endpoints of RevenueCat's service.
///
/// The paths: purchases-ios 5.86 `HTTPRequestPath.swift`, purchases-android 10.17 `Endpoint.kt`, purchases-js 1.53
/// `endpoints.ts`. Without `ETag` the SDKs never send conditional requests, and there is no signature: verification
/// reports a failure unless it is disabled. `docs/real-sdks.md` lists the SDKs that were run on these endpoints.
enum RevenueCatEndpoints {
  /// What an SDK asks and sends about a customer.
  static let customers = [
    LocalEndpoint("GET", "/v1/subscribers/{id}") { request, ledger throws(GatewayError) in
      try customer(request, ledger)
    },
    LocalEndpoint("POST", "/v1/subscribers/redeem_purchase", redeems: true, seeking: code) {
      request, ledger throws(GatewayError) in
      let body = request.json
      return try redeem(body["redemption_token"]?.string, body["app_user_id"]?.string, ledger)
    },
    // The path of older versions.
    LocalEndpoint("POST", "/v1/subscribers/{id}/redeem_web_purchase", redeems: true, seeking: code) {
      request, ledger throws(GatewayError) in
      try redeem(request.json["redemption_token"]?.string, request["id"], ledger)
    },
    LocalEndpoint("POST", "/v1/subscribers/identify") { request, ledger throws(GatewayError) in
      let body = request.json
      return try logIn(body["app_user_id"]?.string, body["new_app_user_id"]?.string, ledger)
    },
    LocalEndpoint("POST", "/v1/subscribers/{id}/alias") { request, ledger throws(GatewayError) in
      try alias(request["id"], request.json["new_app_user_id"]?.string, ledger)
    },
    LocalEndpoint("POST", "/v1/subscribers/{id}/attributes") { request, ledger throws(GatewayError) in
      let (grant, _) = try ledger.customer(.revenueCat, Redeemer(appUserId: request["id"], deviceId: ""))
      let errors = try keepAttributes(in: request.json, of: grant, ledger)
      guard errors.isEmpty else { return respond(AttributeError.body(of: errors), ledger, status: 400) }
      guard !request.hasSecretKey else { return try subscriber(grant, ledger, isSecret: true) }
      return respond(["attribute_errors": []] as JSONValue, ledger)
    },
    LocalEndpoint("POST", "/v1/receipts") { request, ledger throws(GatewayError) in try receipt(request, ledger) },
  ]

  private static let code: @Sendable (LocalRequest) -> SoughtID? = { request in
    request.json["redemption_token"]?.string.map { .code($0) }
  }

  /// The endpoint with status 400 and 7256 for an id that RevenueCat blocks, wherever a request has one.
  static func rejectingBlockedUsers(_ endpoint: LocalEndpoint) -> LocalEndpoint {
    LocalEndpoint(endpoint.method, endpoint.template, redeems: endpoint.redeems, seeking: endpoint.sought) {
      request, ledger throws(GatewayError) in
      let body = request.json
      let isVersion2 = endpoint.template.hasPrefix("/v2/")
      let members = isVersion2 ? ["id", "target_customer_id"] : ["app_user_id", "new_app_user_id"]
      let ids = [request["id"]] + members.map { body[$0]?.string }
      guard !ids.contains(where: { $0.map(RevenueCatAdapter.isBlocked) ?? false }) else {
        guard !isVersion2 else { return RevenueCatServerAPI.blockedUser }
        return refuse(
          BackendCode.invalidUser, RevenueCatAdapter.blockedUserMessage, ledger, status: RevenueCatAdapter.blockedStatus
        )
      }
      return try endpoint.respond(request, ledger)
    }
  }

  private static func customer(
    _ request: LocalRequest, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    let (grant, isNew) = try ledger.customer(.revenueCat, Redeemer(appUserId: request["id"], deviceId: ""))
    return try subscriber(grant, ledger, status: isNew ? 201 : 200, isSecret: request.hasSecretKey)
  }

  private static func logIn(
    _ user: String?, _ newUser: String?, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    guard let user, let newUser, !user.isEmpty, !newUser.isEmpty else {
      return refuse(7220, "An app user id is needed.", ledger)
    }
    let question = Question.logIn(
      .revenueCat, Redeemer(appUserId: user, deviceId: ""), newAppUserId: newUser)
    guard case .logIn(let grant, let created) = try ledger.answer(question) else { return .status(500) }
    return try subscriber(grant, ledger, status: created ? 201 : 200)
  }

  /// Joins two users for good, unlike a login. After a reinstall, purchases-android 10.17 so gives its new anonymous
  /// user what the earlier one had (`BlockstoreHelper.kt`, `aliasCurrentAndStoredUserIdsIfNeeded`). It reads no body.
  private static func alias(
    _ user: String?, _ newUser: String?, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    guard let user, let newUser, !newUser.isEmpty else { return refuse(7220, "An app user id is needed.", ledger) }
    try ledger.alias(user, newUser, of: .revenueCat)
    let (grant, _) = try ledger.customer(.revenueCat, Redeemer(appUserId: newUser, deviceId: ""))
    return try subscriber(grant, ledger, status: 201)
  }

  private static func receipt(_ request: LocalRequest, _ ledger: any LocalLedger) throws(GatewayError) -> LocalResponse
  {
    let body = request.json
    let door = RevenueCatReceipts()
    let token = body["fetch_token"]?.string ?? ""
    let answer = try door.answer(for: body["app_user_id"]?.string ?? "") { user throws(GatewayError) in
      try buyInTestStore(token, body, user, ledger)
      let question = Question.receipt(
        .revenueCat, Redeemer(appUserId: user, deviceId: ""), storeTransactionId: token)
      guard case .receipt(let answer) = try ledger.answer(question) else {
        throw .unavailable("The ledger gave another answer.")
      }
      return answer
    }
    if case .success(.granted(let grant)) = answer {
      _ = try keepAttributes(in: body, of: grant, ledger)
      return try subscriber(grant, ledger)
    }
    let reply = door.render(answer, now: ledger.now)
    return respond(reply.body, ledger, status: reply.status)
  }

  /// The Test Store has no server of its own: its receipt is the purchase (purchases-js 1.53.1,
  /// `simulated-store-post-receipt-helper.ts`; purchases-android 10.17, `SimulatedStoreBillingWrapper.kt`).
  ///
  /// The native SDKs send what was paid (purchases-ios 5.86 `PostReceiptDataOperation`, purchases-android 10.17
  /// `Backend.postReceiptData`), purchases-js the currency alone; without both, it is the price of the latest sale.
  private static func buyInTestStore(
    _ token: String, _ body: JSONValue, _ user: String, _ ledger: any LocalLedger
  ) throws(GatewayError) {
    guard token.hasPrefix("test_"), let productId = body["product_id"]?.string,
      var product = try product(productId, ledger)
    else { return }
    if let paid = Price(paidAs: body) { product.price = paid }
    let checkout = WebCheckout(
      product: product, appUserId: user, isSandbox: true, store: Store(rawValue: "test_store"))
    _ = try ledger.sell(checkout, as: token)
  }

  // MARK: Redemption

  private static func redeem(
    _ code: String?, _ user: String?, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    guard let code, let user, !user.isEmpty else {
      return refuse(7220, "An app user id and a token are needed.", ledger)
    }
    let request = RedemptionQuestion(
      vendor: .revenueCat, code: code, redeemer: Redeemer(appUserId: user, deviceId: ""))
    guard case .redemption(let answer) = try ledger.answer(.redeem(request)) else { return .status(500) }
    switch answer.outcome {
    case .redeemed(_, let grant), .subscriptionExpired(_, let grant):
      return try subscriber(grant, ledger)
    case .linkExpired(_, _, _, let email):
      var refusal = Refusal(7853, "The link has expired.")
      refusal.email = email ?? ""
      return respond(refusal, ledger, status: 403)
    case .invalidCode: return refuse(7849, "The token is not valid.", ledger)
    case .purchaseBelongsToOtherUser: return refuse(7852, "The purchase belongs to another user.", ledger)
    case .failed, nil: return .status(500)
    }
  }

  /// An error of the service, by its own code.
  static func refuse(
    _ code: Int, _ message: String, _ ledger: any LocalLedger, status: Int = 403
  ) -> LocalResponse {
    respond(Refusal(code, message), ledger, status: status)
  }

  /// The body of an error. iOS reads it only if `Content-Type` is JSON.
  private struct Refusal: Encodable {
    let code: Int
    let message: String
    /// The masked address that a new link was mailed to; nil for other errors.
    var email: String?

    init(_ code: Int, _ message: String) {
      self.code = code
      self.message = message
    }

    private enum CodingKeys: String, CodingKey {
      case code, message
      case info = "purchase_redemption_error_info"
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(code, forKey: .code)
      try container.encode(message, forKey: .message)
      if let email { try container.encode(["obfuscated_email": email], forKey: .info) }
    }
  }

  /// The customer; a secret key also sees what apps have set (RevenueCat/docs bf39a9c, `openapi-spec/api-v1.yaml`).
  static func subscriber(
    _ grant: Grant, _ ledger: any LocalLedger, status: Int = 200, isSecret: Bool = false
  ) throws(GatewayError) -> LocalResponse {
    let id = grant.customer?.originalAppUserId ?? ""
    let attributes = isSecret ? try ledger.attributes(ofCustomer: id, at: .revenueCat) : [:]
    return respond(SubscriberResponse(grant, attributes: attributes, now: ledger.now), ledger, status: status)
  }

  /// Keeps the attributes of a request, each `{"value", "updated_at_ms"}`. One without a value is removed, an older one
  /// ignored (purchases-ios 5.86 `SubscriberAttribute.swift`, purchases-android 10.17 `SubscriberAttribute.kt`).
  ///
  /// - Returns: those that cannot be kept, by name. The others are.
  private static func keepAttributes(
    in body: JSONValue, of grant: Grant, _ ledger: any LocalLedger
  ) throws(GatewayError) -> [AttributeError] {
    guard case .object(let sent)? = body["attributes"], let id = grant.customer?.originalAppUserId else { return [] }
    var errors: [AttributeError] = []
    let known = try ledger.attributes(ofCustomer: id, at: .revenueCat)
    var changes: [String: JSONValue] = [:]
    for (name, attribute) in sent {
      guard case .object(var members) = attribute else { continue }
      if let error = AttributeError(name: name, value: attribute["value"] ?? nil) {
        errors.append(error)
        continue
      }
      if case .integer(let old)? = known[name]?["updated_at_ms"], case .integer(let new)? = attribute["updated_at_ms"],
        new < old
      {
        continue
      }
      let isRemoved = attribute["value"] == nil || attribute["value"] == .null || attribute["value"] == ""
      if members["updated_at_ms"] == nil { members["updated_at_ms"] = .integer(ledger.now.milliseconds) }
      changes[name] = isRemoved ? .null : .object(members)
    }
    try ledger.changeAttributes(changes, ofCustomer: id, at: .revenueCat)
    return errors.sorted { $0.name < $1.name }
  }

  /// Adds the request time, which iOS prefers to the body's `request_date` (`HTTPClient.swift`): both must be equal.
  static func respond(
    _ body: any Encodable & Sendable, _ ledger: any LocalLedger, status: Int = 200
  ) -> LocalResponse {
    LocalResponse(
      body, status: status, headers: [("X-RevenueCat-Request-Time", String(ledger.now.milliseconds))])
  }
}

extension Price {
  /// The price of a receipt; nil if it does not say amount and currency.
  fileprivate init?(paidAs receipt: JSONValue) {
    let amount: Double
    switch receipt["price"] {
    case .integer(let number)?: amount = Double(number)
    case .real(let number)?: amount = number
    case .string(let text)?:
      guard let number = Double(text) else { return nil }
      amount = number
    default: return nil
    }
    guard let currency = receipt["currency"]?.string, !currency.isEmpty,
      let micros = Int64(exactly: (amount * 1_000_000).rounded()), micros >= 0
    else { return nil }
    self.init(amountMicros: micros, currency: currency)
  }
}
