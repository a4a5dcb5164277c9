import JSONRPC
import Logging
import RedemptionCore

/// Sessions with a remote gateway, which answers later.
extension Server {
  /// Asks in a separate task.
  ///
  /// - Returns: a failure if this host cannot receive the answer, otherwise nil.
  func askLater(
    _ gateway: any RemoteGateway, _ session: OpenSession, _ id: QuestionID, _ question: Question,
    _ context: ServiceContext
  ) -> Result<Answer, GatewayError>? {
    guard let wake = waker() else { return .failure(.failed(.noWaker)) }
    let call = ServiceCall(target: session.target, question: question, context: context)
    space.remoteAnswers.ask(gateway, call, session: session.id, question: id, wake: wake)
    return nil
  }

  func waker() -> (@Sendable () -> Void)? {
    do throws(StreamError) { return try makeWaker?() } catch {
      configuration.logger.error("no answer of another program can be received: \(error.description)")
      return nil
    }
  }

  /// Plays the answers that have arrived.
  func takeRemoteAnswers() {
    for letter in space.remoteAnswers.takeAll() {
      guard let session = space.value.sessions.own(letter.session) else { continue }
      let answer = recorded(inWords(of: session, letter.answer), to: letter.asked, of: session.id)
      play(.answered(letter.question, answer), in: session)
    }
  }

  /// Closes a session: its device keeps what the SDK has stored, its calls end, and its requests are cancelled.
  func close(_ session: OpenSession) {
    vacate(session)
    play(.closed, in: session)
    space.value.redemptions.end(session: session.id, because: "The app ended before the SDK told the result.")
    space.value.sessions.remove(session.id)
    removeFromIndex(session)
    space.value.faults.clear(session: session.id)
    space.remoteAnswers.cancel(session: session.id)
  }
}

extension RedemptionFailure {
  fileprivate static let noWaker = RedemptionFailure(
    reason: .transport,
    message: "The live service was not called: this host cannot receive its answer. Set `makeWaker`.", attempts: 0)
}
