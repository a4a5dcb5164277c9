import RedemptionCore

/// The order of events in Superwall-Android 2.7.19; file names are of its package `com.superwall.sdk`.
extension SuperwallBehaviour {
  // MARK: Redemption: `web/WebPaywallRedeemer.kt`

  /// `willRedeemLink` first; every kind of redemption is tracked.
  func tellStartOnAndroid(of redemption: Redemption, _ turn: inout SDKTurn) {
    if redemption.cause == .code {
      turn.tell(SuperwallEvent.willRedeem)
      if paywall != nil { turn.tell(SuperwallEvent.restoreStart) }
    }
    turn.tell(SuperwallEvent.redemptionStart, RedemptionTracked(redemption))
  }

  mutating func tellAnswerOnAndroid(
    _ answer: RedemptionAnswer, to redemption: Redemption, _ turn: inout SDKTurn
  ) {
    let isCode = redemption.cause == .code
    turn.tell(SuperwallEvent.redemptionComplete, RedemptionTracked(redemption))
    if isCode, answer.outcome != nil, let paywall { tellRestoreOnAndroid(of: paywall, by: answer.customer, &turn) }
    tell(updateStatus(), &turn)
    // Since 2.7.17 any paywall is closed, also if the answer lacks the code. The sources do not say with which result.
    if isCode { dismissPaywall(.declined, &turn) }
    if isCode, let outcome = answer.outcome {
      turn.tell(SuperwallEvent.didRedeem, RedemptionReply(outcome: outcome, target: target))
    }
    // The loop asks at once and publishes the customer info. Here that is what the redemption's own answer returned.
    tell(updateCustomer(at: turn.now), &turn)
    scheduleRefresh(&turn)
  }

  /// A paywall whose products give nothing is covered by anything; the device's entitlements do not count.
  private mutating func tellRestoreOnAndroid(
    of paywall: OpenPaywall, by customer: Grant?, _ turn: inout SDKTurn
  ) {
    guard webIdentifiers(of: customer).isSuperset(of: paywall.entitlements) else {
      return turn.tell(SuperwallEvent.restoreFail, FailureTracked.notRestored)
    }
    turn.tell(SuperwallEvent.restoreComplete)
    if paywall.automaticallyDismiss { dismissPaywall(.restored, &turn) }
  }

  /// One attempt since 2.1.0 (`network/SubscriptionService.kt`), so that there is no retry to report.
  mutating func tellFailureOnAndroid(
    _ failure: RedemptionFailure, _ outcome: RedemptionOutcome, of redemption: Redemption, _ turn: inout SDKTurn
  ) {
    turn.tell(SuperwallEvent.redemptionFail, RedemptionTracked(redemption))
    if redemption.cause == .code {
      turn.tell(SuperwallEvent.didRedeem, RedemptionReply(outcome: outcome, target: target))
      if paywall != nil { turn.tell(SuperwallEvent.restoreFail, FailureTracked(failure, on: .android)) }
    }
    // The loop asks at once here too. That is left out: the service failed a moment ago.
    scheduleRefresh(&turn)
  }

  // MARK: Refresh: `startPolling`, a loop that each redemption starts anew

  mutating func scheduleRefreshOnAndroid(_ turn: inout SDKTurn) {
    guard let maxAge = options.entitlementsMaxAge else { return }
    agenda.plan(.refresh, at: turn.now.advanced(byMilliseconds: maxAge))
  }

  /// Only a change of active entitlements changes the status.
  mutating func takeRefreshOnAndroid(_ grant: Grant, _ turn: inout SDKTurn) {
    let before = webEntitlements.filter(\.isActive)
    customer = WebCustomer(grant: grant, fetchedAt: turn.now)
    tell(updateCustomer(at: turn.now), &turn)
    if before != webEntitlements.filter(\.isActive) { tell(updateStatus(), &turn) }
  }

  // MARK: Identity: `clear(AppUser)`

  /// Only successes of an app user are forgotten; what the service returned about the customer stays.
  mutating func resetOnAndroid(_ turn: inout SDKTurn) {
    storedCodes.removeAll { stored in
      guard case .redeemed(_, let grant) = stored.outcome, case .appUser = grant.owner else { return false }
      return true
    }
    tell(updateCustomer(at: turn.now), &turn)
    tell(updateStatus(), &turn)
  }
}
