/// The response to a ``ServiceRequest``.
public struct ServiceResponse: Sendable {
  /// HTTP status.
  public let status: Int
  private let headers: [String: String]
  /// The undecoded body.
  public let body: any ServiceBody

  /// Creates a response. Of header fields with the same name, the last is used.
  public init(status: Int, headers: [(String, String)], body: any ServiceBody) {
    self.status = status
    self.headers = Dictionary(headers.map { ($0.0.lowercased(), $0.1) }, uniquingKeysWith: { _, last in last })
    self.body = body
  }

  /// Returns a header field's value; names are case-insensitive.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }
}

/// The body of a request or a response. (This module has no parser.)
public protocol ServiceBody: Sendable {
  /// The body as text; nil if it is not UTF-8, or not known.
  var text: String? { get }

  /// Decodes the body as JSON.
  ///
  /// - Throws: an error if the body is not JSON or does not match the type.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value
}

extension ServiceBody {
  /// Nil: not known.
  public var text: String? { nil }
}
