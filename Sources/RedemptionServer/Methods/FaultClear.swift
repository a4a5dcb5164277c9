import JSONRPC

/// `fault/clear`: forgets all faults, or those of one session.
enum FaultClear: Method {
  static let name = "fault/clear"
  static let mayAskGateway = false

  struct Params: Decodable {
    /// Only the faults that name this session; nil for all.
    let session: String?
  }

  struct Result: Encodable {
    /// The number of faults that were pending.
    let cleared: Int
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    if let session = params.session { _ = try server.session(session) }
    let before = server.space.value.faults.pending.count
    server.space.value.faults.clear(session: params.session)
    return .result(Result(cleared: before - server.space.value.faults.pending.count))
  }
}
