import JSONRPC
import NIOConcurrencyHelpers

/// Bytes that a WebSocket client has not read: added by the server's thread, removed by the loop's.
final class UnreadCounter: UnreadBytes {
  private struct State {
    var count = 0
    /// The server's thread wants a drain once fewer bytes are unread; nil if it wants none.
    var wakesBelow: Int?
  }

  private let state = NIOLockedValueBox(State())

  var count: Int { state.withLockedValue { $0.count } }

  func add(_ bytes: Int) { state.withLockedValue { $0.count += bytes } }

  /// - Returns: true if a drain is wanted now.
  func remove(_ bytes: Int) -> Bool {
    state.withLockedValue { state in
      state.count -= bytes
      guard let limit = state.wakesBelow, state.count < limit else { return false }
      state.wakesBelow = nil
      return true
    }
  }

  func wake(whenBelow limit: Int) -> Bool {
    state.withLockedValue { state in
      guard state.count >= limit else { return false }
      state.wakesBelow = limit
      return true
    }
  }
}
