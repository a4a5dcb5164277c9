extension Rule {
  /// The iOS app is not associated with the domain of the links.
  public static let iosDomainMissing = Rule(
    id: "ios-domain-missing", severity: .error,
    summary: "The iOS app is not associated with the domain of the links.",
    why: "The link opens a page in the browser instead of the app, and nothing is redeemed.",
    remedy: "Add applinks: and the domain to the associated domains.",
    source: "Apple, Associated Domains Entitlement", needs: .registrations)
}
