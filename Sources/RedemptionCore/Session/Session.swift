/// One installed app: its identity and the redemptions under way, as a value that turns inputs into effects.
///
/// A pure state machine: it asks no gateway, reads no clock and waits for nobody. The server feeds it calls, answers and
/// the end of waits, and carries out the effects in their order. A copy taken before an input is the state to go back to.
public struct Session: Sendable {
  /// Which SDK on which platform this app has.
  public let target: Target
  /// How that SDK behaves.
  public let profile: SessionProfile
  /// Who uses the app.
  public private(set) var redeemer: Redeemer
  /// Whether the app has configured its SDK.
  public private(set) var isConfigured: Bool
  /// Codes that the SDK keeps, with what became of them, in the order in which they came.
  public private(set) var heldCodes: [HeldCode] = []
  /// How many redemptions are under way.
  public var redemptionsUnderWay: Int { underWay.count }

  private var underWay: [Redemption] = []
  private var lastAttempt: UInt64 = 0

  /// A code that the SDK keeps.
  public struct HeldCode: Hashable, Sendable {
    /// The code.
    public let code: String
    /// What the service last said of it.
    public let outcome: RedemptionOutcome
  }

  private struct Redemption: Sendable {
    let request: RedemptionRequest
    var attempt: AttemptID
    var attempts = 0
    var waiting: [CallID]
  }

  /// An app that was just installed.
  public init(target: Target, profile: SessionProfile, redeemer: Redeemer, isConfigured: Bool) {
    self.target = target
    self.profile = profile
    self.redeemer = redeemer
    self.isConfigured = isConfigured
  }

  /// Takes an input and says what is to be done, in this order.
  public mutating func handle(_ input: SessionInput) -> [SessionEffect] {
    switch input {
    case .redeem(let code, let call): begin(code: code, call: call)
    case .answered(let attempt, let answer): take(answer, for: attempt)
    case .waited(let attempt): askAgain(attempt)
    case .cancelled(let call): leave(call)
    case .closed: close()
    }
  }

  private mutating func begin(code: String, call: CallID?) -> [SessionEffect] {
    if let index = underWay.firstIndex(where: { joins(code, $0.request) }) {
      if let call { underWay[index].waiting.append(call) }
      return []
    }
    let held = profile.holdsCodes ? heldCodes.map(\.code) : []
    let request = RedemptionRequest(vendor: target.vendor, code: code, heldCodes: held, redeemer: redeemer)
    let redemption = Redemption(request: request, attempt: nextAttempt(), attempts: 1, waiting: call.map { [$0] } ?? [])
    underWay.append(redemption)
    return effects(of: profile.atStart, outcome: nil) + [.ask(redemption.attempt, request)]
  }

  private func joins(_ code: String, _ request: RedemptionRequest) -> Bool {
    switch profile.joining {
    case .none: false
    case .byUserAndCode: request.code == code && request.redeemer == redeemer
    case .always: true
    }
  }

  private mutating func take(_ answer: Result<RedemptionAnswer, GatewayError>, for attempt: AttemptID) -> [SessionEffect] {
    guard let index = underWay.firstIndex(where: { $0.attempt == attempt }) else { return [] }
    switch answer {
    case .success(let answer): return settle(index, answer: answer)
    case .failure(.failed(let failure)): return retryOrFail(index, failure)
    case .failure(let error): return underWay.remove(at: index).waiting.map { .abandon($0, error) }
    }
  }

  private mutating func retryOrFail(_ index: Int, _ reason: RedemptionFailure) -> [SessionEffect] {
    var failure = reason
    failure.attempts = underWay[index].attempts
    if let wait = profile.retry.wait(after: failure) {
      return [.wait(underWay[index].attempt, milliseconds: wait, jitter: profile.retry.jitter)]
    }
    return finish(index, .failed(code: underWay[index].request.code, failure: failure), steps: profile.onFailure)
  }

  private mutating func settle(_ index: Int, answer: RedemptionAnswer) -> [SessionEffect] {
    let outcome = answer.outcome ?? .invalidCode(code: underWay[index].request.code)
    if profile.holdsCodes { hold(answer.heldOutcomes + (answer.outcome.map { [$0] } ?? [])) }
    if case .failed = outcome { return finish(index, outcome, steps: profile.onFailure) }
    return finish(index, outcome, steps: profile.onAnswer)
  }

  /// The answer's list replaces the kept one: an SDK trusts the service over its own memory.
  private mutating func hold(_ outcomes: [RedemptionOutcome]) {
    heldCodes = outcomes.compactMap { outcome in outcome.code.map { HeldCode(code: $0, outcome: outcome) } }
  }

  private mutating func finish(_ index: Int, _ outcome: RedemptionOutcome, steps: [SessionStep]) -> [SessionEffect] {
    let redemption = underWay.remove(at: index)
    return effects(of: steps, outcome: outcome) + redemption.waiting.map { .finish($0, outcome) }
  }

  private mutating func askAgain(_ attempt: AttemptID) -> [SessionEffect] {
    guard let index = underWay.firstIndex(where: { $0.attempt == attempt }) else { return [] }
    underWay[index].attempt = nextAttempt()
    underWay[index].attempts += 1
    return [.ask(underWay[index].attempt, underWay[index].request)]
  }

  private mutating func leave(_ call: CallID) -> [SessionEffect] {
    for index in underWay.indices { underWay[index].waiting.removeAll { $0 == call } }
    return []
  }

  private mutating func close() -> [SessionEffect] {
    let closed = RedemptionFailure(reason: .transport, message: "The session was closed.")
    let effects = underWay.flatMap { redemption in
      redemption.waiting.map { SessionEffect.finish($0, .failed(code: redemption.request.code, failure: closed)) }
    }
    underWay = []
    return effects
  }

  private mutating func nextAttempt() -> AttemptID {
    lastAttempt += 1
    return AttemptID(rawValue: lastAttempt)
  }

  private func effects(of steps: [SessionStep], outcome: RedemptionOutcome?) -> [SessionEffect] {
    steps.map { step in
      switch step {
      case .tell(let name, let body): .tell(SessionEvent(name: name, body: body, outcome: outcome))
      }
    }
  }
}
