import JSONRPC
import RedemptionCore

/// `session/closeAlert`: a person closes the SDK's alert that is open. The call of this name of an SDK's own.
enum SessionCloseAlert: Method {
  static let name = "session/closeAlert"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    return server.call(
      .own(SessionCall.call(named: "closeAlert", in: session)), in: session, request, complete: SessionState.result)
  }
}
