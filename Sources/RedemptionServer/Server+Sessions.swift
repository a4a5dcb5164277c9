import JSONRPC
import Logging
import RedemptionCore
import RedemptionLedger

extension Server {
  /// Feeds an input to a session and carries out what follows from it, to the end or to a wait.
  func play(_ input: SessionInput, in session: OpenSession, on connection: Connection) {
    if session.save() { changedSessions.append(session) }
    var events: [SessionEvent] = []
    var effects = session.state.session.handle(input)[...]
    while let effect = effects.popFirst() {
      switch effect {
      case .tell(let event): events.append(event)
      case .ask(let attempt, let request):
        let answer = ask(session, request)
        if case .failure(let error) = answer, !error.isMetBySDK { events = [] }
        effects = follow(attempt, answer, in: session) + effects
      case .wait(let attempt, let milliseconds, let jitter):
        effects = wait(attempt, milliseconds, jitter, in: session) + effects
      case .finish(let call, let outcome):
        tell(&events, of: session, on: connection)
        finish(call, outcome, of: session)
      case .abandon(let call, let error): answer(call, .failure(RPCError(error)))
      }
    }
    tell(&events, of: session, on: connection)
  }

  private func ask(_ session: OpenSession, _ request: RedemptionRequest) -> Result<RedemptionAnswer, GatewayError> {
    do throws(GatewayError) {
      switch session.gateway {
      case .script(let script): return .success(try script.redeem(request, at: clock.now))
      case .ledger:
        session.restsOnLedger = true
        return .success(try ledger.redeem(request, at: clock.now))
      }
    } catch {
      return .failure(error)
    }
  }

  private func follow(
    _ attempt: AttemptID, _ answer: Result<RedemptionAnswer, GatewayError>, in session: OpenSession
  ) -> ArraySlice<SessionEffect> {
    session.state.session.handle(.answered(attempt, answer))[...]
  }

  /// A wait costs no time on a virtual clock, and does not move it.
  private func wait(
    _ attempt: AttemptID, _ milliseconds: Int64, _ jitter: Int64, in session: OpenSession
  ) -> ArraySlice<SessionEffect> {
    if case .virtual = clock { return session.state.session.handle(.waited(attempt))[...] }
    let extra = jitter > 0 ? Int64.random(in: 0..<jitter, using: &generator) : 0
    let due = clock.now.advanced(byMilliseconds: milliseconds + extra)
    timers.add(Timers.Timer(due: due, session: session.id, attempt: attempt))
    return []
  }

  private func tell(_ events: inout [SessionEvent], of session: OpenSession, on connection: Connection) {
    for event in events {
      session.state.sequence += 1
      let notification = SessionEventParams(
        session: session.id, sequence: session.state.sequence, name: event.name, at: clock.now,
        params: body(of: event, in: session))
      do throws(RPCError) {
        try connection.notify(SessionEventParams.method, notification, provisional: ledger.hasUncommittedChanges)
      } catch {
        configuration.logger.error("the event \(event.name) could not be sent: \(error.message)")
      }
    }
    events = []
  }

  private func body(of event: SessionEvent, in session: OpenSession) -> any Encodable {
    switch event.body {
    case .reply:
      if let outcome = event.outcome {
        return session.adapter.render(outcome, for: session.state.session.target, now: clock.now).body
      }
      return JSONValue.object([:])
    case .empty: return JSONValue.object([:])
    }
  }

  private func finish(_ call: CallID, _ outcome: RedemptionOutcome, of session: OpenSession) {
    let reply = session.adapter.render(outcome, for: session.state.session.target, now: clock.now)
    let result = RedemptionRedeem.Result(outcome: outcome, reply: reply)
    answer(call, ledger.hasUncommittedChanges ? .provisional(result) : .result(result))
  }

  private func answer(_ call: CallID, _ completion: Completion) {
    guard let waiting = waitingCalls.removeValue(forKey: call) else { return }
    waiting.connection.answer(waiting.ticket, with: completion)
  }
}

extension RPCError {
  fileprivate init(_ error: GatewayError) {
    switch error {
    case .unavailable(let cause): self = .ledgerUnavailable(cause)
    case .scriptEnded: self = .scriptEnded
    case .failed(let failure): self = .internalError(failure.message)
    }
  }
}

/// The params of `session/event`.
struct SessionEventParams: Encodable {
  static let method = "session/event"

  let session: String
  let sequence: Int
  let name: String
  let at: Timestamp
  let params: any Encodable

  private enum CodingKeys: String, CodingKey { case session, sequence, name, at, params }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(session, forKey: .session)
    try container.encode(sequence, forKey: .sequence)
    try container.encode(name, forKey: .name)
    try container.encode(at, forKey: .at)
    try container.encode(params, forKey: .params)
  }
}
