import Yams

extension DataNode {
  /// Reads YAML 1.1 and 1.2 of one document. A map or a list as a key is rejected; see ``YAMLKeys``.
  static func yaml(_ source: SourceText) throws(MalformedFile) -> DataNode {
    try YAMLKeys.check(source.text)
    let root: Node?
    do { root = try Yams.compose(yaml: source.text) } catch {
      throw MalformedFile(line: (error as? YamlError)?.line ?? 1, reason: "it is not YAML")
    }
    guard let root else { return DataNode(value: .null, line: 1) }
    var reader = YAMLReader()
    return try reader.node(root, line: 1)
  }
}

/// Copies what Yams composed. An alias there shares its value; here each use counts against the limits.
private struct YAMLReader {
  private var size = DocumentSize()

  mutating func node(_ node: Node, line: Int) throws(MalformedFile) -> DataNode {
    let here = node.mark?.line ?? line
    try size.add(line: here)
    switch node {
    case .scalar(let scalar): return DataNode(value: .scalar(scalar.string), line: here)
    case .sequence(let sequence):
      try size.enter(line: here)
      var elements: [DataNode] = []
      for element in sequence { elements.append(try self.node(element, line: here)) }
      size.leave()
      return DataNode(value: .list(elements), line: here)
    case .mapping(let mapping):
      try size.enter(line: here)
      var members: [String: DataNode] = [:]
      for (key, value) in mapping {
        try size.add(line: here)
        guard let name = key.string else { continue }
        let member = try self.node(value, line: here)
        members[name] = member.at(key.mark?.line ?? member.line)
      }
      size.leave()
      return DataNode(value: .map(members), line: here)
    case .alias: return DataNode(value: .null, line: here)
    }
  }
}

