/// A condition without which a place in the code is not reached.
struct Guarding {
  /// The word `if` or `guard`.
  let index: Int
  let words: Range<Int>
  /// True if the place is reached where the condition holds.
  let isNeeded: Bool
  /// True if nothing is done with the link otherwise.
  let isSilent: Bool

  /// The conditions in front of a place, in its own function.
  static func all(before place: Int, from start: Int, _ code: Code) -> [Guarding] {
    (start..<place).compactMap { condition(at: $0, before: place, code) }
  }

  private static func condition(at index: Int, before place: Int, _ code: Code) -> Guarding? {
    let tokens = code.tokens
    guard tokens[index].kind == .identifier, ["if", "guard"].contains(tokens[index].text),
      index == 0 || !tokens[index - 1].isSymbol("#"), let words = words(after: index, code)
    else { return nil }
    var body = words.upperBound
    while body < tokens.count, tokens[body].isSymbol(")") { body += 1 }
    let isGuard = tokens[index].text == "guard"
    if isGuard { body += 1 }
    guard body < tokens.count else { return nil }
    let isBlock = tokens[body].isSymbol("{")
    let end = isBlock ? code.end(of: body) : max(body + 1, code.endOfStatement(body, to: tokens.count))
    if (body..<end).contains(place) {
      return isGuard ? nil : Guarding(index: index, words: words, isNeeded: true, isSilent: true)
    }
    guard end <= place else { return nil }
    if !isGuard, end < tokens.count, tokens[end].text == "else", end + 1 < tokens.count {
      let other = end + 1
      if tokens[other].isSymbol("{"), (other..<code.end(of: other)).contains(place) {
        return Guarding(index: index, words: words, isNeeded: false, isSilent: true)
      }
      if isInChain(from: other, place, code) {
        return Guarding(index: index, words: words, isNeeded: false, isSilent: false)
      }
    }
    guard code.isSameBlock(end, place, isTryOpen: true) else { return nil }
    let first = isBlock ? body + 1 : body
    let leaving: Set<String> = ["return", "throw", "continue", "break"]
    let leaves = tokens[first..<end].contains { leaving.contains($0.text) && $0.kind == .identifier }
    guard leaves else { return nil }
    return Guarding(
      index: index, words: words, isNeeded: isGuard, isSilent: leaving.contains(tokens[first].text))
  }

  /// True in a branch of `else if … { } else { }`, or in one of its conditions.
  private static func isInChain(from start: Int, _ place: Int, _ code: Code) -> Bool {
    var index = start
    while index < place, code.tokens[index].text == "if", let words = words(after: index, code) {
      var body = words.upperBound
      while body < code.tokens.count, code.tokens[body].isSymbol(")") { body += 1 }
      guard body < code.tokens.count, code.tokens[body].isSymbol("{") else { return false }
      let end = code.end(of: body)
      if place < end { return true }
      guard end + 1 < code.tokens.count, code.tokens[end].text == "else" else { return false }
      index = end + 1
    }
    return index < place && code.tokens[index].isSymbol("{") && place < code.end(of: index)
  }

  private static func words(after index: Int, _ code: Code) -> Range<Int>? {
    let tokens = code.tokens
    guard index + 2 < tokens.count else { return nil }
    if tokens[index].text == "if", tokens[index + 1].isSymbol("(") {
      let end = code.end(of: index + 1)
      let follows = end < tokens.count && ["&", "|", ",", ".", "=", "?", "!"].contains(where: tokens[end].isSymbol)
      if !follows { return (index + 2)..<(end - 1) }
    }
    var position = index + 1
    while position < min(tokens.count, index + 80) {
      if tokens[position].isSymbol("{") || tokens[position].text == "else" { return (index + 1)..<position }
      if [";", "}"].contains(where: tokens[position].isSymbol) { return nil }
      position = ["(", "["].contains(where: tokens[position].isSymbol) ? code.end(of: position) : position + 1
    }
    return nil
  }
}

/// Works out a condition of which some parts are known.
struct ConditionValue {
  let code: Code
  /// The value of a part; nil if it is not known.
  let part: (Range<Int>) -> Bool?

  func of(_ words: Range<Int>) -> Bool? {
    let words = unwrapped(words)
    guard !words.isEmpty else { return nil }
    let either = split(words, by: "|")
    if either.count > 1 { return combined(either.map(of), absorbing: true) }
    let all = split(words, by: "&").flatMap { split($0, by: ",") }
    if all.count > 1 { return combined(all.map(of), absorbing: false) }
    if code.tokens[words.lowerBound].isSymbol("!"), words.count > 1 {
      return of((words.lowerBound + 1)..<words.upperBound).map { !$0 }
    }
    return part(words)
  }

  private func combined(_ values: [Bool?], absorbing: Bool) -> Bool? {
    if values.contains(absorbing) { return absorbing }
    return values.contains(nil) ? nil : !absorbing
  }

  private func unwrapped(_ words: Range<Int>) -> Range<Int> {
    guard let first = words.first, code.tokens[first].isSymbol("("), code.end(of: first) == words.upperBound else {
      return words
    }
    return unwrapped((first + 1)..<(words.upperBound - 1))
  }

  /// The parts between `||`, `&&` or commas, outside of brackets.
  private func split(_ words: Range<Int>, by symbol: Unicode.Scalar) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = words.lowerBound
    var index = words.lowerBound
    let length = symbol == "," ? 1 : 2
    while index < words.upperBound {
      let token = code.tokens[index]
      if token.opening > 0 {
        index = code.end(of: index)
      } else if token.isSymbol(symbol), length == 1 || index + 1 < words.upperBound && code.tokens[index + 1] == token {
        parts.append(start..<index)
        index += length
        start = index
      } else {
        index += 1
      }
    }
    return parts + [start..<max(start, words.upperBound)]
  }
}
