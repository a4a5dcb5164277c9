import JSONRPC
import RedemptionCore

/// What sessions wait for on the server's clock.
extension Server {
  /// Lets a session wait until a moment.
  func wait(until due: Timestamp, for purpose: SessionWaits.Wait.Purpose, in session: OpenSession) {
    session.state.waits.add(SessionWaits.Wait(due: due, number: nextNumber(), purpose: purpose))
  }

  /// Brings the index of next moments up to date after a change of a session's waits.
  func indexWaits(of session: OpenSession) {
    let moment = session.nextMoment
    nextMoments.replace(session.indexed.moment, with: moment)
    session.indexed.moment = moment
    let requestCount = session.state.waits.requestCount
    waitingRequests += requestCount - session.indexed.requestCount
    session.indexed.requestCount = requestCount
  }

  /// Takes a closed session out of the index.
  func dropWaits(of session: OpenSession) {
    session.state.waits = SessionWaits()
    indexWaits(of: session)
  }

  /// Ends the waits whose moment has come, and plays what follows from each.
  func endWaits(on connection: Connection) {
    while let moment = nextMoments.first, moment.due <= clock.now, let session = sessions[moment.session] {
      let before = session.state
      let wait = session.state.waits.popFirst()
      indexWaits(of: session)
      switch wait?.purpose {
      case .waited(let attempt): play(.waited(attempt), in: session, since: before, on: connection)
      case .due: play(.due, in: session, since: before, on: connection)
      case .ask(let attempt, let request):
        guard let answer = ask(session, attempt, request, since: before) else { continue }
        play(.answered(attempt, answer), in: session, since: before, on: connection)
      case nil: continue
      }
    }
  }
}

extension OpenSession {
  /// The moment at which its first wait ends; nil if it waits for nothing.
  fileprivate var nextMoment: NextMoments.Moment? {
    guard let wait = state.waits.first else { return nil }
    let due = pausedUntil.map { max($0, wait.due) } ?? wait.due
    return NextMoments.Moment(due: due, number: wait.number, session: id)
  }
}
