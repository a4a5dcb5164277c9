import RedemptionCore

/// A clock that stands still until a test moves it. It starts at 2026-01-01 00:00 UTC.
public final class PhoneClock: Sendable {
  private struct State {
    var now = Timestamp(milliseconds: 1_767_225_600_000)
    var sleepers: [(due: Timestamp, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Guarded(State())

  /// Milliseconds since 1970.
  public var milliseconds: Int64 { now.milliseconds }

  /// Moves the clock. Polls, refreshes and delays that are due then end.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(byMilliseconds: duration.milliseconds)
      let now = state.now
      let due = state.sleepers.filter { $0.due <= now }
      state.sleepers.removeAll { $0.due <= now }
      return due.sorted { $0.due < $1.due }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  var now: Timestamp { state.withLock { $0.now } }

  func sleep(for duration: Duration) async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        guard duration > .zero else { return true }
        state.sleepers.append((state.now.advanced(byMilliseconds: duration.milliseconds), continuation))
        return false
      }
      if isOver { continuation.resume() }
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
