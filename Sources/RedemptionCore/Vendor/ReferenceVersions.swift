/// The versions of an SDK whose redemption is the one that this package reproduces.
///
/// Between the first and the last one, no file that a redemption goes through has changed its meaning.
public struct ReferenceVersions: Hashable, Sendable, Codable {
  /// The earliest one.
  public let first: String
  /// The latest one that was read.
  public let last: String

  /// Names a range, or one version if `last` is nil.
  public init(_ first: String, through last: String? = nil) {
    self.first = first
    self.last = last ?? first
  }

  /// Whether a version is in the range; nil for a text that is no version.
  ///
  /// A bound covers all versions that it begins: `5.86` covers 5.86.1. What follows `+` or `-` is ignored.
  public func contains(_ version: String) -> Bool? {
    guard let numbers = ReferenceVersions.numbers(of: version), let lower = ReferenceVersions.numbers(of: first),
      let upper = ReferenceVersions.numbers(of: last)
    else { return nil }
    return !ReferenceVersions.precedes(numbers, lower)
      && !ReferenceVersions.precedes(upper, Array(numbers.prefix(upper.count)))
  }

  /// The range in words.
  public var words: String { first == last ? first : "\(first) to \(last)" }

  private static func numbers(of version: String) -> [Int]? {
    let text = version.hasPrefix("v") ? version.dropFirst() : version[...]
    let core = text.prefix { $0 != "+" && $0 != "-" }
    let parts = core.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count) else { return nil }
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Compares number by number; a missing one is 0.
  private static func precedes(_ left: [Int], _ right: [Int]) -> Bool {
    for index in 0..<max(left.count, right.count) {
      let (one, other) = (index < left.count ? left[index] : 0, index < right.count ? right[index] : 0)
      if one != other { return one < other }
    }
    return false
  }
}
