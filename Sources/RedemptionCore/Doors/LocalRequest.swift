/// A request of an SDK to a ``LocalEndpoint``.
public struct LocalRequest: Sendable {
  /// Path segments in braces and query items by name, percent-decoded.
  private let parameters: [String: String]
  private let headers: [String: String]
  private let query: [(name: String, value: String)]
  /// The undecoded body.
  public let body: any ServiceBody

  /// Creates a request. Of header fields with the same name, the last is used.
  ///
  /// - Parameters:
  ///   - parameters: path segments, and the first query item of each other name.
  ///   - query: all query items, percent-decoded.
  ///   - headers: names, in any case, and values.
  ///   - body: the undecoded body.
  public init(
    parameters: [String: String], query: [(name: String, value: String)] = [], headers: [(String, String)],
    body: any ServiceBody
  ) {
    self.parameters = parameters
    self.query = query
    self.headers = Dictionary(headers.map { ($0.0.lowercased(), $0.1) }, uniquingKeysWith: { _, last in last })
    self.body = body
  }

  /// Returns a path segment or a query item.
  public subscript(name: String) -> String? { parameters[name] }

  /// Returns the values of all query items with a name, also if a path segment has that name.
  public func queryValues(_ name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }

  /// Returns a header field's value; names are case-insensitive.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// The body as JSON; null if it is not JSON.
  public var json: JSONValue { (try? body.decode(JSONValue.self)) ?? .null }

  /// The fields of a form (`application/x-www-form-urlencoded`), the first of each name; a plus sign is a space.
  public var form: [String: String] {
    let pairs = (body.text ?? "").utf8.split(separator: UInt8(ascii: "&")).map { item in
      item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false).map { part in
        let spaced = part.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
        return PercentEncoding.decoded(spaced[...]) ?? String(decoding: spaced, as: UTF8.self)
      }
    }
    return Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }, uniquingKeysWith: { first, _ in first })
  }
}

/// The response of a ``LocalEndpoint``.
public struct LocalResponse: Sendable {
  /// HTTP status.
  public var status: Int
  /// Header fields besides `Content-Type`, which is JSON if there is a body.
  public var headers: [(name: String, value: String)]
  /// The JSON body; nil for none.
  public var body: (any Encodable & Sendable)?

  /// A response with a JSON body.
  public init(
    _ body: any Encodable & Sendable, status: Int = 200, headers: [(name: String, value: String)] = []
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  private init(status: Int) {
    self.status = status
    headers = []
    body = nil
  }

  /// A response without a body.
  public static func status(_ status: Int) -> LocalResponse { LocalResponse(status: status) }
}
