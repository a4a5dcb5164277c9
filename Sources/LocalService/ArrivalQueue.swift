/// Arrivals that wait for their turn.
///
/// A client with a backlog, or with a batch, does not make others wait: those with one request come first, then each
/// client with more has one handled in turn. Arrivals of one client keep their order.
struct ArrivalQueue {
  private struct Line<Element> {
    private var elements: [Element?] = []
    private var first = 0

    var isEmpty: Bool { first == elements.count }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
      guard first < elements.count else { return nil }
      defer {
        elements[first] = nil
        first += 1
        if first == elements.count || first > 1_024 {
          elements.removeFirst(first)
          first = 0
        }
      }
      return elements[first]
    }
  }

  private enum Turn {
    /// An arrival that belongs to no WebSocket.
    case arrival(Arrival)
    /// The next arrival of a WebSocket.
    case client(ExchangeID)
  }

  private var turns = Line<Turn>()
  /// WebSocket clients that have had a turn and have more, and what takes long.
  private var backlog = Line<Turn>()
  private var taken = 0
  /// One in so many arrivals is of the backlog, whatever else there is.
  private static let backlogShare = 8
  private var waiting: [ExchangeID: Line<Arrival>] = [:]

  var isEmpty: Bool { turns.isEmpty && backlog.isEmpty }

  /// - Parameter isLong: true for a request that takes long.
  mutating func append(_ arrival: Arrival, of client: ExchangeID?, isLong: Bool = false) {
    guard let client else { return isLong ? backlog.append(.arrival(arrival)) : turns.append(.arrival(arrival)) }
    if waiting[client] == nil {
      waiting[client] = Line()
      isLong ? backlog.append(.client(client)) : turns.append(.client(client))
    }
    waiting[client]?.append(arrival)
  }

  /// Takes the arrival whose turn it is.
  ///
  /// - Parameter isBlocked: true for a client that has to wait; ``resume(_:)`` ends that.
  mutating func next(unless isBlocked: (ExchangeID) -> Bool) -> Arrival? {
    taken += 1
    if taken % ArrivalQueue.backlogShare == 0, let turn = backlog.popFirst(),
      let arrival = take(turn, unless: isBlocked)
    {
      return arrival
    }
    while let turn = turns.popFirst() ?? backlog.popFirst() {
      if let arrival = take(turn, unless: isBlocked) { return arrival }
    }
    return nil
  }

  /// Lets arrivals that come from now on go before those that had to wait for a later drain.
  mutating func endDrain() {
    while let turn = turns.popFirst() { backlog.append(turn) }
  }

  /// Gives a client its turn again, if it has arrivals.
  mutating func resume(_ client: ExchangeID) {
    if waiting[client] != nil { backlog.append(.client(client)) }
  }

  private mutating func take(_ turn: Turn, unless isBlocked: (ExchangeID) -> Bool) -> Arrival? {
    switch turn {
    case .arrival(let arrival): arrival
    case .client(let client): take(from: client, unless: isBlocked)
    }
  }

  private mutating func take(from client: ExchangeID, unless isBlocked: (ExchangeID) -> Bool) -> Arrival? {
    // It stays in `waiting` without a turn until it is resumed.
    guard !isBlocked(client), let arrival = waiting[client]?.popFirst() else { return nil }
    if waiting[client]?.isEmpty == true { waiting[client] = nil } else { backlog.append(.client(client)) }
    return arrival
  }
}
