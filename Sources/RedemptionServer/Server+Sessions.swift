import JSONRPC
import Logging
import RedemptionCore
import RedemptionLedger

extension Server {
  /// Lets a session do what its app calls.
  ///
  /// - Parameter complete: turns the session's result into that of the method.
  func call(
    _ call: SessionCall, in session: OpenSession, _ request: PendingCall, complete: @escaping WaitingCall.Complete
  ) -> Response {
    let id = CallID(rawValue: nextNumber())
    waitingCalls[id] = WaitingCall(request: request, session: session.id, complete: complete)
    play(.called(call, id), in: session, on: request.connection)
    return .pending
  }

  /// Feeds an input to a session and carries out its effects, to the end or to a wait.
  func play(_ input: SessionInput, in session: OpenSession, on connection: Connection) {
    play(input, in: session, since: session.state, on: connection)
  }

  /// The same for an input before which the session has changed already.
  ///
  /// - Parameter before: the state to restore if a commit fails.
  func play(
    _ input: SessionInput, in session: OpenSession, since before: OpenSession.State, on connection: Connection
  ) {
    let effects = session.state.session.handle(input, at: clock.now)[...]
    _ = carryOut(effects, of: input, since: before, in: session, on: connection)
  }

  /// Carries out effects, to the end or to a wait. Those that follow a question to a remote gateway wait for its
  /// answer.
  ///
  /// - Returns: the questions that remote gateways were asked.
  func carryOut(
    _ effects: ArraySlice<SessionEffect>, of input: SessionInput, since before: OpenSession.State,
    in session: OpenSession, on connection: Connection
  ) -> Set<QuestionID> {
    var effects = effects
    var events: [SessionEvent] = []
    var isAnswered = false
    var asked: Set<QuestionID> = []
    while let effect = effects.popFirst() {
      if !asked.isEmpty, !effect.isQuestion {
        session.parked.append(OpenSession.Parked(awaited: asked, effects: [effect] + effects))
        break
      }
      switch effect {
      case .tell(let event): events.append(event)
      case .ask(let attempt, let request):
        guard let answer = askThroughFaults(session, attempt, request, since: before) else {
          if remoteAnswers.isAsked(attempt, of: session.id) { asked.insert(attempt) }
          continue
        }
        effects = session.state.session.handle(.answered(attempt, answer), at: clock.now) + effects
        guard case .failure(let error) = answer, !error.isMetBySDK else { continue }
        events = []
        // A call that was answered has happened. Any other one has not: its changes are undone.
        if case .called = input, !isAnswered {
          (session.state.session, session.state.waits) = (before.session, before.waits)
        }
      case .wait(let attempt, let milliseconds, let jitter):
        effects = wait(attempt, milliseconds, jitter, in: session) + effects
      case .schedule(let moment): wait(until: moment, for: .due, in: session)
      case .finish(let call, let result):
        isAnswered = true
        let isProvisional = session.isProvisional || session.rests(on: effects)
        tell(&events, of: session, on: connection, isProvisional)
        finish(call, result, of: session, isProvisional)
      case .abandon(let call, let error): fail(call, RPCError(error))
      }
    }
    tell(&events, of: session, on: connection, session.isProvisional)
    indexWaits(of: session)
    return asked
  }

  /// Asks a session's gateway unless a fault replaces the answer; nil if a fault holds the request, or if the answer
  /// comes later.
  private func askThroughFaults(
    _ session: OpenSession, _ attempt: QuestionID, _ request: Question, since before: OpenSession.State
  ) -> Result<Answer, GatewayError>? {
    guard let fault = faults.next(for: session.id) else { return ask(session, attempt, request, since: before) }
    if let failure = fault.failure { return .failure(.failed(failure)) }
    let due = clock.now.advanced(byMilliseconds: Int64(((fault.seconds ?? 0) * 1000).rounded(.up)))
    wait(until: due, for: .ask(attempt, request), in: session)
    return nil
  }

  /// Asks a session's gateway; nil if the answer comes later.
  ///
  /// - Parameter before: the state to restore if the answer depends on a commit that fails.
  func ask(
    _ session: OpenSession, _ attempt: QuestionID, _ request: Question, since before: OpenSession.State
  ) -> Result<Answer, GatewayError>? {
    defer { rest(session, since: before) }
    let gateway: any RedemptionGateway
    switch session.gateway {
    case .script(let script): gateway = script
    case .ledger: gateway = ledger
    case .remote(let remote): return askLater(remote, session, attempt, request)
    }
    do throws(GatewayError) { return .success(try gateway.answer(request, at: clock.now)) } catch {
      return .failure(error)
    }
  }

  /// Waits before a retry. On a virtual clock the wait ends at once and does not move the clock.
  private func wait(
    _ attempt: QuestionID, _ milliseconds: Int64, _ jitter: Int64, in session: OpenSession
  ) -> ArraySlice<SessionEffect> {
    if case .virtual = clock { return session.state.session.handle(.waited(attempt), at: clock.now)[...] }
    let extra = jitter > 0 ? Int64.random(in: 0..<jitter, using: &generator) : 0
    let due = clock.now.advanced(byMilliseconds: milliseconds + extra)
    wait(until: due, for: .waited(attempt), in: session)
    return []
  }

  private func tell(
    _ events: inout [SessionEvent], of session: OpenSession, on connection: Connection, _ isProvisional: Bool
  ) {
    for event in events {
      session.state.sequence += 1
      let notification = SessionEventParams(
        session: session.id, sequence: session.state.sequence, name: event.name, at: clock.now,
        params: session.adapter.renderEvent(event, for: session.state.session.target, now: clock.now))
      do throws(RPCError) {
        try connection.notify(SessionEventParams.method, notification, provisional: isProvisional)
      } catch {
        configuration.logger.error("the event \(event.name) could not be sent: \(error.message)")
      }
    }
    events = []
  }

  private func finish(_ call: CallID, _ result: SessionResult, of session: OpenSession, _ isProvisional: Bool) {
    guard let waiting = waitingCalls.removeValue(forKey: call) else { return }
    let completion: Completion
    do throws(RPCError) {
      let result = try waiting.complete(result, session, clock.now)
      completion = isProvisional ? .provisional(result) : .result(result)
    } catch {
      completion = .failure(error)
    }
    waiting.request.connection.answer(waiting.request.ticket, with: completion)
  }

  /// Ends a waiting call with an error.
  func fail(_ call: CallID, _ error: RPCError) {
    guard let waiting = waitingCalls.removeValue(forKey: call) else { return }
    waiting.request.connection.answer(waiting.request.ticket, with: .failure(error))
  }
}

extension SessionEffect {
  /// True for a question to a gateway. Consecutive questions are asked at the same time.
  fileprivate var isQuestion: Bool { if case .ask = self { true } else { false } }
}

extension OpenSession {
  /// True if the remaining effects ask the ledger, so that earlier events and results depend on its commit.
  fileprivate func rests(on effects: ArraySlice<SessionEffect>) -> Bool {
    guard case .ledger = gateway else { return false }
    return effects.contains { if case .ask = $0 { true } else { false } }
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
