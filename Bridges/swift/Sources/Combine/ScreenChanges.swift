import Foundation

/// Tells the views on screen that something which they show may have changed.
package final class ScreenChanges: @unchecked Sendable {
  /// Those of the process: a property does not know who shows it.
  package static let shared = ScreenChanges()

  private let lock = NSLock()
  private var heard: (@Sendable () -> Void)?

  /// Calls after each change, in place of what was called before.
  package func listen(_ heard: @escaping @Sendable () -> Void) { lock.withLock { self.heard = heard } }

  /// Something may have changed.
  package func tell() { lock.withLock { heard }?() }
}
