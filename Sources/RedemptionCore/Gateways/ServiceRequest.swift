/// An HTTP request as an SDK sends it.
public struct ServiceRequest: Hashable, Sendable {
  /// An HTTP method.
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
  }

  /// The HTTP method.
  public var method: Method
  /// The percent-encoded path and query, with a leading slash.
  public var path: String
  /// The header fields by name.
  public var headers: [String: String]
  /// The JSON body; nil for none.
  public var body: JSONValue?
  /// The time limit of the whole exchange, in milliseconds.
  public var timeLimit: Int64

  /// Creates a request.
  public init(
    _ method: Method, _ path: String, headers: [String: String], body: JSONValue? = nil, timeLimit: Int64
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
    self.timeLimit = timeLimit
  }
}
