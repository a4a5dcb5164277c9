extension Rule {
  /// Flutter's own handler takes the link before the app's package does.
  public static let flutterDeepLinking = Rule(
    id: "flutter-deep-linking", severity: .warning,
    summary: "Flutter's own handler takes the link before the app's package does.",
    why:
      "Since Flutter 3.27 its own handler takes links by default: the navigator is asked for a route, and the app's link"
      + " package may get nothing.",
    remedy: "Set FlutterDeepLinkingEnabled and flutter_deeplinking_enabled to false.",
    source: "Flutter, Deep links flag change", needs: .registrations)
}
