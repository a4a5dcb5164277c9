import JSONRPC
import Logging
import RedemptionCore

/// Sessions with a remote gateway, which answers later.
extension Server {
  /// Asks in a separate task.
  ///
  /// - Returns: a failure if this host cannot receive the answer, otherwise nil.
  func askLater(
    _ gateway: any RemoteGateway, _ session: OpenSession, _ attempt: QuestionID, _ request: Question
  ) -> Result<Answer, GatewayError>? {
    guard let wake = waker() else { return .failure(.failed(.noWaker)) }
    let call = session.state.session.serviceCall(attempt, request)
    remoteAnswers.ask(gateway, call, session: session.id, attempt: attempt, wake: wake)
    return nil
  }

  private func waker() -> (@Sendable () -> Void)? {
    do throws(StreamError) { return try makeWaker?() } catch {
      configuration.logger.error("no remote gateway can be asked: \(error.description)")
      return nil
    }
  }

  /// Resumes the sessions whose answers have arrived.
  func takeRemoteAnswers(on connection: Connection) {
    for letter in remoteAnswers.takeAll() {
      guard let session = sessions[letter.session] else { continue }
      if let attempt = letter.attempt {
        take(letter.answer, for: attempt, in: session, on: connection)
      } else {
        begin(session, with: letter.answer, on: connection)
      }
    }
  }

  /// Resumes a session after a remote answer, in the same order as a local gateway: first the effects of the answer,
  /// then those that followed the question.
  private func take(
    _ answer: Result<Answer, GatewayError>, for attempt: QuestionID, in session: OpenSession,
    on connection: Connection
  ) {
    let before = session.state
    let input = SessionInput.answered(attempt, answer)
    let effects = session.state.session.handle(input, at: clock.now)[...]
    var asked = carryOut(effects, of: input, since: before, in: session, on: connection)
    for index in session.parked.indices.reversed() where session.parked[index].awaited.contains(attempt) {
      session.parked[index].awaited.remove(attempt)
      session.parked[index].awaited.formUnion(asked)
      guard session.parked[index].awaited.isEmpty else { continue }
      let rest = session.parked.remove(at: index).effects
      asked.formUnion(carryOut(rest, of: input, since: session.state, in: session, on: connection))
    }
  }

  /// Asks a remote gateway what the user of a new session has.
  ///
  /// - Parameter complete: answers `session/open`; called after the gateway's answer, or when the session is closed.
  /// - Returns: false if the gateway is not remote, or if this host cannot receive its answer. `complete` is not called
  ///   then.
  func asksAtStart(of session: OpenSession, complete: @escaping () -> Void) -> Bool {
    guard case .remote(let gateway) = session.gateway, let wake = waker() else { return false }
    let state = session.state.session
    let call = ServiceCall(target: state.target, question: .customer(state.target.vendor, state.redeemer))
    beginnings[session.id] = complete
    remoteAnswers.ask(gateway, call, session: session.id, attempt: nil, wake: wake)
    return true
  }

  /// Begins a session with what its user has; with nothing, and without an event, if the gateway failed.
  private func begin(
    _ session: OpenSession, with answer: Result<Answer, GatewayError>, on connection: Connection
  ) {
    if case .success(.customer(let grant)) = answer, !grant.entitlements.isEmpty {
      play(.learned(grant), in: session, on: connection)
    }
    beginnings.removeValue(forKey: session.id)?()
  }

  /// Closes a session: its calls end with `failed`, and its requests are cancelled.
  func close(_ session: OpenSession, on connection: Connection) {
    beginnings.removeValue(forKey: session.id)?()
    // Parked calls still get their results; all other parked effects are dropped.
    for effect in session.parked.flatMap(\.effects) {
      guard case .finish = effect else { continue }
      _ = carryOut([effect], of: .closed, since: session.state, in: session, on: connection)
    }
    session.parked = []
    play(.closed, in: session, on: connection)
    sessions[session.id] = nil
    dropWaits(of: session)
    faults.clear(session: session.id)
    remoteAnswers.cancel(session: session.id)
  }
}

extension RedemptionFailure {
  fileprivate static let noWaker = RedemptionFailure(
    reason: .transport, message: "Nobody could be told of the service's answer, so it was not asked.", attempts: 0)
}
