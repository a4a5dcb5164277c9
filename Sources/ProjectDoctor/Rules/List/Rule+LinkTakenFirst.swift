extension Rule {
  /// Other code takes every link before the code that redeems.
  public static let linkTakenFirst = Rule(
    id: "link-taken-first", severity: .warning,
    summary: "A function returns for every link before the call that redeems.",
    why: "The code that redeems never receives the link.",
    remedy: "Return only if the other handler has taken the link.",
    source: "Apple, UIApplicationDelegate and UISceneDelegate", needs: .registrations,
    check: { $0.checkLinkOrder($1, $2) })
}
