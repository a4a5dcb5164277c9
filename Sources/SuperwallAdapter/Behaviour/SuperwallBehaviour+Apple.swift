import RedemptionCore

/// The order of events in SuperwallKit 4.16.4; file names are of its `Sources/SuperwallKit`.
extension SuperwallBehaviour {
  // MARK: Redemption: `Web/WebEntitlementRedeemer.swift`

  /// True while a code is redeemed that came under a paywall: a second one is dropped.
  var dropsCodesOnApple: Bool {
    rules.has(.concurrentCodes)
      && questions.entries.contains { entry in
        guard case .redemption(let other) = entry.purpose else { return false }
        return other.cause == .code && other.beganUnderPaywall
      }
  }

  /// Only the redemption of a new code touches a paywall or the delegate; integration attributes are not tracked.
  func tellStartOnApple(of redemption: Redemption, _ turn: inout SDKTurn) {
    if redemption.cause == .code, paywall != nil { turn.tell(SuperwallEvent.restoreStart) }
    if redemption.cause != .attributes {
      turn.tell(SuperwallEvent.redemptionStart, RedemptionTracked(redemption, rules))
    }
    if redemption.cause == .code { turn.tell(SuperwallEvent.willRedeem) }
  }

  /// `afterRedeem`, since 4.14.1: a success by a paywall whose product has a trial, while a paywall is open. That the
  /// open paywall offers a trial (`isFreeTrialAvailable`) is not modelled.
  private func tellFreeTrialOnApple(of outcome: RedemptionOutcome, _ turn: inout SDKTurn) {
    guard rules.has(.trialStartEvent), paywall != nil, case .redeemed(_, let grant) = outcome,
      let product = grant.paywall?.product,
      product.trialPeriodDays > 0
    else { return }
    turn.tell(SuperwallEvent.freeTrialStart, ["product_id": .string(product.identifier)] as JSONValue)
  }

  /// What is sent again; Android's redemptions never are.
  var retryPolicy: RetryPolicy {
    guard target.platform == .ios else { return .superwallOnAndroid }
    return rules.has(.terminalStatus) ? .superwallOnApple : .superwallAfterAnyStatus
  }

  mutating func retriesOnApple(
    _ id: QuestionID, after failure: RedemptionFailure, advice: RetryAdvice?, _ turn: inout SDKTurn
  ) -> Bool {
    guard let wait = questions.retry(id, after: failure, advice: advice, by: retryPolicy, &turn) else {
      return false
    }
    turn.tell(SuperwallEvent.retry, RedemptionRetried(after: failure, wait: wait))
    return true
  }

  mutating func tellAnswerOnApple(
    _ answer: RedemptionAnswer, to redemption: Redemption, _ turn: inout SDKTurn
  ) -> RedemptionEnd {
    let isCovered = tellAccessOnApple(answer, to: redemption, &turn)
    // An answer without the requested code ends here: the spinner stays and the delegate is never called.
    guard redemption.cause == .code, let outcome = answer.outcome else { return .told }
    if neverAsksOnApple(isCovered: isCovered) { return .silent(reason: SuperwallBehaviour.lostAlert) }
    if confirm(outcome, isCovered: isCovered, isPoll: false, &turn) { return .waits }
    tellResultOnApple(outcome, isCovered: isCovered, &turn)
    return .told
  }

  /// `afterRedeem`, and what follows it.
  mutating func tellResultOnApple(_ outcome: RedemptionOutcome, isCovered: Bool?, _ turn: inout SDKTurn) {
    endRedemptionOnApple(of: outcome, isCovered: isCovered, &turn)
    turn.tell(SuperwallEvent.didRedeem, RedemptionReply(outcome: outcome, target: target, rules: rules))
    checkout.pending = nil
  }

