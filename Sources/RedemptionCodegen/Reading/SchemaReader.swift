import JanssonCoding

/// Reads the schemas of the contract into definitions.
///
/// It knows the forms that the contract uses (see `Schemas/README.md`) and refuses others, so that no writer meets a
/// schema which was half understood.
struct SchemaReader {
  /// All schemas by name, for references that need what they refer to.
  let schemas: Node

  /// The definition that a schema of its own makes.
  func definition(_ name: String, _ schema: Node) throws(ContractError) -> Definition {
    let doc = try schema.doc()
    if schema.member("oneOf") != nil {
      return .union(try union(name, doc, schema))
    }
    if schema.member("enum") != nil {
      return .enumeration(Enumeration(name: name, doc: doc, words: try words(schema), direction: []))
    }
    if let types = schema.member("type"), types.value.kind == .array,
      !(try isNullable(schema)) || types.elements.count > 2
    {
      return .union(try scalarUnion(name, doc, types))
    }
    if try isObject(schema) {
      return .object(try object(name, doc, schema))
    }
    return .alias(Alias(name: name, doc: doc, target: try type(schema), direction: []))
  }

  /// The type that a schema within another one stands for.
  func type(_ schema: Node) throws(ContractError) -> TypeReference {
    if let name = try schema.reference() { return .named(name) }
    if let choices = schema.member("anyOf") { return try nullableChoice(choices) }
    guard let kinds = schema.member("type") else {
      // A definition of a vendor's own names the vendor.
      let plain = ["title", "description", "x-vendor"]
      guard schema.members.allSatisfy({ plain.contains($0.name) }) else { throw unknownForm(schema) }
      return .any
    }
    if try isNullable(schema) {
      guard let kind = kinds.elements.first else { throw unknownForm(schema) }
      return .nullable(try type(schema, kind: kind.string()))
    }
    return try type(schema, kind: kinds.string())
  }

  private func type(_ schema: Node, kind: String) throws(ContractError) -> TypeReference {
    switch kind {
    case "string": return .string
    case "boolean": return .boolean
    case "integer": return .integer
    case "number": return .number
    case "null": return .null
    case "array": return .array(of: try type(schema.required("items")))
    case "object":
      guard schema.member("properties") == nil, let values = schema.member("additionalProperties") else {
        throw unknownForm(schema)
      }
      return .map(of: try type(values))
    default: throw unknownForm(schema)
    }
  }

  /// `anyOf` is only used for a definition or null.
  private func nullableChoice(_ choices: Node) throws(ContractError) -> TypeReference {
    let elements = choices.elements
    guard elements.count == 2, let first = elements.first, let last = elements.last, try type(last) == .null else {
      throw ContractError(path: choices.path, expected: "a schema and null")
    }
    return .nullable(try type(first))
  }

  /// Whether the type is a list of one kind and null.
  private func isNullable(_ schema: Node) throws(ContractError) -> Bool {
    guard let kinds = schema.member("type"), kinds.value.kind == .array else { return false }
    let words = try schema.strings("type")
    return words.count == 2 && words.last == "null"
  }

  private func unknownForm(_ schema: Node) -> ContractError {
    ContractError(path: schema.path, expected: "one of the forms of schema that Schemas/README.md describes")
  }

  // MARK: Objects

  /// Whether it is an object with known members, and no map.
  private func isObject(_ schema: Node) throws(ContractError) -> Bool {
    if schema.member("properties") != nil || schema.member("allOf") != nil { return true }
    guard let kind = schema.member("type")?.value.string, kind == "object" else { return false }
    return schema.member("additionalProperties")?.value.bool == false
  }

  private func object(_ name: String, _ doc: String, _ schema: Node) throws(ContractError) -> ObjectType {
    var bases: [String] = []
    var members: [Member] = []
    for part in schema.member("allOf")?.elements ?? [] {
      guard let base = try part.reference() else { throw unknownForm(part) }
      bases.append(base)
      let whole = try schemas.required(base)
      members += try object(base, "", whole).members
    }
    members += try ownMembers(schema)
    return ObjectType(
      name: name, doc: doc, members: members, bases: bases, otherMembers: try otherMembers(schema),
      leastMembers: try schema.member("minProperties")?.integer().asInt,
      mostMembers: try schema.member("maxProperties")?.integer().asInt, unions: [], direction: [])
  }

  private func ownMembers(_ schema: Node) throws(ContractError) -> [Member] {
    let required = Set(try schema.strings("required"))
    var members: [Member] = []
    for (name, node) in schema.member("properties")?.members ?? [] {
      members.append(try member(name, node, isRequired: required.contains(name)))
    }
    if let stray = required.subtracting(members.map(\.name)).sorted().first {
      throw ContractError(path: schema.path, expected: "a property for the required member '\(stray)'")
    }
    return members
  }

  private func otherMembers(_ schema: Node) throws(ContractError) -> TypeReference? {
    guard let others = schema.member("additionalProperties"), others.value.bool != false else { return nil }
    return try type(others)
  }

  private func member(_ name: String, _ schema: Node, isRequired: Bool) throws(ContractError) -> Member {
    var doc = try schema.doc()
    if doc.isEmpty, let reference = try schema.reference() { doc = try schemas.required(reference).doc() }
    return Member(
      name: name, doc: doc, type: try type(schema), isRequired: isRequired,
      constant: try schema.member("const")?.string(), defaultValue: try defaultValue(schema.member("default")),
      constraints: try constraints(schema))
  }

  private func defaultValue(_ node: Node?) throws(ContractError) -> DefaultValue? {
    guard let node else { return nil }
    if let value = node.value.bool { return .boolean(value) }
    if let value = node.value.int64 { return .integer(value) }
    return .string(try node.string())
  }

  private func constraints(_ schema: Node) throws(ContractError) -> Constraints {
    Constraints(
      minimum: schema.member("minimum")?.value.double,
      exclusiveMinimum: schema.member("exclusiveMinimum")?.value.double,
      maximum: schema.member("maximum")?.value.double,
      leastLength: try schema.member("minLength")?.integer().asInt,
      mostElements: try schema.member("maxItems")?.integer().asInt, pattern: try schema.member("pattern")?.string(),
      excludedWords: try schema.member("not")?.strings("enum") ?? [])
  }

  // MARK: Enumerations

  private func words(_ schema: Node) throws(ContractError) -> [Enumeration.Word] {
    let names = try schema.strings("x-enum-varnames")
    var words: [Enumeration.Word] = []
    for (index, node) in try schema.required("enum").elements.enumerated() {
      if let text = node.value.string {
        words.append(Enumeration.Word(name: text, value: .text(text)))
      } else if names.indices.contains(index) {
        words.append(Enumeration.Word(name: names[index], value: .number(try node.integer())))
      } else {
        throw ContractError(path: node.path, expected: "a name for the number under x-enum-varnames")
      }
    }
    return words
  }
}

extension Int64 {
  /// As an `Int`; the counts of the schemas are small.
  fileprivate var asInt: Int { Int(clamping: self) }
}
