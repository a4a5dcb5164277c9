import JSONRPC
import RedemptionCore

/// `clock/advance`: the virtual clock moves forward.
enum ClockAdvance: Method {
  static let name = "clock/advance"

  struct Params: Decodable {
    let seconds: Double
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    let milliseconds = (params.seconds * 1000).rounded(.up)
    guard params.seconds > 0, params.seconds <= Seconds.longest else {
      throw .invalid("/seconds", expected: "a number of seconds greater than 0, at most 3155760000 (a hundred years)")
    }
    try server.advanceClock(byMilliseconds: Int64(milliseconds), on: request.connection)
    return .result(ClockResult(now: server.clock.now))
  }
}

extension Server {
  /// Moves the virtual clock, and does on the way what is due on the way, each at its own moment.
  fileprivate func advanceClock(byMilliseconds milliseconds: Int64, on connection: Connection) throws(RPCError) {
    let end = clock.now.advanced(byMilliseconds: milliseconds)
    while let due = timers.nextDue, due <= end {
      if clock.now < due { try clock.advance(byMilliseconds: due.milliseconds - clock.now.milliseconds) }
      wake(on: connection)
    }
    if clock.now < end { try clock.advance(byMilliseconds: end.milliseconds - clock.now.milliseconds) }
  }
}
