import RedemptionCodegen
import Testing

/// In a member that holds any JSON, null is a value, and absence is not null.
@Suite("An optional member that holds any JSON")
struct AnyMemberTests {
  private func text(_ language: Language) throws -> String {
    let schemas =
      ##""JSONValue": {"description": "Any."}, "A": {"type": "object", "properties": {"m": {"$ref": "#/components/schemas/JSONValue"}}}"##
    let document = #"{"info": {"version": "1"}, "methods": [], "components": {"schemas": {\#(schemas)}}}"#
    let model = try TypeModel(openRPC: Array(document.utf8))
    return language.writer.files(for: model).map(\.text).joined(separator: "\n")
  }

  @Test("has a flag for null in Dart")
  func dart() throws { #expect(try text(.dart).contains("mIsNull: hasNull(object, 'm')")) }
}
