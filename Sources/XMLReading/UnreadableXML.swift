/// Why a text is no XML.
public struct UnreadableXML: Error, Hashable, Sendable {
  /// Where reading stopped, counted from 1.
  public let line: Int
  /// In a few words, such as `mismatched tag`.
  public let reason: String

  init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
