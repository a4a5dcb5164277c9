extension SchemaReader {
  /// A union: told apart by a constant, by the member that is there, or by the kind of JSON.
  func union(_ name: String, _ doc: String, _ schema: Node) throws(ContractError) -> Union {
    let choices = try schema.required("oneOf")
    var types: [TypeReference] = []
    var kinds: [Union.JSONKind] = []
    for choice in choices.elements {
      let type = try type(choice)
      types.append(type)
      kinds.append(try jsonKind(type, at: choice))
    }
    if Set(kinds).count == kinds.count {
      return Union(name: name, doc: doc, telling: .byJSON, cases: cases(types, kinds), direction: [])
    }
    var objects: [(type: TypeReference, schema: Node)] = []
    for type in types {
      guard case .named(let object) = type else { throw cannotTell(choices) }
      objects.append((type, try schemas.required(object)))
    }
    let discriminator = try schema.member("discriminator")?.required("propertyName").string()
    if let told = try byConstant(objects, discriminator) {
      return Union(name: name, doc: doc, telling: .byConstant(member: told.member), cases: told.cases, direction: [])
    }
    guard discriminator == nil, let cases = try byMember(objects) else { throw cannotTell(choices) }
    return Union(name: name, doc: doc, telling: .byMember, cases: cases, direction: [])
  }

  /// A scalar of several kinds, such as a request's id.
  func scalarUnion(_ name: String, _ doc: String, _ kinds: Node) throws(ContractError) -> Union {
    var cases: [Union.Case] = []
    for node in kinds.elements {
      let types: [String: TypeReference] = ["string": .string, "number": .number, "null": .null, "boolean": .boolean]
      let word = try node.string()
      guard let kind = Union.JSONKind(rawValue: word), let type = types[word] else {
        throw ContractError(path: node.path, expected: "string, number, boolean or null")
      }
      cases.append(Union.Case(name: word, type: type, test: .json(kind)))
    }
    return Union(name: name, doc: doc, telling: .byJSON, cases: cases, direction: [])
  }

  private func cannotTell(_ choices: Node) -> ContractError {
    ContractError(path: choices.path, expected: "cases that a constant, a member or the kind of JSON tells apart")
  }

  // MARK: By the kind of JSON

  private func cases(_ types: [TypeReference], _ kinds: [Union.JSONKind]) -> [Union.Case] {
    zip(types, kinds).map { type, kind in
      let name: String =
        switch type {
        case .named(let name): Identifier(name).lowerCamel
        case .array: "list"
        case .map: "map"
        default: kind.rawValue
        }
      return Union.Case(name: name, type: type, test: .json(kind))
    }
  }

  /// The kind of JSON that values of a type have.
  private func jsonKind(_ type: TypeReference, at choice: Node) throws(ContractError) -> Union.JSONKind {
    switch type {
    case .string: return .string
    case .boolean: return .boolean
    case .integer, .number: return .number
    case .null: return .null
    case .array: return .array
    case .map: return .object
    case .named(let name):
      switch try definition(name, schemas.required(name)) {
      case .object: return .object
      case .enumeration(let enumeration): return enumeration.isNumeric ? .number : .string
      case .alias(let alias): return try jsonKind(alias.target, at: choice)
      case .union: break
      }
    case .any, .nullable: break
    }
    throw ContractError(path: choice.path, expected: "a schema whose values are of one kind of JSON")
  }

  // MARK: By a constant

  /// The cases by the constants of a member that all have; nil where there is no such member, or constants are not
  /// distinct.
  private func byConstant(
    _ objects: [(type: TypeReference, schema: Node)], _ discriminator: String?
  ) throws(ContractError) -> (member: String, cases: [Union.Case])? {
    let first = objects.first?.schema.member("properties")?.members ?? []
    let candidates = discriminator.map { [$0] } ?? first.map(\.name)
    for member in candidates {
      var cases: [Union.Case] = []
      for (type, schema) in objects {
        guard let told = schema.member("properties")?.member(member) else { break }
        if let constant = try told.member("const")?.string() {
          cases.append(Union.Case(name: Identifier(constant).lowerCamel, type: type, test: .constant(constant)))
        } else if told.member("not") != nil {
          cases.append(Union.Case(name: "other", type: type, test: .otherwise))
        }
      }
      if cases.count == objects.count, Set(cases.map(\.test)).count == cases.count { return (member, renamed(cases)) }
    }
    return nil
  }

  /// Where all constants begin alike, as Pigeon's class names do (`PActive`), the types give better names: what is left
  /// of `AcmeFlutterIosActiveStatus` without the parts that all share.
  private func renamed(_ cases: [Union.Case]) -> [Union.Case] {
    let constants = cases.compactMap {
      if case .constant(let text) = $0.test { Identifier(text).parts.first } else { nil }
    }
    guard constants.count == cases.count, Set(constants).count == 1 else { return cases }
    var parts = cases.map { Identifier($0.type.names.joined()).parts[...] }
    while Set(parts.map(\.first)).count == 1, parts.allSatisfy({ $0.count > 1 }) {
      parts = parts.map { $0.dropFirst() }
    }
    while Set(parts.map(\.last)).count == 1, parts.allSatisfy({ $0.count > 1 }) { parts = parts.map { $0.dropLast() } }
    return zip(cases, parts).map { old, parts in
      Union.Case(name: Identifier(parts.joined(separator: " ")).lowerCamel, type: old.type, test: old.test)
    }
  }

  // MARK: By the member that is there

  /// The cases by a required member that no other case has; nil where one has none.
  private func byMember(_ objects: [(type: TypeReference, schema: Node)]) throws(ContractError) -> [Union.Case]? {
    var cases: [Union.Case] = []
    for (index, object) in objects.enumerated() {
      let others = objects.enumerated().filter { $0.offset != index }.map(\.element.schema)
      var own: String?
      for name in try object.schema.strings("required") where own == nil {
        let isShared = others.contains { $0.member("properties")?.member(name) != nil }
        if !isShared { own = name }
      }
      guard let own else { return nil }
      cases.append(Union.Case(name: own, type: object.type, test: .member(own)))
    }
    return cases
  }
}
