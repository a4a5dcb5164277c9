import Foundation
import XMLReading

extension DataNode {
  /// Reads a property list in any of its forms: XML, binary, or the old one of `project.pbxproj`.
  static func propertyList(_ path: String, in files: ProjectFiles) throws -> DataNode {
    let data = try files.data(path)
    if BinaryPropertyList.isOne(data) { return try binaryPropertyList(data) }
    let source = try files.text(path, data)
    return source.text.utf8.first { $0 > 0x20 } == UInt8(ascii: "<") && !startsWithData(source.text)
      ? try xmlPropertyList(source) : try oldPropertyList(source)
  }

  /// The old form writes data as `<0fbd77>`.
  private static func startsWithData(_ text: String) -> Bool {
    let begin = text.utf8.drop { $0 <= 0x20 }.dropFirst().first
    return begin.map { Character(UnicodeScalar($0)).isHexDigit } ?? false
  }

  /// Reads a property list written in XML.
  static func xmlPropertyList(_ source: SourceText) throws(MalformedFile) -> DataNode {
    let root = try XMLTree.read(source)
    guard root.name == "plist", let value = root.children.first else {
      throw MalformedFile(line: root.line, reason: "it has no plist element with a value")
    }
    return try DataNode(value)
  }

  /// The elements are as many and as deep as ``XMLTree`` takes.
  private init(_ element: XMLTree) throws(MalformedFile) {
    switch element.name {
    case "dict":
      var members: [String: DataNode] = [:]
      var key: XMLTree?
      for child in element.children {
        if child.name == "key" {
          key = child
        } else if let name = key {
          members[name.trimmedText] = try DataNode(child).at(child.line)
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
    // A blank is a part of a string, as CFBundleURLSchemes shows: iOS registers such a scheme, and no link has it.
    case "string": self.init(value: .scalar(element.text), line: element.line)
    case "integer", "real", "date", "data": self.init(value: .scalar(element.trimmedText), line: element.line)
    default: throw MalformedFile(line: element.line, reason: "a property list has no element named \(element.name)")
    }
  }
}
