import Logging
public import RedemptionCore
import RedemptionLedger

/// Requests of the vendors' SDKs over HTTP, answered from the ledger.
extension Server: EndpointHost {
  /// The endpoints of all adapters.
  public var endpoints: [LocalEndpoint] { registry.adapters.flatMap(\.endpoints) }

  /// Faults that name no session affect these requests too.
  public func respond(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult {
    guard let fault = faults.next(for: nil) else { return respondWithoutFault(to: request, at: endpoint) }
    switch fault.kind {
    case .offline: return .disconnect
    case .timeout: return .hold
    case .malformed: return .malformed
    case .http: return .respond(.status(fault.status ?? Fault.defaultStatus), isProvisional: false)
    case .delay:
      let milliseconds = Int64(((fault.seconds ?? 0) * 1000).rounded(.up))
      return .delay(until: clock.now.advanced(byMilliseconds: milliseconds))
    }
  }

  /// Answers from the ledger, with dates of the SDK's own clock unless the request wants the ledger's.
  public func respondWithoutFault(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult {
    let keepsDates = request.header("X-RedemptionKit-Dates")?.lowercased() == "ledger"
    let view = LedgerView(server: self, offset: keepsDates ? 0 : clock.offset)
    do throws(GatewayError) {
      let response = try endpoint.respond(request, view)
      configuration.logger.debug("\(endpoint.method) \(endpoint.template): \(response.status)")
      return .respond(response, isProvisional: ledger.hasUncommittedChanges)
    } catch {
      configuration.logger.error("\(endpoint.method) \(endpoint.template): the ledger cannot be used")
      return .respond(.status(503), isProvisional: false)
    }
  }
}

/// The ledger with every date moved back by what `clock/advance` has added.
private final class LedgerView: LocalLedger {
  private let server: Server
  private let offset: Int64
  private let ledgerNow: Timestamp

  init(server: Server, offset: Int64) {
    self.server = server
    self.offset = offset
    ledgerNow = server.clock.now
  }

  var now: Timestamp { ledgerNow.advanced(byMilliseconds: -offset) }

  func answer(_ question: Question) throws(GatewayError) -> Answer {
    server.recordQuestion(question, of: nil)
    do throws(GatewayError) {
      let answer = try server.ledger.answer(question, at: ledgerNow)
      _ = server.recorded(.success(answer), to: question, of: nil)
      return answer.shifted(byMilliseconds: -offset)
    } catch {
      _ = server.recorded(.failure(error), to: question, of: nil)
      throw error
    }
  }
}
