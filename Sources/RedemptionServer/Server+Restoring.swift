import JSONRPC
import RedemptionCore
import RedemptionLedger

/// Sessions after a failed commit.
extension Server {
  /// Saves a session's state if it now depends on the ledger's open transaction.
  ///
  /// - Parameter before: the state to restore if the commit fails.
  func rest(_ session: OpenSession, since before: OpenSession.State) {
    guard case .ledger = session.gateway, ledger.hasUncommittedChanges, session.saved == nil else { return }
    session.saved = before
    restingSessions.append(session)
  }

  /// Restores the state from before the failed transaction.
  ///
  /// Every call that began since then ends with the failure, and so does every request that reached the ledger since
  /// then: the state that would have answered it is gone. No wait ends before a second has passed, so that a ledger
  /// that cannot be written is not asked in a loop.
  func restore(_ session: OpenSession, because failure: LedgerError) {
    guard let saved = session.saved else { return }
    let stillWaiting = Set(session.state.waits.requests)
    session.state = saved
    session.saved = nil
    session.pausedUntil = clock.now.advanced(byMilliseconds: 1000)
    for attempt in saved.waits.requests where !stillWaiting.contains(attempt) {
      session.state.waits.remove(attempt)
      let answer = Result<Answer, GatewayError>.failure(.unavailable(failure.description))
      _ = session.state.session.handle(.answered(attempt, answer), at: clock.now)
    }
    if sessions[session.id] == nil { dropWaits(of: session) } else { indexWaits(of: session) }
    let known = session.state.session.callsWaiting
    for (call, waiting) in waitingCalls where waiting.session == session.id && !known.contains(call) {
      fail(call, .ledgerUnavailable(failure.description))
    }
  }
}
