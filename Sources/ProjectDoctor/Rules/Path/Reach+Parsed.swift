extension Reach {
  /// What the SDK makes of a link: a redemption for every redemption link.
  private static let parsers: Set<String> = ["parseAsWebPurchaseRedemption", "ParseAsWebPurchaseRedemption"]

  /// The value of a test whether the SDK, or a function of the app's own, found a redemption in a link.
  func isParsed(_ words: Range<Int>, _ code: Code) -> Bool? {
    let tokens = code.tokens
    guard let first = words.first, let last = words.last, words.count < 32 else { return nil }
    guard tokens[last].kind == .identifier, ["nil", "null", "undefined"].contains(tokens[last].text), words.count > 3
    else { return makesRedemption(words, code) ? true : nil }
    var sign = last - 1
    while sign > first, tokens[sign].isSymbol("=") { sign -= 1 }
    let isOther = tokens[sign].isSymbol("!")
    guard last - 1 - sign >= (isOther ? 1 : 2) else { return nil }
    return makesRedemption(first..<(isOther ? sign : sign + 1), code) ? isOther : nil
  }

  /// `Purchases.parseAsWebPurchaseRedemption(url)`, `redemption` after `redemption = …`, `repository.parse(intent)`
  private func makesRedemption(_ words: Range<Int>, _ code: Code, depth: Int = 0) -> Bool {
    guard let last = words.last, depth < 3, !words.isEmpty else { return false }
    if words.contains(where: { isParser(code.tokens[$0]) }) {
      // A comparison or a member of it is something else.
      return !words.contains { code.tokens[$0].isSymbol("=") && $0 > words.lowerBound + 2 }
    }
    if words.count == 1, code.tokens[last].kind == .identifier {
      guard let value = code.value(of: code.tokens[last].text, before: last, from: max(0, last - 200)) else {
        return false
      }
      return makesRedemption(value, code, depth: depth + 1)
    }
    guard let call = called(by: words, code), let all = functions[code.tokens[call].text], all.count == 1 else {
      return false
    }
    let other = Code(tokens: files[all[0].file].tokens)
    let answer = outlines[all[0].file].declarations.first { $0.range.lowerBound == all[0].start }?.range
    return answer.flatMap(other.answer).map { makesRedemption($0, other, depth: depth + 1) } ?? false
  }

  private func isParser(_ token: CodeToken) -> Bool {
    token.kind == .identifier && (Reach.parsers.contains(token.text) || token.text == "asWebPurchaseRedemption")
  }

  /// The call that an expression ends with.
  func called(by words: Range<Int>, _ code: Code) -> Int? {
    words.last {
      code.tokens[$0].kind == .identifier && code.arguments(of: $0).map { $0.upperBound + 1 } == words.upperBound
    }
  }
}

extension Code {
  /// The value of a function of one statement.
  fileprivate func answer(of function: Range<Int>) -> Range<Int>? {
    guard let words = arguments(of: function.lowerBound) else { return nil }
    var start = words.upperBound + 1
    while start < function.upperBound, !tokens[start].isSymbol("{"), !tokens[start].isSymbol("=") { start += 1 }
    guard start + 1 < function.upperBound else { return nil }
    let isBlock = tokens[start].isSymbol("{")
    start += tokens[start + 1].isSymbol(">") ? 2 : 1
    if start < function.upperBound, tokens[start].text == "return" { start += 1 }
    let end = endOfStatement(start, to: function.upperBound)
    let isWhole = !isBlock || end >= function.upperBound - 2
    return start < end && isWhole ? start..<end : nil
  }
}
