import JanssonCoding

extension TypeModel {
  /// Reads the bundled OpenRPC document: what `redemption schema` prints.
  /// - Throws: ``ContractError`` for a document that is JSON but no such contract, `UnreadableJSON` for other text.
  public init(openRPC text: [UInt8]) throws {
    let tree = try JanssonTree.reading(text)
    try self.init(document: Node(value: tree.root, path: ""))
  }

  private init(document: Node) throws(ContractError) {
    let schemas = try document.required("components").required("schemas")
    var definitions: [Definition] = []
    for (name, schema) in schemas.members {
      definitions.append(try SchemaReader(schemas: schemas).definition(name, schema))
    }
    definitions.sort { $0.name < $1.name }
    self.init(
      version: try document.required("info").member("x-contractVersion")?.integer() ?? 1, definitions: definitions,
      methods: try Self.methods(of: document), notifications: try Self.notifications(of: document),
      events: try Self.events(of: schemas), targetTables: try Self.targetTables(of: schemas),
      vendors: try Self.vendors(of: document, schemas), ownTypes: try Self.ownTypes(of: schemas), uses: nil)
    try checkNames()
    setDirections()
    setUnionsOfObjects()
  }

  private static func methods(of document: Node) throws(ContractError) -> [Method] {
    var result: [Method] = []
    for node in try document.required("methods").elements {
      var errors: [MethodError] = []
      for error in node.member("errors")?.elements ?? [] {
        errors.append(
          MethodError(
            code: try error.required("code").integer(), kind: try error.member("data")?.member("kind")?.string(),
            doc: try error.required("message").string()))
      }
      result.append(
        Method(
          name: try node.required("name").string(), doc: try node.required("summary").string(),
          params: try name(in: node.required("x-params")),
          result: try name(in: node.required("result").required("schema")), errors: errors))
    }
    return result
  }

  private static func notifications(of document: Node) throws(ContractError) -> [Notification] {
    var result: [Notification] = []
    for node in document.member("x-notifications")?.elements ?? [] {
      result.append(
        Notification(
          name: try node.required("name").string(), doc: try node.required("summary").string(),
          params: try name(in: node.required("x-params"))))
    }
    return result
  }

  private static func events(of schemas: Node) throws(ContractError) -> [EventShape] {
    var result: [EventShape] = []
    for (_, schema) in schemas.members {
      for row in schema.member("x-events")?.elements ?? [] {
        result.append(
          EventShape(
            vendor: try row.required("vendor").string(), sdk: try row.member("sdk")?.string(),
            name: try row.required("name").string(), params: try name(in: row.required("params"))))
      }
    }
    return result
  }

  private static func targetTables(of schemas: Node) throws(ContractError) -> [TargetTable] {
    var result: [TargetTable] = []
    for (name, schema) in schemas.members {
      guard let table = schema.member("x-targets") else { continue }
      var rows: [TargetTable.Row] = []
      for row in table.elements {
        rows.append(
          TargetTable.Row(
            vendor: try row.required("vendor").string(), sdk: try row.required("sdk").string(),
            platform: try row.required("platform").string(), shape: try Self.name(in: row.required("schema"))))
      }
      result.append(TargetTable(name: name, rows: rows))
    }
    return result.sorted { $0.name < $1.name }
  }

  /// The vendors under `x-vendors`, with the schemas that name them under `x-vendor`.
  private static func vendors(of document: Node, _ schemas: Node) throws(ContractError) -> [VendorTypes] {
    var names: [String: Set<String>] = [:]
    for (name, schema) in schemas.members {
      guard let vendor = schema.member("x-vendor") else { continue }
      names[try vendor.string(), default: []].insert(name)
    }
    var result: [VendorTypes] = []
    for node in document.member("x-vendors")?.elements ?? [] {
      let id = try node.required("vendor").string()
      let definitions = names.removeValue(forKey: id) ?? []
      result.append(VendorTypes(id: id, name: try node.required("name").string(), definitions: definitions))
    }
    if let stray = names.keys.sorted().first {
      throw ContractError(path: "", expected: "an element of x-vendors for the vendor '\(stray)'")
    }
    return result.sorted { $0.id < $1.id }
  }

  private static func ownTypes(of schemas: Node) throws(ContractError) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (name, schema) in schemas.members {
      for sdk in try schema.strings("x-sdks") { result[sdk, default: []].append(name) }
    }
    return result
  }

  /// The definition that a schema has to refer to.
  private static func name(in schema: Node) throws(ContractError) -> String {
    guard let name = try schema.reference() else {
      throw ContractError(path: schema.path, expected: "a reference to a definition")
    }
    return name
  }
}
