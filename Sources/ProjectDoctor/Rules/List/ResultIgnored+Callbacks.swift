/// Callbacks that receive the outcomes and do nothing with them.
extension Reach {
  /// The message for outcomes that go to one callback alone, where every caller passes an empty function.
  ///
  /// - Returns: nil if a callback may show them, or if no callback receives them.
  func idleCallback(after site: Site, in range: Range<Int>) -> String? {
    guard let name = Code(tokens: tokens(of: site)).onlyCallback(after: site.index, in: range) else { return nil }
    let around = outlines[site.file].declarations(around: site.index)
    let function = around.first { !$0.isType }
    let isParameter = function.map { files[site.file].tokens[$0.range].prefix { !$0.isSymbol("{") } }?
      .contains { $0.text == name }
    guard functions[name] == nil, let owner = isParameter == true ? function : around.first(where: \.isType) else {
      return nil
    }
    let calls = mentions(of: owner, in: site.file).filter { mention in
      let next = files[mention.file].tokens.dropFirst(mention.index + 1).first
      return token(mention).kind == .identifier && (next?.isSymbol("(") == true || next?.isSymbol("{") == true)
    }
    guard !calls.isEmpty, calls.allSatisfy({ Code(tokens: tokens(of: $0)).passesNothing($0.index, for: name) }) else {
      return nil
    }
    return "The outcomes go to \(name), and \(owner.name) is given one that does nothing."
  }
}

extension Code {
  /// The name of the only callback that receives the outcome of a redemption; nil if other code receives it too.
  fileprivate func onlyCallback(after call: Int, in range: Range<Int>) -> String? {
    let keywords: Set<String> = ["if", "when", "switch", "case", "catch", "guard", "while", "for", "is", "await"]
    let calls = ((call + 1)..<max(call + 1, range.upperBound)).filter { index in
      guard tokens[index].kind == .identifier, index + 2 < tokens.count, tokens[index + 1].isSymbol("("),
        !tokens[index + 2].isSymbol(")")
      else { return false }
      let isLabel = tokens[index - 1].isSymbol(".") && ["case", "let", ","].contains(tokens[index - 2].text)
      return !isLabel && !keywords.contains(tokens[index].text) && tokens[index].text.first?.isUppercase != true
        && !isLog(index) || tokens[index].text == "Invoke"
    }
    let names = Set(
      calls.map { index -> String in
        guard ["Invoke", "invoke", "call"].contains(tokens[index].text), tokens[index - 1].isSymbol(".") else {
          return tokens[index].text
        }
        return tokens[index - (tokens[index - 2].isSymbol("?") ? 3 : 2)].text
      })
    return calls.count > 1 && names.count == 1 ? names.first : nil
  }

  /// True if a call passes an empty function under this name, or as its only argument.
  fileprivate func passesNothing(_ call: Int, for name: String) -> Bool {
    if tokens[call + 1].isSymbol("{") { return isIdleFunction(call + 1) }
    guard let words = arguments(of: call) else { return false }
    if let label = words.dropLast().first(where: {
      tokens[$0].text == name && (tokens[$0 + 1].isSymbol(":") || tokens[$0 + 1].isSymbol("="))
    }) {
      return isIdleFunction(label + 2)
    }
    let next = words.upperBound + 1
    if words.isEmpty, next < tokens.count, tokens[next].isSymbol("{") { return isIdleFunction(next) }
    return !words.isEmpty && isIdleFunction(words.lowerBound)
      && (words.lowerBound..<words.upperBound).allSatisfy { !tokens[$0].isSymbol(":") }
  }

  /// `(_) {}`, `() => {}`, `_ => { }`, `{ _ in }`, `{ _ -> }`
  func isIdleFunction(_ start: Int) -> Bool {
    guard start + 1 < tokens.count else { return false }
    var index = start
    if tokens[index].isSymbol("(") {
      index = end(of: index)
    } else if tokens[index].kind == .identifier {
      index += 1
      guard index < tokens.count, tokens[index].isSymbol("=") else { return false }
    }
    while index < tokens.count, tokens[index].isSymbol("=") || tokens[index].isSymbol(">") { index += 1 }
    guard index < tokens.count, tokens[index].isSymbol("{") else { return false }
    let inner = Array(tokens[(index + 1)..<max(index + 1, end(of: index) - 1)])
    if inner.isEmpty { return true }
    return index == start && inner.count < 5 && (inner.last?.text == "in" || inner.last?.isSymbol(">") == true)
  }
}
