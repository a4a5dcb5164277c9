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
        play(.answered(attempt, letter.answer), in: session, on: connection)
      } else {
        begin(session, with: letter.answer, on: connection)
      }
    }
  }

  /// Asks what the service knows of the user with whom a session begins; `session/open` is answered after that.
  ///
  /// - Returns: false where nobody is asked, because the gateway is at hand.
  func asksAtStart(of session: OpenSession, _ request: PendingCall) -> Bool {
    guard case .remote(let gateway) = session.gateway, let wake = waker() else { return false }
    let state = session.state.session
    let call = ServiceCall(target: state.target, question: .customer(state.target.vendor, state.redeemer))
    beginnings[session.id] = request
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
    answerBeginning(of: session)
  }

  private func answerBeginning(of session: OpenSession) {
    guard let request = beginnings.removeValue(forKey: session.id) else { return }
    request.connection.answer(request.ticket, with: .result(SessionOpen.Result(session)))
  }

  /// The app is gone: calls under way end with `failed`, and requests under way are cancelled.
  func close(_ session: OpenSession, on connection: Connection) {
    answerBeginning(of: session)
    play(.closed, in: session, on: connection)
    sessions[session.id] = nil
    timers.drop(session: session.id)
    faults.clear(session: session.id)
    remoteAnswers.cancel(session: session.id)
  }
}

extension RedemptionFailure {
  fileprivate static let noWaker = RedemptionFailure(
    reason: .transport, message: "Nobody could be told of the service's answer, so it was not asked.", attempts: 0)
}
