import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `clock/advance`: moves a virtual or an offset clock forward.
enum ClockAdvance: Method {
  static let name = "clock/advance"
  static let mayAskGateway = false

  /// Largest number of moments at which one `clock/advance` ends waits. Ten years of daily waits need a third of it.
  fileprivate static let mostStops = 10_000

  /// Largest number of waits that one `clock/advance` ends at their own moments, of all sessions together.
  fileprivate static let mostWaits = 100_000

  struct Params: Decodable {
    let seconds: Double
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let ledger = server.space.ledger
    let before = ledger.lifeEvents
    let milliseconds = try milliseconds(params.seconds, server)
    // A receiver that moves the clock itself does not wait for what waits for it.
    if server.space.deliveries.advance == nil, server.deliversByItself {
      return server.advanceDelivering(byMilliseconds: milliseconds, request)
    }
    try server.advanceClock(byMilliseconds: milliseconds)
    // If the ledger cannot be used now, they happen when it can.
    let isDone = (try? ledger.catchUp(to: server.space.now)).map { !$0.hasMore } ?? false
    return .result(
      ClockResult(
        now: server.space.now, events: ledger.lifeEvents > before ? ledger.lifeEvents - before : nil,
        eventsLeft: isDone ? nil : true))
  }

  /// Checks that the clock can be moved so far.
  static func milliseconds(_ seconds: Double, _ server: Server) throws(RPCError) -> Int64 {
    guard seconds > 0, seconds <= Seconds.longest else {
      throw .invalid("/seconds", expected: "a number of seconds greater than 0, at most 3155760000 (a hundred years)")
    }
    let milliseconds = Int64((seconds * 1000).rounded(.up))
    guard server.space.now.advanced(byMilliseconds: milliseconds) < ServerClock.end else {
      throw .invalid("/seconds", expected: "a number of seconds that ends before the year 10000")
    }
    if case .system = server.space.value.clock { throw .clockNotVirtual }
    return milliseconds
  }
}

extension Server {
  /// Moves the clock, and ends each wait on the way at its own moment.
  ///
  /// A session that asks its gateway every millisecond would need endless time for a hundred years. After
  /// ``ClockAdvance/mostStops`` moments or ``ClockAdvance/mostWaits`` waits, and after a signal, the rest is one step,
  /// and its waits end after it.
  func advanceClock(byMilliseconds milliseconds: Int64) throws(RPCError) {
    let end = space.now.advanced(byMilliseconds: milliseconds)
    var rest = milliseconds
    let last = space.value.endedWaits + ClockAdvance.mostWaits
    for _ in 0..<ClockAdvance.mostStops {
      guard let due = space.value.nextMoments.first?.due, due <= end, space.value.endedWaits < last,
        EventLoop.caughtSignal == nil
      else {
        break
      }
      let step = min(rest, due.milliseconds - space.now.milliseconds)
      if step > 0 {
        try space.value.clock.advance(byMilliseconds: step)
        rest -= step
      }
      wakeSpace()
    }
    if rest > 0 { try space.value.clock.advance(byMilliseconds: rest) }
    if EventLoop.caughtSignal == nil { wakeSpace() }
  }
}
