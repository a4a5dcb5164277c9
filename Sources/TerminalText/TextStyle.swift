/// The markup of text for people.
public enum TextStyle: Sendable {
  /// No markup, for files and pipes.
  case plain
  /// ANSI colours, for terminals.
  case coloured

  /// Bold.
  public func heading(_ text: String) -> String { mark(text, "1") }
  /// Green.
  public func good(_ text: String) -> String { mark(text, "32") }
  /// Red.
  public func bad(_ text: String) -> String { mark(text, "31") }
  /// Dimmed.
  public func faint(_ text: String) -> String { mark(text, "2") }
  /// Bold red.
  public func error(_ text: String) -> String { mark(text, "1;31") }
  /// Bold yellow.
  public func warning(_ text: String) -> String { mark(text, "1;33") }
  /// Bold cyan.
  public func note(_ text: String) -> String { mark(text, "1;36") }

  private func mark(_ text: String, _ code: String) -> String {
    self == .coloured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
