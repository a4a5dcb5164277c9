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

  /// True if an outcome is written to the log, and every other call in a range writes to it too.
  func onlyLogs(_ range: Range<Int>) -> Bool {
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

  static let writers: Set<String> = [
    "print", "debugPrint", "NSLog", "console", "println", "Log", "Debug", "Timber", "os_log", "log", "warn", "error",
    "info", "debug", "LogWarning", "LogError", "d", "e", "i", "w", "v",
  ]

  static let logs: Set<String> = [
    "print", "debugPrint", "NSLog", "log", "Log", "console", "info", "debug", "warn", "error", "println", "d", "e", "i",
    "w",
    "Debug", "LogWarning", "LogError", "Timber", "logger", "Logger", "os_log", "toString", "String", "describing",
  ]
}