  /// `handleRedemptionSuccess`, as far as `afterRedeem`.
  ///
  /// - Returns: true if the paywall is covered; nil if it gives nothing, or without a paywall.
  mutating func tellAccessOnApple(
    _ answer: RedemptionAnswer, to redemption: Redemption, _ turn: inout SDKTurn
  ) -> Bool? {
    // After any answer, also after one that says the code is bad.
    if redemption.cause != .attributes {
      turn.tell(SuperwallEvent.redemptionComplete, RedemptionTracked(redemption, rules))
    }
    let isCovered = isPaywallCoveredOnApple(by: answer.customer)
    if redemption.cause == .code, let isCovered {
      if isCovered {
        turn.tell(SuperwallEvent.restoreComplete)
      } else {
        turn.tell(SuperwallEvent.restoreFail, FailureTracked.notRestored)
        showOnPaywall(.plain)
      }
    }
    tell(updateCustomer(at: turn.now), &turn)
    tell(updateStatus(), &turn)
    return isCovered
  }

  /// `afterRedeem`, without the calls of the delegate.
  mutating func endRedemptionOnApple(of outcome: RedemptionOutcome, isCovered: Bool?, _ turn: inout SDKTurn) {
    tellFreeTrialOnApple(of: outcome, &turn)
    if isCovered == true, paywall?.automaticallyDismiss == true { dismissPaywall(.restored, &turn) }
  }

  /// Before 4.16.2 an answer with any other status than 401 and 404 is decoded, which fails.
  func failureOnApple(_ failure: RedemptionFailure) -> RedemptionFailure {
    guard failure.reason == .http, let status = failure.httpStatus, status != 401, status != 404,
      !rules.has(.httpErrorText)
    else { return failure }
    return RedemptionFailure(reason: .unreadable, message: failure.message, attempts: failure.attempts)
  }

  mutating func tellFailureOnApple(
    _ failure: RedemptionFailure, _ outcome: RedemptionOutcome, of redemption: Redemption, _ turn: inout SDKTurn
  ) {
    if redemption.cause != .attributes {
      turn.tell(SuperwallEvent.redemptionFail, RedemptionTracked(redemption, rules))
    }
    guard redemption.cause == .code else { return }
    if paywall != nil { turn.tell(SuperwallEvent.restoreFail, FailureTracked(failure, on: .ios)) }
    showOnPaywall(.plain)
    turn.tell(SuperwallEvent.didRedeem, RedemptionReply(outcome: outcome, target: target, rules: rules))
  }

  /// `shouldShowWebPurchaseConfirmationAlert`: defaults to true, in expo-superwall to false.
  ///
  /// Unity's own options have false, which counts as soon as the app passes any (Superwall-Unity 0.2.5,
  /// `SuperwallOptions.cs`).
  var showsConfirmationAlertOnApple: Bool {
    if let wanted = options.confirmationAlert { return wanted }
    switch target.sdk {
    case .reactNative: return false
    case .unity: return !options.givesPaywallOptions
    default: return true
    }
  }

  /// True if active entitlements of the device and all of the web, active or not, are all that the paywall's products
  /// give; nil if they give none, or without a paywall. (`processEntitlements`)
  private func isPaywallCoveredOnApple(by customer: Grant?) -> Bool? {
    guard let paywall, !paywall.entitlements.isEmpty else { return nil }
    var given = webIdentifiers(of: customer)
    given.formUnion(readDevice.filter(\.isActive).map(\.id))
    return given.isSuperset(of: paywall.entitlements)
  }

  // MARK: Refresh: `Config/ConfigManager.swift`, `pollWebEntitlements`

  /// The first configuration polls instead of sending the stored codes.
  mutating func askOnConfigureOnApple(_ turn: inout SDKTurn) { ask(customerQuestion, for: .refresh, &turn) }

  /// `handleForegroundPolling`: the refresh waits for the end of the poll for a checkout. While the form is open in a
  /// paywall, there is no poll.
  mutating func enterForegroundOnApple(_ turn: inout SDKTurn) {
    if paywall != nil {
      if checkout.awaitsComplete { return refreshIfOldOnApple(&turn) }
      forgetStaleCheckout(at: turn.now)
    }
    if !pollPendingCheckout(because: .foreground, &turn) { refreshIfOldOnApple(&turn) }
  }

  mutating func refreshIfOldOnApple(_ turn: inout SDKTurn) {
    guard let maxAge = options.entitlementsMaxAge else { return }
    if let fetchedAt = customer?.fetchedAt, turn.now <= fetchedAt.advanced(byMilliseconds: maxAge) { return }
    refresh(&turn)
  }

