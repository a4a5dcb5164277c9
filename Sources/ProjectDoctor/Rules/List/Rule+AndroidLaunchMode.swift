extension Rule {
  /// Every link starts the activity once more.
  public static let androidLaunchMode = Rule(
    id: "android-launch-mode", severity: .note,
    summary: "Each link starts the activity again.",
    why:
      "With standard each link starts the activity again beside the first, and with singleInstance in a task of its own. The"
      + " link arrives; the buyer may see the app twice.",
    remedy: "Set android:launchMode to singleTop.",
    source: "Android, the activity element of the manifest", needs: .registrations)
}
