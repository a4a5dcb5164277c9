import RedemptionCore

extension Rule {
  /// A condition that no redemption link meets stands before the call that redeems.
  public static let linkFiltered = Rule(
    id: "link-filtered", severity: .error, summary: "A test lets no redemption link through.",
    why: "The code that redeems never receives the link.",
    remedy: "Pass every link to the SDK, which ignores those that are not for it.",
    source: "The vendor's guide to redemption links", needs: .registrations,
    check: { app, sources, reach in
      app.checkFilters(sources, reach)
      app.checkStreams(sources, reach)
    })
}

extension Examination {
  /// Finds conditions on the link, without which nothing is redeemed and which no link meets.
  fileprivate mutating func checkFilters(_ sources: AppSources, _ reach: Reach) {
    let calls = [
      vendors.flatMap { reach.redemptions(of: $0) },
      reach.linkCalls(of: vendors).filter { vendors.flatMap(\.sources.calls.handle).contains(reach.token($0).text) },
    ]
    for sites in calls where sources.isComplete && !findings.contains(where: { $0.rule == .linkTakenFirst }) {
      if checkFilters(before: sites, reach) { return }
    }
  }

  /// True if no link comes to any of some calls.
  private mutating func checkFilters(before sites: [Reach.Site], _ reach: Reach) -> Bool {
    let shape = linkShape
    let hops = reach.hops(to: sites)
    let shut = reach.shut(hops) { hop -> CodeToken? in
      guard hop.passesLink else { return nil }
      return reach.condition(shutting: hop.site) { words, code in reach.test(words, shape, code) }
        ?? Code(tokens: reach.tokens(of: hop.site)).filter(
          before: hop.site.index, from: reach.before(hop.site).lowerBound, shape)
    }
    guard let (hop, token) = shut else { return false }
    let links = shape.links.first ?? shape.hosts.first ?? "another form"
    add(
      .linkFiltered, reach.path(hop.site), token.line,
      "No redemption link meets this condition, so \(reach.token(hop.site).text) is not called; the links have \(links).",
      fix: Fix(instruction: "Remove the test, or test for what the links have.", text: shape.links.first ?? ""))
    return true
  }
}

extension Reach {
  /// The value of one test, also of one in a function of the app's own.
  func test(_ words: Range<Int>, _ shape: LinkShape, _ code: Code, depth: Int = 0) -> Bool? {
    if let value = LinkTest(shape: shape, code: code).value(of: words) ?? isParsed(words, code) { return value }
    if code.isNoted(words) || code.isKept(words) { return true }
    guard depth < 3, let name = called(by: words, code) else { return nil }
    for file in files where file.places[code.tokens[name].text] != nil {
      let other = Code(tokens: file.tokens)
      guard let answer = other.answer(of: code.tokens[name].text) else { continue }
      return ConditionValue(code: other) { test($0, shape, other, depth: depth + 1) }.of(answer)
    }
    return nil
  }

  /// The condition in front of a place that has a value with which the place is not reached; nil if there is none.
  func condition(
    shutting site: Site, isSilent: Bool = false, _ value: @escaping (Range<Int>, Code) -> Bool?
  ) -> CodeToken? {
    let code = Code(tokens: files[site.file].tokens)
    for condition in Guarding.all(before: site.index, from: startOfFunction(around: site), code) {
      guard !isSilent || condition.isSilent else { continue }
      let result = ConditionValue(code: code) { value($0, code) }.of(condition.words)
      if result == !condition.isNeeded { return code.tokens[condition.index] }
    }
    return nil
  }
}

extension Code {
  /// `seen.has(link)` after `seen.add(link)`
  fileprivate func isNoted(_ words: Range<Int>) -> Bool {
    guard let call = words.first(where: { ["has", "contains", "includes", "Contains"].contains(tokens[$0].text) }),
      call > words.lowerBound + 1, let wanted = arguments(of: call), wanted.upperBound + 1 == words.upperBound
    else { return false }
    let set = tokens[call - 2].text
    return (max(2, call - 200)..<words.lowerBound).contains { index in
      ["add", "push", "append", "insert", "Add"].contains(tokens[index].text) && tokens[index - 1].isSymbol(".")
        && tokens[index - 2].text == set && isSameBlock(index, words.lowerBound)
        && arguments(of: index).map { tokens[$0].map(\.text) == tokens[wanted].map(\.text) } == true
    }
  }

  /// `this.last === link` after `this.last = link`
  fileprivate func isKept(_ words: Range<Int>) -> Bool {
    guard let equals = words.dropLast().first(where: { tokens[$0].isSymbol("=") && tokens[$0 + 1].isSymbol("=") }),
      let link = words.last, tokens[link].kind == .identifier, equals > words.lowerBound,
      tokens[(equals + 1)..<link].allSatisfy({ $0.isSymbol("=") })
    else { return false }
    let field = tokens[words.lowerBound..<equals].map(\.text)
    let kept = field + ["=", tokens[link].text]
    guard field.count < 4, field != [tokens[link].text] else { return false }
    return (max(0, words.lowerBound - 60)..<words.lowerBound).contains { index in
      index + kept.count < words.lowerBound && tokens[index..<(index + kept.count)].map(\.text) == kept
        && isSameBlock(index, words.lowerBound)
        && !tokens[(index + kept.count)..<words.lowerBound].contains { $0.isSymbol("=") }
    }
  }

  /// What a function of one expression returns: `const name = (url) => …`, `func name(_ url: URL) -> Bool { … }`.
  func answer(of name: String) -> Range<Int>? {
    for index in tokens.indices.dropFirst() where tokens[index].text == name && tokens[index].kind == .identifier {
      let before = tokens[index - 1]
      guard before.kind == .identifier,
        ["const", "let", "func", "fun", "function", "bool", "static"].contains(before.text)
      else { continue }
      var position = index + 1
      while position < min(tokens.count, index + 24), !["func", "fun", "function"].contains(tokens[position].text) {
        if tokens[position].isSymbol("}") { break }
        if tokens[position].isSymbol("="), !(position + 1 < tokens.count && tokens[position + 1].isSymbol(">")) {
          if before.text == "fun" { return start(position + 1) }
        } else if tokens[position].isSymbol(">"), tokens[position - 1].isSymbol("=") {
          return start(position + 1)
        } else if tokens[position].isSymbol("{") {
          return start(position)
        }
        position = tokens[position].isSymbol("(") ? end(of: position) : position + 1
      }
    }
    return nil
  }

  private func start(_ index: Int) -> Range<Int>? {
    guard index < tokens.count else { return nil }
    var first = index
    if tokens[index].isSymbol("{") { first += 1 }
    if first < tokens.count, tokens[first].text == "return" { first += 1 }
    let last = endOfStatement(first, to: tokens.count)
    let isWhole =
      !tokens[index].isSymbol("{") || last < tokens.count && (tokens[last].isSymbol("}") || tokens[last].isSymbol(";"))
    return first < last && isWhole ? first..<last : nil
  }
}
