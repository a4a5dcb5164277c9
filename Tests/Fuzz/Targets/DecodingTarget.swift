import JanssonCoding
import RedemptionCore
import RedemptionServer

/// Text that jansson takes becomes a value and the same value again; an outcome can be told to every target.
enum DecodingTarget {
  static func run(_ input: [UInt8]) throws {
    let tree: JanssonTree
    do throws(UnreadableJSON) { tree = try JanssonTree.reading(input) } catch {
      guard (0...input.count).contains(error.utf8Offset) else { throw Broken("an error lies outside of the text") }
      return
    }
    let value = try JanssonDecoder().decode(JSONValue.self, from: tree.root)
    guard JSONValue(tree.root) == value else { throw Broken("a value is another one when it is decoded") }
    guard try again(value) == value else { throw Broken("a value is another one after it was written") }
    guard try JanssonDecoder().decode(JSONValue.self, from: JanssonTree.reading(tree.dump()).root) == value else {
      throw Broken("a value is not what jansson writes")
    }
    try outcome(tree.root)
    for adapter in FuzzedServer.adapters {
      for target in adapter.targets { try reply(tree.root, of: target.target, adapter) }
    }
  }

  private static func again<Value: Codable>(_ value: Value) throws -> Value {
    let buffer = ByteBuffer()
    try JSONTextEncoder().encode(value, into: buffer)
    return try JanssonDecoder().decode(Value.self, from: JanssonTree.reading(buffer, in: 0..<buffer.count).root)
  }

  private static func outcome(_ value: JanssonValue) throws {
    guard let outcome = try? JanssonDecoder().decode(RedemptionOutcome.self, from: value) else { return }
    guard try again(outcome) == outcome else { throw Broken("an outcome is another one after it was written") }
    let now = Timestamp(milliseconds: 1_700_000_000_000)
    for adapter in FuzzedServer.adapters {
      for target in adapter.targets {
        try JSONTextEncoder().encode(
          adapter.replies.render(outcome, for: target.target, now: now).body, into: ByteBuffer())
      }
    }
  }

  /// Whatever a reply is, reading it ends with an outcome or with an error of decoding.
  private static func reply(_ value: JanssonValue, of target: Target, _ adapter: any RedemptionAdapter) throws {
    guard let undecoded = try? JanssonDecoder().decode(Undecoded.self, from: value) else { return }
    do { _ = try adapter.replies.read(from: undecoded.decoder, as: target, code: "code") } catch is DecodingError {}
  }

  private struct Undecoded: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) throws { self.decoder = decoder }
  }
}
