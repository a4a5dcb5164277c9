import JSONRPC
import MemoryStore
import RedemptionCore

/// `space/use`: binds the client to a space, which is made on its first use.
enum SpaceUse: Method {
  static let name = "space/use"
  static let mayAskGateway = false

  /// The kinds of clocks that a client can choose.
  enum Clock: String, Decodable { case virtual, offset }

  struct Params: Decodable {
    let space: String
    /// What moves the clock of a new space. Nil: what moves that of `main`, and `offset` if nothing does.
    let clock: Clock?
    /// The time on the clock of a new space; nil for the system's.
    let startsAt: Timestamp?
  }

  struct Result: Encodable {
    let space: SpaceState
    /// True if the space was made by this call.
    let created: Bool
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    guard request.connection.client.connection != nil || params.space == OpenSpace.main else {
      throw .invalid(
        "/space", expected: "main: all requests of POST /_/rpc are one client. Name a space in X-RedemptionKit-Space")
    }
    let known = params.space == OpenSpace.main ? server.main : server.spaces[params.space]
    if let known {
      if let clock = params.clock, clock.rawValue != known.value.clock.name {
        throw .invalid("/clock", expected: "\(known.value.clock.name): the clock of a space is chosen on its first use")
      }
      guard params.startsAt == nil else {
        throw .invalid("/startsAt", expected: "no time: the clock of this space runs already")
      }
    }
    let open = if let known { known } else { try make(params, server) }
    open.lastUsed = .now
    request.connection.scope = nil
    request.connection.client.context = open.isMain ? nil : open
    return .result(Result(space: SpaceState(open), created: known == nil))
  }

  /// Makes a space with nothing but a name.
  static func make(_ name: String, _ server: Server) throws(RPCError) -> OpenSpace {
    try make(Params(space: name, clock: nil, startsAt: nil), server)
  }

  private static func make(_ params: Params, _ server: Server) throws(RPCError) -> OpenSpace {
    let isVirtual = params.clock.map { $0 == .virtual } ?? (server.main.value.clock.name == Clock.virtual.rawValue)
    if let start = params.startsAt, !(0..<ServerClock.end.milliseconds).contains(start.milliseconds) {
      throw .invalid("/startsAt", expected: "a time from 1970 to 9999 in milliseconds")
    }
    let clock = ServerClock(startingAt: params.startsAt, isVirtual: isVirtual)
    server.lastGeneration += 1
    return try server.addSpace(
      named: params.space, at: "/space", Space(clock, generation: server.lastGeneration), MemoryRows())
  }
}
