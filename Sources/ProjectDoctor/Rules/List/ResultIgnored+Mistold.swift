import RedemptionCore

extension Examination {
  /// Finds outcomes that are told as a success.
  mutating func checkMistold(_ reach: Reach) {
    guard !findings.contains(where: { $0.rule == .resultIgnored }) else { return }
    for file in reach.files(withPartsOfWords: ["otheruser", "expired"]) {
      let code = Code(tokens: file.tokens)
      guard let (place, name) = code.mistold(file.places) else { continue }
      return add(
        .resultIgnored, file.path, file.tokens[place].line, "\(name) is told to the buyer as a success.",
        fix: Fix(instruction: "Tell the buyer each outcome.", text: "// success, expired, another user, invalid, error")
      )
    }
  }
}

extension Code {
  private static let failures = ["expired", "invalid", "belong", "otheruser", "consumed", "networkerror", "error"]

  /// A failure whose text is that of a success in the same choice, and its name.
  fileprivate func mistold(_ places: [String: [Int]]) -> (Int, String)? {
    let words = places.keys.filter { key in
      let word = key.lowercased()
      return word.utf8.count < 60 && !word.contains(" ")
        && (word.hasSuffix("success") || Code.failures.contains(where: word.hasSuffix) || word.contains("belongsto"))
    }
    let labels = words.flatMap { places[$0] ?? [] }.sorted()
    for success in labels where tokens[success].text.lowercased().hasSuffix("success") {
      guard let told = body(of: success).map(tellings), told.count == 1, let text = told.first else { continue }
      let wrong = labels.first { label in
        guard label > success, label - success < 400, !tokens[label].text.lowercased().hasSuffix("success"),
          isSameChoice(success, label)
        else { return false }
        return body(of: label).map(tellings)?.contains(text) == true
      }
      if let wrong { return (wrong, tokens[wrong].text) }
    }
    return nil
  }

  func isSameChoice(_ one: Int, _ other: Int) -> Bool {
    let start = max(0, one - 600)
    return openings(around: one, from: start).first { tokens[$0].isSymbol("{") }
      == openings(around: other, from: start).first { tokens[$0].isSymbol("{") }
  }

  /// What is done for a label: `case .name(let x): …`, `is Name -> …`, `if (result is Name) { … }`.
  func body(of label: Int) -> Range<Int>? {
    var index = label + 1
    if let words = arguments(of: label) { index = words.upperBound + 1 }
    while index < min(tokens.count, label + 40),
      tokens[index].kind == .identifier && tokens[index].line == tokens[label].line
        || [",", "."].contains(where: tokens[index].isSymbol)
    {
      index += 1
      if index < tokens.count, tokens[index].isSymbol("(") { index = end(of: index) }
    }
    guard index + 2 < tokens.count else { return nil }
    // `[Result.EXPIRED]: 'text',`
    if tokens[index].isSymbol("]") { index += 1 }
    if tokens[index].isSymbol(")") {
      guard tokens[index + 1].isSymbol("{") else { return nil }
      return (index + 2)..<(end(of: index + 1) - 1)
    }
    if ["-", "="].contains(where: tokens[index].isSymbol), tokens[index + 1].isSymbol(">") {
      let start = index + 2
      return start..<(tokens[start].isSymbol("{") ? end(of: start) : endOfCase(start))
    }
    return tokens[index].isSymbol(":") ? (index + 1)..<endOfCase(index + 1) : nil
  }

  private func endOfCase(_ start: Int) -> Int {
    var index = start
    var depth = 0
    while index < min(tokens.count, start + 80) {
      if ["(", "["].contains(where: tokens[index].isSymbol) { depth += 1 }
      if [")", "]"].contains(where: tokens[index].isSymbol) { depth -= 1 }
      if tokens[index].isSymbol("}") || depth < 0 { return index }
      if ["case", "default", "else", "is"].contains(tokens[index].text), tokens[index].kind == .identifier {
        return index
      }
      if tokens[index].isSymbol(","), depth == 0, index > start { return index }
      // Kotlin: `Name -> value` on the next line.
      if index > start, tokens[index].isSymbol("-"), index + 1 < tokens.count, tokens[index + 1].isSymbol(">") {
        return (start..<index).last { tokens[$0].line < tokens[index].line }.map { $0 + 1 } ?? index
      }
      index = tokens[index].isSymbol("{") ? end(of: index) : index + 1
    }
    return index
  }

  /// The texts of more than one word and the constants of an enum in a part of the code.
  private func tellings(_ range: Range<Int>) -> Set<String> {
    Set(
      range.compactMap { index in
        if tokens[index].kind == .string { return tokens[index].text.contains(" ") ? tokens[index].text : nil }
        guard tokens[index].kind == .identifier, index > 1, tokens[index - 1].isSymbol("."),
          index > range.lowerBound + 1
        else { return nil }
        let owner = tokens[index - 2].text
        let isConstant = owner.first?.isUppercase == true && tokens[index].text == tokens[index].text.uppercased()
        let isResource = owner == "string" && index > 3 && tokens[index - 4].text == "R"
        return isConstant && tokens[index].text.count > 2 || isResource ? owner + "." + tokens[index].text : nil
      })
  }
}
