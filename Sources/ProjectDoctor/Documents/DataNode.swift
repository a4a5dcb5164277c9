/// A value read from a data file, with its line.
struct DataNode: Sendable {
  indirect enum Value: Sendable {
    case scalar(String)
    case list([DataNode])
    case map([String: DataNode])
    case null
  }

  let value: Value
  /// Counted from 1; of a map's member the line of its key. 0 in a binary property list, which has no lines.
  let line: Int
  /// The bytes of the value in the text's UTF-8; nil unless it was read from JSON.
  var range: Range<Int>? = nil

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

  /// The texts of a list, or a single text.
  var strings: [DataNode] { string == nil ? list.filter { $0.string != nil } : [self] }

  /// The same value on another line, that of a member's key.
  func at(_ line: Int) -> DataNode { DataNode(value: value, line: line, range: range) }
}
