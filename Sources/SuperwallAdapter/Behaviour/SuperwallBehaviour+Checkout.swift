import RedemptionCore

/// Checkouts in a paywall's page, and the poll for their result (SuperwallKit 4.16.4).
///
/// The source is `Web/WebEntitlementRedeemer.swift` if no other file is named. Superwall-Android has nothing like it.
extension SuperwallBehaviour {
  /// Nothing at first.
  var checkout: CheckoutWork {
    get { if case .work(let work)? = checkoutBox { work } else { CheckoutWork() } }
    set { checkoutBox = newValue.boxed }
  }

  // MARK: Steps

  /// Each step is tracked at once, except `abandon` (`PaywallMessageHandler.swift`). What it changes waits for the end
  /// of the poll of a completed checkout (`PaywallViewController.swift`, `enqueueStripeCheckoutTask`).
  mutating func report(_ step: CheckoutStep, of page: PageCheckout, _ turn: inout SDKTurn) {
    guard rules.has(.stripePoll) else { return }
    if let name = SuperwallEvent.checkout(step) { turn.tell(name, StripeCheckoutTracked(product: page.product)) }
    guard checkout.poll?.trigger == .complete else { return follow(step, of: page, &turn) }
    checkout.queue.append(CheckoutWork.Step(step: step, checkout: page))
  }

  private mutating func follow(_ step: CheckoutStep, of page: PageCheckout, _ turn: inout SDKTurn) {
    switch step {
    case .start, .fail: break
    case .submit:
      checkout.awaitsComplete = true
      store(page, attempts: CheckoutWork.attempts, at: turn.now)
    case .complete:
      checkout.awaitsComplete = false
      let known = checkout.pending.flatMap { $0.id == page.id ? $0.remainingAttempts : nil }
      store(page, attempts: known ?? CheckoutWork.attempts, at: turn.now)
      _ = poll(because: .complete, &turn)
    case .abandon:
      checkout.awaitsComplete = false
      turn.tell(SuperwallEvent.transactionAbandon, StripeAbandonTracked(product: page.product))
    }
  }

  private mutating func store(_ page: PageCheckout, attempts: Int, at now: Timestamp) {
    checkout.pending = PendingCheckout(
      id: page.id, product: page.product, remainingAttempts: attempts, updatedAt: now)
  }

  // MARK: What starts a poll

  /// `pollPendingStripeCheckoutOnForegroundIfNeeded`, for the foreground and for the start of the SDK.
  ///
  /// - Returns: false if there is nothing to ask, or if a poll is in progress already.
  mutating func pollPendingCheckout(because trigger: CheckoutWork.Poll.Trigger, _ turn: inout SDKTurn) -> Bool {
    guard let pending = checkout.pending else { return false }
    guard pending.remainingAttempts > 0 else {
      checkout.pending = nil
      return false
    }
    return poll(because: trigger, &turn)
  }

  /// A checkout of an earlier run of the app (`init`). The SDK asks in a task of its own. Here that is a millisecond
  /// later, after the app has set its delegate.
  mutating func recoverCheckoutOnLaunch(at now: Timestamp) {
    if checkout.pending != nil, rules.has(.stripePoll) {
      agenda.plan(.checkoutLaunch, at: now.advanced(byMilliseconds: 1))
    }
  }

  /// `maybeRecoverPendingStripeCheckoutOnPaywallOpen` of `PaywallViewController.swift`: it uses up no attempt.
  mutating func recoverCheckoutOnPaywallOpen(_ turn: inout SDKTurn) {
    guard target.platform == .ios else { return }
    forgetStaleCheckout(at: turn.now)
    _ = pollPendingCheckout(because: .paywallOpen, &turn)
  }

  /// `shouldShowStripeRecoveryLoadingOnPaywallOpen`.
  mutating func forgetStaleCheckout(at now: Timestamp) {
    guard let pending = checkout.pending, pending.remainingAttempts <= 0 || pending.isTimedOut(at: now) else { return }
    checkout.pending = nil
  }

  // MARK: The poll: `pollStripeRedemptionResult`

  private mutating func poll(because trigger: CheckoutWork.Poll.Trigger, _ turn: inout SDKTurn) -> Bool {
    guard checkout.poll == nil, let pending = checkout.pending, rules.has(.stripePoll) else { return false }
    checkout.poll = CheckoutWork.Poll(
      trigger: trigger, checkout: pending.id, redeemer: redeemer, startedAt: turn.now)
    askForCheckout(&turn)
    return true
  }

