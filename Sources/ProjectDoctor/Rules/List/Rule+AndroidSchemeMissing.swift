extension Rule {
  /// No intent filter of the Android app handles the links.
  public static let androidSchemeMissing = Rule(
    id: "android-scheme-missing", severity: .error,
    summary: "No intent filter of the Android app handles the links.",
    why: "The phone finds no app for the link: the buyer has paid and sees an error.",
    remedy: "Add an intent filter with the scheme to the activity that redeems.",
    source: "Android, Create deep links; Verify Android App Links", needs: .registrations)
}
