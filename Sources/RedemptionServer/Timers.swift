import RedemptionCore

/// The waits of sessions, by the moment at which they are over.
struct Timers {
  struct Timer {
    let due: Timestamp
    let session: String
    let attempt: AttemptID
  }

  private var timers: [Timer] = []

  mutating func add(_ timer: Timer) {
    let index = timers.firstIndex { timer.due < $0.due } ?? timers.endIndex
    timers.insert(timer, at: index)
  }

  /// Time until the first wait is over; nil when nobody waits.
  func next(after now: Timestamp) -> Duration? {
    timers.first.map { .milliseconds(max(0, $0.due.milliseconds - now.milliseconds)) }
  }

  /// Takes out the waits that are over, in order.
  mutating func due(at now: Timestamp) -> [Timer] {
    let count = timers.firstIndex { now < $0.due } ?? timers.endIndex
    defer { timers.removeFirst(count) }
    return Array(timers[..<count])
  }
}
