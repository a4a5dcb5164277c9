import Foundation
import GRDB

#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// Waits for locks of other processes, in short steps, up to a limit of real time.
///
/// SQLite's own handler sleeps longer each time, up to 100 ms: of several busy servers, one would miss every gap. Who
/// polls may still lose against a server that has just committed and begins again at once, so one that has waited for
/// long goes first: see ``inTurn(_:_:)``.
final class LockWait: Sendable {
  /// Sleep before the next try, in seconds.
  private static let step = 0.001

  /// How long a server tries before it takes the turn.
  private static let patience = Duration.milliseconds(100)

  private let limit: Duration
  /// True once the process is asked to end.
  private let isInterrupted: @Sendable () -> Bool
  /// When the current wait of the busy handler ends.
  #if canImport(Darwin)
    private let deadline = OSAllocatedUnfairLock(initialState: ContinuousClock.now)
    /// False while the busy handler must not wait.
    private let isPatient = OSAllocatedUnfairLock(initialState: true)
  #else
    private let deadline = Mutex(ContinuousClock.now)
    /// False while the busy handler must not wait.
    private let isPatient = Mutex(true)
  #endif

  init(atMost seconds: Double, isInterrupted: @escaping @Sendable () -> Bool) {
    limit = .seconds(seconds)
    self.isInterrupted = isInterrupted
  }

  /// SQLite's busy handler: sleeps and returns true, or returns false if the time is over.
  ///
  /// - Parameter tries: number of earlier calls for the same lock; 0 begins a wait.
  func goesOn(after tries: Int) -> Bool {
    guard isPatient.withLock({ $0 }) else { return false }
    if tries == 0 { deadline.withLock { $0 = .now + limit } }
    guard !isInterrupted(), ContinuousClock.now < deadline.withLock({ $0 }) else { return false }
    Thread.sleep(forTimeInterval: LockWait.step)
    return true
  }

  /// Waits until a condition holds.
  ///
  /// - Returns: false if the time is over.
  func wait(until holds: () -> Bool) -> Bool {
    if holds() { return true }
    let end = ContinuousClock.now + limit
    repeat {
      guard !isInterrupted(), ContinuousClock.now < end else { return false }
      Thread.sleep(forTimeInterval: LockWait.step)
    } while !holds()
    return true
  }

  /// Calls what takes SQLite's write lock.
  ///
  /// At first each server just tries, which passes the lock on soonest. One that has had no luck for a while takes the
  /// turn, as the only one of all servers: until it has got the lock, no other tries. So each server gets the lock
  /// after a few others at most, however busy they are.
  func inTurn<Value>(_ locks: LogLocks?, _ body: () throws -> Value) throws -> Value {
    guard let locks else { return try body() }
    let start = ContinuousClock.now
    while ContinuousClock.now < start + min(limit, LockWait.patience), !isInterrupted() {
      // Shared: anybody may try, as long as nobody has the turn.
      if locks.take(.turn, isExclusive: false) {
        defer { locks.release(.turn) }
        if let value = try immediately(body) { return value }
      }
      Thread.sleep(forTimeInterval: LockWait.step)
    }
    guard wait(until: { locks.take(.turn, isExclusive: true) }) else {
      throw DatabaseError(resultCode: .SQLITE_BUSY, message: "database is locked")
    }
    defer { locks.release(.turn) }
    return try body()
  }

  /// Calls what takes a lock, without a wait for it; nil if another one has it.
  private func immediately<Value>(_ body: () throws -> Value) throws -> Value? {
    isPatient.withLock { $0 = false }
    defer { isPatient.withLock { $0 = true } }
    do { return try body() } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY { return nil }
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
