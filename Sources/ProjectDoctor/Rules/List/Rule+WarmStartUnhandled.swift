extension Rule {
  /// A link that finds the app running is not looked at.
  public static let warmStartUnhandled = Rule(
    id: "warm-start-unhandled", severity: .warning,
    summary: "The app ignores a link that arrives while it runs.",
    why: "A buyer who opens the link while the app is open sees nothing happen.",
    remedy: "Listen for links while the app runs, and redeem them.",
    source: "The framework's guide to links", needs: .registrations,
    check: { $0.checkLinkState($1, $2) })
}
