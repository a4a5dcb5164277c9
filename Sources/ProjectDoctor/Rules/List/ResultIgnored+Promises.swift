/// Promises of an outcome that are taken for the outcome.
extension Reach {
  private static let awaiting: Set<String> = ["js", "jsx", "mjs", "ts", "tsx", "vue", "svelte", "dart"]

  /// The message for a call without `await`, whose promise is read or shown.
  func promised(after site: Site, in range: Range<Int>) -> String? {
    guard Path.hasExtension(path(site), Reach.awaiting) else { return nil }
    let code = Code(tokens: tokens(of: site))
    if let name = code.promise(at: site.index, in: range) {
      return "\(token(site).text) returns a promise, and \(name) is read without await."
    }
    if code.isDroppedByThen(site.index) { return "What is done after \(token(site).text) does nothing." }
    for hop in hops(to: [site]).prefix(12) where hop.next != nil && hop.passesLink {
      let code = Code(tokens: tokens(of: hop.site))
      let name = token(hop.site).text
      guard code.isShownAsPromise(hop.site.index), let all = functions[name], all.count == 1,
        files[all[0].file].tokens[..<all[0].start].suffix(3).contains(where: { $0.text == "async" })
          || files[all[0].file].tokens[all[0].start...].prefix(3).contains(where: { $0.text == "async" })
      else { continue }
      return "\(name) returns a promise, which is shown in place of its text."
    }
    return nil
  }
}

extension Code {
  /// `const answer = redeem(link)`, whose members are read: its name.
  fileprivate func promise(at call: Int, in range: Range<Int>) -> String? {
    guard let end = arguments(of: call)?.upperBound, end + 1 < tokens.count, !tokens[end + 1].isSymbol("."),
      let start = startOfReceiver(call), start > range.lowerBound + 1, tokens[start - 1].isSymbol("="),
      tokens[start - 2].kind == .identifier
    else { return nil }
    let name = tokens[start - 2].text
    let uses = ((end + 1)..<range.upperBound).filter { tokens[$0].text == name && tokens[$0].kind == .identifier }
    let isRead = uses.contains {
      $0 + 2 < tokens.count && tokens[$0 + 1].isSymbol(".") && ["result", "error"].contains(tokens[$0 + 2].text)
    }
    let isWaitedFor = uses.contains { use in
      tokens[use - 1].text == "await"
        || tokens[use - 1].text == "return" && !(use + 1 < tokens.count && tokens[use + 1].isSymbol("."))
        || [",", "["].contains(where: tokens[use - 1].isSymbol)
        || use + 2 < tokens.count && ["then", "catch"].contains(tokens[use + 2].text)
    }
    return isRead && !isWaitedFor ? name : nil
  }

  /// Where `a.b` of `a.b.call` begins.
  private func startOfReceiver(_ call: Int) -> Int? {
    var start = call
    while start > 1, tokens[start - 1].isSymbol("."), tokens[start - 2].kind == .identifier { start -= 2 }
    return start
  }

  /// `redeem(link).then((_) {})`
  fileprivate func isDroppedByThen(_ call: Int) -> Bool {
    guard let end = arguments(of: call)?.upperBound, end + 2 < tokens.count, tokens[end + 1].isSymbol("."),
      tokens[end + 2].text == "then", let words = arguments(of: end + 2), !words.isEmpty
    else { return false }
    return isIdleFunction(words.lowerBound)
  }

  /// `setText(redeem(url))`, without `await`.
  fileprivate func isShownAsPromise(_ call: Int) -> Bool {
    guard let start = startOfReceiver(call), start > 1, tokens[start - 1].isSymbol("("),
      let end = arguments(of: call)?.upperBound, end + 1 < tokens.count, !tokens[end + 1].isSymbol(".")
    else { return false }
    let taker = tokens[start - 2].text
    let isSetter = taker.hasPrefix("set") && taker.dropFirst(3).first?.isUppercase == true && taker != "setTimeout"
    return isSetter || ["alert", "Text"].contains(taker)
  }
}
