import HashTreeCollections
import JSONRPC
import MemoryStore
import RedemptionCore

/// One isolated simulation, as a value: what a server has of its clock, faults, checkouts and sessions. A copy costs
/// nothing.
///
/// The ledger's rows are a value too, ``MemoryRows``; those of a space that runs are in its store.
struct Space {
  var clock: ServerClock
  /// Makes the identifiers and waits of sessions; those of the ledger are in the ledger.
  var random: RandomSource
  var faults = Faults()
  var redemptions = Redemptions()
  /// What web SDKs are about to sell.
  var openCheckouts = OpenCheckouts()
  var sessions: Sessions
  var devices = Devices()
  var nextMoments = NextMoments()
  /// Number of waits that have ended.
  var endedWaits = 0
  private(set) var lastNumber: UInt64 = 0
  private(set) var lastSession: UInt64 = 0

  init(_ clock: ServerClock, generation: UInt64, random: RandomSource = .system) {
    self.clock = clock
    self.random = random
    sessions = Sessions(generation: generation)
  }

  /// Returns a number that this space has not used before.
  mutating func nextNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// Returns the id of a new session, counted from `session-1`, so that a written test can name it.
  mutating func nextSessionName() -> String {
    lastSession += 1
    return "session-\(lastSession)"
  }

  /// Goes on counting after these numbers.
  mutating func resume(after number: UInt64, session: UInt64) { (lastNumber, lastSession) = (number, session) }

  /// Takes back the id of a session that did not start, if it is the last one.
  mutating func takeBack(_ name: String) { if name == "session-\(lastSession)" { lastSession -= 1 } }
}

/// The open sessions of a space, as a value.
///
/// A session is an object, which copies of its space share until one of them changes it: each copy has a generation of
/// its own, and only a session of this generation may be changed. ``own(_:)`` returns such a session.
struct Sessions {
  /// Whom the sessions of earlier generations belong to in a copy, in place of those who opened them.
  private struct Inheritance {
    let heir: Client
    let end: UInt64
  }

  private var open: TreeDictionary<String, OpenSession> = [:]
  private(set) var generation: UInt64
  /// Nil in a space that is no copy.
  private var inheritance: Inheritance?
  /// Ids of the sessions on live gateways, which cannot be copied.
  private(set) var live: Set<String> = []

  init(generation: UInt64) { self.generation = generation }

  var count: Int { open.count }
  var isEmpty: Bool { open.isEmpty }
  var keys: some Collection<String> { open.keys }
  /// For reading alone.
  var values: some Collection<OpenSession> { open.values }

  /// For reading alone.
  subscript(id: String) -> OpenSession? { open[id] }

  mutating func insert(_ session: OpenSession) {
    open[session.id] = session
    if case .remote = session.gateway { live.insert(session.id) }
  }

  mutating func remove(_ id: String) {
    open[id] = nil
    live.remove(id)
  }

  /// The session with this id, to be changed; nil if there is none.
  mutating func own(_ id: String) -> OpenSession? {
    guard let session = open[id], session.generation != generation else { return open[id] }
    let heir = heir(of: session)
    let copy = OpenSession(session, generation: generation, owner: heir ?? session.owner)
    if let heir {
      heir.work += copy.indexed.work
      copy.forgetSaved()
    }
    open[id] = copy
    return copy
  }

  /// True if a session belongs to this client.
  func isOwned(_ session: OpenSession, by client: Client) -> Bool { (heir(of: session) ?? session.owner) === client }

  private func heir(of session: OpenSession) -> Client? {
    guard let inheritance, session.generation < inheritance.end else { return nil }
    return inheritance.heir
  }

  /// Begins a new generation, because the sessions are shared with a copy now.
  ///
  /// - Parameter heir: whom they belong to from now on; nil changes nothing.
  mutating func share(generation: UInt64, heir: Client? = nil) {
    self.generation = generation
    if let heir { inheritance = Inheritance(heir: heir, end: generation) }
  }
}
