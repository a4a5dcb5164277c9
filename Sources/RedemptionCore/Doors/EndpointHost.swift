/// A server that answers the requests of the vendors' SDKs.
public protocol EndpointHost: AnyObject {
  /// The endpoints of all adapters.
  var endpoints: [LocalEndpoint] { get }
  /// Returns the space whose ledger a request is for, made on its first use, or the response to a request for which
  /// there is none.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - key: its API key; nil for none.
  ///   - endpoint: where it leads; nil for a path without an endpoint.
  func space(of request: LocalRequest, with key: SentKey?, at endpoint: LocalEndpoint?) -> EndpointPlace
  /// Returns true if an `OPTIONS` request, which has no API key, finds the app offline.
  func disconnectsPreflight() -> Bool
  /// Logs a request that has no endpoint. `shape` is its method and path without ids.
  func logUnknownRequest(_ shape: String)
}

/// Where a request on a vendor's path leads.
public struct EndpointPlace {
  /// The space that answers, or in whose log the rejection is.
  public let space: any EndpointSpace
  /// The response if the request names a space that it cannot have; nil for one that the space answers.
  public let rejection: LocalResponse?

  /// Names a space.
  public init(_ space: any EndpointSpace, rejection: LocalResponse? = nil) {
    self.space = space
    self.rejection = rejection
  }
}

/// A space that answers the requests of the vendors' SDKs.
public protocol EndpointSpace: AnyObject {
  /// The time on its clock.
  var now: Timestamp { get }
  /// The time from now to a moment on its clock, in milliseconds; nil if the clock stands still.
  func milliseconds(until moment: Timestamp) -> Int64?
  /// The endpoints of its requests that a fault delays and that still have a client, once for each request. The local
  /// service sets it.
  var delayedEndpoints: [LocalEndpoint] { get set }
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
  /// The request reaches the service at this moment of the space's clock.
  case delay(until: Timestamp)
}
