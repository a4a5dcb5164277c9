import JSONRPC
import RedemptionCore

/// What sessions wait for on the server's clock.
extension Server {
  /// Brings the index up to date after a change of a session's run.
  ///
  /// - Parameter number: the number of a wait of its behaviour that has one; nil for the next number.
  func index(_ session: OpenSession, as number: UInt64? = nil) {
    let moment = nextMoment(of: session, as: number)
    space.value.nextMoments.replace(session.indexed.moment, with: moment)
    session.indexed.moment = moment
    let work = session.run.behaviour.workInProgress
    session.owner.work += work - session.indexed.work
    session.indexed.work = work
  }

  /// Takes a closed session out of the index.
  func removeFromIndex(_ session: OpenSession) {
    space.value.nextMoments.replace(session.indexed.moment, with: nil)
    session.owner.work -= session.indexed.work
    session.indexed = OpenSession.Indexed()
  }

  /// The moment at which its first wait ends; nil if it waits for nothing on the clock.
  private func nextMoment(of session: OpenSession, as number: UInt64?) -> NextMoments.Moment? {
    guard !session.run.isSuspended(on: session.target.platform) else { return nil }
    let (held, wait) = (session.run.held.first, session.nextWait)
    if let held, wait.map({ held.due <= $0.due }) ?? true {
      return NextMoments.Moment(
        due: session.notBeforePause(held.due), number: held.number, session: session.id, wait: nil)
    }
    guard let wait else { return nil }
    let due = session.notBeforePause(wait.due)
    if let known = session.indexed.moment, known.wait == wait, known.due == due { return known }
    return NextMoments.Moment(due: due, number: number ?? space.value.nextNumber(), session: session.id, wait: wait)
  }

  /// Ends the waits whose moment has come, and plays what follows from each.
  func endWaits() {
    while let moment = space.value.nextMoments.first, moment.due <= space.now,
      let session = space.value.sessions.own(moment.session)
    {
      space.value.endedWaits += 1
      guard moment.wait == nil else {
        play(.due, in: session)
        continue
      }
      let before = session.run
      guard let held = session.run.held.popFirst() else { continue }
      if let answer = ask(session, held.id, held.question, held.context, since: before) {
        play(.answered(held.id, answer), in: session, since: before)
      } else {
        index(session)
      }
    }
  }
}

extension OpenSession {
  /// The wait of its behaviour that ends first, on the space's clock.
  fileprivate var nextWait: SDKWait? {
    run.behaviour.nextWait.map { SDKWait(due: $0.due.advanced(byMilliseconds: -run.clockAhead), kind: $0.kind) }
  }

  fileprivate func notBeforePause(_ due: Timestamp) -> Timestamp { pausedUntil.map { max($0, due) } ?? due }
}
