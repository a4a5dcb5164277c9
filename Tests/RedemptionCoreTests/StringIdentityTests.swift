import Testing

@testable import RedemptionCore

@Suite("Identity and order of texts")
struct StringIdentityTests {
  private static let texts = [
    "", "a", "ab", "abc", "b", "pro", "pro\0", "com.example.pro.monthly", "com.example.pro.monthlY", "\u{E9}",
    "e\u{301}",
    "\u{212B}", "A\u{30A}", "\u{C5}", "\u{1F468}\u{200D}\u{1F469}", "z",
  ]

  @Test("two texts are identical if they have the same bytes", arguments: texts)
  func identity(one: String) {
    for two in Self.texts {
      #expect(one.isIdentical(to: two) == (Array(one.utf8) == Array(two.utf8)))
      #expect(Optional(one).isIdentical(to: two) == one.isIdentical(to: two))
    }
    #expect(!Optional(one).isIdentical(to: nil))
  }

  @Test("texts that are equal to the eye stand in the order of their bytes, others in that of texts", arguments: texts)
  func order(one: String) {
    for two in Self.texts {
      let isBefore = one == two ? Array(one.utf8).lexicographicallyPrecedes(Array(two.utf8)) : one < two
      #expect(one.precedes(two) == isBefore)
    }
  }

  @Test("identifiers are listed once each, in ascending order")
  func distinct() {
    #expect([String]().distinctIdentifiers == [])
    #expect(["a"].distinctIdentifiers == ["a"])
    #expect(["a", "a"].distinctIdentifiers == ["a"])
    #expect(["b", "a", "b"].distinctIdentifiers == ["a", "b"])
    let two = ["\u{E9}", "e\u{301}", "\u{E9}"].distinctIdentifiers.map { Array($0.utf8) }
    #expect(two == [Array("e\u{301}".utf8), Array("\u{E9}".utf8)])
  }
}
