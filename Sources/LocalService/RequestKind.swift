/// Requests that are alike in what they cost.
enum RequestKind: Hashable, Sendable {
  /// The coming and going of a client.
  case connection
  /// Calls of one JSON-RPC method, by its UTF-8 bytes.
  case method(ArraySlice<UInt8>)
  /// Messages in which no method is found at a glance.
  case unclear
  /// Requests of one path of a vendor.
  case path(String)
  /// A batch, or a large message: it takes long in any case.
  case long

  /// The longest message that is looked through, in bytes.
  private static let glanceBytes = 4 << 10
  /// A longer message takes long in any case.
  private static let longBytes = 64 << 10

  /// The kind of an HTTP request.
  init(_ request: HTTPRequest) {
    if request.path.hasPrefix("/_/") {
      self.init(message: request.body)
    } else {
      self = request.body.count > RequestKind.longBytes ? .long : .path("\(request.method) \(request.path)")
    }
  }

  /// The kind of a JSON-RPC message.
  init(message: [UInt8]) {
    guard message.count <= RequestKind.longBytes, message.first(where: { $0 > 0x20 }) != UInt8(ascii: "[") else {
      self = .long
      return
    }
    self = RequestKind.method(in: message.prefix(RequestKind.glanceBytes)).map { .method($0) } ?? .unclear
  }

  /// Finds the member `method` of an object; nil if there is none, or if escapes hide it. It accepts more than JSON.
  private static func method(in message: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var depth = 0
    var index = message.startIndex
    var isName = false
    var isMethod = false
    while index < message.endIndex {
      switch message[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        isName = depth == 1
        isMethod = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): isName = depth == 1
      case UInt8(ascii: ":"): isName = false
      case UInt8(ascii: "\""):
        guard let text = string(in: message[(index + 1)...]) else { return nil }
        if depth == 1, isMethod, !isName { return text.contains(UInt8(ascii: "\\")) ? nil : text }
        if depth == 1 { isMethod = isName && text.elementsEqual("method".utf8) }
        index = text.endIndex
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The bytes up to the quotation mark that ends a string.
  private static func string(in rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var index = rest.startIndex
    while index < rest.endIndex, rest[index] != UInt8(ascii: "\"") {
      index += rest[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < rest.endIndex ? rest[..<index] : nil
  }
}
