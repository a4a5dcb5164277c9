extension CSharpWriting {
  /// The type of values that are there and not null.
  func type(_ reference: TypeReference) -> String {
    switch model.resolved(reference) {
    case .string: "string"
    case .boolean: "bool"
    case .integer: "long"
    case .number: "double"
    case .null, .any: "JToken"
    case .named(let name): names.type(name)
    case .array(let element): "IReadOnlyList<\(type(element))>"
    case .map(let value): isAny(value) ? "JObject" : "IReadOnlyDictionary<string, \(type(value))>"
    case .nullable(let inner): isValue(inner) ? type(inner) + "?" : type(inner)
    }
  }

  /// Whether C# has the type as a value type, whose null is another type.
  func isValue(_ reference: TypeReference) -> Bool {
    switch model.resolved(reference) {
    case .boolean, .integer, .number: true
    default: false
    }
  }

  /// Whether it is any JSON value: null is one of them then.
  func isAny(_ reference: TypeReference) -> Bool {
    switch model.resolved(reference) {
    case .any, .null: true
    default: false
    }
  }

  /// The function that reads such a value from a token.
  func reader(_ reference: TypeReference) -> String {
    switch model.resolved(reference) {
    case .string: "JsonShape.Text"
    case .boolean: "JsonShape.Truth"
    case .integer: "JsonShape.Whole"
    case .number: "JsonShape.Number"
    case .null, .any: "JsonShape.Any"
    case .named(let name): "\(names.type(name)).Read"
    case .array(let element): "JsonShape.ListOf(\(reader(element)))"
    case .map(let value): isAny(value) ? "JsonShape.Object" : "JsonShape.MapOf(\(reader(value)))"
    case .nullable(let inner): "JsonShape.\(isValue(inner) ? "OrNullValue" : "OrNull")(\(reader(inner)))"
    }
  }

  /// The token of a value that the C# expression gives.
  func written(_ reference: TypeReference, _ value: String, depth: Int = 0) -> String {
    let item = depth == 0 ? "item" : "item\(depth)"
    switch model.resolved(reference) {
    case .string, .boolean, .integer, .number, .null, .any: return "JsonShape.Of(\(value))"
    case .named: return "\(value).Write()"
    case .array(let element):
      return "JsonShape.Of(\(value), \(item) => \(written(element, item, depth: depth + 1)))"
    case .map(let element):
      return isAny(element)
        ? "JsonShape.Of(\(value))" : "JsonShape.Of(\(value), \(item) => \(written(element, item, depth: depth + 1)))"
    case .nullable(let inner):
      return isValue(inner)
        ? "\(value).HasValue ? \(written(inner, value + ".Value", depth: depth)) : JsonShape.Null()"
        : "\(value) == null ? JsonShape.Null() : \(written(inner, value, depth: depth))"
    }
  }
}
