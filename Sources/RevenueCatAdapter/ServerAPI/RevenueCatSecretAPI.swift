import RedemptionCore

/// What version 1 of RevenueCat's REST API does for an app's own backend alone (RevenueCat/docs bf39a9c,
/// `openapi-spec/api-v1.yaml`): deletion and grants. Reads and attributes are the endpoints that SDKs use too.
///
/// Ours: the numbers of errors, and that a missing customer is 404; no source has them.
enum RevenueCatSecretAPI {
  private static let root = "/v1/subscribers/{id}"

  static let endpoints = customers + stores + offerings

  private static let customers = [
    secret("DELETE", root) { request, ledger throws(GatewayError) in
      let id = request["id"] ?? ""
      guard try ledger.deleteCustomer(id, of: .revenueCat) else {
        return RevenueCatEndpoints.refuse(7259, "There is no subscriber with this app user id.", ledger, status: 404)
      }
      return RevenueCatEndpoints.respond(["app_user_id": .string(id), "deleted": true] as JSONValue, ledger)
    },
    secret("POST", root + "/entitlements/{entitlement}/promotional") { request, ledger throws(GatewayError) in
      guard let gift = Promotion(request, now: ledger.now)?.gift else {
        return RevenueCatEndpoints.refuse(
          7226, "Bad parameters end_time_ms, duration", ledger, status: 400)
      }
      let redeemer = Redeemer(appUserId: request["id"], deviceId: "")
      _ = try ledger.grant(gift, to: redeemer, at: .revenueCat)
      let (grant, _) = try ledger.customer(.revenueCat, redeemer)
      return try RevenueCatEndpoints.subscriber(grant, ledger, status: 201, isSecret: true)
    },
    secret("POST", root + "/entitlements/{entitlement}/revoke_promotionals") { request, ledger throws(GatewayError) in
      let redeemer = Redeemer(appUserId: request["id"], deviceId: "")
      let (before, _) = try ledger.customer(.revenueCat, redeemer)
      try revoke(request["entitlement"] ?? "", of: before, ledger)
      let (grant, _) = try ledger.customer(.revenueCat, redeemer)
      return try RevenueCatEndpoints.subscriber(grant, ledger, isSecret: true)
    },
  ]

  /// Takes back each grant of an entitlement.
  static func revoke(_ entitlement: String, of grant: Grant, _ ledger: any LocalLedger) throws(GatewayError) {
    let prefix = Promotion.prefix(of: entitlement)
    for given in grant.subscriptions where given.store == .promotional && given.productId.hasPrefix(prefix) {
      guard let id = given.storeTransactionId else { continue }
      _ = try ledger.end(id, of: .revenueCat, by: .revocation)
    }
  }

  static func secret(
    _ method: String, _ template: String, _ respond: @escaping LocalEndpoint.Respond
  ) -> LocalEndpoint {
    LocalEndpoint(method, template) { request, ledger throws(GatewayError) in
      guard request.hasSecretKey else {
        return RevenueCatEndpoints.refuse(7225, "Invalid API key", ledger, status: 401)
      }
      return try respond(request, ledger)
    }
  }
}

extension LocalRequest {
  /// True for a key that only a backend has.
  var hasSecretKey: Bool { header("Authorization")?.hasPrefix("Bearer sk_") ?? false }
}

/// A promotional entitlement as version 1 takes it: until a moment, or for one of its durations.
struct Promotion {
  let gift: EntitlementGift

  /// Ours: the names of products, as a public sample has them.
  static func prefix(of entitlement: String) -> String { "rc_promo_\(entitlement)_" }

  /// Seconds of each duration (community.revenuecat.com, "Setting custom durations for promotional entitlements"). For
  /// life is 200 years of 365 days: a customer of 2026-09-04 had it until 2226-07-18.
  private static let durations: [String: Int64] = [
    "daily": day, "three_day": 3 * day, "weekly": 7 * day, "two_week": 14 * day, "monthly": 31 * day,
    "two_month": 61 * day, "three_month": 92 * day, "six_month": 183 * day, "yearly": 365 * day,
    "lifetime": 73_000 * day,
  ]
  private static let day: Int64 = 86_400
  /// 10000-01-01T00:00:00Z: dates have four digits for the year.
  static let endOfDates: Int64 = 253_402_300_800_000

  /// True for the product of a grant for life.
  static func isForLife(_ product: String) -> Bool { product.hasSuffix("_lifetime") }

  /// Reads the body; nil unless it has an end that is still to come, or a duration that has begun.
  init?(_ request: LocalRequest, now: Timestamp) {
    let (body, entitlement) = (request.json, request["entitlement"] ?? "")
    if case .integer(let end)? = body["end_time_ms"] {
      self.init(entitlement, until: Timestamp(milliseconds: end), now: now)
      return
    }
    var start = now
    if case .integer(let time)? = body["start_time_ms"] {
      guard (0...now.milliseconds).contains(time) else { return nil }
      start = Timestamp(milliseconds: time)
    }
    let word = body["duration"]?.string ?? ""
    guard let seconds = Promotion.durations[word] else { return nil }
    self.init(
      EntitlementGift(
        entitlement: entitlement, product: Promotion.prefix(of: entitlement) + word, startsAt: start,
        expiresAt: start.advanced(bySeconds: seconds)))
  }

  /// A grant until a moment; nil for one that is past, or after the year 9999.
  init?(_ entitlement: String, until end: Timestamp, now: Timestamp) {
    guard !entitlement.isEmpty, now < end, end.milliseconds < Promotion.endOfDates else { return nil }
    self.init(
      EntitlementGift(
        entitlement: entitlement, product: Promotion.prefix(of: entitlement) + "custom", expiresAt: end))
  }

  private init(_ gift: EntitlementGift) { self.gift = gift }
}
