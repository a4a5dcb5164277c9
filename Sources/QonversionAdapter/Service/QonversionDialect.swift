public import RedemptionCore

/// How Qonversion's SDK of a platform talks to `api2.qonversion.io`.
///
/// Sources: qonversion-ios-sdk 6.13.1 `QNAPIConstants.m`, `QONRedemptionManager.m` (`postJSON:`), `QNRequestBuilder.m`,
/// `QNAPIClient.m`; android-sdk 9.6.0 `internal/api/Api.kt`, `ApiHeadersProvider.kt`, `internal/dto/request`. The
/// device's own facts in the body of a launch are constants of ours, and the App Store receipt is left out.
struct QonversionDialect: ServiceDialect {
  let platform: Platform

  var baseURL: String { "https://api2.qonversion.io" }
  var vendorHosts: [String] { ["qonversion.io"] }

  /// The statuses 200 and 410 have no body that an SDK reads.
  var losses: LossRules {
    LossRules([
      .sometimes("/kind", "The response does not say that the redeemed purchase has run out."),
      .sometimes("/reissued", "The response does not say whether a new link was mailed."),
    ])
  }

  /// Neither SDK sets a limit for the whole exchange: iOS has the session's default, Android sets OkHttp's for the
  /// connection and for each read (`NetworkModule.kt`, `TIMEOUT`).
  private var timeLimit: Int64 { platform == .ios ? 60_000 : 30_000 }

  func request(
    for call: ServiceCall, app: ServiceApp, keys: ServiceKeys, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceRequest {
    let own = call.qonversion
    switch call.question {
    case .redeem(let redemption):
      let token = JSONValue.string(redemption.code ?? "")
      guard own.step == .first else { return post("/v4/web/redeem/status", ["token": token], own, app, keys) }
      let body: JSONValue = ["token": token, "app_uid": .string(own.userId), "restore_behavior": "transfer"]
      return post("/v4/web/redeem", body, own, app, keys)
    case .reissue(_, _, let email):
      return post("/v4/web/redeem/reissue", ["email": .string(email)], own, app, keys)
    case .customer: return post("/v1/user/init", launchBody(own, app, keys, now), own, app, keys)
    case .logIn(_, _, let name):
      guard own.step == .first else { return post("/v1/user/init", launchBody(own, app, keys, now), own, app, keys) }
      return post("/v2/identities", ["anon_id": .string(own.userId), "identity_id": .string(name)], own, app, keys)
    case .receipt, .own: throw .noSuchRequest
    }
  }

  private func post(
    _ path: String, _ body: JSONValue, _ own: QonversionServiceContext, _ app: ServiceApp, _ keys: ServiceKeys
  ) -> ServiceRequest {
    let isRedemption = path.hasPrefix("/v4/web/")
    var headers = platform == .ios ? appleHeaders(isRedemption, app, keys) : androidHeaders(own, app, keys)
    if isRedemption { headers["Idempotency-Key"] = own.idempotencyKey }
    if path == "/v1/user/init" { headers["Trigger"] = own.trigger.rawValue }
    return ServiceRequest(.post, path, headers: headers, body: body, timeLimit: timeLimit)
  }

  /// The redemption's own requests have fewer headers, and alone have `test_` before the key in debug mode.
  private func appleHeaders(_ isRedemption: Bool, _ app: ServiceApp, _ keys: ServiceKeys) -> [String: String] {
    let prefix = isRedemption && app.isSandbox ? "test_" : ""
    var headers = [
      "Content-Type": "application/json; charset=utf-8", "Authorization": "Bearer \(prefix)\(keys.app.secret)",
      "Platform": "iOS", "Platform-Version": "26.0", "Source": "iOS",
    ]
    guard !isRedemption else { return headers }
    headers.merge([
      "Source-Version": "6.13.1", "app-version": app.version, "country": app.country, "User-locale": app.language,
    ]) { $1 }
    return headers
  }

  private func androidHeaders(
    _ own: QonversionServiceContext, _ app: ServiceApp, _ keys: ServiceKeys
  ) -> [String: String] {
    [
      "Content-Type": "application/json", "Authorization": "Bearer \(androidKey(app, keys))",
      "app-version": app.version, "User-Locale": app.language, "Source": "android", "Source-Version": "9.6.0",
      "Platform": "android", "Platform-Version": "16", "User-Id": own.userId,
    ]
  }

  private func androidKey(_ app: ServiceApp, _ keys: ServiceKeys) -> String {
    (app.isSandbox ? "test_" : "") + keys.app.secret
  }

  private func launchBody(
    _ own: QonversionServiceContext, _ app: ServiceApp, _ keys: ServiceKeys, _ now: Timestamp
  ) -> JSONValue {
    let seconds = now.milliseconds / 1000
    let device: JSONValue = [
      "os": platform == .ios ? "iOS" : "android", "os_version": platform == .ios ? "26.0" : "16",
      "manufacturer": platform == .ios ? "Apple" : "Google", "model": platform == .ios ? "iPhone17,1" : "Pixel 10",
      "app_version": .string(app.version), "device_id": .string(app.installationId), "locale": .string(app.language),
      "country": .string(app.country), "timezone": "UTC",
    ]
    var body: [String: JSONValue] = ["device": device, "q_uid": .string(own.userId)]
    switch platform.system {
    case .ios:
      body["install_date"] = .string(String(seconds))
      body["access_token"] = .string(keys.app.secret)
      body["client_uid"] = .string(own.userId)
      body["version"] = "6.13.1"
      body["debug_mode"] = .bool(app.isSandbox)
    case .android:
      body["install_date"] = .integer(seconds)
      body["access_token"] = .string(androidKey(app, keys))
      body["receipt"] = ""
      body["version"] = "9.6.0"
      body["debug_mode"] = app.isSandbox ? "1" : "0"
      body["purchases"] = .array([])
    }
    return .object(body)
  }
}

extension ServiceApp {
  fileprivate var language: String { String(locale.prefix { $0 != "_" && $0 != "-" }) }
  fileprivate var country: String { String(locale.drop { $0 != "_" && $0 != "-" }.dropFirst()) }
}

extension ServiceCall {
  /// What the SDK sends beside the question; a host without one is a user without a key.
  var qonversion: QonversionServiceContext {
    context.own as? QonversionServiceContext ?? QonversionServiceContext(userId: redeemer?.appUserId ?? "")
  }

  private var redeemer: Redeemer? {
    switch question {
    case .redeem(let request): request.redeemer
    case .customer(_, let redeemer), .logIn(_, let redeemer, _), .receipt(_, let redeemer, _),
      .reissue(_, let redeemer, _), .own(_, let redeemer, _):
      redeemer
    }
  }
}

extension QonversionAdapter {
  /// `api2.qonversion.io`, as the native SDK of the platform talks to it.
  public func service(for target: Target) -> (any ServiceDialect)? { QonversionDialect(platform: target.platform) }
}
