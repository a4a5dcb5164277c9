/// Looks at words of source code by their brackets and statements.
struct Code {
  let tokens: [CodeToken]

  /// The index behind the bracket that closes the one at an index, or the end.
  func end(of open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      let opening = tokens[index].opening
      depth += opening
      if opening < 0, depth <= 0 { return index + 1 }
    }
    return tokens.count
  }

  /// The words between the brackets of a call; nil if none follow the name.
  func arguments(of call: Int) -> Range<Int>? {
    guard call + 1 < tokens.count, tokens[call + 1].isSymbol("(") else { return nil }
    return (call + 2)..<max(call + 2, end(of: call + 1) - 1)
  }

  /// The end of the statement or expression that begins at an index: its line, and what its brackets and dots join.
  func endOfStatement(_ start: Int, to limit: Int) -> Int {
    var index = start
    while index < limit {
      let token = tokens[index]
      if [";", "}", ")", "]"].contains(where: token.isSymbol) { return index }
      if index > start, token.line > tokens[index - 1].line, !isContinued(index) { return index }
      index = token.opening > 0 ? end(of: index) : index + 1
    }
    return min(index, limit)
  }

  private func isContinued(_ index: Int) -> Bool {
    [".", "?", ":", "&", "|", "+", "="].contains(where: tokens[index].isSymbol)
      || [".", "=", "+", "&", "|", "(", ",", "?", ":"].contains(where: tokens[index - 1].isSymbol)
  }

  /// True if no block is closed between two places, so that both run one after the other.
  ///
  /// - Parameter isTryOpen: true if the block of a `try`, which every way goes through, does not count.
  func isSameBlock(_ start: Int, _ end: Int, isTryOpen: Bool = false) -> Bool {
    var depth = 0
    for index in start..<max(start, end) {
      if tokens[index].isSymbol("{") { depth += 1 }
      if tokens[index].isSymbol("}") { depth -= 1 }
      guard depth < 0 else { continue }
      guard isTryOpen, isEndOfTry(index) else { return false }
      depth = 0
    }
    return true
  }

  /// True for the `}` of `try { … }` or `do { … } catch`.
  private func isEndOfTry(_ close: Int) -> Bool {
    guard close + 1 < tokens.count, tokens[close + 1].text == "catch" else { return false }
    let open = openings(around: close, from: max(0, close - 400)).first { tokens[$0].isSymbol("{") }
    return open.map { $0 > 0 && ["try", "do"].contains(tokens[$0 - 1].text) } ?? false
  }

  /// The opening brackets around a place, innermost first.
  func openings(around index: Int, from start: Int) -> [Int] {
    var open: [Int] = []
    for position in start..<index {
      switch tokens[position].opening {
      case 1: open.append(position)
      case -1: _ = open.popLast()
      default: break
      }
    }
    return open.reversed()
  }

  /// A `return` in front of a place that no condition and no label keeps the code from.
  func leaving(before place: Int, from start: Int) -> CodeToken? {
    (start + 1..<max(start + 1, place)).first { index in
      guard tokens[index].text == "return", tokens[index].kind == .identifier, index + 1 < place,
        [";", "{", "}"].contains(where: tokens[index - 1].isSymbol), tokens[index + 1].isSymbol(";"),
        isSameBlock(index, place)
      else { return false }
      return !tokens[index..<place].contains { ["case", "default", "else"].contains($0.text) }
        && !tokens[..<index].suffix(2).contains { $0.isSymbol(")") }
    }.map { tokens[$0] }
  }

  /// True in `getInitialURL().then((url) => …)`.
  func isInPromise(_ place: Int, of names: Set<String>, from start: Int) -> Bool {
    openings(around: place, from: start).contains { open in
      tokens[open].isSymbol("(") && open > start + 3 && tokens[open - 1].text == "then"
        && tokens[max(start, open - 6)..<open].contains { names.contains($0.text) }
    }
  }

  /// The `catch` around a place, of a block or in a chain of promises.
  func failure(around place: Int, from start: Int) -> CodeToken? {
    for open in openings(around: place, from: start) where open > 1 {
      if tokens[open].isSymbol("("), ["catch", "catchError"].contains(tokens[open - 1].text),
        tokens[open - 2].isSymbol(".")
      {
        return tokens[open - 1]
      }
      guard tokens[open].isSymbol("{") else { continue }
      let heading = tokens[max(start, open - 8)..<open].reversed().prefix {
        ![";", "{", "}"].contains(where: $0.isSymbol)
      }
      if let word = heading.first(where: { $0.text == "catch" && $0.kind == .identifier }) { return word }
    }
    return nil
  }

  /// The last value that a name gets before a place.
  func value(of name: String, before end: Int, from start: Int) -> Range<Int>? {
    for index in stride(from: end - 2, through: start, by: -1) where tokens[index].text == name {
      guard tokens[index].kind == .identifier, !tokens[index].isDeclaring else { continue }
      var equals = index + 1
      // `name: Type =`, and `name }) = ` for parts of a value.
      while equals < min(end, index + 8), tokens[equals].kind == .identifier || tokens[equals].isSymbol(":") {
        equals += 1
      }
      guard equals + 1 < end, tokens[equals].isSymbol("="), !tokens[equals + 1].isSymbol("="),
        !tokens[equals + 1].isSymbol(">")
      else { continue }
      return (equals + 1)..<endOfStatement(equals + 1, to: end)
    }
    return nil
  }
}

extension [CodeToken] {
  /// True for a name that gets a value: `=` follows it, and not `==`.
  func isAssigned(_ index: Int) -> Bool {
    index + 2 < count && self[index + 1].isSymbol("=") && !self[index + 2].isSymbol("=")
  }

  /// The words of a declaration up to its brace.
  func heading(of declaration: Range<Int>) -> ArraySlice<CodeToken> {
    self[declaration].prefix { !$0.isSymbol("{") }
  }

  /// True at the first point of `...`.
  func isSpread(_ index: Int) -> Bool {
    index + 2 < count && (index...(index + 2)).allSatisfy { self[$0].isSymbol(".") }
  }

  /// True for a function of Compose's, by what stands before it.
  func isComposable(_ function: Range<Int>) -> Bool {
    self[..<function.lowerBound].suffix(16).contains { $0.text == "Composable" }
  }
}
