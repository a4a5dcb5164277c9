import JSONRPC
import JanssonCoding
import RedemptionCore

/// `session/setPaywall`: shows a paywall, or closes the one on screen, as the app does.
enum SessionSetPaywall: OwnCallMethod {
  static let name = "session/setPaywall"
  static let mayAskGateway = true
}

/// `session/checkout`: a paywall's page reports a step of a checkout to the SDK.
enum SessionCheckout: OwnCallMethod {
  static let name = "session/checkout"
  static let mayAskGateway = true
}

/// `session/closeAlert`: a person closes the SDK's alert that is open.
enum SessionCloseAlert: OwnCallMethod {
  static let name = "session/closeAlert"
  static let mayAskGateway = true
}

/// `session/setDeviceEntitlements`: replaces the entitlements of the phone's own store.
enum SessionSetDeviceEntitlements: OwnCallMethod {
  static let name = "session/setDeviceEntitlements"
  static let mayAskGateway = true
}

/// `session/setPurchaseController`: lets the app decide about access (`external`), or the SDK.
enum SessionSetPurchaseController: OwnCallMethod {
  static let name = "session/setPurchaseController"
  static let mayAskGateway = false
}

/// `session/setSubscriptionStatus`: sets the SDK's subscription status, as the app does.
enum SessionSetSubscriptionStatus: OwnCallMethod {
  static let name = "session/setSubscriptionStatus"
  static let mayAskGateway = false
}

/// A method `session/NAME` for the call NAME of an adapter's ``RedemptionAdapter/methods``.
protocol OwnCallMethod: Method where Params == OwnCallParams {}

extension OwnCallMethod {
  static func params(of call: Call, _ registry: AdapterRegistry) throws(RPCError) -> OwnCallParams {
    func params<Own: VendorCall>(as type: Own.Type) throws(RPCError) -> OwnCallParams {
      let params: SessionAnd<Own> = try call.decodeParams(with: .params)
      return OwnCallParams(session: params.session, call: params.call)
    }
    let type: any VendorCall.Type = registry.methods.first { "session/\($0.name)" == name } ?? NoSuchCall.self
    return try params(as: type)
  }

  static func call(_ params: OwnCallParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    server.call(
      .own(params.call), in: try server.session(params.session), request, complete: SessionState.result)
  }
}

/// A session, and the params of a call.
///
/// They are those of the adapter that has the call, whatever the session's is; an SDK without the call refuses it.
struct OwnCallParams {
  let session: String
  let call: any VendorCall
}

/// The same in one JSON object.
private struct SessionAnd<Own: VendorCall>: Decodable {
  let session: String
  let call: Own

  init(from decoder: any Decoder) throws {
    session = try SessionParams(from: decoder).session
    call = try Own(from: decoder)
  }
}

/// A call that no SDK of the server has; its params may be any.
private struct NoSuchCall: VendorCall {
  static let name = ""

  init(from decoder: any Decoder) { acceptAnyMembers(in: decoder) }
}
