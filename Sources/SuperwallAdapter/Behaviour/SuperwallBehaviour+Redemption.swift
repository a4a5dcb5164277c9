import RedemptionCore

/// Redemptions, as far as both platforms do the same.
extension SuperwallBehaviour {
  /// Redeems a new code.
  mutating func redeem(_ code: String, call: CallID?, _ turn: inout SDKTurn) {
    if target.platform == .ios, dropsCodesOnApple {
      return turn.finish(call, .outcome(.failed(code: code, failure: SuperwallBehaviour.dropped)))
    }
    let redemption = Redemption(cause: .code, code: code, beganUnderPaywall: paywall != nil)
    tellStart(of: redemption, &turn)
    send(redemption, call: call, &turn)
  }

  /// Sends the stored codes again.
  ///
  /// - Parameter times: the number of requests, which are sent at the same time.
  mutating func sendStoredCodes(because cause: Cause, times: Int = 1, _ turn: inout SDKTurn) {
    guard isConfigured else { return }
    let redemption = Redemption(cause: cause, code: nil, beganUnderPaywall: paywall != nil)
    for _ in 0..<times { tellStart(of: redemption, &turn) }
    for _ in 0..<times { send(redemption, call: nil, &turn) }
  }

  private func tellStart(of redemption: Redemption, _ turn: inout SDKTurn) {
    switch target.platform.system {
    case .ios: tellStartOnApple(of: redemption, &turn)
    case .android: tellStartOnAndroid(of: redemption, &turn)
    }
  }

  private mutating func send(_ redemption: Redemption, call: CallID?, _ turn: inout SDKTurn) {
    let question = RedemptionQuestion(
      vendor: .superwall, code: redemption.code, storedCodes: storedCodes.map(\.code), redeemer: redeemer)
    ask(.redeem(question), for: .redemption(redemption), call: call, &turn)
  }

  /// Ours: the SDK drops the code without a word.
  private static let dropped = RedemptionFailure(
    reason: .refused, message: "The SDK drops a code that comes while another is redeemed under a paywall.",
    attempts: 0)

  // MARK: Answers

  mutating func take(
    _ answer: Result<Answer, GatewayError>, to entry: QuestionsInProgress<Purpose>.Entry, _ redemption: Redemption,
    _ turn: inout SDKTurn
  ) {
    switch answer {
    case .success(.redemption(let answer)):
      if case .failed(_, let failure) = answer.outcome, failure.reason != .refused {
        return fail(entry.id, redemption, failure, &turn)
      }
      settle(entry.id, redemption, answer, &turn)
    case .success: fail(entry.id, redemption, .otherAnswer, &turn)
    case .failure(.failed(var failure, let advice)):
      failure.attempts = entry.attempts
      guard target.platform == .ios else { return fail(entry.id, redemption, failure, &turn) }
      if retriesOnApple(entry.id, after: failure, advice: advice, &turn) { return }
      fail(entry.id, redemption, failureOnApple(failure), &turn)
    case .failure(let error):
      for call in questions.take(entry.id)?.waiting ?? [] { turn.abandon(call, error) }
    }
  }

  private mutating func settle(
    _ id: QuestionID, _ redemption: Redemption, _ answer: RedemptionAnswer, _ turn: inout SDKTurn
  ) {
    let waiting = questions.take(id)?.waiting ?? []
    let outcome =
      answer.outcome
      ?? .missing(redemption.code, isTold: target.platform == .android && rules.has(.missingCode))
    keep(answer, &turn)
    if redemption.cause == .code { lastOutcome = outcome }
    var end = RedemptionEnd.told
    switch target.platform.system {
    case .ios: end = tellAnswerOnApple(answer, to: redemption, &turn)
    case .android: tellAnswerOnAndroid(answer, outcome, to: redemption, &turn)
    }
    switch end {
    case .told: for call in waiting { turn.finish(call, .outcome(outcome)) }
    case .waits: alerts[alerts.count - 1].calls = waiting
    case .silent(let reason): for call in waiting { turn.finish(call, .silent(reason: reason)) }
    }
  }

  /// The answer's list replaces the stored one: the SDK trusts the service over its own memory.
  mutating func keep(_ answer: RedemptionAnswer, _ turn: inout SDKTurn) {
    learn(answer)
    storedCodes = answer.storedOutcomes.compactMap { outcome in
      outcome.code.map { SDKState.StoredCode(code: $0, outcome: outcome) }
    }
    if let outcome = answer.outcome, let code = outcome.code {
      storedCodes.append(SDKState.StoredCode(code: code, outcome: outcome))
    }
    if let grant = answer.customer {
      customer = WebCustomer(grant: grant, fetchedAt: turn.now)
    } else {
      customer?.fetchedAt = turn.now
    }
  }

  /// Nothing is stored of a failure.
  private mutating func fail(
    _ id: QuestionID, _ redemption: Redemption, _ failure: RedemptionFailure, _ turn: inout SDKTurn
  ) {
    let waiting = questions.take(id)?.waiting ?? []
    let outcome = RedemptionOutcome.failed(code: redemption.code, failure: failure)
    if redemption.cause == .code { lastOutcome = outcome }
    switch target.platform.system {
    case .ios: tellFailureOnApple(failure, outcome, of: redemption, &turn)
    case .android: tellFailureOnAndroid(failure, outcome, of: redemption, &turn)
    }
    for call in waiting { turn.finish(call, .outcome(outcome)) }
  }
}

extension RedemptionOutcome {
  /// The outcome of a code that the answer leaves out; in the SDK's words if it tells this to the app.
  fileprivate static func missing(_ code: String?, isTold: Bool) -> RedemptionOutcome {
    let failure = RedemptionFailure(
      reason: isTold ? .refused : .unreadable,
      message: isTold
        ? "Redemption failed, code not returned" : "The answer does not contain the code of the request.")
    return .failed(code: code, failure: failure)
  }
}
