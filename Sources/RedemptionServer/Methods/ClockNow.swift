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
}
