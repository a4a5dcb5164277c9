import JSONRPC
import RedemptionCore

/// `session/background`: sends the app to the background, for some seconds or until `session/foreground`.
///
/// With `seconds`, the clock moves as by `clock/advance`, and the app comes back.
enum SessionBackground: Method {
  static let name = "session/background"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    let seconds: Double?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    guard let seconds = params.seconds else {
      return server.call(.background, in: session, request, complete: SessionState.result)
    }
    let milliseconds = try ClockAdvance.milliseconds(seconds, server)
    server.play(.called(.background, nil), in: session)
    try server.advanceClock(byMilliseconds: milliseconds)
    return SessionForeground.bring(session, server, request)
  }
}
