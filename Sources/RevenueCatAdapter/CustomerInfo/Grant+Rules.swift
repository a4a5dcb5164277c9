import RedemptionCore

extension Grant {
  /// What an older SDK reads in the same answer: it has no word for a store or period that came later.
  func read(by rules: RevenueCatRules) -> Grant {
    guard rules.lacksWords else { return self }
    var grant = self
    grant.subscriptions = IdentifiedList(
      subscriptions.map { subscription in
        var subscription = subscription
        subscription.store = rules.known(subscription.store)
        if !rules.has(.prepaid), subscription.periodType == .prepaid { subscription.periodType = .normal }
        return subscription
      })
    grant.oneTimePurchases = IdentifiedList(
      oneTimePurchases.map { purchase in
        var purchase = purchase
        purchase.store = purchase.store.map(rules.known)
        return purchase
      })
    return grant
  }
}

extension RevenueCatRules {
  fileprivate var lacksWords: Bool {
    !has(.prepaid) || !has(.paddleStore) || !has(.testStore) || !has(.galaxyStore)
  }

  fileprivate func known(_ store: Store) -> Store {
    switch store {
    case .paddle where !has(.paddleStore), .testStore where !has(.testStore), .galaxy where !has(.galaxyStore): .unknown
    default: store
    }
  }
}
