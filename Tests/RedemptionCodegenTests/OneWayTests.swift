import RedemptionCodegen
import Testing

/// A client that writes what it sends and reads what it receives.
@Suite("A type of a client")
struct OneWayTests {
  private static let document = """
    {"info": {"version": "1"}, "methods": [{
      "name": "shop/buy", "summary": "Buys.", "x-params": {"$ref": "#/components/schemas/Params"},
      "result": {"schema": {"$ref": "#/components/schemas/Result"}}}],
    "components": {"schemas": {
      "Params": {"type": "object", "required": ["sent"], "properties": {
        "sent": {"$ref": "#/components/schemas/Sent"}, "both": {"$ref": "#/components/schemas/Both"}}},
      "Result": {"type": "object", "required": ["received"], "properties": {
        "received": {"$ref": "#/components/schemas/Received"}, "both": {"$ref": "#/components/schemas/Both"}}},
      "Sent": {"type": "object", "required": ["inSent"], "properties": {"inSent": {"type": "string"}}},
      "Received": {"type": "object", "required": ["inReceived"], "properties": {"inReceived": {"type": "string"}}},
      "Both": {"type": "object", "required": ["inBoth"], "properties": {"inBoth": {"type": "string"}}}}}}
    """

  /// What reads a type, and what writes its member.
  private typealias Mark = @Sendable (String) -> String
  private static let marks: [(language: Language, reads: Mark, writes: Mark)] = [
    (.dart, { "factory \($0).fromJson(" }, { "'\($0)': \($0)" }),
    (.kotlin, { "fun fromJson(json: JsonElement): \($0) " }, { "put(\"\($0)\"" }),
    (.csharp, { "static \($0) Read(" }, { "json.Add(\"\($0)\"" }),
  ]

  private func model() throws -> TypeModel { try TypeModel(openRPC: Array(Self.document.utf8)) }

  private func text(_ language: Language, _ model: TypeModel) -> String {
    language.writer.files(for: model).map(\.text).joined()
  }

  @Test("is read if it is received, and written if it is sent", arguments: 0..<3)
  func oneWay(index: Int) throws {
    let (language, reads, writes) = Self.marks[index]
    let text = text(language, try model().oneWay())
    #expect(text.contains(reads("Received")) && !text.contains(writes("inReceived")))
    #expect(!text.contains(reads("Sent")) && text.contains(writes("inSent")))
    #expect(text.contains(reads("Both")) && text.contains(writes("inBoth")))
  }

  @Test("is none for the params of a call, which are its parameters", arguments: 0..<3)
  func params(index: Int) throws {
    let (language, _, writes) = Self.marks[index]
    let text = text(language, try model().oneWay())
    #expect(!text.contains("class Params") && text.contains(writes("sent")) && text.contains(writes("both")))
  }

  @Test("is read and written if it is named", arguments: 0..<3)
  func named(index: Int) throws {
    let (language, reads, writes) = Self.marks[index]
    let text = text(language, try model().oneWay(keeping: ["Sent", "Result"]))
    #expect(text.contains(reads("Sent")) && text.contains(writes("inSent")))
    #expect(text.contains(reads("Received")) && text.contains(writes("inReceived")))
  }

  @Test("is read and written in both ways in the whole contract", arguments: 0..<3)
  func whole(index: Int) throws {
    let (language, reads, writes) = Self.marks[index]
    let text = text(language, try model())
    #expect(text.contains(reads("Sent")) && text.contains(writes("inReceived")) && text.contains(reads("Params")))
  }
}
