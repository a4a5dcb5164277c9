public import RedemptionCore
public import TerminalText

/// What is known of the versions of the vendors' SDKs, and what changes between two of them.
public struct VersionStory {
  private let adapters: [any RedemptionAdapter]

  /// Tells of the adapters' SDKs.
  public init(of adapters: [any RedemptionAdapter]) { self.adapters = adapters }

  /// The known versions of each SDK, the rules, and how well they are known.
  public func text(_ layout: TextLayout) -> String {
    adapters.filter { !$0.versions.grades.isEmpty }.map { adapter in
      let targets = adapter.vendor.targets.compactMap { line(of: $0, adapter) }
      let rules = adapter.versions.rules.flatMap { VersionStory.lines(of: $0, layout) }
      let lines = [adapter.vendor.name, "  " + VersionStory.shares(of: adapter.versions), ""] + targets
      return (lines + (rules.isEmpty ? [] : [""] + rules)).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func line(of described: TargetDescription, _ adapter: any RedemptionAdapter) -> String? {
    guard let known = adapter.versions.known(for: described.target),
      let newest = try? adapter.versions.installed(nil, for: described.target)
    else { return nil }
    let brought = newest.parts.dropFirst().map { "\($0.package) \($0.version)" }.joined(separator: ", ")
    return "  \(described.package) on \(described.target.platform.rawValue): \(known.first) to \(known.last)"
      + (brought.isEmpty ? "" : ", which brings \(brought)")
  }

  private static func shares(of facts: VersionFacts) -> String {
    let all = facts.grades.values.reduce(0, +)
    let shares = FactGrade.allCases.map { grade in
      "\(facts.grades[grade] ?? 0) \(grade.rawValue)"
    }.joined(separator: ", ")
    return "\(all) facts: \(shares)."
  }

  private static func lines(of rule: VersionRule, _ layout: TextLayout) -> [String] {
    let versions = rule.versions.map(\.text).joined(separator: ", ")
    let title = "  \(rule.id), \(rule.package) \(versions) (\(rule.grade.rawValue), \(played(rule)))"
    return [title] + layout.wrapped(rule.after, first: "    ", rest: "    ")
  }

  private static func played(_ rule: VersionRule) -> String {
    switch rule.played {
    case .both: "played"
    case .newer: "older versions are not played"
    case .older: "newer versions are not played"
    case .unseen: "not played"
    }
  }

  /// What changes on each platform, a sentence each.
  public static func text(_ comparison: VersionComparison, _ layout: TextLayout) -> String {
    comparison.platforms.flatMap { compared -> [String] in
      let names = zip(compared.from.parts, compared.to.parts).map { one, other in
        one.package == other.package ? "\(one.package) \(one.version) to \(other.version)" : other.package
      }
      let title = "\(compared.platform.rawValue): \(names.joined(separator: ", "))"
      let warnings = [compared.from.warning, compared.to.warning].compactMap { $0 }
      let changes = compared.changes.flatMap { change in
        layout.wrapped(change.text, first: "  ", rest: "  ") + ["    " + source(of: change.rule)]
      }
      let none =
        compared.changes.contains(where: \.rule.isPlayed)
        ? [] : ["  Nothing that a session can show is known to change."]
      return [title] + none + changes
        + warnings.flatMap { layout.wrapped($0, first: "  ", rest: "  ", mark: layout.style.bad) }
    }.map { $0 + "\n" }.joined()
  }

  private static func source(of rule: VersionRule) -> String {
    guard case .both(let example) = rule.played else {
      return "\(rule.id), \(rule.grade.rawValue), \(played(rule)): \(rule.source)"
    }
    return "\(rule.id), \(rule.grade.rawValue); case: \(example)"
  }
}

extension VersionRule {
  fileprivate var isPlayed: Bool {
    if case .both = played { true } else { false }
  }
}
