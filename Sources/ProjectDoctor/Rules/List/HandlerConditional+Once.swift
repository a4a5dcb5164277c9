import RedemptionCore

extension Examination {
  /// Finds handlers that take one link and no other, because a state that the first one sets is never set back.
  mutating func checkOnce(_ sources: AppSources, _ reach: Reach) {
    let hops = reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) })
    guard sources.isComplete,
      !findings.contains(where: { [.handlerConditional, .warmStartUnhandled].contains($0.rule) }),
      let (hop, (token, name)) = reach.shut(hops, by: { hop in hop.passesLink ? reach.once(before: hop.site) : nil })
    else { return }
    add(
      .handlerConditional, reach.path(hop.site), token.line,
      "Only the first link comes to \(reach.token(hop.site).text): it sets \(name), and nothing sets it back.",
      fix: Fix(instruction: "Set it back when the redemption has ended.", text: name))
  }
}

extension Reach {
  /// The condition before a place that the code behind it shuts for ever, and the name of its state.
  fileprivate func once(before site: Site) -> (CodeToken, String)? {
    let code = Code(tokens: tokens(of: site))
    let range = function(around: site)
    let around = Set(code.openings(around: site.index, from: range.lowerBound))
    for condition in Guarding.all(before: site.index, from: range.lowerBound, code)
    where condition.isSilent && condition.words.count < 40 && !code.listens(condition.index..<range.upperBound) {
      for part in code.alternatives(condition.words, isNeeded: condition.isNeeded) {
        guard let (name, open) = code.openState(part, isNeeded: condition.isNeeded),
          let settings = settings(of: name, in: site.file),
          settings.contains(where: { place, value in
            value != open && range.contains(place) && place > condition.index
              && around.isSuperset(of: code.openings(around: place, from: range.lowerBound))
          }),
          settings.allSatisfy({ $0.1 != open })
        else { continue }
        return (code.tokens[condition.index], name)
      }
    }
    return nil
  }

  /// The places that set a name of a file to a literal, and what; nil if one of them sets something else.
  private func settings(of name: String, in file: Int) -> [(Int, String)]? {
    let (tokens, source) = (files[file].tokens, files[file])
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    guard !files.contains(where: { $0.places["$" + name] != nil }) else { return nil }
    let isElsewhere = files.indices.contains { other in
      other != file
        && files[other].names([name]).contains { index in
          let words = files[other].tokens
          return index > 1 && words[index - 1].isSymbol(".") && index + 2 < words.count
            && words[index + 1].isSymbol("=")
            && !words[index + 2].isSymbol("=")
        }
    }
    guard !isElsewhere else { return nil }
    var found: [(Int, String)] = []
    for index in source.names([name, setter]) where index > 1 && index + 4 < tokens.count {
      var next = index + 1
      if tokens[index].text == setter {
        guard tokens[next].isSymbol("(") else {
          if tokens[next].isSymbol("]") { continue }
          return nil
        }
        next += 1
      } else {
        if ["var", "let", "val", "bool", "Bool", "const", "final", "boolean", "static"].contains(tokens[index - 1].text)
          || tokens[index - 1].isSymbol("[")
        {
          continue
        }
        if tokens[next].isSymbol("."), ["current", "value"].contains(tokens[next + 1].text) { next += 2 }
        if tokens[next].isSymbol("."), tokens[next + 1].text == "toggle" { return nil }
        guard next + 2 < tokens.count, tokens[next].isSymbol("="), !tokens[next + 1].isSymbol("=") else { continue }
        next += 1
      }
      let end = Code(tokens: tokens).endOfStatement(next, to: tokens.count)
      guard let value = Code(tokens: tokens).literal(next..<end) else { return nil }
      found.append((index, value))
    }
    return found
  }
}

extension Code {
  private static let listeners: Set<String> = [
    "listen", "addEventListener", "addListener", "deepLinkActivated", "collect", "collectLatest", "sink", "onEach",
    "observe", "subscribe", "addObserver", "consumeEach",
  ]

  /// True if a part of the code begins to listen, which once is enough for.
  fileprivate func listens(_ range: Range<Int>) -> Bool {
    range.contains { Code.listeners.contains(tokens[$0].text) }
  }

  /// The parts of a condition of which each alone keeps the code out.
  fileprivate func alternatives(_ words: Range<Int>, isNeeded: Bool) -> [Range<Int>] {
    let symbol: Unicode.Scalar = isNeeded ? "&" : "|"
    var parts: [Range<Int>] = []
    var start = words.lowerBound
    for index in words where tokens[index].isSymbol(symbol) || isNeeded && tokens[index].isSymbol(",") {
      if start < index { parts.append(start..<index) }
      start = index + 1
    }
    if start < words.upperBound { parts.append(start..<words.upperBound) }
    return parts
  }

  /// The state in a part of a condition, and the value with which the code goes on: `busy`, `status !== 'idle'`.
  fileprivate func openState(_ words: Range<Int>, isNeeded: Bool) -> (String, String)? {
    var rest = words
    var isTrue = isNeeded
    if let first = rest.first, tokens[first].isSymbol("!") {
      isTrue.toggle()
      rest = (first + 1)..<rest.upperBound
    }
    if let first = rest.first, ["this", "self"].contains(tokens[first].text), rest.count > 2 {
      rest = (first + 2)..<rest.upperBound
    }
    guard let first = rest.first, tokens[first].kind == .identifier else { return nil }
    var next = first + 1
    if next + 1 < rest.upperBound, tokens[next].isSymbol("."), ["current", "value"].contains(tokens[next + 1].text) {
      next += 2
    }
    if next >= rest.upperBound { return (tokens[first].text, isTrue ? "true" : "false") }
    guard ["=", "!"].contains(where: tokens[next].isSymbol), next + 2 < rest.upperBound, tokens[next + 1].isSymbol("=")
    else { return nil }
    let isEqual = tokens[next].isSymbol("=")
    var value = next + 2
    if tokens[value].isSymbol("=") { value += 1 }
    guard isEqual == isTrue, value < rest.upperBound, let literal = literal(value..<rest.upperBound) else { return nil }
    return (tokens[first].text, literal)
  }

  /// `true`, `'idle'`, `.idle`, `Status.Idle`: the last word; nil for other values.
  fileprivate func literal(_ words: Range<Int>) -> String? {
    guard let last = words.last, words.count < 6, tokens[last].kind != .symbol,
      words.allSatisfy({ tokens[$0].kind != .symbol || tokens[$0].isSymbol(".") })
    else { return nil }
    if tokens[last].kind == .string || tokens[last].kind == .number {
      return words.count == 1 ? tokens[last].text : nil
    }
    if ["true", "false"].contains(tokens[last].text) { return tokens[last].text }
    let first = tokens[words.lowerBound]
    return words.count > 1 && (first.isSymbol(".") || first.text.first?.isUppercase == true) ? tokens[last].text : nil
  }
}
