import JSONRPC
import RedemptionCore

/// `session/describe`: returns a session's state.
enum SessionDescribe: Method {
  static let name = "session/describe"
  static let mayAskGateway = false

  static func call(_ params: SessionParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    return server.answer(SessionState(session, at: session.time(at: server.space.now)), about: session)
  }
}
