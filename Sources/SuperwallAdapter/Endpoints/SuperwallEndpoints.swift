public import RedemptionCore

extension SuperwallAdapter {
  /// Superwall's hosts as its SDKs use them, all on one address; `SuperwallDialect` is the other side.
  public var endpoints: [LocalEndpoint] {
    SuperwallEndpoints.subscriptions + SuperwallEndpoints.base + SuperwallServerAPI.endpoints
  }
}

/// Endpoints of Superwall's services: subscriptions, base, collector and enrichment.
///
/// The paths: SuperwallKit 4.16.4 `Network/API.swift`, `Network/Endpoint.swift`; Superwall-Android 2.7.19
/// `network/SubscriptionService.kt`, `network/BaseHostService.kt`, `network/CollectorService.kt`. `docs/real-sdks.md`
/// lists the SDKs that were run on these endpoints.
enum SuperwallEndpoints {
  private static let root = "/subscriptions-api/public/v1"

  /// Redemption and what a user has.
  static let subscriptions = [
    LocalEndpoint("POST", root + "/redeem", redeems: true, seeking: code) { request, ledger throws(GatewayError) in
      try redeem(request, ledger)
    },
    LocalEndpoint("POST", root + "/checkout/session/poll-redemption-result", seeking: checkoutID) {
      request, ledger throws(GatewayError) in
      try checkout(request, ledger)
    },
    // Neither SDK escapes a slash in the id of a user (`Network/Endpoint.swift`, `network/SubscriptionService.kt`).
    LocalEndpoint("GET", root + "/users/{id...}/entitlements") { request, ledger throws(GatewayError) in
      try entitlements(request, ledger)
    },
    LocalEndpoint("GET", root + "/products") { request, ledger throws(GatewayError) in
      let platform = target(of: request).platform
      let products = try ledger.products(of: .superwall).map { SuperwallCatalog.entry($0, on: platform) }
      return LocalResponse(["object": "list", "data": .array(products), "hasMore": false] as JSONValue)
    },
    constant("POST", root + "/app-store/intro-eligibility/jws", ["tokens": [:]]),
  ]

  private static let code: @Sendable (LocalRequest) -> SoughtID? = { request in
    guard case .array(let codes)? = request.json["codes"] else { return nil }
    return codes.lazy.compactMap { $0["code"]?.string }.first.map { .code($0) }
  }

  private static let checkoutID: @Sendable (LocalRequest) -> SoughtID? = { request in
    request.json["checkoutContextId"]?.string.map { .checkout($0) }
  }

  /// What the SDKs need to start: a configuration without triggers, and collectors that accept everything.
  static let base = [
    constant("GET", "/api/v1/static_config", configuration),
    constant("GET", "/api/v1/assignments", ["assignments": []]),
    constant("POST", "/api/v1/confirm_assignments", ["assignments": []]),
    constant("POST", "/api/v1/events", ["status": "ok"]),
    constant("POST", "/api/v1/session_events", ["status": "ok"]),
    constant("POST", "/api/v1/enrich", ["user": [:], "device": [:]]),
    constant("POST", "/api/v1/apple-search-ads/token", ["status": "ok", "attribution": [:]]),
    constant("POST", "/api/match", ["matched": false]),
    constant("GET", "/api/v1/paywalls", ["paywalls": []]),
    missing("GET", "/api/v1/paywall/{id}"), missing("POST", "/api/v1/paywall"),
    missing("GET", "/v2/paywalls/resolve"), missing("GET", "/v2/paywalls/preview-list"),
  ]

  /// The configuration has no paywall, so there is none to be found.
  private static func missing(_ method: String, _ template: String) -> LocalEndpoint {
    LocalEndpoint(method, template) { _, _ in
      LocalResponse(["error": "The local service has no paywalls."] as JSONValue, status: 404)
    }
  }

  private static func constant(_ method: String, _ template: String, _ body: JSONValue) -> LocalEndpoint {
    LocalEndpoint(method, template) { _, _ in LocalResponse(body) }
  }

  /// Every key that an SDK requires, in its own spelling. Superwall-Android 2.7.19 decodes `models/config/Config.kt`
  /// with the snake case of its property names (`network/JsonFactory.kt`): `paywall_responses`, not `paywallResponses`.
  private static let configuration: JSONValue = [
    "build_id": "local", "triggers": [], "trigger_options": [], "triggerOptions": [], "paywalls": [],
    "paywall_responses": [], "paywallResponses": [], "products": [], "products_v3": [], "productsV3": [],
    "log_level": 10, "logLevel": 10, "localization": ["locales": []], "postback": ["products": []],
    "postbackConfig": ["products": []], "tests": ["dns_resolution": []],
    "app_session_timeout_ms": 3_600_000, "appSessionTimeoutMs": 3_600_000,
    "disable_preload": ["all": false, "triggers": []], "disablePreload": ["all": false, "triggers": []],
    "toggles": [], "locales": [], "requested_locales": [],
    "web2app_config": ["entitlements_max_age_ms": 3_600_000, "restore_access_url": "https://example.com/restore"],
    "web2appConfig": ["entitlementsMaxAgeMs": 3_600_000, "restoreAccessUrl": "https://example.com/restore"],
  ]

