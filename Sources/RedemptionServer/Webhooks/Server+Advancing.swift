import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `clock/advance` in a space that sends webhooks: the clock stops at each moment at which one is due, until its answer
/// has come or its time is over. Others are served meanwhile.
extension Server {
  /// Begins to advance, and returns the result if nothing has to be waited for.
  func advanceDelivering(byMilliseconds milliseconds: Int64, _ request: PendingCall) -> Response {
    space.deliveries.advance = Deliveries.Advance(
      request: request, end: space.now.advanced(byMilliseconds: milliseconds), eventsBefore: space.ledger.lifeEvents,
      entry: currentEntry)
    if let result = goOnAdvancing() { return .result(result) }
    request.connection.client.calls += 1
    return .pending
  }

  /// Goes on after an answer.
  func answerAdvance() {
    guard let advance = space.deliveries.advance, let result = goOnAdvancing() else { return }
    answer(advance, result)
  }

  /// Ends it where it is: its client or its space has gone, or the server ends.
  func endAdvance(of open: OpenSpace) {
    guard let advance = open.deliveries.advance else { return }
    open.deliveries.advance = nil
    answer(advance, ClockResult(now: open.now))
  }

  private func answer(_ advance: Deliveries.Advance, _ result: ClockResult) {
    advance.request.connection.client.calls -= 1
    recordEnd(advance.entry, nil, result)
    advance.request.connection.answer(advance.request.ticket, with: .result(result))
  }

  /// Moves the clock from one delivery to the next.
  ///
  /// - Returns: nil while one waits for its answer.
  private func goOnAdvancing() -> ClockResult? {
    guard let advance = space.deliveries.advance else { return nil }
    while true {
      space.deliveries.needsScan = true
      beginDeliveries()
      guard space.deliveries.sending.isEmpty else { return nil }
      let events = space.ledger.lifeEvents - advance.eventsBefore
      let rest = advance.end.milliseconds - space.now.milliseconds
      // What cannot be done step by step is done in one, as where nothing is sent.
      let mayStop = space.deliveries.pausedUntil == nil && events < Ledger.mostEvents && EventLoop.caughtSignal == nil
      let next = mayStop ? space.deliveries.nextMoment : nil
      let step = min(rest, next.map { max(1, $0.milliseconds - space.now.milliseconds) } ?? rest)
      guard rest > 0 else { break }
      do throws(RPCError) { try advanceClock(byMilliseconds: step) } catch { break }
    }
    space.deliveries.advance = nil
    let isDone = (try? space.ledger.catchUp(to: space.now)).map { !$0.hasMore } ?? false
    let events = space.ledger.lifeEvents - advance.eventsBefore
    return ClockResult(now: space.now, events: events > 0 ? events : nil, eventsLeft: isDone ? nil : true)
  }
}
