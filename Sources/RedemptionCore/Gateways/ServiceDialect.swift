/// How the SDK of one target talks to its vendor's own HTTP service: which request it sends for a question, and what it makes of the
/// answer.
///
/// Pure: it sends nothing and reads no clock. Whoever does the HTTP gives it the status, the headers and the body.
public protocol ServiceDialect: Sendable {
  /// Where the service stands unless someone says otherwise: scheme and host, without a slash at the end.
  var baseURL: String { get }

  /// The hosts of the vendor itself, each with everything below it; keys go to them over TLS only.
  var vendorHosts: [String] { get }

  /// The request for a question.
  ///
  /// - Throws: a failure with no attempts where this SDK has no such request, or where the key for it was not given.
  func request(
    for call: ServiceCall, app: ServiceApp, keys: ServiceKeys, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceRequest

  /// What the SDK makes of an answer to that request.
  ///
  /// - Throws: the failure that the SDK would tell; its `retryAdvice` is what the headers said.
  func answer(
    to call: ServiceCall, with response: ServiceResponse, now: Timestamp
  ) throws(RedemptionFailure) -> GatewayAnswer
}

/// One question of a session to its vendor's service, with what the SDK tells beside it.
public struct ServiceCall: Sendable {
  /// Whose SDK asks.
  public var target: Target
  /// What is asked.
  public var question: GatewayRequest
  /// How many requests were sent for this question before.
  public var retries: Int
  /// What the user may use now, by identifier.
  public var activeEntitlements: [String]
  /// What other services call the user.
  public var integrationAttributes: [String: JSONValue]

  /// Describes a question.
  public init(
    target: Target, question: GatewayRequest, retries: Int = 0, activeEntitlements: [String] = [],
    integrationAttributes: [String: JSONValue] = [:]
  ) {
    self.target = target
    self.question = question
    self.retries = retries
    self.activeEntitlements = activeEntitlements
    self.integrationAttributes = integrationAttributes
  }
}

/// What an SDK tells its service of the app that it is in.
public struct ServiceApp: Hashable, Sendable {
  /// Bundle identifier or package name.
  public var bundleId = "com.example.app"
  /// The app's version for people.
  public var version = "1.0"
  /// The app's build number.
  public var build = "1"
  /// The app's own URL scheme.
  public var urlScheme = ""
  /// Language and region, such as `en_US`.
  public var locale = "en_US"
  /// Whether purchases are made without real money.
  public var isSandbox = true
  /// The version of the wrapper SDK, where there is one; nil for none told.
  public var wrapperVersion: String?
  /// A UUID that stays the same while the app is installed.
  public var installationId = "00000000-0000-0000-0000-000000000000"

  /// An app that nobody described.
  public init() {}
}

/// A secret that is sent to a service and told to nobody else: printed it is `***`.
public struct ServiceKey: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The secret itself. Never log it.
  public let secret: String

  /// Takes a secret.
  public init(_ secret: String) { self.secret = secret }

  /// `***`.
  public var description: String { "***" }
  /// `***`.
  public var debugDescription: String { "***" }
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The keys for one vendor's service.
public struct ServiceKeys: Hashable, Sendable {
  /// The public key of the app whose SDK asks.
  public var app: ServiceKey
  /// The public key under which purchases of another store are told, where there is one.
  public var store: ServiceKey?

  /// Takes the keys.
  public init(app: ServiceKey, store: ServiceKey? = nil) {
    self.app = app
    self.store = store
  }
}

/// An HTTP request as an SDK sends it.
public struct ServiceRequest: Hashable, Sendable {
  /// What is done.
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
  }

  /// What is done.
  public var method: Method
  /// Path and query, percent-encoded, from the first slash on.
  public var path: String
  /// Header fields by name, each once.
  public var headers: [String: String]
  /// The JSON body; nil for none.
  public var body: JSONValue?
  /// How long the whole exchange may take, in milliseconds.
  public var timeLimit: Int64

  /// Describes a request.
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

/// What came back for a ``ServiceRequest``.
public struct ServiceResponse: Sendable {
  /// HTTP status.
  public let status: Int
  private let headers: [String: String]
  /// The body, for whoever knows what has to stand in it.
  public let body: any ServiceBody

  /// Describes an answer; of header fields with one name the last counts.
  public init(status: Int, headers: [(String, String)], body: any ServiceBody) {
    self.status = status
    self.headers = Dictionary(headers.map { ($0.0.lowercased(), $0.1) }, uniquingKeysWith: { _, last in last })
    self.body = body
  }

  /// A header field's value; its name in any case.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }
}

/// The body of an answer, which this module has no parser for.
public protocol ServiceBody: Sendable {
  /// Reads the body as JSON.
  ///
  /// - Throws: for what is no JSON, and whatever the type's own reading throws.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value
}

/// What an answer's headers say of another request.
public enum RetryAdvice: Hashable, Sendable {
  /// There is no use in one.
  case never
  /// Not before this many milliseconds are over.
  case after(milliseconds: Int64)
}
