import RedemptionCore

/// What sessions wait for, by the moment at which it comes.
struct Timers {
  struct Timer {
    /// What is done when the time has come.
    enum Purpose {
      /// The wait before a retry is over.
      case waited(AttemptID)
      /// A held request reaches its gateway.
      case ask(AttemptID, GatewayRequest)
      /// What the session has planned for this moment.
      case due
    }

    var due: Timestamp
    let session: String
    let purpose: Purpose
    /// Whether it was there before the session rested on the ledger's open transaction.
    var isMarked = false
  }

  private var timers: [Timer] = []
  /// Taken out since the last commit: they come again where a session is put back to before them.
  private var taken: [Timer] = []

  /// Adds a timer behind those that are due at the same moment.
  mutating func add(_ timer: Timer) {
    let index = timers.firstIndex { timer.due < $0.due } ?? timers.endIndex
    timers.insert(timer, at: index)
  }

  /// The moment of the first timer; nil when nobody waits.
  var nextDue: Timestamp? { timers.first?.due }

  /// Takes out the first timer if its moment has come.
  mutating func popDue(at now: Timestamp) -> Timer? {
    guard let due = nextDue, due <= now else { return nil }
    let timer = timers.removeFirst()
    if case .due = timer.purpose { taken.append(timer) }
    return timer
  }

  /// Adds a session's own plans again that a failed drain had taken out; a second later, so that nothing runs hot.
  mutating func putBack(of session: String, after now: Timestamp) {
    for var timer in taken where timer.session == session {
      timer.due = max(timer.due, now.advanced(byMilliseconds: 1000))
      add(timer)
    }
  }

  /// The drain has ended: what was taken out is over.
  mutating func forgetTaken() { taken.removeAll(keepingCapacity: true) }

  /// Marks what a session waits for now.
  mutating func mark(session: String) {
    for index in timers.indices where timers[index].session == session { timers[index].isMarked = true }
  }

  /// Drops what a session began to wait for after it was marked, and takes the marks away.
  mutating func dropUnmarked(session: String) {
    timers.removeAll { $0.session == session && !$0.isMarked }
    for index in timers.indices where timers[index].session == session { timers[index].isMarked = false }
  }

  /// The attempts that a session waits with.
  func attempts(of session: String) -> Set<AttemptID> {
    Set(timers.filter { $0.session == session }.compactMap(\.attempt))
  }

  /// Drops what a session that is gone waited for.
  mutating func drop(session: String) { timers.removeAll { $0.session == session } }
}

extension Timers.Timer {
  /// What goes on when the time has come.
  fileprivate var attempt: AttemptID? {
    switch purpose {
    case .waited(let attempt), .ask(let attempt, _): attempt
    case .due: nil
    }
  }
}
