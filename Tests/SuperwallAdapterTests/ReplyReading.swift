import Foundation
import RedemptionCore
import SuperwallAdapter

/// Renders and reads replies as JSON text, for tests.
enum ReplyReading {
  /// A target of Superwall's.
  static func target(_ sdk: SDK, _ platform: Platform) -> Target {
    Target(vendor: .superwall, sdk: sdk, platform: platform)
  }

  /// What an adapter tells of an outcome, as a value.
  static func reply(to outcome: RedemptionOutcome, for target: Target) throws -> (body: JSONValue, losses: [Loss]) {
    let rendered = SuperwallAdapter().replies.render(outcome, for: target, now: Timestamp(milliseconds: 0))
    return (try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(rendered.body)), rendered.losses)
  }

  /// What a reply says.
  static func read(_ text: String, as target: Target, code: String? = nil) throws -> ReadReply {
    struct NoKey: Error {}
    guard let key = Probe.key else { throw NoKey() }
    let decoder = JSONDecoder()
    decoder.userInfo[key] = Probe.Request(target: target, code: code)
    return try decoder.decode(Probe.self, from: Data(text.utf8)).reply
  }

  /// The place where reading stumbles, its keys joined by dots; `ok` where it does not.
  static func failure(of text: String, as target: Target) throws -> String {
    do {
      _ = try read(text, as: target)
      return "ok"
    } catch let error as DecodingError {
      return error.place
    }
  }

  private struct Probe: Decodable {
    struct Request: Sendable {
      let target: Target
      let code: String?
    }

    static let key = CodingUserInfoKey(rawValue: "superwall.request")
    let reply: ReadReply

    init(from decoder: any Decoder) throws {
      struct NoRequest: Error {}
      guard let key = Probe.key, let request = decoder.userInfo[key] as? Request else { throw NoRequest() }
      reply = try SuperwallAdapter().replies.read(from: decoder, as: request.target, code: request.code)
    }
  }
}

extension DecodingError {
  fileprivate var place: String {
    let path: [any CodingKey] =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        context.codingPath
      @unknown default: []
      }
    return path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
