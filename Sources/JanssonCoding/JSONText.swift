/// A JSON value that is text already and is written as it stands.
///
/// Only ``JSONTextEncoder`` takes it: an encoder that builds a tree has no place for text.
public struct JSONText: Encodable, Sendable {
  private let text: StaticString

  /// Takes text that is one JSON value on one line; it is not looked at.
  public init(_ text: StaticString) { self.text = text }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    guard let encoder = encoder as? TextEncoder else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "only JSONTextEncoder writes text as it stands"))
    }
    encoder.encode(json: text)
  }
}
