/// What changes for an app that goes from one version of its SDK to another.
public struct VersionChange: Hashable, Sendable {
  /// The rule that holds in one of the versions alone.
  public let rule: VersionRule
  /// True if it holds in the later one asked for.
  public let isGained: Bool

  /// A sentence about the second version.
  public var text: String { isGained ? rule.after : rule.before }
}

extension InstalledSDK {
  /// What changes on the way to another version of the same SDK, in the order of the vendor's rules.
  ///
  /// Rules of a layer that one of them does not have are left out.
  public func changes(to other: InstalledSDK, of facts: VersionFacts) -> [VersionChange] {
    let shared = Set(parts.map(\.package)).intersection(other.parts.map(\.package))
    let (before, after) = (Set(rules), Set(other.rules))
    return facts.rules.compactMap { rule in
      guard shared.contains(rule.package), before.contains(rule) != after.contains(rule) else { return nil }
      return VersionChange(rule: rule, isGained: after.contains(rule))
    }
  }
}

extension VersionFacts {
  /// The number of rows and rules of each grade.
  public var grades: [FactGrade: Int] {
    let rows = (pins + fingerprints).flatMap(\.rows).map(\.grade)
    return Dictionary((rows + rules.map(\.grade)).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The versions of a target's package that the tables have, the oldest and the newest; nil if they have none.
  public func known(for target: Target) -> (first: String, last: String)? {
    guard let package = packages[target], let table = table(of: package), let first = table.rows.first,
      let last = table.newest
    else { return nil }
    return (first.versions.first, last)
  }
}
