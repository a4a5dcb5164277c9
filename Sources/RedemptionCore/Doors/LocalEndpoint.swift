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
  /// The path. A segment in braces, such as `{id}`, matches any segment that is not empty; one such as `{id...}`
  /// matches several with the slashes between them, for an id that an SDK does not escape. A path that a template
  /// without the latter matches is never given to one with it.
  public let template: String
  /// True if its requests redeem codes. `store/reset` is rejected while a fault delays one of them.
  public let redeems: Bool
  /// Returns what a request is about, by which the server finds the space of a request without an API key.
  public let sought: @Sendable (LocalRequest) -> SoughtID?
  /// Answers a request that matches.
  public let respond: Respond

  /// Declares an endpoint.
  public init(
    _ method: String, _ template: String, redeems: Bool = false,
    seeking sought: @escaping @Sendable (LocalRequest) -> SoughtID? = { _ in nil }, respond: @escaping Respond
  ) {
    self.method = method
    self.template = template
    self.redeems = redeems
    self.sought = sought
    self.respond = respond
  }
}

/// What a request is about.
public enum SoughtID: Hashable, Sendable {
  /// The code of a link.
  case code(String)
  /// A web checkout.
  case checkout(String)
}
