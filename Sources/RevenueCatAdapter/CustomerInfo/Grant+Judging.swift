import RedemptionCore

extension Grant {
  /// How long a copy is judged by its request date, in milliseconds.
  ///
  /// Source: purchases-ios 5.86 `CustomerInfo.requestDateGracePeriod`, purchases-android 10.17
  /// `DateHelper.ENTITLEMENT_GRACE_PERIOD`.
  private static let gracePeriod: Int64 = 3 * 86_400_000

  /// From this age on, in milliseconds, a copy is judged by the present.
  static let judgedAfter = gracePeriod + 1

  /// A cached copy as the SDK decodes it anew: after three days, the present decides about access, not the request
  /// date.
  ///
  /// Source: purchases-ios 5.86 `CustomerInfo.referenceDate(for:)`, `CustomerInfoManager.cachedCustomerInfo`;
  /// purchases-android 10.17 `DateHelper.isDateActive`, `DeviceCache.getCachedCustomerInfo`. The time since the fetch
  /// is added to the request date, so that a script with old dates stays as it was written.
  func judged(at now: Timestamp, fetchedAt: Timestamp, on platform: Platform) -> Grant {
    let age = now.milliseconds - fetchedAt.milliseconds
    guard age > Grant.gracePeriod, var customer else { return self }
    let present = customer.requestDate.advanced(byMilliseconds: age)
    customer.judgedAt = present
    var grant = self
    grant.customer = customer
    let rules = DerivationRules(platform: platform, referenceDate: present)
    for var entitlement in entitlements where entitlement.isActive && !rules.isActive(until: entitlement.expiresAt) {
      entitlement.isActive = false
      if entitlement.state != nil { entitlement.state = .expired }
      grant.entitlements.insert(entitlement)
    }
    return grant
  }
}
