import RedemptionCodegen
import Testing

/// The rules of ``TypeWriter``, each on a contract with one definition.
@Suite("A writer")
struct WriterRulesTests {
  private func text(_ language: Language, _ schemas: String) throws -> String {
    let document = #"{"info": {"version": "1"}, "methods": [], "components": {"schemas": {\#(schemas)}}}"#
    let model = try TypeModel(openRPC: Array(document.utf8))
    return language.writer.files(for: model).map(\.text).joined(separator: "\n")
  }

  private static let words =
    #""Colour": {"enum": ["dark_red", "class"]}"#

  @Test(
    "writes an enumeration with its words on the wire",
    arguments: [
      (.typescript, "'dark_red'"), (.dart, "'dark_red'"), (.kotlin, #""dark_red""#),
      (.csharp, #""dark_red""#),
    ] as [(Language, String)])
  func wire(language: Language, word: String) throws {
    #expect(try text(language, Self.words).contains(word))
  }

  @Test(
    "escapes a word that the language reserves",
    arguments: [(.dart, "class_")] as [(Language, String)])
  func reserved(language: Language, name: String) throws {
    #expect(try text(language, Self.words).contains(name))
  }

  @Test("keeps what a comment cannot contain out of comments", arguments: [Language.typescript, .kotlin])
  func comments(language: Language) throws {
    let written = try text(language, #""A": {"description": "Ends */ here.", "enum": ["x"]}"#)
    #expect(!written.contains("Ends */ here"))
  }

  @Test("escapes what XML reserves in the comments of C#")
  func xml() throws {
    let written = try text(.csharp, #""A": {"description": "Is a < b & c.", "enum": ["x"]}"#)
    #expect(written.contains("a &lt; b &amp; c."))
  }

  @Test(
    "keeps a number of 64 bits",
    arguments: [(.kotlin, "Long"), (.csharp, "long"), (.dart, "int")] as [(Language, String)])
  func integers(language: Language, type: String) throws {
    let written = try text(language, #""A": {"type": "object", "properties": {"at": {"type": "integer"}}}"#)
    #expect(written.contains("\(type)? at") || written.contains("at: \(type)?") || written.contains("\(type)? At"))
  }
}
