import JSONRPC
import RedemptionCore

/// `session/checkout`: a paywall's page reports a step of a checkout to the SDK.
enum SessionCheckout: Method {
  static let name = "session/checkout"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    let step: CheckoutStep
    let checkoutContextId: String
    let product: String
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    try Identifier.check(params.checkoutContextId, at: "/checkoutContextId")
    try Identifier.check(params.product, at: "/product")
    let checkout = PageCheckout(id: params.checkoutContextId, product: params.product)
    return server.call(
      .checkout(params.step, checkout), in: try server.session(params.session), request,
      complete: SessionState.result)
  }
}
