/// Failures that are only written to the log.
extension Code {
  private static let failed = ["expired", "belong", "otheruser", "invalid", "consumed"]

  /// Words after a call in which its outcomes are looked for.
  private static let looked = 2_000

  /// True if the failures, or all that is no success, are only written to the log.
  func logsFailures(_ whole: Range<Int>) -> Bool {
    let range = whole.prefix(Code.looked)
    let labels = range.filter { index in
      let word = tokens[index].text.lowercased()
      return tokens[index].kind == .identifier && Code.failed.contains(where: word.contains)
        && !(body(of: index) ?? 0..<0).isEmpty
    }
    if labels.filter({ isLoggedOnly(body(of: $0), around: $0, in: range) }).count > 1 { return true }
    return range.contains { index in
      guard tokens[index].kind == .identifier, ["default", "else"].contains(tokens[index].text) else { return false }
      let isRest =
        tokens[index].text == "else" && tokens[index - 1].isSymbol("}")
        ? isBehindSuccess(index) : hasSuccess(beside: index, in: range) && !labels.contains { isSameChoice($0, index) }
      return isRest && isLoggedOnly(rest(of: index), around: index, in: range)
    }
  }

  /// A failure that the app does not show, although it shows success and two other failures.
  func silentOne(_ whole: Range<Int>) -> String? {
    let range = whole.prefix(Code.looked)
    let labels = range.filter { index in
      let word = tokens[index].text.lowercased()
      return tokens[index].kind == .identifier && tokens[index - 1].isSymbol(".")
        && (word.hasSuffix("success") || (Code.failed + ["error"]).contains(where: word.contains))
        && body(of: index) != nil
    }
    let told = labels.filter { label in
      body(of: label)?.contains { tokens[$0].kind == .string && tokens[$0].text.contains(" ") } == true
        && !isLoggedOnly(body(of: label), around: label, in: range)
    }
    let names = Set(told.map { tokens[$0].text.lowercased() })
    guard names.count > 2, names.contains(where: { $0.hasSuffix("success") }) else { return nil }
    return labels.first { label in
      let word = tokens[label].text.lowercased()
      return (word.hasSuffix("expired") || word.contains("otheruser") || word.contains("other_user"))
        && (isLoggedOnly(body(of: label), around: label, in: range) || isIdleCase(label))
    }.map { tokens[$0].text }
  }

  /// The message for a function that distinguishes outcomes and only logs them; nil if it may show them.
  func onlyLogsChoice(_ range: Range<Int>) -> String? {
    let failures = Set(
      range.compactMap { index in Code.failed.first { tokens[index].text.lowercased().contains($0) } })
    return failures.count > 1 && onlyLogs(range) ? "The outcomes are only written to the log." : nil
  }

  private func rest(of label: Int) -> Range<Int>? {
    guard label + 1 < tokens.count, tokens[label + 1].isSymbol("{") else { return body(of: label) }
    return (label + 2)..<max(label + 2, end(of: label + 1) - 1)
  }

  private func hasSuccess(beside label: Int, in range: Range<Int>) -> Bool {
    range.contains { index in
      tokens[index].kind != .symbol && tokens[index].text.lowercased().hasSuffix("success")
        && isSameChoice(index, label) && index < label
    }
  }

  /// `if (result is Success) { … } else`
  private func isBehindSuccess(_ word: Int) -> Bool {
    guard let words = condition(before: word) else { return false }
    return words.contains { tokens[$0].text.lowercased().hasSuffix("success") }
      && !words.contains { tokens[$0].isSymbol("!") }
  }

  /// The condition of the block that ends before `else`.
  private func condition(before word: Int) -> Range<Int>? {
    guard let open = (max(0, word - 400)..<word).last(where: { tokens[$0].isSymbol("{") && end(of: $0) == word }),
      let start = tokens[max(0, open - 30)..<open].lastIndex(where: { $0.text == "if" && $0.kind == .identifier })
    else { return nil }
    return (start + 1)..<open
  }

  /// True if a case only writes to the log, and no code around its `switch` or `if` uses the value that is compared.
  private func isLoggedOnly(_ body: Range<Int>?, around label: Int, in range: Range<Int>) -> Bool {
    guard let body, onlyLogs(body), !returnsMore(body, range),
      !body.contains(where: { ["throw", "fallthrough"].contains(tokens[$0].text) || tokens[$0].isSymbol("{") })
    else { return false }
    let block = openings(around: label, from: max(0, label - 600)).first { tokens[$0].isSymbol("{") }
    guard
      let words = tokens[label - 1].isSymbol("}")
        ? condition(before: label) : block.flatMap({ subject(of: $0, from: max(0, $0 - 24)) })
    else { return false }
    let choice = words.lowerBound..<(tokens[label - 1].isSymbol("}") ? body.upperBound : end(of: words.upperBound))
    let names = Set(
      words.filter { tokens[$0].kind == .identifier && !tokens[$0 - 1].isSymbol(".") }.map { tokens[$0].text }
    ).subtracting(["is", "let", "case", "as", "in", "await"])
    return !range.contains { index in
      names.contains(tokens[index].text) && !choice.contains(index) && index + 1 < tokens.count
        && !["=", ":", "-"].contains(where: tokens[index + 1].isSymbol) && tokens[index + 1].text != "in"
        && !isLogged(index, from: range.lowerBound)
    }
  }

  /// True if a case returns another value than the function returns for links that it does not handle.
  private func returnsMore(_ body: Range<Int>, _ range: Range<Int>) -> Bool {
    body.dropLast().contains { index in
      guard tokens[index].text == "return", tokens[index].kind == .identifier,
        ![";", "}"].contains(where: tokens[index + 1].isSymbol), tokens[index + 1].line == tokens[index].line
      else { return false }
      let value = tokens[index + 1].text
      return !(max(1, range.lowerBound - 60)..<range.lowerBound).contains {
        tokens[$0].text == value && tokens[$0 - 1].text == "return"
      }
    }
  }
}
