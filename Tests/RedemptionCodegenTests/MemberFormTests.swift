import RedemptionCodegen
import Testing

/// Each form of a member, on an object with one member of each: required, nullable, optional, both, and constant.
@Suite("A member")
struct MemberFormTests {
  private static let document = """
    {"info": {"version": "1"}, "methods": [], "components": {"schemas": {"A": {
      "type": "object", "required": ["r", "n", "k"], "properties": {
        "r": {"type": "string"}, "n": {"type": ["string", "null"]}, "o": {"type": "string"},
        "x": {"type": ["string", "null"]}, "k": {"type": "string", "const": "a"}}}}}}
    """

  /// The lines of everything that is written, without their indentation.
  private func expect(_ words: String, _ language: Language) throws {
    let model = try TypeModel(openRPC: Array(Self.document.utf8))
    let isThere = language.writer.files(for: model).contains { $0.text.contains(words) }
    #expect(isThere, "\(language): \(words)")
  }

  @Test(
    "that is required is always read",
    arguments: [
      (.dart, "r: readMember(object, 'r', path, readString)"),
      (.typescript, "readonly r: string;"),
      (.kotlin, "r = members.required(\"r\") { it.text() },"),
    ] as [(Language, String)])
  func required(language: Language, line: String) throws { try expect(line, language) }

  @Test(
    "that is required and null is written as null",
    arguments: [
      (.dart, "'n': n"), (.typescript, "readonly n: string | null;"),
    ] as [(Language, String)])
  func nullable(language: Language, line: String) throws { try expect(line, language) }

  @Test(
    "that is optional is left out if it is not set",
    arguments: [
      (.dart, "if (o != null) 'o': o"),
      (.typescript, "readonly o?: string;"),
    ] as [(Language, String)])
  func optional(language: Language, line: String) throws { try expect(line, language) }

  @Test(
    "that is optional and nullable keeps null and absence apart",
    arguments: [
      (.dart, "if (x != null || xIsNull) 'x': x"),
      (.typescript, "readonly x?: string | null;"),
    ] as [(Language, String)])
  func optionalNullable(language: Language, line: String) throws { try expect(line, language) }

  @Test(
    "with one value is checked when it is read",
    arguments: [
      (.dart, "readConstant(object, 'k', path, 'a');"),
      (.typescript, "readonly k: 'a';"), (.csharp, "JsonShape.Constant(members, \"k\", \"a\");"),
      (.kotlin, "members.constant(\"k\", \"a\")"),
    ] as [(Language, String)])
  func constant(language: Language, line: String) throws { try expect(line, language) }
}

@Suite("The run-time part of a language")
struct RuntimeSourceTests {
  /// A contract without types.
  private static let empty = #"{"info": {"version": "1"}, "methods": [], "components": {"schemas": {}}}"#

  @Test(
    "is written after the line that says how it was made",
    arguments: [
      (.dart, "json.dart", "final class UnreadableJson"),
      (.kotlin, "Json.kt", "public interface WireValue"), (.csharp, "JsonShape.cs", "class ContractMismatch"),
      (.typescript, "decode.ts", "export class DecodingError"),
    ] as [(Language, String, String)])
  func isWritten(language: Language, path: String, part: String) throws {
    let writer = language.writer
    let files = writer.files(for: try TypeModel(openRPC: Array(Self.empty.utf8)))
    let file = try #require(files.first { $0.path == path })
    #expect(file.text.hasPrefix(writer.firstLine + "\n"))
    #expect(file.text.contains(part))
  }

  @Test("has no guards of unions in TypeScript if the contract has no such unions")
  func guards() throws {
    let files = TypeScriptWriter().files(for: try TypeModel(openRPC: Array(Self.empty.utf8)))
    let decode = try #require(files.first { $0.path == "decode.ts" })
    #expect(!decode.text.contains("Whether it is this case of"))
    #expect(!decode.text.contains("from './types.ts'"))
  }
}
