/// An element of an XML file, with the line that its tag begins on.
final class XMLTree {
  let name: String
  let attributes: [String: String]
  /// Counted from 1.
  let line: Int
  fileprivate(set) var children: [XMLTree] = []
  fileprivate(set) var text = ""

  fileprivate init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// Reads a file whole. Entities other than XML's own five are not known, and a document type is passed over.
  ///
  /// - Returns: the root element.
  static func read(_ source: SourceText) throws(MalformedFile) -> XMLTree {
    var reader = XMLReader(source.text)
    return try reader.document()
  }

  func children(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }
  func child(_ name: String) -> XMLTree? { children.first { $0.name == name } }

  /// The text with space at either end taken off.
  var trimmedText: String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}

/// Reads XML 1.0 as far as manifests and property lists use it.
///
/// Our own because Foundation's parser brings libxml2 with it, and the program has to run where no such library is.
private struct XMLReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var open: [XMLTree] = []
  private var root: XMLTree?

  /// More elements than this inside each other are refused.
  private static let depthLimit = 256

  init(_ text: String) {
    bytes = Array(text.utf8)
    _ = take("\u{FEFF}")
  }

  mutating func document() throws(MalformedFile) -> XMLTree {
    while index < bytes.count {
      if take("<!--") {
        try skip(to: "-->")
      } else if take("<?") {
        try skip(to: "?>")
      } else if take("<![CDATA[") {
        let marked = try skip(to: "]]>")
        try append(String(decoding: bytes[marked], as: UTF8.self), isMarked: true)
      } else if take("<!DOCTYPE"), root == nil {
        try skipDocumentType()
      } else if take("</") {
        try close()
      } else if take("<") {
        try openElement()
      } else {
        let text = try text { $0 == UInt8(ascii: "<") }
        try append(text, isMarked: false)
      }
    }
    guard let root, open.isEmpty else { throw malformed }
    return root
  }

  /// A file that ends too early is malformed in its last line, not behind it.
  private var malformed: MalformedFile {
    let isBehindEnd = index == bytes.count && bytes.last == UInt8(ascii: "\n")
    return MalformedFile(line: isBehindEnd ? line - 1 : line, reason: "it is not XML")
  }

  // MARK: Elements

  private mutating func openElement() throws(MalformedFile) {
    let start = line
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      let isSpaced = skipSpace()
      if take(">") || peek("/>") { break }
      guard isSpaced else { throw malformed }
      let attribute = try self.name()
      skipSpace()
      guard take("=") else { throw malformed }
      skipSpace()
      guard attributes.updateValue(try quoted(), forKey: attribute) == nil else { throw malformed }
    }
    let element = XMLTree(name: name, attributes: attributes, line: start)
    if let parent = open.last {
      parent.children.append(element)
    } else if root == nil {
      root = element
    } else {
      throw malformed
    }
    if take("/>") { return }
    open.append(element)
    if open.count > XMLReader.depthLimit { throw malformed }
  }

  private mutating func close() throws(MalformedFile) {
    let name = try name()
    skipSpace()
    guard take(">"), open.popLast()?.name == name else { throw malformed }
  }

  private mutating func quoted() throws(MalformedFile) -> String {
    guard let quote = bytes[index...].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw malformed
    }
    step()
    let value = try text { $0 == quote || $0 == UInt8(ascii: "<") }
    guard index < bytes.count, bytes[index] == quote else { throw malformed }
    step()
    return value
  }

  private mutating func name() throws(MalformedFile) -> String {
    let start = index
    while index < bytes.count, XMLReader.isInName(bytes[index]) { step() }
    guard start < index, !(UInt8(ascii: "-")...UInt8(ascii: "9")).contains(bytes[start]) else { throw malformed }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Letters, digits, `_`, `:`, `-`, `.` and whatever is not ASCII.
  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  // MARK: Text

  /// Outside of the root element only white space may stand.
  private func append(_ text: String, isMarked: Bool) throws(MalformedFile) {
    if let element = open.last {
      element.text += text
    } else if isMarked || text.contains(where: { !$0.isWhitespace }) {
      throw malformed
    }
  }

  /// Text up to a byte, its references put in.
  private mutating func text(upTo isEnd: (UInt8) -> Bool) throws(MalformedFile) -> String {
    var text: [UInt8] = []
    while index < bytes.count, !isEnd(bytes[index]) {
      if take("&") {
        text += try reference().utf8
      } else {
        text.append(bytes[index])
        step()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  private mutating func reference() throws(MalformedFile) -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ";"), index - start < 10 { step() }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    guard take(";") else { throw malformed }
    if let text = XMLReader.entities[name] { return text }
    guard name.hasPrefix("#") else { throw malformed }
    let isHexadecimal = name.hasPrefix("#x")
    guard let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10), number > 0,
      let scalar = Unicode.Scalar(number)
    else { throw malformed }
    return String(scalar)
  }

  // MARK: Bytes

  private mutating func step() {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !peek("\n") { line += 1 }
  }

  private func peek(_ text: StaticString) -> Bool { bytes[index...].starts(with: text.description.utf8) }

  private mutating func take(_ text: StaticString) -> Bool {
    guard peek(text) else { return false }
    index += text.utf8CodeUnitCount  // No line ends in any of them.
    return true
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { step() }
    return index > start
  }

  /// Passes over everything up to a mark, and over the mark.
  ///
  /// - Returns: where what stands before the mark is.
  @discardableResult
  private mutating func skip(to mark: StaticString) throws(MalformedFile) -> Range<Int> {
    let start = index
    while index < bytes.count {
      let end = index
      if take(mark) { return start..<end }
      step()
    }
    throw malformed
  }

  private mutating func skipDocumentType() throws(MalformedFile) {
    var isInside = false
    while index < bytes.count {
      let byte = bytes[index]
      step()
      switch byte {
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: ">") where !isInside: return
      default: break
      }
    }
    throw malformed
  }
}
