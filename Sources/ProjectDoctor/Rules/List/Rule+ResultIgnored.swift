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
        guard let message = code.ignored(at: site.index, in: range) ?? reach.ignoredByCallers(of: site, code) else {
          continue
        }
        return add(
          .resultIgnored, reach.path(site), reach.token(site).line, message,
          fix: Fix(
            instruction: "Tell the buyer each outcome.", text: "// success, expired, another user, invalid, error"))
      }
    }
    checkDelegates(sources)
  }

  /// Looks at the functions that an SDK calls with a result.
  private mutating func checkDelegates(_ sources: AppSources) {
    guard vendors.contains(where: { !$0.sources.calls.handle.isEmpty }) else { return }
    for file in sources.files {
      let code = Code(tokens: file.tokens)
      for index in file.tokens.indices where file.tokens[index].text.hasPrefix("didRedeem") {
        guard let open = file.tokens[index...].prefix(24).firstIndex(where: { $0.isSymbol("{") }),
          let message = code.onlySuccess(open..<code.end(of: open), "the link")
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
  /// The function around a place, or the whole file.
  func function(around site: Site) -> Range<Int> {
    outlines[site.file].declarations(around: site.index).first { !$0.isType }?.range
      ?? 0..<files[site.file].tokens.count
  }

  /// Why a text that a function returns for each outcome is told to nobody; nil if it is told somewhere.
  fileprivate func ignoredByCallers(of site: Site, _ code: Code) -> String? {
    guard let function = outlines[site.file].declarations(around: site.index).first(where: { !$0.isType }),
      code.onlyReturnsText(in: function.range, after: site.index)
    else { return nil }
    let calls = mentions(of: function, in: site.file).filter { token($0).kind == .identifier }
    let isDiscarded = calls.allSatisfy { call in
      Code(tokens: tokens(of: call)).isDiscarded(call.index, from: startOfFunction(around: call))
    }
    return !calls.isEmpty && isDiscarded ? "What \(function.name) returns of the outcome is discarded." : nil
  }
}

extension Code {
  /// True if a function gives texts for the outcomes back, and calls nothing that may show them.
  fileprivate func onlyReturnsText(in range: Range<Int>, after call: Int) -> Bool {
    let rest = call..<max(call, range.upperBound)
    let isReturned = (range.lowerBound..<range.upperBound).contains { tokens[$0].text == "return" }
    let told = ["show", "tell", "alert", "toast", "present", "message", "notify", "set", "emit", "navigate", "push"]
    let isTold = rest.contains { index in
      tokens[index].kind == .identifier && index + 1 < tokens.count
        && ["(", "="].contains(where: tokens[index + 1].isSymbol)
        && told.contains(where: tokens[index].text.lowercased().contains)
    }
    return isReturned && !isTold
      && rest.filter { tokens[$0].kind == .string && tokens[$0].text.contains(" ") }.count > 1
  }

  /// True for a call that is a statement, or whose value goes to `_`.
  fileprivate func isDiscarded(_ call: Int, from start: Int) -> Bool {
    guard arguments(of: call) != nil else { return false }
    var index = call - 1
    while index > start {
      let token = tokens[index]
      if token.isSymbol(")"),
        let open = (start..<index).reversed().first(where: {
          tokens[$0].isSymbol("(") && end(of: $0) == index + 1
        }), index + 1 < tokens.count, tokens[index + 1].isSymbol(".")
      {
        index = open - 1
        continue
      }
      if ["await", "try"].contains(token.text) || [".", "?", "!"].contains(where: token.isSymbol)
        || token.kind == .identifier && tokens[index + 1].isSymbol(".")
        || token.kind == .identifier && tokens[index + 1].isSymbol("(") && token.text != "return"
      {
        index -= 1
        continue
      }
      break
    }
    guard index > start else { return false }
    if tokens[index].isSymbol("=") { return tokens[index - 1].text == "_" }
    return [";", "{", "}"].contains(where: tokens[index].isSymbol) && tokens[index + 1].text == "await"
  }

  private static let writers: Set<String> = [
    "print", "debugPrint", "NSLog", "console", "println", "Log", "Debug", "Timber", "os_log", "log", "warn", "error",
    "info", "debug", "LogWarning", "LogError", "d", "e", "i", "w", "v",
  ]

  /// True if an outcome is written to the log, and every other call in a range writes to it too.
  private func onlyLogs(_ range: Range<Int>) -> Bool {
    let calls = range.filter { index in
      tokens[index].kind == .identifier && index + 1 < tokens.count && tokens[index + 1].isSymbol("(")
        && !["if", "when", "switch", "catch", "guard", "String", "toString"].contains(tokens[index].text)
        && !(index > 1 && tokens[index - 1].isSymbol(".") && ["case", ",", "("].contains(tokens[index - 2].text))
    }
    let isAssigned = range.dropLast().contains { index in
      tokens[index].isSymbol("=") && index > range.lowerBound && tokens[index - 1].kind == .identifier
        && !["=", ">"].contains(where: tokens[index + 1].isSymbol)
        && !tokens[..<index].suffix(9).contains { ["case", "let", "val", "if"].contains($0.text) }
    }
    return !calls.isEmpty && !isAssigned && calls.allSatisfy { Code.writers.contains(tokens[$0].text) }
  }

  /// True if each outcome, a success too, has one and the same text.
  private func saysTheSame(_ range: Range<Int>) -> Bool {
    guard range.contains(where: { tokens[$0].kind != .symbol && tokens[$0].text.lowercased().contains("success") })
    else { return false }
    let texts = range.filter { index in
      guard tokens[index].kind == .string, index > 1, index + 1 < tokens.count,
        !tokens[index + 1].isSymbol(":") || tokens[index - 1].isSymbol("?")
      else { return false }
      let before = tokens[index - 1]
      return [")", "(", ":", "?", ">", "="].contains(where: before.isSymbol) && !tokens[index - 2].isSymbol("=")
        && !tokens[index - 2].isSymbol("!") || before.isSymbol(">") || ["return", "else"].contains(before.text)
    }.map { tokens[$0].text }
    let tellsMore = texts.contains { $0.contains("$") || $0.contains("\\(") }
    return texts.count > 1 && Set(texts).count == 1 && !tellsMore
  }

  /// True for `val text = when (val result = call) { … }` whose value is not used.
  private func isUnusedValue(_ call: Int, _ range: Range<Int>) -> Bool {
    guard
      let open = openings(around: call, from: range.lowerBound).first(where: {
        tokens[$0].isSymbol("(") && $0 > 3 && tokens[$0 - 1].text == "when"
      }), tokens[open - 2].isSymbol("="), tokens[open - 3].kind == .identifier,
      ["val", "final"].contains(tokens[open - 4].text)
    else { return false }
    return !(open..<range.upperBound).contains {
      tokens[$0].text == tokens[open - 3].text || tokens[$0].text.contains("$" + tokens[open - 3].text)
    }
  }

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
      let variable = tokens[start - 1].text
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
    if onlyLogs(range) { return "The callback of \(name) only writes to the log." }
    return onlySuccess(range, name)
  }

  /// `const { result, customerInfo } = await call()`
  private func unreadParts(_ close: Int, _ after: Int, _ range: Range<Int>, _ name: String) -> String? {
    guard let open = (range.lowerBound..<close).reversed().first(where: { tokens[$0].isSymbol("{") }) else {
      return nil
    }
    let names = ((open + 1)..<close).filter {
      tokens[$0].kind == .identifier && !tokens[$0 + 1].isSymbol(":")
    }.map { tokens[$0].text }
    let messages = names.map { unread($0, after, range, name) }
    return messages.contains(nil) ? nil : messages.first ?? nil
  }

  fileprivate func onlySuccess(_ range: Range<Int>, _ name: String) -> String? {
    if saysTheSame(range) { return "Every outcome of \(name) has the same text." }
    let words = range.filter { tokens[$0].kind != .symbol && !isIdle($0) && !isCaught($0) }.map {
      tokens[$0].text.lowercased()
    }
    guard words.contains(where: { $0.contains("success") }) else { return nil }
    let isTested = range.contains { ["if", "case", "is", "guard"].contains(tokens[$0].text) }
    guard isTested, !words.contains(where: { word in Code.outcomes.contains(where: word.contains) }) else { return nil }
    let isReturned = range.contains {
      tokens[$0].text == "return" && $0 + 1 < tokens.count && tokens[$0 + 1].kind == .identifier
        && !["true", "false"].contains(tokens[$0 + 1].text)
    }
    return isReturned ? nil : "Of the outcomes of \(name) only success is looked at."
  }

  /// `default: break`
  private func isIdle(_ index: Int) -> Bool {
    if tokens[index].text == "status", index + 1 < tokens.count, tokens[index + 1].isSymbol("=") { return true }
    guard tokens[index].text == "default" || tokens[index].text == "else", index + 2 < tokens.count else {
      return false
    }
    return tokens[index + 1].isSymbol(":") && ["break", "return"].contains(tokens[index + 2].text)
  }

  /// The name in `catch (error)`, which is no outcome.
  private func isCaught(_ index: Int) -> Bool {
    guard index > 1, tokens[index - 1].isSymbol("("), tokens[index - 2].text == "catch", index + 2 < tokens.count else {
      return false
    }
    return tokens[index + 1].isSymbol(")") && tokens[index + 2].isSymbol("{") && end(of: index + 2) == index + 4
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
      // Dart: `on Exception catch (error)`.
      if index + 2 < tokens.count, tokens[index].text == "on" { index += 2 }
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
      if let callee, callee > 1, Code.writers.contains(tokens[callee].text),
        tokens[callee - 1].isSymbol(".")
          ? Code.writers.contains(tokens[callee - 2].text) : tokens[callee].text.count > 1
      {
        return false
      }
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
