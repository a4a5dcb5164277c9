import Foundation

/// A value that any thread reads and changes, one thread at a time. The body must not use the same lock.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Starts with a value.
  package init(_ value: Value) { self.value = value }

  /// Reads or changes the value.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

/// Lets one caller in at a time, in the order in which they came.
final class Turns: Sendable {
  private let state = Guarded((isTaken: false, waiting: [CheckedContinuation<Void, Never>]()))

  /// It stays where its caller is: on the way to another executor, callers would overtake each other.
  nonisolated(nonsending) func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.isTaken else {
          state.isTaken = true
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  func pass() {
    let next = state.withLock { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() as CheckedContinuation<Void, Never>? }
      state.isTaken = false
      return nil
    }
    next?.resume()
  }
}
