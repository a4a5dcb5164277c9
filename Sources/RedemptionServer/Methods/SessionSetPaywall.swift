import JSONRPC
import RedemptionCore

/// `session/setPaywall`: the app shows a paywall, or closes the one on screen itself.
enum SessionSetPaywall: Method {
  static let name = "session/setPaywall"
  static let mayAskGateway = false

  struct Params: Decodable {
    let session: String
    let open: Bool
    /// The identifiers of what its products give; none unless told.
    let entitlements: [String]?
    /// Whether the SDK may close it; the session's own option, then true, unless told.
    let automaticallyDismiss: Bool?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    let session = try server.session(params.session)
    let paywall = OpenPaywall(
      entitlements: params.entitlements ?? [],
      automaticallyDismiss: params.automaticallyDismiss ?? session.state.session.options.automaticallyDismiss)
    return server.call(.setPaywall(params.open ? paywall : nil), in: session, request, complete: SessionState.result)
  }
}
