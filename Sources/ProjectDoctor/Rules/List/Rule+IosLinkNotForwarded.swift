extension Rule {
  /// The iOS app's delegate does not forward links.
  public static let iosLinkNotForwarded = Rule(
    id: "ios-link-not-forwarded", severity: .error,
    summary: "The iOS app's delegate does not forward links.",
    why: "iOS passes the link to the app, but the code that redeems never receives it.",
    remedy: "Call the framework's link handler in the delegate that iOS calls.",
    source: "React Native, Linking; Capacitor's iOS template; Apple, UISceneDelegate", needs: .registrations,
    check: { app, sources, _ in app.checkForwarding(sources) })
}
