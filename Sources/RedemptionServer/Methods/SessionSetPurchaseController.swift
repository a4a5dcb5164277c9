import JSONRPC
import RedemptionCore

/// `session/setPurchaseController`: lets the app decide about access (`external`), or the SDK.
enum SessionSetPurchaseController: Method {
  static let name = "session/setPurchaseController"
  static let mayAskGateway = false

  struct Params: Decodable {
    let session: String
    let external: Bool
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    server.call(
      .setPurchaseController(params.external), in: try server.session(params.session), request,
      complete: SessionState.result)
  }
}
