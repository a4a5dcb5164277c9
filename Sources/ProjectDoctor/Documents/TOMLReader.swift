extension DataNode {
  /// Reads TOML 1.0. Values other than strings (numbers, dates, true and false) are kept as written.
  static func toml(_ source: SourceText) throws(MalformedFile) -> DataNode {
    var reader = TOMLReader(source.text)
    return try reader.document()
  }
}

/// A table while it is filled; a document may come back to it.
private final class TOMLTable {
  enum Member {
    case value(DataNode)
    case table(TOMLTable)
    /// The tables of `[[name]]`.
    case tables([TOMLTable])
  }

  let line: Int
  var members: [String: (member: Member, line: Int)] = [:]
  /// True if it is complete: its header was read, or it is a value.
  var isDefined = false

  init(line: Int) { self.line = line }

  /// What it holds. Tables inside each other are as deep as their headers, which are bounded.
  var node: DataNode {
    let nodes = members.mapValues { entry in
      switch entry.member {
      case .value(let node): node.at(entry.line)
      case .table(let table): table.node.at(entry.line)
      case .tables(let tables): DataNode(value: .list(tables.map(\.node)), line: entry.line)
      }
    }
    return DataNode(value: .map(nodes), line: line)
  }
}

/// Reads one TOML document; see https://toml.io/en/v1.0.0.
private struct TOMLReader {
  private typealias Key = (name: String, line: Int)

  private var cursor: TextCursor
  private let root = TOMLTable(line: 1)

  init(_ text: String) { cursor = TextCursor(text, format: "TOML") }

  mutating func document() throws(MalformedFile) -> DataNode {
    var table = root
    while true {
      try skipLinesAndComments()
      guard !cursor.isAtEnd else { return root.node }
      if cursor.peek() == UInt8(ascii: "[") { table = try header() } else { try pair(in: table) }
      try endLine()
    }
  }

  // MARK: Tables

  /// `[name]` or `[[name]]`.
  private mutating func header() throws(MalformedFile) -> TOMLTable {
    let line = cursor.line
    cursor.advance()
    let isList = cursor.take("[")
    let keys = try path()
    try cursor.expect("]")
    if isList { try cursor.expect("]") }
    guard let last = keys.last else { throw cursor.malformed("a key is missing") }
    let parent = try table(at: keys.dropLast(), in: root)
    return isList ? try append(last, to: parent, line) : try define(last, in: parent, line)
  }

  private mutating func define(_ key: Key, in parent: TOMLTable, _ line: Int) throws(MalformedFile) -> TOMLTable {
    let table: TOMLTable
    switch parent.members[key.name]?.member {
    case nil:
      table = TOMLTable(line: line)
      parent.members[key.name] = (.table(table), line)
    case .table(let known) where !known.isDefined: table = known
    default: throw cursor.malformed("\(key.name) is defined twice", line: line)
    }
    table.isDefined = true
    return table
  }

  private mutating func append(_ key: Key, to parent: TOMLTable, _ line: Int) throws(MalformedFile) -> TOMLTable {
    try cursor.size.add(line: line)
    let table = TOMLTable(line: line)
    switch parent.members[key.name] {
    case nil: parent.members[key.name] = (.tables([table]), line)
    case (.tables(var tables), let first)?:
      // Taken out first, so that the list has one owner and is not copied.
      parent.members[key.name] = nil
      tables.append(table)
      parent.members[key.name] = (.tables(tables), first)
    default: throw cursor.malformed("\(key.name) is defined twice", line: line)
    }
    table.isDefined = true
    return table
  }

  /// The table that a dotted key leads to, created if it is missing.
  private mutating func table(at keys: some Sequence<Key>, in start: TOMLTable) throws(MalformedFile) -> TOMLTable {
    var table = start
    for key in keys {
      switch table.members[key.name]?.member {
      case nil:
        let made = TOMLTable(line: key.line)
        table.members[key.name] = (.table(made), key.line)
        table = made
      case .table(let known): table = known
      case .tables(let known):
        guard let last = known.last else { throw cursor.malformed("\(key.name) is not a table", line: key.line) }
        table = last
      case .value: throw cursor.malformed("\(key.name) is not a table", line: key.line)
      }
    }
    return table
  }

  // MARK: Keys

  private mutating func pair(in table: TOMLTable) throws(MalformedFile) {
    let keys = try path()
    try cursor.expect("=")
    skipBlanks()
    guard let last = keys.last else { throw cursor.malformed("a key is missing") }
    let holder = try self.table(at: keys.dropLast(), in: table)
    guard holder.members[last.name] == nil else {
      throw cursor.malformed("\(last.name) is defined twice", line: last.line)
    }
    holder.members[last.name] = (.value(try value()), last.line)
  }

  /// `name`, `"a name"` or several with dots between them; blanks around them are skipped.
  private mutating func path() throws(MalformedFile) -> [Key] {
    var keys: [Key] = []
    repeat {
      skipBlanks()
      let line = cursor.line
      try cursor.size.add(line: line)
      keys.append((try key(), line))
      if keys.count > Limits.depth { throw .tooDeep(line) }
      skipBlanks()
    } while cursor.take(".")
    return keys
  }

