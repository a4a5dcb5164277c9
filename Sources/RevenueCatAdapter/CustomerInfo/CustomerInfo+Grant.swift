public import RedemptionCore

extension CustomerInfo {
  /// A customer as a platform's native SDK derives it from what the service said.
  ///
  /// "Active" refers to the grant's own request date, so the same grant gives the same customer at any time. The SDKs
  /// take the present instead once that date is more than three days old, which is only so for a cached customer:
  /// `Grant.judged` prepares that one.
  ///
  /// An entitlement whose product is neither among the subscriptions nor among the one-time purchases is dropped, as
  /// both SDKs do.
  ///
  /// - Parameters:
  ///   - grant: what the user has.
  ///   - platform: the platform whose derivation rules apply.
  ///   - now: the request date and the first-seen date if `grant.customer` is nil; the original app user is then the
  ///     owner, else the purchaser, else empty.
  public init(_ grant: Grant, platform: Platform, now: Timestamp) {
    let customer = grant.customer ?? Customer(standingInFor: grant, now: now)
    let rules = DerivationRules(platform: platform, referenceDate: customer.judgedAt ?? customer.requestDate)
    self.init(platform: platform)
    $requestDate = customer.requestDate
    $firstSeen = customer.firstSeen
    originalAppUserId = customer.originalAppUserId
    managementLink = platform == .ios ? customer.managementURL?.asAppleURL : customer.managementURL
    $originalPurchaseDate = customer.originalPurchaseDate
    // purchases-android 10.17 CustomerInfo has no such property, and the hybrids send null for it.
    originalApplicationVersion = platform == .ios ? customer.originalApplicationVersion : nil
    derivePurchases(of: grant, rules)
    derive(grant.entitlements, of: grant, verification: customer.verification, rules)
  }

  private mutating func derivePurchases(of grant: Grant, _ rules: DerivationRules) {
    let byDate = grant.oneTimePurchases.sorted { ($0.purchasedAt, $0.id) < ($1.purchasedAt, $1.id) }
    let lastDates = Dictionary(byDate.map { ($0.productId, $0.purchasedAt) }, uniquingKeysWith: { $1 })
    orderedSubscriptions.reserveCapacity(grant.subscriptions.count)
    for subscription in grant.subscriptions {
      let key = DerivationRules.key(productId: subscription.productId, planId: subscription.planId)
      orderedSubscriptions.append(SubscriptionInfo(subscription, rules: rules))
      expirationDates.put(subscription.expiresAt, for: key)
      // iOS merges purchases by product, one-time purchases last, before it adds plans to the keys
      // (`CustomerInfo.extractPurchaseDates`).
      let merged = platform == .ios ? lastDates[subscription.productId] : nil
      let date = key == subscription.productId ? merged ?? subscription.purchasedAt : subscription.purchasedAt
      purchaseDates.put(merged != nil && key != subscription.productId ? nil : date, for: key)
      if let end = subscription.expiresAt { $latestExpirationDate = max(end, $latestExpirationDate ?? end) }
    }
    orderedActiveSubscriptions = expirationDates.filter { rules.isActive(until: $0.date) }.map(\.key)
    nonSubscriptions = byDate.compactMap { NonSubscriptionTransaction($0, on: platform) }
    // iOS lists the products of the transactions that it kept (`CustomerInfo.init`, PHC `CustomerInfo.dictionary`).
    let kept = platform == .ios ? Set(nonSubscriptions.map(\.productIdentifier)) : nil
    for purchase in byDate where kept?.contains(purchase.productId) != false {
      purchaseDates.put(purchase.purchasedAt, for: purchase.productId)
      // iOS has no such map; its hybrids and KMP build one over every purchased product. Android's holds subscriptions
      // only.
      if platform == .ios { expirationDates.putIfMissing(nil, for: purchase.productId) }
    }
    orderedPurchasedProducts = purchaseDates.map(\.key)
  }

  private mutating func derive(
    _ all: IdentifiedList<Entitlement>, of grant: Grant, verification: VerificationResult, _ rules: DerivationRules
  ) {
    entitlements.verification = verification
    entitlements.ordered.reserveCapacity(all.count)
    for entitlement in all {
      guard let backing = rules.backing(of: entitlement.productId, in: grant) else { continue }
      entitlements.ordered.append(
        EntitlementInfo(entitlement, backing: backing, rules: rules, verification: verification))
    }
  }
}

extension Customer {
  fileprivate init(standingInFor grant: Grant, now: Timestamp) {
    let id: String
    if case .appUser(let appUserId) = grant.owner { id = appUserId } else { id = grant.purchaser?.id ?? "" }
    self.init(originalAppUserId: id, firstSeen: now, requestDate: now)
  }
}

extension [CustomerInfo.ProductDate] {
  /// Sets the date of a key, in ascending order of keys; of equal keys the last one counts, as on Android (iOS would
  /// stop there).
  fileprivate mutating func put(_ date: Timestamp?, for key: String) {
    let index = firstIndex(notBelow: key)
    if index < count, self[index].key == key {
      self[index].date = date
    } else {
      insert(CustomerInfo.ProductDate(key: key, date: date), at: index)
    }
  }

  fileprivate mutating func putIfMissing(_ date: Timestamp?, for key: String) {
    let index = firstIndex(notBelow: key)
    guard index == count || self[index].key != key else { return }
    insert(CustomerInfo.ProductDate(key: key, date: date), at: index)
  }

  private func firstIndex(notBelow key: String) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
