import JSONRPC
import MemoryStore
import RedemptionCore
import RedemptionLedger

/// A space as one JSON value: `space/save` writes it, `space/load` makes a space of it.
///
/// The log stays behind, and so do calls that wait.
struct SavedSpace: Codable {
  /// The form of the value. A program reads values of its own version.
  static let version = 1

  /// What moves the clock, with the time of a virtual clock, or what an offset clock adds to the system's.
  struct Clock: Codable {
    let kind: SpaceUse.Clock
    let milliseconds: Int64
  }

  /// The numbers that a space counts up.
  struct Counters: Codable {
    let calls: Int64
    let sessions: Int64
  }

  /// A web checkout that an SDK has started.
  struct Checkout: Codable {
    let id: String
    let checkout: WebCheckout
  }

  let version: Int
  let clock: Clock
  let counters: Counters
  let random: RandomSource
  let faults: [Fault]
  let checkouts: [Checkout]
  let sessions: [SavedSession]
  /// Those whose app ended first come first.
  let devices: [SavedDevice]
  let ledger: SavedLedger

  /// The places of all waits of its sessions in the order in which they began: each of 0, 1 and so on once.
  ///
  /// Of those that end at one moment, the one that began first ends first.
  var orders: [Int] { sessions.flatMap { $0.held.map(\.order) + [$0.waitOrder].compactMap { $0 } } }

  /// The number of a wait in a space that was loaded.
  static func number(ofOrder order: Int) -> UInt64 { UInt64(order) + 1 }

  /// - Parameter sessions: those that wait, in the order in which their waits end, before the others.
  init(_ space: Space, _ ledger: SavedLedger, _ sessions: [SavedSession]) {
    version = SavedSpace.version
    clock = Clock(space.clock)
    counters = Counters(calls: Int64(clamping: space.lastNumber), sessions: Int64(clamping: space.lastSession))
    random = space.random
    faults = space.faults.pending
    checkouts = space.openCheckouts.ascending.map { Checkout(id: $0.id, checkout: $0.checkout) }
    self.sessions = sessions
    devices = space.devices.all.sorted { ($0.value.ended, $0.key) < ($1.value.ended, $1.key) }
      .map { SavedDevice($0.key, $0.value) }
    self.ledger = ledger
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    guard version == SavedSpace.version else { throw RPCError.savedByOther(version: version, at: decoder.codingPath) }
    clock = try container.decode(Clock.self, forKey: .clock)
    counters = try container.decode(Counters.self, forKey: .counters)
    random = try container.decode(RandomSource.self, forKey: .random)
    faults = try container.decode([Fault].self, forKey: .faults)
    checkouts = try container.decode([Checkout].self, forKey: .checkouts)
    sessions = try container.decodeIfPresent([SavedSession].self, forKey: .sessions) ?? []
    devices = try container.decodeIfPresent([SavedDevice].self, forKey: .devices) ?? []
    ledger = try container.decode(SavedLedger.self, forKey: .ledger)
    try check(at: decoder.codingPath)
  }

  /// Rejects what no space has, such as a number that overflows when it is counted up.
  private func check(at path: [any CodingKey]) throws {
    let times = checkouts.flatMap { $0.checkout.product.times } + [Timestamp(milliseconds: clock.milliseconds)]
    let numbers = [counters.calls, counters.sessions, ledger.sales]
    let ids = Set(sessions.map(\.id))
    let isCurrent = clock.kind == .offset || (0..<ServerClock.end.milliseconds).contains(clock.milliseconds)
    guard times.allSatisfy(\.isStorable), isCurrent, numbers.allSatisfy({ (0...Timestamp.mostStorable).contains($0) }),
      faults.count <= Faults.limit, faults.allSatisfy({ $0.session.map(ids.contains) ?? true }),
      checkouts.count <= OpenCheckouts.limit, ids.count == sessions.count,
      orders.sorted() == Array(0..<orders.count), counters.calls >= Int64(orders.count),
      devices.count <= Devices.limit + sessions.count
    else {
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "a number that no space has"))
    }
  }

  /// The space of this value, without its sessions and the rows of its ledger.
  func space(generation: UInt64) -> Space {
    var space = Space(clock.clock, generation: generation, random: random)
    for fault in faults { _ = space.faults.inject(fault) }
    for checkout in checkouts { space.openCheckouts.add(checkout.checkout, as: checkout.id) }
    space.resume(after: UInt64(counters.calls), session: UInt64(counters.sessions))
    return space
  }

  /// True if codes of this space can be predicted.
  var isSeeded: Bool { random != .system || ledger.random != .system }
}

/// A ledger as a part of a saved space.
struct SavedLedger: Codable {
  let random: RandomSource
  /// When the last purchase was made, and the number of purchases before it at that moment.
  let soldAt: Timestamp?
  let sales: Int64
  let tables: SavedTables
}

/// The rows of each table by its name, each with the values of the table's columns.
struct SavedTables: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  let rows: [String: [[LedgerValue]]]

  init(_ rows: [String: [[LedgerValue]]]) { self.rows = rows }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var rows: [String: [[LedgerValue]]] = [:]
    for table in LedgerTable.all {
      rows[table.name] = try container.decodeIfPresent([[LedgerValue]].self, forKey: Key(stringValue: table.name))
    }
    self.rows = rows
  }

  /// Writes the tables in their order, and no empty one.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for table in LedgerTable.all {
      guard let rows = rows[table.name], !rows.isEmpty else { continue }
      try container.encode(rows, forKey: Key(stringValue: table.name))
    }
  }
}

extension SavedSpace.Clock {
  fileprivate init(_ clock: ServerClock) {
    switch clock {
    case .virtual(let clock): self.init(kind: .virtual, milliseconds: clock.now.milliseconds)
    case .offset(let offset): self.init(kind: .offset, milliseconds: offset)
    case .system: self.init(kind: .offset, milliseconds: 0)
    }
  }

  fileprivate var clock: ServerClock {
    switch kind {
    case .virtual: .virtual(VirtualClock(startingAt: Timestamp(milliseconds: milliseconds)))
    case .offset: .offset(milliseconds)
    }
  }
}

extension PurchaseRecord {
  fileprivate var times: [Timestamp] {
    [purchasedAt, originallyPurchasedAt]
      + [
        expiresAt, gracePeriodExpiresAt, billingIssuesDetectedAt, unsubscribeDetectedAt, refundedAt, renewal?.retryAt,
        renewal?.resumesAt,
      ].compactMap(\.self)
      + (renewal?.history?.payments ?? []).flatMap {
        [$0.startsAt, $0.endsAt, $0.issuedAt, $0.paidAt].compactMap(\.self)
      }
  }
}

extension RPCError {
  fileprivate static func savedByOther(version: Int, at path: [any CodingKey]) -> RPCError {
    let place = (path.map(\.stringValue) + ["version"]).map { "/" + $0 }.joined()
    return .invalid(place, expected: "\(SavedSpace.version), the version of values that this program writes and reads")
  }
}
