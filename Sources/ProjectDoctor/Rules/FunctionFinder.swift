/// Finds Kotlin and Java functions in one file, in time that grows with the file alone.
struct FunctionFinder {
  private let tokens: [CodeToken]
  /// Of every opening bracket that is closed, the index behind the closing one; 0 elsewhere.
  private let closings: [Int]
  /// The index behind the statement that each token is in.
  private let statementEnds: [Int]
  /// Tokens between a function's parameters and its body, at most.
  private static let headerLength = 64

  init(_ tokens: [CodeToken]) {
    self.tokens = tokens
    var closings = Array(repeating: 0, count: tokens.count)
    for (open, close) in [("(", ")"), ("{", "}"), ("[", "]")] as [(Unicode.Scalar, Unicode.Scalar)] {
      var opened: [Int] = []
      for (index, token) in tokens.enumerated() {
        if token.isSymbol(open) {
          opened.append(index)
        } else if token.isSymbol(close), let start = opened.popLast() {
          closings[start] = index + 1
        }
      }
    }
    self.closings = closings
    statementEnds = StatementEnds.find(tokens, closings: closings)
  }

  /// The tokens of a function from its name to the end of its body; nil if it is not declared here.
  func function(_ name: String) -> Range<Int>? {
    tokens.indices.first { tokens[$0].text == name && isDeclaration($0) }.flatMap(range)
  }

  /// The functions that have a parameter of this name, which hides the activity's own member in them.
  func functions(takingParameter name: String) -> [Range<Int>] {
    // Number of occurrences of the name before each index.
    var counts = [0]
    for token in tokens {
      counts.append(counts[counts.count - 1] + (token.kind == .identifier && token.text == name ? 1 : 0))
    }
    return tokens.indices.filter { index in
      guard isDeclaration(index), let end = endOfParameters(index) else { return false }
      return counts[end] > counts[index + 1]
    }.compactMap(range)
  }

  /// For each token, true if it is in one of the ranges.
  func coverage(of ranges: [Range<Int>]) -> [Bool] {
    var changes = Array(repeating: 0, count: tokens.count + 1)
    for range in ranges {
      changes[range.lowerBound] += 1
      changes[range.upperBound] -= 1
    }
    var depth = 0
    return tokens.indices.map { index in
      depth += changes[index]
      return depth > 0
    }
  }

  private func isDeclaration(_ index: Int) -> Bool {
    index > 0 && tokens[index].kind == .identifier && ["fun", "void"].contains(tokens[index - 1].text)
  }

  /// The index behind the brackets that follow a name.
  private func endOfParameters(_ index: Int) -> Int? {
    guard index + 1 < tokens.count, tokens[index + 1].isSymbol("(") else { return nil }
    return closing(of: index + 1)
  }

  /// The index behind the bracket that closes the one at an index; nil if there is none.
  private func closing(of index: Int) -> Int? { closings[index] > 0 ? closings[index] : nil }

  /// From a function's name to the end of its body; to the end of its header if it has no body.
  private func range(of index: Int) -> Range<Int>? {
    guard var position = endOfParameters(index) else { return nil }
    let limit = min(tokens.count, position + FunctionFinder.headerLength)
    while position < limit, !endsHeader(before: position) {
      switch tokens[position] {
      case let token where token.isSymbol("{"): return closing(of: position).map { index..<$0 }
      case let token where token.isSymbol("="): return index..<statementEnds[position]
      default: position = closing(of: position) ?? position + 1
      }
    }
    return index..<position
  }

  /// True if a function's header has ended, without a body, before a token.
  private func endsHeader(before index: Int) -> Bool {
    let token = tokens[index]
    if [";", "}", ")"].contains(where: token.isSymbol) { return true }
    let last = tokens[index - 1]
    if token.line == last.line || [":", ","].contains(where: last.isSymbol) { return false }
    return !["{", "=", ":"].contains(where: token.isSymbol) && !["where", "throws"].contains(token.text)
  }
}

/// Where Kotlin's statements end: at the end of a line, unless that line or the next one asks for more.
private enum StatementEnds {
  /// Symbols and words at the end of a line after which an expression goes on. A `!` or `>` ends one more often.
  private static let goOnAfter: Set<String> = [
    "=", ".", ",", "+", "-", "*", "/", "%", "&", "|", ":", "<", "else", "as", "is", "in", "to", "and", "or", "return",
    "throw",
  ]
  /// Symbols and words at the beginning of a line that belong to the expression before.
  private static let goOnBefore: Set<String> = [".", "?", "&", "|", "else", "as", "catch", "finally"]
  /// Words before a condition in brackets, after which an expression goes on.
  private static let conditions: Set<String> = ["if", "for", "while", "when"]

  /// Returns, for every token, the index behind the statement that it is in, in time that grows with the file alone.
  ///
  /// - Parameter closings: of every opening bracket that is closed, the index behind the closing one; 0 elsewhere.
  static func find(_ tokens: [CodeToken], closings: [Int]) -> [Int] {
    var ends = Array(repeating: tokens.count, count: tokens.count + 1)
    for index in tokens.indices.reversed() {
      let next = closings[index] > 0 ? closings[index] : index + 1
      let isCondition = next > index + 1 && index > 0 && conditions.contains(tokens[index - 1].text)
      ends[index] = isCondition || !isEnd(before: next, tokens) ? ends[next] : next
    }
    return ends
  }

  private static func isEnd(before next: Int, _ tokens: [CodeToken]) -> Bool {
    guard next < tokens.count else { return true }
    let (last, token) = (tokens[next - 1], tokens[next])
    if [")", "]", "}", ";"].contains(where: token.isSymbol) { return true }
    if token.line == last.line { return false }
    if token.kind != .string, goOnBefore.contains(token.text) { return false }
    let isPostfix = next > 1 && ["+", "-"].contains(where: last.isSymbol) && tokens[next - 2] == last
    return isPostfix || last.kind == .string || !goOnAfter.contains(last.text)
  }
}