  /// An empty answer is ignored while an entitlement of the web is active and ends later.
  mutating func takeRefreshOnApple(_ grant: Grant, _ turn: inout SDKTurn) {
    let before = webEntitlements
    let now = turn.now
    let isProtected = before.contains { $0.isActive && ($0.expiresAt.map { now < $0 } ?? false) }
    if grant.entitlements.isEmpty, isProtected, rules.has(.emptyPollGuard) { return }
    learn(grant.entitlements)
    customer = WebCustomer(grant: grant, fetchedAt: now)
    guard before != webEntitlements else { return }
    tell(updateCustomer(at: turn.now), &turn)
    tell(updateStatus(), &turn)
    // Unlike a redemption, a poll compares the paywall with active entitlements only.
    let active = Set(toldCustomer.entitlements.filter(\.isActive).map(\.id))
    guard let paywall, !paywall.entitlements.isEmpty, active.isSuperset(of: paywall.entitlements) else { return }
    turn.tell(SuperwallEvent.restoreComplete)
    if paywall.automaticallyDismiss { dismissPaywall(.restored, &turn) }
  }

  // MARK: Identity: `Storage/Cache/Cache.swift`, `cleanUserCodes`

  /// What gave the device something survives a reset; the web's entitlements are forgotten, and when they were fetched.
  ///
  /// `cleanUserFiles` runs before and deletes what was read from the device, so that its access is gone from the status
  /// until the device is read again. The customer info stays as it was until a redemption succeeds, but is no longer
  /// stored (`CacheKeys.swift`, `LatestCustomerInfo`). A pending checkout is the user's too
  /// (`PendingStripeCheckoutPollStorage`).
  mutating func resetOnApple(_ turn: inout SDKTurn) {
    checkout.pending = nil
    storesCustomer = false
    let hadWeb = webEntitlements.contains(where: \.isActive)
    storedCodes.removeAll { !$0.survivesResetOnApple }
    readDevice = []
    var grant = customer?.grant ?? Grant()
    grant.entitlements = []
    customer = WebCustomer(grant: grant)
    if hadWeb { tell(updateStatus(), &turn) }
  }

  // MARK: Status: `SubscriptionStatusPublishing.swift`, `listenToSubscriptionStatus`

  /// What the app is told of a change; nil for nothing. Since 4.17.0 a change must reach beyond dates and products, and
  /// `from` is what the app was told last.
  mutating func changeOnApple(from old: AccessStatus, to new: AccessStatus) -> SubscriptionStatusChange? {
    let told = toldStatus ?? old
    toldStatus = nil
    guard rules.has(.statusLogicalDedupe) else { return told == new ? nil : change(from: told, to: new) }
    if !told.isLogicallyEqual(to: new) { return change(from: told, to: new) }
    if told != new { toldStatus = told }
    return nil
  }

  // MARK: Device

  /// True if an empty read of the device takes no access away: an entitlement from elsewhere has not run out
  /// (`StoreKit/Purchase Controller/AutomaticPurchaseController.swift`, since 4.16.4).
  func outlivesEmptyDeviceOnApple(at now: Timestamp) -> Bool {
    guard rules.has(.deviceDowngradeGuard), !deviceEntitlements.contains(where: \.isActive) else { return false }
    return status.entitlements.contains { entitlement in
      entitlement.store != .appStore && (entitlement.expiresAt.map { now < $0 } ?? false)
    }
  }
}

extension Entitlement {
  fileprivate var identity: Entitlement { Entitlement(id: id, isActive: isActive) }
}

extension AccessStatus {
  /// `isLogicallyEqual`: the case, and of each entitlement the identifier and `isActive`.
  fileprivate func isLogicallyEqual(to other: AccessStatus) -> Bool {
    guard case .active(let before) = self, case .active(let after) = other else { return self == other }
    return Set(before.map(\.identity)) == Set(after.map(\.identity))
  }
}

extension SDKState.StoredCode {
  fileprivate var survivesResetOnApple: Bool {
    switch outcome {
    case .redeemed(_, let grant), .subscriptionExpired(_, let grant):
      if case .device = grant.owner { true } else { false }
    case .linkExpired, .invalidCode, .purchaseBelongsToOtherUser, .failed: false
    }
  }
}
