extension KotlinTypes {
  func type(_ type: TypeReference) -> String {
    switch type {
    case .string: "String"
    case .boolean: "Boolean"
    case .integer: "Long"
    case .number: "Double"
    case .null: "JsonNull"
    case .any: "JsonElement"
    case .named(let name): name == "Nothing" ? "JsonNull" : name
    case .array(let element): "List<\(self.type(element))>"
    case .map(let value):
      value == .any || model.resolved(value) == .any ? "JsonObject" : "Map<String, \(self.type(value))>"
    case .nullable(let inner): self.type(inner) + "?"
    }
  }

  func propertyType(_ member: Member) -> String {
    let type = type(member.valueType)
    return member.isRequired && !member.isNullable ? type : type + "?"
  }

  /// An expression that makes JSON of a value.
  func encoded(_ value: String, _ type: TypeReference) -> String {
    switch model.resolved(type) {
    case .string, .boolean, .integer, .number: return "JsonPrimitive(\(value))"
    case .any, .null: return value
    case .named: return "\(value).toJson()"
    case .array(let element):
      return isPlain(element) ? "JsonArray(\(value))" : "JsonArray(\(value).map { \(encoded("it", element)) })"
    case .map(let element):
      return isPlain(element) ? value : "JsonObject(\(value).mapValues { \(encoded("it.value", element)) })"
    case .nullable(let inner):
      // A smart cast does not reach a value of another name: `it.value` is given one.
      return isPlain(inner)
        ? "\(value) ?: JsonNull" : "(\(value)?.let { present -> \(encoded("present", inner)) } ?: JsonNull)"
    }
  }

  /// An expression that reads a value from JSON.
  func decoded(_ json: String, _ type: TypeReference) -> String {
    switch model.resolved(type) {
    case .string: return "\(json).text()"
    case .boolean: return "\(json).boolean()"
    case .integer: return "\(json).integer()"
    case .number: return "\(json).number()"
    case .null: return "\(json).nothing()"
    case .any: return json
    case .named(let name): return "\(name).fromJson(\(json))"
    case .array(let element): return "\(json).list { \(decoded("it", element)) }"
    case .map(let element): return isPlain(element) ? "\(json).members()" : "\(json).map { \(decoded("it", element)) }"
    case .nullable(let inner): return "\(json).orNull { \(decoded("it", inner)) }"
    }
  }

  func isPlain(_ type: TypeReference) -> Bool { model.resolved(type) == .any }

  /// A member as a property: the SDKs' own spelling where Kotlin has such names, and where another member has that one.
  func property(_ member: Member, of type: ObjectType) -> String {
    let spelled = escaped(member.name)
    let isTaken = spelled != member.name && type.members.contains { $0.name == spelled }
    return isTaken ? member.name : spelled
  }

  func escaped(_ name: String) -> String {
    let isPlain = name.first?.isLowercase == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let spelled = isPlain ? name : Identifier(name).lowerCamel
    return Self.keywords.contains(spelled) ? "`\(spelled)`" : spelled
  }

  static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object",
    "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"", "\\", "$": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
