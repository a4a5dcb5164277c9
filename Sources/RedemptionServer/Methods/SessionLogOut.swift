import JSONRPC
import RedemptionCore

/// `session/logOut`: logs the user out.
enum SessionLogOut: Method {
  static let name = "session/logOut"
  static let mayAskGateway = true

  static func call(_ params: SessionParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    let anonymous = session.adapter.newAppUserId(using: &server.generator)
    return server.call(
      .logOut(anonymousAppUserId: anonymous), in: session, request, complete: CustomerResult.result)
  }
}
