extension Reach {
  /// False for code that is made and never started: a lazy coroutine, or an iterator that nobody runs.
  func isStarted(_ site: Site) -> Bool {
    let code = Code(tokens: files[site.file].tokens)
    let start = startOfFunction(around: site)
    for open in code.openings(around: site.index, from: start) where code.tokens[open].isSymbol("{") && open > 0 {
      guard code.tokens[open - 1].isSymbol(")"),
        let words = code.openParenthesis(closedBefore: open, from: start),
        code.tokens[words..<open].contains(where: { $0.text == "LAZY" })
      else { continue }
      let starters: Set<String> = ["start", "join", "await", "joinAll", "awaitAll", "invokeOnCompletion"]
      if !code.tokens[code.end(of: open)...].contains(where: { starters.contains($0.text) }) { return false }
    }
    return !isIdleIterator(site, code, from: start)
  }

  /// A call of a function of Unity that returns `IEnumerator`, alone in its statement.
  private func isIdleIterator(_ site: Site, _ code: Code, from start: Int) -> Bool {
    guard Path.hasExtension(path(site), ["cs"]), site.index > 0, let words = code.arguments(of: site.index) else {
      return false
    }
    let end = words.upperBound + 1
    guard [";", "{", "}"].contains(where: code.tokens[site.index - 1].isSymbol), end < code.tokens.count,
      code.tokens[end].isSymbol(";")
    else { return false }
    let name = code.tokens[site.index].text
    return files.indices.contains { file in
      outlines[file].names.contains { index in
        index > 0 && files[file].tokens[index].text == name && files[file].tokens[index - 1].text == "IEnumerator"
      }
    }
  }
}

extension Code {
  /// The bracket `(` whose end stands right before a place.
  func openParenthesis(closedBefore place: Int, from start: Int) -> Int? {
    (start..<place).last { tokens[$0].isSymbol("(") && end(of: $0) == place }
  }
}

extension Reach {
  /// Where an app's Swift gets links: its first `onOpenURL`, or `openURLContexts` of a scene delegate, or its `@main`.
  var swiftEntry: (file: String, line: Int)? {
    let swift = files.filter { Path.hasExtension($0.path, ["swift"]) && !$0.path.hasSuffix("Package.swift") }
    for name in ["onOpenURL", "openURLContexts", "main"] {
      for file in swift {
        let place = file.places[name]?.first { name != "main" || $0 > 0 && file.tokens[$0 - 1].isSymbol("@") }
        if let place { return (file.path, file.tokens[place].line) }
      }
    }
    return swift.first.map { ($0.path, 1) }
  }
}
