extension Reach {
  /// Why an outcome is not told: the code leaves for a state that every buyer, or every app that runs, is in.
  func left(after site: Site) -> String? {
    let code = Code(tokens: tokens(of: site))
    let range = function(around: site)
    if let message = code.left(in: site.index..<range.upperBound) { return message }
    for hop in hops(to: [site]).prefix(12) where hop.next != nil && hop.passesLink {
      let range = hop.site.index..<function(around: hop.site).upperBound
      if let message = Code(tokens: tokens(of: hop.site)).left(in: range) { return message }
    }
    guard let words = code.arguments(of: site.index) else { return nil }
    let closure = code.closure(words, words.upperBound + 1) ?? (words.last.map { $0..<($0 + 1) } ?? words)
    for index in closure where code.tokens[index].kind == .identifier && index > site.index {
      let isCallback = index + 1 == words.upperBound
      let isCalled = code.arguments(of: index).map { !$0.isEmpty } ?? false
      guard isCallback || isCalled, let all = functions[code.tokens[index].text], all.count == 1,
        let body = outlines[all[0].file].declarations.first(where: { $0.range.lowerBound == all[0].start })?.range
      else { continue }
      if let message = Code(tokens: files[all[0].file].tokens).left(in: body) { return message }
    }
    return nil
  }
}

extension Code {
  /// States of an object that is in use, and of a buyer before the purchase is there.
  private static let states: [String: Bool] = [
    "isClosed": false, "isFinishing": false, "isDestroyed": false, "disposed": false, "_disposed": false,
    "isDisposed": false, "isUnmounted": false, "unmounted": false, "isCancelled": false, "mounted": true,
    "isMounted": true, "isActive": true, "isPremium": false, "isPro": false, "isSubscribed": false,
    "hasActiveSubscription": false, "isSubscriber": false,
  ]

  /// The message for the first condition in a part of the code with which it leaves for such a state.
  fileprivate func left(in range: Range<Int>) -> String? {
    for index in range where ["if", "guard"].contains(tokens[index].text) && tokens[index].kind == .identifier {
      guard isOnEveryWay(index, from: range.lowerBound),
        let open = openings(around: index, from: max(0, index - 600)).first(where: { tokens[$0].isSymbol("{") }),
        let condition = Guarding.all(before: end(of: open) - 1, from: index, self).first, condition.index == index,
        condition.isSilent
      else { continue }
      let body = condition.words.upperBound..<min(tokens.count, condition.words.upperBound + 5)
      guard tokens[body].contains(where: { $0.text == "return" }) else { continue }
      let value = ConditionValue(code: self) { isInState($0) }.of(condition.words)
      guard value == !condition.isNeeded, let name = lastName(in: condition.words) else { continue }
      return
        "The outcome is not told where \(tokens[name].text) is \(Code.states[tokens[name].text] ?? false), and it is."
    }
    return nil
  }

  private func isOnEveryWay(_ index: Int, from start: Int) -> Bool {
    !openings(around: index, from: start).contains { open in
      tokens[open].isSymbol("{") && open > start + 1
        && tokens[max(start, open - 30)..<open].reversed().prefix { !["{", "}", ";"].contains(where: $0.isSymbol) }
          .contains { ["if", "for", "else", "switch", "when", "catch", "finally"].contains($0.text) }
    }
  }

  private func isInState(_ words: Range<Int>) -> Bool? {
    guard let last = lastName(in: words) else { return nil }
    // `guard let self`, whose object is in use.
    if words.count == 2, tokens[words.lowerBound].text == "let", tokens[last].text == "self" { return true }
    guard let state = Code.states[tokens[last].text] else { return nil }
    let rest = (last + 1)..<words.upperBound
    if rest.isEmpty || rest.count == 2 && tokens[rest.lowerBound].isSymbol("(") { return state }
    return nil
  }
}
