import JSONRPC
import RedemptionCore

/// `session/handleDeepLink`: the app hands a link to its SDK, and gets what the SDK's own call returns.
///
/// A redemption that comes of it runs on and is told in events; an SDK that wants it configured first may keep the link.
enum SessionHandleDeepLink: Method {
  static let name = "session/handleDeepLink"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    let url: String
  }

  struct Result: Encodable {
    /// Whether the SDK says that it takes care of the link.
    let handled: Bool
    /// What a call says that fails instead of saying no.
    let error: String?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    let session = try server.session(params.session)
    let state = session.state.session
    guard state.profile.links != nil else { throw .noDeepLinkCall }
    let route = session.adapter.route(params.url, for: state.target, options: state.options)
    return server.call(.openLink(route), in: session, request, complete: result)
  }

  private static func result(
    _ result: SessionResult, of session: OpenSession, now: Timestamp
  ) throws(RPCError) -> any Encodable {
    guard case .link(let isHandled, let error) = result else { throw session.error(insteadOf: result) }
    return Result(handled: isHandled, error: error)
  }
}
