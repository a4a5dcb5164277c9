import NIOConcurrencyHelpers

/// Bytes of all clients that wait to be written: added by the server's thread, removed by the loop's.
///
/// Texts that clients share do not count.
final class WaitingBytes: Sendable {
  /// While there are more, no request is handled.
  let limit: Int
  private let state = NIOLockedValueBox(0)

  init(limit: Int) { self.limit = limit }

  var isOverLimit: Bool { state.withLockedValue { $0 > limit } }

  func add(_ bytes: Int) { state.withLockedValue { $0 += bytes } }

  /// - Returns: true if requests may be handled again.
  func remove(_ bytes: Int) -> Bool {
    state.withLockedValue { count in
      let wasOver = count > limit
      count -= bytes
      return wasOver && count <= limit
    }
  }
}
