extension Entitlement {
  /// An entitlement as the subscription behind it lets one derive it.
  ///
  /// Renewal, state and offer follow from the subscription's own facts, so that a gateway that fills a grant and an
  /// adapter that reads one back say the same.
  ///
  /// - Parameters:
  ///   - id: the entitlement's identifier.
  ///   - isActive: true if it gives access now.
  ///   - expiresAt: end of access, which a grace period or a refund may move away from the subscription's own end.
  ///   - subscription: the subscription that gives it.
  public init(id: String, isActive: Bool, expiresAt: Timestamp?, backedBy subscription: Subscription) {
    self.init(
      id: id, isActive: isActive, productId: subscription.productId, planId: subscription.planId,
      productIds: [subscription.productId], store: subscription.store,
      startsAt: subscription.originallyPurchasedAt ?? subscription.purchasedAt, renewedAt: subscription.purchasedAt,
      expiresAt: expiresAt, isLifetime: expiresAt == nil, willRenew: subscription.willRenew,
      state: subscription.state(isActive: isActive), offerType: subscription.periodType == .trial ? .trial : nil)
  }

  /// An entitlement as the one-time purchase behind it lets one derive it: it never renews and has no subscription's
  /// state.
  public init(id: String, isActive: Bool, expiresAt: Timestamp?, backedBy purchase: OneTimePurchase) {
    self.init(
      id: id, isActive: isActive, productId: purchase.productId, productIds: [purchase.productId],
      store: purchase.store,
      startsAt: purchase.originallyPurchasedAt ?? purchase.purchasedAt, renewedAt: purchase.purchasedAt,
      expiresAt: expiresAt, isLifetime: expiresAt == nil, willRenew: false)
  }
}

extension Subscription {
  /// Whether it will be renewed: not without an end, after a cancellation or a failed payment, when prepaid or granted.
  public var willRenew: Bool {
    expiresAt != nil && store != .promotional && unsubscribeDetectedAt == nil && billingIssuesDetectedAt == nil
      && periodType != .prepaid
  }

  fileprivate func state(isActive: Bool) -> Entitlement.State {
    if refundedAt != nil { return .revoked }
    if billingIssuesDetectedAt != nil {
      return isActive && gracePeriodExpiresAt != nil ? .inGracePeriod : .inBillingRetryPeriod
    }
    return isActive ? .subscribed : .expired
  }
}
