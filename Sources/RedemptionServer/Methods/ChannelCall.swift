import JSONRPC
import JanssonCoding
import RedemptionCore

/// `channel/call`: returns what a wrapper SDK's own channel returns to its language layer.
///
/// The adapter handles the call; this method puts the answer into `value`, `error` or `silent`.
enum ChannelCallMethod: Method {
  static let name = "channel/call"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    let method: String
    /// As the channel carries them; null for none.
    let arguments: JSONValue?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    let call = ChannelCall(method: params.method, arguments: params.arguments ?? .null) { text in
      try? JanssonDecoder().decode(JSONValue.self, from: JanssonTree.reading(Array(text.utf8)).root)
    }
    let step = session.adapter.channelStep(
      for: call, in: session.state.session, now: server.clock.now, using: &server.generator)
    switch step {
    case .answer(let answer): return server.answer(ChannelReply(answer: answer), about: session)
    case .ask(let sessionCall):
      return server.call(sessionCall, in: session, request) { result, session, now in
        ChannelReply(
          answer: session.adapter.channelAnswer(to: call, result, in: session.state.session, now: now))
      }
    case .invalidArguments(let path, let expected): throw .invalid("/arguments" + path, expected: expected)
    case .noChannel: throw .noChannel
    }
  }
}

/// A channel's answer as a result: exactly one of `value`, `error` and `silent`.
struct ChannelReply: Encodable {
  let answer: ChannelAnswer

  private enum CodingKeys: String, CodingKey { case value, error, silent }
  private enum MessageKeys: String, CodingKey { case receiver, message }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch answer {
    case .value(let value): try container.encode(value, forKey: .value)
    case .text(let value): try container.encode(ChannelReply.text(of: value), forKey: .value)
    case .message(let receiver, let value):
      var message = container.nestedContainer(keyedBy: MessageKeys.self, forKey: .value)
      try message.encode(receiver, forKey: .receiver)
      try message.encode(ChannelReply.text(of: value), forKey: .message)
    case .error(let error): try container.encode(error, forKey: .error)
    case .silent(let reason): try container.encode(reason, forKey: .silent)
    }
  }

  private static func text(of value: any Encodable) throws -> String {
    String(decoding: try JSONTextEncoder().encode(value), as: UTF8.self)
  }
}
