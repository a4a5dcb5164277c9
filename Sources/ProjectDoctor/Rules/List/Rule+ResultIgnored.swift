import RedemptionCore

extension Rule {
  /// The result of a redemption is discarded, or only one outcome is looked at.
  public static let resultIgnored = Rule(
    id: "result-ignored", severity: .warning, summary: "What a redemption ends with is not told to the buyer.",
    why: "A buyer whose link has expired or belongs to another user sees nothing, or is told something false.",
    remedy: "Tell each outcome: success, expired, another user, invalid, error.",
    source: "The vendor's guide to redemption links", needs: .registrations,
    check: { $0.checkResults($1, $2) })
}

extension Examination {
  /// Looks at what is done with the result of each call that redeems.
  fileprivate mutating func checkResults(_ sources: AppSources, _ reach: Reach) {
    for vendor in vendors where !vendor.sources.calls.redeem.isEmpty {
      for site in reach.redemptions(of: vendor) where reach.isReached(site) {
        let code = Code(tokens: reach.tokens(of: site))
        let range = reach.function(around: site)
        guard let message = reach.untold(site, code, range) else { continue }
        return add(
          .resultIgnored, reach.path(site), reach.token(site).line, message,
          fix: Fix(
            instruction: "Tell the buyer each outcome.", text: "// success, expired, another user, invalid, error"))
      }
    }
    checkDelegates(sources)
    checkMistold(reach)
    checkWords(reach)
    checkUnheldDelegate(reach)
    checkDelegateNames(sources, reach)
    checkInstances(reach)
    checkTellers(sources, reach)
  }

  /// Looks for a part of the interface that would tell the outcomes, and that nothing shows.
  private mutating func checkTellers(_ sources: AppSources, _ reach: Reach) {
    let sites = vendors.flatMap { reach.redemptions(of: $0) }.filter(reach.isReached)
    guard sources.isComplete, !sites.isEmpty, !findings.contains(where: { $0.rule == .resultIgnored }),
      let (site, name) = reach.unshownTeller(besides: sites)
    else { return }
    add(
      .resultIgnored, reach.path(site), reach.token(site).line,
      "\(name) tells the outcomes to the buyer, and nothing shows it.",
      fix: Fix(instruction: "Show it.", text: name))
  }

  /// Looks at the functions that an SDK calls with a result.
  private mutating func checkDelegates(_ sources: AppSources) {
    guard vendors.contains(where: { !$0.sources.calls.handle.isEmpty }) else { return }
    for file in sources.files {
      let code = Code(tokens: file.tokens)
      for index in file.tokens.indices where file.tokens[index].text.hasPrefix("didRedeem") {
        guard let open = file.tokens[index...].prefix(24).firstIndex(where: { $0.isSymbol("{") }),
          let message = code.onlySuccess(open..<code.end(of: open), "the link")
            ?? code.onlyLogsChoice(open..<code.end(of: open))
        else { continue }
        return add(
          .resultIgnored, file.path, file.tokens[index].line, message,
          fix: Fix(
            instruction: "Tell the buyer each outcome.", text: "// success, expired, another user, invalid, error"))
      }
    }
  }
}

extension Reach {
  /// The message for a call whose outcome the buyer never sees; nil if it may be shown.
  fileprivate func untold(_ site: Site, _ code: Code, _ range: Range<Int>) -> String? {
    let index = site.index
    if let message = code.ignored(at: index, in: range) ?? code.unshown(after: index, in: range) { return message }
    if let message = unread(after: site, in: range) ?? ignoredByCallers(of: site, code) { return message }
    if let message = unreadByCallers(of: site) ?? code.lost(after: index, in: range) { return message }
    if let message = left(after: site) ?? unmounted(near: site, in: range) ?? lostByCallers(of: site) { return message }
    return otherMember(after: site, in: range) ?? idleCallback(after: site, in: range)
      ?? promised(after: site, in: range) ?? unheard(after: site, in: range) ?? untoldByTellers(after: site)
  }

  /// The function around a place, or the whole file.
  func function(around site: Site) -> Range<Int> {
    outlines[site.file].declarations(around: site.index).first { !$0.isType }?.range
      ?? 0..<files[site.file].tokens.count
  }

