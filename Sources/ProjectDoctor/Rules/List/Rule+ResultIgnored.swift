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
        guard let message = code.ignored(at: site.index, in: range) else { continue }
        return add(
          .resultIgnored, reach.path(site), reach.token(site).line, message,
          fix: Fix(
            instruction: "Tell the buyer each outcome.", text: "// success, expired, another user, invalid, error"))
      }
    }
  }
}

extension Reach {
  /// The function around a place, or the whole file.
  func function(around site: Site) -> Range<Int> {
    outlines[site.file].declarations(around: site.index).first { !$0.isType }?.range
      ?? 0..<files[site.file].tokens.count
  }
}

extension Code {
  private static let logs: Set<String> = [
    "print", "debugPrint", "NSLog", "log", "Log", "console", "info", "debug", "warn", "error", "println", "d", "e", "i",
    "w",
    "Debug", "LogWarning", "LogError", "Timber", "logger", "Logger", "os_log", "toString", "String", "describing",
  ]
  private static let outcomes = [
    "expired", "invalid", "belong", "otheruser", "error", "fail", "default", "else", "status",
  ]

  /// Why the result of a call is not told; nil if it is, or is handed on.
  fileprivate func ignored(at call: Int, in range: Range<Int>) -> String? {
    let name = tokens[call].text
    guard let words = arguments(of: call) else { return nil }
    var after = words.upperBound + 1
    if let closure = closure(words, after) {
      guard let message = closureMessage(closure, name) else { return nil }
      return message
    }
    if let last = words.last, tokens[last].kind == .identifier, words.contains(where: { tokens[$0].isSymbol(",") }) {
      return nil
    }
    while after < tokens.count, tokens[after].isSymbol(")") || tokens[after].isSymbol("!") { after += 1 }
    guard after >= tokens.count || !tokens[after].isSymbol(".") else { return nil }
    guard let start = startOfExpression(call, range.lowerBound) else { return nil }
    if isInSilentCatch(call, range) { return "An empty catch hides every failure of \(name)." }
    if tokens[start].isSymbol("=") {
      let variable = tokens[start - 1].text
      if variable == "_" { return "The result of \(name) is discarded." }
      return unread(variable, after, range, name)
    }
    let isStatement = [";", "{", "}", ")"].contains { tokens[start].isSymbol($0) } || tokens[start].text == "else"
    let isValue = tokens[start].isSymbol(")") && start + 1 < call && tokens[start].line != tokens[start + 1].line
    return isStatement && !isValue && !isLastValue(start, call, range)
      ? "The result of \(name) is discarded." : nil
  }

  /// `{ … }` behind a call, or a closure as its last argument.
  private func closure(_ words: Range<Int>, _ after: Int) -> Range<Int>? {
    if after < tokens.count, tokens[after].isSymbol("{"), tokens[after].line == tokens[after - 1].line {
      return after..<end(of: after)
    }
    guard let arrow = words.dropLast().first(where: { tokens[$0].isSymbol("=") && tokens[$0 + 1].isSymbol(">") }) else {
      return nil
    }
    return max(words.lowerBound, arrow - 1)..<words.upperBound
  }

  private func closureMessage(_ range: Range<Int>, _ name: String) -> String? {
    let inner = range.filter { tokens[$0].kind != .symbol }
    guard let first = inner.first else { return "The callback of \(name) does nothing." }
    let isUnnamed = tokens[first].text == "_"
    let body = inner.dropFirst(isUnnamed ? 1 : 0).filter { tokens[$0].text != "in" }
    if body.isEmpty
      || body.count == 1 && !isUnnamed && tokens[range.lowerBound].isSymbol("{") && tokens[body[0]].text != "it"
        && !range.contains(where: { tokens[$0].isSymbol("(") || tokens[$0].isSymbol("=") })
    {
      return "The callback of \(name) does nothing."
    }
    if isUnnamed,
      !body.contains(where: {
        ["refresh", "reload", "getCustomerInfo", "update", "fetch", "sync"].contains(where: tokens[$0].text.contains)
      })
    {
      return "The callback of \(name) does the same for every outcome."
    }
    return onlySuccess(range, name)
  }

  private func onlySuccess(_ range: Range<Int>, _ name: String) -> String? {
    let words = range.filter { tokens[$0].kind != .symbol }.map { tokens[$0].text.lowercased() }
    guard words.contains(where: { $0.contains("success") }) else { return nil }
    let isTested = range.contains { ["if", "case", "is", "guard"].contains(tokens[$0].text) }
    guard isTested, !words.contains(where: { word in Code.outcomes.contains(where: word.contains) }) else { return nil }
    let isReturned = range.contains {
      tokens[$0].text == "return" && $0 + 1 < tokens.count && tokens[$0 + 1].kind == .identifier
        && !["true", "false"].contains(tokens[$0 + 1].text)
    }
    return isReturned ? nil : "Of the outcomes of \(name) only success is looked at."
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

  private func isInSilentCatch(_ call: Int, _ range: Range<Int>) -> Bool {
    for open in openings(around: call, from: range.lowerBound) where tokens[open].isSymbol("{") && open > 0 {
      guard tokens[open - 1].text == "try" || tokens[open - 1].text == "do" else { continue }
      var index = end(of: open)
      guard index < tokens.count, tokens[index].text == "catch" else { continue }
      while index < tokens.count, !tokens[index].isSymbol("{") { index += 1 }
      if index + 1 < tokens.count, tokens[index + 1].isSymbol("}") { return true }
    }
    return false
  }

  /// Why a variable with a result is not told to the buyer.
  private func unread(_ variable: String, _ after: Int, _ range: Range<Int>, _ name: String) -> String? {
    let rest = min(after, range.upperBound)..<range.upperBound
    let uses = rest.filter {
      tokens[$0].kind == .identifier && tokens[$0].text == variable
        || tokens[$0].kind == .string && tokens[$0].text.contains("$" + variable)
    }
    let told = uses.filter { use in
      let callee = openings(around: use, from: range.lowerBound).first { tokens[$0].isSymbol("(") }.map { $0 - 1 }
      let isAlone = use + 1 >= tokens.count || !tokens[use + 1].isSymbol(".") || tokens[use].kind == .string
      return !(isAlone && callee.map { Code.logs.contains(tokens[$0].text) } == true)
    }
    if told.isEmpty {
      return uses.isEmpty
        ? "The result of \(name) is not used."
        : "The result of \(name) is logged only, so every outcome looks the same."
    }
    return onlySuccess(rest, name)
  }

  /// The value of a Swift or Kotlin function of one expression, or of a closure, which is handed on.
  private func isLastValue(_ start: Int, _ call: Int, _ range: Range<Int>) -> Bool {
    guard tokens[start].isSymbol("{"), let words = arguments(of: call) else { return false }
    let next = words.upperBound + 1
    let isAlone = next < tokens.count && tokens[next].isSymbol("}")
    return isAlone && !tokens[(start + 1)..<call].contains { $0.text == "await" }
  }
}
