import RedemptionCore

/// What an app's own backend reads at `api.superwall.com` (superwall/superwall-sdk-typescript, `src/resources/users`).
///
/// No source has the bodies of errors, the summary has no sums of money, and its dates are milliseconds.
enum SuperwallServerAPI {
  static let endpoints = [
    read("/v2/users/{id}/active-entitlements") { user, grant, _ in
      [
        "object": "user_active_entitlements", "app_user_id": .string(user),
        "entitlements": .array(grant.entitlements.filter(\.isActive).map { .string($0.id) }),
      ]
    },
    read("/v2/users/{id}/subscription-summary") { user, grant, now in
      summary(of: Array(grant.subscriptions), user: user, at: now)
    },
  ]

  private static func read(
    _ template: String, _ make: @escaping @Sendable (String, Grant, Timestamp) -> JSONValue
  ) -> LocalEndpoint {
    LocalEndpoint("GET", template) { request, ledger throws(GatewayError) in
      guard let key = request.header("Authorization"), key.hasPrefix("Bearer ") else {
        return LocalResponse(["error": "Pass the organization's API key."] as JSONValue, status: 401)
      }
      let user = request["id"] ?? ""
      let (grant, _) = try ledger.customer(.superwall, Redeemer(appUserId: user, deviceId: ""))
      return LocalResponse(make(user, grant, ledger.now))
    }
  }

  private static func summary(of subscriptions: [Subscription], user: String, at now: Timestamp) -> JSONValue {
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
    let end = latest.flatMap(accessEnd).map { JSONValue.integer($0.milliseconds) } ?? .null
    return [
      "object": "user_subscription_summary", "app_user_id": .string(user), "subscription_status": status,
      "has_active_subscription": .bool(!active.isEmpty),
      "active_product_ids": .array(active.map { .string($0.productId) }), "auto_renew_enabled": .bool(renews),
      "expiration_date": end, "next_renewal_date": renews && !active.isEmpty ? end : nil, "latest_event": nil,
    ]
  }
}
