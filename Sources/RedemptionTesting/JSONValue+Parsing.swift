import RedemptionCore
import RedemptionServer

extension JSONValue {
  /// Reads JSON; nil for a text that is none.
  @Sendable static func parsing(_ text: String) -> JSONValue? {
    try? reading(Array(text.utf8))
  }

  /// The value whose JSON this text is; the value itself if it is none.
  var parsed: JSONValue { string.flatMap(JSONValue.parsing) ?? self }
}
