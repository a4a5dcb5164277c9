public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date as the SDK returns it, in whole milliseconds: the `$` form of such a property is the exact `Timestamp`.
@propertyWrapper
public struct Moment: Hashable, Sendable {
  /// Milliseconds since 1970, UTC.
  public internal(set) var projectedValue: Timestamp

  init(_ timestamp: Timestamp) { projectedValue = timestamp }

  /// The same moment as Foundation has it; beyond about the year 285,000 rounded to what a double holds.
  public var wrappedValue: Date { projectedValue.date }
}

/// An optional date as the SDK returns it; the `$` form of such a property is the exact `Timestamp`.
@propertyWrapper
public struct OptionalMoment: Hashable, Sendable {
  /// Milliseconds since 1970, UTC; nil without a date.
  public internal(set) var projectedValue: Timestamp?

  init(_ timestamp: Timestamp?) { projectedValue = timestamp }

  /// The same moment as Foundation has it; nil where there is no date.
  public var wrappedValue: Date? { projectedValue?.date }
}

extension Timestamp {
  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
