import RedemptionCore

extension Rule {
  /// A part of the link is dropped or changed before it is redeemed.
  public static let linkAltered = Rule(
    id: "link-altered", severity: .warning, summary: "The link is changed on its way to the SDK.",
    why: "The SDK does not know the changed link, or looks for a token that it does not have.",
    remedy: "Pass the link on as it came.",
    source: "The vendor's guide to redemption links", needs: .registrations,
    check: { $0.checkAlterations($1, $2) })
}

extension Examination {
  /// Follows the value that is handed on at each hop, and finds what changes it.
  fileprivate mutating func checkAlterations(_ sources: AppSources, _ reach: Reach) {
    let hops = reach.hops(to: reach.linkCalls(of: vendors))
    guard reach.isOpen(hops, unless: { _ in false }) else { return }
    for hop in hops where hop.passesLink {
      let code = Code(tokens: reach.tokens(of: hop.site))
      guard let place = code.alteration(at: hop.site.index, from: reach.before(hop.site).lowerBound) else { continue }
      add(
        .linkAltered, reach.path(hop.site), code.tokens[place].line,
        "The link that \(reach.token(hop.site).text) receives is changed here by \(code.tokens[place].text).",
        fix: Fix(instruction: "Pass the whole link on as it came.", text: reach.token(hop.site).text))
      return
    }
  }
}

extension Code {
  /// Calls that change a text or decode it.
  private static let calls: Set<String> = [
    "split", "toLowerCase", "lowercased", "toUpperCase", "uppercased", "ToLower", "ToLowerInvariant", "ToUpper",
    "lowercase", "uppercase", "decodeURIComponent", "decodeURI", "decode", "decodeComponent", "decodeFull", "substring",
    "substringBefore", "substringAfter", "substr", "slice", "removeSuffix", "Substring", "UnEscapeURL",
    "UnescapeDataString",
  ]
  /// Parts of a URL, each less than the whole.
  private static let parts: Set<String> = [
    "path", "pathname", "host", "hostname", "lastPathComponent", "encodedPath", "origin", "AbsolutePath",
    "removingPercentEncoding", "schemeSpecificPart",
  ]

  /// The word that changes the link which a call receives; nil if nothing does.
  fileprivate func alteration(at call: Int, from start: Int) -> Int? {
    guard let words = arguments(of: call) else { return nil }
    return alteration(in: words, before: call, from: start, depth: 0)
  }

  private func alteration(in words: Range<Int>, before call: Int, from start: Int, depth: Int) -> Int? {
    for index in words where tokens[index].kind == .identifier {
      let isMember = index > 0 && tokens[index - 1].isSymbol(".")
      let isCalled = index + 1 < tokens.count && tokens[index + 1].isSymbol("(")
      let text = tokens[index].text
      if isCalled, Code.calls.contains(text), isMember || text.hasPrefix("decode") { return index }
      if isCalled, isMember, cutsQuery(index) { return index }
      let isLast = index + 1 >= words.upperBound || !tokens[index + 1].isSymbol(".") && !isCalled
      if isMember, isLast, Code.parts.contains(text), !isTested(index, words) { return index }
      if isCalled, ["Uri", "URL", "URI"].contains(text), isRebuilt(arguments(of: index) ?? index..<index) {
        return index
      }
    }
    for index in words where tokens[index].kind == .string && tokens[index].text.contains("://") {
      let text = tokens[index].text
      if text.contains("$"), text.contains("host"), !text.contains("query"), !text.contains("search") { return index }
    }
    if let place = alterationBeforeLet(words, before: call, from: start) { return place }
    guard depth < 3 else { return nil }
    for index in words where tokens[index].kind == .identifier && !(index > 0 && tokens[index - 1].isSymbol(".")) {
      let name = tokens[index].text
      if let place = cleared(name, from: start, to: call) { return place }
      guard let value = value(of: name, before: index, from: start), !value.contains(index) else { continue }
      if let place = alteration(in: value, before: value.lowerBound, from: start, depth: depth + 1) { return place }
    }
    return nil
  }

  /// `intent.data?.path?.let { open(it) }`
  private func alterationBeforeLet(_ words: Range<Int>, before call: Int, from start: Int) -> Int? {
    guard words.count == 1, let word = words.first, tokens[word].text == "it",
      let open = openings(around: call, from: start).first(where: { tokens[$0].isSymbol("{") }), open > start + 3,
      tokens[open - 1].text == "let"
    else { return nil }
    let last = tokens[open - 3].isSymbol("?") ? open - 4 : open - 3
    guard last > start, tokens[last - 1].isSymbol("."), Code.parts.contains(tokens[last].text) else { return nil }
    return last
  }

  /// `url.replace(/\?.*/, '')`
  private func cutsQuery(_ index: Int) -> Bool {
    guard ["replace", "replaceAll", "replacingOccurrences", "Replace"].contains(tokens[index].text),
      let words = arguments(of: index)
    else { return false }
    return words.contains { tokens[$0].isSymbol("?") || tokens[$0].kind == .string && tokens[$0].text.contains("?") }
  }

  private func isTested(_ index: Int, _ words: Range<Int>) -> Bool {
    index + 1 < words.upperBound && ["=", "!", "?"].contains(where: tokens[index + 1].isSymbol)
  }

  /// `Uri(scheme: …, host: …)` without a query.
  private func isRebuilt(_ words: Range<Int>) -> Bool {
    let names = Set(words.filter { $0 + 1 < tokens.count && tokens[$0 + 1].isSymbol(":") }.map { tokens[$0].text })
    return names.contains("scheme") && names.isDisjoint(with: ["query", "queryParameters", "queryItems"])
  }

  /// `components?.query = nil`, `intent.data = null`
  private func cleared(_ name: String, from start: Int, to end: Int) -> Int? {
    (start..<end).first { index in
      guard tokens[index].text == name, index + 3 < end else { return false }
      var position = index + 1
      while ["?", "."].contains(where: tokens[position].isSymbol), position + 2 < end { position += 1 }
      return ["query", "queryItems", "percentEncodedQuery", "data", "search"].contains(tokens[position].text)
        && tokens[position + 1].isSymbol("=") && ["nil", "null"].contains(tokens[position + 2].text)
    }
  }
}
