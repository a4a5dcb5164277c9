import JSONRPC
import RedemptionCore

/// `reply/render`: renders an outcome as a target's reply.
enum ReplyRender: Method {
  static let name = "reply/render"
  static let mayAskGateway = false

  struct Params: Decodable {
    let target: Target
    let outcome: RedemptionOutcome
  }

  struct Result: Encodable {
    let reply: RenderedReply

    private enum CodingKeys: String, CodingKey { case reply, losses }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(reply.body, forKey: .reply)
      try container.encode(reply.losses, forKey: .losses)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let adapter = try server.registry.adapter(for: params.target, at: "/target")
    return .result(Result(reply: adapter.replies.render(params.outcome, for: params.target, now: server.space.now)))
  }
}
