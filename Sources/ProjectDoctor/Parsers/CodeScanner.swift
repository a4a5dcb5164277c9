/// A word of source code.
struct CodeToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identifier
    case number
    /// The text without its quotes and with its escapes as written.
    case string
    /// One character.
    case symbol
  }

  let kind: Kind
  let text: String
  /// Counted from 1; where the token begins.
  let line: Int
  /// The byte of a symbol; 0 for other tokens. Most questions are about it, and a text is compared more slowly.
  private let byte: UInt8

  init(kind: Kind, text: String, line: Int) {
    self.kind = kind
    self.text = text
    self.line = line
    byte = kind == .symbol ? text.utf8.first ?? 0 : 0
  }

  func isSymbol(_ symbol: Unicode.Scalar) -> Bool { byte == symbol.value }

  /// True for the word that declares the name after it.
  var isDeclaring: Bool { ["const", "let", "var", "val", "final"].contains(text) }

  /// By how much it opens brackets: 1 for `(`, `[` and `{`, -1 for the closing ones, 0 for all else.
  var opening: Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
    default: 0
    }
  }
}

/// Cuts source code of the C family (Kotlin, Java, Groovy, Swift, Dart, TypeScript, C#) into words, without comments.
///
/// It knows comments (`//`, nested `/* */`, and `#` where asked), strings (`"`, `'`, `` ` ``, and the two of them
/// tripled) and brackets; it knows no grammar. An interpolation that itself holds the quote ends its string early, and
/// a regular expression is read as a string with its slashes: what depends on tokens near such a place may then be
/// missed, and a string that is not closed ends with its line. Rules that use it say nothing where they are not sure.
struct CodeScanner {
  private let bytes: [UInt8]
  private let hashBeginsComment: Bool
  private var position = 0
  private var line = 1
  /// The token before, by which a regular expression is told from a division.
  private var last: CodeToken?

  init(_ text: String, hashBeginsComment: Bool = false) {
    bytes = Array(text.utf8)
    self.hashBeginsComment = hashBeginsComment
  }

  /// All tokens of a text.
  static func tokens(of text: String, hashBeginsComment: Bool = false) throws(MalformedFile) -> [CodeToken] {
    var scanner = CodeScanner(text, hashBeginsComment: hashBeginsComment)
    var tokens: [CodeToken] = []
    while let token = scanner.next() {
      scanner.last = token
      guard tokens.count < Limits.tokensOfFile else {
        throw MalformedFile(
          line: token.line, reason: "it has more than \(Limits.tokensOfFile) words", exceedsLimit: true)
      }
      tokens.append(token)
    }
    return tokens
  }

  /// The next token; nil at the end.
  mutating func next() -> CodeToken? {
    skipSpaceAndComments()
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    if CodeScanner.isWord(byte) { return word() }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") { return string(byte) }
    if byte == UInt8(ascii: "/"), let token = regularExpression() { return token }
    defer { position += 1 }
    return CodeToken(kind: .symbol, text: String(UnicodeScalar(byte)), line: line)
  }

  /// A regular expression of JavaScript or Swift, with its slashes as the text; nil at a division.
  private mutating func regularExpression() -> CodeToken? {
    guard let last, last.kind == .symbol, ["(", "=", "!", "&", "|", ","].contains(last.text) else { return nil }
    var end = position + 1
    var isInClass = false
    while let byte = byte(at: end), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      if byte == UInt8(ascii: "[") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      if byte == UInt8(ascii: "/"), !isInClass {
        defer { position = end + 1 }
        let text = String(decoding: bytes[position...end], as: UTF8.self)
        return CodeToken(kind: .string, text: text, line: line)
      }
      end += 1
    }
    return nil
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func skipSpaceAndComments() {
    while let byte = byte(at: position) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        position += 1
      } else if byte <= 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "/"), self.byte(at: position + 1) == UInt8(ascii: "/") {
        skipToLineEnd()
      } else if byte == UInt8(ascii: "/"), self.byte(at: position + 1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else if hashBeginsComment, byte == UInt8(ascii: "#") {
        skipToLineEnd()
      } else {
        return
      }
    }
  }

  private mutating func skipToLineEnd() {
    while let byte = byte(at: position), byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = byte(at: position) {
      let following = self.byte(at: position + 1)
      if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), following == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }
  }

  private mutating func word() -> CodeToken {
    let start = position
    while let byte = byte(at: position), CodeScanner.isWord(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
    return CodeToken(kind: isNumber ? .number : .identifier, text: text, line: line)
  }

  private mutating func string(_ quote: UInt8) -> CodeToken {
    let first = line
    let isTripled =
      quote != UInt8(ascii: "`") && byte(at: position + 1) == quote && byte(at: position + 2) == quote
    let runsOverLines = isTripled || quote == UInt8(ascii: "`")
    position += isTripled ? 3 : 1
    let start = position
    var end = bytes.count
    while let byte = byte(at: position) {
      if byte == UInt8(ascii: "\\") {
        if self.byte(at: position + 1) == UInt8(ascii: "\n") { line += 1 }
        position += 2
      } else if byte == quote,
        !isTripled || (self.byte(at: position + 1) == quote && self.byte(at: position + 2) == quote)
      {
        end = position
        position += isTripled ? 3 : 1
        break
      } else if byte == UInt8(ascii: "\n"), !runsOverLines {
        end = position
        break
      } else {
        if byte == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }
    position = min(position, bytes.count)
    end = min(end, position)
    return CodeToken(kind: .string, text: String(decoding: bytes[start..<max(start, end)], as: UTF8.self), line: first)
  }
}
