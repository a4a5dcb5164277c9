import JSONRPC
import RedemptionCore

/// `session/closeAlert`: a person closes the SDK's alert that is open.
enum SessionCloseAlert: Method {
  static let name = "session/closeAlert"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    server.call(.closeAlert, in: try server.session(params.session), request, complete: SessionState.result)
  }
}
