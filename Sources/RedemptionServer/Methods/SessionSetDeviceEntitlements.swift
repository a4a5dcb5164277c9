import JSONRPC
import RedemptionCore

/// `session/setDeviceEntitlements`: what the phone's own store gives from now on, in the place of what it gave.
enum SessionSetDeviceEntitlements: Method {
  static let name = "session/setDeviceEntitlements"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    /// Identifiers, or whole entitlements.
    let entitlements: EntitlementList?
    /// Products that are owned, by identifier; each gives what `products` of `session/open` says, active.
    let ownedProducts: [String]?
    /// How it came to be: after a purchase or a restore some SDKs send the codes that they hold.
    let after: DeviceTransaction?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    let session = try server.session(params.session)
    guard params.entitlements != nil || params.ownedProducts != nil else {
      throw .missing("/entitlements", expected: "`entitlements` or `ownedProducts`")
    }
    let state = session.state.session
    let owned = try OwnedProducts.entitlements(
      of: params.ownedProducts ?? [], at: "/ownedProducts", state.options, state.profile)
    let given = (params.entitlements?.entitlements(state.profile, isGiven: true) ?? []) + owned
    return server.call(
      .setDeviceEntitlements(given, after: params.after), in: session, request, complete: SessionState.result)
  }
}
