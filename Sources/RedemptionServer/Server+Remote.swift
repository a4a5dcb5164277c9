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

  private func waker() -> (@Sendable () -> Void)? {
    do throws(StreamError) { return try makeWaker?() } catch {
      configuration.logger.error("no remote gateway can be asked: \(error.description)")
      return nil
    }
  }

  /// Resumes the sessions whose answers have arrived: first the effects of the answer, then those that followed the
  /// question, as with a gateway that answers at once.
  func takeRemoteAnswers() {
    for letter in space.remoteAnswers.takeAll() {
      guard let session = space.value.sessions.own(letter.session) else { continue }
      let answer = recorded(inWords(of: session, letter.answer), to: letter.asked, of: session.id)
      let input = SDKInput.answered(letter.question, answer)
      let asked = play(input, in: session)
      var parked = session.run.parked
      session.run.parked = ParkedEffects()
      parked.release(letter.question, followedBy: asked) { parked, effects in
        let suspended = resume(effects, of: input, in: session)
        if !suspended.effects.isEmpty { parked.park(suspended.effects, awaiting: suspended.asked) }
        return suspended.asked
      }
      session.run.parked = parked
    }
  }

  /// Closes a session: its calls end, and its requests are cancelled.
  func close(_ session: OpenSession) {
    // Parked calls still get their results; all other parked effects are dropped.
    let finishing = session.run.parked.effects.filter { if case .finish = $0 { true } else { false } }
    session.run.parked = ParkedEffects()
    _ = resume(finishing, of: .closed, in: session)
    play(.closed, in: session)
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
