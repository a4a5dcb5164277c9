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
    try server.clock.advance(byMilliseconds: Int64(milliseconds))
    return .result(ClockResult(now: server.clock.now))
  }
}
