extension Code {
  /// A filter in a chain of calls, or a case, that the links do not meet and without which a place is not reached.
  func filter(before place: Int, from start: Int, _ shape: LinkShape) -> CodeToken? {
    chained(before: place, from: start, shape) ?? labelled(before: place, from: start, shape)
  }

  /// `stream.where((uri) => test).listen(open)`, `uri?.takeIf { test } ?: return`
  private func chained(before place: Int, from start: Int, _ shape: LinkShape) -> CodeToken? {
    for index in start..<place
    where ["where", "filter", "takeIf"].contains(tokens[index].text) && index > start && tokens[index - 1].isSymbol(".")
    {
      guard index + 1 < place, tokens[index + 1].isSymbol("(") || tokens[index + 1].isSymbol("{") else { continue }
      let close = end(of: index + 1)
      let isChain = !tokens[close..<max(close, place)].contains { $0.isSymbol(";") || $0.isSymbol("}") }
      let isLeft = tokens[close...].prefix(4).contains { $0.text == "return" }
      guard isChain || isLeft else { continue }
      let inner = (index + 2)..<(close - 1)
      let arrow = inner.first { tokens[$0].isSymbol(">") && ["=", "-"].contains(where: tokens[$0 - 1].isSymbol) }
      let words = (arrow.map { $0 + 1 } ?? inner.lowerBound)..<inner.upperBound
      let value = ConditionValue(code: self) { LinkTest(shape: shape, code: self).value(of: $0) }.of(words)
      if value == false { return tokens[index] }
    }
    return nil
  }

  /// `switch scheme { case "https": open(url) }`, `when (uri.host) { "a" -> open(uri) }`
  private func labelled(before place: Int, from start: Int, _ shape: LinkShape) -> CodeToken? {
    guard
      let open = openings(around: place, from: start).first(where: { open in
        tokens[open].isSymbol("{") && subject(of: open, from: start) != nil
      }), let subject = subject(of: open, from: start)
    else { return nil }
    let names = subject.filter { tokens[$0].kind == .identifier }.map { tokens[$0].text }
    let isScheme = names.last == "scheme" || names.last == "protocol" || cutsScheme(subject)
    let known = isScheme ? shape.schemes : ["host", "hostname"].contains(names.last ?? "") ? shape.hosts : []
    guard !known.isEmpty else { return nil }
    var labels: [String] = []
    var isNamed = false
    for index in (open + 1)..<place {
      if ["case", "default", "else"].contains(tokens[index].text) { (labels, isNamed) = ([], true) }
      guard tokens[index].kind == .string, index + 1 < tokens.count else { continue }
      let isLabel =
        [":", ",", "-"].contains(where: tokens[index + 1].isSymbol) && openings(around: index, from: open).count == 1
      if isLabel, tokens[index + 1].isSymbol("-"), !isNamed { labels = [tokens[index].text.lowercased()] }
      if isLabel, isNamed, tokens[..<index].suffix(4).contains(where: { $0.text == "case" }) {
        labels.append(tokens[index].text.lowercased())
      }
    }
    let plain = labels.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
    return !plain.isEmpty && known.isDisjoint(with: plain) ? tokens[open] : nil
  }

  /// What stands between `switch` or `when` and a brace.
  func subject(of open: Int, from start: Int) -> Range<Int>? {
    var index = open - 1
    while index > start, open - index < 24, !tokens[index].isSymbol(";"), !tokens[index].isSymbol("{") {
      if ["switch", "when"].contains(tokens[index].text) {
        var words = (index + 1)..<open
        if let first = words.first, tokens[first].isSymbol("(") { words = (first + 1)..<(open - 1) }
        return words
      }
      index -= 1
    }
    return nil
  }

  /// `url.split(":")[0]`
  private func cutsScheme(_ words: Range<Int>) -> Bool {
    words.contains { tokens[$0].text == "split" }
      && words.contains { [":", "://"].contains(tokens[$0].text) && tokens[$0].kind == .string }
      && words.contains { tokens[$0].text == "0" }
  }
}
