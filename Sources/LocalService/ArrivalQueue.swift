import DequeModule

/// Arrivals that wait for their turn.
///
/// What takes long does not make others wait: arrivals are in levels by what requests of their kind have cost lately,
/// and the lowest level comes first. In a level, clients that have come since the last drain come before those that
/// had to wait for one, and before those with more than one arrival. Arrivals of one client keep their order.
struct ArrivalQueue {
  /// An arrival, and the kind of work that it asks for.
  struct Entry {
    let client: ExchangeID
    let arrival: Arrival
    let kind: RequestKind
  }

  /// Clients with arrivals, by when they have come.
  private struct Level {
    var new = Deque<ExchangeID>()
    var old = Deque<ExchangeID>()

    var isEmpty: Bool { new.isEmpty && old.isEmpty }

    mutating func popFirst() -> ExchangeID? { new.popFirst() ?? old.popFirst() }

    mutating func endDrain() {
      if old.isEmpty { return swap(&new, &old) }
      old.append(contentsOf: new)
      new.removeAll(keepingCapacity: true)
    }
  }

  private var waiting: [ExchangeID: Deque<Entry>] = [:]
  private var levels = [Level](repeating: Level(), count: KnownCosts.levels)
  private var costs = KnownCosts()

  /// What the lower levels have cost since a higher one had its share.
  private var unshared: Cost = 0
  /// The cost after which a higher level has its share.
  private var share = leastShare
  /// The level that had it last.
  private var sharing = 0
  /// True while an arrival is handled for which no higher level waits: it has its share too.
  private var isShare = false
  /// Higher levels get one part in so many, whatever else there is.
  private static let parts = 4
  private static let leastShare: Cost = 20_000

  var isEmpty: Bool { levels.allSatisfy(\.isEmpty) }

  /// Puts an arrival in line.
  mutating func append(_ arrival: Arrival, of client: ExchangeID, kind: RequestKind) {
    let entry = Entry(client: client, arrival: arrival, kind: kind)
    guard waiting[client] == nil else { return waiting[client, default: []].append(entry) }
    waiting[client] = [entry]
    let level = costs.level(of: kind)
    // Those that take longest come one after the other, so that few of them are in progress.
    if level == KnownCosts.last { levels[level].old.append(client) } else { levels[level].new.append(client) }
  }

  /// Drops what a client has sent, as far as it was not handled.
  mutating func forget(_ client: ExchangeID) { waiting[client] = nil }

  /// Takes the arrival whose turn it is. ``end(_:cost:hasMore:)`` must follow.
  ///
  /// - Parameter isBlocked: true for a client that has to wait; ``resume(_:)`` ends that.
  mutating func next(unless isBlocked: (ExchangeID) -> Bool) -> Entry? {
    if unshared > share {
      isShare = true
      for offset in 1...levels.count {
        let level = (sharing + offset) % levels.count
        // The lowest level has its turn anyway.
        guard level > 0, let entry = take(from: level, unless: isBlocked) else { continue }
        sharing = level
        return entry
      }
    }
    for level in levels.indices {
      guard let entry = take(from: level, unless: isBlocked) else { continue }
      isShare = levels[(level + 1)...].allSatisfy(\.isEmpty)
      return entry
    }
    return nil
  }

  private mutating func take(from level: Int, unless isBlocked: (ExchangeID) -> Bool) -> Entry? {
    while let client = levels[level].popFirst() {
      // One that is blocked stays in `waiting` without a turn until it is resumed.
      guard !isBlocked(client), let entry = waiting[client]?.first else { continue }
      let current = costs.level(of: entry.kind)
      // Others of its kind have shown meanwhile what it costs.
      if current > level {
        levels[current].old.append(client)
        continue
      }
      waiting[client]?.removeFirst()
      return entry
    }
    return nil
  }

  /// The arrival that ``next(unless:)`` gave was handled.
  ///
  /// - Parameters:
  ///   - cost: what that has cost.
  ///   - hasMore: true if it is not done, and needs further turns.
  mutating func end(_ entry: Entry, cost: Cost, hasMore: Bool = false) {
    costs.note(cost, of: entry.kind)
    if isShare {
      unshared = 0
      share = max(cost * Cost(ArrivalQueue.parts - 1), ArrivalQueue.leastShare)
    } else {
      unshared += cost
    }
    if hasMore {
      waiting[entry.client]?.prepend(entry)
      levels[KnownCosts.last].old.prepend(entry.client)
    } else if let next = waiting[entry.client]?.first {
      levels[costs.level(of: next.kind)].old.append(entry.client)
    } else {
      waiting[entry.client] = nil
    }
  }

  /// Lets arrivals that come from now on go before those that had to wait for a later drain.
  mutating func endDrain() {
    for level in levels.indices { levels[level].endDrain() }
  }

  /// Gives a client its turn again, if it has arrivals.
  mutating func resume(_ client: ExchangeID) {
    if let next = waiting[client]?.first { levels[costs.level(of: next.kind)].old.append(client) }
  }
}
