/// An HTTP request on a vendor's path with its response, for the log.
public struct EndpointExchange: Sendable {
  /// The HTTP method.
  public var method: String
  /// Path and query as sent.
  public var target: String
  /// The template of the endpoint; nil if no endpoint has this path.
  public var template: String?
  /// The header fields that name the SDK and its version.
  public var client: [(name: String, value: String)]
  /// The body as sent; empty if it was too long to be kept.
  public var body: [UInt8]
  /// HTTP status; nil if there was no response.
  public var status: Int?
  /// Time from the request to its response.
  public var milliseconds: Double
  /// A warning about its API key, which is not recorded itself; nil for none.
  public var warning: String?

  /// Describes a request.
  public init(
    method: String, target: String, template: String?, client: [(name: String, value: String)], body: [UInt8],
    status: Int?, milliseconds: Double
  ) {
    self.method = method
    self.target = target
    self.template = template
    self.client = client
    self.body = body
    self.status = status
    self.milliseconds = milliseconds
  }
}
