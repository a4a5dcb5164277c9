import JSONRPC
import RedemptionCore

/// `session/handleDeepLink`: passes a link to the SDK, and returns what the SDK's own call returns.
///
/// A redemption that it begins continues after the reply and sends events. Some SDKs keep the link until they are
/// configured.
enum SessionHandleDeepLink: Method {
  static let name = "session/handleDeepLink"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    let url: String
  }

  struct Result: Encodable {
    /// True if the SDK's call says that it handles the link.
    let handled: Bool
    /// The error of an SDK whose call throws for a link that it does not handle.
    let error: String?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    server.call(.openLink(params.url), in: try server.session(params.session), request, complete: result)
  }

  private static func result(
    _ result: SDKResult, of session: OpenSession, now: Timestamp
  ) throws(RPCError) -> any Encodable {
    guard case .link(let isHandled, let error) = result else { throw session.error(insteadOf: result) }
    return Result(handled: isHandled, error: error)
  }
}
