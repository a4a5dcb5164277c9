/// An HTTP endpoint of a vendor's service, simulated by the ledger.
///
/// Vendor paths are at the root of the local service, because the proxy URL of an SDK loses its path. Two endpoints
/// must not match the same requests: the local service does not start then.
///
/// ```swift
/// LocalEndpoint("GET", "/v1/kiosk/customers/{id}") { request, ledger throws(GatewayError) in
///   let redeemer = Redeemer(appUserId: request["id"], deviceId: "")
///   guard case .customer(let grant) = try ledger.answer(.customer(.kiosk, redeemer)) else { return .status(500) }
///   return LocalResponse(KioskCustomer(grant))
/// }
/// ```
///
/// Test: point a live gateway at the local service. Every shared case must give equal replies and events.
public struct LocalEndpoint: Sendable {
  /// Answers a request.
  ///
  /// - Throws: an error of the ledger; the SDK gets status 503.
  public typealias Respond = @Sendable (LocalRequest, any LocalLedger) throws(GatewayError) -> LocalResponse

  /// The HTTP method.
  public let method: String
  /// The path; a segment in braces matches any segment that is not empty.
  public let template: String
  /// Answers a request that matches.
  public let respond: Respond

  /// Declares an endpoint.
  public init(_ method: String, _ template: String, respond: @escaping Respond) {
    self.method = method
    self.template = template
    self.respond = respond
  }
}

/// The ledger as an endpoint sees it. Dates are those of the SDK's own clock, not of the ledger's.
public protocol LocalLedger: AnyObject {
  /// The time of the answer.
  var now: Timestamp { get }
  /// Answers a question; what it changes waits for the server's next commit.
  func answer(_ question: Question) throws(GatewayError) -> Answer
}

/// A request of an SDK to a ``LocalEndpoint``.
public struct LocalRequest: Sendable {
  /// Path segments in braces and query items by name, percent-decoded.
  private let parameters: [String: String]
  private let headers: [String: String]
  /// The undecoded body.
  public let body: any ServiceBody

  /// Creates a request. Of header fields with the same name, the last is used.
  public init(parameters: [String: String], headers: [(String, String)], body: any ServiceBody) {
    self.parameters = parameters
    self.headers = Dictionary(headers.map { ($0.0.lowercased(), $0.1) }, uniquingKeysWith: { _, last in last })
    self.body = body
  }

  /// Returns a path segment or a query item.
  public subscript(name: String) -> String? { parameters[name] }

  /// Returns a header field's value; names are case-insensitive.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// The body as JSON; null if it is not JSON.
  public var json: JSONValue { (try? body.decode(JSONValue.self)) ?? .null }
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

/// A server that answers the requests of the vendors' SDKs.
public protocol EndpointHost: AnyObject {
  /// The endpoints of all adapters.
  var endpoints: [LocalEndpoint] { get }
  /// The time on the server's clock.
  var now: Timestamp { get }
  /// Takes the fault that the next request meets, and answers the request if there is none.
  func respond(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult
  /// Answers a request whose fault is over.
  func respondWithoutFault(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult
  /// Records a request with what became of it.
  func record(_ exchange: EndpointExchange)
}

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

/// What becomes of a request at an endpoint.
public enum EndpointResult: Sendable {
  /// A response; provisional if it depends on the next commit.
  case respond(LocalResponse, isProvisional: Bool)
  /// The connection is closed without a response: the app is offline.
  case disconnect
  /// There is no response, until the client gives up.
  case hold
  /// The response is not readable.
  case malformed
  /// The request reaches the service at this moment of the server's clock.
  case delay(until: Timestamp)
}
