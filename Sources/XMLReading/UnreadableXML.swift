/// Why a text is not read as XML.
public struct UnreadableXML: Error, Hashable, Sendable {
  /// Where reading stopped, counted from 1.
  public let line: Int
  /// In a few words, such as `mismatched tag`.
  public let reason: String
  /// Whether the text may be XML and exceeds one of the ``XMLLimits``.
  public let exceedsLimit: Bool

  init(line: Int, reason: String, exceedsLimit: Bool = false) {
    self.line = line
    self.reason = reason
    self.exceedsLimit = exceedsLimit
  }
}
