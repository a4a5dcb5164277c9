import JSONRPC
import JanssonCoding
import RedemptionCore

/// `redemption/redeem`: redeems a link or a code in the app, and returns the outcome and the SDK's reply.
enum RedemptionRedeem: Method {
  static let name = "redemption/redeem"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    let url: String?
    let code: String?
  }

  struct Result: Encodable {
    let outcome: RedemptionOutcome
    let reply: RenderedReply

    private enum CodingKeys: String, CodingKey { case outcome, reply, losses }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(outcome, forKey: .outcome)
      try container.encode(reply.body, forKey: .reply)
      try container.encode(reply.losses, forKey: .losses)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    let call = SDKCall.redeem(try content(params, session, server))
    return server.call(call, in: session, request, url: params.url, complete: result)
  }

  private static func result(
    _ result: SDKResult, of session: OpenSession, now: Timestamp
  ) throws(RPCError) -> any Encodable {
    guard let (outcome, own) = result.redemption else { throw session.error(insteadOf: result) }
    let reply = session.replies.render(outcome, own, for: session.target, now: now)
    return Result(outcome: outcome, reply: reply)
  }

  private static func content(
    _ params: Params, _ session: OpenSession, _ server: Server
  ) throws(RPCError) -> LinkContent {
    switch (params.url, params.code) {
    case (nil, let code?): return .code(code)
    case (let url?, nil):
      switch session.adapter.links.read(url, on: session.target.platform, unwrapping: true) {
      case .link(let link): return .code(link.code)
      case .result(let outcome): return .result(outcome)
      case .redirect: throw .notARedemptionLink(reason: "It is the redirect of a checkout and has no code.")
      case .notRedeemable(let reason):
        if let owner = vendor(of: url, otherThan: session, server) {
          throw .linkOfOtherVendor(owner, session: session.adapter.vendor)
        }
        throw .notARedemptionLink(reason: text(of: reason))
      }
    case (nil, nil): throw .missing("/url", expected: "`url` or `code`")
    case (_?, _?): throw .invalid("/code", expected: "either `url` or `code`, found both")
    }
  }

  /// Returns what the link has only if it is near to what the SDK accepts: anything else may be a secret.
  private static func text(of reason: LinkReason) -> String {
    guard let found = reason.found else { return reason.quoting }
    return NearestName.to(found, among: reason.accepted) == nil ? reason.rule : reason.quoting
  }

  /// Returns the other vendor whose SDK redeems a link; nil if there is none.
  private static func vendor(of url: String, otherThan session: OpenSession, _ server: Server) -> VendorDescription? {
    let platform = session.target.platform
    return server.registry.adapters.first { adapter in
      adapter.vendor.id != session.target.vendor
        && adapter.owns(url, readAs: adapter.links.read(url, on: platform, unwrapping: true))
    }?.vendor
  }
}
