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
  /// Black on white whatever the terminal's colours are: fixed ones of the 256, which themes do not change.
  public func blackOnWhite(_ text: String) -> String { mark(text, "38;5;16;48;5;231") }

  private func mark(_ text: String, _ code: String) -> String {
    self == .coloured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