  private mutating func key() throws(MalformedFile) -> String {
    switch cursor.peek() {
    case UInt8(ascii: "\""): return try basicString()
    case UInt8(ascii: "'"): return try literalString()
    default:
      let name = cursor.take { TOMLReader.isBare($0) }
      guard !name.isEmpty else { throw cursor.malformed("a key is missing") }
      return name
    }
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  // MARK: Values

  private mutating func value() throws(MalformedFile) -> DataNode {
    let line = cursor.line
    try cursor.size.add(line: line)
    switch cursor.peek() {
    case UInt8(ascii: "\""):
      let text = cursor.starts(with: "\"\"\"") ? try longString("\"") : try basicString()
      return DataNode(value: .scalar(text), line: line)
    case UInt8(ascii: "'"):
      let text = cursor.starts(with: "'''") ? try longString("'") : try literalString()
      return DataNode(value: .scalar(text), line: line)
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "{"): return try inlineTable()
    default: return DataNode(value: .scalar(try word()), line: line)
    }
  }

  /// A number, a date, `true` or `false`, with the blank that a date may have before its time.
  private mutating func word() throws(MalformedFile) -> String {
    let start = cursor.position
    let isWord: (UInt8) -> Bool = {
      TOMLReader.isBare($0) || [UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: ":")].contains($0)
    }
    let text = cursor.take(while: isWord)
    if text.utf8.count == 10, text.utf8.filter({ $0 == UInt8(ascii: "-") }).count == 2, cursor.peek() == 0x20,
      let next = cursor.peek(1), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    {
      cursor.advance()
      _ = cursor.take(while: isWord)
      return cursor.text(from: start)
    }
    let unsigned = text.drop { $0 == "+" || $0 == "-" }
    guard ["true", "false", "inf", "nan"].contains(unsigned) || unsigned.first?.isNumber == true else {
      throw cursor.malformed("a value is missing")
    }
    return text
  }

  private mutating func array() throws(MalformedFile) -> DataNode {
    let line = cursor.line
    try cursor.size.enter(line: line)
    cursor.advance()
    var elements: [DataNode] = []
    try skipLinesAndComments()
    while !cursor.take("]") {
      elements.append(try value())
      try skipLinesAndComments()
      if cursor.take(",") {
        try skipLinesAndComments()
      } else if cursor.peek() != UInt8(ascii: "]") {
        throw cursor.malformed("a comma or ] is missing")
      }
    }
    cursor.size.leave()
    return DataNode(value: .list(elements), line: line)
  }

  private mutating func inlineTable() throws(MalformedFile) -> DataNode {
    let line = cursor.line
    try cursor.size.enter(line: line)
    cursor.advance()
    let table = TOMLTable(line: line)
    skipBlanks()
    while !cursor.take("}") {
      try pair(in: table)
      skipBlanks()
      if cursor.take(",") {
        skipBlanks()
        if cursor.peek() == UInt8(ascii: "}") { throw cursor.malformed("a key is missing") }
      } else if cursor.peek() != UInt8(ascii: "}") {
        throw cursor.malformed("a comma or } is missing")
      }
    }
    cursor.size.leave()
    return table.node
  }

  // MARK: Strings

  private mutating func literalString() throws(MalformedFile) -> String {
    cursor.advance()
    let text = cursor.take { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "\n") }
    guard cursor.take("'") else { throw cursor.malformed("a string is not closed") }
    return text
  }

  private mutating func basicString() throws(MalformedFile) -> String {
    cursor.advance()
    var text: [UInt8] = []
    while let byte = cursor.peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
      cursor.advance()
      if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
    }
    guard cursor.take("\"") else { throw cursor.malformed("a string is not closed") }
    return String(decoding: text, as: UTF8.self)
  }

  /// A string over several lines, in three quotes; up to two more belong to it.
  private mutating func longString(_ quote: Character) throws(MalformedFile) -> String {
    let line = cursor.line
    let end = String(repeating: quote, count: 3)
    cursor.advance(3)
    _ = cursor.take("\r")
    _ = cursor.take("\n")
    var text: [UInt8] = []
    while !cursor.starts(with: end) || cursor.starts(with: end + String(quote)) {
      guard let byte = cursor.peek() else { throw cursor.malformed("a string is not closed", line: line) }
      cursor.advance()
      if byte == UInt8(ascii: "\\"), quote == "\"" { try escape(into: &text) } else { text.append(byte) }
    }
    cursor.advance(3)
    return String(decoding: text, as: UTF8.self)
  }

  /// The rest of an escape; a backslash at the end of a line joins the next one.
  private mutating func escape(into text: inout [UInt8]) throws(MalformedFile) {
    guard let byte = cursor.peek() else { return }
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0x20 || byte == 0x09 {
      while let next = cursor.peek(), next <= 0x20 { cursor.advance() }
      return
    }
    cursor.advance()
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "e"): text.append(0x1B)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(byte)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let code = try cursor.hexCharacter(digits: byte == UInt8(ascii: "u") ? 4 : 8)
      guard let scalar = UnicodeScalar(code) else { throw cursor.malformed("an escape names no character") }
      text += Array(String(scalar).utf8)
    default: throw cursor.malformed("an escape is unknown")
    }
  }

  // MARK: Space

  private mutating func skipBlanks() {
    while let byte = cursor.peek(), byte == 0x20 || byte == 0x09 { cursor.advance() }
  }

  private mutating func skipLinesAndComments() throws(MalformedFile) {
    while let byte = cursor.peek() {
      if byte == UInt8(ascii: "#") {
        cursor.skipLine()
      } else if byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        cursor.advance()
      } else {
        return
      }
    }
  }

  /// Nothing but a comment may follow on the line.
  private mutating func endLine() throws(MalformedFile) {
    skipBlanks()
    _ = cursor.take("\r")
    if cursor.peek() == UInt8(ascii: "#") { cursor.skipLine() }
    guard cursor.isAtEnd || cursor.take("\n") else { throw cursor.malformed("something follows on the same line") }
  }
}
