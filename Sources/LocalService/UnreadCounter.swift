import JSONRPC
import NIOConcurrencyHelpers

/// Bytes that a WebSocket client has not read: added by the server's thread, removed by the loop's.
final class UnreadCounter: UnreadBytes {
  private struct State {
    var count = 0
    /// The server's thread wants a drain once fewer bytes are unread; nil if it wants none.
    var wakesBelow: Int?
    /// The server's thread has messages of the client that it does not handle before fewer bytes are unread.
    var isBlockedBelow: Int?
  }

  private let state = NIOLockedValueBox(State())

  var count: Int { state.withLockedValue { $0.count } }

  func add(_ bytes: Int) { state.withLockedValue { $0.count += bytes } }

  /// - Returns: true if a drain is wanted now.
  func remove(_ bytes: Int) -> Bool {
    state.withLockedValue { state in
      state.count -= bytes
      var isWanted = false
      if let limit = state.wakesBelow, state.count < limit {
        state.wakesBelow = nil
        isWanted = true
      }
      if let limit = state.isBlockedBelow, state.count < limit {
        state.isBlockedBelow = nil
        isWanted = true
      }
      return isWanted
    }
  }

  func wake(whenBelow limit: Int) -> Bool {
    state.withLockedValue { state in
      guard state.count >= limit else { return false }
      state.wakesBelow = limit
      return true
    }
  }

  /// True if the client has to read before more of its messages are handled. A drain is wanted when it has.
  func blocks(from limit: Int) -> Bool {
    state.withLockedValue { state in
      guard state.count >= limit else { return false }
      state.isBlockedBelow = limit
      return true
    }
  }
}
