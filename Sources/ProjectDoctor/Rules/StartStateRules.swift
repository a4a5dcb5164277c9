import RedemptionCore

extension Examination {
  /// Finds code that reads the link at a time when there is none.
  mutating func checkLinkState(_ sources: AppSources, _ reach: Reach) {
    let hops = reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) })
    guard sources.isComplete, reach.isOpen(hops) else { return }
    checkEffects(reach, hops)
    checkRestoring(reach, hops)
    checkUnset(reach, hops)
    checkKeptState(sources, reach, hops)
  }

  /// `coordinator?.open(url)` before `coordinator = …` in one function.
  private mutating func checkUnset(_ reach: Reach, _ hops: [Hop]) {
    for hop in hops where hop.passesLink {
      let code = Code(tokens: reach.tokens(of: hop.site))
      guard let (name, line) = code.receiver(setAfter: hop.site.index, in: reach.function(around: hop.site)) else {
        continue
      }
      return add(
        .coldStartUnhandled, reach.path(hop.site), reach.token(hop.site).line,
        "\(name) is not set yet, so the link goes nowhere; it gets its value on line \(line).",
        fix: Fix(instruction: "Set \(name) first.", text: "\(name)?.\(reach.token(hop.site).text)(…)"))
    }
  }

  /// A property with the link that an activity sets again, and that Compose does not see change.
  private mutating func checkKeptState(_ sources: AppSources, _ reach: Reach, _ hops: [Hop]) {
    for file in sources.files where Path.hasExtension(file.path, ["kt"]) && file.places["setContent"] != nil {
      guard let warm = FunctionFinder(file.tokens).function("onNewIntent") else { continue }
      for index in warm.dropLast(2) where file.tokens.isAssigned(index) {
        let name = file.tokens[index].text
        guard file.tokens[index].kind == .identifier, file.isPlainProperty(name),
          hops.contains(where: { reach.composes($0.site, reading: name) })
        else { continue }
        return add(
          .warmStartUnhandled, file.path, file.tokens[index].line,
          "\(name) is no state, so Compose does not see the link that arrives here.",
          fix: Fix(instruction: "Make it a state.", text: "var \(name) by mutableStateOf(null)"))
      }
    }
  }

  /// `useEffect(() => { redeem(url) }, [])`, where `url` comes later.
  private mutating func checkEffects(_ reach: Reach, _ hops: [Hop]) {
    for hop in hops where hop.passesLink {
      let code = Code(tokens: reach.tokens(of: hop.site))
      let isKotlin = Path.hasExtension(reach.path(hop.site), ["kt"])
      guard isKotlin || [.expo, .reactNative].contains(app.kind),
        let (effect, name) = isKotlin
          ? code.staleCoroutine(around: hop.site.index, in: reach.function(around: hop.site))
          : code.staleEffect(around: hop.site.index)
      else { continue }
      return add(
        .warmStartUnhandled, reach.path(hop.site), effect.line,
        "\(effect.text) does not run again when \(name) changes, and \(name) is empty when it runs first.",
        fix: Fix(instruction: "Name the link among the effect's dependencies.", text: "[\(name)]"))
    }
  }

  /// `if (savedInstanceState != null) open(intent)`, `if (isFinishing) open(intent)`
  private mutating func checkRestoring(_ reach: Reach, _ hops: [Hop]) {
    guard app.kind == .android || app.kind == .kmp else { return }
    let shape = linkShape
    func shut(_ hop: Hop) -> CodeToken? {
      reach.condition(shutting: hop.site) { words, code in
        code.isRestored(words) ?? code.isEnding(words) ?? reach.isRelease(words, code) ?? reach.test(words, shape, code)
      }
    }
    for (function, rule) in [("onCreate", Rule.coldStartUnhandled), ("onNewIntent", .warmStartUnhandled)] {
      let starts = hops.filter { $0.passesLink && reach.function(of: $0.site) == function }
      guard let hop = starts.first, let token = shut(hop), starts.allSatisfy({ shut($0) != nil }) else { continue }
      return add(
        rule, reach.path(hop.site), token.line,
        "\(function) does not come to \(reach.token(hop.site).text) with a link, because of this condition.",
        fix: Fix(
          instruction: "Hand the intent on at every start with a link.", text: "handle(intent) // in \(function)"))
    }
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

  /// `isFinishing`: an activity that gets a link is not ending.
  fileprivate func isEnding(_ words: Range<Int>) -> Bool? {
    if let last = words.last, tokens[last].text == "DESTROYED",
      words.contains(where: { tokens[$0].text == "currentState" })
    {
      return words.contains { tokens[$0].isSymbol("!") }
    }
    guard words.count <= 5,
      let name = words.first(where: { tokens[$0].kind == .identifier && tokens[$0].text != "this" })
    else { return nil }
    return ["isFinishing", "isDestroyed"].contains(tokens[name].text) ? false : nil
  }

  /// The value of a test of the saved state at the first start, where there is none; nil for any other.
  fileprivate func isRestored(_ words: Range<Int>) -> Bool? {
    if words.count > 5, let first = words.first, let last = words.last, tokens[first].text == "savedInstanceState",
      tokens[last].text == "true", tokens[words].contains(where: { $0.isSymbol("=") }),
      !tokens[words].contains(where: { $0.isSymbol("!") })
    {
      return false
    }
    guard let first = words.first, let last = words.last, tokens[first].text == "savedInstanceState",
      tokens[last].text == "null", words.count < 6
    else { return nil }
    return !tokens[first + 1].isSymbol("!")
  }
}

