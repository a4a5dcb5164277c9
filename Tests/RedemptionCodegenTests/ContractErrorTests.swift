import RedemptionCodegen
import Testing

@Suite("A document that is no contract")
struct ContractErrorTests {
  @Test(
    "is refused with the place and what was expected",
    arguments: [
      ("{}", "", "a member 'components'"),
      (document("{}", methods: "5"), "/components/schemas", "a definition"),
      (
        document(#"{"A": {"type": "object", "properties": {"b": {"if": {}}}}}"#), "/components/schemas/A/properties/b",
        "forms"
      ),
      (document(#"{"A": {"type": "tuple"}}"#), "/components/schemas/A", "forms"),
      (document(#"{"A": {"$ref": "other.json"}}"#), "/components/schemas/A/$ref", "reference"),
      (document(#"{"A": {"type": "object", "required": ["b"], "properties": {}}}"#), "/components/schemas/A", "'b'"),
      (
        document(##"{"A": {"type": "array", "items": {"$ref": "#/components/schemas/B"}}}"##), "/components/schemas",
        "'B'"
      ),
      (document(#"{"A": {"enum": [1]}}"#), "/components/schemas/A/enum/0", "x-enum-varnames"),
      (
        document(#"{"A": {"oneOf": [{"type": "string"}, {"type": "string"}]}}"#), "/components/schemas/A/oneOf",
        "tells apart"
      ),
      (document(#"{"A": {"anyOf": [{"type": "string"}]}}"#), "/components/schemas/A/anyOf", "null"),
    ])
  func isRefused(text: String, path: String, expected: String) {
    let error = #expect(throws: ContractError.self) { try TypeModel(openRPC: Array(text.utf8)) }
    #expect(error?.path == path)
    #expect(error?.expected.contains(expected) == true, "\(error?.expected ?? "")")
  }
}

private func document(_ schemas: String, methods: String = "[]") -> String {
  let stray =
    ##"[{"name": "a/b", "summary": "", "x-params": {"$ref": "#/components/schemas/P"}, "result": {"schema": {"$ref": "#/components/schemas/R"}}}]"##
  return
    #"{"info": {"version": "1"}, "components": {"schemas": \#(schemas)}, "methods": \#(methods == "5" ? stray : methods)}"#
}
