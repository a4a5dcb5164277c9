/// A JSON value that is text already: ``JSONTextEncoder`` copies it.
public struct EncodedJSON: Encodable, Sendable {
  /// The text of one JSON value.
  public let text: [UInt8]

  /// - Parameter text: one JSON value; it is not checked.
  public init(text: [UInt8]) { self.text = text }

  /// Writes the text. Other encoders get the parsed value.
  public func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? TextEncoder, encoder.writer.buffer.count == encoder.start {
      return encoder.writer.buffer.append(contentsOf: text)
    }
    try JanssonTree.reading(text).root.encode(to: encoder)
  }
}
