extension Grant {
  /// What a set of purchases adds up to at a moment.
  ///
  /// Of two subscriptions of one product the later one is told; an entitlement is told by the purchase that gives
  /// access longest, and names every product that gives it.
  public init(
    purchases: [PurchaseRecord], at now: Timestamp, owner: Owner?, purchaser: Purchaser?, paywall: PaywallContext?,
    customer: Customer?
  ) {
    self.init(owner: owner, purchaser: purchaser, paywall: paywall, customer: customer)
    // By their positions: a purchase is large, and a copy of each would be made for each question about it.
    for index in purchases.indicesByDate {
      let purchase = purchases[index]
      switch purchase.kind {
      case .subscription: subscriptions.insert(Subscription(purchase))
      case .oneTime: oneTimePurchases.insert(OneTimePurchase(purchase))
      }
    }
    for id in purchases.flatMap(\.entitlements).distinctIdentifiers {
      let givers = purchases.indices.filter { purchases[$0].entitlements.containsIdentical(id) }
      guard let best = givers.max(by: { purchases[$0].givesLess(than: purchases[$1], at: now) }) else { continue }
      var entitlement = purchases[best].entitlement(id: id, at: now)
      entitlement.unite(productIds: givers.map { purchases[$0].product })
      entitlements.insert(entitlement)
    }
  }
}

extension [PurchaseRecord] {
  /// The positions in ascending order of date, then of id: that of a store already.
  fileprivate var indicesByDate: [Int] {
    let isBefore = { (one: Int, other: Int) in
      (self[one].purchasedAt, self[one].id) < (self[other].purchasedAt, self[other].id)
    }
    let isInOrder = indices.dropFirst().allSatisfy { !isBefore($0, $0 - 1) }
    return isInOrder ? Array<Int>(indices) : indices.sorted(by: isBefore)
  }
}

extension Purchaser {
  /// Who made a purchase, with what the store calls buyer and purchase.
  public init(_ purchase: PurchaseRecord) {
    let identifiers: StoreIdentifiers
    switch purchase.store {
    case .stripe:
      identifiers = .stripe(customerId: purchase.storeCustomerId, subscriptionIds: [purchase.storeTransactionId])
    case .paddle:
      identifiers = .paddle(customerId: purchase.storeCustomerId, subscriptionIds: [purchase.storeTransactionId])
    default:
      identifiers = .other(
        store: purchase.store.rawValue.uppercased(),
        additionalInfo: [
          "customerId": .string(purchase.storeCustomerId), "transactionId": .string(purchase.storeTransactionId),
        ])
    }
    self.init(id: purchase.buyerId, email: purchase.email, storeIdentifiers: identifiers)
  }
}

extension Subscription {
  init(_ purchase: PurchaseRecord) {
    self.init(
      productId: purchase.product, planId: purchase.plan, store: purchase.store, purchasedAt: purchase.purchasedAt,
      originallyPurchasedAt: purchase.originallyPurchasedAt, expiresAt: purchase.refundedAt ?? purchase.expiresAt,
      gracePeriodExpiresAt: purchase.gracePeriodExpiresAt, unsubscribeDetectedAt: purchase.unsubscribeDetectedAt,
      billingIssuesDetectedAt: purchase.billingIssuesDetectedAt, refundedAt: purchase.refundedAt,
      autoResumesAt: purchase.renewal?.resumesAt, isSandbox: purchase.isSandbox, periodType: purchase.periodType,
      ownershipType: .purchased, price: purchase.price,
      displayName: purchase.displayName, managementURL: purchase.managementURL,
      storeTransactionId: purchase.storeTransactionId)
  }
}

extension OneTimePurchase {
  init(_ purchase: PurchaseRecord) {
    self.init(
      id: purchase.id, productId: purchase.product, purchasedAt: purchase.purchasedAt,
      originallyPurchasedAt: purchase.originallyPurchasedAt, refundedAt: purchase.refundedAt, store: purchase.store,
      isSandbox: purchase.isSandbox, price: purchase.price, displayName: purchase.displayName,
      storeTransactionId: purchase.storeTransactionId)
  }
}

extension PurchaseRecord {
  fileprivate func givesLess(than other: PurchaseRecord, at now: Timestamp) -> Bool {
    let (active, otherActive) = (isActive(at: now), other.isActive(at: now))
    if active != otherActive { return otherActive }
    let (end, otherEnd) = (accessEndsAt?.milliseconds ?? .max, other.accessEndsAt?.milliseconds ?? .max)
    if end != otherEnd { return end < otherEnd }
    return (purchasedAt, id) < (other.purchasedAt, other.id)
  }

  fileprivate func entitlement(id: String, at now: Timestamp) -> Entitlement {
    switch kind {
    case .subscription:
      var entitlement = Entitlement(
        id: id, isActive: isActive(at: now), expiresAt: accessEndsAt, backedBy: Subscription(self))
      entitlement.gracePeriodExpiresAt = gracePeriodExpiresAt
      return entitlement
    case .oneTime:
      return Entitlement(id: id, isActive: isActive(at: now), expiresAt: accessEndsAt, backedBy: OneTimePurchase(self))
    }
  }
}
