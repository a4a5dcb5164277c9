/// Writes Dart 3: final classes, sealed unions, lists of words with a case for new ones, and the methods, grouped.
///
/// - `json.dart`: what the types read with; the only file that is the same for every contract.
/// - `types.dart`: the types. One library, since a sealed class has its cases in its own.
/// - `methods.dart`: the methods as classes over a caller of the user's.
/// - `shapes.dart`: which type a result, a reply or an event is read with, for clients that read and write everything.
public struct DartWriter: TypeWriter {
  /// Dart.
  public static let language = Language.dart

  /// A writer.
  public init() {}

  /// The files, which belong into one folder.
  public func files(for model: TypeModel) -> [GeneratedFile] {
    let files = [
      GeneratedFile(path: "json.dart", text: Self.firstLine() + "\n\n" + RuntimeSource.dart),
      GeneratedFile(path: "methods.dart", text: methods(of: model)),
      GeneratedFile(path: "types.dart", text: types(of: model)),
    ]
    return model.uses == nil ? files + [GeneratedFile(path: "shapes.dart", text: shapes(of: model))] : files
  }

  private func types(of model: TypeModel) -> String {
    var text = SourceText()
    text.line(Self.firstLine())
    text.line()
    text.line("import 'json.dart';")
    for definition in model.typed {
      switch definition {
      case .object(let object): DartObject(object, in: model).write(to: &text)
      case .enumeration(let enumeration): DartEnumeration(enumeration, in: model).write(to: &text)
      case .union(let union): DartUnion(union, in: model).write(to: &text)
      case .alias: break  // Written out where it is used.
      }
    }
    return text.string
  }
}

/// Names and types as Dart writes them.
enum DartName {
  /// What no member, parameter or word may be called: reserved words, and what every object or every class here has.
  static let reserved: Set<String> = [
    "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum",
    "extends", "false",
    "final", "finally", "for", "if", "in", "is", "new", "null", "rethrow", "return", "super", "switch", "this", "throw",
    "true",
    "try", "var", "void", "while", "with", "yield",
    "fromJson", "hashCode", "index", "json", "noSuchMethod", "path", "runtimeType", "toJson", "toString", "values",
  ]

  /// The members' names, in their order. `path` and `json` are parameters only where types are read, and stay.
  static func members(_ names: [String]) -> [String] {
    Identifier.distinct(
      names, reserved: reserved.subtracting(["path", "json", "index", "values"]), spelling: \.lowerCamel)
  }

  /// The names of an enumeration's words. `value` is the text itself.
  static func words(_ names: [String]) -> [String] {
    Identifier.distinct(names, reserved: reserved.union(["value", "name"]), spelling: \.lowerCamel)
  }

  /// What a class says of its interfaces.
  static func implementing(_ interfaces: [String]) -> String {
    interfaces.isEmpty ? "" : " implements \(interfaces.joined(separator: ", "))"
  }

  /// What a member is, with its default and its limits.
  static func doc(of member: Member) -> String {
    var parts = [member.doc]
    if let value = member.defaultValue { parts.append("Default: `\(value.json)`.") }
    if let phrase = member.constraints.phrase { parts.append("Limits: \(phrase).") }
    return parts.joined(separator: " ")
  }

  /// Text as a literal.
  static func literal(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" || character == "$" { result.append("\\") }
      result.append(character)
    }
    return result + "'"
  }
}

extension TypeModel {
  /// The type as Dart writes it, with `?` where null may stand.
  func dartType(_ type: TypeReference) -> String {
    switch resolved(type) {
    case .string: "String"
    case .boolean: "bool"
    case .integer: "int"
    case .number: "num"
    case .null, .any: "Object?"
    case .named(let name): name
    case .array(let element): "List<\(dartType(element))>"
    case .map(let element): "Map<String, \(dartType(element))>"
    case .nullable(let inner): dartType(inner) + (isNullableInDart(inner) ? "" : "?")
    }
  }

  /// A function `(Object? json, String path)` that reads the type.
  func dartReader(_ type: TypeReference) -> String {
    switch resolved(type) {
    case .string: "readString"
    case .boolean: "readBool"
    case .integer: "readInt"
    case .number: "readNumber"
    case .null: "readNull"
    case .any: "readAny"
    case .named(let name): "\(name).fromJson"
    case .array(let element): "(json, path) => readList(json, path, \(dartReader(element)))"
    case .map(let element):
      resolved(element) == .any ? "readObject" : "(json, path) => readMap(json, path, \(dartReader(element)))"
    case .nullable(let inner): "(json, path) => readOrNull(json, path, \(dartReader(inner)))"
    }
  }

  /// An expression for the JSON of `value`, which is nullable when `mayBeNull`.
  func dartJSON(_ type: TypeReference, of value: String, mayBeNull: Bool) -> String {
    switch resolved(type) {
    case .string, .boolean, .integer, .number, .null, .any: return value
    case .named: return value + (mayBeNull ? "?" : "") + ".toJson()"
    case .nullable(let inner): return dartJSON(inner, of: value, mayBeNull: true)
    case .array(let element):
      guard needsWriting(element) else { return value }
      return "writeList(\(value), (item) => \(dartJSON(element, of: "item", mayBeNull: false)))"
    case .map(let element):
      guard needsWriting(element) else { return value }
      return "writeMap(\(value), (item) => \(dartJSON(element, of: "item", mayBeNull: false)))"
    }
  }

  /// Whether a value of the type is not JSON as it stands.
  private func needsWriting(_ type: TypeReference) -> Bool {
    switch resolved(type) {
    case .named: true
    case .array(let inner), .map(let inner), .nullable(let inner): needsWriting(inner)
    case .string, .boolean, .integer, .number, .null, .any: false
    }
  }

  /// Whether `Object?` is written for it, which has null already.
  private func isNullableInDart(_ type: TypeReference) -> Bool { [.any, .null].contains(resolved(type)) }
}
