import RedemptionCore

/// The user's entitlements and the subscription status.
extension SuperwallBehaviour {
  // MARK: Entitlements

  func merged(_ first: [Entitlement], _ second: [Entitlement]) -> IdentifiedList<Entitlement> {
    switch target.platform.system {
    case .ios: EntitlementPrecedence.ios.merge(first, second)
    case .android: EntitlementPrecedence.android.merge(first, second)
    }
  }

  /// All that the service returned, active or not: what the user has, or, until it returns that, what its codes gave.
  var webEntitlements: [Entitlement] {
    if let customer { return Array(customer.grant.entitlements) }
    return Array(merged(storedCodes.flatMap { $0.outcome.grant.map { Array($0.entitlements) } ?? [] }, []))
  }

  /// The identifiers of an answer's entitlements; of all that the service returned if the answer has none of its own.
  func webIdentifiers(of answer: Grant?) -> Set<String> {
    guard let answer else { return Set(webEntitlements.map(\.id)) }
    return Set(answer.entitlements.map(\.id))
  }

  /// Entitlements as the app gives them.
  func resolved(_ references: [EntitlementReference]) -> [Entitlement] {
    references.map { $0.entitlement(on: target.platform) }
  }

  /// The entitlements of products that are owned in the phone's own store.
  func ownedEntitlements(of products: [String]) -> [Entitlement] {
    products.flatMap { product in
      (options.products[product] ?? []).map {
        Entitlement(id: $0, isActive: true, productId: product, productIds: [product], store: deviceStore)
      }
    }
  }

  /// The phone's own store.
  var deviceStore: Store { target.platform == .ios ? .appStore : .playStore }

  // MARK: Status

  /// Sets the status from the device and the web, unless the app decides about access itself.
  mutating func updateStatus() -> SubscriptionStatusChange? {
    guard !hasPurchaseController, isConfigured else { return nil }
    return become(resolvedStatus)
  }

  private var resolvedStatus: AccessStatus {
    let web = webEntitlements.filter(\.isActive)
    switch target.platform.system {
    case .ios: return AccessStatus(EntitlementPrecedence.ios.merge(readDevice.filter(\.isActive), web))
    case .android: return AccessStatus(united(web, activeDevice))
    }
  }

  /// Android: a plain union, which has an entitlement twice if the two values differ (`Superwall.kt`).
  private func united(_ first: [Entitlement], _ second: [Entitlement]) -> [Entitlement] {
    first + second.filter { !first.contains($0) }
  }

  /// The public setters take what the app gives, with or without a purchase controller: only the SDK's own updates add
  /// the web's entitlements (iOS `Superwall.subscriptionStatus`, Android `Superwall.setSubscriptionStatus`).
  mutating func setStatus(_ given: GivenStatus, _ turn: inout SDKTurn) {
    tell(become(withoutGrantsOnApple(status(given))), &turn)
    // iOS alone makes the customer info anew (`subscriptionStatus`, `didSet`).
    if hasPurchaseController, target.platform == .ios { tell(updateCustomer(at: turn.now), &turn) }
  }

  /// Active without entitlements is inactive, as in the setters of both SDKs. An identifier may be there twice.
  private func status(_ given: GivenStatus) -> AccessStatus {
    switch given {
    case .unknown: .unknown
    case .inactive: .inactive
    case .active(let references): AccessStatus(resolved(references))
    }
  }

  /// Sets the status.
  ///
  /// - Returns: what the app is told; nil for nothing.
  mutating func become(_ new: AccessStatus) -> SubscriptionStatusChange? {
    let old = status
    status = new
    switch target.platform.system {
    case .ios:
      joinGrantsOnApple()
      return changeOnApple(from: old, to: status)
    case .android:
      rememberActiveOnAndroid(new.entitlements)
      return isDistinctOnAndroid(old, new) ? change(from: old, to: new) : nil
    }
  }

  func change(from old: AccessStatus, to new: AccessStatus) -> SubscriptionStatusChange {
    let separator: String? =
      target.platform == .ios ? rules.has(.idsJoined) ? "," : "" : rules.has(.activeIds) ? "," : nil
    return SubscriptionStatusChange(from: old, to: new, target: target, trackedSeparator: separator)
  }

  func tell(_ change: SubscriptionStatusChange?, _ turn: inout SDKTurn) {
    guard let change else { return }
    turn.tell(SuperwallEvent.status, change)
    turn.tell(SuperwallEvent.statusTracked, change.trackedParams)
  }

  // MARK: Device

  mutating func setDevice(
    _ entitlements: [Entitlement], after transaction: SetDeviceEntitlements.Transaction?, _ turn: inout SDKTurn
  ) {
    let isInPaywall = transaction == .restore && target.platform == .ios && paywall != nil
    if isInPaywall { turn.tell(SuperwallEvent.restoreStart) }
    deviceEntitlements = merged(entitlements, [])
    let change = readDevice(at: turn.now)
    tell(updateCustomer(afterReading: true, at: turn.now), &turn)
    tell(change, &turn)
    if isInPaywall { return endRestoreOnApple(&turn) }
    // iOS sends the stored codes (`StoreKit/Transactions/TransactionManager.swift`, since 4.16.2).
    guard transaction != nil, target.platform == .ios, rules.has(.redeemAfterNative) else { return }
    sendStoredCodes(because: .storedCodes, &turn)
  }

  /// Reads the phone's own store, and sets the status by it.
  ///
  /// Android keeps what it found before if nothing is active any more, and unites the status with it again after the
  /// next answer (`store/AutomaticPurchaseController.kt`, `syncSubscriptionStatusAndWait`, 2.7.19).
  mutating func readDevice(at now: Timestamp) -> SubscriptionStatusChange? {
    if target.platform == .ios { readPurchasesOnApple() } else { readDevice = deviceEntitlements }
    guard !hasPurchaseController, isConfigured else { return nil }
    switch target.platform.system {
    case .ios: return outlivesEmptyDeviceOnApple(at: now) ? nil : updateStatus()
    case .android:
      let found = deviceEntitlements.filter(\.isActive)
      guard found.isEmpty else {
        activeDevice = Array(found)
        return updateStatus()
      }
      return become(AccessStatus(webEntitlements.filter(\.isActive)))
    }
  }

  // MARK: Paywall

  /// Closes the paywall on screen, if there is one, and tells how it ended.
  mutating func dismissPaywall(_ result: PaywallEnded.Result, _ turn: inout SDKTurn) {
    guard paywall != nil else { return }
    paywall = nil
    dropAlertsOfPaywall(&turn)
    turn.tell(SuperwallEvent.register, PaywallEnded(completion: "onDismiss", result: result.rawValue))
  }
}
