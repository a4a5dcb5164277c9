import JSONRPC
import RedemptionCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The clock of a server.
enum ServerClock {
  /// The system's.
  case system
  /// Starts at the system's time; only `clock/advance` moves it.
  case virtual(VirtualClock)
  /// The system's time plus what `clock/advance` has added, in milliseconds.
  case offset(Int64)

  /// A clock with this time on it.
  ///
  /// The dates of a purchase are whole seconds. What ends now has ended a part of a second ago, and every SDK agrees;
  /// at the start of a second it ends at the moment that the SDK asks, which some call active. So a clock that stands
  /// still does not start there by chance.
  ///
  /// - Parameters:
  ///   - start: nil for the system's time, or a millisecond later.
  ///   - now: the system's time.
  init(startingAt start: Timestamp?, isVirtual: Bool, now: Timestamp = systemTime) {
    let start = start ?? (isVirtual && now == now.wholeSecond ? now.advanced(byMilliseconds: 1) : now)
    self =
      isVirtual
      ? .virtual(VirtualClock(startingAt: start)) : .offset(start.milliseconds - now.milliseconds)
  }

  /// 10000-01-01T00:00:00Z: dates in replies have four digits for the year.
  static let end = Timestamp(milliseconds: 253_402_300_800_000)

  /// True if time passes by itself.
  var isRunning: Bool { if case .virtual = self { false } else { true } }

  /// How far it is ahead of the system's clock for good, in milliseconds.
  var offset: Int64 { if case .offset(let offset) = self { offset } else { 0 } }

  var now: Timestamp {
    switch self {
    case .system: ServerClock.systemTime
    case .virtual(let clock): clock.now
    case .offset(let offset): ServerClock.systemTime.advanced(byMilliseconds: offset)
    }
  }

  mutating func advance(byMilliseconds milliseconds: Int64) throws(RPCError) {
    switch self {
    case .system: throw .clockNotVirtual
    case .offset(let offset): self = .offset(offset + milliseconds)
    case .virtual(var clock):
      guard clock.advance(byMilliseconds: milliseconds) else {
        throw .invalid("/seconds", expected: "a number greater than 0")
      }
      self = .virtual(clock)
    }
  }

  static var systemTime: Timestamp {
    Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }
}
