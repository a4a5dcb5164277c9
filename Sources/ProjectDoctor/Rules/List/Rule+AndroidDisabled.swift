extension Rule {
  /// The activity of the links is disabled.
  public static let androidDisabled = Rule(
    id: "android-disabled", severity: .error,
    summary: "The activity of the links is disabled.",
    why: "Android does not start a disabled activity, so links do not open the app.",
    remedy: "Set android:enabled to true.",
    source: "Android, the activity element of the manifest", needs: .registrations)
}
