extension Session {
  /// A redemption under way.
  struct Redemption: Sendable {
    let request: RedemptionRequest
    /// Why it was begun.
    let cause: RedemptionCause
    /// Whether its code came in a link that the SDK was handed.
    let isLink: Bool
    /// Whether a paywall was on screen when it began.
    let beganUnderPaywall: Bool
    /// The latest request to the gateway.
    var attempt: QuestionID
    /// How many requests there were.
    var attempts = 1
    /// The calls that wait for the end.
    var waiting: [CallID]
  }

  mutating func beginRedemption(
    of code: String, call: CallID?, isLink: Bool = false, at now: Timestamp
  ) -> [SessionEffect] {
    if profile.joining == .droppedUnderPaywall,
      redemptions.contains(where: { $0.cause == .code && $0.beganUnderPaywall })
    {
      let dropped = RedemptionFailure(
        reason: .refused, message: "The SDK drops a code that comes while another is redeemed under a paywall.",
        attempts: 0)
      return finish(call, .outcome(.failed(code: code, failure: dropped)))
    }
    if let index = redemptions.firstIndex(where: { joins(code, $0.request) }) {
      if let call { redemptions[index].waiting.append(call) }
      return []
    }
    return send(code, because: .code, call: call, isLink: isLink, at: now)
  }

  private func joins(_ code: String, _ request: RedemptionRequest) -> Bool {
    switch profile.joining {
    case .none, .droppedUnderPaywall: false
    case .byUserAndCode: request.code == code && request.redeemer == redeemer
    case .always: true
    }
  }

  /// Sends the held codes again, where this is something after which the SDK does.
  mutating func resend(on trigger: ResendTrigger, at now: Timestamp) -> [SessionEffect] {
    guard isConfigured, profile.resends.contains(trigger) else { return [] }
    return send(nil, because: trigger == .attributes ? .attributes : .storedCodes, at: now)
  }

  private mutating func send(
    _ code: String?, because cause: RedemptionCause, call: CallID? = nil, isLink: Bool = false, at now: Timestamp
  ) -> [SessionEffect] {
    let held = profile.storesCodes ? storedCodes.map(\.code) : []
    let request = RedemptionRequest(vendor: target.vendor, code: code, storedCodes: held, redeemer: redeemer)
    let redemption = Redemption(
      request: request, cause: cause, isLink: isLink, beganUnderPaywall: paywall != nil, attempt: nextAttempt(),
      waiting: call.map { [$0] } ?? [])
    redemptions.append(redemption)
    let start = perform(profile.atStart, StepContext(cause: cause, code: code, isLink: isLink, now: now))
    return start + [.ask(redemption.attempt, .redeem(request))]
  }

  mutating func takeRedemption(
    _ answer: Result<Answer, GatewayError>, at index: Int, now: Timestamp
  ) -> [SessionEffect] {
    switch answer {
    case .success(.redemption(let answer)): return settle(index, answer, now: now)
    case .success:
      let failure = RedemptionFailure(reason: .unreadable, message: "The answer belongs to another request.")
      return fail(index, failure, now: now)
    case .failure(.failed(let failure)): return retryOrFail(index, failure, now: now)
    case .failure(let error): return redemptions.remove(at: index).waiting.map { .abandon($0, error) }
    }
  }

  private mutating func retryOrFail(_ index: Int, _ reason: RedemptionFailure, now: Timestamp) -> [SessionEffect] {
    var failure = reason
    failure.attempts = redemptions[index].attempts
    guard let wait = profile.retry.wait(after: failure) else { return fail(index, failure, now: now) }
    let told = profile.retryEvent.map { [SessionEffect.tell(.retry($0, after: failure, wait: wait))] } ?? []
    return told + [.wait(redemptions[index].attempt, milliseconds: wait, jitter: profile.retry.jitter)]
  }

  private mutating func fail(_ index: Int, _ failure: RedemptionFailure, now: Timestamp) -> [SessionEffect] {
    let redemption = redemptions.remove(at: index)
    let outcome = RedemptionOutcome.failed(code: redemption.request.code, failure: failure.told)
    if profile.storesCodes, redemption.cause == .code { lastOutcome = outcome }
    let context = StepContext(
      cause: redemption.cause, code: redemption.request.code, isLink: redemption.isLink, outcome: outcome, now: now)
    let effects = perform(profile.onFailure, context)
    return effects + redemption.waiting.map { .finish($0, .outcome(outcome)) }
  }

  private mutating func settle(_ index: Int, _ answer: RedemptionAnswer, now: Timestamp) -> [SessionEffect] {
    if case .failed(_, let failure) = answer.outcome, failure.reason != .refused {
      return fail(index, failure, now: now)
    }
    let redemption = redemptions.remove(at: index)
    let outcome = answer.outcome ?? .missing(redemption.request.code)
    keep(answer, at: now)
    if profile.storesCodes, redemption.cause == .code { lastOutcome = outcome }
    let context = StepContext(
      cause: redemption.cause, code: redemption.request.code, isLink: redemption.isLink, outcome: outcome,
      isCodeAnswered: answer.outcome != nil, customer: answer.customer, now: now)
    let effects = perform(profile.onAnswer, context)
    return effects + redemption.waiting.map { .finish($0, .outcome(outcome)) }
  }

  /// The answer's list replaces the kept one: an SDK trusts the service over its own memory. Nothing is kept of a
  /// failure.
  private mutating func keep(_ answer: RedemptionAnswer, at now: Timestamp) {
    if profile.storesCodes {
      storedCodes = (answer.storedOutcomes + (answer.outcome.map { [$0] } ?? [])).compactMap { outcome in
        outcome.code.map { SDKState.StoredCode(code: $0, outcome: outcome) }
      }
    }
    guard profile.access != nil else { return }
    if let grant = answer.customer { customer = KnownCustomer(grant: grant) }
    customer?.fetchedAt = now
  }
}

extension RedemptionOutcome {
  /// What becomes of a code that the answer does not tell of.
  fileprivate static func missing(_ code: String?) -> RedemptionOutcome {
    let failure = RedemptionFailure(reason: .unreadable, message: "The answer does not tell of the asked code.")
    return .failed(code: code, failure: failure)
  }
}

extension SessionEvent {
  /// Another request is to come.
  fileprivate static func retry(_ name: String, after failure: RedemptionFailure, wait: Int64) -> SessionEvent {
    var values: [String: JSONValue] = [
      "attempt": .integer(Int64(failure.attempts + 1)), "wait": .integer(wait),
      "cause": .string(failure.reason.rawValue),
    ]
    if let status = failure.httpStatus { values["httpStatus"] = .integer(Int64(status)) }
    return SessionEvent(name: name, body: .values(values))
  }
}