/// Rejects texts that would take Yams unbounded time or memory.
///
/// Yams hashes every key whole while it composes. A key that is a list or a map of aliases, each to such a list, takes
/// it twice as long with every level: 40 levels have no end. So no key may be an alias, a list or a map. A key is more
/// than a plain or quoted text only if it follows `?`, is an alias followed by `:`, or ends with a bracket followed by
/// `:`; these three are looked for everywhere except in comments, in texts too. No file that the doctor reads needs
/// one. The other work of Yams and of libyaml under it grows with the number of indicators, which is counted, and with
/// the depth, which libyaml bounds at 1,000.
private enum YAMLKeys {
  static func check(_ text: String) throws(MalformedFile) {
    let bytes = Array(text.utf8)
    var line = 1
    var indicators = 0
    var quotes = YAMLQuotes()
    var endOfComment = 0
    for (position, byte) in bytes.enumerated() where position >= endOfComment {
      quotes.pass(position, in: bytes)
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "#") where !quotes.mayBeOpen && mayBeginComment(position, in: bytes):
        endOfComment = endOfLine(from: position, in: bytes)
      case UInt8(ascii: ":"):
        indicators += 1
        if isKeyOfParts(before: position, in: bytes) { throw isKey(line) }
      case UInt8(ascii: "?") where mayBeginKey(position, in: bytes) && !isText(after: position, in: bytes):
        throw isKey(line)
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "?"): indicators += 1
      case UInt8(ascii: "-") where position + 1 == bytes.count || bytes[position + 1] <= 0x20: indicators += 1
      default: continue
      }
      guard indicators <= Limits.indicatorsOfYAML else {
        throw MalformedFile(
          line: line, reason: "it has more than \(Limits.indicatorsOfYAML) values or keys", exceedsLimit: true)
      }
    }
  }

  /// True if a blank or a line end precedes a number sign.
  private static func mayBeginComment(_ position: Int, in bytes: [UInt8]) -> Bool {
    position == 0 || isBlank(bytes[position - 1]) || bytes[position - 1] == 0x0A || bytes[position - 1] == 0x0D
  }

  /// The first line end from a position on, by the bytes of `\n`, `\r`, U+0085, U+2028 and U+2029.
  private static func endOfLine(from start: Int, in bytes: [UInt8]) -> Int {
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A, 0x0D: return position
      case 0xC2 where bytes[position...].starts(with: [0xC2, 0x85]): return position
      case 0xE2 where bytes[position...].starts(with: [0xE2, 0x80, 0xA8]): return position
      case 0xE2 where bytes[position...].starts(with: [0xE2, 0x80, 0xA9]): return position
      default: position += 1
      }
    }
    return position
  }

  private static func isKey(_ line: Int) -> MalformedFile {
    MalformedFile(line: line, reason: "an alias, a list or a map is a key in it", exceedsLimit: true)
  }

  /// True if a colon follows a closing bracket or an alias.
  private static func isKeyOfParts(before colon: Int, in bytes: [UInt8]) -> Bool {
    var end = colon
    while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
    guard end > 0 else { return false }
    if bytes[end - 1] == UInt8(ascii: "]") || bytes[end - 1] == UInt8(ascii: "}") { return true }
    var start = end
    while start > 0, isAnchorName(bytes[start - 1]) { start -= 1 }
    return start > 0 && start < end && bytes[start - 1] == UInt8(ascii: "*")
  }

  /// True if a question mark is where a token may begin: first on its line, or behind an indicator.
  private static func mayBeginKey(_ position: Int, in bytes: [UInt8]) -> Bool {
    var end = position
    while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
    guard end > 0 else { return true }
    // Line ends of Unicode, which libyaml knows, and the byte order mark end with such bytes.
    return [0x0A, 0x0D, 0x85, 0xA8, 0xA9, 0xBF].contains(bytes[end - 1])
      || "[{,?:-".utf8.contains(bytes[end - 1])
  }

  /// True if the rest of a line behind a question mark is one text, as Yarn and pnpm write keys that are very long.
  private static func isText(after position: Int, in bytes: [UInt8]) -> Bool {
    let rest = bytes[(position + 1)...].prefix(Limits.explicitKeyBytes).prefix { $0 != 0x0A && $0 != 0x0D }
    let text = rest.drop(while: isBlank)
    guard let first = text.first, rest.count < Limits.explicitKeyBytes, !text.contains(UInt8(ascii: "?")) else {
      return false
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      let inner = text.dropFirst().prefix { $0 != first && $0 != UInt8(ascii: "\\") }
      let end = text.dropFirst(inner.count + 1)
      return end.first == first && end.dropFirst().allSatisfy(isBlank)
    }
    return isAnchorName(first) && !text.contains(UInt8(ascii: ":"))
  }

  fileprivate static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// A byte of an anchor's name in libyaml.
  private static func isAnchorName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

/// True if a byte of YAML may be in quotes, without reading the grammar around it.
///
/// A quote may begin a quoted text, or be a part of a plain text or of a block. Both are kept as possible until they
/// agree again, which they do at the end of nearly every text. So ``mayBeOpen`` is never false inside quotes.
private struct YAMLQuotes {
  /// Behind a quote in a text in single quotes, and before the quote that it escapes.
  private var isEscaping = false
  private var isInSingle = false
  private var isInDouble = false

  var mayBeOpen: Bool { isEscaping || isInSingle || isInDouble }

  /// Reads a byte outside comments.
  mutating func pass(_ position: Int, in bytes: [UInt8]) {
    switch bytes[position] {
    case UInt8(ascii: "'"):
      let escapes = isInSingle && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "'")
      (isInSingle, isEscaping) = (isEscaping || mayBegin(position, in: bytes), escapes)
    case UInt8(ascii: "\""):
      let isEscaped = bytes[..<position].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
      isInDouble = (isInDouble && isEscaped) || mayBegin(position, in: bytes)
    default: return
    }
  }

  /// True if a token may begin here: behind a blank, a line end, a bracket or an indicator.
  private func mayBegin(_ position: Int, in bytes: [UInt8]) -> Bool {
    guard position > 0 else { return true }
    // Line ends of Unicode and the byte order mark end with these bytes.
    return bytes[position - 1] <= 0x20 || [0x85, 0xA8, 0xA9, 0xBF].contains(bytes[position - 1])
      || "[]{},:?-".utf8.contains(bytes[position - 1])
  }
}

extension YamlError {
  /// Where the reader stopped, counted from 1.
  fileprivate var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    default: nil
    }
  }
}
