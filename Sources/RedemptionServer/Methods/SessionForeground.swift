import JSONRPC
import RedemptionCore

/// `session/foreground`: brings the app to the foreground; some SDKs then ask their service.
enum SessionForeground: Method {
  static let name = "session/foreground"
  static let mayAskGateway = true

  static func call(_ params: SessionParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    bring(try server.session(params.session), server, request)
  }

  /// Brings an app to the foreground. What it waited for while it was suspended ends after that.
  static func bring(_ session: OpenSession, _ server: Server, _ request: PendingCall) -> Response {
    let wasSuspended = session.run.isSuspended(on: session.target.platform)
    let response = server.call(.foreground, in: session, request, complete: SessionState.result)
    if wasSuspended { server.endWaits() }
    return response
  }
}
