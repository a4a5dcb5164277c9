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
  /// How many timers hold a request to a gateway.
  private(set) var requestCount = 0

  /// Adds a timer behind those that are due at the same moment.
  mutating func add(_ timer: Timer) {
    let index = timers.firstIndex { timer.due < $0.due } ?? timers.endIndex
    timers.insert(timer, at: index)
    if timer.attempt != nil { requestCount += 1 }
  }

  /// The moment of the first timer; nil when nobody waits.
  var nextDue: Timestamp? { timers.first?.due }

  /// Takes out the first timer if its moment has come.
  mutating func popDue(at now: Timestamp) -> Timer? {
    guard let due = nextDue, due <= now else { return nil }
    let timer = timers.removeFirst()
    if timer.attempt == nil { taken.append(timer) } else { requestCount -= 1 }
    return timer
  }

  /// Marks what a session waits for now.
  mutating func mark(session: String) {
    for index in timers.indices where timers[index].session == session { timers[index].isMarked = true }
  }

  /// Drops what a session began to wait for after it was marked, and takes the marks away.
  mutating func dropUnmarked(session: String) {
    remove { $0.session == session && !$0.isMarked }
    for index in timers.indices where timers[index].session == session { timers[index].isMarked = false }
  }

  /// The attempts that a session waits with.
  func attempts(of session: String) -> Set<AttemptID> {
    Set(timers.filter { $0.session == session }.compactMap(\.attempt))
  }

  /// Adds the moments of a session's plan again that a failed drain had taken out; a second later, so that nothing runs hot.
  ///
  /// Requests are not put back: who waited for them has been told that nothing was changed.
  mutating func putBackPlan(of session: String, after now: Timestamp) {
    for var timer in taken where timer.session == session && timer.attempt == nil {
      timer.due = max(timer.due, now.advanced(byMilliseconds: 1000))
      add(timer)
    }
  }

  /// The drain has ended: what was taken out is over.
  mutating func forgetTaken() { taken.removeAll(keepingCapacity: true) }

  /// Drops what a session that is gone waited for.
  mutating func drop(session: String) { remove { $0.session == session } }

  private mutating func remove(where isOver: (Timer) -> Bool) {
    timers.removeAll(where: isOver)
    requestCount = timers.count { $0.attempt != nil }
  }
}

extension Timers.Timer {
  /// The request that goes on when the time has come; nil for what a session has planned.
  fileprivate var attempt: AttemptID? {
    switch purpose {
    case .waited(let attempt), .ask(let attempt, _): attempt
    case .due: nil
    }
  }
}
