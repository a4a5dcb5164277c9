extension Rule {
  /// An intent filter names hosts, but not the one of the links.
  public static let androidHostMismatch = Rule(
    id: "android-host-mismatch", severity: .error,
    summary: "An intent filter names hosts, but not the one of the links.",
    why: "A filter that names hosts takes links to these hosts only.",
    remedy: "Add a filter with the scheme and without hosts.",
    source: "Android, Create deep links; Verify Android App Links", needs: .registrations)
}
