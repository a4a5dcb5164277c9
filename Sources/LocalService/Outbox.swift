import NIOConcurrencyHelpers
import NIOCore

/// What the server's thread has for clients, until the loop's thread takes it in its next turn.
struct Outbox {
  var deliveries: [Delivery] = []
  private var isTurnPlanned = false

  /// - Returns: true if no turn was planned: the caller has to see to it that one comes.
  mutating func planTurn() -> Bool {
    defer { isTurnPlanned = true }
    return !isTurnPlanned
  }

  mutating func take() -> [Delivery] {
    defer { deliveries = [] }
    return deliveries
  }

  /// When the next turn has to follow.
  enum Following {
    case atOnce, later
    /// With the next delivery.
    case none
  }

  mutating func endTurn(hasMore: Bool) -> Following {
    isTurnPlanned = hasMore || !deliveries.isEmpty
    return deliveries.isEmpty ? (hasMore ? .later : .none) : .atOnce
  }
}

/// Turns of the loop's thread: what it writes, other than in answer to something that a socket has.
///
/// NIO looks at its sockets only when no task is due. If each delivery were a task, clients that send more than the
/// server answers would keep it from all others, so there is one task at a time, and a pause after some.
extension Listener {
  /// Gives deliveries to the loop's thread. Called on the server's thread.
  func deliver(_ deliveries: [Delivery]) {
    guard !deliveries.isEmpty else { return }
    waiting.add(deliveries.reduce(0) { $0 + $1.size })
    let isNext = outbox.withLockedValue { outbox in
      outbox.deliveries += deliveries
      return outbox.planTurn()
    }
    if isNext { exchanges.eventLoop.execute { self.takeTurn() } }
  }

  /// Ends the response of a client that has sent further requests already in a later turn. Called on the loop's thread.
  func resumeLater(_ handler: HTTPHandler) {
    exchanges.value.resumeLater(handler)
    if outbox.withLockedValue({ $0.planTurn() }) { takeTurnLater() }
  }

  /// Called on the loop's thread.
  ///
  /// - Parameter began: when the first of the turns began that follow each other without a pause.
  func takeTurn(_ began: NIODeadline = .now()) {
    let open = exchanges.value
    let deliveries = outbox.withLockedValue { $0.take() }
    open.unwrittenBytes += deliveries.reduce(0) { $0 + $1.size }
    for delivery in deliveries where !open.deliver(delivery) { wasWritten(delivery.size) }
    // Not `waiting`: what the server's thread has added meanwhile may be for clients that have gone.
    while open.unwrittenBytes > limits.allUnreadBytes, let writer = open.longestUnread() { writer.disconnect() }
    open.resume()
    switch outbox.withLockedValue({ $0.endTurn(hasMore: open.hasToResume) }) {
    case .none: break
    case .atOnce where .now() < began + .milliseconds(1): exchanges.eventLoop.execute { self.takeTurn(began) }
    case .atOnce, .later: takeTurnLater()
    }
  }

  /// After a pause that is long enough for NIO to find no task that is due.
  private func takeTurnLater() {
    _ = exchanges.eventLoop.scheduleTask(in: .microseconds(100)) { self.takeTurn() }
  }
}
