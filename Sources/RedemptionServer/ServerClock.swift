import JSONRPC
import RedemptionCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The clock of a server: the system's, or one that starts at the system's time and is moved by `clock/advance`.
enum ServerClock {
  case system
  case virtual(VirtualClock)

  init(isVirtual: Bool) {
    self = isVirtual ? .virtual(VirtualClock(startingAt: ServerClock.systemTime)) : .system
  }

  var now: Timestamp {
    switch self {
    case .system: ServerClock.systemTime
    case .virtual(let clock): clock.now
    }
  }

  mutating func advance(byMilliseconds milliseconds: Int64) throws(RPCError) {
    guard case .virtual(var clock) = self else { throw .clockNotVirtual }
    guard clock.advance(byMilliseconds: milliseconds) else {
      throw .invalid("/seconds", expected: "a number greater than 0")
    }
    self = .virtual(clock)
  }

  private static var systemTime: Timestamp {
    Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }
}
