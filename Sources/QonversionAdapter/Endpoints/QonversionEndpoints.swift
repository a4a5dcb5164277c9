public import RedemptionCore

extension QonversionAdapter {
  /// `api2.qonversion.io` as its SDKs use it; see `QonversionDialect` for the other side.
  public var endpoints: [LocalEndpoint] {
    QonversionEndpoints.redemption + QonversionEndpoints.users + QonversionServerAPI.endpoints
  }
}

/// Endpoints of Qonversion's service.
///
/// The paths: android-sdk 9.6.0 `internal/api/Api.kt`, qonversion-ios-sdk 6.13.1 `QNAPIConstants.m`. No SDK reads the
/// body of a redemption that succeeded, or of an error.
enum QonversionEndpoints {
  /// The three requests of a web redemption.
  static let redemption = [
    LocalEndpoint("POST", "/v4/web/redeem", redeems: true, seeking: code) { request, ledger throws(GatewayError) in
      try redeem(request, ledger)
    },
    LocalEndpoint("POST", "/v4/web/redeem/status", seeking: code) { request, ledger throws(GatewayError) in
      let code = request.json["token"]?.string ?? ""
      let state = try ledger.state(ofCode: code, of: .qonversion)
      return LocalResponse(["consumed": .bool(state == .used), "expired": .bool(state == .expired)] as JSONValue)
    },
    LocalEndpoint("POST", "/v4/web/redeem/reissue") { request, ledger throws(GatewayError) in
      try reissue(request, ledger)
    },
  ]

  private static let code: @Sendable (LocalRequest) -> SoughtID? = { $0.json["token"]?.string.map { .code($0) } }

  /// The launch, which returns what the user has, identities, and what a project without remote configurations and
  /// store products answers. Without a `source`, both SDKs report that there is no remote configuration.
  static let users = [
    LocalEndpoint("POST", "/v1/user/init") { request, ledger throws(GatewayError) in try launch(request, ledger) },
    LocalEndpoint("POST", "/v1/user/restore") { request, ledger throws(GatewayError) in try launch(request, ledger) },
    LocalEndpoint("POST", "/v2/identities") { request, ledger throws(GatewayError) in try identify(request, ledger) },
    LocalEndpoint("GET", "/v3/remote-config") { _, _ in
      LocalResponse(["payload": [:], "experiment": nil, "source": nil] as JSONValue)
    },
    LocalEndpoint("GET", "/v3/remote-configs") { _, _ in LocalResponse([] as JSONValue) },
    LocalEndpoint("POST", "/v2/events") { _, _ in LocalResponse([:] as JSONValue) },
    LocalEndpoint("POST", "/attribution") { _, _ in LocalResponse(["success": true, "data": [:]] as JSONValue) },
    LocalEndpoint("POST", "/v1/products/get") { _, _ in
      LocalResponse(["success": true, "data": ["products_enriched": []]] as JSONValue)
    },
  ]

  // MARK: Redemption

  private static func redeem(_ request: LocalRequest, _ ledger: any LocalLedger) throws(GatewayError) -> LocalResponse {
    let body = request.json
    guard let user = body["app_uid"]?.string, !user.isEmpty, let code = body["token"]?.string else {
      return refuse(400, "`token` and `app_uid` are needed.")
    }
    let asked = RedemptionQuestion(
      vendor: .qonversion, code: code, redeemer: Redeemer(appUserId: user, deviceId: ""))
    guard case .redemption(let answer) = try ledger.answer(.redeem(asked)) else { return .status(500) }
    switch answer.outcome {
    case .redeemed, .subscriptionExpired:
      return LocalResponse(["redeemed": true, "app_uid": .string(user)] as JSONValue)
    case .linkExpired(_, .used, _, _), .purchaseBelongsToOtherUser: return refuse(409, "The token was used before.")
    case .linkExpired: return refuse(410, "The token has expired.")
    case .invalidCode: return refuse(404, "There is no such token.")
    case .failed, nil: return .status(500)
    }
  }

  /// Says nothing about whether the address is known (`Api.kt`, `redeemReissue`).
  private static func reissue(_ request: LocalRequest, _ ledger: any LocalLedger) throws(GatewayError) -> LocalResponse
  {
    let user = Redeemer(appUserId: nil, deviceId: "")
    let question = Question.reissue(.qonversion, user, email: request.json["email"]?.string ?? "")
    guard case .reissue(let verdict) = try ledger.answer(question) else { return .status(500) }
    switch verdict {
    case .accepted: return LocalResponse([:] as JSONValue)
    case .invalidAddress: return refuse(400, "This is not an e-mail address.")
    case .tooMany: return refuse(429, "Too many requests for this address.")
    }
  }

  private static func refuse(_ status: Int, _ message: String) -> LocalResponse {
    LocalResponse(["error": ["message": .string(message)]] as JSONValue, status: status)
  }

  // MARK: Users

  private static func launch(_ request: LocalRequest, _ ledger: any LocalLedger) throws(GatewayError) -> LocalResponse {
    guard let user = request.json["q_uid"]?.string, !user.isEmpty else { return refuse(400, "`q_uid` is needed.") }
    let grant = try ledger.customer(.qonversion, Redeemer(appUserId: user, deviceId: "")).grant
    return LocalResponse(LaunchBody(user: user, grant: grant, now: ledger.now))
  }

  /// The user of the service that an app's own id belongs to. iOS takes a `data` without `success` for an error
  /// (`QNErrorsMapper.m`, `mapErrorFromData:`). A user whom the ledger does not know yet is created first, since the
  /// SDK goes on under the id that is returned.
  private static func identify(
    _ request: LocalRequest, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    let body = request.json
    guard let user = body["anon_id"]?.string, let name = body["identity_id"]?.string, !name.isEmpty else {
      return refuse(400, "`anon_id` and `identity_id` are needed.")
    }
    let redeemer = Redeemer(appUserId: user, deviceId: "")
    _ = try ledger.customer(.qonversion, redeemer)
    let question = Question.logIn(.qonversion, redeemer, newAppUserId: name)
    guard case .logIn(let grant, _) = try ledger.answer(question) else { return .status(500) }
    let known = grant.customer?.originalAppUserId ?? user
    return LocalResponse(["success": true, "data": ["anon_id": .string(known)]] as JSONValue)
  }
}
