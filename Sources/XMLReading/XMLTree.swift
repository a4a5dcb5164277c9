/// An element of an XML text, with the line that its tag begins on.
public final class XMLTree {
  /// As it is written, prefix included: namespaces are not resolved.
  public let name: String
  /// By the names that stand there, prefixes included.
  public let attributes: [String: String]
  /// Counted from 1.
  public let line: Int
  /// The bytes of the tag that begins the element, in the text's UTF-8.
  public let tag: Range<Int>
  /// The bytes of the tag that ends the element; empty if the first tag does that too.
  public internal(set) var endTag: Range<Int>
  /// The elements directly inside, in their order.
  public internal(set) var children: [XMLTree] = []
  /// The characters directly inside, references resolved and markings of `CDATA` taken off.
  public internal(set) var text = ""

  init(name: String, attributes: [String: String], line: Int, tag: Range<Int>) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.tag = tag
    endTag = tag.upperBound..<tag.upperBound
  }

  /// The bytes from the first to the last tag.
  public var range: Range<Int> { tag.lowerBound..<endTag.upperBound }

  /// The elements directly inside that have a name.
  public func children(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  /// The first element directly inside that has a name.
  public func child(_ name: String) -> XMLTree? { children.first { $0.name == name } }

  /// The text with space at either end taken off.
  public var trimmedText: String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}
