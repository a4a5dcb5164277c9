import JSONRPC
import RedemptionCore

/// `scenario/export`: returns the log as a scenario that `redemption replay` plays.
///
/// Codes, links, keys and addresses are replaced by saved values and made-up texts.
enum ScenarioExport: Method {
  static let name = "scenario/export"
  static let mayAskGateway = false

  /// The most steps in one scenario.
  static let limit = 10_000
  /// A scenario ends with the step that reaches this size, about.
  static let resultBytes = 2 << 20

  struct Params: Decodable {
    /// Exports what this session did and depends on; nil exports everything.
    let session: String?
    /// The sequence after which to begin; nil begins with the oldest entry.
    let after: Int?
  }

  struct Result: Encodable {
    let scenario: ExportedScenario
    let omitted: [OmittedEntries]
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let log = try server.recordedLog(after: params.after)
    let history = LogHistory(log, after: params.after ?? 0)
    if let session = params.session {
      guard server.space.value.sessions[session] != nil || history.names(session) else { throw .unknownSession }
    }
    var writer = ScenarioWriter(
      history: history, adapters: server.registry.adapters, vocabulary: server.vocabulary,
      isClockRunning: server.space.value.clock.isRunning, chosen: params.session.map(history.sessions(around:)))
    writer.write()
    return server.ledgerAnswer(Result(scenario: writer.scenario(of: params.session), omitted: writer.omitted))
  }
}
