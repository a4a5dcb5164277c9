import JSONRPC
import RedemptionCore

/// `session/foreground`: the app comes to the foreground; an SDK that then asks its service does.
enum SessionForeground: Method {
  static let name = "session/foreground"
  static let mayAskGateway = true

  static func call(_ params: SessionParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    server.call(.foreground, in: try server.session(params.session), request, complete: SessionState.result)
  }
}
