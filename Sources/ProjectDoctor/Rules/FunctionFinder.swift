/// Finds Kotlin and Java functions in one file, in time that grows with the file alone.
struct FunctionFinder {
  private let tokens: [CodeToken]
  /// Of every opening bracket that is closed, the index behind the closing one.
  private let closings: [Int: Int]

  init(_ tokens: [CodeToken]) {
    self.tokens = tokens
    var closings: [Int: Int] = [:]
    for (open, close) in [("(", ")"), ("{", "}")] {
      var opened: [Int] = []
      for (index, token) in tokens.enumerated() where token.kind == .symbol {
        if token.text == open {
          opened.append(index)
        } else if token.text == close, let start = opened.popLast() {
          closings[start] = index + 1
        }
      }
    }
    self.closings = closings
  }

  /// Where a function stands: its parameters and its body; nil when it is not declared here.
  func function(_ name: String) -> Range<Int>? {
    tokens.indices.first { tokens[$0].text == name && isDeclaration($0) }.flatMap(range)
  }

  /// The functions that have a parameter of this name, which hides the activity's own member in them.
  func functions(takingParameter name: String) -> [Range<Int>] {
    // How many times the name stands before each index.
    var counts = [0]
    for token in tokens {
      counts.append(counts[counts.count - 1] + (token.kind == .identifier && token.text == name ? 1 : 0))
    }
    return tokens.indices.filter { index in
      guard isDeclaration(index), let end = endOfParameters(index) else { return false }
      return counts[end] > counts[index + 1]
    }.compactMap(range)
  }

  /// Whether each token is in one of the ranges.
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
    return closings[index + 1]
  }

  /// From a function's name to the end of its body, or of its line where it has no braces.
  private func range(of index: Int) -> Range<Int>? {
    guard let parameters = endOfParameters(index) else { return nil }
    guard let brace = tokens[parameters...].prefix(8).firstIndex(where: { $0.isSymbol("{") }) else {
      let line = parameters < tokens.count ? tokens[parameters].line : tokens[parameters - 1].line
      return index..<firstIndex(afterLine: line + 1, from: parameters)
    }
    return closings[brace].map { index..<$0 }
  }

  /// The first token from an index on that is on a later line; lines only go up.
  private func firstIndex(afterLine line: Int, from start: Int) -> Int {
    var range = start..<tokens.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = tokens[middle].line > line ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }
}
