import JanssonCoding
import RedemptionCore

extension JSONValue {
  /// Reads JSON; nil for a text that is none.
  @Sendable static func parsing(_ text: String) -> JSONValue? {
    guard let tree = try? JanssonTree.reading(Array(text.utf8)) else { return nil }
    return try? JanssonDecoder().decode(JSONValue.self, from: tree.root)
  }

  /// The value whose JSON this text is; the value itself if it is none.
  var parsed: JSONValue { string.flatMap(JSONValue.parsing) ?? self }
}
