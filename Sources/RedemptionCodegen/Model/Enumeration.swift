/// A list of words, or of named numbers.
public struct Enumeration: Hashable, Sendable {
  /// Its name; PascalCase and unique in the model.
  public var name: String
  /// What it is, for a doc comment: whole sentences, with `code` between backticks.
  public var doc: String
  /// Its words in the schemas' order; never empty.
  public var words: [Word]
  /// Which way values of it travel.
  public var direction: Direction

  /// Whether a newer server may say more: then a language's type needs a case for what it does not know, which keeps
  /// the value so that it can be written back. A closed one is only ever sent by a client.
  public var isOpen: Bool { direction.contains(.received) }

  /// What the case for other values is called, lowerCamelCase: `unknown`, or `unrecognized` where `unknown` is one of
  /// its words.
  public var unknownName: String {
    words.contains { Identifier($0.name).lowerCamel == "unknown" } ? "unrecognized" : "unknown"
  }

  /// Whether its values are numbers (`ErrorCode`) and not text.
  public var isNumeric: Bool { words.contains { if case .number = $0.value { true } else { false } } }

  /// One of them.
  public struct Word: Hashable, Sendable {
    /// A name for it: the word itself, or the name of a number (`parseError`). Not yet an identifier: words are written
    /// `lowerCamel`, `UPPER_SNAKE`, `lower_snake` or `with-dashes`; two words of one list may differ in case only
    /// (`StatusWord` has `active` and `ACTIVE`). ``Identifier`` has the usual spellings.
    public var name: String
    /// What is on the wire.
    public var value: Value
  }

  /// What is on the wire.
  public enum Value: Hashable, Sendable {
    case text(String)
    case number(Int64)
  }
}
