public import JSONRPC
import JanssonCoding
import MemoryStore
import RedemptionCore
import RedemptionLedger

// Spaces as values, for copies and files.
extension Server {
  /// The most customers, purchases, codes and messages that are copied from a database, because all clients wait
  /// meanwhile.
  private static let copiedRows = 100_000

  /// The rows of a space's ledger: those in memory at no cost, those of a database one by one.
  func rows(of open: OpenSpace) throws(RPCError) -> MemoryRows {
    if let memory = open.memory { return memory.rows }
    let copy = MemoryStore()
    let isCopied: Bool
    do throws(LedgerCopyError) {
      isCopied = try open.ledger.copyRows(to: copy, atMost: Server.copiedRows)
    } catch {
      guard case .source(let error) = error else { throw .internalError("The ledger cannot be copied.") }
      throw RPCError(error)
    }
    guard isCopied else { throw .tooLargeToCopy }
    return copy.rows
  }

  /// A space as one value.
  func saved(_ open: OpenSpace) throws(RPCError) -> SavedSpace {
    let live = open.value.sessions.live
    guard live.isEmpty else { throw .cannotFork(live, at: "/space") }
    guard open.value.sessions.values.allSatisfy(\.run.late.isEmpty) else { throw .answersAreHeld }
    let store = MemoryStore(try rows(of: open))
    var tables: [String: [[LedgerValue]]] = [:]
    do throws(LedgerError) {
      try store.read { stored throws(LedgerError) in
        for table in LedgerTable.all {
          tables[table.name] = try stored.rows?.rows(of: table, after: nil, limit: .max).map(\.values)
        }
      }
    } catch { throw RPCError(error) }
    let sales = open.ledger.sales
    let ledger = SavedLedger(
      random: open.ledger.random, soldAt: sales.at, sales: Int64(clamping: sales.count), tables: SavedTables(tables))
    return SavedSpace(open.value, ledger, savedSessions(of: open))
  }

  private func savedSessions(of open: OpenSpace) -> [SavedSession] {
    var calls: [String: [CallID]] = [:]
    for (id, call) in open.waitingCalls { calls[call.session, default: []].append(id) }
    let waiting = open.value.nextMoments.ascending.map(\.session)
    let others = Set(open.value.sessions.keys).subtracting(waiting).sorted()
    let numbers =
      open.value.sessions.values.flatMap { $0.run.held.ascending.map(\.number) }
      + open.value.nextMoments.ascending.filter { $0.wait != nil }.map(\.number)
    let orders = Dictionary(numbers.sorted().enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    return (waiting + others).compactMap { id in
      open.value.sessions[id].map { SavedSession($0, without: calls[id] ?? [], orders) }
    }
  }

  /// Makes a space of a value.
  ///
  /// - Parameter client: whom its sessions belong to; nil leaves them out.
  func load(_ saved: SavedSpace, as name: String, for client: Client? = nil) throws(RPCError) -> OpenSpace {
    guard sessionCount + saved.sessions.count <= configuration.sessionLimit else { throw .tooManySessions }
    guard configuration.acceptsSeeds || !saved.isSeeded else {
      throw .invalid(
        "/value/random", expected: "system: other machines reach this server, and could predict every code")
    }
    let store = MemoryStore()
    do throws(LedgerError) {
      try store.write { stored throws(LedgerError) in
        for table in LedgerTable.all {
          for values in saved.ledger.tables.rows[table.name] ?? [] { try stored.rows?.insert(values, into: table) }
        }
      }
    } catch {
      throw .invalid("/value/ledger/tables", expected: "rows as `space/save` returns them (\(error.description))")
    }
    do throws(LedgerError) { try store.commit() } catch { throw RPCError(error) }
    lastGeneration += 1
    let open = try addSpace(named: name, at: "/space", saved.space(generation: lastGeneration), store.rows)
    open.ledger.random = saved.ledger.random
    open.ledger.sales = (saved.ledger.soldAt, UInt64(saved.ledger.sales))
    inside(open) {
      guard let client else { return loadDevices(saved.devices) }
      // Their waits have the first numbers, in the order in which they began.
      for saved in saved.sessions {
        let session = OpenSession(saved, in: space.value, owner: client)
        space.value.sessions.insert(session)
        index(session, as: saved.waitOrder.map(SavedSpace.number))
      }
      // A value that somebody has edited may not number every wait.
      let last = space.value.lastNumber
      loadDevices(saved.devices)
      space.value.resume(after: last, session: UInt64(saved.counters.sessions))
    }
    return open
  }

  private func loadDevices(_ saved: [SavedDevice]) {
    for saved in saved {
      var device = saved.device
      device.session = device.session.flatMap { space.value.sessions[$0]?.id }
      device.ended = space.value.nextNumber()
      space.value.devices.set(device, for: saved.key)
    }
  }

  /// Makes a space of the text of a saved one, without its sessions: nobody would hear of them.
  ///
  /// - Parameters:
  ///   - name: 1 to 40 of a to z, 0 to 9 and `-`; no other space has it.
  ///   - text: JSON as ``savedSpaces()`` returns it.
  public func loadSpace(named name: String, from text: [UInt8]) throws(RPCError) {
    do {
      let tree = try JanssonTree.reading(text)
      let decoder = JanssonDecoder(rejectsUnknownMembers: true).knowing(registry)
      let open = try load(decoder.decode(SavedSpace.self, from: tree.root), as: name)
      // It goes on where the last server has ended; one that `space/load` makes is a copy.
      open.deliveries.isOn = webhookSender != nil
    } catch let error as RPCError {
      throw error
    } catch {
      throw .invalid("/value", expected: "a value as `space/save` returns it")
    }
  }

  /// The texts of all spaces but `main`, by name. Sessions are closed first, so only a server that ends calls this.
  public func savedSpaces() throws(RPCError) -> [(name: String, text: [UInt8])] {
    var texts: [(name: String, text: [UInt8])] = []
    for open in spaces.values.sorted(by: { $0.name < $1.name }) {
      closeSessions(of: open)
      let value = try saved(open)
      do { texts.append((open.name, try JSONTextEncoder().encode(value))) } catch {
        throw .internalError("The space \(open.name) cannot be written.")
      }
    }
    return texts
  }

  /// Closes all sessions of a space.
  func closeSessions(of open: OpenSpace) {
    inside(open) {
      for id in space.value.sessions.keys.sorted() { if let session = space.value.sessions.own(id) { close(session) } }
    }
  }
}

extension RPCError {
  fileprivate static let answersAreHeld = RPCError(
    .cannotFork, "An answer of the service is on its way to a session. Let it arrive with `fault/release`.",
    kind: "cannotFork", path: "/space")

  fileprivate static let tooLargeToCopy = RPCError(
    .cannotFork,
    "The ledger of this space is in a database with more than 100,000 rows, and every client would wait for the copy. "
      + "Use a space of another name.", kind: "cannotFork", path: "/from")
}
