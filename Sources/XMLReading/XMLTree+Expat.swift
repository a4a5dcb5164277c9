import CExpat

extension XMLTree {
  /// Reads an XML 1.0 document. External entities are never fetched.
  ///
  /// - Parameters:
  ///   - text: the document.
  ///   - limits: a document that exceeds one is rejected.
  /// - Returns: the root element.
  /// - Throws: ``UnreadableXML`` with the line and expat's word for what is wrong, or the limit.
  public static func reading(_ text: String, limits: XMLLimits = XMLLimits()) throws(UnreadableXML) -> XMLTree {
    let bytes = text.utf8.count
    if bytes > limits.bytes {
      throw UnreadableXML(line: 1, reason: "more than \(limits.bytes) bytes", exceedsLimit: true)
    }
    if bytes > limits.bytesWithEntities, declaresEntity(text) {
      throw UnreadableXML(
        line: 1, reason: "entities in more than \(limits.bytesWithEntities) bytes", exceedsLimit: true)
    }
    guard let builder = TreeBuilder(limits) else { throw UnreadableXML(line: 1, reason: "out of memory") }
    return try builder.tree(of: text)
  }

  /// Whether `<!ENTITY` stands anywhere.
  private static func declaresEntity(_ text: String) -> Bool {
    let word = Array("<!ENTITY".utf8)
    var matched = 0
    for byte in text.utf8 {
      matched = byte == word[matched] ? matched + 1 : (byte == word[0] ? 1 : 0)
      if matched == word.count { return true }
    }
    return false
  }
}

/// Owns one parser of expat's, takes its calls, and keeps the elements that are open.
@safe
private final class TreeBuilder {
  private let parser: XML_Parser
  private var open: [XMLTree] = []
  private var root: XMLTree?
  private let limits: XMLLimits
  /// Elements and attributes so far.
  private var parts = 0
  /// The limit that stopped the reading.
  private var exceeded: String?

  init?(_ limits: XMLLimits) {
    self.limits = limits
    // A string is UTF-8 whatever encoding the declaration in it names.
    guard let parser = unsafe XML_ParserCreate("UTF-8") else { return nil }
    unsafe self.parser = parser
    unsafe XML_SetElementHandler(parser, TreeBuilder.onStart, TreeBuilder.onEnd)
    unsafe XML_SetCharacterDataHandler(parser, TreeBuilder.onText)
  }

  deinit { unsafe XML_ParserFree(parser) }

  func tree(of text: String) throws(UnreadableXML) -> XMLTree {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    var text = text
    let isRead = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let length = Int32(exactly: characters.count) else { return false }
        return unsafe XML_Parse(parser, characters.baseAddress, length, 1) == XML_STATUS_OK
      }
    }
    if isRead, let root { return root }
    // A text that ends too early is malformed in its last line, not behind it.
    let isBehindEnd =
      unsafe Int(XML_GetCurrentByteIndex(parser)) == text.utf8.count && text.utf8.last == UInt8(ascii: "\n")
    throw UnreadableXML(line: line - (isBehindEnd ? 1 : 0), reason: reason, exceedsLimit: exceeded != nil)
  }

  /// Where expat reads, counted from 1.
  private var line: Int { unsafe Int(XML_GetCurrentLineNumber(parser)) }

  /// The bytes of the tag that expat reports.
  private var bytes: Range<Int> {
    let start = max(0, unsafe Int(XML_GetCurrentByteIndex(parser)))
    return start..<(start + max(0, unsafe Int(XML_GetCurrentByteCount(parser))))
  }

  /// What stopped the reading.
  private var reason: String {
    if let exceeded { return exceeded }
    guard let words = unsafe XML_ErrorString(XML_GetErrorCode(parser)) else { return "too long" }
    return unsafe String(cString: words)
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> TreeBuilder? {
    guard let context = unsafe context else { return nil }
    return unsafe Unmanaged<TreeBuilder>.fromOpaque(context).takeUnretainedValue()
  }

  static let onStart: XML_StartElementHandler = { context, name, attributes in
    // expat ends the element that it stopped in.
    guard let builder = unsafe from(context), builder.exceeded == nil, let name = unsafe name else { return }
    unsafe builder.start(String(cString: name), TreeBuilder.pairs(attributes))
  }

  static let onEnd: XML_EndElementHandler = { context, _ in
    guard let builder = unsafe from(context), let element = builder.open.popLast() else { return }
    element.endTag = builder.bytes
  }

  static let onText: XML_CharacterDataHandler = { context, characters, count in
    guard let element = unsafe from(context)?.open.last, let characters = unsafe characters else { return }
    let bytes = unsafe UnsafeRawBufferPointer(start: characters, count: Int(count))
    element.text += unsafe String(decoding: bytes, as: UTF8.self)
  }

  private func start(_ name: String, _ attributes: [String: String]) {
    let element = XMLTree(name: name, attributes: attributes, line: line, tag: bytes)
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
    parts += 1 + attributes.count
    if open.count > limits.depth { stop("more than \(limits.depth) elements inside each other") }
    if parts > limits.parts { stop("more than \(limits.parts) elements and attributes") }
  }

  private func stop(_ reason: String) {
    exceeded = exceeded ?? reason
    _ = unsafe XML_StopParser(parser, 0)
  }

  /// Names and values in turn, up to a null.
  private static func pairs(_ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) -> [String: String] {
    guard var rest = unsafe list else { return [:] }
    var attributes: [String: String] = [:]
    while let name = unsafe rest[0], let value = unsafe rest[1] {
      unsafe attributes[String(cString: name)] = unsafe String(cString: value)
      unsafe rest += 2
    }
    return attributes
  }
}
