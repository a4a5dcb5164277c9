/// A change of some bytes of a text.
struct TextEdit: Hashable, Sendable {
  /// The bytes to replace; empty to insert.
  let range: Range<Int>
  let text: String
}

/// The text of a file, with what a change needs to look like the text around it.
struct EditableText {
  let bytes: [UInt8]
  /// How the file ends a line.
  let lineEnd: String

  init(_ text: String) {
    bytes = Array(text.utf8)
    let first = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    lineEnd = first > 0 && bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self) }

  /// The text with edits that do not overlap.
  func applying(_ edits: [TextEdit]) throws(Refusal) -> String {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { throw .notFound }
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// The bytes of a line without its end; nil if there are fewer lines.
  func line(_ number: Int) -> Range<Int>? {
    var start = 0
    for _ in 1..<max(1, number) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// Where the line of a byte begins.
  func lineStart(of position: Int) -> Int {
    (bytes[..<position].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// The blanks before a byte if nothing else stands before it on its line.
  func indentation(at position: Int) -> String? {
    let before = bytes[lineStart(of: position)..<position]
    return before.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? String(decoding: before, as: UTF8.self) : nil
  }

  /// The blanks that begin the line of a byte.
  func leadingBlanks(at position: Int) -> String {
    let line = bytes[lineStart(of: position)...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: line, as: UTF8.self)
  }

  /// A text that is indented by two blanks a level, as this file would write it.
  func indented(_ text: String, by indentation: String, unit: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let depth = line.prefix { $0 == " " }.count / 2
      let content = line.drop { $0 == " " }
      return content.isEmpty ? "" : indentation + String(repeating: unit, count: depth) + content
    }.joined(separator: lineEnd)
  }

  /// The places of a text that is a word or a value of its own: no letter, digit or mark of a scheme stands beside it.
  func places(of text: String, in range: Range<Int>) -> [Range<Int>] {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, range.count >= wanted.count else { return [] }
    return (range.lowerBound...(range.upperBound - wanted.count)).compactMap { start in
      let end = start + wanted.count
      guard bytes[start] == wanted[0], bytes[start..<end].elementsEqual(wanted) else { return nil }
      let isInside =
        (start > 0 && EditableText.isPartOfScheme(bytes[start - 1]) && EditableText.isPartOfScheme(wanted[0]))
        || (end < bytes.count && EditableText.isPartOfScheme(bytes[end])
          && EditableText.isPartOfScheme(wanted[wanted.count - 1]))
      return isInside ? nil : start..<end
    }
  }

  private static func isPartOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
