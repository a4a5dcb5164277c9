import RedemptionCore

/// What the listener was told last, and which customer is news to it.
///
/// Android compares what it has derived for the app: entitlements, dates by product, and who the customer is. A second
/// transaction of a product, an info of a subscription or the address of its management are no news. iOS compares what
/// the service said, and so does not see that something has run out, if nothing else differs.
///
/// Source: purchases-android 10.17 `CustomerInfo.equals` (`ComparableData`),
/// `CustomerInfoUpdateHandler.notifyListeners`; purchases-ios 5.86 `CustomerInfo.isEqual`,
/// `CustomerInfoResponse`, `CustomerInfoManager.sendUpdateIfChanged`.
extension RevenueCatBehaviour {
  /// Takes a customer that the listener is about to be told.
  ///
  /// - Parameter grant: the customer as the app sees it now.
  /// - Returns: true if the listener was told something else before, or nothing.
  mutating func isNews(_ grant: Grant) -> Bool {
    let platform = sdk.target.platform
    if let last = told.grant, last.tellsListener(theSameAs: grant, on: platform) { return false }
    setTold(grant)
    return true
  }

  /// Takes a customer that the listener is told in any case.
  mutating func setTold(_ grant: Grant) { told.store(grant.asTold, at: nil) }
}

extension Grant {
  /// The moment by which it was judged stays, as the date of its request.
  fileprivate var asTold: Grant {
    guard let judgedAt = customer?.judgedAt else { return self }
    var grant = self
    grant.customer?.requestDate = judgedAt
    grant.customer?.judgedAt = nil
    return grant
  }

  fileprivate func tellsListener(theSameAs other: Grant, on platform: Platform) -> Bool {
    switch platform.system {
    case .ios: tellsTheSame(as: other) || answer == other.answer
    case .android:
      hasSameAccess(as: other) && tellsTheSame(as: other)
        || CustomerInfo(comparing: self) == CustomerInfo(comparing: other)
    }
  }

  /// Whether each entitlement gives access at the one date of the request if it does at the other, in grants that else
  /// tell the same: all that Android's facts take from that date.
  private func hasSameAccess(as other: Grant) -> Bool {
    guard let customer, let others = other.customer else { return false }
    let (own, other) = (customer.rules, others.rules)
    return entitlements.allSatisfy { own.isActive(until: $0.expiresAt) == other.isActive(until: $0.expiresAt) }
  }

  /// What the service said, without what follows from the date of the request.
  private var answer: Grant {
    var grant = self
    (grant.owner, grant.purchaser, grant.paywall) = (nil, nil, nil)
    grant.customer?.requestDate = Timestamp(milliseconds: 0)
    grant.customer?.judgedAt = nil
    for var entitlement in entitlements {
      (entitlement.isActive, entitlement.willRenew, entitlement.state) = (true, nil, nil)
      grant.entitlements.insert(entitlement)
    }
    return grant
  }
}

extension Customer {
  fileprivate var rules: DerivationRules { DerivationRules(platform: .android, referenceDate: judgedAt ?? requestDate) }
}

extension CustomerInfo {
  /// The facts that Android compares.
  fileprivate init(comparing grant: Grant) {
    let none = Timestamp(milliseconds: 0)
    self.init(grant, platform: .android, now: none)
    ($requestDate, managementLink) = (none, nil)
    (orderedSubscriptions, orderedActiveSubscriptions, nonSubscriptions) = ([], [], [])
  }
}
