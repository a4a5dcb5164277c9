import JSONRPC
import RedemptionCore

/// `session/setPaywall`: shows a paywall, or closes the one on screen, as the app does.
enum SessionSetPaywall: Method {
  static let name = "session/setPaywall"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    let open: Bool
    /// Identifiers of the entitlements that its products give; defaults to none.
    let entitlements: [String]?
    /// True if the SDK may close it; defaults to the session's option.
    let automaticallyDismiss: Bool?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let paywall = GivenPaywall(
      entitlements: params.entitlements ?? [], automaticallyDismiss: params.automaticallyDismiss)
    return server.call(
      .setPaywall(params.open ? paywall : nil), in: try server.session(params.session), request,
      complete: SessionState.result)
  }
}
