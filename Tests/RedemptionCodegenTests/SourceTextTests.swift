import RedemptionCodegen
import Testing

@Suite("Source text")
struct SourceTextTests {
  private func text(width: Int = 120, _ body: (inout SourceText) -> Void) -> String {
    var text = SourceText(indent: "  ", width: width)
    body(&text)
    return text.string
  }

  @Test("indents the lines of a block")
  func block() {
    let written = text { $0.block("a {") { $0.block("b {", "});") { $0.line("c") } } }
    #expect(written == "a {\n  b {\n    c\n  });\n}\n")
  }

  @Test("indents each line of a text with several lines, except empty ones")
  func lines() {
    #expect(text { $0.indented { $0.line("a\n\nb") } } == "  a\n\n  b\n")
  }

  @Test("has no blank line at the start, after a blank line or at the start of a block")
  func blank() {
    let written = text { text in
      text.blank()
      text.line("a {")
      text.blank()
      text.line("b")
      text.blank()
      text.blank()
      text.line("c(")
      text.blank()
      text.line("d")
    }
    #expect(written == "a {\nb\n\nc(\nd\n")
  }

  @Test("has no comment for an empty description", arguments: [DocStyle.slashes, .slashStar])
  func noDoc(style: DocStyle) { #expect(text { $0.doc("", style: style) } == "\n") }

  @Test("has a comment of one line if the description fits")
  func shortDoc() {
    #expect(text { $0.doc("A code.", style: .slashes) } == "/// A code.\n")
    #expect(text { $0.doc("A code.", style: .slashStar) } == "/** A code. */\n")
  }

  @Test("wraps a comment at the width, less its depth")
  func wrappedDoc() {
    let words = Array(repeating: "word", count: 20).joined(separator: " ")
    let written = text(width: 50) { $0.indented { $0.doc(words, style: .slashes) } }
    #expect(written.split(separator: "\n").map(\.count) == [50, 50, 15])
  }

  @Test("does not break a word that is longer than a line")
  func longWord() {
    let word = String(repeating: "a", count: 70)
    #expect(text(width: 50) { $0.doc("b \(word) c", style: .slashes) } == "/// b\n/// \(word)\n/// c\n")
  }

  @Test("separates paragraphs by a comment line without trailing spaces")
  func paragraphs() {
    #expect(text { $0.doc("a\n\nb", style: .slashes) } == "/// a\n///\n/// b\n")
    #expect(text { $0.doc("a\n\nb", style: .slashStar) } == "/**\n * a\n *\n * b\n */\n")
  }
}

@Suite("Spellings of a name")
struct SpellingTests {
  @Test(
    "are those of programming languages",
    arguments: ["appUserId", "APP_USER_ID", "app-user-id", "app.user_id", "AppUserId"])
  func spellings(name: String) {
    let identifier = Identifier(name)
    #expect(identifier.lowerCamel == "appUserId")
    #expect(identifier.upperCamel == "AppUserId")
    #expect(identifier.lowerSnake == "app_user_id")
    #expect(identifier.upperSnake == "APP_USER_ID")
  }

  @Test("are empty for a name without letters or digits", arguments: ["", "-", "$/"])
  func empty(name: String) { #expect(Identifier(name).lowerCamel == "") }

  @Test("are escaped until they are free")
  func escaped() {
    let names = Identifier.distinct(["a", "A", "a"], spelling: \.lowerCamel, escaped: { $0 + "Case" })
    #expect(names == ["a", "aCase", "aCaseCase"])
  }
}
