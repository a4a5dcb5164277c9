import Logging
public import RedemptionCore
import RedemptionLedger

/// Requests of the vendors' SDKs over HTTP, answered from the ledger.
extension Server: EndpointHost {
  /// The endpoints of all adapters.
  public var endpoints: [LocalEndpoint] { registry.adapters.flatMap(\.endpoints) }

  /// Faults that name no session affect these requests too.
  public func respond(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult {
    guard let fault = space.value.faults.next(for: nil) else { return respondWithoutFault(to: request, at: endpoint) }
    switch fault.kind {
    case .offline: return .disconnect
    case .timeout: return .hold
    case .malformed: return .malformed
    case .http: return .respond(response(to: fault, at: endpoint), isProvisional: false)
    case .delay:
      let milliseconds = Int64(((fault.seconds ?? 0) * 1000).rounded(.up))
      return .delay(until: space.now.advanced(byMilliseconds: milliseconds))
    }
  }

  /// An app that is offline reaches no path.
  public func disconnectsRequestWithoutEndpoint() -> Bool { space.value.faults.takeOffline() }

  /// Logs a request that has no endpoint.
  public func logUnknownRequest(_ shape: String) {
    configuration.logger.warning("\(shape): the local service has no such path")
  }

  /// Answers from the ledger, with dates of the SDK's own clock unless the request wants the ledger's.
  public func respondWithoutFault(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult {
    let keepsDates = request.header("X-RedemptionKit-Dates")?.lowercased() == "ledger"
    let view = LedgerView(server: self, offset: keepsDates ? 0 : space.value.clock.offset)
    space.log?.current = 0
    defer { space.log?.current = nil }
    do throws(GatewayError) {
      let response = try endpoint.respond(request, view)
      configuration.logger.debug("\(endpoint.method) \(endpoint.template): \(response.status)")
      return .respond(response, isProvisional: space.hasProvisionalChanges)
    } catch {
      var text = "The ledger cannot be used now; this request changed nothing."
      if case .notKnown = error { text = Server.notKnownText }
      configuration.logger.error("\(endpoint.method) \(endpoint.template): \(text)")
      return .respond(LocalResponse(["error": .string(text)] as JSONValue, status: 503), isProvisional: false)
    }
  }

  private static let notKnownText =
    "It is not known whether the ledger has kept an earlier request for this code. Send the request again."

  /// The vendor whose adapter has this endpoint.
  func vendor(of endpoint: LocalEndpoint) -> Vendor? {
    vendorsOfEndpoints["\(endpoint.method) \(endpoint.template)"]
  }

  /// Returns a warning about the API key of a request, and logs it: once for each key and SDK.
  public func keyWarning(
    about key: SentKey, at endpoint: LocalEndpoint, from sdk: [(name: String, value: String)]
  ) -> String? {
    guard let id = vendor(of: endpoint) else { return nil }
    let vendors = registry.adapters.map(\.vendor)
    let platform = sdk.first { $0.name.lowercased() == "x-platform" }?.value
    let text = keyWarnings.first(about: key, of: id, from: sdk) {
      vendors.first { $0.id == id }?
        .warning(about: key, from: platform, isApp: VendorDescription.isApp(sdk), among: vendors)
    }
    if let text { configuration.logger.warning("\(text)") }
    return text
  }
}
