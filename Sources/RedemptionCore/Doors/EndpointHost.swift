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
