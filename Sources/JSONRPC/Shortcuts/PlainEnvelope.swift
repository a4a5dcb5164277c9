import JanssonCoding

/// Reads a request object in the form that nearly every client sends, without a tree for the object itself.
///
/// Half of a small request is its envelope, and jansson took a quarter of the time of `link/parse` for it. Here the
/// four members are read in any order, each once and under its plain name, with an id that is null, an integer or a
/// text; the params by jansson where they lie. All other messages are left to
/// ``Request/init(_:)``, which reads these messages in the same way: a property test compares both.
struct PlainEnvelope {
  /// In longer texts the envelope does not count. It also keeps jansson's limit of 2048 levels as it is: params of
  /// their own may be one deeper than inside their message, but so deep ones take more bytes than this.
  private static let longestText = 4096

  private var scanner: PlainScanner
  private var hasVersion = false
  private var method: String?
  private var id: RequestID?
  private var params: JanssonValue?

  /// The request in `input` at `message`; nil if it has another form.
  static func request(in input: ByteBuffer, at message: Range<Int>) -> Request? {
    guard message.count <= longestText else { return nil }
    var envelope = PlainEnvelope(scanner: PlainScanner(input, in: message))
    guard envelope.readMembers(), envelope.hasVersion, let method = envelope.method else { return nil }
    return .call(method: method, id: envelope.id, params: envelope.params)
  }

  private mutating func readMembers() -> Bool {
    guard scanner.skip(UInt8(ascii: "{")) else { return false }
    repeat {
      guard readMember() else { return false }
    } while scanner.skip(UInt8(ascii: ","))
    return scanner.skip(UInt8(ascii: "}")) && scanner.isAtEnd()
  }

  /// Reads one member that was not there before.
  private mutating func readMember() -> Bool {
    if !hasVersion, scanner.skip("\"jsonrpc\"") {
      hasVersion = skipColon() && scanner.skip("\"2.0\"")
      return hasVersion
    } else if id == nil, scanner.skip("\"id\"") {
      id = skipColon() ? readID() : nil
      return id != nil
    } else if method == nil, scanner.skip("\"method\"") {
      method = skipColon() ? scanner.string() : nil
      return method != nil
    } else if params == nil, scanner.skip("\"params\"") {
      params = skipColon() ? scanner.container() : nil
      return params != nil
    }
    return false
  }

  private mutating func skipColon() -> Bool { scanner.skip(UInt8(ascii: ":")) }

  private mutating func readID() -> RequestID? {
    switch scanner.peek() {
    case UInt8(ascii: "\""): scanner.string().map { .string($0) }
    case UInt8(ascii: "n"): scanner.skip("null") ? .null : nil
    default: scanner.integer().map { .integer($0) }
    }
  }
}
