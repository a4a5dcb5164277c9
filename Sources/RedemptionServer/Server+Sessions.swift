import JSONRPC
import Logging
import RedemptionCore
import RedemptionLedger

extension Server {
  /// Lets a session's app call its SDK.
  ///
  /// - Parameters:
  ///   - url: the link of a call that passes its code; nil for any other call.
  ///   - complete: turns the session's result into that of the method.
  func call(
    _ call: SDKCall, in session: OpenSession, _ request: PendingCall, url: String? = nil,
    complete: @escaping WaitingCall.Complete
  ) -> Response {
    self.call({ .called(call, $0) }, in: session, request, url: url, complete: complete)
  }

  /// The same for any input that a call waits for.
  func call(
    _ input: (CallID) -> SDKInput, in session: OpenSession, _ request: PendingCall, url: String? = nil,
    complete: @escaping WaitingCall.Complete
  ) -> Response {
    space.observer?.note(call: input, in: session)
    let id = CallID(rawValue: space.value.nextNumber())
    space.waitingCalls[id] = WaitingCall(
      request: request, session: session.id, entry: currentEntry, complete: complete)
    request.connection.client.calls += 1
    let before = session.run
    session.run.lastCall = id
    let input = input(id)
    beginRedemption(input, id, in: session, url: url)
    play(input, in: session, since: before)
    return .pending
  }

  /// Feeds an input to a session and carries out its effects, to the end or to a wait.
  func play(_ input: SDKInput, in session: OpenSession) { play(input, in: session, since: session.run) }

  /// The same for an input before which the run has changed already.
  ///
  /// - Parameter before: the run to restore if a commit fails.
  func play(_ input: SDKInput, in session: OpenSession, since before: OpenSession.Run) {
    let base = effects.count
    handle(input, in: session)
    carryOut(downTo: base, of: input, since: before, in: session)
    index(session)
  }

  /// Feeds an input to a session's behaviour, and puts the effects on the stack. On a virtual clock the waits before
  /// retries end at once.
  private func handle(_ input: SDKInput, in session: OpenSession) {
    if case .virtual = space.value.clock { turn.endsBackoffAtOnce = true }
    noteAnswer(input, to: session)
    switch input {
    case .began: session.run.hasBegun = true
    case .called(.background, _): session.run.isInBackground = true
    case .called(.foreground, _): session.run.isInBackground = false
    default: break
    }
    feed(input, to: session)
    if turn.endsBackoffAtOnce { while session.run.behaviour.nextWait?.kind == .backoff { feed(.due, to: session) } }
    while let effect = turn.effects.popLast() { effects.append(effect) }
  }

  /// Feeds an input to a behaviour, with the phone's time and the random numbers of the space.
  func feed(_ input: SDKInput, to session: OpenSession) {
    (turn.now, turn.random) = (session.time(at: space.now), space.value.random)
    session.run.behaviour.handle(input, &turn)
    space.value.random = turn.random
  }

  /// Carries out the effects on the stack above a base. A question waits until nothing else is left, so that the order
  /// is the same with a gateway that answers at once.
  private func carryOut(
    downTo base: Int, of input: SDKInput, since before: OpenSession.Run, in session: OpenSession
  ) {
    var events: [SDKEvent] = []
    var questions: ArraySlice<SDKEffect> = []
    var isAnswered = false
    while true {
      let isWaiting = effects.count == base
      guard let effect = isWaiting ? questions.popFirst() : effects.popLast() else { break }
      switch effect {
      case .tell(let event): events.append(event)
      case .ask where !isWaiting && (effects.count > base || !questions.isEmpty): questions.append(effect)
      case .ask(let id, let question, let context):
        guard let answer = answer(to: question, id, context, in: session, since: before) else { continue }
        handle(.answered(id, answer), in: session)
        guard case .failure(let error) = answer, !error.isMetBySDK else { continue }
        events = []
        // A call that was answered has happened. Any other one has not: its changes are undone.
        if input.isCall, !isAnswered {
          (session.run.behaviour, session.run.held) = (before.behaviour, before.held)
        }
      case .finish(let call, let result):
        isAnswered = true
        let asksMore = !questions.isEmpty || effects[base...].contains(where: \.isQuestion)
        let isProvisional = session.isProvisional || (space.isMain && asksMore && session.isOnLedger)
        tell(&events, of: session, isProvisional)
        finish(call, result, of: session, isProvisional)
      case .abandon(let call, let error): fail(call, RPCError(error))
      }
    }
    tell(&events, of: session, session.isProvisional)
  }

