import JSONRPC
import RedemptionCore

/// `clock/now`: the server's time.
enum ClockNow: Method {
  static let name = "clock/now"
  static let mayAskGateway = false

  static func call(_ params: Empty, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    .result(ClockResult(now: server.space.now))
  }
}

/// The server's time.
struct ClockResult: Encodable {
  let now: Timestamp
  /// How often something has happened to a purchase by itself; nil for never.
  var events: Int?
  /// True if more is due, which happens before the next call that reads a purchase; nil if all has happened.
  var eventsLeft: Bool?
}
