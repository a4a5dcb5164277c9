/// Outcomes that get lost in the functions that ask for a redemption.
extension Reach {
  /// What a caller does with the outcome, where it drops a part of it.
  func lostByCallers(of site: Site) -> String? {
    for hop in hops(to: [site]).prefix(12) where hop.next != nil && hop.passesLink {
      let code = Code(tokens: tokens(of: hop.site))
      let range = function(around: hop.site)
      if let message = code.lost(after: hop.site.index, in: range) ?? code.onlyOne(after: hop.site.index, in: range) {
        return message
      }
    }
    return nil
  }

  /// A member that the object of a script's SDK does not have, of which the outcome is read.
  func otherMember(after site: Site, in range: Range<Int>) -> String? {
    guard isScript(site) else { return nil }
    return Code(tokens: tokens(of: site)).otherMember(after: site.index, in: range)
  }

  /// A part of the interface with a text for each outcome, which nothing shows, while nothing else has such texts.
  func unshownTeller(besides sites: [Site]) -> (Site, String)? {
    let own = Set(sites.map { Site(file: $0.file, index: startOfFunction(around: $0)) })
    var idle: (Site, String)?
    let labelled = Set(files(withPartsOfWords: ["otheruser", "expired"]).map(\.path))
    for (file, source) in files.enumerated() where labelled.contains(source.path) {
      let failures = Code.failureWords.map { failure in
        source.places.keys.filter { $0.lowercased().contains(failure) }.flatMap { source.places[$0] ?? [] }
      }
      guard failures.filter({ !$0.isEmpty }).count > 1 else { continue }
      for declaration in outlines[file].declarations where declaration.parent == nil {
        let site = Site(file: file, index: declaration.range.lowerBound)
        guard !own.contains(where: { $0.file == file && declaration.range.contains($0.index) }),
          failures.filter({ $0.contains(where: declaration.range.contains) }).count > 1,
          Code(tokens: source.tokens).hasText(declaration.range),
          !source.tokens[..<site.index].suffix(2).contains(where: { $0.text == "enum" })
        else { continue }
        guard !declaration.isRoot, mentions(of: declaration, in: file).allSatisfy(isState) else { return nil }
        idle = (site, declaration.name)
      }
    }
    return idle
  }
}

extension Code {
  fileprivate static let failureWords = ["expired", "invalid", "otheruser", "belongsto"]

  fileprivate func hasText(_ range: Range<Int>) -> Bool {
    range.contains { tokens[$0].kind == .string && tokens[$0].text.contains(" ") }
  }

  /// `val outcome = redeem(link); if (outcome == ACTIVE) show(outcome)`
  fileprivate func onlyOne(after call: Int, in range: Range<Int>) -> String? {
    guard let equals = (max(range.lowerBound, call - 8)..<call).last(where: { tokens[$0].isSymbol("=") }),
      equals > range.lowerBound + 1, tokens[equals - 1].kind == .identifier,
      ["val", "let", "const", "final", "var"].contains(tokens[equals - 2].text),
      let end = arguments(of: call)?.upperBound, end + 1 < range.upperBound
    else { return nil }
    let name = tokens[equals - 1].text
    let uses = ((end + 1)..<range.upperBound).filter { tokens[$0].text == name || tokens[$0].text.contains("$" + name) }
    guard let first = uses.first, first > 1, tokens[first - 1].isSymbol("("), tokens[first - 2].text == "if",
      let words = arguments(of: first - 2), words.contains(where: { tokens[$0].isSymbol("=") }),
      !words.contains(where: { tokens[$0].isSymbol("!") || tokens[$0].isSymbol("|") }),
      let wanted = words.last.map({ tokens[$0].text.lowercased() }),
      ["active", "success", "redeemed"].contains(where: wanted.hasSuffix)
    else { return nil }
    let body = words.upperBound + 1
    guard body < tokens.count else { return nil }
    let close = tokens[body].isSymbol("{") ? self.end(of: body) : endOfStatement(body, to: range.upperBound)
    guard uses.allSatisfy({ $0 < close }), close < tokens.count, tokens[close].text != "else",
      !tokens[body..<close].contains(where: { $0.text == "return" })
    else { return nil }
    return "Of the outcomes in \(name) only success is looked at."
  }

  /// `switch (result.status)`, where the object of a script's SDK has no such member.
  fileprivate func otherMember(after call: Int, in range: Range<Int>) -> String? {
    let members: Set<String> = ["result", "customerInfo", "error", "obfuscatedEmail"]
    guard tokens[call].text == "redeemWebPurchase", let end = arguments(of: call)?.upperBound,
      let equals = (max(range.lowerBound, call - 6)..<call).last(where: { tokens[$0].isSymbol("=") }),
      equals > range.lowerBound + 1, tokens[equals - 1].kind == .identifier
    else { return nil }
    let name = tokens[equals - 1].text
    let uses = ((end + 1)..<range.upperBound).filter { tokens[$0].text == name && tokens[$0].kind == .identifier }
    let read = uses.map { use -> String? in
      var next = use + 1
      if next + 2 < tokens.count, tokens[next].text == "as" { next += 3 }
      if next + 1 < tokens.count, tokens[next].isSymbol("?") { next += 1 }
      return next + 1 < tokens.count && tokens[next].isSymbol(".") ? tokens[next + 1].text : nil
    }
    guard !read.isEmpty, !read.contains(nil), !read.contains("result"),
      let other = read.compactMap({ $0 }).first(where: { !members.contains($0) })
    else { return nil }
    return "The result has no member \(other); the outcome is its member result."
  }
}