  /// Asks a session's gateway unless a fault replaces the answer; nil if a fault holds the question back, or if the
  /// answer comes later.
  private func answer(
    to question: Question, _ id: QuestionID, _ context: ServiceContext, in session: OpenSession,
    since before: OpenSession.Run
  ) -> Result<Answer, GatewayError>? {
    guard let fault = space.value.faults.next(for: session.id, asking: question.request) else {
      return ask(session, id, question, context, since: before)
    }
    recordQuestion(question, of: session.id, fault: fault.kind.rawValue)
    if let answer = answer(to: question, context, after: fault, in: session) {
      guard case .success = answer else { return recorded(answer, to: question, of: session.id) }
      // What a fault says about a code is logged as its status: the ledger issued no such code.
      let failure = RedemptionFailure(reason: .http, message: "", httpStatus: fault.status)
      _ = recorded(.failure(.failed(failure)), to: question, of: session.id)
      return answer
    }
    if fault.kind == .late {
      guard let answer = ask(session, id, question, context, since: before) else { return nil }
      session.run.late.add(LateAnswers.Late(number: space.value.nextNumber(), id: id, answer: answer))
      return nil
    }
    let due = space.now.advanced(byMilliseconds: Int64(((fault.seconds ?? 0) * 1000).rounded(.up)))
    session.run.held.add(
      HeldQuestions.Held(due: due, number: space.value.nextNumber(), id: id, question: question, context: context))
    return nil
  }

  /// Asks a session's gateway; nil if the answer comes later.
  ///
  /// - Parameter before: the run to restore if the answer depends on a commit that fails.
  func ask(
    _ session: OpenSession, _ id: QuestionID, _ question: Question, _ context: ServiceContext,
    since before: OpenSession.Run
  ) -> Result<Answer, GatewayError>? {
    recordQuestion(question, of: session.id)
    do throws(GatewayError) {
      switch session.gateway {
      case .remote(let remote): return askLater(remote, session, id, question, context)
      case .script:
        let answer = try session.run.script.answer(question, by: session.adapter.questions)
        return recorded(.success(answer), to: question, of: session.id)
      case .ledger:
        defer {
          save(session, since: before)
          if session.isProvisional { session.answeredInTransaction.append(id) }
        }
        return recorded(.success(try space.ledger.answer(question, at: space.now)), to: question, of: session.id)
      }
    } catch {
      return recorded(.failure(error), to: question, of: session.id)
    }
  }

  /// Sends a session's events to the client that opened it.
  private func tell(_ events: inout [SDKEvent], of session: OpenSession, _ isProvisional: Bool) {
    for event in events {
      session.run.sequence += 1
      let notification = SessionEventParams(
        session: session.id, sequence: session.run.sequence, name: event.name, at: space.now, params: event.params)
      record(event, of: session, isProvisional)
      space.observer?.note(event: event, of: session)
      noteEvent(event, of: session, isProvisional)
      session.hear?(event, session.run.behaviour)
      do throws(RPCError) {
        try session.owner.connection?.notify(SessionEventParams.method, notification, provisional: isProvisional)
      } catch {
        configuration.logger.error("the event \(event.name) could not be sent: \(error.message)")
      }
    }
    events.removeAll()
  }

  private func finish(_ call: CallID, _ result: SDKResult, of session: OpenSession, _ isProvisional: Bool) {
    guard let waiting = removeWaiting(call) else { return }
    space.observer?.note(result: result, of: session)
    noteResult(result, of: call, in: session, isProvisional)
    let completion: Completion
    do throws(RPCError) {
      let result = try waiting.complete(result, session, session.time(at: space.now))
      completion = isProvisional ? .provisional(result) : .result(result)
      recordEnd(waiting.entry, nil, result, isProvisional: isProvisional)
    } catch {
      completion = .failure(error)
      recordEnd(waiting.entry, error)
    }
    waiting.request.connection.answer(waiting.request.ticket, with: completion)
  }

  /// Takes out a call that waits no longer; nil if it did not wait.
  func removeWaiting(_ call: CallID) -> WaitingCall? {
    guard let waiting = space.waitingCalls.removeValue(forKey: call) else { return nil }
    waiting.request.connection.client.calls -= 1
    return waiting
  }

  /// Ends a waiting call with an error.
  func fail(_ call: CallID, _ error: RPCError) {
    guard let waiting = removeWaiting(call) else { return }
    noteFailure(error, of: call, in: waiting.session)
    recordEnd(waiting.entry, error)
    waiting.request.connection.answer(waiting.request.ticket, with: .failure(error))
  }
}

extension SDKEffect {
  /// True for a question to a gateway.
  fileprivate var isQuestion: Bool { if case .ask = self { true } else { false } }
}

extension SDKInput {
  /// True for what a client asks for, which is undone if the gateway cannot work.
  fileprivate var isCall: Bool {
    switch self {
    case .began, .called, .channel, .pushed: true
    case .answered, .due, .cancelled, .closed: false
    }
  }
}

extension OpenSession {
  /// True if its questions go to the ledger: what comes before one then depends on the ledger's commit.
  fileprivate var isOnLedger: Bool { if case .ledger = gateway { true } else { false } }
}

extension RPCError {
  init(_ error: GatewayError) {
    switch error {
    case .unavailable(let cause): self = .ledgerUnavailable(cause)
    case .notKnown(let cause): self = .resultNotKnown(cause)
    case .scriptEnded: self = .scriptEnded
    case .failed(let failure, _): self = .internalError(failure.message)
    }
  }
}
