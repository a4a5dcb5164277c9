import JSONRPC

/// `space/fork`: copies a space, with its ledger, clock, faults and sessions. Calls that wait stay with the original.
enum SpaceFork: Method {
  static let name = "space/fork"
  static let mayAskGateway = false

  struct Params: Decodable {
    /// The space to copy; nil for the client's.
    let from: String?
    /// The name of the copy; nil for `fork-1` and so on.
    let `as`: String?
  }

  struct Result: Encodable {
    let space: SpaceState
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let origin: OpenSpace
    if let name = params.from {
      origin = try server.space(named: name, at: "/from")
    } else {
      let used = request.connection.client.context.flatMap { $0 as? OpenSpace } ?? server.space
      guard !used.isDeleted else { throw .unknownSpace(at: "/from") }
      origin = used
    }
    let isProvisional = origin.hasProvisionalChanges
    let fork = try server.fork(origin, as: params.as ?? freeName(server), for: request.connection.client)
    let result = Result(space: SpaceState(fork))
    return isProvisional ? .provisional(result) : .result(result)
  }

  private static func freeName(_ server: Server) -> String {
    var number = 1
    while server.spaces["fork-\(number)"] != nil { number += 1 }
    return "fork-\(number)"
  }
}
