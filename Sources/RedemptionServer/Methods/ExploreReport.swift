import JSONRPC

/// `explore/report`: returns what an exploration has found so far, for people and for programs.
enum ExploreReport: Method {
  static let name = "explore/report"
  static let mayAskGateway = false

  /// What a report has beside the text, JUnit XML and findings that each has.
  enum Format: String, Codable { case json, html }

  struct Params: Decodable {
    let exploration: String
    /// Nil for ``Format/json``.
    let format: Format?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    guard let running = server.explorations[params.exploration], running.client === request.connection.client else {
      throw .unknownExploration
    }
    return .result(ExplorationReport(running, withPage: params.format == .html))
  }
}
