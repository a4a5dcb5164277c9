import JSONRPC
import Logging
import RedemptionCore

/// Sessions whose gateway is a service over a network: what they ask is answered later.
extension Server {
  /// Asks in a task of its own; a failure only where nobody could take the answer.
  func askLater(
    _ gateway: any RemoteGateway, _ session: OpenSession, _ attempt: AttemptID, _ request: GatewayRequest
  ) -> Result<GatewayAnswer, GatewayError>? {
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

  /// Goes on with the sessions whose answers have come.
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

  /// Goes on where an answer was awaited, in the order that a gateway at hand would give: first with what follows from the answer,
  /// then with what stood behind the question.
  private func take(
    _ answer: Result<GatewayAnswer, GatewayError>, for attempt: AttemptID, in session: OpenSession,
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

  /// Asks a remote gateway what the user has with whom a session begins.
  ///
  /// - Parameter complete: answers `session/open`; called after the gateway's answer, or when the session is closed before it.
  /// - Returns: false if the gateway is not remote, or if its answer could not be received; `complete` is not called then.
  func asksAtStart(of session: OpenSession, complete: @escaping () -> Void) -> Bool {
    guard case .remote(let gateway) = session.gateway, let wake = waker() else { return false }
    let state = session.state.session
    let call = ServiceCall(target: state.target, question: .customer(state.target.vendor, state.redeemer))
    beginnings[session.id] = complete
    remoteAnswers.ask(gateway, call, session: session.id, attempt: nil, wake: wake)
    return true
  }

  /// An SDK that could not ask begins with nothing, and tells nobody.
  private func begin(
    _ session: OpenSession, with answer: Result<GatewayAnswer, GatewayError>, on connection: Connection
  ) {
    if case .success(.customer(let grant)) = answer, !grant.entitlements.isEmpty {
      play(.learned(grant), in: session, on: connection)
    }
    beginnings.removeValue(forKey: session.id)?()
  }

  /// The app is gone: calls under way end with `failed`, and requests under way are cancelled.
  func close(_ session: OpenSession, on connection: Connection) {
    beginnings.removeValue(forKey: session.id)?()
    // Calls that only the state is told of end with it; nothing else that was to come will come.
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
