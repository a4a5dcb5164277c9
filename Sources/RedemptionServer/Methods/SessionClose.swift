import JSONRPC
import RedemptionCore

/// `session/close`: the app is gone; a redemption under way ends with `failed`.
enum SessionClose: Method {
  static let name = "session/close"
  static let mayAskGateway = false

  /// The state at the end.
  static func call(_ params: SessionParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    let session = try server.session(params.session)
    let state = SessionState(session)
    server.close(session, on: request.connection)
    return .result(state)
  }
}
