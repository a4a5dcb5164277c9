import JSONRPC
import RedemptionCore

/// `session/reissue`: lets the app ask for a new mail, and returns the SDK's own answer.
///
/// An SDK without this call rejects it: its vendor mails a new link when an old one is opened.
enum SessionReissue: Method {
  static let name = "session/reissue"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    /// The address as the user gives it.
    let email: String
  }

  struct Result: Encodable {
    /// As the SDK of the session's target returns it.
    let reply: any Encodable

    private enum CodingKeys: String, CodingKey { case reply }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(reply, forKey: .reply)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    return server.call(.reissue(email: params.email), in: session, request) { result, session, _ throws(RPCError) in
      guard case .reissue(let reply) = result else { throw session.error(insteadOf: result) }
      return Result(reply: reply)
    }
  }
}
