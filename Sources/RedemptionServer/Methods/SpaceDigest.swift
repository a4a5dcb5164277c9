import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `space/digest`: tells whether two states of spaces have the same future.
enum SpaceDigest: Method {
  static let name = "space/digest"
  static let mayAskGateway = false

  struct Params: Decodable {
    /// Nil for the client's.
    let space: String?
  }

  struct Result: Encodable {
    /// 32 hexadecimal digits.
    let digest: String
    /// The time on the clock of the space.
    let now: Timestamp
    /// The moments at which a rule changes its answer, the next one first.
    let deadlines: [NamedDeadline]
  }

  struct NamedDeadline: Encodable {
    let name: String
    let at: Timestamp
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let open: OpenSpace
    if let name = params.space {
      open = try server.space(named: name)
    } else {
      open = request.connection.client.context.flatMap { $0 as? OpenSpace } ?? server.main
      guard !open.isDeleted else { throw .unknownSpace(at: "/space") }
    }
    let result = try server.withLedger { _ throws(LedgerError) in
      try open.ledger.catchUp(to: open.now)
      let state = try open.described()
      return Result(
        digest: StateDigest(of: state, at: open.now).text, now: open.now,
        deadlines: state.deadlines(after: open.now).map { NamedDeadline(name: $0.name.rawValue, at: $0.at) })
    }
    return open.hasProvisionalChanges ? .provisional(result) : .result(result)
  }
}
