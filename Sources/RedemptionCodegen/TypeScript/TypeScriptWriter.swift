/// Writes TypeScript: interfaces and discriminated unions, a typed map of methods, events and targets, and functions
/// that read JSON with checks.
///
/// A value looks in TypeScript as it does on the wire, so that writing it is `JSON.stringify`. The one exception is a
/// case of a union that only a newer server knows: it is wrapped in an object with a literal of its own, as TypeScript
/// could not narrow the union otherwise, and writes itself as what came.
public struct TypeScriptWriter: TypeWriter {
  /// TypeScript.
  public static let language = Language.typescript

  /// A writer.
  public init() {}

  /// Six modules; `index.ts` exports what is meant for others.
  public func files(for model: TypeModel) -> [GeneratedFile] {
    [
      file("types.ts", TypeScriptTypes(model: model).text),
      file("contract.ts", TypeScriptContract(model: model).text),
      file("shapes.ts", TypeScriptShapes(model: model).text),
      file("decode.ts", TypeScriptDecoding(model: model).text),
      file("calls.ts", TypeScriptCalls(model: model).text),
      file("index.ts", Self.index),
    ]
  }

  private func file(_ path: String, _ text: String) -> GeneratedFile {
    GeneratedFile(path: path, text: Self.firstLine() + "\n\n" + text)
  }

  private static let index = """
    export * from './calls.ts';
    export * from './contract.ts';
    export * from './decode.ts';
    export * from './types.ts';

    """
}

/// The words of TypeScript that its modules share.
enum TypeScript {
  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": result += "\\'"
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  /// A member's name: quoted where it is no identifier.
  static func key(_ name: String) -> String {
    let isIdentifier = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
    let begins = name.first.map { !$0.isNumber } ?? false
    return isIdentifier && begins ? name : literal(name)
  }

  /// A type in place.
  static func type(_ type: TypeReference) -> String {
    switch type {
    case .string: "string"
    case .boolean: "boolean"
    case .integer, .number: "number"
    case .null: "null"
    case .any: "JSONValue"
    case .named(let name): name
    case .array(let element): "readonly \(grouped(element))[]"
    case .map(let value): "{ readonly [name: string]: \(mapped(value)) }"
    case .nullable(let type): "\(Self.type(type)) | null"
    }
  }

  /// The values of a map. A member of any JSON may be `undefined`: it is left out when it is written, so that a literal
  /// with optional members fits.
  private static func mapped(_ value: TypeReference) -> String {
    value == .any || value == .named("JSONValue") ? "JSONValue | undefined" : type(value)
  }

  private static func grouped(_ type: TypeReference) -> String {
    switch type {
    case .array, .nullable: "(\(Self.type(type)))"
    default: Self.type(type)
    }
  }

  /// A comment's text, with nothing in it that ends the comment.
  static func comment(_ text: String) -> String {
    var result = ""
    var last: Character = " "
    for character in text {
      if last == "*", character == "/" { result += "\\" }
      result.append(character)
      last = character
    }
    return result
  }
}

extension SourceText {
  /// A list in braces or brackets: on one line where it fits, else an element a line.
  mutating func list(_ opening: String, _ elements: [String], _ closing: String) {
    let line = elements.isEmpty ? opening + closing : opening + " " + elements.joined(separator: ", ") + " " + closing
    guard line.count > 140 else { return self.line(line) }
    block(opening, closing) { $0.elements(elements) }
  }
}
