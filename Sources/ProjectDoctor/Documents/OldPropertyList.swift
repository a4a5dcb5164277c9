extension DataNode {
  /// Reads a property list in the old form of NeXTSTEP and OpenStep, such as `project.pbxproj`: `{ key = ( a, "b c" );
  /// }`.
  static func oldPropertyList(_ source: SourceText) throws(MalformedFile) -> DataNode {
    var reader = OldPropertyListReader(source.text)
    return try reader.document()
  }
}

/// Reads one property list with the line of every value.
private struct OldPropertyListReader {
  private var cursor: TextCursor

  init(_ text: String) { cursor = TextCursor(text, format: "a property list") }

  mutating func document() throws(MalformedFile) -> DataNode {
    try cursor.skipSpaceAndCComments()
    let root = try value()
    try cursor.skipSpaceAndCComments()
    guard cursor.isAtEnd else { throw cursor.malformed("something follows its end") }
    return root
  }

  private mutating func value() throws(MalformedFile) -> DataNode {
    let line = cursor.line
    try cursor.size.add(line: line)
    switch cursor.peek() {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try array()
    case UInt8(ascii: "<"): return try data()
    default: return DataNode(value: .scalar(try string()), line: line)
    }
  }

  /// `{ key = value; }`; a key without a value is its own value.
  private mutating func dictionary() throws(MalformedFile) -> DataNode {
    let line = cursor.line
    try cursor.size.enter(line: line)
    cursor.advance()
    var members: [String: DataNode] = [:]
    try cursor.skipSpaceAndCComments()
    while !cursor.take("}") {
      let keyLine = cursor.line
      try cursor.size.add(line: keyLine)
      let key = try string()
      try cursor.skipSpaceAndCComments()
      if cursor.take("=") {
        try cursor.skipSpaceAndCComments()
        members[key] = try value().at(keyLine)
        try cursor.skipSpaceAndCComments()
      } else {
        members[key] = DataNode(value: .scalar(key), line: keyLine)
      }
      try cursor.expect(";")
      try cursor.skipSpaceAndCComments()
    }
    cursor.size.leave()
    return DataNode(value: .map(members), line: line)
  }

  private mutating func array() throws(MalformedFile) -> DataNode {
    let line = cursor.line
    try cursor.size.enter(line: line)
    cursor.advance()
    var elements: [DataNode] = []
    try cursor.skipSpaceAndCComments()
    while !cursor.take(")") {
      elements.append(try value())
      try cursor.skipSpaceAndCComments()
      if cursor.take(",") {
        try cursor.skipSpaceAndCComments()
      } else if cursor.peek() != UInt8(ascii: ")") {
        throw cursor.malformed("a comma or ) is missing")
      }
    }
    cursor.size.leave()
    return DataNode(value: .list(elements), line: line)
  }

  /// `<0fbd77 1c2735ae>`, as it is written.
  private mutating func data() throws(MalformedFile) -> DataNode {
    let line = cursor.line
    cursor.advance()
    let text = cursor.take { $0 <= 0x20 || Character(UnicodeScalar($0)).isHexDigit }
    try cursor.expect(">")
    return DataNode(value: .scalar(text), line: line)
  }

  private mutating func string() throws(MalformedFile) -> String {
    if cursor.peek() == UInt8(ascii: "\"") || cursor.peek() == UInt8(ascii: "'") { return try quotedString() }
    let text = cursor.take(while: OldPropertyListReader.isUnquoted)
    guard !text.isEmpty else { throw cursor.malformed("a value is missing") }
    return text
  }

  /// What CoreFoundation accepts without quotes, and `+`, `-`, `@` and `~`, which some generators leave unquoted.
  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-+@~".utf8.contains(byte)
    }
  }

  private mutating func quotedString() throws(MalformedFile) -> String {
    let line = cursor.line
    let quote = cursor.peek()
    cursor.advance()
    var text: [UInt8] = []
    while let byte = cursor.peek(), byte != quote {
      cursor.advance()
      if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
    }
    guard !cursor.isAtEnd else { throw cursor.malformed("a string is not closed", line: line) }
    cursor.advance()
    return String(decoding: text, as: UTF8.self)
  }

  /// The rest of an escape: a letter, `U` and four hexadecimal digits, or up to three octal ones.
  private mutating func escape(into text: inout [UInt8]) throws(MalformedFile) {
    guard let byte = cursor.peek() else { return }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code: UInt32 = 0
      for _ in 0..<3 {
        guard let digit = cursor.peek(), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
        code = code << 3 | UInt32(digit - UInt8(ascii: "0"))
        cursor.advance()
      }
      append(code, to: &text)
    case UInt8(ascii: "U"):
      cursor.advance()
      append(try cursor.hexCharacter(digits: 4), to: &text)
    default:
      cursor.advance()
      let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
        UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
      ]
      text.append(escapes[byte] ?? byte)
    }
  }

  private func append(_ code: UInt32, to text: inout [UInt8]) {
    text += Array(String(UnicodeScalar(code).map { Character($0) } ?? "\u{FFFD}").utf8)
  }
}
