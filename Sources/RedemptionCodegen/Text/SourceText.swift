/// Source text under construction: lines at a depth.
///
/// ```swift
/// var text = SourceText(indent: "  ")
/// text.line("export interface Link {")
/// text.indented { text in
///   text.doc("The code.", style: .slashStar)
///   text.line("readonly code: string;")
/// }
/// text.line("}")
/// ```
public struct SourceText {
  /// What a depth of one looks like.
  public let indent: String
  /// The longest line that doc comments are wrapped to, in characters.
  public let width: Int
  private var depth = 0
  private var lines: [String] = []

  /// Empty text.
  public init(indent: String = "  ", width: Int = 150) {
    self.indent = indent
    self.width = width
  }

  /// Everything so far, with a line feed at its end.
  public var string: String { lines.joined(separator: "\n") + "\n" }

  /// One line, or several where the text holds line feeds; each is put at the present depth, an empty one stays empty.
  public mutating func line(_ text: String = "") {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : String(repeating: indent, count: depth) + line)
    }
  }

  /// An empty line, unless one is there already or a block has only just begun.
  public mutating func blank() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{"), !last.hasSuffix("(") else { return }
    lines.append("")
  }

  /// What is written by `body` stands one deeper.
  public mutating func indented(_ body: (inout SourceText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// A line, a body one deeper, and a line that ends it.
  public mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout SourceText) -> Void) {
    line(opening)
    indented(body)
    line(closing)
  }

  /// Elements with commas between them and an end, as many in a line as the width has room for.
  public mutating func elements(_ elements: [String], end: String = ",") {
    let room = width - depth * indent.count
    var current = ""
    for (index, element) in elements.enumerated() {
      if !current.isEmpty, current.count + element.count + 2 > room {
        line(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + element + (index == elements.count - 1 ? end : ",")
    }
    if !current.isEmpty { line(current) }
  }

  /// A doc comment, wrapped; nothing for an empty text. Paragraphs are parted by an empty line in the text.
  public mutating func doc(_ text: String, style: DocStyle) {
    guard !text.isEmpty else { return }
    let room = max(40, width - depth * indent.count - style.prefix.count)
    let wrapped = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      Self.wrapped(String($0), room: room)
    }
    if style == .slashStar, wrapped.count == 1, let only = wrapped.first, only.count + 4 <= room {
      return line("/** \(only) */")
    }
    if style == .slashStar { line("/**") }
    for part in wrapped { line(part.isEmpty ? style.prefix.trimmingSuffix() : style.prefix + part) }
    if style == .slashStar { line(" */") }
  }

  /// A paragraph in lines of at most `room` characters; a longer word gets a line of its own.
  private static func wrapped(_ paragraph: String, room: Int) -> [String] {
    var result: [String] = []
    var current = ""
    for word in paragraph.split(separator: " ") {
      if !current.isEmpty, current.count + 1 + word.count > room {
        result.append(current)
        current = ""
      }
      current += current.isEmpty ? String(word) : " " + word
    }
    return result + [current]
  }
}

/// How a language writes doc comments.
public enum DocStyle: Sendable {
  /// `/** … */`: TypeScript, Kotlin. A `*/` in the text has to be taken out before.
  case slashStar
  /// `/// …`: Swift, Dart, C#. For C#, escape the text and write the `<summary>` around it.
  case slashes

  fileprivate var prefix: String {
    switch self {
    case .slashStar: " * "
    case .slashes: "/// "
    }
  }
}

extension String {
  /// Without the spaces at its end.
  fileprivate func trimmingSuffix() -> String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
