/// Outcomes that are not told apart, or of which some are not told.
extension Code {
  static let outcomes = [
    "expired", "invalid", "belong", "otheruser", "error", "fail", "default", "else", "status",
  ]

  func onlySuccess(_ range: Range<Int>, _ name: String) -> String? {
    if saysTheSame(range) { return "Every outcome of \(name) has the same text." }
    if logsFailures(range) { return "Outcomes of \(name) that are failures are only written to the log." }
    if let name = silentOne(range) { return "\(name) is passed over, while the other outcomes are told." }
    if isSilent(range) { return "Outcomes of \(name) that are failures are passed over without a word." }
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

  /// True if each outcome, a success too, has one and the same text.
  func saysTheSame(_ range: Range<Int>) -> Bool {
    guard range.contains(where: { tokens[$0].kind != .symbol && tokens[$0].text.lowercased().contains("success") })
    else { return false }
    let texts = range.filter { index in
      guard tokens[index].kind == .string, index > 1, index + 1 < tokens.count,
        !tokens[index + 1].isSymbol(":") || tokens[index - 1].isSymbol("?"), !isLogged(index, from: range.lowerBound)
      else { return false }
      let before = tokens[index - 1]
      return [")", "(", ":", "?", ">", "="].contains(where: before.isSymbol) && !tokens[index - 2].isSymbol("=")
        && !tokens[index - 2].isSymbol("!") || before.isSymbol(">") || ["return", "else"].contains(before.text)
    }.map { tokens[$0].text }
    let tellsMore = texts.contains { $0.contains("$") || $0.contains("\\(") }
    return texts.count > 1 && Set(texts).count == 1 && !tellsMore
  }

  /// `default: break`
  func isIdle(_ index: Int) -> Bool {
    if tokens[index].text == "status", index + 1 < tokens.count, tokens[index + 1].isSymbol("=") { return true }
    guard tokens[index].text == "default" || tokens[index].text == "else", index + 2 < tokens.count else {
      return false
    }
    return tokens[index + 1].isSymbol(":") && ["break", "return"].contains(tokens[index + 2].text)
  }

  /// The name in `catch (error)`, which is no outcome.
  func isCaught(_ index: Int) -> Bool {
    guard index > 1, tokens[index - 1].isSymbol("("), tokens[index - 2].text == "catch", index + 2 < tokens.count else {
      return false
    }
    return tokens[index + 1].isSymbol(")") && tokens[index + 2].isSymbol("{") && end(of: index + 2) == index + 4
  }

  /// True if at least two of the failures have a case that does nothing: `case .expired: return`.
  private func isSilent(_ range: Range<Int>) -> Bool {
    let failures = ["expired", "belong", "otheruser", "invalid"]
    return range.filter { index in
      let word = tokens[index].text.lowercased()
      return tokens[index].kind != .symbol && failures.contains(where: word.contains) && isIdleCase(index)
    }.count > 1
  }

  /// True for a label whose body is empty or leaves at once.
  func isIdleCase(_ label: Int) -> Bool {
    var index = label + 1
    if let words = arguments(of: label) { index = words.upperBound + 1 }
    guard index + 2 < tokens.count, [":", "-", "="].contains(where: tokens[index].isSymbol) else { return false }
    if !tokens[index].isSymbol(":") {
      guard tokens[index + 1].isSymbol(">") else { return false }
      index += 1
    }
    let next = tokens[index + 1]
    if next.isSymbol("{") { return tokens[index + 2].isSymbol("}") }
    guard ["return", "break", "Unit"].contains(next.text), next.kind == .identifier else { return false }
    return tokens[index + 2].line > next.line || [";", "}"].contains(where: tokens[index + 2].isSymbol)
  }
}
