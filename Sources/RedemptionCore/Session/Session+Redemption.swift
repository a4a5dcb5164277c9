extension Session {
  /// A redemption under way.
  struct Redemption: Sendable {
    let request: RedemptionRequest
    /// The latest request to the gateway.
    var attempt: AttemptID
    /// How many requests there were.
    var attempts = 1
    /// The calls that wait for the end.
    var waiting: [CallID]
  }

  mutating func beginRedemption(of code: String, call: CallID?) -> [SessionEffect] {
    if let index = redemptions.firstIndex(where: { joins(code, $0.request) }) {
      if let call { redemptions[index].waiting.append(call) }
      return []
    }
    let held = profile.holdsCodes ? heldCodes.map(\.code) : []
    let request = RedemptionRequest(vendor: target.vendor, code: code, heldCodes: held, redeemer: redeemer)
    let redemption = Redemption(request: request, attempt: nextAttempt(), waiting: call.map { [$0] } ?? [])
    redemptions.append(redemption)
    return perform(profile.atStart) + [.ask(redemption.attempt, .redeem(request))]
  }

  private func joins(_ code: String, _ request: RedemptionRequest) -> Bool {
    switch profile.joining {
    case .none: false
    case .byUserAndCode: request.code == code && request.redeemer == redeemer
    case .always: true
    }
  }

  mutating func takeRedemption(
    _ answer: Result<GatewayAnswer, GatewayError>, at index: Int, now: Timestamp
  ) -> [SessionEffect] {
    switch answer {
    case .success(.redemption(let answer)): return settle(index, answer, now: now)
    case .success: return fail(index, RedemptionFailure(reason: .unreadable, message: "The answer belongs to another request."))
    case .failure(.failed(let failure)): return retryOrFail(index, failure)
    case .failure(let error): return redemptions.remove(at: index).waiting.map { .abandon($0, error) }
    }
  }

  private mutating func retryOrFail(_ index: Int, _ reason: RedemptionFailure) -> [SessionEffect] {
    var failure = reason
    failure.attempts = redemptions[index].attempts
    guard let wait = profile.retry.wait(after: failure) else { return fail(index, failure) }
    return [.wait(redemptions[index].attempt, milliseconds: wait, jitter: profile.retry.jitter)]
  }

  private mutating func fail(_ index: Int, _ failure: RedemptionFailure) -> [SessionEffect] {
    let redemption = redemptions.remove(at: index)
    let outcome = RedemptionOutcome.failed(code: redemption.request.code, failure: failure)
    return perform(profile.onFailure, outcome: outcome) + redemption.waiting.map { .finish($0, .outcome(outcome)) }
  }

  private mutating func settle(_ index: Int, _ answer: RedemptionAnswer, now: Timestamp) -> [SessionEffect] {
    let redemption = redemptions.remove(at: index)
    let outcome = answer.outcome ?? .invalidCode(code: redemption.request.code)
    if profile.holdsCodes { hold(answer.heldOutcomes + (answer.outcome.map { [$0] } ?? [])) }
    let steps = outcome.kind == .failed ? profile.onFailure : profile.onAnswer
    let effects = perform(steps, outcome: outcome, customer: answer.customer, at: now)
    return effects + redemption.waiting.map { .finish($0, .outcome(outcome)) }
  }

  /// The answer's list replaces the kept one: an SDK trusts the service over its own memory.
  private mutating func hold(_ outcomes: [RedemptionOutcome]) {
    heldCodes = outcomes.compactMap { outcome in outcome.code.map { HeldCode(code: $0, outcome: outcome) } }
  }

  mutating func askAgain(_ attempt: AttemptID) -> [SessionEffect] {
    guard let index = redemptions.firstIndex(where: { $0.attempt == attempt }) else { return [] }
    redemptions[index].attempt = nextAttempt()
    redemptions[index].attempts += 1
    return [.ask(redemptions[index].attempt, .redeem(redemptions[index].request))]
  }

  private mutating func perform(
    _ steps: [SessionStep], outcome: RedemptionOutcome? = nil, customer: Grant? = nil,
    at now: Timestamp = Timestamp(milliseconds: 0)
  ) -> [SessionEffect] {
    steps.flatMap { step -> [SessionEffect] in
      switch step {
      case .tell(let name): [.tell(SessionEvent(name: name, body: .empty))]
      case .tellReply(let name): outcome.map { [.tell(SessionEvent(name: name, body: .reply($0)))] } ?? []
      case .keepCustomer: customer.map { keep($0, at: now) } ?? []
      }
    }
  }
}
