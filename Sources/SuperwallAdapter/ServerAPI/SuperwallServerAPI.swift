import RedemptionCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an app's own backend reads and grants at `api.superwall.com` (superwall/superwall-sdk-typescript 71d0687,
/// `src/resources/users/users.ts` and `entitlements/grants.ts`).
///
/// No source has the bodies of errors; the summary has no sums of money. Ours: an entitlement's id is its identifier.
enum SuperwallServerAPI {
  static let endpoints = users + webhooks + events

  private static let users = [
    read("/v2/users/{id}/active-entitlements") { user, grant, _ in
      [
        "object": "user_active_entitlements", "app_user_id": .string(user),
        "entitlements": .array(grant.entitlements.filter(\.isActive).map { .string($0.id) }),
      ]
    },
    read("/v2/users/{id}/subscription-summary") { _, grant, now in
      summary(of: grant.subscriptions.filter { $0.store != .promotional }, at: now)
    },
    act("POST", "/v2/entitlements/{entitlement}/grants") { request, ledger throws(GatewayError) in
      try grant(request.json, request["entitlement"] ?? "", ledger)
    },
    act("DELETE", "/v2/entitlements/{entitlement}/grants/{grant}") { request, ledger throws(GatewayError) in
      let id = request["grant"] ?? ""
      guard id.hasPrefix("promotional_"), try ledger.end(id, of: .superwall, by: .revocation) != nil else {
        return refuse(404, "There is no such grant.")
      }
      return LocalResponse(["id": .string(id), "deleted": true, "object": "entitlement_grant"] as JSONValue)
    },
  ]

  private static func grant(
    _ body: JSONValue, _ entitlement: String, _ ledger: any LocalLedger
  ) throws(GatewayError) -> LocalResponse {
    let (device, user) = (body["device_id"]?.string ?? "", body["user_id"]?.string)
    guard !device.isEmpty else { return refuse(400, "device_id is required.") }
    let text = body["expires_at"]?.string
    let end = text.flatMap(ServiceDate.read)
    guard text == nil || end.map({ ledger.now < $0 }) ?? false else {
      return refuse(400, "expires_at must be a time in the future, such as 2027-01-01T00:00:00.000Z.")
    }
    let given = try ledger.grant(
      EntitlementGift(entitlement: entitlement, product: grantPrefix + entitlement, expiresAt: end),
      to: Redeemer(appUserId: user, deviceId: device), at: .superwall)
    return LocalResponse(
      [
        "id": .string(given.storeTransactionId), "object": "entitlement_grant", "entitlement": .string(entitlement),
        "entitlement_identifier": .string(entitlement), "device_id": .string(device),
        "user_id": user.map { .string($0) } ?? .null, "expires_at": ServiceDate.json(given.expiresAt),
        "granted_at": ServiceDate.json(given.purchasedAt), "granted_by": "api_key", "reason": body["reason"] ?? .null,
        "status": "active",
      ] as JSONValue)
  }

  static func act(
    _ method: String, _ template: String, _ respond: @escaping LocalEndpoint.Respond
  ) -> LocalEndpoint {
    LocalEndpoint(method, template) { request, ledger throws(GatewayError) in
      guard request.header("Authorization")?.hasPrefix("Bearer ") ?? false else {
        return refuse(401, "Pass the organization's API key.")
      }
      return try respond(request, ledger)
    }
  }

  static func refuse(_ status: Int, _ message: String) -> LocalResponse {
    LocalResponse(["error": .string(message)] as JSONValue, status: status)
  }

  /// Ours: the product of a grant has a name that no product of a store has.
  private static let grantPrefix = "grant_"

  private static func read(
    _ template: String, _ make: @escaping @Sendable (String, Grant, Timestamp) -> JSONValue
  ) -> LocalEndpoint {
    act("GET", template) { request, ledger throws(GatewayError) in
      let user = request["id"] ?? ""
      let (grant, _) = try ledger.customer(.superwall, Redeemer(appUserId: user, deviceId: ""))
      return LocalResponse(make(user, grant, ledger.now))
    }
  }

  private static func summary(of subscriptions: [Subscription], at now: Timestamp) -> JSONValue {
    func accessEnd(_ subscription: Subscription) -> Timestamp? {
      subscription.refundedAt ?? subscription.gracePeriodExpiresAt ?? subscription.expiresAt
    }
    let active = subscriptions.filter { subscription in accessEnd(subscription).map { now < $0 } ?? true }
    let latest = (active.isEmpty ? subscriptions : active).max { $0.purchasedAt < $1.purchasedAt }
    let renews = latest.map { $0.unsubscribeDetectedAt == nil && $0.refundedAt == nil } ?? false
    let status: JSONValue =
      switch (latest, active.isEmpty) {
      case (nil, _): "none"
      case (_, true): "expired"
      case (let subscription?, false):
        !renews ? "cancelled" : subscription.periodType == .trial ? "trial" : "active"
      }
    let end = ServiceDate.json(latest.flatMap(accessEnd))
    return [
      "object": "user_subscription_summary", "subscription_status": status,
      "has_active_subscription": .bool(!active.isEmpty),
      "active_product_ids": .array(active.map { .string($0.productId) }), "auto_renew_enabled": .bool(renews),
      "expiration_date": end, "next_renewal_date": renews && !active.isEmpty ? end : nil,
      "first_purchase_date": ServiceDate.json(
        subscriptions.map { $0.originallyPurchasedAt ?? $0.purchasedAt }.min()),
      "last_purchase_date": ServiceDate.json(subscriptions.map(\.purchasedAt).max()),
      "primary_product_id": latest.map { .string($0.productId) } ?? .null,
      "primary_store": latest.map { .string($0.store.rawValue) } ?? .null, "is_family_share": false,
      "integration_partner": nil, "last_paywall_conversion": nil, "latest_event": nil, "latest_event_ts": nil,
    ]
  }
}

/// Dates as the service writes them: ISO 8601. Ours: three digits of a second, and `Z`.
enum ServiceDate {
  static func json(_ time: Timestamp?) -> JSONValue {
    guard let time else { return .null }
    let date = Date(timeIntervalSince1970: Double(time.milliseconds) / 1000)
    return .string(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }

  static func read(_ text: String) -> Timestamp? {
    for fraction in [true, false] {
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: fraction)
      if let date = try? style.parse(text) {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        return Int64(exactly: milliseconds).map(Timestamp.init(milliseconds:))
      }
    }
    return nil
  }
}
