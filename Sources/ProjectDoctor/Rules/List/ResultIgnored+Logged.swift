/// Results that go to the log or to a callback alone.
extension Code {
  /// `{ … }` behind a call, or a closure as its last argument.
  func closure(_ words: Range<Int>, _ after: Int) -> Range<Int>? {
    if after < tokens.count, tokens[after].isSymbol("{"), tokens[after].line == tokens[after - 1].line {
      return after..<end(of: after)
    }
    guard let arrow = words.dropLast().first(where: { isArrow($0) || isJavaArrow($0) }) else {
      return anonymousClass(words)
    }
    return max(words.lowerBound, arrow - 1)..<words.upperBound
  }

  private func isArrow(_ index: Int) -> Bool { tokens[index].isSymbol("=") && tokens[index + 1].isSymbol(">") }

  /// `call(link, result -> …)`; Kotlin's lambdas have a brace before the parameter.
  private func isJavaArrow(_ index: Int) -> Bool {
    guard tokens[index].isSymbol("-"), tokens[index + 1].isSymbol(">"), index > 1 else { return false }
    return tokens[index - 1].isSymbol(")") || tokens[index - 2].isSymbol(",") || tokens[index - 2].isSymbol("(")
  }

  /// `call(link, new Listener() { … })`
  private func anonymousClass(_ words: Range<Int>) -> Range<Int>? {
    guard let made = words.first(where: { tokens[$0].text == "new" }),
      let open = words.first(where: { $0 > made && tokens[$0].isSymbol("{") }), end(of: open) == words.upperBound
    else { return nil }
    // The method's heading, with its annotation, is no part of what is done.
    return words.first { $0 > open && tokens[$0].isSymbol("{") }.map { $0..<end(of: $0) }
  }

  func closureMessage(_ range: Range<Int>, _ name: String) -> String? {
    let inner = range.filter { tokens[$0].kind != .symbol }
    guard let first = inner.first else { return "The callback of \(name) does nothing." }
    let isUnnamed = tokens[first].text == "_"
    let body = inner.dropFirst(isUnnamed ? 1 : 0).filter { tokens[$0].text != "in" }
    if body.isEmpty || isIdleArrow(range)
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

  /// `result => { }`, `(result) -> {}`
  private func isIdleArrow(_ range: Range<Int>) -> Bool {
    guard let arrow = range.dropLast(3).first(where: { isArrow($0) || isJavaArrow($0) }) else { return false }
    return tokens[arrow + 2].isSymbol("{") && tokens[arrow + 3].isSymbol("}")
  }

  /// True if an outcome is written to the log, and every other call in a range writes to it too.
  func onlyLogs(_ range: Range<Int>) -> Bool {
    let calls = range.filter { index in
      tokens[index].kind == .identifier && index + 1 < tokens.count && tokens[index + 1].isSymbol("(")
        && !["if", "when", "switch", "catch", "guard"].contains(tokens[index].text)
        && !Code.makers.contains(tokens[index].text) && !isLogged(index, from: range.lowerBound)
        && !(index > 1 && tokens[index - 1].isSymbol(".") && ["case", ",", "("].contains(tokens[index - 2].text))
    }
    let isAssigned = range.dropLast().contains { index in
      tokens[index].isSymbol("=") && index > range.lowerBound && tokens[index - 1].kind == .identifier
        && !["=", ">"].contains(where: tokens[index + 1].isSymbol)
        && !tokens[..<index].suffix(9).contains { ["case", "let", "val", "if"].contains($0.text) }
    }
    return !calls.isEmpty && !isAssigned && calls.allSatisfy(isLog)
  }

  private static let plainLogs: Set<String> = [
    "print", "debugPrint", "NSLog", "println", "os_log", "log", "dump",
  ]
  private static let loggers: Set<String> = [
    "console", "log", "logging", "debug", "timber", "developer", "napier", "kermit", "os",
  ]
  private static let makers: Set<String> = ["String", "toString", "describing", "stringify", "jsonEncode", "encode"]

  /// `print(…)`, `Log.e(…)`, `logger.warning(…)`, but not `toast.error(…)`.
  func isLog(_ call: Int) -> Bool {
    guard call > 1, tokens[call - 1].isSymbol(".") else { return Code.plainLogs.contains(tokens[call].text) }
    let receiver = tokens[call - 2].text.lowercased().drop { $0 == "_" }
    return Code.loggers.contains(String(receiver)) || receiver.hasSuffix("logger")
  }

  /// True for a value that is an argument of a call which writes to the log, also as a part of a text.
  func isLogged(_ use: Int, from start: Int) -> Bool {
    let calls = openings(around: use, from: start).prefix { tokens[$0].isSymbol("(") && $0 > 0 }.map { $0 - 1 }
    return calls.first { !Code.makers.contains(tokens[$0].text) }.map(isLog) ?? false
  }
}
