import RedemptionCore

/// The order of events in Superwall-Android, up to 2.8.3; file names are of its package `com.superwall.sdk`.
extension SuperwallBehaviour {
  // MARK: Redemption: `web/WebPaywallRedeemer.kt`

  /// `willRedeemLink` first; every kind of redemption is tracked.
  func tellStartOnAndroid(of redemption: Redemption, _ turn: inout SDKTurn) {
    if redemption.cause == .code {
      turn.tell(SuperwallEvent.willRedeem)
      if paywall != nil { turn.tell(SuperwallEvent.restoreStart) }
    }
    turn.tell(SuperwallEvent.redemptionStart, RedemptionTracked(redemption, rules))
  }

  mutating func tellAnswerOnAndroid(
    _ answer: RedemptionAnswer, _ outcome: RedemptionOutcome, to redemption: Redemption, _ turn: inout SDKTurn
  ) {
    turn.tell(SuperwallEvent.redemptionComplete, RedemptionTracked(redemption, rules))
    let isCode = redemption.cause == .code
    let change = updateStatus()
    if rules.has(.statusBeforeRestore) { tell(change, &turn) }
    if isCode, let outcome = answer.outcome { tellFreeTrialOnAndroid(of: outcome, &turn) }
    if isCode, let paywall { tellRestoreOnAndroid(of: paywall, by: answer.customer, &turn) }
    if !rules.has(.statusBeforeRestore) { tell(change, &turn) }
    let told = answer.outcome ?? (rules.has(.missingCode) ? outcome : nil)
    if isCode, let told {
      turn.tell(SuperwallEvent.didRedeem, RedemptionReply(outcome: told, target: target, rules: rules))
    }
    // Since 2.6.0 any paywall is closed, covered or not (`closePaywallIfExists`). `Superwall.dismiss()` ends it as
    // declined, so that a gated feature does not run, and the delegate's call does not wait for it
    // (`PublicPresentation.kt`).
    if isCode { dismissPaywall(.declined, &turn) }
    // Before 2.8.3 an answer without the requested code throws before the loop is started (`it.codes.first`).
    if !isCode || told != nil { startPollingOnAndroid(&turn) }
  }

  /// `handleTrialRedemption`, since 2.8.3: once for each code, also after a restart. That the open paywall offers a
  /// trial is not modelled.
  private mutating func tellFreeTrialOnAndroid(of outcome: RedemptionOutcome, _ turn: inout SDKTurn) {
    guard rules.has(.webTrialStart), paywall != nil, case .redeemed(let code?, let grant) = outcome,
      let product = grant.paywall?.product, product.trialPeriodDays > 0, trackedTrials.insert(code).inserted
    else { return }
    turn.tell(SuperwallEvent.freeTrialStart, ["product_id": .string(product.identifier)] as JSONValue)
  }

  /// A paywall whose products give nothing is covered by anything; the device's entitlements do not count.
  ///
  /// A covered one also gets `PaywallMessage.Restore`, which starts a restore of the phone's own store
  /// (`DependencyContainer.kt`, `showWebRestoreSuccesful`). That restore and the dismissal race; only its start is
  /// certain.
  private func tellRestoreOnAndroid(of paywall: OpenPaywall, by customer: Grant?, _ turn: inout SDKTurn) {
    guard let customer, covers(paywall, customer) else {
      return turn.tell(SuperwallEvent.restoreFail, FailureTracked.notRestored)
    }
    turn.tell(SuperwallEvent.restoreComplete)
    turn.tell(SuperwallEvent.restoreStart)
  }

  /// Before 2.7.17 whole entitlements are compared, of which the answer's and the configuration's never are equal.
  private func covers(_ paywall: OpenPaywall, _ customer: Grant) -> Bool {
    guard rules.has(.paywallCompareIds) else { return paywall.entitlements.isEmpty }
    return webIdentifiers(of: customer).isSuperset(of: paywall.entitlements)
  }

  /// One attempt since 2.1.0 (`network/SubscriptionService.kt`), so that there is no retry to report.
  mutating func tellFailureOnAndroid(
    _ failure: RedemptionFailure, _ outcome: RedemptionOutcome, of redemption: Redemption, _ turn: inout SDKTurn
  ) {
    turn.tell(SuperwallEvent.redemptionFail, RedemptionTracked(redemption, rules))
    if redemption.cause == .code {
      turn.tell(SuperwallEvent.didRedeem, RedemptionReply(outcome: outcome, target: target, rules: rules))
      if paywall != nil { turn.tell(SuperwallEvent.restoreFail, FailureTracked(failure, on: .android)) }
    }
    startPollingOnAndroid(&turn)
  }

