import RedemptionCore

/// A person closes the alert that is open; without one, nothing happens.
struct CloseAlert: VendorCall {
  static let name = "closeAlert"

  static let examples = [CloseAlert()]
}

/// Alerts of SuperwallKit 4.16.4.
///
/// A person closes an alert at once, unless the session's `alertsStayOpen` leaves that to `session/closeAlert`.
extension SuperwallBehaviour {
  /// An alert that is open.
  struct Alert: Codable, Sendable {
    enum Kind: Codable, Sendable {
      /// Nothing waits for it: "restore failed", and the question whether to look on the web.
      case plain
      /// The delegate hears of the result when it is closed.
      indirect case confirmation(RedemptionOutcome, isCovered: Bool?, isPoll: Bool)
    }

    let kind: Kind
    /// True if the paywall presents it, which presents one at a time and takes it along when it closes.
    let isOnPaywall: Bool
    /// The calls that wait for the delegate's.
    var calls: [CallID] = []
  }

  /// What becomes of an answer to a redemption.
  enum RedemptionEnd {
    /// The delegate has heard of the result, or never waits for one.
    case told
    /// The delegate hears of it when the alert is closed.
    case waits
    /// The delegate never hears of it.
    case silent(reason: String)
  }

  /// Shows an alert on the paywall, unless the paywall shows one already.
  mutating func showOnPaywall(_ kind: Alert.Kind) {
    guard options.alertsStayOpen, paywall != nil, !isPaywallBusy else { return }
    alerts.append(Alert(kind: kind, isOnPaywall: true))
  }

  /// Shows the confirmation alert, whatever the result is.
  ///
  /// - Returns: true if it stays open.
  mutating func confirm(
    _ outcome: RedemptionOutcome, isCovered: Bool?, isPoll: Bool, _ turn: inout SDKTurn
  ) -> Bool {
    guard showsConfirmationAlertOnApple, paywall != nil || rules.has(.alertWithoutPaywall) else { return false }
    turn.tell(SuperwallEvent.confirmationAlert)
    guard options.alertsStayOpen else { return false }
    let kind = Alert.Kind.confirmation(outcome, isCovered: isCovered, isPoll: isPoll)
    alerts.append(Alert(kind: kind, isOnPaywall: paywall != nil))
    return true
  }

  /// The end of a restore that a paywall's button began (`StoreKit/Transactions/TransactionManager.swift`,
  /// `tryToRestore`; the service's configuration has a `restore_access_url`). If the paywall is not covered, an alert
  /// asks whether to look on the web, where a page gives a new code. `transaction_restore` is not tracked.
  mutating func endRestoreOnApple(_ turn: inout SDKTurn) {
    guard let paywall else { return }
    let active = Set(status.entitlements.map(\.id))
    let asksAboutWeb = options.webRestorationAlert
    guard asksAboutWeb ? active.isSuperset(of: paywall.entitlements) : !active.isEmpty else {
      if asksAboutWeb {
        turn.tell(SuperwallEvent.webRestorationAlert)
      } else {
        turn.tell(SuperwallEvent.restoreFail, FailureTracked.withoutEntitlements)
      }
      return showOnPaywall(.plain)
    }
    turn.tell(SuperwallEvent.restoreComplete)
    if paywall.automaticallyDismiss { dismissPaywall(.restored, &turn) }
    if rules.has(.redeemAfterNative) { sendStoredCodes(because: .storedCodes, &turn) }
  }

  private var isPaywallBusy: Bool { alerts.contains(where: \.isOnPaywall) }

  /// True if the confirmation alert cannot open, so that what waits for its end never comes.
  ///
  /// A paywall that is not covered shows the alert "restore failed" (`trackRestorationFailure`). While a paywall
  /// presents anything, its `presentAlert` returns and drops `onClose` (`PaywallViewController.swift`). So it is from
  /// 4.6.0 to 4.16.4: read at 4.6.0, 4.9.3, 4.10.5, 4.13.0, 4.14.0, 4.14.1 and 4.16.4.
  func neverAsksOnApple(isCovered: Bool?) -> Bool {
    guard showsConfirmationAlertOnApple else { return false }
    guard paywall != nil else { return !rules.has(.resultWithoutPaywall) }
    return isCovered == false || isPaywallBusy
  }

  static let lostAlert =
    "A paywall shows an alert, such as the one that the restore failed because the redemption does not cover it. "
    + "That keeps the confirmation alert from opening, and the SDK calls didRedeemLink only after that one."

  /// A person closes the alert on top.
  mutating func closeAlert(_ turn: inout SDKTurn) {
    guard let alert = alerts.popLast(), case .confirmation(let outcome, let isCovered, let isPoll) = alert.kind else {
      return
    }
    if isPoll { return beginCheckoutReply(outcome, isCovered: isCovered, &turn) }
    tellResultOnApple(outcome, isCovered: isCovered, &turn)
    for call in alert.calls { turn.finish(call, .outcome(outcome)) }
  }

  /// The paywall closes, and takes its alert along without closing it as a person does.
  mutating func dropAlertsOfPaywall(_ turn: inout SDKTurn) {
    let dropped = alerts.filter(\.isOnPaywall)
    alerts.removeAll(where: \.isOnPaywall)
    for call in dropped.flatMap(\.calls) { turn.finish(call, .silent(reason: SuperwallBehaviour.droppedAlert)) }
  }

  private static let droppedAlert =
    "The paywall was closed with its confirmation alert, and the SDK calls didRedeemLink only after a person has "
    + "closed that."

  mutating func leaveAlerts(_ call: CallID) {
    for index in alerts.indices { alerts[index].calls.removeAll { $0 == call } }
  }
}
