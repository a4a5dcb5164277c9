import JSONRPC
import MemoryStore
import RedemptionCore
import RedemptionLedger

// Spaces beside `main`: they are in memory, and end with the server.
extension Server {
  /// The most spaces beside `main`.
  static let spaceLimit = 1_000
  /// Entries that the log of such a space keeps at most.
  private static let spaceLogEntries = 10_000
  /// Bytes that the log of such a space keeps at most.
  private static let spaceLogBytes = 4 << 20
  /// A space that nobody has called for so long ends.
  private static let spaceAge = Duration.seconds(24 * 3_600)

  /// The space with this name.
  ///
  /// - Parameter path: path of the name in the params.
  func space(named name: String, at path: String = "/space") throws(RPCError) -> OpenSpace {
    try checkAccess(to: name, at: path)
    if name == OpenSpace.main { return main }
    guard let open = known(name) else { throw .unknownSpace(at: path) }
    return open
  }

  /// The space with this name, but not `main`; nil if there is none, or if nobody has called it for a day.
  func known(_ name: String) -> OpenSpace? {
    guard let open = spaces[name] else { return nil }
    if Server.isOld(open, at: .now) { delete(open) }
    return open.isDeleted ? nil : open
  }

  /// True if nobody has called a space for a day; false for `main`.
  static func isOld(_ open: OpenSpace, at now: ContinuousClock.Instant) -> Bool {
    !open.isMain && open.lastUsed.duration(to: now) > spaceAge
  }

  /// Adds a space.
  ///
  /// - Parameters:
  ///   - name: 1 to 40 of a to z, 0 to 9 and `-`.
  ///   - path: path of the name in the params.
  ///   - value: what it begins with, but for the rows of its ledger.
  ///   - rows: the rows of its ledger.
  ///   - origin: the space whose rows these are, and whose log it continues; nil for none.
  func addSpace(
    named name: String, at path: String, _ value: Space, _ rows: MemoryRows, of origin: OpenSpace? = nil
  ) throws(RPCError) -> OpenSpace {
    try checkIsNew(name, at: path)
    deleteOldSpaces()
    guard spaces.count < Server.spaceLimit else { throw .tooManySpaces }
    let memory = MemoryStore(rows)
    let open = OpenSpace(
      name: name, value: value, ledger: Ledger(store: memory, adapters: registry.adapters, continuing: origin?.ledger),
      memory: memory,
      log: configuration.recordsLog
        ? ActivityLog(entryLimit: Server.spaceLogEntries, byteLimit: Server.spaceLogBytes, copying: origin?.log) : nil)
    recordMail(of: open)
    spaces[name] = open
    return open
  }

  /// True for 1 to 40 of a to z, 0 to 9 and `-`.
  public static func isNameOfSpace(_ name: some StringProtocol) -> Bool {
    (1...40).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      }
  }

  /// Throws if a new space cannot have this name.
  private func checkIsNew(_ name: String, at path: String) throws(RPCError) {
    guard Server.isNameOfSpace(name) else {
      throw .invalid(path, expected: "1 to 40 letters a to z, digits and -")
    }
    try checkAccess(to: name, at: path)
    guard name != OpenSpace.main, known(name) == nil else {
      throw .invalid(path, expected: "a name that no space has")
    }
  }

  /// Copies a space. The copy has the sessions, but no call that waits; the sessions belong to `client`.
  func fork(_ origin: OpenSpace, as name: String, for client: Client) throws(RPCError) -> OpenSpace {
    try checkIsNew(name, at: "/as")
    guard origin.value.sessions.live.isEmpty else { throw .cannotFork(origin.value.sessions.live, at: "/from") }
    guard sessionCount + origin.value.sessions.count <= configuration.sessionLimit else { throw .tooManySessions }
    let rows = try rows(of: origin)
    var copy = origin.value
    if case .system = copy.clock { copy.clock = .offset(0) }
    copy.sessions.share(generation: lastGeneration + 2, heir: client)
    let open = try addSpace(named: name, at: "/as", copy, rows, of: origin)
    origin.value.sessions.share(generation: lastGeneration + 1)
    lastGeneration += 2
    if origin.hasProvisionalChanges { provisionalForks.append(open) }
    return open
  }

  /// Ends a space: its sessions close, and its clients have to name another one.
  func delete(_ open: OpenSpace) {
    closeSessions(of: open)
    endAdvance(of: open)
    open.deliveries.isOn = false
    open.isDeleted = true
    spaces[open.name] = nil
  }

  /// Ends the spaces that nobody has called for a day.
  func deleteOldSpaces() {
    let now = ContinuousClock.now
    for open in spaces.values where Server.isOld(open, at: now) { delete(open) }
  }
}

/// A space as clients see it.
struct SpaceState: Encodable {
  /// Its name.
  let name: String
  /// What moves its clock.
  let clock: String
  /// The time on it.
  let now: Timestamp
  /// The number of open sessions.
  let sessions: Int

  init(_ open: OpenSpace) {
    name = open.name
    clock = open.value.clock.name
    now = open.value.clock.now
    sessions = open.value.sessions.count
  }
}

extension ServerClock {
  /// `system`, `virtual` or `offset`.
  var name: String {
    switch self {
    case .system: "system"
    case .virtual: "virtual"
    case .offset: "offset"
    }
  }
}

extension RPCError {
  /// - Parameter path: path of the name in the params; empty for a client whose space was deleted.
  static func unknownSpace(at path: String) -> RPCError {
    RPCError(
      .unknownSpace,
      "Unknown space: never used, deleted, or unused for a day. `space/use` makes one, and `main` is always there.",
      kind: "unknownSpace", path: path.isEmpty ? nil : path)
  }

  /// - Parameter sessions: those that keep a space from being copied.
  static func cannotFork(_ sessions: Set<String>, at path: String) -> RPCError {
    RPCError(
      .cannotFork,
      "A space with live sessions cannot be copied: the vendor's service is not part of it. Close \(names(of: sessions)).",
      kind: "cannotFork", path: path)
  }

  /// The first ten of these sessions.
  static func names(of sessions: Set<String>) -> String {
    let names = sessions.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    return names.prefix(10).joined(separator: ", ") + (names.count > 10 ? " …" : "")
  }

  /// - Parameters:
  ///   - only: the space that the client's token opens.
  ///   - path: path of the other name in the params; empty for a name beside the call.
  static func otherSpace(than only: String, at path: String) -> RPCError {
    RPCError(
      .otherSpace, "The token of this client opens the space `\(only)` alone.", kind: "otherSpace",
      path: path.isEmpty ? nil : path)
  }

  static let tooManySpaces = RPCError(
    .tooManySpaces, "There are 1,000 spaces. Delete some with `space/delete`.", kind: "tooManySpaces")
}
