/// A moment in whole milliseconds since 1970-01-01T00:00:00Z, without leap seconds (Unix time).
///
/// An integer, because both vendors' wires, all our params and SQLite carry one, and because a round trip must not
/// change it. JSON: a whole number.
public struct Timestamp: Hashable, Comparable, Sendable, Codable {
  /// Negative before 1970.
  public var milliseconds: Int64

  /// Takes milliseconds since 1970, UTC.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Reads a single whole number of milliseconds.
  public init(from decoder: any Decoder) throws {
    milliseconds = try decoder.singleValueContainer().decode(Int64.self)
  }

  /// Writes a single whole number of milliseconds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(milliseconds)
  }

  /// The later of two timestamps is the greater one.
  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }

  /// This moment moved by a number of milliseconds; stops at the ends of Int64 instead of overflowing.
  public func advanced(byMilliseconds offset: Int64) -> Timestamp {
    let (sum, overflow) = milliseconds.addingReportingOverflow(offset)
    guard overflow else { return Timestamp(milliseconds: sum) }
    return Timestamp(milliseconds: offset > 0 ? .max : .min)
  }

  /// This moment moved by a number of seconds.
  public func advanced(bySeconds seconds: Int64) -> Timestamp {
    let (offset, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    return advanced(byMilliseconds: overflow ? (seconds > 0 ? .max : .min) : offset)
  }

  /// The last whole second at or before this moment: stores tell their dates without a fraction.
  public var wholeSecond: Timestamp {
    let remainder = milliseconds % 1000
    return advanced(byMilliseconds: remainder < 0 ? -remainder - 1000 : -remainder)
  }
}
