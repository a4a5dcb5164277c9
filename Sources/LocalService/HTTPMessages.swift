import NIOCore

/// One HTTP request, whole.
public struct HTTPRequest: Sendable {
  /// As sent, such as `GET`.
  public let method: String
  /// Path and query, percent-encoded, as sent.
  public let target: String
  /// Header fields in the order in which they were sent.
  public let headers: [(name: String, value: String)]
  /// At most ``HTTPLimits/bodyBytes``.
  public let body: [UInt8]

  /// The path, percent-encoded, without the query.
  public var path: Substring { target.prefix { $0 != "?" } }

  /// Returns the first header field with this name; names are case-insensitive.
  public func header(_ name: String) -> String? { headers.value(of: name) }
}

/// One HTTP response. `Content-Length` and the service's own header fields are added when it is sent.
public struct HTTPResponse: Sendable {
  /// HTTP status.
  public var status: Int
  /// Header fields in their order.
  public var headers: [(name: String, value: String)]
  /// The body.
  public var body: [UInt8]
  /// What follows the body: parts of at most 64 KiB, some of them shared by several clients.
  var parts: [NIOCore.ByteBuffer] = []
  /// The bytes of ``parts`` that no other client shares.
  var ownPartBytes = 0

  /// Creates a response.
  public init(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The length of the body and the parts.
  var length: Int { parts.reduce(body.count) { $0 + $1.readableBytes } }
  /// What it takes of ``WaitingBytes``.
  var ownBytes: Int { body.count + ownPartBytes }

  /// No response: the connection is closed.
  static let disconnect = HTTPResponse(status: 0)

  /// A response with a JSON text.
  static func json(_ text: String, status: Int = 200) -> HTTPResponse {
    json(Array(text.utf8), status: status)
  }

  /// A response with a JSON text.
  static func json(_ text: [UInt8], status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, headers: [("Content-Type", "application/json")], body: text)
  }

  /// A response with a JSON text.
  static func json(_ parts: [NIOCore.ByteBuffer], ownBytes: Int) -> HTTPResponse {
    var response = json([UInt8]())
    (response.parts, response.ownPartBytes) = (parts, ownBytes)
    return response
  }

  /// A rejection by the local service itself. The texts are constants, so that nothing of a request is repeated.
  static func rejection(_ status: Int, _ message: StaticString) -> HTTPResponse {
    json("{\"error\":\"\(message)\"}", status: status)
  }

  /// The rejection of a body that is compressed (RFC 9110, 15.5.16).
  static let compressedBody: HTTPResponse = {
    var response = rejection(415, "The body must not be compressed. Send it without Content-Encoding.")
    response.headers.append(("Accept-Encoding", "identity"))
    return response
  }()

  /// A rejection of a method that the path does not have. `allow` has those that it has (RFC 9110, 15.5.6).
  static func otherMethod(_ message: StaticString, allow: StaticString) -> HTTPResponse {
    var response = rejection(405, message)
    response.headers.append(("Allow", "\(allow)"))
    return response
  }

  /// The rejection of a request for the WebSocket's path that does not open one.
  static func webSocketRequired(for request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" else { return otherMethod("This path is for GET.", allow: "GET") }
    var response = rejection(426, "This path is for WebSocket connections.")
    response.headers += [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13")]
    return response
  }
}

extension [(name: String, value: String)] {
  func value(of name: String) -> String? { first { $0.name.isSameName(as: name) }?.value }
  func values(of name: String) -> [String] { filter { $0.name.isSameName(as: name) }.map(\.value) }
}

extension String {
  /// Compares names of header fields, which are case-insensitive.
  func isSameName(as other: String) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}

/// What the local service accepts before it rejects or disconnects.
public struct HTTPLimits: Hashable, Sendable {
  /// Open connections. For a further one, the connection that has waited longest for its client is closed.
  public var connections = 1_024
  /// All header fields of a request. More of them: status 431.
  public var headerBytes = 64 << 10
  /// The body of a request, and a WebSocket message. A larger one: status 413, or close code 1009.
  public var bodyBytes = 1 << 20
  /// The requests and messages of all clients that are received or not handled yet. Beyond: status 503, or close code
  /// 1013.
  public var allBodyBytes = 32 << 20
  /// The time for the header fields, from the first byte of a request. Later: status 408.
  public var headerSeconds: Int64 = 10
  /// The time for a body, for the next request on a connection, and for a client to read a response.
  public var idleSeconds: Int64 = 30
  /// The time between two pings of a WebSocket client. It is disconnected if it has not answered by the next one.
  public var pingSeconds: Int64 = 20
  /// The bytes that wait for a WebSocket client to read them. While there are as many, its messages are not handled.
  public var unreadBytesBeforeMessages = 64 << 10
  /// The same with events of its sessions. Beyond, it is disconnected.
  public var unreadBytes = 16 << 20
  /// The bytes that wait to be written, of all clients. Beyond, the clients that have read nothing for the longest time
  /// are disconnected.
  public var allUnreadBytes = 16 << 20
  /// The messages of a WebSocket client that are not handled yet. While there are as many, it is not read.
  public var unhandledMessages = 64

  /// The time for requests that have arrived when the server ends.
  public var endSeconds: Int64 = 5

  /// Files that the process should be allowed to open: a connection is one, and the ledger and live gateways need some.
  public var wantedFiles: Int { connections + 256 }

  /// Keeps ``connections`` below the number of files that the process may open.
  ///
  /// - Returns: true if there are fewer than the process should have.
  public mutating func restrict(toFiles files: Int) -> Bool {
    guard files < wantedFiles else { return false }
    connections = max(1, min(connections, files - max(32, min(256, files / 8))))
    return true
  }

  /// The default limits.
  public init() {}
}
