import JanssonCoding
import RedemptionCore
import RedemptionServer

/// The server's own contract, as schemas that stand alone.
struct Contract {
  private let schemas: [String: JSONValue]
  private let methods: [String: JSONValue]
  /// Shapes with a form for each vendor and SDK: hundreds of schemas, which no client can use as one.
  private static let open: Set<String> = ["Reply", "CustomerReply", "StatusReply", "EventParams"]

  /// Reads the bundled document.
  init() throws {
    let document = try JSONValue.reading(JSONText(OpenRPCDocument.json).bytes)
    schemas = document["components"]?["schemas"]?.members ?? [:]
    let listed = (document["methods"]?.elements ?? []).map { ($0["name"]?.string ?? "", $0) }
    methods = Dictionary(listed, uniquingKeysWith: { first, _ in first })
  }

  /// The names of all methods, sorted.
  var methodNames: [String] { methods.keys.sorted() }

  /// A method of the contract; nil if there is none with this name.
  func method(_ name: String) -> JSONValue? { methods[name] }

  /// The params of a method as an object schema; an empty object if it takes none.
  func params(of method: String) -> JSONValue {
    standalone(methods[method]?["x-params"] ?? ["type": "object", "additionalProperties": false])
  }

  /// The result of a method.
  func result(of method: String) -> JSONValue { standalone(methods[method]?["result"]?["schema"] ?? [:]) }

  /// A schema with all that it refers to in `$defs`. A reference at its root is resolved.
  func standalone(_ schema: JSONValue) -> JSONValue {
    let root = Contract.reference(schema).flatMap { schemas[$0] } ?? schema
    var found: [String: JSONValue] = [:]
    var open = Contract.references(in: root)
    while let name = open.popFirst() {
      let definition = Contract.open.contains(name) ? Contract.any(name) : schemas[name] ?? [:]
      found[name] = Contract.local(definition)
      open.formUnion(Contract.references(in: definition).subtracting(found.keys))
    }
    guard case .object(var members) = Contract.local(root) else { return root }
    if !found.isEmpty { members["$defs"] = .object(found) }
    return .object(members)
  }

  private static func any(_ name: String) -> JSONValue {
    ["title": .string(name), "description": "Exactly what the vendor's SDK returns on this target."]
  }

  private static let prefix = "#/components/schemas/"

  private static func reference(_ schema: JSONValue) -> String? {
    guard let text = schema["$ref"]?.string, text.hasPrefix(prefix) else { return nil }
    return String(text.dropFirst(prefix.count))
  }

  private static func references(in value: JSONValue) -> Set<String> {
    switch value {
    case .object(let members):
      let own = reference(value).map { [$0] } ?? []
      return members.values.reduce(into: Set(own)) { $0.formUnion(references(in: $1)) }
    case .array(let elements): return elements.reduce(into: []) { $0.formUnion(references(in: $1)) }
    default: return []
    }
  }

  /// The same with references into `$defs`, and without keywords that only our own tools read.
  private static func local(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      var kept = members.filter { !$0.key.hasPrefix("x-") }.mapValues(local)
      if let name = reference(value) { kept["$ref"] = .string("#/$defs/" + name) }
      return .object(kept)
    case .array(let elements): return .array(elements.map(local))
    default: return value
    }
  }
}

extension JSONValue {
  /// The members of an object; nil for anything else.
  var members: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The elements of an array; nil for anything else.
  var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}
