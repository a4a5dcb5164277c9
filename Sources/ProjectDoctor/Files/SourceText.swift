/// One file of the project, read whole, and its lines.
struct SourceText: Sendable {
  /// From the project's folder, with `/`.
  let path: String
  let text: String

  /// The lines without their ends; a line end is `\n`, `\r\n` or `\r`.
  var lines: [Substring] { text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }

  /// The first line, counted from 1, that has the words; nil when none has.
  func line(containing words: String, from first: Int = 1) -> Int? {
    for (offset, line) in lines.enumerated() where offset + 1 >= first && line.contains(words) { return offset + 1 }
    return nil
  }
}
