import RedemptionCore

extension Examination {
  /// Checks associated domains: an entry that iOS ignores looks like one that works.
  ///
  /// Source: Apple, "Associated Domains Entitlement": `<service>:<fully qualified domain>`, without a path or a scheme.
  mutating func checkDomains() {
    for path in paths(under: iosFolder) where path.hasSuffix(".entitlements") {
      let root = read(path) { try $0.propertyList(path) }
      for domain in root?["com.apple.developer.associated-domains"]?.strings ?? [] {
        check(domain, in: path)
      }
    }
  }

  mutating func check(_ domain: DataNode, in path: String) {
    let text = domain.string ?? ""
    guard !text.isEmpty, !text.contains("$") else { return }
    let parts = text.split(separator: ":", maxSplits: 1)
    let host = text.split(separator: "/").last.map { $0.split(separator: ":").last ?? $0 } ?? ""
    let fix = Fix(instruction: "Put this in place of the entry.", text: "applinks:\(host)", placement: .replacing(text))
    if text.contains("//") || parts.dropFirst().first?.contains("/") == true {
      add(.associatedDomainInvalid, path, domain.line, "\(text) is not a domain: it has a scheme or a path.", fix: fix)
    } else if parts.count < 2 {
      add(.associatedDomainInvalid, path, domain.line, "\(text) has no service before it, such as applinks:.", fix: fix)
    }
  }

  /// True if a file of entitlements counts: a target names it, or no target names one.
  func isUsed(_ entitlements: String) -> Bool {
    entitlementsOfTargets.isEmpty || entitlementsOfTargets.contains(Path.name(entitlements))
  }

  /// True for an entry that opens the app by links to one of the domains.
  static func opens(_ entry: String, _ domains: [String]) -> Bool {
    guard entry.hasPrefix("applinks:"), !entry.contains("/") else { return false }
    return domains.contains(where: entry.contains)
  }
}
