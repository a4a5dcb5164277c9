import JSONRPC
import RedemptionCore
import RedemptionLedger

/// Sessions after a failed commit.
extension Server {
  /// Saves a session's run if it now depends on the ledger's open transaction.
  ///
  /// - Parameter before: the run to restore if the commit fails.
  func save(_ session: OpenSession, since before: OpenSession.Run) {
    guard space.hasProvisionalChanges, session.saved == nil else { return }
    session.saved = before
    space.savedSessions.append(session.id)
  }

  /// Restores the run from before the failed transaction.
  ///
  /// Every call that began since then ends with the failure, and so does every question that the ledger has answered
  /// since then. No wait ends before a second has passed, so that a ledger that cannot be written is not asked in a
  /// loop.
  func restore(_ session: OpenSession, because failure: LedgerError) {
    guard let saved = session.saved else { return }
    session.run = saved
    session.saved = nil
    session.pausedUntil = space.now.advanced(byMilliseconds: 1000)
    let answer = Result<Answer, GatewayError>.failure(GatewayError(failure))
    for question in session.answeredInTransaction {
      session.run.held.remove(question)
      session.run.late.remove(question)
      feed(.answered(question, answer), to: session)
      // Those who wait for it are told by the failed commit itself.
      turn.effects.removeAll(keepingCapacity: true)
    }
    session.answeredInTransaction = []
    // An app whose start depended on the transaction was never there.
    if saved.hasBegun {
      index(session)
    } else {
      space.value.sessions.remove(session.id)
      removeFromIndex(session)
    }
    let begun = space.waitingCalls.filter {
      $0.value.session == session.id && $0.key.rawValue > saved.lastCall.rawValue
    }
    for call in begun.keys { fail(call, RPCError(failure)) }
  }
}
