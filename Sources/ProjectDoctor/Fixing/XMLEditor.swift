import XMLReading

/// Changes of an XML text that leave everything else as it is.
struct XMLEditor {
  let text: EditableText
  let root: XMLTree

  init(_ source: SourceText) throws(Refusal) {
    text = EditableText(source.text)
    do { root = try XMLTree.read(source) } catch { throw Refusal(reason: "The file cannot be read as XML.") }
  }

  /// The one element of some names that begins on a line.
  func element(_ names: [String], line: Int) throws(Refusal) -> XMLTree {
    let found = elements { $0.line == line && names.contains($0.name) }
    guard let element = found.first, found.count == 1 else { throw .notFound }
    return element
  }

  private func elements(where condition: (XMLTree) -> Bool) -> [XMLTree] {
    var found: [XMLTree] = []
    var rest = [root]
    while let element = rest.popLast() {
      if condition(element) { found.append(element) }
      rest += element.children.reversed()
    }
    return found
  }

  /// Sets the attributes in a text, one a line, and inserts the elements in it.
  func put(_ fix: String, into element: XMLTree) throws(Refusal) -> [TextEdit] {
    let lines = fix.split(separator: "\n", omittingEmptySubsequences: false)
    let attributes = lines.prefix { $0.first != "<" && $0.contains("=\"") }
    let children = lines.dropFirst(attributes.count).joined(separator: "\n")
    var edits: [TextEdit] = []
    for attribute in attributes {
      let parts = attribute.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { throw .notFound }
      edits.append(try set(String(parts[0]), to: String(parts[1].dropFirst().dropLast()), of: element))
    }
    if !children.isEmpty { edits.append(insertion(of: children, into: element)) }
    return edits
  }

  /// Sets an attribute where it stands, or behind the last one in the layout of the others.
  private func set(_ name: String, to value: String, of element: XMLTree) throws(Refusal) -> TextEdit {
    let attributes = attributes(of: element)
    if let present = attributes.first(where: { $0.name == name }) { return TextEdit(range: present.value, text: value) }
    guard let last = attributes.last else {
      let end = element.tag.lowerBound + 1 + element.name.utf8.count
      return TextEdit(range: end..<end, text: " \(name)=\"\(value)\"")
    }
    let blanks = text.indentation(at: last.start)
    let separator = blanks.map { text.lineEnd + $0 } ?? " "
    let end = last.value.upperBound + 1
    return TextEdit(range: end..<end, text: "\(separator)\(name)=\"\(value)\"")
  }

  /// The attributes in a tag: where the name begins, and the bytes between the quotes.
  private func attributes(of element: XMLTree) -> [(name: String, start: Int, value: Range<Int>)] {
    var found: [(name: String, start: Int, value: Range<Int>)] = []
    var position = element.tag.lowerBound + 1 + element.name.utf8.count
    let end = min(element.tag.upperBound, text.bytes.count)
    while position < end {
      guard text.bytes[position] > 0x20 else {
        position += 1
        continue
      }
      let start = position
      guard let equals = text.bytes[start..<end].firstIndex(of: UInt8(ascii: "=")),
        let quote = text.bytes[equals..<end].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
        let close = text.bytes[(quote + 1)..<end].firstIndex(of: text.bytes[quote])
      else { break }
      let name = text.text(start..<equals).filter { !$0.isWhitespace }
      found.append((name, start, (quote + 1)..<close))
      position = close + 1
    }
    return found
  }

  /// Inserts elements as the last ones in another one.
  func insertion(of fix: String, into element: XMLTree) -> TextEdit {
    let own = text.leadingBlanks(at: element.tag.lowerBound)
    let last = element.children.last.flatMap { text.indentation(at: $0.tag.lowerBound) }
    let unit = unit(in: element, own: own, of: last)
    let lines = text.indented(fix, by: last ?? own + unit, unit: unit)
    guard !element.endTag.isEmpty else {
      // `<a />` becomes `<a>` and `</a>`.
      let slash = element.tag.upperBound - 2
      let start = (text.bytes[..<slash].lastIndex { $0 > 0x20 } ?? slash - 1) + 1
      return TextEdit(
        range: start..<element.tag.upperBound,
        text: ">" + text.lineEnd + lines + text.lineEnd + own + "</\(element.name)>")
    }
    let end = element.endTag.lowerBound
    guard text.indentation(at: end) != nil else {
      return TextEdit(range: end..<end, text: text.lineEnd + lines + text.lineEnd + own)
    }
    let start = text.lineStart(of: end)
    return TextEdit(range: start..<start, text: lines + text.lineEnd)
  }

  /// One level of indentation, by the elements around.
  private func unit(in element: XMLTree, own: String, of child: String?) -> String {
    if let child, child.count > own.count, child.hasPrefix(own) { return String(child.dropFirst(own.count)) }
    for parent in elements(where: { !$0.children.isEmpty }) {
      guard let child = parent.children.first, let inner = text.indentation(at: child.tag.lowerBound) else { continue }
      let outer = text.leadingBlanks(at: parent.tag.lowerBound)
      if inner.count > outer.count, inner.hasPrefix(outer) { return String(inner.dropFirst(outer.count)) }
    }
    return "  "
  }

  /// Puts a text in place of an element.
  func replacement(of element: XMLTree, by fix: String) -> TextEdit {
    let own = text.leadingBlanks(at: element.tag.lowerBound)
    let lines = text.indented(fix, by: own, unit: unit(in: element, own: own, of: nil))
    return TextEdit(range: element.range, text: String(lines.dropFirst(own.count)))
  }
}
