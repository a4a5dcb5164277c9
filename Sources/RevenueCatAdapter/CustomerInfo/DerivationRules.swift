import RedemptionCore

/// How one platform's native SDK derives what it tells from what the service said.
///
/// Source: purchases-ios 5.86 `CustomerInfo+ActiveDates.swift`, `EntitlementInfo.swift`, `SubscriptionInfo.swift`,
/// purchases-android 10.17 `DateHelper.kt`, `EntitlementInfoHelper.kt`, `EntitlementInfoFactories.kt`.
struct DerivationRules {
  let platform: Platform
  /// The moment that "active" refers to.
  let referenceDate: Timestamp

  /// Whether something gives access: without an end always; at its very end on iOS still, on Android not any more.
  func isActive(until end: Timestamp?) -> Bool {
    guard let end else { return true }
    switch platform.system {
    case .ios: return end >= referenceDate
    case .android: return end > referenceDate
    }
  }

  /// A missing word reads as purchased on iOS and as unknown on Android.
  func ownershipType(_ told: OwnershipType?) -> OwnershipType {
    told ?? (platform == .ios ? .purchased : .unknown)
  }

  /// Not without an end, after a cancellation or a failed payment, when prepaid or granted by hand.
  ///
  /// - Parameter expiresAt: iOS looks at the subscription's end, Android's entitlements at their own.
  func willRenew(_ subscription: Subscription, expiresAt: Timestamp?) -> Bool {
    expiresAt != nil && subscription.store != .promotional && subscription.unsubscribeDetectedAt == nil
      && subscription.billingIssuesDetectedAt == nil && subscription.periodType != .prepaid
  }

  /// The purchase of a product that an entitlement rests on; nil drops the entitlement, on both platforms.
  ///
  /// Of a subscription and a one-time purchase iOS takes the latter (it merges the two dictionaries in that order),
  /// Android the former. Of several one-time purchases both take the last; the service lists them by date, so it is the
  /// latest.
  func backing(of productId: String?, in grant: Grant) -> Backing? {
    guard let productId else { return nil }
    let subscription = grant.subscriptions[productId].map(Backing.subscription)
    if platform == .android, let subscription { return subscription }
    let purchases = grant.oneTimePurchases.filter { $0.productId == productId }
    let latest = purchases.max { ($0.purchasedAt, $0.id) < ($1.purchasedAt, $1.id) }
    return latest.map(Backing.oneTime) ?? subscription
  }

  /// The purchase behind an entitlement.
  enum Backing {
    case subscription(Subscription)
    case oneTime(OneTimePurchase)
  }

  /// The key of a subscription in the maps of dates and among the active ones; the map of infos uses the bare product
  /// id.
  static func key(productId: String, planId: String?) -> String {
    planId.map { productId + ":" + $0 } ?? productId
  }
}
