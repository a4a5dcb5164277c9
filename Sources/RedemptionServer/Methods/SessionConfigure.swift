import JSONRPC
import RedemptionCore

/// `session/configure`: configures the SDK; a second call changes nothing.
enum SessionConfigure: Method {
  static let name = "session/configure"
  static let mayAskGateway = true

  static func call(_ params: SessionParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    server.call(.configure, in: try server.session(params.session), request, complete: SessionState.result)
  }
}
