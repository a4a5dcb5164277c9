import RedemptionCore

extension Examination {
  /// Finds code that reads the link at a time when there is none.
  mutating func checkLinkState(_ sources: AppSources, _ reach: Reach) {
    let hops = reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) })
    guard sources.isComplete, reach.isOpen(hops, unless: { _ in false }) else { return }
    checkEffects(reach, hops)
    checkRestoring(reach, hops)
  }

  /// `useEffect(() => { redeem(url) }, [])`, where `url` comes later.
  private mutating func checkEffects(_ reach: Reach, _ hops: [Hop]) {
    guard [.expo, .reactNative].contains(app.kind) else { return }
    for hop in hops where hop.passesLink {
      guard let (effect, name) = Code(tokens: reach.tokens(of: hop.site)).staleEffect(around: hop.site.index) else {
        continue
      }
      return add(
        .warmStartUnhandled, reach.path(hop.site), effect.line,
        "\(effect.text) does not run again when \(name) changes, and \(name) is empty when it runs first.",
        fix: Fix(instruction: "Name the link among the effect's dependencies.", text: "[\(name)]"))
    }
  }

  /// `if (savedInstanceState != null) open(intent)`
  private mutating func checkRestoring(_ reach: Reach, _ hops: [Hop]) {
    let starts = hops.filter { $0.passesLink && reach.function(of: $0.site) == "onCreate" }
    func shut(_ hop: Hop) -> CodeToken? {
      reach.condition(shutting: hop.site) { words, code in code.isRestored(words) }
    }
    guard let hop = starts.first, let token = shut(hop), starts.allSatisfy({ shut($0) != nil }) else { return }
    add(
      .coldStartUnhandled, reach.path(hop.site), token.line,
      "The link that starts the app is read only where the system restores the activity.",
      fix: Fix(
        instruction: "Read the intent at the first start.", text: "if (savedInstanceState == null) handle(intent)"))
  }
}

extension Code {
  /// The effect around a place whose dependencies lack the link that it reads, and the link's name.
  fileprivate func staleEffect(around place: Int) -> (CodeToken, String)? {
    let open = openings(around: place, from: 0).first {
      tokens[$0].isSymbol("(") && $0 > 0 && ["useEffect", "useLayoutEffect"].contains(tokens[$0 - 1].text)
    }
    guard let open, let words = arguments(of: open - 1), let last = words.last, tokens[last].isSymbol("]"),
      let list = words.last(where: { tokens[$0].isSymbol("[") && end(of: $0) == last + 1 && $0 > place })
    else { return nil }
    let dependencies = Set((list..<last).map { tokens[$0].text })
    let name = (open..<list).first { index in
      tokens[index].kind == .identifier && !tokens[index - 1].isSymbol(".")
        && !dependencies.contains(tokens[index].text) && isLinkState(tokens[index].text, before: open)
    }
    return name.map { (tokens[open - 1], tokens[$0].text) }
  }

  /// `const name = Linking.useURL()`
  private func isLinkState(_ name: String, before end: Int) -> Bool {
    guard let value = value(of: name, before: end, from: 0) else { return false }
    return value.contains { ["useURL", "useLinkingURL"].contains(tokens[$0].text) }
  }

  /// The value of a test of the saved state at the first start, where there is none; nil for any other.
  fileprivate func isRestored(_ words: Range<Int>) -> Bool? {
    guard let first = words.first, let last = words.last, tokens[first].text == "savedInstanceState",
      tokens[last].text == "null", words.count < 6
    else { return nil }
    return !tokens[first + 1].isSymbol("!")
  }
}
