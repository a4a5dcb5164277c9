/// The markup of text for people.
public enum TextStyle: Sendable {
  /// No markup, for files and pipes.
  case plain
  /// ANSI colours, for terminals.
  case coloured

  func heading(_ text: String) -> String { mark(text, "1") }
  func good(_ text: String) -> String { mark(text, "32") }
  func bad(_ text: String) -> String { mark(text, "31") }
  func faint(_ text: String) -> String { mark(text, "2") }

  private func mark(_ text: String, _ code: String) -> String {
    self == .coloured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// Returns this text, truncated or padded with spaces to exactly `width` characters.
  func fitted(to width: Int) -> String {
    count <= width ? self + String(repeating: " ", count: width - count) : String(prefix(width - 1)) + "…"
  }
}
