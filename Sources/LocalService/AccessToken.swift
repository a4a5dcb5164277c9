/// A text that requests must carry, and what it opens.
public struct AccessToken: Hashable, Sendable {
  /// The token.
  public let text: String
  /// The only space that it opens; nil for all.
  public let onlySpace: String?

  /// Describes a token.
  public init(_ text: String, onlySpace: String? = nil) {
    self.text = text
    self.onlySpace = onlySpace
  }

  /// True for this token. Takes a time that does not depend on where the texts differ.
  func isSame(as text: some StringProtocol) -> Bool {
    let (left, right) = (Array(self.text.utf8), Array(text.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// True for a key that is this token, or ends with `_` and the token. Some prefixes have a `_` themselves, such as
  /// `rcb_sb_`, and so may a token.
  func isInside(_ key: String) -> Bool {
    isSame(as: key) || (key.dropLast(text.count).hasSuffix("_") && isSame(as: key.suffix(text.count)))
  }
}
