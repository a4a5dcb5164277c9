import Foundation
import XMLReading

extension DataNode {
  /// Reads a property list, with lines where it is written in XML.
  static func plist(_ path: String, in files: ProjectFiles) throws -> DataNode {
    let data = try files.data(path)
    guard !data.starts(with: Array("bplist".utf8)) else { return try propertyList(data) }
    let source = try files.text(path)
    let head = source.text.drop { $0.isWhitespace }
    guard head.hasPrefix("<") else { return try propertyList(data) }
    return try plist(source)
  }

  /// Reads a property list written in XML.
  static func plist(_ source: SourceText) throws(MalformedFile) -> DataNode {
    let root = try XMLTree.read(source)
    guard root.name == "plist", let value = root.children.first else {
      throw MalformedFile(line: root.line, reason: "it has no plist element with a value")
    }
    return try DataNode(value)
  }

  private init(_ element: XMLTree) throws(MalformedFile) {
    switch element.name {
    case "dict":
      var members: [String: DataNode] = [:]
      var key: XMLTree?
      for child in element.children {
        if child.name == "key" {
          key = child
        } else if let name = key {
          members[name.trimmedText] = DataNode(value: try DataNode(child).value, line: child.line)
          key = nil
        } else {
          throw MalformedFile(line: child.line, reason: "a value in a dict has no key before it")
        }
      }
      if let key { throw MalformedFile(line: key.line, reason: "the key \(key.trimmedText) has no value") }
      self.init(value: .map(members), line: element.line)
    case "array":
      var nodes: [DataNode] = []
      for child in element.children { nodes.append(try DataNode(child)) }
      self.init(value: .list(nodes), line: element.line)
    case "true", "false": self.init(value: .scalar(element.name), line: element.line)
    case "string", "integer", "real", "date", "data": self.init(value: .scalar(element.trimmedText), line: element.line)
    default: throw MalformedFile(line: element.line, reason: "a property list has no element named \(element.name)")
    }
  }
}
