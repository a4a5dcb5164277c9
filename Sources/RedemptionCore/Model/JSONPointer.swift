/// A place in a JSON document (RFC 6901): `/grant/entitlements/pro`; the empty pointer is the whole document.
public struct JSONPointer: Hashable, Sendable {
  /// The member names and array indices on the way, unescaped.
  public let tokens: [String]

  /// A pointer by its tokens, unescaped.
  public init(_ tokens: [String] = []) { self.tokens = tokens }

  /// One step deeper.
  public func appending(_ token: String) -> JSONPointer { JSONPointer(tokens + [token]) }
}

extension JSONPointer: CustomStringConvertible {
  /// The text form: `~` is written `~0`, `/` is written `~1`.
  ///
  /// Nearly every token stands as it is, which is seen afterwards: this runs for every loss of every reply.
  public var description: String {
    var text: [UInt8] = []
    text.reserveCapacity(tokens.reduce(0) { $0 + $1.utf8.count + 1 })
    for token in tokens {
      text.append(UInt8(ascii: "/"))
      text.append(contentsOf: token.utf8)
    }
    let isPlain = text.count { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "~") } == tokens.count
    return isPlain ? String(decoding: text, as: UTF8.self) : tokens.map { "/" + JSONPointer.escape($0) }.joined()
  }

  /// A token as it stands in the text form.
  private static func escape(_ token: String) -> String {
    var escaped = ""
    for character in token.unicodeScalars {
      switch character {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

extension JSONPointer: Codable {
  /// Reads the text form; an escape other than `~0` and `~1`, or a first character other than `/`, is a data-corrupted
  /// error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let pointer = JSONPointer(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a JSON Pointer (RFC 6901)")
    }
    self = pointer
  }

  /// Writes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads the text form; nil when it is none.
  public init?(_ text: String) {
    guard text.isEmpty || text.first == "/" else { return nil }
    var tokens: [String] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let token = JSONPointer.unescape(part) else { return nil }
      tokens.append(token)
    }
    self.tokens = tokens
  }

  private static func unescape(_ part: Substring) -> String? {
    var token = ""
    var rest = part[...]
    while let character = rest.popFirst() {
      guard character == "~" else {
        token.append(character)
        continue
      }
      switch rest.popFirst() {
      case "0": token.append("~")
      case "1": token.append("/")
      default: return nil
      }
    }
    return token
  }
}
