/// The width and the markup of text for people.
public struct TextLayout: Sendable {
  /// Most columns of a line.
  public let width: Int
  /// The markup.
  public let style: TextStyle

  /// Creates a layout; a width below 40 columns counts as 40.
  public init(width: Int = 80, style: TextStyle = .plain) {
    self.width = max(40, width)
    self.style = style
  }

  /// Breaks a text between words. A word that is longer than a line has a line of its own.
  ///
  /// - Parameters:
  ///   - text: the text, in words.
  ///   - first: beginning of the first line.
  ///   - rest: beginning of all other lines.
  ///   - mark: markup of the text of each line, without its beginning.
  public func wrapped(
    _ text: String, first: String = "", rest: String = "", mark: (String) -> String = { $0 }
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let start = lines.isEmpty ? first : rest
      if !line.isEmpty, start.count + line.count + 1 + word.count > width {
        lines.append(start + mark(line))
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [(lines.isEmpty ? first : rest) + mark(line)]
  }
}

extension String {
  /// Returns this text, truncated or padded with spaces to exactly `width` characters.
  public func fitted(to width: Int) -> String {
    count <= width ? self + String(repeating: " ", count: width - count) : fitted(within: width)
  }

  /// Returns this text, truncated to at most `width` characters.
  public func fitted(within width: Int) -> String { count <= width ? self : String(prefix(width - 1)) + "…" }
}
