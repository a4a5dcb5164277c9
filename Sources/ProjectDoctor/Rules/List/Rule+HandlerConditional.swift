import RedemptionCore

extension Rule {
  /// The code that redeems is there only for a user who has logged in, or after the app has loaded.
  public static let handlerConditional = Rule(
    id: "handler-conditional", severity: .warning,
    summary: "Links are dropped until a user has logged in, or the app has loaded.",
    why:
      "A buyer who has just installed the app is not logged in, and a link that starts the app comes early: it is lost.",
    remedy: "Handle the link first, or keep it until then.",
    source: "The framework's guide to links", needs: .registrations,
    check: { app, sources, reach in
      app.checkLogin(sources, reach)
      app.checkReadiness(sources, reach)
    })
}

extension Examination {
  /// Finds handlers that are left out, without keeping the link, where nobody is logged in.
  fileprivate mutating func checkLogin(_ sources: AppSources, _ reach: Reach) {
    let hops = reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) })
    guard sources.isComplete, reach.isOpen(hops, unless: { _ in false }) else { return }
    func shut(_ hop: Hop) -> CodeToken? {
      reach.condition(shutting: hop.site, isSilent: true) { words, code in code.isLoggedOut(words) }
    }
    guard !reach.isOpen(hops, unless: { shut($0) != nil }) else { return }
    guard let hop = hops.first(where: { shut($0) != nil }), let token = shut(hop) else { return }
    add(
      .handlerConditional, reach.path(hop.site), token.line,
      "Without a user who is logged in, the app does not come to \(reach.token(hop.site).text), and the link is lost.",
      fix: Fix(instruction: "Handle the link before this condition, or keep it.", text: reach.token(hop.site).text))
  }
}

extension Code {
  private static let names: Set<String> = [
    "user", "currentuser", "isloggedin", "loggedin", "isauthenticated", "authenticated", "issignedin", "signedin",
    "session", "isuserloggedin",
  ]

  /// The value of a condition on the login, where nobody is logged in; nil for any other.
  fileprivate func isLoggedOut(_ words: Range<Int>) -> Bool? {
    let identifiers = words.filter { tokens[$0].kind == .identifier }
    guard
      let last = identifiers.last(where: { !["nil", "null", "undefined", "true", "false"].contains(tokens[$0].text) }),
      Code.names.contains(tokens[last].text.lowercased())
    else { return nil }
    let rest = (last + 1)..<words.upperBound
    if rest.isEmpty || words.contains(where: { ["let", "var"].contains(tokens[$0].text) }) { return false }
    guard let end = rest.last, tokens[end].kind == .identifier else { return nil }
    let isEqual = tokens[rest.lowerBound].isSymbol("=")
    guard isEqual || tokens[rest.lowerBound].isSymbol("!") else { return nil }
    switch tokens[end].text {
    case "nil", "null", "undefined", "false": return isEqual
    case "true": return !isEqual
    default: return nil
    }
  }
}
