extension DataNode {
  /// Reads JSON and what JSON5 adds (comments, trailing commas, single quotes, names without quotes), as Expo, Unity
  /// and Bun do.
  ///
  /// jansson, which parses the protocol's JSON, supports neither comments nor lines of values.
  static func json(_ source: SourceText) throws(MalformedFile) -> DataNode {
    var reader = JSONReader(source.text)
    return try reader.document()
  }
}

/// Reads one JSON document with the line of every value.
private struct JSONReader {
  private var cursor: TextCursor

  init(_ text: String) { cursor = TextCursor(text, format: "JSON") }

  mutating func document() throws(MalformedFile) -> DataNode {
    try cursor.skipSpaceAndCComments()
    let root = try value()
    try cursor.skipSpaceAndCComments()
    guard cursor.isAtEnd else { throw cursor.malformed("something follows its end") }
    return root
  }

  private mutating func value() throws(MalformedFile) -> DataNode {
    let start = cursor.position
    var node = try valueWithoutRange()
    node.range = start..<cursor.position
    return node
  }

  private mutating func valueWithoutRange() throws(MalformedFile) -> DataNode {
    let line = cursor.line
    try cursor.size.add(line: line)
    switch cursor.peek() {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return DataNode(value: .scalar(try string()), line: line)
    default: return DataNode(value: try word(), line: line)
    }
  }

  private mutating func object() throws(MalformedFile) -> DataNode {
    let line = cursor.line
    try cursor.size.enter(line: line)
    cursor.advance()
    var members: [String: DataNode] = [:]
    try cursor.skipSpaceAndCComments()
    while !cursor.take("}") {
      let keyLine = cursor.line
      try cursor.size.add(line: keyLine)
      let key = try name()
      try cursor.skipSpaceAndCComments()
      try cursor.expect(":")
      try cursor.skipSpaceAndCComments()
      members[key] = try value().at(keyLine)
      try separator(before: "}")
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
    while !cursor.take("]") {
      elements.append(try value())
      try separator(before: "]")
    }
    cursor.size.leave()
    return DataNode(value: .list(elements), line: line)
  }

  /// Skips a comma, which may be missing before the end.
  private mutating func separator(before end: Character) throws(MalformedFile) {
    try cursor.skipSpaceAndCComments()
    if cursor.take(",") { return try cursor.skipSpaceAndCComments() }
    guard let code = end.asciiValue, cursor.peek() == code else {
      throw cursor.malformed("a comma or \(end) is missing")
    }
  }

  private mutating func name() throws(MalformedFile) -> String {
    if cursor.peek() == UInt8(ascii: "\"") || cursor.peek() == UInt8(ascii: "'") { return try string() }
    let name = cursor.take(while: JSONReader.isWord)
    guard !name.isEmpty else { throw cursor.malformed("a name is missing") }
    return name
  }

  /// A number or one of the three words.
  private mutating func word() throws(MalformedFile) -> DataNode.Value {
    let first = cursor.peek()
    let text = cursor.take {
      JSONReader.isWord($0) || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains($0)
    }
    switch text {
    case "null": return .null
    case "true", "false", "Infinity", "+Infinity", "-Infinity", "NaN": return .scalar(text)
    default:
      guard let first, JSONReader.beginsNumber(first), Double(text) != nil else {
        throw cursor.malformed("a value is missing")
      }
      return .scalar(text)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func beginsNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
  }

  private mutating func string() throws(MalformedFile) -> String {
    let quote = cursor.peek()
    let line = cursor.line
    cursor.advance()
    var text: [UInt8] = []
    while let byte = cursor.peek(), byte != quote {
      if byte == UInt8(ascii: "\n") { throw cursor.malformed("a string is not closed", line: line) }
      cursor.advance()
      if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
    }
    guard !cursor.isAtEnd else { throw cursor.malformed("a string is not closed", line: line) }
    cursor.advance()
    return String(decoding: text, as: UTF8.self)
  }

  /// The rest of an escape.
  private mutating func escape(into text: inout [UInt8]) throws(MalformedFile) {
    guard let byte = cursor.peek() else { return }
    cursor.advance()
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "u"):
      var code = try cursor.hexCharacter(digits: 4)
      if (0xD800..<0xDC00).contains(code), cursor.starts(with: "\\u") {
        cursor.advance(2)
        let low = try cursor.hexCharacter(digits: 4)
        guard (0xDC00..<0xE000).contains(low) else { throw cursor.malformed("half a surrogate pair") }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = UnicodeScalar(code) else { throw cursor.malformed("half a surrogate pair") }
      text += Array(String(scalar).utf8)
    default: text.append(byte)
    }
  }
}
