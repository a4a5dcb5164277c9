import Testing

@testable import RedemptionCodegen

@Suite("The schema reader")
struct SchemaReaderTests {
  /// The definition `A` of a contract with these schemas.
  private func definition(_ schema: String, others: String = "") throws -> Definition {
    let text =
      #"{"info": {"version": "1"}, "methods": [], "components": {"schemas": {"A": \#(schema)\#(others)}}}"#
    return try #require(try TypeModel(openRPC: Array(text.utf8)).definition("A"))
  }

  private func object(_ schema: String, others: String = "") throws -> ObjectType {
    guard case .object(let object) = try definition(schema, others: others) else {
      throw ContractError(path: "", expected: "an object")
    }
    return object
  }

  private func union(_ schema: String, others: String = "") throws -> Union {
    guard case .union(let union) = try definition(schema, others: others) else {
      throw ContractError(path: "", expected: "a union")
    }
    return union
  }

  @Test(
    "reads each form of a type",
    arguments: [
      (#"{"type": "string"}"#, .string), (#"{"type": "integer"}"#, .integer), (#"{"type": "number"}"#, .number),
      (#"{"type": "boolean"}"#, .boolean), (#"{"type": "null"}"#, .null), ("{}", .any),
      (#"{"description": "Anything."}"#, .any), (#"{"type": ["string", "null"]}"#, .nullable(.string)),
      (#"{"type": "array", "items": {"type": "integer"}}"#, .array(of: .integer)),
      (#"{"type": "object", "additionalProperties": {"type": "string"}}"#, .map(of: .string)),
      (##"{"$ref": "#/components/schemas/B"}"##, .named("B")),
      (##"{"anyOf": [{"$ref": "#/components/schemas/B"}, {"type": "null"}]}"##, .nullable(.named("B"))),
    ] as [(String, TypeReference)])
  func types(schema: String, type: TypeReference) throws {
    let object = try object(
      #"{"type": "object", "properties": {"m": \#(schema)}}"#, others: #", "B": {"enum": ["x"]}"#)
    #expect(object.members.map(\.type) == [type])
  }

  @Test("reads which members are required")
  func required() throws {
    let object = try object(
      #"{"type": "object", "required": ["b"], "properties": {"a": {"type": "string"}, "b": {"type": "string"}}}"#)
    #expect(object.members.map(\.isRequired) == [false, true])
  }

  @Test("puts the members of a base first")
  func bases() throws {
    let object = try object(
      ##"{"allOf": [{"$ref": "#/components/schemas/B"}], "properties": {"a": {"type": "string"}}}"##,
      others: #", "B": {"type": "object", "properties": {"b": {"type": "string"}}}"#)
    #expect(object.members.map(\.name) == ["b", "a"])
    #expect(object.bases == ["B"])
  }

  @Test("takes the description of a member without one from its definition")
  func descriptions() throws {
    let object = try object(
      ##"{"type": "object", "properties": {"m": {"$ref": "#/components/schemas/B"}}}"##,
      others: #", "B": {"description": "A word.", "enum": ["x"]}"#)
    #expect(object.members.map(\.doc) == ["A word."])
  }

  @Test("reads an object without members and one with others")
  func otherMembers() throws {
    #expect(try object(#"{"type": "object", "additionalProperties": false}"#).otherMembers == nil)
    let open = try object(#"{"type": "object", "properties": {}, "additionalProperties": {"type": "integer"}}"#)
    #expect(open.otherMembers == .integer)
  }

  @Test(
    "reads defaults",
    arguments: [
      (#"{"type": "boolean", "default": false}"#, .boolean(false)),
      (#"{"type": "integer", "default": 7}"#, .integer(7)),
      (#"{"type": "string", "default": "x"}"#, .string("x")),
    ] as [(String, DefaultValue)])
  func defaults(schema: String, value: DefaultValue) throws {
    let object = try object(#"{"type": "object", "properties": {"m": \#(schema)}}"#)
    #expect(object.members.map(\.defaultValue) == [value])
  }

  @Test("names the words of numbers by x-enum-varnames")
  func numbers() throws {
    guard case .enumeration(let words) = try definition(#"{"enum": [-1, 2], "x-enum-varnames": ["a", "b"]}"#) else {
      throw ContractError(path: "", expected: "an enumeration")
    }
    #expect(words.isNumeric)
    #expect(words.words == [.init(name: "a", value: .number(-1)), .init(name: "b", value: .number(2))])
  }

  private static let cases =
    #", "B": {"type": "object", "required": ["b"], "properties": {"kind": {"const": "bee", "type": "string"}, "b": {"type": "string"}}}"#
    + #", "C": {"type": "object", "required": ["c"], "properties": {"kind": {"const": "sea", "type": "string"}, "c": {"type": "string"}}}"#
  private static let choice =
    ##"{"oneOf": [{"$ref": "#/components/schemas/B"}, {"$ref": "#/components/schemas/C"}]}"##

  @Test("finds the constant that distinguishes the cases of a union")
  func byConstant() throws {
    let union = try union(Self.choice, others: Self.cases)
    #expect(union.telling == .byConstant(member: "kind"))
    #expect(union.cases.map(\.test) == [.constant("bee"), .constant("sea")])
    #expect(union.cases.map(\.name) == ["bee", "sea"])
  }

  @Test("finds the required members that distinguish cases without a constant")
  func byMember() throws {
    let cases = Self.cases.replacing(#""const": "bee", "#, with: "").replacing(#""const": "sea", "#, with: "")
    let union = try union(Self.choice, others: cases)
    #expect(union.telling == .byMember)
    #expect(union.cases.map(\.test) == [.member("b"), .member("c")])
  }

  @Test("distinguishes cases by their kind of JSON first")
  func byJSON() throws {
    let union = try union(
      ##"{"oneOf": [{"$ref": "#/components/schemas/B"}, {"type": "string"}, {"type": "array", "items": {"type": "string"}}]}"##,
      others: Self.cases)
    #expect(union.telling == .byJSON)
    #expect(union.cases.map(\.name) == ["b", "string", "list"])
    #expect(!union.isOpen)
  }

  @Test("reads a type with several kinds as a union of scalars")
  func scalars() throws {
    let union = try union(#"{"type": ["string", "number", "null"]}"#)
    #expect(union.cases.map(\.type) == [.string, .number, .null])
  }

  @Test("names cases by their types if all constants start with the same word")
  func prefixedConstants() throws {
    let cases = Self.cases.replacing("bee", with: "PBee").replacing("sea", with: "PSea")
      .replacing(#""B""#, with: #""ReplyActiveStatus""#).replacing(#""C""#, with: #""ReplyInactiveStatus""#)
    let choice = Self.choice.replacing("schemas/B", with: "schemas/ReplyActiveStatus")
      .replacing("schemas/C", with: "schemas/ReplyInactiveStatus")
    #expect(try union(choice, others: cases).cases.map(\.name) == ["active", "inactive"])
  }
}

@Suite("The limits of a value")
struct ConstraintsTests {
  private func constraints(_ set: (inout Constraints) -> Void) -> Constraints {
    var constraints = Constraints()
    set(&constraints)
    return constraints
  }

  @Test("are nothing in words if there are none")
  func none() { #expect(Constraints().phrase == nil) }

  @Test("are listed in words")
  func range() {
    #expect(constraints { ($0.exclusiveMinimum, $0.maximum) = (0, 10) }.phrase == "greater than 0, at most 10")
    #expect(constraints { $0.minimum = 0.5 }.phrase == "at least 0.5")
  }

  @Test("have a singular, and a word for an empty list")
  func counts() {
    #expect(constraints { $0.leastLength = 1 }.phrase == "at least 1 character")
    #expect(constraints { $0.leastLength = 2 }.phrase == "at least 2 characters")
    #expect(constraints { $0.mostElements = 0 }.phrase == "always empty")
    #expect(constraints { $0.mostElements = 3 }.phrase == "at most 3 elements")
  }

  @Test("have no words for a pattern")
  func pattern() { #expect(constraints { $0.pattern = "^a$" }.phrase == nil) }
}
