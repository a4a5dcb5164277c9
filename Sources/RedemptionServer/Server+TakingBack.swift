import JSONRPC
import RedemptionCore
import RedemptionLedger

/// What becomes of sessions when the commit fails that a drain rested on.
extension Server {
  /// Notes that a session's state rests on the ledger's open transaction, if it does.
  ///
  /// - Parameter before: the state to go back to.
  func rest(_ session: OpenSession, since before: OpenSession.State) {
    guard case .ledger = session.gateway, ledger.hasUncommittedChanges, session.saved == nil else { return }
    session.saved = before
    restingSessions.append(session)
    timers.mark(session: session.id)
  }

  /// Puts a session back to where it was before it rested on the transaction that failed.
  ///
  /// Nobody is left waiting: calls that began since then, and requests that were under way before and got their answer since
  /// then, end with the failure, because the state that would have answered them is gone.
  func takeBack(_ session: OpenSession, because failure: LedgerError) {
    guard let saved = session.saved else { return }
    session.state = saved
    session.saved = nil
    timers.dropUnmarked(session: session.id)
    timers.putBackPlan(of: session.id, after: clock.now)
    let held = timers.attempts(of: session.id)
    for attempt in saved.session.attemptsUnderWay where !held.contains(attempt) {
      let answer = Result<GatewayAnswer, GatewayError>.failure(.unavailable(failure.description))
      _ = session.state.session.handle(.answered(attempt, answer), at: clock.now)
    }
    let known = session.state.session.callsWaiting
    for (call, waiting) in waitingCalls where waiting.session == session.id && !known.contains(call) {
      fail(call, .ledgerUnavailable(failure.description))
    }
  }
}
