/// Adds members to a manifest in JSON, and leaves every other byte as it is.
struct ManifestEditor {
  private(set) var text: String
  private var root: DataNode

  init(_ text: String, _ root: DataNode) {
    self.text = text
    self.root = root
  }

  /// Sets a text in an object of the manifest, which is made if it is missing. A member that is there stays as it is.
  mutating func set(_ name: String, to value: String, in section: String) {
    guard let range = root.range else { return }
    guard let part = root[section] else {
      return insert(
        "\"\(section)\": {\n    \"\(name)\": \"\(value)\"\n  }", into: range, isEmpty: root.map.isEmpty, indent: "  ")
    }
    guard let inner = part.range, part[name] == nil else { return }
    insert("\"\(name)\": \"\(value)\"", into: inner, isEmpty: part.map.isEmpty, indent: "    ")
  }

  /// Inserts a member at the end of an object.
  private mutating func insert(_ member: String, into range: Range<Int>, isEmpty: Bool, indent: String) {
    var bytes = Array(text.utf8)
    var end = range.upperBound - 1
    while end > range.lowerBound + 1, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    let isOneLine = !isEmpty && !bytes[range].contains(0x0A)
    let tail = isOneLine ? " " : "\n" + String(repeating: " ", count: indent.count - 2)
    let addition = isOneLine ? ", " + member : (isEmpty ? "" : ",") + "\n" + indent + member
    bytes.replaceSubrange(end..<range.upperBound - 1, with: Array((addition + tail).utf8))
    let changed = String(decoding: bytes, as: UTF8.self)
    guard let source = try? DataNode.json(SourceText(path: "", text: changed)) else { return }
    (text, root) = (changed, source)
  }
}
