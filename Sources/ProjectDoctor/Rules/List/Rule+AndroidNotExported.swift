extension Rule {
  /// The activity of the links may not be started by a browser.
  public static let androidNotExported = Rule(
    id: "android-not-exported", severity: .error,
    summary: "A browser may not start the activity of the links.",
    why:
      "A browser may not start the activity; with target SDK 31 or later Android refuses to install an app without the attribute.",
    remedy: "Set android:exported to true.",
    source: "Android, the activity element of the manifest", needs: .registrations)
}
