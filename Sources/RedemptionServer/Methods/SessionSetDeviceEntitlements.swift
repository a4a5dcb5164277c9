import JSONRPC
import RedemptionCore

/// `session/setDeviceEntitlements`: replaces the entitlements of the phone's own store.
enum SessionSetDeviceEntitlements: Method {
  static let name = "session/setDeviceEntitlements"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    /// Identifiers, or whole entitlements.
    let entitlements: EntitlementReferences?
    /// Identifiers of owned products; each gives its entitlements in `products` of `session/open`, active.
    let ownedProducts: [String]?
    /// The cause: after a purchase or a restore some SDKs send their stored codes.
    let after: DeviceTransaction?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    guard params.entitlements != nil || params.ownedProducts != nil else {
      throw .missing("/entitlements", expected: "`entitlements` or `ownedProducts`")
    }
    let given = DeviceEntitlements(
      entitlements: params.entitlements?.given ?? [], ownedProducts: params.ownedProducts ?? [], after: params.after)
    return server.call(.setDeviceEntitlements(given), in: session, request, complete: SessionState.result)
  }
}
