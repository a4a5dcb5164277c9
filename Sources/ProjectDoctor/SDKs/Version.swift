/// A version in the form of Semantic Versioning, as registries write it: `8.10.6`, `2.2.0-beta.1`, `1.6.0+13.19.0`.
struct Version: Comparable, Hashable, Sendable {
  let numbers: [Int]
  let preRelease: [String]
  /// What stands after `+`. SemVer does not order it; Kotlin Multiplatform releases count it up beside the rest.
  let build: [Int]

  /// Reads a whole version; nil for a range, a branch or anything else.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    if rest.first == "v" { rest = rest.dropFirst() }
    var build = Substring()
    if let plus = rest.firstIndex(of: "+") {
      build = rest[rest.index(after: plus)...]
      rest = rest[..<plus]
    }
    var preRelease = Substring()
    if let hyphen = rest.firstIndex(of: "-") {
      preRelease = rest[rest.index(after: hyphen)...]
      rest = rest[..<hyphen]
    }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard !numbers.isEmpty, numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.numbers = numbers
    self.preRelease = preRelease.split(separator: ".").map { String($0) }
    self.build = build.split(separator: ".").compactMap { Int($0) }
  }

  init(numbers: [Int]) {
    self.numbers = numbers
    preRelease = []
    build = []
  }

  static func == (one: Version, other: Version) -> Bool { !(one < other) && !(other < one) }

  func hash(into hasher: inout Hasher) {
    var significant = numbers
    while significant.last == 0 { significant.removeLast() }
    hasher.combine(significant)
    hasher.combine(preRelease)
  }

  static func < (one: Version, other: Version) -> Bool {
    if let less = order(one.numbers, other.numbers) { return less }
    if one.preRelease != other.preRelease { return isLower(one.preRelease, other.preRelease) }
    guard !one.build.isEmpty, !other.build.isEmpty else { return false }
    return order(one.build, other.build) ?? false
  }

  /// Whether the first list is lower, a missing number counting as 0; nil for equal ones.
  private static func order(_ one: [Int], _ other: [Int]) -> Bool? {
    for index in 0..<max(one.count, other.count) {
      let left = index < one.count ? one[index] : 0
      let right = index < other.count ? other[index] : 0
      if left != right { return left < right }
    }
    return nil
  }

  private static func isLower(_ one: [String], _ other: [String]) -> Bool {
    guard !one.isEmpty else { return false }
    guard !other.isEmpty else { return true }
    for (left, right) in zip(one, other) where left != right {
      guard let leftNumber = Int(left) else { return Int(right) != nil ? false : left < right }
      guard let rightNumber = Int(right) else { return true }
      return leftNumber < rightNumber
    }
    return one.count < other.count
  }
}

/// Which versions a manifest admits: `8.5.0`, `^8.4.0`, `~8.4`, `>=8.0.0 <9.0.0`, `8.+`, `[8.0,9.0)`.
struct VersionRange: Sendable {
  /// Nil: no lower bound is told.
  let lower: Version?
  /// Not itself admitted; nil: no upper bound is told.
  let upper: Version?

  /// Reads the notations of npm, pub, Gradle and CocoaPods; what it does not know has no bounds.
  init(_ text: String) {
    let text = text.filter { $0 != " " || text.contains("<") }
    if let exact = Version(text.drop { $0 == "=" }), exact.numbers.count >= 3 {
      self.init(lower: exact, upper: nil, isExact: true)
    } else if text.hasPrefix("^"), let version = Version(text.dropFirst()) {
      let firstNonZero = version.numbers.firstIndex { $0 != 0 } ?? 0
      self.init(lower: version, upper: version.next(at: firstNonZero))
    } else if text.hasPrefix("~>"), let version = Version(text.dropFirst(2)) {
      self.init(lower: version, upper: version.next(at: max(0, version.numbers.count - 2)))
    } else if text.hasPrefix("~"), let version = Version(text.dropFirst()) {
      self.init(lower: version, upper: version.next(at: min(1, version.numbers.count - 1)))
    } else if text.hasSuffix(".+") || text.hasSuffix(".x"), let version = Version(text.dropLast(2)) {
      self.init(lower: version, upper: version.next(at: version.numbers.count - 1))
    } else if text.contains("<") {
      self.init(comparisons: text)
    } else {
      self.init(lower: nil, upper: nil)
    }
  }

  /// From one version up to, and without, another.
  init(lower: Version?, upper: Version?, isExact: Bool = false) {
    self.lower = lower
    self.upper = isExact ? lower.map { Version(numbers: $0.numbers + [1]) } : upper
  }

  private init(comparisons text: String) {
    var lower: Version?
    var upper: Version?
    for part in text.split(separator: " ") {
      if part.hasPrefix("<"), !part.hasPrefix("<=") { upper = Version(part.dropFirst()) }
      if part.hasPrefix("<=") { upper = Version(part.dropFirst(2)).map { $0.next(at: $0.numbers.count - 1) } }
      if part.hasPrefix(">=") { lower = Version(part.dropFirst(2)) }
    }
    self.init(lower: lower, upper: upper)
  }

  /// Whether every admitted version is older than this one.
  func isBefore(_ version: Version) -> Bool {
    guard let upper else { return false }
    return upper <= version
  }

  /// Whether no admitted version is older than this one.
  func isAtLeast(_ version: Version) -> Bool {
    guard let lower else { return false }
    return lower >= version
  }
}

extension Version {
  /// The lowest version whose number at an index is one higher.
  func next(at index: Int) -> Version {
    var next = Array(numbers.prefix(index + 1))
    guard !next.isEmpty else { return self }
    next[next.count - 1] += 1
    return Version(numbers: next)
  }
}
