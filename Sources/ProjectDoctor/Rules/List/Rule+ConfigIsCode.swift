extension Rule {
  /// The app's configuration is a program, which is not run.
  public static let configIsCode = Rule(
    id: "config-is-code", severity: .note,
    summary: "The app's configuration is a program, which is not run.",
    why: "Its values are known only when it runs, so they were not checked.",
    remedy: "Check the scheme by hand with npx expo config.",
    source: "Expo, app.json: scheme", needs: .registrations)
}