extension Code {
  /// `LaunchedEffect(Unit) { redeem(link) }`, where `link` changes, and the link's name.
  fileprivate func staleCoroutine(around place: Int, in range: Range<Int>) -> (CodeToken, String)? {
    for open in openings(around: place, from: range.lowerBound) where tokens[open].isSymbol("{") {
      guard let list = openParenthesis(closedBefore: open, from: range.lowerBound), list > range.lowerBound,
        tokens[list - 1].text == "LaunchedEffect", let words = arguments(of: place)
      else { continue }
      let keys = Set(tokens[list..<open].map(\.text))
      let changing = words.first { index in
        tokens[index].kind == .identifier && !tokens[index - 1].isSymbol(".") && !keys.contains(tokens[index].text)
          && (range.lowerBound..<list).contains { $0 > 0 && tokens[$0].text == tokens[index].text && isRead($0) }
      }
      guard let changing, keys.subtracting(["(", ")", ",", "Unit", "true", "null"]).isEmpty else { return nil }
      return (tokens[list - 1], tokens[changing].text)
    }
    return nil
  }

  /// `val name = activity.link`, `val name by flow.collectAsState()`: a value that is read again with each composition.
  private func isRead(_ index: Int) -> Bool {
    guard tokens[index - 1].text == "val", index + 2 < tokens.count else { return false }
    let end = endOfStatement(index, to: tokens.count)
    return tokens[index..<end].contains { $0.isSymbol(".") } && !tokens[index..<end].contains { $0.text == "remember" }
  }

  /// The name before `?.call(…)`, and the line on which the same function sets it afterwards.
  fileprivate func receiver(setAfter call: Int, in range: Range<Int>) -> (String, Int)? {
    guard call > range.lowerBound + 3, tokens[call - 1].isSymbol("."), tokens[call - 2].isSymbol("?"),
      tokens[call - 3].kind == .identifier, isUnconditional(call, from: range.lowerBound)
    else { return nil }
    let name = tokens[call - 3].text
    func isSet(_ index: Int) -> Bool {
      tokens[index].text == name && tokens.isAssigned(index) && !tokens[index - 1].isDeclaring
    }
    let isKnown = (range.lowerBound + 1..<call).contains { tokens[$0].text == name && tokens[$0 + 1].isSymbol("=") }
    guard !isKnown, let later = (call..<range.upperBound).first(where: isSet) else { return nil }
    return (name, tokens[later].line)
  }

  /// True if only tests and loops stand around a place, and no closure that runs later.
  private func isUnconditional(_ place: Int, from start: Int) -> Bool {
    let braces = openings(around: place, from: start).filter { tokens[$0].isSymbol("{") }
    return braces.dropLast().allSatisfy { open in
      tokens[max(start, open - 30)..<open].reversed().prefix { !["{", "}", ";"].contains(where: $0.isSymbol) }
        .contains { ["if", "for", "else", "switch", "when"].contains($0.text) }
    }
  }
}

extension Reach {
  /// True if a function of Compose around a place reads a member of another object.
  fileprivate func composes(_ site: Site, reading name: String) -> Bool {
    let tokens = files[site.file].tokens
    let range = function(around: site)
    return tokens.isComposable(range)
      && range.contains { $0 > 0 && tokens[$0].text == name && tokens[$0 - 1].isSymbol(".") }
  }
}

extension AppSources.File {
  /// `var name: Type? = null`, without `by`.
  fileprivate func isPlainProperty(_ name: String) -> Bool {
    names([name]).contains { index in
      guard index > 0, tokens[index - 1].text == "var" else { return false }
      let end = Code(tokens: tokens).endOfStatement(index, to: tokens.count)
      return tokens[index..<end].last?.text == "null"
    }
  }
}
