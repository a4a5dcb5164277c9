/// A version as registries write it, compared number by number; a missing number is 0.
///
/// What follows `+` or `-` is ignored: `3.5.1+18.32.1` is 3.5.1.
public struct SDKVersion: Comparable, Hashable, Sendable {
  /// The numbers between the points, without zeros at the end.
  public let numbers: [Int]

  /// Reads a version; nil for a text that is none.
  public init?(_ text: some StringProtocol) {
    let core = (text.hasPrefix("v") ? text.dropFirst() : text[...]).prefix { $0 != "+" && $0 != "-" }
    let parts = core.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count) else { return nil }
    let read = parts.compactMap { part in part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil }
    guard read.count == parts.count else { return nil }
    numbers = Array(read.prefix((read.lastIndex { $0 != 0 } ?? -1) + 1))
  }

  /// Whether one version is older than another.
  public static func < (one: SDKVersion, other: SDKVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}

/// Versions from one to another, both included: `2.2.0..2.2.2`, `4.16.2..` without an end, or `2.3.0` alone.
public struct VersionSpan: Hashable, Sendable {
  /// The first one, as it was written.
  public let first: String
  /// The last one, as it was written; nil without an end.
  public let last: String?
  private let lower: SDKVersion
  private let upper: SDKVersion?

  /// Reads a span; nil for a text that is none.
  public init?(_ text: some StringProtocol) {
    let dots = text.firstRange(of: "..")
    first = String(dots.map { text[..<$0.lowerBound] } ?? text[...])
    let end = dots.map { text[$0.upperBound...] } ?? text[...]
    last = end.isEmpty ? nil : String(end)
    upper = last.flatMap { SDKVersion($0) }
    guard let lower = SDKVersion(first), last == nil || upper != nil else { return nil }
    self.lower = lower
  }

  /// As it is written in a table.
  public var text: String { first == last ? first : "\(first)..\(last ?? "")" }

  /// Whether a version is in it.
  public func contains(_ version: SDKVersion) -> Bool { lower <= version && (upper.map { version <= $0 } ?? true) }

  /// Whether it begins after a version.
  public func begins(after version: SDKVersion) -> Bool { version < lower }
}
