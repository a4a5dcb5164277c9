extension Rule {
  /// Expo's configuration has no scheme for either platform.
  public static let expoSchemeMissing = Rule(
    id: "expo-scheme-missing", severity: .error,
    summary: "Expo's configuration has no scheme of the links.",
    why: "The phone finds no app for the link: the buyer has paid and sees an error.",
    remedy: "Add the scheme to expo.scheme, beside the app's own.",
    source: "Expo, app.json: scheme", needs: .registrations)
}
