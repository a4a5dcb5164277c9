import Logging
import RedemptionCore
import RedemptionLedger

/// A space as the vendors' paths see it.
///
/// Requests that a fault delays keep it, so that a deleted space does not answer them.
final class SpaceEndpoints: EndpointSpace {
  private let server: Server
  private let open: OpenSpace
  /// The endpoints of the requests that a fault delays.
  var delayedEndpoints: [LocalEndpoint] = []

  init(of open: OpenSpace, on server: Server) {
    self.open = open
    self.server = server
  }

  var now: Timestamp { open.now }

  func milliseconds(until moment: Timestamp) -> Int64? {
    open.value.clock.isRunning ? moment.milliseconds - now.milliseconds : nil
  }

  /// An app that is offline reaches no path.
  func disconnectsRequestWithoutEndpoint() -> Bool { open.value.faults.takeOffline() }

  /// Faults that name no session affect these requests too.
  func respond(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult {
    let asked: Fault.Request? = endpoint.redeems ? .redemption : nil
    guard let fault = open.value.faults.next(for: nil, asking: asked) else {
      return respondWithoutFault(to: request, at: endpoint)
    }
    if fault.kind != .delay { server.inside(open) { server.noteFailure(of: request, at: endpoint) } }
    switch fault.kind {
    case .offline: return .disconnect
    // No fault of the kind `late` is for a request without a session.
    case .timeout, .late: return .hold
    case .malformed: return .malformed
    case .http: return .respond(server.response(to: fault, at: endpoint), isProvisional: false)
    case .delay:
      let milliseconds = Int64(((fault.seconds ?? 0) * 1000).rounded(.up))
      return .delay(until: now.advanced(byMilliseconds: milliseconds))
    }
  }

  /// Answers from the ledger, with dates of the SDK's own clock unless the request wants the ledger's.
  func respondWithoutFault(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult {
    guard !open.isDeleted else { return .disconnect }
    return server.inside(open) { answer(request, at: endpoint) }
  }

  private func answer(_ request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult {
    let keepsDates = request.header("X-RedemptionKit-Dates")?.lowercased() == "ledger"
    let view = LedgerView(
      server: server, offset: keepsDates ? 0 : open.value.clock.offset, platform: request.platform)
    let logger = server.configuration.logger
    open.log?.current = 0
    defer { open.log?.current = nil }
    do throws(GatewayError) {
      let response = try endpoint.respond(request, view)
      logger.debug("\(endpoint.method) \(endpoint.template): \(response.status)")
      return .respond(response, isProvisional: open.hasProvisionalChanges)
    } catch {
      var text = "The ledger cannot be used now; this request changed nothing."
      if case .notKnown = error { text = SpaceEndpoints.notKnownText }
      logger.error("\(endpoint.method) \(endpoint.template): \(text)")
      return .respond(LocalResponse(["error": .string(text)] as JSONValue, status: 503), isProvisional: false)
    }
  }

  private static let notKnownText =
    "It is not known whether the ledger has kept an earlier request for this code. Send the request again."

  /// Returns a warning about the API key of a request, and logs it: once for each key and SDK.
  func keyWarning(
    about key: SentKey, at endpoint: LocalEndpoint, from sdk: [(name: String, value: String)]
  ) -> String? {
    guard let id = server.vendor(of: endpoint) else { return nil }
    let vendors = server.registry.adapters.map(\.vendor)
    let platform = sdk.first { $0.name.lowercased() == "x-platform" }?.value
    let text = server.keyWarnings.first(about: key, of: id, from: sdk) {
      vendors.first { $0.id == id }?
        .warning(about: key, from: platform, isApp: VendorDescription.isApp(sdk), among: vendors)
    }
    if let text { server.configuration.logger.warning("\(text)") }
    return text
  }

  func record(_ exchange: EndpointExchange) { server.inside(open) { server.record(exchange) } }
}