  // MARK: Poll: `startPolling`, a loop that asks at once and then after each pause; each redemption starts it anew

  /// A poll in progress is cancelled. While another redemption is in progress, that one's end starts the loop.
  private mutating func startPollingOnAndroid(_ turn: inout SDKTurn) {
    guard options.entitlementsMaxAge != nil else {
      // A host that never polls: the redemption's own answer stands in.
      polledCustomer = customer?.grant
      return tell(updateCustomer(at: turn.now), &turn)
    }
    var isRedeeming = false
    for entry in questions.entries {
      switch entry.purpose {
      case .refresh: _ = questions.take(entry.id)
      case .redemption: isRedeeming = true
      case .start, .customerInfo, .checkout: break
      }
    }
    agenda.cancel(.refresh)
    if !isRedeeming { refresh(&turn) }
  }

  mutating func scheduleRefreshOnAndroid(_ turn: inout SDKTurn) {
    guard let maxAge = options.entitlementsMaxAge else { return }
    agenda.plan(.refresh, at: turn.now.advanced(byMilliseconds: maxAge))
  }

  /// Takes what the service returned; nothing at all if it could not be asked.
  ///
  /// A failed request becomes an empty customer info and counts as a success: access ends until the next poll
  /// (`checkForWebEntitlements`, demanded by upstream's test "checkForWebEntitlements with failed responses"). Only a
  /// change of active entitlements changes the status.
  mutating func takeRefreshOnAndroid(_ grant: Grant, _ turn: inout SDKTurn) {
    let before = webEntitlements.filter(\.isActive)
    learn(grant.entitlements)
    polledCustomer = grant
    var stored = grant
    if let customer { (stored.subscriptions, stored.oneTimePurchases) = customer.grant.purchases }
    customer = WebCustomer(grant: stored, fetchedAt: turn.now)
    tell(updateCustomer(at: turn.now), &turn)
    if before != webEntitlements.filter(\.isActive) { tell(updateStatus(), &turn) }
    scheduleRefreshOnAndroid(&turn)
  }

  // MARK: Status: `store/Entitlements.kt`, `Superwall.kt`

  /// A set of active ones that only grows while there are any. Without access, the device's are forgotten too.
  mutating func rememberActiveOnAndroid(_ entitlements: [Entitlement]) {
    if entitlements.isEmpty {
      (activeBefore, activeDevice) = ([], [])
    } else {
      activeBefore = merged(Array(activeBefore), entitlements.filter(\.isActive))
    }
  }

  /// False if only products differ: since 2.7.15 the app is not told of those (`addListeners`,
  /// `Entitlement.isDistinct`).
  func isDistinctOnAndroid(_ old: AccessStatus, _ new: AccessStatus) -> Bool {
    guard rules.has(.statusDedupe), old != new, case .active(let before) = old, case .active(let after) = new else {
      return old != new
    }
    guard before.count == after.count else { return true }
    let afterById = Dictionary(after.map { ($0.id, $0.withoutProducts) }, uniquingKeysWith: { $1 })
    return before.contains { afterById[$0.id] != $0.withoutProducts }
  }

  // MARK: Identity: `clear(AppUser)`

  /// Only successes of an app user are forgotten. What the service returned about the customer stays, and so does the
  /// customer info until the next poll.
  mutating func resetOnAndroid(_ turn: inout SDKTurn) {
    storedCodes.removeAll { stored in
      guard case .redeemed(_, let grant) = stored.outcome, case .appUser = grant.owner else { return false }
      return true
    }
    tell(updateStatus(), &turn)
  }
}

extension Grant {
  fileprivate var purchases: (IdentifiedList<Subscription>, IdentifiedList<OneTimePurchase>) {
    (subscriptions, oneTimePurchases)
  }
}

extension Entitlement {
  fileprivate var withoutProducts: Entitlement {
    Entitlement(
      id: id, isActive: isActive, store: store, startsAt: startsAt, renewedAt: renewedAt, expiresAt: expiresAt,
      isLifetime: isLifetime, willRenew: willRenew, state: state, offerType: offerType)
  }
}
