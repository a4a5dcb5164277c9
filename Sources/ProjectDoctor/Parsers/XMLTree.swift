import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

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

  /// Reads a file whole. Entities outside of the file are not fetched.
  ///
  /// - Returns: the root element.
  static func read(_ source: SourceText) throws(MalformedFile) -> XMLTree {
    let builder = XMLTreeBuilder(source)
    let parser = XMLParser(data: Data(source.text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isRead = parser.parse()
    guard isRead, builder.failure == nil, builder.isClosed, let root = builder.root else {
      throw MalformedFile(line: max(1, builder.failure ?? parser.lineNumber), reason: "it is not XML")
    }
    return root
  }

  func children(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }
  func child(_ name: String) -> XMLTree? { children.first { $0.name == name } }

  /// The text with space at either end taken off.
  var trimmedText: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}

private final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private let lines: [Substring]
  private var open: [XMLTree] = []
  private(set) var root: XMLTree?
  /// The line of the first error; the parser itself goes on behind some.
  private(set) var failure: Int?

  var isClosed: Bool { open.isEmpty }

  init(_ source: SourceText) { lines = source.lines }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = XMLTree(name: name, attributes: attributes, line: start(of: name, endingAt: parser.lineNumber))
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
    guard open.count > 256 else { return }
    failure = parser.lineNumber
    parser.abortParsing()
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if failure == nil { failure = parser.lineNumber }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  /// The parser tells where a tag ends. No `<` may stand inside one, so the nearest one before it begins the tag.
  private func start(of name: String, endingAt last: Int) -> Int {
    var line = min(max(1, last), max(1, lines.count))
    while line >= 1 {
      if lines.indices.contains(line - 1), lines[line - 1].contains("<" + name) { return line }
      line -= 1
    }
    return max(1, last)
  }
}
