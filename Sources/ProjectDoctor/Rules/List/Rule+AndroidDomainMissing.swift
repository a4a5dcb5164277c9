extension Rule {
  /// No intent filter of the Android app handles the links of a domain.
  public static let androidDomainMissing = Rule(
    id: "android-domain-missing", severity: .error,
    summary: "No intent filter of the Android app handles the domain of the links.",
    why: "The link opens a page in the browser instead of the app, and nothing is redeemed.",
    remedy: "Add a verified intent filter for the domain.",
    source: "Android, Create deep links; Verify Android App Links", needs: .registrations)
}
