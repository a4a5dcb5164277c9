/// Results that go nowhere: discarded, unused, hidden by a catch.
extension Code {
  /// True for a call that is a statement, or whose value goes to `_`.
  func isDiscarded(_ call: Int, from start: Int) -> Bool {
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

  /// `return await redeem(link)`
  func isReturned(_ call: Int) -> Bool {
    let statement = max(0, call - 12)..<call
    guard let word = statement.last(where: { tokens[$0].text == "return" && tokens[$0].kind == .identifier }) else {
      return false
    }
    return !tokens[word..<call].contains { token in ["(", "{", ";", "=", ","].contains(where: token.isSymbol) }
  }

  /// `redeem(link);`, `if (link) redeem(link).catch(log);`: a call whose value nothing takes, by where it ends.
  func isStatement(_ call: Int, from start: Int) -> Bool {
    guard var end = arguments(of: call).map({ $0.upperBound + 1 }) else { return false }
    while end + 1 < tokens.count, tokens[end].isSymbol("."),
      ["catch", "finally", "catchError"].contains(tokens[end + 1].text), let words = arguments(of: end + 1)
    {
      end = words.upperBound + 1
    }
    guard end < tokens.count else { return false }
    let isNewLine =
      tokens[end].line > tokens[end - 1].line && tokens[end].kind == .identifier
      && !["as", "is"].contains(tokens[end].text)
    guard tokens[end].isSymbol(";") || isNewLine else { return false }
    var index = call - 1
    while index > start,
      [".", "?", "!"].contains(where: tokens[index].isSymbol)
        || tokens[index].kind == .identifier
          && ([".", "?", "!"].contains(where: tokens[index + 1].isSymbol)
            || ["await", "try"].contains(tokens[index].text))
          && tokens[index].text != "return"
    {
      index -= 1
    }
    if ["void", "unawaited"].contains(tokens[index].text) { return true }
    if tokens[index].isSymbol(")") {
      return openParenthesis(closedBefore: index + 1, from: start).map { $0 > 0 && tokens[$0 - 1].text == "if" }
        ?? false
    }
    return [";", "{", "}"].contains(where: tokens[index].isSymbol) && !tokens[call - 1].isSymbol(">")
  }

  /// True if a function gives texts for the outcomes back, and calls nothing that may show them.
  func onlyReturnsText(in range: Range<Int>, after call: Int) -> Bool {
    let rest = call..<max(call, range.upperBound)
    // `return true` says that the link was one.
    let isReturned = range.dropLast().contains {
      tokens[$0].text == "return" && !tokens[$0 + 1].isSymbol(";") && !tokens[$0 + 1].isSymbol("}")
        && !["true", "false", "null", "undefined"].contains(tokens[$0 + 1].text)
    }
    let told = ["show", "tell", "alert", "toast", "present", "message", "notify", "set", "emit", "navigate", "push"]
    let isTold = rest.contains { index in
      tokens[index].kind == .identifier && index + 1 < tokens.count
        && ["(", "="].contains(where: tokens[index + 1].isSymbol)
        && told.contains(where: tokens[index].text.lowercased().contains)
    }
    return isReturned && !isTold
      && rest.filter { tokens[$0].kind == .string && tokens[$0].text.contains(" ") }.count > 1
  }

  func isInSilentCatch(_ call: Int, _ range: Range<Int>) -> Bool {
    for open in openings(around: call, from: range.lowerBound) where tokens[open].isSymbol("{") && open > 0 {
      guard tokens[open - 1].text == "try" || tokens[open - 1].text == "do" else { continue }
      var index = end(of: open)
      // Dart: `on Exception catch (error)`.
      if index + 2 < tokens.count, tokens[index].text == "on" { index += 2 }
      guard index < tokens.count, tokens[index].text == "catch" else { continue }
      while index < tokens.count, !tokens[index].isSymbol("{") { index += 1 }
      let body = tokens[min(index + 1, tokens.count)...].prefix { !$0.isSymbol("}") }
      if body.allSatisfy({ $0.text == "return" || $0.isSymbol(";") }) { return true }
    }
    return false
  }

  /// `const { result, customerInfo } = await call()`
  func unreadParts(_ close: Int, _ after: Int, _ range: Range<Int>, _ name: String) -> String? {
    guard let open = (range.lowerBound..<close).reversed().first(where: { tokens[$0].isSymbol("{") }) else {
      return nil
    }
    let names = ((open + 1)..<close).filter {
      tokens[$0].kind == .identifier && !tokens[$0 + 1].isSymbol(":")
    }.map { tokens[$0].text }
    let messages = names.map { unread($0, after, range, name) }
    return messages.contains(nil) ? nil : messages.first ?? nil
  }

  /// Why a variable with a result is not told to the buyer.
  func unread(_ variable: String, _ after: Int, _ range: Range<Int>, _ name: String) -> String? {
    let rest = min(after, range.upperBound)..<range.upperBound
    let uses = rest.filter {
      tokens[$0].kind == .identifier && tokens[$0].text == variable
        || tokens[$0].kind == .string && tokens[$0].text.contains("$" + variable)
    }
    let told = uses.filter { use in
      !isLogged(use, from: range.lowerBound)
    }
    if told.isEmpty {
      return uses.isEmpty
        ? "The result of \(name) is not used."
        : "The result of \(name) is logged only, so every outcome looks the same."
    }
    return onlySuccess(rest, name)
  }

  /// True for `val text = when (val result = call) { … }` whose value is not used.
  func isUnusedValue(_ call: Int, _ range: Range<Int>) -> Bool {
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
}
