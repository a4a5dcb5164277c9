import JSONRPC
import RedemptionCore

/// `session/customerInfo`: returns the user's customer info as the SDK does.
enum SessionCustomerInfo: Method {
  static let name = "session/customerInfo"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    let fetchPolicy: FetchPolicy?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    return server.call(
      .customerInfo(params.fetchPolicy ?? .cachedOrFetched), in: session, request, complete: CustomerResult.result)
  }
}
