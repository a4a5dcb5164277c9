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
    guard reach.isOpen(hops) else { return }
    for hop in hops where hop.passesLink {
      let code = Code(tokens: reach.tokens(of: hop.site))
      let start = reach.before(hop.site).lowerBound
      guard let place = code.alteration(at: hop.site.index, from: start) ?? reach.alteredByFunction(hop.site) else {
        continue
      }
      add(
        .linkAltered, reach.path(hop.site), code.tokens[place].line,
        "The link that \(reach.token(hop.site).text) receives is changed here by \(code.tokens[place].text).",
        fix: Fix(instruction: "Pass the whole link on as it came.", text: reach.token(hop.site).text))
      return
    }
  }
}

extension Reach {
  /// A function of the app's own, in the arguments of a call, that changes the text it gets.
  fileprivate func alteredByFunction(_ site: Site) -> Int? {
    let code = Code(tokens: tokens(of: site))
    return code.arguments(of: site.index)?.first { index in
      guard code.tokens[index].kind == .identifier, index + 1 < code.tokens.count, code.tokens[index + 1].isSymbol("("),
        index == 0 || !code.tokens[index - 1].isSymbol(".")
      else { return false }
      return files.contains { file in
        let other = Code(tokens: file.tokens)
        return other.answer(of: code.tokens[index].text).map(other.changes) ?? false
      }
    }
  }
}

extension Code {
  /// True if an expression has a call that changes a text.
  fileprivate func changes(_ words: Range<Int>) -> Bool {
    words.contains { index in
      index > 0 && tokens[index - 1].isSymbol(".") && index + 1 < tokens.count && tokens[index + 1].isSymbol("(")
        && Code.calls.contains(tokens[index].text)
    }
  }

  /// Calls that change a text or decode it.
  private static let calls: Set<String> = [
    "split", "toLowerCase", "lowercased", "toUpperCase", "uppercased", "ToLower", "ToLowerInvariant", "ToUpper",
    "lowercase", "uppercase", "decodeURIComponent", "decodeURI", "decode", "decodeComponent", "decodeFull", "substring",
    "substringBefore", "substringAfter", "substr", "slice", "removeSuffix", "Substring", "UnEscapeURL",
    "UnescapeDataString", "Split", "ToUpperInvariant", "components", "substringBeforeLast", "substringAfterLast",
    "clearQuery", "deletingLastPathComponent", "deletingPathExtension", "getQueryParameter",
  ]
  /// Parts of a URL, each less than the whole.
  private static let parts: Set<String> = [
    "path", "pathname", "host", "hostname", "lastPathComponent", "encodedPath", "origin", "AbsolutePath",
    "removingPercentEncoding", "schemeSpecificPart", "lastPathSegment", "matchedLocation", "query", "fragment",
    "scheme", "authority",
  ]
  /// Parts of which another part is taken.
  private static let pieces: Set<String> = ["queryParams", "queryParameters", "searchParams", "queryItems"]

  /// The word that changes the link which a call receives; nil if nothing does.
  fileprivate func alteration(at call: Int, from start: Int) -> Int? {
    // A property such as `url.asWebPurchaseRedemption` takes what stands before it.
    let words = arguments(of: call) ?? receiver(of: call, from: start)
    if let place = alterationOfReference(call, from: start) { return place }
    return words.isEmpty ? nil : alteration(in: words, before: call, from: start, depth: 0)
  }

  /// `query.orEmpty()`, which changes nothing.
  private func isKept(after index: Int) -> Bool {
    tokens[(index + 1)...].prefix(3).first { $0.kind == .identifier }.map {
      ["orEmpty", "toString", "trim", "description"].contains($0.text)
    } ?? false
  }

  private func receiver(of call: Int, from start: Int) -> Range<Int> {
    guard call > start + 1, tokens[call - 1].isSymbol(".") else { return call..<call }
    var first = call - 1
    while first > start, first > call - 60 {
      if ["=", ",", ";", "{", "}"].contains(where: tokens[first - 1].isSymbol), !isInBrackets(first - 1, call) {
        break
      }
      if ["return", "let", "guard", "if"].contains(tokens[first - 1].text) { break }
      first -= 1
    }
    return first..<(call - 1)
  }

