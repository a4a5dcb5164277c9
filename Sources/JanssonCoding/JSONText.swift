/// A JSON value that is text already and is written unchanged.
///
/// Only ``JSONTextEncoder`` encodes it: an encoder that builds a tree cannot.
public struct JSONText: Encodable, Sendable {
  let text: StaticString

  /// Its size in bytes.
  public var count: Int { text.utf8CodeUnitCount }

  /// A copy of its bytes.
  public var bytes: [UInt8] {
    let copy = ByteBuffer(capacity: count)
    copy.append(text)
    return copy.bytes
  }

  /// Wraps text that is one JSON value on one line; it is not checked.
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

extension JSONText: Equatable {
  /// True for one text of the program, and not for another one that has the same characters.
  public static func == (left: JSONText, right: JSONText) -> Bool {
    guard left.text.hasPointerRepresentation, right.text.hasPointerRepresentation else { return false }
    return unsafe left.text.utf8Start == right.text.utf8Start && left.count == right.count
  }
}
