import CJansson

/// Why a text cannot be parsed as JSON.
///
/// It does not contain jansson's message, which quotes the last token: that may be a secret.
public struct UnreadableJSON: Error, Hashable, Sendable {
  /// The reasons, without text of the client.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Not JSON by RFC 8259; also a NUL in the name of a member, and text behind the value.
    case syntax
    /// No value at all: nothing, or white space only.
    case empty
    /// The text ends within a value.
    case prematureEnd
    /// A NUL byte in the text. (The escape `\u0000` inside a string is fine.)
    case nul
    /// One object has a name twice.
    case duplicateKey
    /// An integer beyond 64 bits, or a real beyond the range of a double.
    case numberOutOfRange
    /// More than 2048 arrays and objects inside each other.
    case depth
    /// Not UTF-8, or an escape that makes a lone surrogate.
    case invalidUTF8
    /// No memory for the tree.
    case outOfMemory
  }

  /// What is wrong.
  public let kind: Kind

  /// The reason in words, without any of the text.
  public var reason: String {
    switch kind {
    case .syntax: "a syntax error"
    case .empty: "there is no text"
    case .prematureEnd: "the text ends within a value"
    case .nul: "a NUL byte"
    case .duplicateKey: "an object has the same name twice"
    case .numberOutOfRange: "a number is out of range"
    case .depth: "more than 2048 arrays and objects are nested"
    case .invalidUTF8: "the text is not UTF-8"
    case .outOfMemory: "the text needs more memory than there is"
    }
  }

  /// Where parsing stopped: UTF-8 bytes from the start of the text, 0 up to its length.
  public let utf8Offset: Int

  /// An error of `kind` at a byte offset of the text.
  public init(kind: Kind, utf8Offset: Int) {
    self.kind = kind
    self.utf8Offset = utf8Offset
  }
}

/// A `json_error_code` of jansson. A struct, so that a code from a newer library still fits.
///
/// See <https://jansson.readthedocs.io/en/latest/apiref.html#error-reporting>.
struct JanssonErrorCode: RawRepresentable, Hashable {
  let rawValue: UInt32

  static let outOfMemory = JanssonErrorCode(rawValue: json_error_out_of_memory.rawValue)
  static let stackOverflow = JanssonErrorCode(rawValue: json_error_stack_overflow.rawValue)
  static let invalidUTF8 = JanssonErrorCode(rawValue: json_error_invalid_utf8.rawValue)
  static let prematureEnd = JanssonErrorCode(rawValue: json_error_premature_end_of_input.rawValue)
  static let nullCharacter = JanssonErrorCode(rawValue: json_error_null_character.rawValue)
  static let duplicateKey = JanssonErrorCode(rawValue: json_error_duplicate_key.rawValue)
  static let numericOverflow = JanssonErrorCode(rawValue: json_error_numeric_overflow.rawValue)

  /// The reason in our words.
  var kind: UnreadableJSON.Kind {
    switch self {
    case .outOfMemory: .outOfMemory
    case .stackOverflow: .depth
    case .invalidUTF8: .invalidUTF8
    case .prematureEnd: .prematureEnd
    case .nullCharacter: .nul
    case .duplicateKey: .duplicateKey
    case .numericOverflow: .numberOutOfRange
    default: .syntax
    }
  }
}
