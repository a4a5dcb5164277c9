import Testing

@testable import ProjectDoctor

@Suite("Versions")
struct VersionTests {
  @Test(
    "versions are ordered as registries order them",
    arguments: [
      ("8.10.5", "8.10.6"), ("8.9.9", "8.10.0"), ("2.2.0-beta.1", "2.2.0"), ("2.2.0-beta.2", "2.2.0-beta.10"),
      ("1.6.0+13.18.0", "1.6.0+13.19.0"), ("1.5.9+20.0.0", "1.6.0+13.19.0"), ("5.14", "5.14.1"), ("v7.4.0", "7.4.1"),
    ])
  func ordersVersions(_ lower: String, _ higher: String) throws {
    let (one, other) = (try #require(Version(lower)), try #require(Version(higher)))
    #expect(one < other)
    #expect(!(other < one))
  }

  @Test("what is no version is not read as one", arguments: ["", "main", "^8.0.0", "8.x", "8.+", "1..2", "$v"])
  func refusesOthers(_ text: String) { #expect(Version(text) == nil) }

  @Test(
    "a range that ends before a version is before it",
    arguments: [
      ("^7.1.0", true), ("~8.4.0", true), ("8.4.+", true), (">=8.0.0 <8.5.0", true), ("~> 8.4.0", true),
      ("^8.4.0", false), ("8.+", false), (">=8.0.0 <9.0.0", false), ("*", false), ("latest.release", false),
    ])
  func knowsRangesBefore(_ range: String, _ isBefore: Bool) throws {
    #expect(VersionRange(range).isBefore(try #require(Version("8.5.0"))) == isBefore)
  }

  @Test(
    "a range that begins at a version or later admits none before it",
    arguments: [
      ("^8.5.0", true), ("~8.6.1", true), (">=8.5.0 <9.0.0", true), ("^8.4.9", false), ("*", false),
    ])
  func knowsRangesAfter(_ range: String, _ isAtLeast: Bool) throws {
    #expect(VersionRange(range).isAtLeast(try #require(Version("8.5.0"))) == isAtLeast)
  }
}

@Suite("Source code as words")
struct CodeScannerTests {
  @Test("comments are left out, and strings keep what looks like one")
  func skipsComments() throws {
    let tokens = try CodeScanner.tokens(of: "a // b \"c\"\n/* d /* e */ f */ \"g // h\" 'i'")
    #expect(tokens.map(\.text) == ["a", "g // h", "i"])
    #expect(tokens.map(\.line) == [1, 2, 2])
  }

  @Test("a string that is not closed ends with its line, a tripled one does not")
  func endsStrings() throws {
    #expect(try CodeScanner.tokens(of: "\"abc\ndef").map(\.text) == ["abc", "def"])
    #expect(try CodeScanner.tokens(of: "\"\"\"a\n\"b\"\n\"\"\" c").map(\.text) == ["a\n\"b\"\n", "c"])
  }

  @Test("an escaped quote does not end a string, and an escape at the end is no crash")
  func readsEscapes() throws {
    #expect(try CodeScanner.tokens(of: #""a\"b" c"#).map(\.text) == [#"a\"b"#, "c"])
    #expect(try CodeScanner.tokens(of: "\"a\\").map(\.kind) == [.string])
  }
}

@Suite("Schemes")
struct SchemeTests {
  private func scheme(_ text: String) -> RegisteredScheme { RegisteredScheme(text: text, file: "f", line: 1) }

  @Test(
    "placeholders of guides are told from schemes",
    arguments: [
      ("YOUR_SCHEME", true), ("rc-xxxxxxxxxx", true), ("<scheme>", true), ("scheme", true), ("rc-d458f1e3a2", false),
      ("myshop", false), ("com.example.shop", false),
    ])
  func knowsPlaceholders(_ text: String, _ isPlaceholder: Bool) { #expect(scheme(text).isPlaceholder == isPlaceholder) }

  @Test(
    "schemes of sign-in services say nothing about redemption",
    arguments: [
      ("fb1234567890", true), ("com.googleusercontent.apps.123-abc", true), ("https", true), ("fbshop", false),
      ("shop", false), ("YOUR_REVERSED_CLIENT_ID", true), ("REVERSED_CLIENT_ID", true), ("fbYOUR_APP_ID", true),
      ("YOUR_SCHEME", false),
    ])
  func knowsForeignSchemes(_ text: String, _ isForeign: Bool) { #expect(scheme(text).isForeign == isForeign) }

  @Test(
    "the distance of two texts counts letters put in, taken out and changed",
    arguments: [
      ("rc-7f3a91c05e", "rc-7f3a91c05e", 0), ("rc-7f3a91c05e", "rc-7f3a91c05", 1),
      ("rc-7f3a91c05e", "rc-7f3a91c50e", 2),
      ("", "abc", 3),
    ])
  func measuresDistance(_ one: String, _ other: String, _ distance: Int) {
    #expect(RegisteredScheme.distance(one, other) == distance)
    #expect(RegisteredScheme.distance(other, one) == distance)
  }
}