  // MARK: From the ledger

  /// The SDKs of both platforms send the same codes again and again; the stored ones are not first redemptions.
  private static func redeem(_ request: LocalRequest, _ ledger: any LocalLedger) throws(GatewayError) -> LocalResponse {
    let body = request.json
    guard case .array(let codes)? = body["codes"] else { return .status(400) }
    let code = { (entry: JSONValue, isFirst: Bool) -> String? in
      entry["firstRedemption"] == .bool(isFirst) ? entry["code"]?.string : nil
    }
    let asked = RedemptionQuestion(
      vendor: .superwall, code: codes.lazy.compactMap { code($0, true) }.first,
      storedCodes: codes.compactMap { code($0, false) },
      redeemer: Redeemer(appUserId: body["appUserId"]?.string, deviceId: body["deviceId"]?.string ?? ""))
    guard case .redemption(let answer) = try ledger.answer(.redeem(asked)) else { return .status(500) }
    return LocalResponse(RedeemBody(answer, to: request, ledger))
  }

  /// SuperwallKit alone sends this, and takes the first code for that of the checkout. The bodies of this endpoint are
  /// known by what the SDK encodes and decodes (`RedeemRequest.swift`, `RedeemResponse.swift`).
  private static func checkout(
    _ request: LocalRequest, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    let body = request.json
    guard let id = body["checkoutContextId"]?.string, let device = body["deviceId"]?.string else { return .status(400) }
    let redeemer = Redeemer(appUserId: body["appUserId"]?.string, deviceId: device)
    let asked = Question.own(.superwall, redeemer, .checkout(id))
    guard let answer = CheckoutAnswer(try ledger.answer(asked)) else { return .status(500) }
    return LocalResponse(RedeemBody(answer.redemption, to: request, ledger, status: answer.state))
  }

  /// The path has the user if there is one, else the device; the header field tells which.
  private static func entitlements(
    _ request: LocalRequest, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    let user = request.header("X-App-User-ID").flatMap { $0.isEmpty ? nil : $0 }
    let redeemer = Redeemer(appUserId: user, deviceId: request["deviceId"] ?? "")
    guard case .customer(let grant) = try ledger.answer(.customer(.superwall, redeemer)) else { return .status(500) }
    let info = SuperwallAdapter().replies.customer(grant, for: target(of: request), now: ledger.now)
    return LocalResponse(CustomerBody(customerInfo: Written(info)))
  }

  /// Each platform reads dates in its own way, so the response is in the words of the SDK that asks.
  private static func target(of request: LocalRequest) -> Target {
    Target(vendor: .superwall, sdk: .native, platform: request.header("X-Platform") == "iOS" ? .ios : .android)
  }

  /// Before 2.7.15, Superwall-Android fails the whole answer over a date in `redemptionInfo`. What else is new, an old
  /// SDK ignores.
  private static func replies(for request: LocalRequest) -> SuperwallReplies {
    let asking = target(of: request)
    guard asking.platform == .android, let version = request.header("X-SDK-Version"),
      let installed = try? SuperwallAdapter.versionFacts.installed(version, for: asking),
      !SuperwallRules(installed.ruleSet).has(.redemptionDates)
    else { return SuperwallReplies() }
    return SuperwallReplies(SuperwallRules(SuperwallRule.allCases.filter { $0 != .redemptionDates }))
  }

  private struct CustomerBody: Encodable { let customerInfo: Written }

  private struct RedeemBody: Encodable {
    let codes: [Written]
    let customerInfo: Written?
    /// Only for a poll.
    let status: CheckoutAnswer.State?

    init(
      _ answer: RedemptionAnswer, to request: LocalRequest, _ ledger: any LocalLedger,
      status: CheckoutAnswer.State? = nil
    ) {
      let (replies, target) = (replies(for: request), target(of: request))
      let outcomes = answer.storedOutcomes + (answer.outcome.map { [$0] } ?? [])
      codes = outcomes.map { Written(replies.render($0, for: target, now: ledger.now).body) }
      customerInfo = answer.customer.map { Written(replies.customer($0, for: target, now: ledger.now)) }
      self.status = status
    }
  }

  /// Any value that writes itself.
  private struct Written: Encodable, @unchecked Sendable {
    private let value: any Encodable

    init(_ value: any Encodable) { self.value = value }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }
}