  /// True if a bracket that is open at a place is closed before another one.
  private func isInBrackets(_ index: Int, _ end: Int) -> Bool {
    var depth = 0
    for position in index..<end {
      depth += tokens[position].opening
      if depth < 0 { return true }
    }
    return false
  }

  private func alteration(in words: Range<Int>, before call: Int, from start: Int, depth: Int) -> Int? {
    for index in words where tokens[index].kind == .identifier {
      let isMember = index > 0 && tokens[index - 1].isSymbol(".")
      let isCalled = index + 1 < tokens.count && tokens[index + 1].isSymbol("(")
      let text = tokens[index].text
      if isCalled, Code.calls.contains(text), isMember || text.hasPrefix("decode") { return index }
      if isCalled, isMember, cutsQuery(index) { return index }
      if isMember, Code.pieces.contains(text) || isCalled && (dropsQuery(index) || replacesPart(index)) { return index }
      let isLast =
        index + 1 >= words.upperBound || !tokens[index + 1].isSymbol(".") && !isCalled || isKept(after: index)
      if isMember, isLast, Code.parts.contains(text), !isTested(index, words) { return index }
      if isCalled, ["Uri", "URL", "URI"].contains(text), isRebuilt(arguments(of: index) ?? index..<index) {
        return index
      }
    }
    for index in words where tokens[index].kind == .string && tokens[index].text.contains("://") {
      let text = tokens[index].text
      if text.contains("$") || text.contains("\\("), text.contains("host"), !text.contains("query"),
        !text.contains("search")
      {
        return index
      }
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

  /// `intent.scheme?.let(Links::open)`
  private func alterationOfReference(_ call: Int, from start: Int) -> Int? {
    guard call > start + 4, tokens[call - 1].isSymbol(":"), tokens[call - 2].isSymbol(":"),
      let open = openings(around: call, from: start).first, open > start + 4, tokens[open].isSymbol("("),
      tokens[open - 1].text == "let"
    else { return nil }
    let last = tokens[open - 3].isSymbol("?") ? open - 4 : open - 3
    return tokens[last - 1].isSymbol(".") && Code.parts.contains(tokens[last].text) ? last : nil
  }

  /// `url.replace(/\?.*/, '')`
  private func cutsQuery(_ index: Int) -> Bool {
    guard ["replace", "replaceAll", "replacingOccurrences", "Replace"].contains(tokens[index].text),
      let words = arguments(of: index)
    else { return false }
    return words.contains { tokens[$0].isSymbol("?") || tokens[$0].kind == .string && tokens[$0].text.contains("?") }
  }

  /// `uri.replace(query: '')`
  private func dropsQuery(_ index: Int) -> Bool {
    guard ["replace", "replacing", "copyWith"].contains(tokens[index].text), let words = arguments(of: index),
      words.count > 2, tokens[words.lowerBound].text.hasPrefix("query"), tokens[words.lowerBound + 1].isSymbol(":")
    else { return false }
    let value = tokens[words.lowerBound + 2]
    return value.text.isEmpty || value.text == "null" || value.isSymbol("{")
  }

  /// `uri.replace(scheme: 'https')`, `uri.buildUpon().scheme("https")`
  private func replacesPart(_ index: Int) -> Bool {
    let parts: Set<String> = ["scheme", "host", "path", "pathSegments", "authority", "fragment", "port"]
    if ["replace", "replacing", "copyWith", "copy"].contains(tokens[index].text), let words = arguments(of: index),
      words.count > 2
    {
      return parts.contains(tokens[words.lowerBound].text) && tokens[words.lowerBound + 1].isSymbol(":")
    }
    guard parts.contains(tokens[index].text), index > 4 else { return false }
    return tokens[..<index].suffix(5).contains { $0.text == "buildUpon" }
  }

  private func isTested(_ index: Int, _ words: Range<Int>) -> Bool {
    guard index + 1 < words.upperBound else { return false }
    // `path ?? ""` and `path ?: return` take the part itself.
    let isChosen = index + 2 < words.upperBound && ["?", ":"].contains(where: tokens[index + 2].isSymbol)
    return tokens[index + 1].isSymbol("?") ? !isChosen : ["=", "!"].contains(where: tokens[index + 1].isSymbol)
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
