/// Writes the types of the model in one language.
///
/// A writer is a pure function of the model: no date, no version that changes for nothing, no look at the disk. Give
/// the types the language's own idiom:
///
/// - a ``ObjectType`` is an immutable value with doc comments; ``Member/isRequired`` and ``Member/isNullable`` are two
///   things, and a value that was read is written back with the same members and the same nulls;
/// - a ``Union`` is a sealed hierarchy or a discriminated union, and an ``Enumeration`` a list of words; an open one
///   has an `unknown` case that keeps what came, so that reading never fails over a word of a newer server;
/// - reading checks the shape and gives a typed error with a JSON Pointer.
///
/// Begin each file with ``firstLine(comment:)``.
public protocol TypeWriter: Sendable {
  /// The language that it writes.
  static var language: Language { get }

  /// A writer has no settings.
  init()

  /// The files, in a fixed order, with paths relative to the folder that the user names.
  func files(for model: TypeModel) -> [GeneratedFile]
}

extension TypeWriter {
  /// The line that every file begins with: how it was made, and nothing that makes it stale without need.
  /// - Parameter comment: what begins a line comment in the language.
  public static func firstLine(comment: String = "//") -> String {
    "\(comment) Made by `redemption codegen --language \(language.rawValue)` from the schemas of RedemptionKit; do not edit."
  }

  /// The line that every file of this writer begins with.
  public var firstLine: String { Self.firstLine() }
}

/// A file as it should be.
public struct GeneratedFile: Hashable, Sendable {
  /// Where, relative to the folder that the user names; parts joined by `/`, no `..`.
  public var path: String
  /// Its whole text; ends with a line feed.
  public var text: String

  /// A file of its path and text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
