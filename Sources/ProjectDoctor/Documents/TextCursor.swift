/// The bytes of a text, read from front to back, each at most a few times.
struct TextCursor {
  /// What the text should be, for errors.
  private let format: String
  private let bytes: [UInt8]
  private(set) var position = 0
  /// Counted from 1.
  private(set) var line = 1
  var size = DocumentSize()

  init(_ text: String, format: String) {
    bytes = Array(text.utf8)
    self.format = format
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the cursor, or some bytes after it; nil behind the end.
  func peek(_ ahead: Int = 0) -> UInt8? { position + ahead < bytes.count ? bytes[position + ahead] : nil }

  func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where !isAtEnd {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  /// Skips a byte if it is at the cursor.
  mutating func take(_ byte: Character) -> Bool {
    guard let code = byte.asciiValue, peek() == code else { return false }
    advance()
    return true
  }

  mutating func expect(_ byte: Character) throws(MalformedFile) {
    guard take(byte) else { throw malformed("\(byte) is missing") }
  }

  /// Skips bytes while a condition holds, and returns them as text.
  mutating func take(while condition: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek(), condition(byte) { advance() }
    return text(from: start)
  }

  /// The text from a position up to the cursor.
  func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
  }

  /// Skips white space, line ends included, and comments `// …` and `/* … */`.
  mutating func skipSpaceAndCComments() throws(MalformedFile) {
    while let byte = peek() {
      if byte <= 0x20 {
        advance()
      } else if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        let first = line
        advance(2)
        while !starts(with: "*/") {
          guard !isAtEnd else { throw malformed("a comment is not closed", line: first) }
          advance()
        }
        advance(2)
      } else {
        return
      }
    }
  }

  /// Reads the character whose number is at the cursor in hexadecimal digits.
  mutating func hexCharacter(digits: Int) throws(MalformedFile) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek(), let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw malformed("an escape has too few digits")
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }

  /// - Parameter line: where it is malformed; the cursor's line if nil, and for a text that ends too early its last
  ///   one.
  func malformed(_ reason: String, line: Int? = nil) -> MalformedFile {
    let behind = isAtEnd ? bytes.reversed().prefix { $0 <= 0x20 }.count { $0 == UInt8(ascii: "\n") } : 0
    return MalformedFile(line: line ?? max(1, self.line - behind), reason: "it is not \(format): \(reason)")
  }
}
