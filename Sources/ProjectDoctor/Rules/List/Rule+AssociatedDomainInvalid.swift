extension Rule {
  /// iOS ignores an associated domain.
  public static let associatedDomainInvalid = Rule(
    id: "associated-domain-invalid", severity: .error,
    summary: "iOS ignores an associated domain of this form.",
    why: "iOS silently ignores the entry and opens the link in the browser.",
    remedy: "Write applinks: and the domain, without https:// and path.",
    source: "Apple, Associated Domains Entitlement", needs: .registrations)
}
