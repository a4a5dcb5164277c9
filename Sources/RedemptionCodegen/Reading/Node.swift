import JanssonCoding

/// A value of the document that knows where it stands.
struct Node {
  let value: JanssonValue
  /// A JSON Pointer.
  let path: String

  /// A member that may be missing.
  func member(_ name: String) -> Node? {
    value.member(name).map { Node(value: $0, path: path + "/" + Self.escaped(name)) }
  }

  /// A member that has to be there.
  func required(_ name: String) throws(ContractError) -> Node {
    guard let node = member(name) else { throw ContractError(path: path, expected: "a member '\(name)'") }
    return node
  }

  /// The members, in the document's order; nothing for what is no object.
  var members: [(name: String, node: Node)] {
    guard value.kind == .object else { return [] }
    return value.members.map { ($0.name, Node(value: $0.value, path: path + "/" + Self.escaped($0.name))) }
  }

  /// The elements, in order; nothing for what is no list.
  var elements: [Node] {
    guard value.kind == .array else { return [] }
    return value.elements.enumerated().map { Node(value: $0.element, path: path + "/\($0.offset)") }
  }

  /// The text here.
  func string() throws(ContractError) -> String {
    guard let string = value.string else { throw ContractError(path: path, expected: "a string") }
    return string
  }

  /// The whole number here.
  func integer() throws(ContractError) -> Int64 {
    guard let integer = value.int64 else { throw ContractError(path: path, expected: "a whole number") }
    return integer
  }

  /// The description here; empty without one.
  func doc() throws(ContractError) -> String { try member("description")?.string() ?? "" }

  /// The texts of a list; nothing without it.
  func strings(_ name: String) throws(ContractError) -> [String] {
    var result: [String] = []
    for element in member(name)?.elements ?? [] { result.append(try element.string()) }
    return result
  }

  /// The name of the definition that this schema refers to; nil for a schema that is no reference.
  func reference() throws(ContractError) -> String? {
    guard let node = member("$ref") else { return nil }
    let text = try node.string()
    let prefix = "#/components/schemas/"
    guard text.hasPrefix(prefix), !text.dropFirst(prefix.count).contains("/") else {
      throw ContractError(path: node.path, expected: "a reference to a definition under \(prefix)")
    }
    return String(text.dropFirst(prefix.count))
  }

  /// A name as a part of a JSON Pointer.
  private static func escaped(_ name: String) -> String {
    var result = ""
    for character in name {
      switch character {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.append(character)
      }
    }
    return result
  }
}
