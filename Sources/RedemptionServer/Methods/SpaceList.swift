import JSONRPC

/// `space/list`: returns all spaces, `main` first, then by name.
enum SpaceList: Method {
  static let name = "space/list"
  static let mayAskGateway = false

  struct Result: Encodable {
    let spaces: [SpaceState]
    /// The space of the client; nil if it was deleted.
    let current: String?

    private enum CodingKeys: String, CodingKey { case spaces, current }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(spaces, forKey: .spaces)
      try container.encode(current, forKey: .current)
    }
  }

  static func call(_ params: Empty, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    server.deleteOldSpaces()
    let used = request.connection.client.context.flatMap { $0 as? OpenSpace }
    let scope = request.connection.scope
    let current = used.map { $0.isDeleted ? nil : $0.name } ?? scope.named ?? scope.limit ?? OpenSpace.main
    let shown = server.allSpaces.filter { server.onlySpace ?? $0.name == $0.name }
    return .result(Result(spaces: shown.map { SpaceState($0) }, current: current))
  }
}
