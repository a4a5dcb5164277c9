import JSONRPC
import RedemptionCore

/// `session/logOut`: logs the user out.
enum SessionLogOut: Method {
  static let name = "session/logOut"
  static let mayAskGateway = true

  static func call(_ params: SessionParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    server.call(.logOut, in: try server.session(params.session), request, complete: CustomerResult.result)
  }
}
