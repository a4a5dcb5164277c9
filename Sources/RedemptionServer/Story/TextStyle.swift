/// How text for people is marked.
public enum TextStyle: Sendable {
  /// No marks: for files and pipes.
  case plain
  /// ANSI colours: for terminals.
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
  /// This text cut or filled up with spaces to a number of characters.
  func fitted(to width: Int) -> String {
    count <= width ? self + String(repeating: " ", count: width - count) : String(prefix(width - 1)) + "…"
  }
}
