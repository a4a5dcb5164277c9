import JSONRPC
import JanssonCoding
import RedemptionCore

/// `reply/read`: reads a target's reply as an outcome.
enum ReplyRead: Method {
  static let name = "reply/read"
  static let mayAskGateway = false

  struct Params: Decodable {
    let target: Target
    let code: String?
    let reply: Undecoded

    private enum CodingKeys: String, CodingKey { case target, code, reply }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      target = try container.decode(Target.self, forKey: .target)
      code = try container.decodeIfPresent(String.self, forKey: .code)
      reply = try container.decode(Undecoded.self, forKey: .reply)
    }
  }

  /// A value that is decoded once its target is known.
  struct Undecoded: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) throws {
      acceptAnyMembers(in: decoder)
      self.decoder = decoder
    }
  }

  struct Result: Encodable {
    let outcome: RedemptionOutcome
    let losses: [Loss]
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let adapter = try server.registry.adapter(for: params.target, at: "/target")
    do {
      let read = try adapter.replies.read(from: params.reply.decoder, as: params.target, code: params.code)
      return .result(Result(outcome: read.outcome, losses: read.losses))
    } catch let error as DecodingError {
      throw .unreadableReply(error)
    } catch {
      throw .internalError("The reply cannot be read.")
    }
  }
}

extension RPCError {
  /// A reply that the SDK's own language layer could not read, with the path in the params.
  fileprivate static func unreadableReply(_ error: DecodingError) -> RPCError {
    var reply = RPCError.invalidParams(error)
    reply.code = .unreadableReply
    reply.message = "That SDK could not read this reply."
    reply.kind = "unreadableReply"
    return reply
  }
}