  mutating func askForCheckout(_ turn: inout SDKTurn) {
    guard let poll = checkout.poll else { return }
    if let pending = checkout.pending, pending.id == poll.checkout, pending.isTimedOut(at: turn.now) {
      checkout.pending = nil
      return endPoll(&turn)
    }
    ask(.own(.superwall, poll.redeemer, .checkout(poll.checkout)), for: .checkout, &turn)
  }

  /// The request is retried as a redemption's is. A failure ends the poll; the checkout stays pending.
  mutating func takeCheckout(
    _ answer: Result<Answer, GatewayError>, to entry: QuestionsInProgress<Purpose>.Entry, _ turn: inout SDKTurn
  ) {
    if case .failure(.failed(let failure, let advice)) = answer,
      questions.retry(entry.id, after: failure, advice: advice, by: retryPolicy, &turn) != nil
    {
      return
    }
    _ = questions.take(entry.id)
    guard let poll = checkout.poll, case .success(let answer) = answer, let answer = CheckoutAnswer(answer) else {
      return endPoll(&turn)
    }
    if let outcome = answer.redemption.outcome { return settle(answer.redemption, outcome, &turn) }
    switch answer.state {
    case .pending where turn.now < poll.startedAt.advanced(byMilliseconds: CheckoutWork.timeout):
      agenda.plan(.checkoutPoll, at: turn.now.advanced(byMilliseconds: CheckoutWork.interval))
    case .pending, nil: endPoll(&turn)
    case .failed, .complete:
      checkout.pending = nil
      endPoll(&turn)
    }
  }

  /// As after a redemption by link, without its start. Both calls of the delegate come after the change of status.
  private mutating func settle(_ answer: RedemptionAnswer, _ outcome: RedemptionOutcome, _ turn: inout SDKTurn) {
    keep(answer, &turn)
    lastOutcome = outcome
    let redemption = Redemption(cause: .code, code: outcome.code, beganUnderPaywall: false)
    let isCovered = tellAccessOnApple(answer, to: redemption, &turn)
    // Neither call of the delegate comes, and the checkout stays pending.
    if neverAsksOnApple(isCovered: isCovered) { return endPoll(&turn) }
    if confirm(outcome, isCovered: isCovered, isPoll: true, &turn) { return endPoll(&turn) }
    beginCheckoutReply(outcome, isCovered: isCovered, &turn)
  }

  mutating func beginCheckoutReply(_ outcome: RedemptionOutcome, isCovered: Bool?, _ turn: inout SDKTurn) {
    turn.tell(SuperwallEvent.willRedeem)
    checkout.reply = CheckoutWork.Reply(outcome: outcome, isCovered: isCovered)
    agenda.plan(.checkoutReply, at: turn.now.advanced(byMilliseconds: CheckoutWork.gap))
  }

  /// The rest of `afterRedeem`: here the delegate hears of the result before the paywall closes.
  mutating func tellCheckoutReply(_ turn: inout SDKTurn) {
    guard let reply = checkout.reply else { return }
    checkout.reply = nil
    turn.tell(SuperwallEvent.didRedeem, RedemptionReply(outcome: reply.outcome, target: target, rules: rules))
    endRedemptionOnApple(of: reply.outcome, isCovered: reply.isCovered, &turn)
    checkout.pending = nil
    endPoll(&turn)
  }

  private mutating func endPoll(_ turn: inout SDKTurn) {
    guard let poll = checkout.poll else { return }
    checkout.poll = nil
    switch poll.trigger {
    case .complete: followQueue(&turn)
    case .paywallOpen: break
    case .launch: useUpAttempt(for: poll.checkout, at: turn.now)
    case .foreground:
      useUpAttempt(for: poll.checkout, at: turn.now)
      refreshIfOldOnApple(&turn)
    }
  }

  /// The checkout counts as new again, so that it times out a minute later.
  private mutating func useUpAttempt(for id: String, at now: Timestamp) {
    guard var pending = checkout.pending, pending.id == id else { return }
    pending.remainingAttempts -= 1
    pending.updatedAt = now
    checkout.pending = pending.remainingAttempts > 0 ? pending : nil
  }

  private mutating func followQueue(_ turn: inout SDKTurn) {
    while checkout.poll?.trigger != .complete, !checkout.queue.isEmpty {
      let waiting = checkout.queue.removeFirst()
      follow(waiting.step, of: waiting.checkout, &turn)
    }
  }
}
