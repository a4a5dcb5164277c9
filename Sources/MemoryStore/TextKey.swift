import RedemptionCore

/// A text that is looked up and ordered by its bytes, as databases do: `String` takes two spellings of one letter for
/// the same.
struct TextKey: Hashable, Comparable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: TextKey, right: TextKey) -> Bool {
    left.text.isIdentical(to: right.text)
  }

  static func < (left: TextKey, right: TextKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Texts with the same bytes have the same hash; so have a few others.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
