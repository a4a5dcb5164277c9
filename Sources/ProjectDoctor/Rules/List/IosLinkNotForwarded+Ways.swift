extension Examination {
  /// Finds an object that is made for one call, and whose work holds it weakly.
  mutating func checkShortLived(_ reach: Reach) {
    let hops = reach.hops(to: reach.linkCalls(of: vendors))
    for hop in hops where hop.passesLink && Path.hasExtension(reach.path(hop.site), ["swift"]) {
      let callee = reach.token(hop.site).text
      guard
        let type = Code(tokens: reach.tokens(of: hop.site)).temporary(
          before: hop.site.index, in: reach.function(around: hop.site)),
        reach.isClass(type),
        hops.contains(where: {
          reach.function(of: $0.site) == callee && Code(tokens: reach.tokens(of: $0.site)).isHeldWeakly($0.site.index)
        })
      else { continue }
      return add(
        .iosLinkNotForwarded, reach.path(hop.site), reach.token(hop.site).line,
        "\(type) is made for this call alone, and is gone before the closure runs that holds it weakly.",
        fix: Fix(
          instruction: "Keep the object that handles links.",
          text: "private let \(type.prefix(1).lowercased() + type.dropFirst()) = \(type)()"))
    }
  }

  /// Finds an app that waits for links of the web alone, while its links have a scheme.
  mutating func checkWebOnly(_ sources: AppSources, _ reach: Reach) {
    let schemes = linkShape.schemes
    guard app.kind == .ios || app.kind == .kmp, sources.isComplete, !schemes.isEmpty, !schemes.contains("https") else {
      return
    }
    let entries = reach.hops(to: reach.linkCalls(of: vendors)).filter {
      $0.isEntry && $0.passesLink && Path.hasExtension(reach.path($0.site), ["swift"])
    }
    let places = entries.map {
      Code(tokens: reach.tokens(of: $0.site)).waitsForWeb($0.site.index, from: reach.before($0.site).lowerBound)
    }
    guard let entry = entries.first, places.allSatisfy({ $0 }) else { return }
    add(
      .iosLinkNotForwarded, reach.path(entry.site), reach.token(entry.site).line,
      "Only links of the web come here. iOS gives links with the scheme \(schemes.sorted()[0]) to onOpenURL, or to openURLContexts.",
      fix: Fix(instruction: "Handle links with a scheme too.", text: ".onOpenURL { url in handle(url) }"))
  }
}

extension Reach {
  fileprivate func isClass(_ name: String) -> Bool {
    files.contains { file in
      file.names([name]).contains { $0 > 0 && file.tokens[$0 - 1].text == "class" }
    }
  }
}

extension Code {
  /// `Center().open(url)`, `let center = Center(); center.open(url)`: the type.
  fileprivate func temporary(before call: Int, in range: Range<Int>) -> String? {
    if let type = local(before: call, in: range) { return type }
    guard call > 4, tokens[call - 1].isSymbol("."), tokens[call - 2].isSymbol(")"),
      let open = openParenthesis(closedBefore: call - 1, from: max(0, call - 40)), open > 0,
      tokens[open - 1].kind == .identifier, tokens[open - 1].text.first?.isUppercase == true,
      open < 2 || !tokens[open - 2].isSymbol(".")
    else { return nil }
    return tokens[open - 1].text
  }

  /// The type of the object of a local constant that nothing else uses.
  private func local(before call: Int, in range: Range<Int>) -> String? {
    guard call > range.lowerBound + 4, tokens[call - 1].isSymbol("."), tokens[call - 2].kind == .identifier else {
      return nil
    }
    let name = tokens[call - 2].text
    let uses = range.filter { tokens[$0].kind == .identifier && tokens[$0].text == name }
    guard uses.count == 2, uses[0] > 0, tokens[uses[0] - 1].text == "let", tokens[uses[0] + 1].isSymbol("="),
      tokens[uses[0] + 2].text.first?.isUppercase == true, tokens[uses[0] + 3].isSymbol("(")
    else { return nil }
    return tokens[uses[0] + 2].text
  }

  /// True in a closure with `[weak self]`, or for a call that gets one.
  fileprivate func isHeldWeakly(_ place: Int) -> Bool {
    if let words = arguments(of: place), let closure = closure(words, words.upperBound + 1),
      tokens[closure].prefix(4).map(\.text) == ["{", "[", "weak", "self"]
    {
      return true
    }
    return openings(around: place, from: max(0, place - 400)).contains { open in
      tokens[open].isSymbol("{") && open + 3 < tokens.count && tokens[open + 1].isSymbol("[")
        && tokens[open + 2].text == "weak" && tokens[open + 3].text == "self"
    }
  }

  /// True in `onContinueUserActivity`, or in a delegate's function that takes an activity.
  fileprivate func waitsForWeb(_ place: Int, from start: Int) -> Bool {
    let isClosure = openings(around: place, from: start).contains { open in
      guard tokens[open].isSymbol("{"), let first = openParenthesis(closedBefore: open, from: start), first > 0 else {
        return false
      }
      return tokens[first - 1].text == "onContinueUserActivity"
    }
    let header = tokens[start..<place].prefix { !$0.isSymbol("{") }
    return isClosure || header.contains { $0.text == "NSUserActivity" }
  }
}