  /// A state for what the buyer reads that gets the result in a function which calls this one, and that nothing reads.
  fileprivate func unreadByCallers(of site: Site) -> String? {
    for hop in hops(to: [site]).prefix(12) where hop.next != nil && hop.passesLink {
      if let message = unread(after: hop.site, in: function(around: hop.site), isForBuyer: true) { return message }
    }
    return nil
  }

  /// The message for a function whose returned text no caller shows; nil if every caller uses it.
  fileprivate func ignoredByCallers(of site: Site, _ code: Code) -> String? {
    guard let function = outlines[site.file].declarations(around: site.index).first(where: { !$0.isType }),
      code.onlyReturnsText(in: function.range, after: site.index) || code.isReturned(site.index)
    else { return nil }
    let calls = mentions(of: function, in: site.file).filter { token($0).kind == .identifier }
    let isDiscarded = calls.contains { call in
      let code = Code(tokens: tokens(of: call))
      let start = startOfFunction(around: call)
      return code.isDiscarded(call.index, from: start) || code.isStatement(call.index, from: start)
    }
    return isDiscarded ? "What \(function.name) returns of the outcome is discarded." : nil
  }
}

extension Code {
  /// Why the result of a call is not told; nil if it is, or is handed on.
  func ignored(at call: Int, in range: Range<Int>) -> String? {
    let name = tokens[call].text
    guard let words = arguments(of: call) else { return nil }
    var after = words.upperBound + 1
    if let closure = closure(words, after) {
      guard let message = closureMessage(closure, name) else { return nil }
      return message
    }
    if let last = words.last, words.count > 1, ["null", "nil"].contains(tokens[last].text),
      tokens[last - 1].isSymbol(",")
    {
      return "\(name) gets no callback, so nobody sees the result."
    }
    if let last = words.last, tokens[last].kind == .identifier, words.contains(where: { tokens[$0].isSymbol(",") }) {
      return nil
    }
    while after < tokens.count, tokens[after].isSymbol(")") || tokens[after].isSymbol("!") { after += 1 }
    guard after >= tokens.count || !tokens[after].isSymbol(".") else { return nil }
    guard let start = startOfExpression(call, range.lowerBound) else { return nil }
    if isInSilentCatch(call, range) { return "An empty catch hides every failure of \(name)." }
    if tokens[start].isSymbol("=") {
      let variable = tokens[typedName(before: start) ?? start - 1].text
      if variable == "_" { return "The result of \(name) is discarded." }
      if isUnusedValue(call, range) { return "What is made of the result of \(name) is not used." }
      if variable == "}" { return unreadParts(start - 1, after, range, name) }
      return unread(variable, after, range, name)
    }
    let isStatement = [";", "{", "}", ")"].contains { tokens[start].isSymbol($0) } || tokens[start].text == "else"
    let isValue = tokens[start].isSymbol(")") && start + 1 < call && tokens[start].line != tokens[start + 1].line
    return isStatement && !isValue && !isLastValue(start, call, range)
      ? "The result of \(name) is discarded." : nil
  }

  /// The name in `const result: Type =`; nil if it has no type.
  private func typedName(before equals: Int) -> Int? {
    let colons = (max(0, equals - 12)..<equals).filter { tokens[$0].isSymbol(":") && $0 > 1 }
    return colons.last { ["const", "let", "var", "val"].contains(tokens[$0 - 2].text) }.map { $0 - 1 }
  }

  /// The word before an expression that ends in a call: `=`, `return`, `(` or the end of another statement.
  private func startOfExpression(_ call: Int, _ start: Int) -> Int? {
    var index = call - 1
    while index > start {
      let token = tokens[index]
      if token.text == "await" || token.text == "try" { index -= 1; continue }
      if token.isSymbol("?") || token.isSymbol("!") || token.isSymbol(".") { index -= 1; continue }
      if token.kind == .identifier, index + 1 < tokens.count,
        [".", "?", "!"].contains(where: tokens[index + 1].isSymbol), token.text != "return"
      {
        index -= 1; continue
      }
      return index
    }
    return nil
  }

  /// The value of a Swift or Kotlin function of one expression, or of a closure, which is handed on.
  private func isLastValue(_ start: Int, _ call: Int, _ range: Range<Int>) -> Bool {
    guard tokens[start].isSymbol("{"), let words = arguments(of: call) else { return false }
    let next = words.upperBound + 1
    let isAlone = next < tokens.count && tokens[next].isSymbol("}")
    return isAlone && !tokens[(start + 1)..<call].contains { $0.text == "await" }
  }
}
