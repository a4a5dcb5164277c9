/// Changes of texts that are read line by line, and of JSON.
enum LineEditor {
  /// Replaces a value on a line, where it stands once.
  static func replace(_ old: String, on line: Int, of source: SourceText, by new: String) throws(Refusal) -> TextEdit {
    let text = EditableText(source.text)
    guard let range = text.line(line), let place = text.places(of: escaped(old, source.path), in: range).first,
      text.places(of: escaped(old, source.path), in: range).count == 1
    else { throw .notFound }
    return TextEdit(range: place, text: new)
  }

  private static func escaped(_ text: String, _ path: String) -> String {
    guard Path.hasExtension(path, ["xml", "plist", "entitlements"]) else { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Adds a scheme to Unity's list.
  static func addUnityScheme(_ scheme: String, to source: SourceText) throws(Refusal) -> TextEdit {
    let text = EditableText(source.text)
    let lines = source.lines
    guard let index = lines.firstIndex(where: { $0.hasPrefix("  iOSURLSchemes:") }), let key = text.line(index + 1)
    else { throw Refusal(reason: "The settings have no iOSURLSchemes; add the scheme in Unity.") }
    let value = lines[index].dropFirst("  iOSURLSchemes:".count).filter { $0 != " " }
    let item = text.lineEnd + "  - " + scheme
    if value == "[]" {
      let end = key.lowerBound + "  iOSURLSchemes:".utf8.count
      return TextEdit(range: end..<key.upperBound, text: item)
    }
    let items = lines[(index + 1)...].prefix { $0.hasPrefix("  - ") }.count
    guard value.isEmpty, let last = text.line(index + 1 + items) else { throw .notFound }
    return TextEdit(range: last.upperBound..<last.upperBound, text: item)
  }

  /// Adds a scheme to `expo.scheme` beside the app's own.
  static func addExpoScheme(_ scheme: String, to source: SourceText) throws(Refusal) -> TextEdit {
    guard let root = try? DataNode.json(source) else { throw Refusal(reason: "The file cannot be read as JSON.") }
    let expo = root["expo"] ?? root
    let text = EditableText(source.text)
    guard let present = expo["scheme"], let range = present.range else {
      return try insert(scheme, into: expo, of: text)
    }
    if present.string != nil {
      return TextEdit(range: range, text: "[\(text.text(range)), \"\(scheme)\"]")
    }
    guard let last = present.list.last?.range else { return TextEdit(range: range, text: "[\"\(scheme)\"]") }
    let separator = text.indentation(at: last.lowerBound).map { "," + text.lineEnd + $0 } ?? ", "
    return TextEdit(range: last.upperBound..<last.upperBound, text: "\(separator)\"\(scheme)\"")
  }

  private static func insert(
    _ scheme: String, into object: DataNode, of text: EditableText
  ) throws(Refusal) -> TextEdit {
    guard let range = object.range, !range.isEmpty else { throw .notFound }
    let start = range.lowerBound + 1
    let rest = text.bytes[start..<range.upperBound]
    let blanks = rest.prefix { $0 <= 0x20 }
    let isEmpty = object.map.isEmpty
    let member = "\"scheme\": \"\(scheme)\"" + (isEmpty ? "" : ",")
    guard let end = blanks.lastIndex(of: UInt8(ascii: "\n")), !isEmpty else {
      return TextEdit(range: start..<start, text: isEmpty ? member : member + " ")
    }
    let indentation = text.text((end + 1)..<blanks.endIndex)
    return TextEdit(range: start..<start, text: text.lineEnd + indentation + member)
  }

  /// Names an Info.plist in the settings of a target's configurations, at the place by name as Xcode sorts them.
  static func nameInfoPlist(_ name: String, lines: [Int], in source: SourceText) throws(Refusal) -> [TextEdit] {
    let text = EditableText(source.text)
    let all = source.lines
    var edits: [TextEdit] = []
    for line in lines {
      guard
        let begin = all.indices.dropFirst(line - 1).prefix(12).first(where: { all[$0].contains("buildSettings = {") }),
        all[begin].hasSuffix("{"),
        let end = all.indices.dropFirst(begin + 1).first(where: { all[$0].drop(while: \.isWhitespace).hasPrefix("};") }
        ),
        begin + 1 < end
      else { throw Refusal(reason: "The build settings are not written as Xcode writes them.") }
      let settings = (begin + 1)..<end
      let keys = settings.filter { all[$0].contains(" = ") }
      let blanks = all[begin + 1].prefix { $0 == " " || $0 == "\t" }
      let following = keys.first { all[$0].drop(while: \.isWhitespace) > "INFOPLIST_FILE " } ?? end
      guard let place = text.line(following + 1)?.lowerBound else { throw .notFound }
      edits.append(
        TextEdit(range: place..<place, text: blanks + "INFOPLIST_FILE = \"\(name)\";" + text.lineEnd))
    }
    return edits
  }
}
