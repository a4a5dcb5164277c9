import Foundation
import TOMLKit
import Yams

/// A value read from a data file, with the line it stands on.
struct DataNode: Sendable {
  indirect enum Value: Sendable {
    case scalar(String)
    case list([DataNode])
    case map([String: DataNode])
    case null
  }

  let value: Value
  /// Counted from 1; of a map's member the line of its key. 0 where the parser tells none.
  let line: Int

  var string: String? {
    guard case .scalar(let text) = value else { return nil }
    return text
  }

  var list: [DataNode] {
    guard case .list(let nodes) = value else { return [] }
    return nodes
  }

  var map: [String: DataNode] {
    guard case .map(let members) = value else { return [:] }
    return members
  }

  subscript(key: String) -> DataNode? { map[key] }

  /// The texts of a list, or the one text that stands instead of a list.
  var strings: [DataNode] { string == nil ? list.filter { $0.string != nil } : [self] }
}

/// A file that its own grammar does not accept.
struct MalformedFile: Error {
  /// Counted from 1.
  let line: Int
  let reason: String
}

extension DataNode {
  /// Reads YAML 1.1 and 1.2; of several documents the first.
  static func yaml(_ source: SourceText) throws(MalformedFile) -> DataNode {
    do {
      guard let root = try Yams.compose(yaml: source.text) else { return DataNode(value: .null, line: 1) }
      return DataNode(root, line: 1, depth: 0)
    } catch {
      throw MalformedFile(line: (error as? YamlError)?.line ?? 1, reason: "it is not YAML")
    }
  }

  private init(_ node: Node, line: Int, depth: Int) {
    let here = node.mark?.line ?? line
    guard depth < 64 else {
      self.init(value: .null, line: here)
      return
    }
    switch node {
    case .scalar(let scalar):
      self.init(value: .scalar(scalar.string), line: here)
    case .sequence(let sequence):
      self.init(value: .list(sequence.map { DataNode($0, line: here, depth: depth + 1) }), line: here)
    case .mapping(let mapping):
      var members: [String: DataNode] = [:]
      for (key, value) in mapping {
        guard let name = key.string else { continue }
        let member = DataNode(value, line: here, depth: depth + 1)
        members[name] = DataNode(value: member.value, line: key.mark?.line ?? member.line)
      }
      self.init(value: .map(members), line: here)
    case .alias:
      self.init(value: .null, line: here)
    }
  }

  /// Reads JSON; comments and trailing commas are taken, as Expo and Unity take them.
  static func json(_ source: SourceText) throws(MalformedFile) -> DataNode {
    let data = Data(source.text.utf8)
    do {
      let value = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
      return DataNode(value, at: "", lines: JSONLines.lines(of: source.text), line: 1)
    } catch {
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      guard let value = try? decoder.decode(AnyValue.self, from: data).value else {
        throw MalformedFile(line: JSONLines.lineOfFailure(error, in: source), reason: "it is not JSON")
      }
      return DataNode(value, at: "", lines: JSONLines.lines(of: source.text), line: 1)
    }
  }

  private init(_ value: Any, at path: String, lines: [String: Int], line: Int) {
    let here = lines[path] ?? line
    switch value {
    case let members as [String: Any]:
      var nodes: [String: DataNode] = [:]
      for (key, member) in members {
        nodes[key] = DataNode(member, at: path + JSONLines.separator + key, lines: lines, line: here)
      }
      self.init(value: .map(nodes), line: here)
    case let elements as [Any]:
      let nodes = elements.enumerated().map { index, element in
        DataNode(element, at: path + JSONLines.separator + String(index), lines: lines, line: here)
      }
      self.init(value: .list(nodes), line: here)
    case let text as String: self.init(value: .scalar(text), line: here)
    case let number as NSNumber: self.init(value: .scalar(number.stringValue), line: here)
    default: self.init(value: .null, line: here)
    }
  }

  /// Reads a property list of any form (XML, binary, or the old one of `project.pbxproj`), without lines.
  static func propertyList(_ data: Data) throws(MalformedFile) -> DataNode {
    do {
      let value = try PropertyListDecoder().decode(AnyValue.self, from: data).value
      return DataNode(value, at: "", lines: [:], line: 0)
    } catch {
      throw MalformedFile(line: 1, reason: "it is not a property list")
    }
  }

  /// Reads TOML. A member's line is that of the line that begins with its key, in its table.
  static func toml(_ source: SourceText) throws(MalformedFile) -> DataNode {
    do {
      let value = try TOMLDecoder().decode(AnyValue.self, from: source.text).value
      return DataNode(value, at: "", lines: TOMLLines.lines(of: source), line: 1)
    } catch {
      throw MalformedFile(
        line: JSONLines.number(after: "line", in: String(describing: error)) ?? 1, reason: "it is not TOML")
    }
  }
}

extension YamlError {
  /// Where the reader stopped, counted from 1.
  fileprivate var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    default: nil
    }
  }
}

/// A value of any shape, as Foundation's objects.
private struct AnyValue: Decodable {
  let value: Any

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var members: [String: Any] = [:]
      for key in object.allKeys { members[key.stringValue] = try object.decode(AnyValue.self, forKey: key).value }
      value = members
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [Any] = []
      while !list.isAtEnd { elements.append(try list.decode(AnyValue.self).value) }
      value = elements
    } else {
      let scalar = try decoder.singleValueContainer()
      value =
        (try? scalar.decode(String.self)) ?? (try? scalar.decode(Double.self)).map { NSNumber(value: $0) } ?? NSNull()
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
