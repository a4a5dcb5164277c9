public import RedemptionCore

extension Grant {
  /// What a customer's info tells of a grant: no owner, purchaser or paywall, and of an entitlement what its purchase
  /// lets one derive.
  public init(_ info: CustomerInfo) {
    self.init(
      subscriptions: IdentifiedList(info.orderedSubscriptions.map { Subscription($0) }),
      oneTimePurchases: IdentifiedList(info.nonSubscriptions.map { OneTimePurchase($0) }),
      customer: Customer(
        originalAppUserId: info.originalAppUserId, firstSeen: info.$firstSeen, requestDate: info.$requestDate,
        originalPurchaseDate: info.$originalPurchaseDate, originalApplicationVersion: info.originalApplicationVersion,
        managementURL: info.managementLink, verification: info.entitlements.verification))
    for entitlement in info.entitlements.ordered {
      entitlements.insert(Entitlement(entitlement, subscription: backing(of: entitlement, in: info)))
    }
  }

  /// The subscription behind an entitlement; nil where a one-time purchase is, by the same rule as ``DerivationRules``.
  private func backing(of entitlement: EntitlementInfo, in info: CustomerInfo) -> Subscription? {
    let productId = entitlement.productIdentifier
    if info.platform == .ios, info.nonSubscriptions.contains(where: { $0.productIdentifier == productId }) {
      return nil
    }
    return subscriptions[productId]
  }
}

extension Entitlement {
  /// An entitlement as its own info and the subscription behind it tell it; without one it rests on a one-time
  /// purchase.
  fileprivate init(_ info: EntitlementInfo, subscription: Subscription?) {
    let end = info.$expirationDate
    if let subscription {
      self.init(id: info.identifier, isActive: info.isActive, expiresAt: end, backedBy: subscription)
      gracePeriodExpiresAt = subscription.gracePeriodExpiresAt
    } else {
      let purchase = OneTimePurchase(
        id: "", productId: info.productIdentifier, purchasedAt: info.$latestPurchaseDate ?? Timestamp(milliseconds: 0))
      self.init(id: info.identifier, isActive: info.isActive, expiresAt: end, backedBy: purchase)
    }
    planId = info.productPlanIdentifier
    store = info.$store
    startsAt = info.$originalPurchaseDate ?? info.$latestPurchaseDate
    renewedAt = info.$latestPurchaseDate
    willRenew = info.willRenew
  }
}
