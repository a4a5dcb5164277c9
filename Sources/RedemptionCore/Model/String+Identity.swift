extension String {
  /// True if both have the same bytes. Vendors' services, Android and databases compare identifiers in this way; `==`
  /// also takes "é" as one letter for "é" as two.
  package func isIdentical(to other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }

  /// Whether it stands before another one: by text, and texts that are equal to the eye by their bytes.
  func precedes(_ other: String) -> Bool {
    self < other || (self == other && utf8.lexicographicallyPrecedes(other.utf8))
  }
}

extension String? {
  /// True if both are nil or have the same bytes.
  package func isIdentical(to other: String?) -> Bool {
    guard let text = self, let other else { return self == nil && other == nil }
    return text.isIdentical(to: other)
  }
}

extension Sequence<String> {
  /// True if one of them has the same bytes.
  package func containsIdentical(_ text: String) -> Bool { contains { $0.isIdentical(to: text) } }

  /// Each identifier once, in ascending order.
  package var distinctIdentifiers: [String] {
    var texts: [String] = []
    for text in sorted(by: { $0.precedes($1) }) where texts.last.map({ !$0.isIdentical(to: text) }) ?? true {
      texts.append(text)
    }
    return texts
  }
}
