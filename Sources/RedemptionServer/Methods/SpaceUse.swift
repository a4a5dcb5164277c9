import JSONRPC
import MemoryStore
import RedemptionCore
import RedemptionLedger

/// `space/use`: binds the client to a space, which is made on its first use.
enum SpaceUse: Method {
  static let name = "space/use"
  static let mayAskGateway = false

  /// The kinds of clocks that a client can choose.
  enum Clock: String, Codable { case virtual, offset }

  struct Params: Decodable {
    let space: String
    /// What moves the clock of a new space. Nil: what moves that of `main`, and `offset` if nothing does.
    let clock: Clock?
    /// The time on the clock of a new space; nil for the system's.
    let startsAt: Timestamp?
    /// What the random numbers of a new space follow from; nil for the system's.
    let seed: Int64?

    init(space: String, clock: Clock? = nil, startsAt: Timestamp? = nil, seed: Int64? = nil) {
      (self.space, self.clock, self.startsAt, self.seed) = (space, clock, startsAt, seed)
    }
  }

  /// The largest seed: the largest integer that every language's JSON has.
  static let mostSeed: Int64 = (1 << 53) - 1

  struct Result: Encodable {
    let space: SpaceState
    /// True if the space was made by this call.
    let created: Bool
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    try server.checkAccess(to: params.space, at: "/space")
    let scope = request.connection.scope
    let isShared = request.connection.client.connection == nil
    guard !isShared || params.space == scope.named ?? scope.limit ?? OpenSpace.main else {
      throw .invalid(
        "/space",
        expected: "the space of X-RedemptionKit-Space, else main: all requests of POST /_/rpc are one client")
    }
    let known = params.space == OpenSpace.main ? server.main : server.known(params.space)
    if let known {
      if let clock = params.clock, clock.rawValue != known.value.clock.name {
        throw .invalid("/clock", expected: "\(known.value.clock.name): the clock of a space is chosen on its first use")
      }
      guard params.startsAt == nil else {
        throw .invalid("/startsAt", expected: "no time: the clock of this space runs already")
      }
      guard params.seed == nil else {
        throw .invalid("/seed", expected: "no seed: the random numbers of a space are chosen on its first use")
      }
    }
    let open = if let known { known } else { try make(params, server) }
    open.lastUsed = .now
    if !isShared { request.connection.client.context = open }
    return .result(Result(space: SpaceState(open), created: known == nil))
  }

  /// Makes a space with nothing but a name.
  static func make(
    _ name: String, withVirtualClock isVirtual: Bool = false, _ server: Server
  ) throws(RPCError) -> OpenSpace {
    try make(Params(space: name, clock: isVirtual ? .virtual : nil), server)
  }

  private static func make(_ params: Params, _ server: Server) throws(RPCError) -> OpenSpace {
    let isVirtual = params.clock.map { $0 == .virtual } ?? (server.main.value.clock.name == Clock.virtual.rawValue)
    if let start = params.startsAt, !(0..<ServerClock.end.milliseconds).contains(start.milliseconds) {
      throw .invalid("/startsAt", expected: "a time from 1970 to 9999 in milliseconds")
    }
    let clock = ServerClock(startingAt: params.startsAt, isVirtual: isVirtual)
    var random = try random(params.seed, server)
    server.lastGeneration += 1
    let value = Space(clock, generation: server.lastGeneration, random: random.split())
    let open = try server.addSpace(named: params.space, at: "/space", value, MemoryRows())
    open.ledger.random = random.split()
    open.deliveries.isOn = server.webhookSender != nil
    return open
  }

  private static func random(_ seed: Int64?, _ server: Server) throws(RPCError) -> RandomSource {
    guard let seed else { return .system }
    guard server.configuration.acceptsSeeds else {
      throw .invalid("/seed", expected: "no seed: other machines reach this server, and could predict every code")
    }
    guard (0...mostSeed).contains(seed) else { throw .invalid("/seed", expected: "an integer from 0 to \(mostSeed)") }
    return RandomSource(seed: UInt64(seed))
  }
}
