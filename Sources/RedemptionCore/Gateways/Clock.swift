/// Where the time comes from.
public protocol Clock: Sendable {
  /// The present moment.
  var now: Timestamp { get }
}

/// A clock that stands still until it is moved, and then only forward: sixty minutes cost a millisecond.
public struct VirtualClock: Clock {
  /// The present moment of this clock.
  public private(set) var now: Timestamp

  /// Starts at a moment.
  public init(startingAt now: Timestamp) { self.now = now }

  /// Moves forward.
  ///
  /// - Parameter milliseconds: more than 0.
  /// - Returns: false, and nothing moved, for a number that is not.
  public mutating func advance(byMilliseconds milliseconds: Int64) -> Bool {
    guard milliseconds > 0 else { return false }
    now = now.advanced(byMilliseconds: milliseconds)
    return true
  }
}
