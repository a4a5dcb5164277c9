/// A server that answers the requests of the vendors' SDKs.
public protocol EndpointHost: AnyObject {
  /// The endpoints of all adapters.
  var endpoints: [LocalEndpoint] { get }
  /// The time on the server's clock.
  var now: Timestamp { get }
  /// The endpoints of the requests that a fault delays and that still have a client, once for each request. The local
  /// service sets it.
  var delayedEndpoints: [LocalEndpoint] { get set }
  /// Logs a request that has no endpoint. `shape` is its method and path without ids.
  func logUnknownRequest(_ shape: String)
  /// Returns true if the next fault disconnects a request that has no endpoint. Other faults do not affect it.
  func disconnectsRequestWithoutEndpoint() -> Bool
  /// Returns the next fault, or the response if there is none.
  func respond(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult
  /// Returns the response to a request whose fault has ended.
  func respondWithoutFault(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult
  /// Returns a warning about the API key of a request, once for each key and SDK; nil for none.
  ///
  /// `sdk` has the header fields that name the SDK.
  func keyWarning(
    about key: SentKey, at endpoint: LocalEndpoint, from sdk: [(name: String, value: String)]
  ) -> String?
  /// Records a request with what became of it.
  func record(_ exchange: EndpointExchange)
}

/// The result of a request at an endpoint.
public enum EndpointResult: Sendable {
  /// A response; provisional if it depends on the next commit.
  case respond(LocalResponse, isProvisional: Bool)
  /// The connection is closed without a response: the app is offline.
  case disconnect
  /// No response is sent. The client times out.
  case hold
  /// The response cannot be decoded.
  case malformed
  /// The request reaches the service at this moment of the server's clock.
  case delay(until: Timestamp)
}
