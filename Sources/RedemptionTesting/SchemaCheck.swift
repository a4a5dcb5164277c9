import RedemptionCore

/// Compares values with the JSON Schemas of a contract: the keywords that `Schemas` uses.
struct SchemaCheck {
  /// The contract, in which references lead.
  let document: JSONValue

  /// The first place at which a value is not as a schema says; nil if there is none.
  func violation(of value: JSONValue, by schema: JSONValue, at path: String = "") -> String? {
    guard let schema = resolved(schema) else { return "\(path): a reference leads nowhere" }
    if let types = schema["type"]?.words, !types.contains(where: value.isOfType) {
      return "\(path): expected \(types.joined(separator: " or "))"
    }
    if let constant = schema["const"], constant != value { return "\(path): expected another constant" }
    if case .array(let words)? = schema["enum"], !words.contains(value) {
      return "\(path): expected one of the words under `enum`"
    }
    return objectViolation(of: value, schema, path) ?? arrayViolation(of: value, schema, path)
      ?? alternativeViolation(of: value, schema, path)
  }

  /// A value that a schema allows, with every member; nil for a schema that does not say enough.
  func sample(of schema: JSONValue, depth: Int = 0) -> JSONValue? {
    guard depth < 8, let schema = resolved(schema) else { return nil }
    if let constant = schema["const"] { return constant }
    if case .array(let words)? = schema["enum"] { return words.first }
    for name in ["oneOf", "anyOf"] {
      if case .array(let choices)? = schema[name] { return choices.first.flatMap { sample(of: $0, depth: depth + 1) } }
    }
    switch schema["type"]?.words.first {
    case "string": return "a"
    case "integer", "number": return schema["minimum"] ?? 1
    case "boolean": return true
    case "array": return []
    case "object":
      guard case .object(let properties)? = schema["properties"] else { return [:] }
      return .object(properties.compactMapValues { sample(of: $0, depth: depth + 1) })
    default: return nil
    }
  }

  private func objectViolation(of value: JSONValue, _ schema: JSONValue, _ path: String) -> String? {
    guard case .object(let members) = value else { return nil }
    let properties: [String: JSONValue] = if case .object(let known)? = schema["properties"] { known } else { [:] }
    for name in schema["required"]?.words ?? [] where members[name] == nil { return "\(path)/\(name) is missing" }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      let place = "\(path)/\(name)"
      if let property = properties[name] {
        if let found = violation(of: member, by: property, at: place) { return found }
      } else if schema["additionalProperties"] == false {
        return "\(place) is no member of the schema"
      } else if case .object? = schema["additionalProperties"], let others = schema["additionalProperties"] {
        if let found = violation(of: member, by: others, at: place) { return found }
      }
    }
    return nil
  }

  private func arrayViolation(of value: JSONValue, _ schema: JSONValue, _ path: String) -> String? {
    guard case .array(let elements) = value, let items = schema["items"] else { return nil }
    return elements.enumerated().lazy.compactMap { violation(of: $1, by: items, at: "\(path)/\($0)") }.first
  }

  private func alternativeViolation(of value: JSONValue, _ schema: JSONValue, _ path: String) -> String? {
    for name in ["oneOf", "anyOf"] {
      guard case .array(let choices)? = schema[name] else { continue }
      let found = choices.map { violation(of: value, by: $0, at: path) }
      if found.allSatisfy({ $0 != nil }) {
        return found.count == 1 ? found.first ?? nil : "\(path): no alternative of the schema fits"
      }
    }
    guard case .array(let parts)? = schema["allOf"] else { return nil }
    return parts.lazy.compactMap { violation(of: value, by: $0, at: path) }.first
  }

  private func resolved(_ schema: JSONValue) -> JSONValue? {
    var schema = schema
    for _ in 0..<16 {
      guard let reference = schema["$ref"]?.string else { return schema }
      let pointer = JSONPointer(String(reference.drop { $0 == "#" }))
      guard let target = pointer?.tokens.reduce(Optional(document), { $0?[$1] }) else { return nil }
      schema = target
    }
    return nil
  }
}

extension JSONValue {
  /// A text, or the texts of an array.
  fileprivate var words: [String] {
    if let string { return [string] }
    guard case .array(let elements) = self else { return [] }
    return elements.compactMap(\.string)
  }

  /// True for a value of a type of JSON Schema.
  fileprivate func isOfType(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.string, "string"), (.array, "array"), (.object, "object"): true
    case (.bool, "boolean"): true
    case (.integer, "integer"), (.integer, "number"), (.real, "number"): true
    case (.real(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
