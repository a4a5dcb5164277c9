/// Dates as another clock has them.
///
/// SDKs judge dates by their own clock, and the ledger's clock may be ahead of it. So the local service moves every
/// date in a response: then "now" is the same for both. A test finds a date that is forgotten here.
extension Answer {
  /// Returns the answer with every date moved.
  public func shifted(byMilliseconds offset: Int64) -> Answer {
    guard offset != 0 else { return self }
    switch self {
    case .redemption(let answer): return .redemption(answer.shifted(byMilliseconds: offset))
    case .own(let answer):
      return .own(OwnAnswer(answer.facts, redemption: answer.redemption?.shifted(byMilliseconds: offset)))
    case .customer(let grant): return .customer(grant.shifted(byMilliseconds: offset))
    case .logIn(let grant, let created): return .logIn(grant.shifted(byMilliseconds: offset), created: created)
    case .receipt(.granted(let grant)): return .receipt(.granted(grant.shifted(byMilliseconds: offset)))
    case .receipt, .reissue: return self
    }
  }
}

extension RedemptionAnswer {
  fileprivate func shifted(byMilliseconds offset: Int64) -> RedemptionAnswer {
    var answer = self
    answer.outcome = outcome?.shifted(byMilliseconds: offset)
    answer.storedOutcomes = storedOutcomes.map { $0.shifted(byMilliseconds: offset) }
    answer.customer = customer?.shifted(byMilliseconds: offset)
    return answer
  }
}

extension RedemptionOutcome {
  /// Returns the outcome with every date moved.
  func shifted(byMilliseconds offset: Int64) -> RedemptionOutcome {
    switch self {
    case .redeemed(let code, let grant): .redeemed(code: code, grant: grant.shifted(byMilliseconds: offset))
    case .subscriptionExpired(let code, let grant):
      .subscriptionExpired(code: code, grant: grant.shifted(byMilliseconds: offset))
    case .linkExpired, .invalidCode, .purchaseBelongsToOtherUser, .failed: self
    }
  }
}

extension Grant {
  /// Returns the grant with every date moved.
  func shifted(byMilliseconds offset: Int64) -> Grant {
    var grant = self
    grant.customer?.shift(offset)
    grant.entitlements = IdentifiedList(entitlements.map { $0.shifted(offset) })
    grant.subscriptions = IdentifiedList(subscriptions.map { $0.shifted(offset) })
    grant.oneTimePurchases = IdentifiedList(oneTimePurchases.map { $0.shifted(offset) })
    return grant
  }
}

extension Timestamp? {
  fileprivate mutating func shift(_ offset: Int64) { self = self?.advanced(byMilliseconds: offset) }
}

extension Timestamp {
  fileprivate mutating func shift(_ offset: Int64) { self = advanced(byMilliseconds: offset) }
}

extension Customer {
  fileprivate mutating func shift(_ offset: Int64) {
    firstSeen.shift(offset)
    requestDate.shift(offset)
    originalPurchaseDate.shift(offset)
  }
}

extension Entitlement {
  fileprivate func shifted(_ offset: Int64) -> Entitlement {
    var entitlement = self
    entitlement.startsAt.shift(offset)
    entitlement.renewedAt.shift(offset)
    entitlement.expiresAt.shift(offset)
    entitlement.gracePeriodExpiresAt.shift(offset)
    return entitlement
  }
}

extension Subscription {
  fileprivate func shifted(_ offset: Int64) -> Subscription {
    var subscription = self
    subscription.purchasedAt.shift(offset)
    subscription.originallyPurchasedAt.shift(offset)
    subscription.expiresAt.shift(offset)
    subscription.gracePeriodExpiresAt.shift(offset)
    subscription.unsubscribeDetectedAt.shift(offset)
    subscription.billingIssuesDetectedAt.shift(offset)
    subscription.refundedAt.shift(offset)
    subscription.autoResumesAt.shift(offset)
    return subscription
  }
}

extension OneTimePurchase {
  fileprivate func shifted(_ offset: Int64) -> OneTimePurchase {
    var purchase = self
    purchase.purchasedAt.shift(offset)
    purchase.originallyPurchasedAt.shift(offset)
    purchase.refundedAt.shift(offset)
    return purchase
  }
}

extension PurchaseRecord {
  /// Returns the purchase with every date moved.
  public func shifted(byMilliseconds offset: Int64) -> PurchaseRecord {
    guard offset != 0 else { return self }
    var purchase = self
    purchase.purchasedAt.shift(offset)
    purchase.originallyPurchasedAt.shift(offset)
    purchase.expiresAt.shift(offset)
    purchase.gracePeriodExpiresAt.shift(offset)
    purchase.billingIssuesDetectedAt.shift(offset)
    purchase.unsubscribeDetectedAt.shift(offset)
    purchase.refundedAt.shift(offset)
    purchase.renewal?.retryAt.shift(offset)
    purchase.renewal?.resumesAt.shift(offset)
    purchase.renewal?.history?.shift(byMilliseconds: offset)
    return purchase
  }
}

extension PurchaseEvent {
  /// Returns the event with every date moved.
  public func shifted(byMilliseconds offset: Int64) -> PurchaseEvent {
    guard offset != 0 else { return self }
    var event = self
    event.at.shift(offset)
    event.purchase = purchase.shifted(byMilliseconds: offset)
    return event
  }
}
