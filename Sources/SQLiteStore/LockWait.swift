import Foundation
import GRDB

#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// Waits for locks of other processes, in short steps, up to a limit of real time.
///
/// SQLite's own handler sleeps longer each time, up to 100 ms: of several busy servers, one would miss every gap.
final class LockWait: Sendable {
  /// Sleep before the next try, in seconds.
  private static let step = 0.001

  private let limit: Duration
  /// True once the process is asked to end.
  private let isInterrupted: @Sendable () -> Bool
  /// When the current wait of the busy handler ends.
  #if canImport(Darwin)
    private let deadline = OSAllocatedUnfairLock(initialState: ContinuousClock.now)
  #else
    private let deadline = Mutex(ContinuousClock.now)
  #endif

  init(atMost seconds: Double, isInterrupted: @escaping @Sendable () -> Bool) {
    limit = .seconds(seconds)
    self.isInterrupted = isInterrupted
  }

  /// SQLite's busy handler: sleeps and returns true, or returns false if the time is over.
  ///
  /// - Parameter tries: number of earlier calls for the same lock; 0 begins a wait.
  func goesOn(after tries: Int) -> Bool {
    if tries == 0 { deadline.withLock { $0 = .now + limit } }
    guard !isInterrupted(), ContinuousClock.now < deadline.withLock({ $0 }) else { return false }
    Thread.sleep(forTimeInterval: LockWait.step)
    return true
  }

  /// Retries a call that fails because of a lock for which SQLite does not call its busy handler.
  func repeating<Value>(_ body: () throws -> Value) throws -> Value {
    let end = ContinuousClock.now + limit
    while true {
      do { return try body() } catch let error as DatabaseError {
        guard error.resultCode == .SQLITE_BUSY, !isInterrupted(), ContinuousClock.now < end else { throw error }
        Thread.sleep(forTimeInterval: LockWait.step)
      }
    }
  }
}
