import JSONRPC

/// `space/delete`: ends a space with its ledger and its sessions.
enum SpaceDelete: Method {
  static let name = "space/delete"
  static let mayAskGateway = false

  struct Params: Decodable {
    let space: String
  }

  struct Result: Encodable {
    /// The name of the space.
    let deleted: String
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let open = try server.space(named: params.space)
    guard !open.isMain else {
      throw .invalid("/space", expected: "another space than main, which `store/reset` empties")
    }
    server.delete(open)
    return .result(Result(deleted: open.name))
  }
}
