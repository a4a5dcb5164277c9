public import RedemptionCore

/// How RevenueCat's SDK of one target talks to `api.revenuecat.com`.
///
/// Source: purchases-ios 5.86 `HTTPClient.swift`, `RedeemWebPurchaseAPI.swift`, `PostRedeemWebPurchaseOperation.swift`;
/// purchases-android 10.17 `common/HTTPClient.kt`, `common/Backend.kt`. Receipts of another store are sent by the app
/// itself, as RevenueCat's Stripe guide shows.
struct RevenueCatDialect: ServiceDialect {
  let target: Target

  var platform: Platform { target.platform }
  var baseURL: String { "https://api.revenuecat.com" }
  var vendorHosts: [String] { ["revenuecat.com", "8-lives-cat.io"] }

  /// `BackendErrorCode` has one number for an expired link, with the masked address if a new one was mailed.
  var losses: LossRules {
    LossRules([
      .sometimes("/kind", "The response is the customer, and does not say that the redeemed purchase has run out."),
      .sometimes("/reason", "The error 7853 does not say whether the link was too old or used."),
      .sometimes("/reissued", "The error 7853 has an address, and does not say whether a new link was mailed."),
    ])
  }

  /// iOS: the client's default. Android waits 30 seconds for a connection and has no end for the answer; ours, so that
  /// nothing hangs.
  private static let timeLimit: Int64 = 60_000

  func request(
    for call: ServiceCall, app: ServiceApp, keys: ServiceKeys, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceRequest {
    switch call.question {
    case .redeem(let redemption):
      let body: JSONValue = [
        "app_user_id": .string(redemption.redeemer.appUserId ?? ""), "redemption_token": .string(redemption.code ?? ""),
      ]
      return request(.post, "/v1/subscribers/redeem_purchase", call, app, keys, body)
    case .customer(_, let redeemer):
      let id = PercentEncoding.queryValue(redeemer.appUserId ?? "")
      return request(.get, "/v1/subscribers/\(id)", call, app, keys)
    case .logIn(_, let redeemer, let newAppUserId):
      let body: JSONValue = [
        "app_user_id": .string(redeemer.appUserId ?? ""), "new_app_user_id": .string(newAppUserId),
      ]
      return request(.post, "/v1/subscribers/identify", call, app, keys, body)
    case .receipt(_, let redeemer, let id): return try receipt(id, of: redeemer, keys)
    case .reissue, .own: throw .noSuchRequest
    }
  }

  private func request(
    _ method: ServiceRequest.Method, _ path: String, _ call: ServiceCall, _ app: ServiceApp, _ keys: ServiceKeys,
    _ body: JSONValue? = nil
  ) -> ServiceRequest {
    ServiceRequest(
      method, path, headers: headers(of: call, app, keys), body: body, timeLimit: RevenueCatDialect.timeLimit)
  }

  /// The app's own request: no header of the SDK, and the key of the Stripe app.
  private func receipt(
    _ id: String, of redeemer: Redeemer, _ keys: ServiceKeys
  ) throws(RedemptionFailure) -> ServiceRequest {
    guard let key = keys.store else {
      throw RedemptionFailure(
        reason: .refused, message: "No public key of the Stripe app was given, so no receipt was sent.", attempts: 0)
    }
    return ServiceRequest(
      .post, "/v1/receipts",
      headers: [
        "Content-Type": "application/json", "Accept": "application/json", "X-Platform": "stripe",
        "Authorization": "Bearer \(key.secret)",
      ],
      body: ["app_user_id": .string(redeemer.appUserId ?? ""), "fetch_token": .string(id)],
      timeLimit: RevenueCatDialect.timeLimit)
  }

  private func headers(of call: ServiceCall, _ app: ServiceApp, _ keys: ServiceKeys) -> [String: String] {
    var headers = [
      "Authorization": "Bearer \(keys.app.secret)", "Content-Type": "application/json", "X-RevenueCat-ETag": "",
      "X-Platform-Flavor": flavor, "X-Client-Version": app.version, "X-Client-Bundle-ID": app.bundleId,
      "X-Preferred-Locales": app.locale, "X-Observer-Mode-Enabled": "false", "X-Is-Backgrounded": "false",
      "X-Is-Debug-Build": app.isSandbox ? "true" : "false",
    ]
    headers["X-Platform-Flavor-Version"] = app.wrapperVersion
    headers.merge(platform == .ios ? appleHeaders(call, app) : androidHeaders(app)) { $1 }
    return headers
  }

  private func appleHeaders(_ call: ServiceCall, _ app: ServiceApp) -> [String: String] {
    [
      "X-Platform": "iOS", "X-Version": "5.86.0", "X-Platform-Version": "Version 26.0 (Build 23A341)",
      "X-Platform-Device": "iPhone17,1", "X-Client-Build-Version": app.build, "X-StoreKit2-Enabled": "true",
      "X-StoreKit-Version": "2", "X-Retry-Count": String(call.context.retries),
      "X-Is-Sandbox": app.isSandbox ? "true" : "false", "X-Installation-Method": "spm",
    ]
  }

  private func androidHeaders(_ app: ServiceApp) -> [String: String] {
    [
      "X-Platform": "android", "X-Version": "10.17.0", "X-Platform-Version": "36", "X-Platform-Device": "Pixel 10",
      "X-Platform-Brand": "google", "X-Client-Locale": app.locale.split(separator: "_").joined(separator: "-"),
      "X-Kotlin-Version": "2.1.21", "X-Billing-Client-Sdk-Version": "8.0.0",
    ]
  }

  /// `platformInfo.flavor`; KMP's is our reading.
  private var flavor: String {
    switch target.sdk {
    case .flutter: "flutter"
    case .reactNative: "react-native"
    case .unity: "unity"
    case .kmp: "kotlin-multiplatform"
    case .capacitor: "capacitor"
    default: "native"
    }
  }
}

extension RevenueCatAdapter {
  /// `api.revenuecat.com`, as the native SDK underneath talks to it.
  public func service(for target: Target) -> (any ServiceDialect)? { RevenueCatDialect(target: target) }
}
