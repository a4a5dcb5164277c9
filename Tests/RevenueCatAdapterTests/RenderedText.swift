import Foundation
import RedemptionCore
import RevenueCatAdapter

/// A target by its two words.
func target(_ sdk: SDK, _ platform: Platform) -> Target {
  Target(vendor: .revenueCat, sdk: sdk, platform: platform)
}

/// Every target of the adapter.
let allTargets = RevenueCatAdapter().targets.map(\.target)

/// A moment for replies that need none.
let anyMoment = Timestamp(milliseconds: 1_700_000_000_000)

extension JSONValue {
  /// The value of something that writes itself.
  init(encoding value: any Encodable) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }

  /// The text of a value, by ascending keys.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// A value as a type reads it.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }
}

/// Reads a reply from its text, by way of a decoder that stands at the top of it.
func readReply(_ text: String, as target: Target, code: String? = nil) throws -> ReadReply {
  let decoder = JSONDecoder()
  guard let key = ReplyProbe.target else { throw CocoaError(.coderInvalidValue) }
  decoder.userInfo[key] = target
  let read = try decoder.decode(ReplyProbe.self, from: Data(text.utf8)).read
  return ReadReply(outcome: read.outcome.with(code: code), losses: read.losses)
}

private struct ReplyProbe: Decodable {
  static let target = CodingUserInfoKey(rawValue: "target")
  let read: ReadReply

  init(from decoder: any Decoder) throws {
    guard let key = ReplyProbe.target, let target = decoder.userInfo[key] as? Target else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "expected a target"))
    }
    read = try RevenueCatAdapter().replies.read(from: decoder, as: target, code: nil)
  }
}
