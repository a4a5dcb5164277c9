/// An HTTP request as an SDK sends it.
///
/// ```swift
/// ServiceRequest(.put, "/v1/sessions/\(code)", headers: headers, form: ["device": id], timeLimit: 30_000)
/// ```
public struct ServiceRequest: Hashable, Sendable {
  /// An HTTP method.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  /// The HTTP method.
  public var method: Method
  /// The percent-encoded path and query, with a leading slash.
  public var path: String
  /// The header fields by name.
  public var headers: [String: String]
  /// The JSON body; nil for none. Of a form, an object of its fields.
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

  /// Creates a request with a form. The header field `Content-Type` names it, unless `headers` has one.
  public init(
    _ method: Method, _ path: String, headers: [String: String], form: [String: String], timeLimit: Int64
  ) {
    let fields = JSONValue.object(form.mapValues { .string($0) })
    self.init(method, path, headers: headers, body: fields, timeLimit: timeLimit)
    if contentType == nil { self.headers["Content-Type"] = ServiceRequest.formType }
  }

  /// The fields of a form, which is sent as `application/x-www-form-urlencoded`; nil for another body.
  public var form: [String: String]? {
    guard contentType?.lowercased().hasPrefix(ServiceRequest.formType) == true, case .object(let fields)? = body else {
      return nil
    }
    return fields.compactMapValues(\.string)
  }

  /// The form as it is sent, by ascending name; nil for another body.
  public var formText: String? {
    form?.sorted { $0.key < $1.key }
      .map { "\(PercentEncoding.queryValue($0.key))=\(PercentEncoding.queryValue($0.value))" }.joined(separator: "&")
  }

  private static let formType = "application/x-www-form-urlencoded"
  private var contentType: String? { headers.first { $0.key.lowercased() == "content-type" }?.value }
}
