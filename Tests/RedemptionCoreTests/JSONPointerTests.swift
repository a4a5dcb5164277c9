import RedemptionCore
import Testing

@Suite("A JSON Pointer")
struct JSONPointerTests {
  @Test(
    "has a text form that reads back",
    arguments: [
      ("", []), ("/", [""]), ("/a", ["a"]), ("/a/b", ["a", "b"]), ("/a~1b", ["a/b"]), ("/a~0b", ["a~b"]),
      ("/~01", ["~1"]), ("//", ["", ""]), ("/日本 語", ["日本 語"]),
    ] as [(String, [String])])
  func readsBack(_ text: String, _ tokens: [String]) {
    #expect(JSONPointer(text)?.tokens == tokens)
    #expect(JSONPointer(tokens).description == text)
  }

  @Test("refuses what is none", arguments: ["a", "a/b", "/~", "/~2", "/a~", "~0"])
  func refuses(_ text: String) { #expect(JSONPointer(text) == nil) }

  @Test("grows by one token, unescaped")
  func grows() { #expect(JSONPointer(["a"]).appending("b/c").description == "/a/b~1c") }
}
