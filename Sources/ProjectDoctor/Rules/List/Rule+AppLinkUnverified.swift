extension Rule {
  /// An intent filter for a vendor's domain is not verified.
  public static let appLinkUnverified = Rule(
    id: "app-link-unverified", severity: .warning,
    summary: "An intent filter for a vendor's domain lacks autoVerify.",
    why: "Android 12 and later opens links to an unverified domain in the browser.",
    remedy: "Set android:autoVerify to true on the filter.",
    source: "Android, Create deep links; Verify Android App Links", needs: .registrations)
}
