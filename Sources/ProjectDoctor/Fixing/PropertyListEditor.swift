import XMLReading

/// Changes of a property list that is written in XML.
struct PropertyListEditor {
  private let editor: XMLEditor
  private let dict: XMLTree

  init(_ source: SourceText) throws(Refusal) {
    guard source.text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else {
      throw Refusal(reason: "The property list is not written in XML; change it in Xcode.")
    }
    editor = try XMLEditor(source)
    guard editor.root.name == "plist", let dict = editor.root.children.first, dict.name == "dict" else {
      throw Refusal(reason: "The property list has no outermost dict.")
    }
    self.dict = dict
  }

  var text: EditableText { editor.text }

  /// The value behind a key of the outermost dict, or the value on a line behind a key of any dict.
  private func value(of key: String, line: Int? = nil) -> XMLTree? {
    var rest = [dict]
    while let element = rest.popLast() {
      for (name, value) in zip(element.children, element.children.dropFirst())
      where name.name == "key" && name.trimmedText == key && (line == nil ? element === dict : value.line == line) {
        return value
      }
      if line != nil { rest += element.children }
    }
    return nil
  }

  /// Adds a key and its value, or replaces the value of a key that is there.
  func put(_ fix: String) throws(Refusal) -> TextEdit {
    guard let key = PropertyListEditor.key(of: fix) else { throw .notFound }
    guard let present = value(of: key) else { return editor.insertion(of: fix, into: dict) }
    let lines = fix.split(separator: "\n").dropFirst()
    return editor.replacement(of: present, by: lines.joined(separator: "\n"))
  }

  /// Adds an element to the array with a key, and the key where it is not there.
  func add(_ fix: String, to key: String) throws(Refusal) -> TextEdit {
    let item = fix.hasPrefix("<") ? fix : "<string>\(fix)</string>"
    guard let array = value(of: key) else {
      let inner = item.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
      return editor.insertion(of: "<key>\(key)</key>\n<array>\n\(inner)\n</array>", into: dict)
    }
    guard array.name == "array" else { throw Refusal(reason: "The value of \(key) is not an array.") }
    return editor.insertion(of: item, into: array)
  }

  /// Replaces the value that begins on a line.
  func replace(_ key: String, line: Int, by fix: String) throws(Refusal) -> TextEdit {
    guard let value = value(of: key, line: line) else { throw .notFound }
    return editor.replacement(of: value, by: fix)
  }

  private static func key(of fix: String) -> String? {
    guard fix.hasPrefix("<key>"), let end = fix.firstRange(of: "</key>") else { return nil }
    return String(fix[..<end.lowerBound].dropFirst("<key>".count))
  }
}
