extension Rule {
  /// A link that starts the app is not looked at.
  public static let coldStartUnhandled = Rule(
    id: "cold-start-unhandled", severity: .warning,
    summary: "The app ignores a link that starts it.",
    why: "A buyer who opens the link while the app is closed sees the app start and nothing else.",
    remedy: "Read the link that started the app, and redeem it.",
    source: "The framework's guide to links", needs: .registrations,
    check: { $0.checkStarts($1, $2) })
}
