import RedemptionCore

/// A clock that stands still until a test moves it. It starts at 2026-01-01 00:00 UTC.
///
/// An app that takes `any Clock<Duration>` can wait on it, so that its waits end with ``advance(by:)``.
public final class PhoneClock: _Concurrency.Clock {
  /// A moment on the clock.
  public struct Instant: InstantProtocol {
    /// Milliseconds since 1970.
    public let milliseconds: Int64

    /// Takes milliseconds since 1970.
    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    /// The moment that is later by a duration. Parts of a millisecond are left out.
    public func advanced(by duration: Duration) -> Instant {
      Instant(milliseconds: milliseconds + duration.milliseconds)
    }

    /// How much later another moment is.
    public func duration(to other: Instant) -> Duration { .milliseconds(other.milliseconds - milliseconds) }

    /// Orders moments by time.
    public static func < (first: Instant, second: Instant) -> Bool { first.milliseconds < second.milliseconds }
  }

  private struct Sleeper {
    let number: Int
    let due: Instant
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(milliseconds: 1_767_225_600_000)
    var sleepers: [Sleeper] = []
    /// Sleeps that were cancelled before they began.
    var cancelled: Set<Int> = []
    var lastNumber = 0

    mutating func takeSleepers(where isAwake: (Sleeper) -> Bool) -> [Sleeper] {
      let awake = sleepers.filter(isAwake)
      sleepers.removeAll(where: isAwake)
      return awake.sorted { ($0.due, $0.number) < ($1.due, $1.number) }
    }
  }

  private let state = Guarded(State())

  /// The present moment.
  public var now: Instant { state.withLock { $0.now } }

  /// A millisecond.
  public var minimumResolution: Duration { .milliseconds(1) }

  /// Milliseconds since 1970.
  public var milliseconds: Int64 { now.milliseconds }

  /// Moves the clock. Polls, refreshes and delays that are due then end.
  public func advance(by duration: Duration) { move { $0.advanced(by: duration) } }

  /// Sets the time. Waits that are due then end.
  package func set(_ now: Instant) { move { _ in now } }

  private func move(_ later: (Instant) -> Instant) {
    wake { state in
      let now = later(state.now)
      state.now = now
      return state.takeSleepers { $0.due <= now }
    }
  }

  /// When the waits end, the next one first.
  package var dues: [Instant] { state.withLock { $0.sleepers.map(\.due).sorted() } }

  /// Ends all waits: their apps are gone.
  package func endWaits() { wake { $0.takeSleepers { _ in true } } }

  /// Waits until a moment. Throws `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          guard state.now < deadline, state.cancelled.remove(number) == nil else { return true }
          state.sleepers.append(Sleeper(number: number, due: deadline, continuation: continuation))
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      wake { state in
        let asleep = state.takeSleepers { $0.number == number }
        if asleep.isEmpty { state.cancelled.insert(number) }
        return asleep
      }
    }
    state.withLock { _ = $0.cancelled.remove(number) }
    try Task.checkCancellation()
  }

  private func wake(_ body: (inout State) -> [Sleeper]) {
    for sleeper in state.withLock(body) { sleeper.continuation.resume() }
  }
}

extension PhoneClock.Instant {
  var timestamp: Timestamp { Timestamp(milliseconds: milliseconds) }
}

extension Duration {
  fileprivate var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
