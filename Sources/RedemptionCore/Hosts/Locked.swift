#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value that any thread reads and changes, one thread at a time.
package final class Locked<Value: Sendable>: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>

    /// Starts with a value.
    package init(_ value: Value) { lock = OSAllocatedUnfairLock(uncheckedState: value) }

    /// Reads or changes the value. The body must not use the same lock.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      lock.withLockUnchecked { body(&$0) }
    }
  #else
    private let mutex: Mutex<Value>

    /// Starts with a value.
    package init(_ value: Value) { mutex = Mutex(value) }

    /// Reads or changes the value. The body must not use the same lock.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      mutex.withLock { body(&$0) }
    }
  #endif

  /// A copy of the value.
  package var value: Value { withLock { $0 } }
}
