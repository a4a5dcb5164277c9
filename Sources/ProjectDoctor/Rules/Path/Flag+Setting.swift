extension Flag {
  private static let first: Set<String> = ["false", "nil", "null"]

  /// The places that set a name to something else than its first value, which is false or nothing; nil if it has
  /// another one, or may be set in a way that is not followed.
  static func settings(of name: String, in files: [AppSources.File]) -> [Reach.Site]? {
    var isDeclared = false
    var found: [Reach.Site] = []
    for (number, file) in files.enumerated() {
      let tokens = file.tokens
      guard let places = file.places[name] else { continue }
      if file.places["$" + name] != nil { return nil }
      for index in places where index > 1 && index + 2 < tokens.count {
        if isDeclaration(index, tokens) {
          guard !isDeclared, isEmpty(index, tokens) else { return nil }
          isDeclared = true
        } else if tokens.isAssigned(index) {
          if !first.contains(tokens[index + 2].text) { found.append(Reach.Site(file: number, index: index)) }
        } else if tokens[index + 1].isSymbol(":") || tokens[index - 1].isSymbol("&") && !tokens[index - 2].isSymbol("&")
        {
          return nil
        } else if tokens[index + 1].isSymbol("."), ["toggle", "value", "current"].contains(tokens[index + 2].text) {
          return nil
        }
      }
    }
    return isDeclared && !found.isEmpty ? found : nil
  }

  /// `private var name = false`, `static Type Name { get; private set; }`
  private static func isDeclaration(_ index: Int, _ tokens: [CodeToken]) -> Bool {
    let before = tokens[..<index].suffix(4).reversed().prefix { ![";", "{", "}", "="].contains(where: $0.isSymbol) }
    guard !tokens[index - 1].isSymbol(".") else { return false }
    if before.contains(where: { ["var", "let", "bool", "Bool", "boolean"].contains($0.text) }) { return true }
    return before.contains { $0.text == "static" } && tokens[index - 1].kind == .identifier
  }

  /// True if a declaration gives false, nothing, or no value.
  private static func isEmpty(_ index: Int, _ tokens: [CodeToken]) -> Bool {
    let line = tokens[index...].prefix { $0.line == tokens[index].line && !$0.isSymbol(";") }
    guard !tokens[..<index].suffix(8).contains(where: { $0.isSymbol("@") }) else { return false }
    if let equals = line.dropFirst().first(where: { $0.isSymbol("=") }) {
      return line.last.map { first.contains($0.text) } ?? false && !equals.text.isEmpty
    }
    // A property that computes its value has a body.
    let isComputed = line.contains { $0.isSymbol("{") } && !line.contains { $0.text == "get" }
    return !isComputed
  }
}

extension Reach {
  /// A condition in front of a place that needs a flag which only the code behind the condition sets.
  func condition(settingItself site: Site) -> CodeToken? {
    let code = Code(tokens: files[site.file].tokens)
    let range = function(around: site)
    for condition in Guarding.all(before: site.index, from: range.lowerBound, code) where condition.words.count < 12 {
      guard let name = code.lastName(in: condition.words), code.tokens[name].text.count > 2,
        let settings = Flag.settings(of: code.tokens[name].text, in: files)
      else { continue }
      var body = condition.words.upperBound
      while body < code.tokens.count, code.tokens[body].isSymbol(")") { body += 1 }
      let isInside = body < code.tokens.count && code.tokens[body].isSymbol("{") && code.end(of: body) > site.index
      let behind =
        isInside
        ? body..<code.end(of: body) : min(code.endOfLeaving(body), range.upperBound)..<range.upperBound
      let value = ConditionValue(code: code) { code.isSet($0) }.of(condition.words)
      guard value == !condition.isNeeded, !isInside || condition.isNeeded,
        settings.allSatisfy({ $0.file == site.file && behind.contains($0.index) })
      else { continue }
      return code.tokens[condition.index]
    }
    return nil
  }
}

extension Code {
  /// The end of what follows a condition that leaves.
  fileprivate func endOfLeaving(_ body: Int) -> Int {
    var start = body
    if start < tokens.count, tokens[start].text == "else" { start += 1 }
    guard start < tokens.count else { return tokens.count }
    return tokens[start].isSymbol("{") ? end(of: start) : endOfStatement(start, to: tokens.count)
  }

  /// The value of a test of a flag that is not set.
  fileprivate func isSet(_ words: Range<Int>) -> Bool? {
    guard let last = lastName(in: words) else { return nil }
    let rest = (last + 1)..<words.upperBound
    return rest.isEmpty ? false : ofAbsent(rest)
  }
}
