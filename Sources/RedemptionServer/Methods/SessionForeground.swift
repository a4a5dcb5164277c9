import JSONRPC
import RedemptionCore

/// `session/foreground`: brings the app to the foreground; some SDKs then ask their service.
enum SessionForeground: Method {
  static let name = "session/foreground"
  static let mayAskGateway = true

  static func call(_ params: SessionParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    server.call(.foreground, in: try server.session(params.session), request, complete: SessionState.result)
  }
}
