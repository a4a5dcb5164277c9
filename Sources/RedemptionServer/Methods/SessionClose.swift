import JSONRPC
import RedemptionCore

/// `session/close`: closes a session, as when its app ends; a redemption in progress ends with `failed`.
enum SessionClose: Method {
  static let name = "session/close"
  static let mayAskGateway = false

  /// Returns the state before it is closed.
  static func call(_ params: SessionParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    let state = SessionState(session, at: session.time(at: server.space.now))
    server.close(session)
    return .result(state)
  }
}
