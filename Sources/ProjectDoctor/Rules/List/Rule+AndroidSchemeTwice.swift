extension Rule {
  /// Two activities take the same links.
  public static let androidSchemeTwice = Rule(
    id: "android-scheme-twice", severity: .warning,
    summary: "Two activities take the same links.",
    why: "Android asks the buyer which of the two to open, and one of them does not redeem.",
    remedy: "Keep one of the two filters.",
    source: "Android, the activity element of the manifest", needs: .registrations)
}
