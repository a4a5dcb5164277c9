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
      if sources.isComplete { app.checkWarmConditions(reach) }
      app.checkOnce(sources, reach)
    })
}

extension Examination {
  /// Finds handlers that are left out, without keeping the link, where nobody is logged in.
  fileprivate mutating func checkLogin(_ sources: AppSources, _ reach: Reach) {
    let hops = reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) })
    let shut = reach.shut(hops) { hop in
      reach.condition(shutting: hop.site, isSilent: true) { words, code in code.isLoggedOut(words) }
    }
    guard sources.isComplete, let (hop, token) = shut else { return }
    add(
      .handlerConditional, reach.path(hop.site), token.line,
      "For a buyer who has just installed the app, this condition keeps it from \(reach.token(hop.site).text), and the link is lost.",
      fix: Fix(instruction: "Handle the link before this condition, or keep it.", text: reach.token(hop.site).text))
  }
}

extension Code {
  private static let names: Set<String> = [
    "user", "currentuser", "isloggedin", "loggedin", "isauthenticated", "authenticated", "issignedin", "signedin",
    "session", "isuserloggedin", "ispremium", "ispro", "issubscribed", "hasactivesubscription", "issubscriber",
    "ismember", "haspremium", "haspro", "ispaid", "isunlocked", "hasentitlement",
  ]

  /// The value of `didOnboard`, `showsOnboarding` and the like for a buyer who has just installed the app.
  private func isOnboarded(_ name: String) -> Bool? {
    guard name.contains("onboard") else { return nil }
    if ["show", "need", "should", "isonboarding"].contains(where: name.hasPrefix) { return true }
    return ["did", "has", "is", "completed"].contains(where: name.hasPrefix)
      || ["onboarded", "complete", "completed", "done", "finished"].contains(where: name.hasSuffix) ? false : nil
  }

  /// The value of a condition on the login, where nobody is logged in; nil for any other.
  func isLoggedOut(_ words: Range<Int>) -> Bool? {
    guard let last = lastName(in: words) else { return nil }
    let name = tokens[last].text.lowercased()
    let rest = (last + 1)..<words.upperBound
    if rest.isEmpty, let isSet = isOnboarded(name) { return isSet }
    guard Code.names.contains(name) else { return nil }
    if rest.isEmpty || words.contains(where: { ["let", "var"].contains(tokens[$0].text) }) { return false }
    return ofAbsent(rest)
  }
  /// The last name in a condition that is no literal.
  func lastName(in words: Range<Int>) -> Int? {
    let literals = ["nil", "null", "undefined", "true", "false"]
    return words.last { tokens[$0].kind == .identifier && !literals.contains(tokens[$0].text) }
  }

  /// The value of `== null`, `!= true` and the like behind the name of what is not there; nil for other words.
  func ofAbsent(_ comparison: Range<Int>) -> Bool? {
    guard let end = comparison.last, tokens[end].kind == .identifier else { return nil }
    let isEqual = tokens[comparison.lowerBound].isSymbol("=")
    guard isEqual || tokens[comparison.lowerBound].isSymbol("!") else { return nil }
    switch tokens[end].text {
    case "nil", "null", "undefined", "false": return isEqual
    case "true": return !isEqual
    default: return nil
    }
  }
}
