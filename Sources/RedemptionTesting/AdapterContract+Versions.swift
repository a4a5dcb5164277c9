import RedemptionCore

extension AdapterContract {
  /// The tables of versions are whole, and the ranges of the description are what sessions play.
  public func versionViolations() -> [String] {
    let facts = adapter.versions
    let tables = (facts.pins + facts.fingerprints).flatMap(violations(in:))
    let rules = facts.rules.filter { $0.versions.isEmpty }.map { "The rule \($0.id) of \($0.package) has no version." }
    let twice = Dictionary(grouping: facts.rules) { [$0.package, $0.id] }.filter { $0.value.count > 1 }.keys.sorted {
      $0.lexicographicallyPrecedes($1)
    }
    return tables + rules + twice.map { "There are two rules \($0[1]) of \($0[0])." } + rangeViolations(facts)
  }

  private func violations(in table: VersionTable) -> [String] {
    var violations = table.rows.filter { $0.values.isEmpty || $0.versions.last == nil }.map {
      "\(table.package) has a row without an end or a value at \($0.versions.first)."
    }
    for (row, next) in zip(table.rows, table.rows.dropFirst()) {
      guard let last = row.versions.last.flatMap({ SDKVersion($0) }), !next.versions.begins(after: last) else {
        continue
      }
      violations.append("\(table.package) has two rows of \(next.versions.first), or not in order.")
    }
    return violations + (table.rows.isEmpty ? ["\(table.package) has no row."] : [])
  }

  private func rangeViolations(_ facts: VersionFacts) -> [String] {
    adapter.vendor.targets.flatMap { described -> [String] in
      guard let range = described.versions else { return [] }
      return [range.first, range.last].compactMap { version in
        let installed = try? facts.installed(version, for: described.target)
        guard let warning = installed?.warning else { return nil }
        return "The description has \(described.package) \(version) inside: \(warning)"
      }
    }
  }
}
