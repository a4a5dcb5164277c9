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
      try? JSONValue.reading(Array(text.utf8))
    }
    guard session.adapter.channel(for: session.target) != nil else { throw .noChannel }
    return server.call({ .channel(call, $0) }, in: session, request) { result, session, _ throws(RPCError) in
      guard case .channel(let answer) = result else { throw session.error(insteadOf: result) }
      return ChannelReply(answer: answer)
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
