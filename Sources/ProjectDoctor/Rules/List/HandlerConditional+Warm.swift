import RedemptionCore

extension Examination {
  /// Finds a condition that keeps back only the links which arrive while the app runs.
  mutating func checkWarmConditions(_ reach: Reach) {
    guard !findings.contains(where: { [.handlerConditional, .warmStartUnhandled].contains($0.rule) }) else { return }
    let hops = reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) })
    let isAndroid = app.kind == .android || app.kind == .kmp
    let names = isAndroid ? ["onNewIntent"] : startWords.map { $0.warm.subtracting($0.cold) } ?? []
    let warm = hops.indices.filter { hops[$0].passesLink && reach.isStarted(hops[$0].site, by: names) }
    guard !warm.isEmpty, reach.isOpen(hops) else { return }
    let shape = linkShape
    let causes = hops.map { hop in
      reach.condition(shutting: hop.site) { words, code in
        reach.isRelease(words, code) ?? reach.test(words, shape, code)
      } ?? reach.loginCondition(dropping: hop.site)
    }
    let open = reach.open(hops, shut: causes.map { $0 != nil })
    guard warm.allSatisfy({ !open[$0] }), zip(hops, open).contains(where: { $0.isEntry && $1 }) else { return }
    var index = warm[0]
    while causes[index] == nil, let next = hops[index].next { index = next }
    guard let token = causes[index] else { return }
    add(
      .warmStartUnhandled, reach.path(hops[index].site), token.line,
      "A link that arrives while the app runs does not come to \(reach.token(hops[index].site).text), because of this condition.",
      fix: Fix(
        instruction: "Handle the link before this condition, or keep it.", text: reach.token(hops[index].site).text))
  }
}

extension Reach {
  /// True in a function, or in the closure of a call, by which a framework passes links to the running app.
  fileprivate func isStarted(_ site: Site, by names: Set<String>) -> Bool {
    let code = Code(tokens: tokens(of: site))
    let start = startOfFunction(around: site)
    let heading = code.tokens[start..<site.index].prefix { !$0.isSymbol("{") }
    if heading.contains(where: { names.contains($0.text) }) { return true }
    return code.openings(around: site.index, from: start).contains { open in
      guard open > 0, tokens(of: site)[open].isSymbol("("), names.contains(code.tokens[open - 1].text) else {
        return false
      }
      return code.tokens[open - 1].text != "addEventListener" || code.tokens[open + 1].text == "url"
    }
  }

  /// A condition on the login that drops a link, without a word or a place for it.
  fileprivate func loginCondition(dropping site: Site) -> CodeToken? {
    guard let token = condition(shutting: site, isSilent: true, { words, code in code.isLoggedOut(words) }) else {
      return nil
    }
    let code = Code(tokens: tokens(of: site))
    let start = startOfFunction(around: site)
    guard let place = (start..<site.index).last(where: { code.tokens[$0] == token }),
      let block = code.openings(around: place, from: start).first(where: { code.tokens[$0].isSymbol("{") })
    else { return nil }
    let end = code.end(of: block)
    let isElse = code.tokens[place..<end].contains { $0.text == "else" && code.tokens[place].text == "if" }
    let link = code.arguments(of: site.index)?.first { code.tokens[$0].kind == .identifier }.map {
      code.tokens[$0].text
    }
    let isKept = code.tokens[block..<place].contains { $0.text == link }
    return isElse || isKept ? nil : token
  }
}
