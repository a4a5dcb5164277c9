/// Writes Swift: structs, enumerations with associated values, and coding by hand, which keeps explicit nulls.
///
/// The files need the standard library alone, are `Sendable` and `Hashable` throughout, and compile in language mode 6.
public struct SwiftWriter: TypeWriter {
  /// Swift.
  public static let language = Language.swift

  /// A writer.
  public init() {}

  /// Six files, which belong into one module.
  public func files(for model: TypeModel) -> [GeneratedFile] {
    [
      GeneratedFile(path: "JSONValue.swift", text: Self.firstLine() + "\n" + RuntimeSource.swift),
      file("Objects.swift", SwiftObjects(model: model).text),
      file("Words.swift", SwiftWords(model: model).text),
      file("Unions.swift", SwiftUnions(model: model).text),
      file("Methods.swift", SwiftMethods(model: model).text),
      file("Targets.swift", SwiftTargets(model: model).text),
    ]
  }

  private func file(_ path: String, _ text: String) -> GeneratedFile {
    GeneratedFile(path: path, text: Self.firstLine() + "\n// swift-format-ignore-file\n\n" + text)
  }
}

/// The words of Swift that its files share.
enum Swift {
  /// A type in place.
  static func type(_ type: TypeReference) -> String {
    switch type {
    case .string: "String"
    case .boolean: "Bool"
    case .integer: "Int64"
    case .number: "Double"
    case .null: "JSONNull"
    case .any: "JSONValue"
    case .named(let name): name
    case .array(let element): "[\(Self.type(element))]"
    case .map(let value): "[String: \(Self.type(value))]"
    case .nullable(let type): "\(Self.type(type))?"
    }
  }

  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  /// Names of properties: as on the wire where that is Swift's own spelling, or where that spelling is another
  /// member's.
  static func properties(_ names: [String]) -> [String: String] {
    let spelled = names.map { name in
      let camel = Identifier(name).lowerCamel
      return name.contains { !($0.isLetter || $0.isNumber) } && !names.contains(camel) ? camel : name
    }
    return Dictionary(zip(names, spelled.map(escaped))) { first, _ in first }
  }

  /// Names of cases: lowerCamelCase, and as on the wire where two would be one.
  static func cases(_ names: [String], besides: [String] = []) -> [String] {
    var taken = Set(besides)
    return names.map { name in
      let spelled = Identifier(name).lowerCamel
      let free = taken.contains(spelled) ? name : spelled
      taken.insert(free)
      return escaped(free)
    }
  }

  /// A name in backticks where it is a word of the language.
  static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Self", "Type", "Protocol",
  ]
}
