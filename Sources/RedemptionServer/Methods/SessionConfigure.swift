import JSONRPC
import RedemptionCore

/// `session/configure`: configures the SDK; a second call changes nothing.
enum SessionConfigure: Method {
  static let name = "session/configure"
  static let mayAskGateway = true

  static func call(_ params: SessionParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    server.play(.configured, in: session, on: request.connection)
    return server.answer(SessionState(session), about: session)
  }
}
