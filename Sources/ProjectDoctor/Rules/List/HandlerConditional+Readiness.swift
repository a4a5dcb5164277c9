import RedemptionCore

extension Examination {
  /// Finds handlers that drop a link, without keeping it, until the app has loaded something.
  mutating func checkReadiness(_ sources: AppSources, _ reach: Reach) {
    let hops = reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) })
    guard sources.isComplete, !findings.contains(where: { $0.rule == .handlerConditional }),
      let (hop, (token, name)) = reach.shut(hops, by: reach.unready(before:))
    else { return }
    add(
      .handlerConditional, reach.path(hop.site), token.line,
      "A link that comes before \(name) is set does not reach \(reach.token(hop.site).text), and is lost.",
      fix: Fix(
        instruction: "Wait for \(name), or keep the link and handle it afterwards.", text: reach.token(hop.site).text))
  }
}

extension Reach {
  /// The condition that drops a link for want of a state, and the state's name; nil if the link waits or is kept.
  fileprivate func unready(before hop: Hop) -> (CodeToken, String)? {
    guard hop.passesLink else { return nil }
    let code = Code(tokens: tokens(of: hop.site))
    let start = startOfFunction(around: hop.site)
    for condition in Guarding.all(before: hop.site.index, from: start, code) where condition.isSilent {
      guard let name = code.state(in: condition.words, from: start), !isComposed(condition.index, in: hop.site.file),
        !code.runsAgain(condition.index, for: name), !waits(for: name, in: start..<condition.index, code)
      else { continue }
      let value = ConditionValue(code: code) { code.isReady($0) }.of(condition.words)
      if value == !condition.isNeeded { return (code.tokens[condition.index], name) }
    }
    return nil
  }

  /// `await prepare()`, where that function sets the state.
  private func waits(for name: String, in words: Range<Int>, _ code: Code) -> Bool {
    words.contains { place in
      guard code.tokens[place].text == "await",
        let call = called(by: (place + 1)..<code.endOfStatement(place + 1, to: words.upperBound), code)
      else { return false }
      return functions[code.tokens[call].text]?.contains { sets(name, in: $0) } == true
    }
  }

  private func sets(_ name: String, in function: Function) -> Bool {
    let file = files[function.file]
    let declaration = outlines[function.file].declarations.first { $0.range.lowerBound == function.start }
    guard let range = declaration?.range else { return false }
    return file.places[name, default: []].contains { place in
      range.dropFirst().dropLast(2).contains(place) && file.tokens.isAssigned(place)
        && !file.tokens[place - 1].isDeclaring
    }
  }

  /// True directly in a function of the interface, which runs again when a state changes.
  private func isComposed(_ index: Int, in file: Int) -> Bool {
    guard let function = outlines[file].declarations(around: index).first(where: { !$0.isType }) else { return true }
    let isComponent = function.name.first?.isUppercase == true && !Path.hasExtension(files[file].path, ["cs"])
    return files[file].tokens.isComposable(function.range) || isComponent
      || ["build", "body", "render"].contains(function.name)
  }
}

extension Code {
  private static let endings = ["initialized", "initialised", "configured", "ready", "loaded", "hydrated", "prepared"]
  private static let loaded = ["customerinfo", "offering", "offerings", "entitlements", "subscriber", "profile"]
  private static let effects: Set<String> = [
    "useEffect", "useLayoutEffect", "useMemo", "useFocusEffect", "LaunchedEffect", "watch", "watchEffect", "effect",
  ]

  /// The name of a state of the app's own in a condition; nil for a parameter, and for what was waited for.
  fileprivate func state(in words: Range<Int>, from start: Int) -> String? {
    guard let place = words.first(where: { isState(tokens[$0]) }) else { return nil }
    let name = tokens[place].text
    if let value = value(of: name, before: words.lowerBound, from: start) {
      return tokens[value].contains { $0.text == "isConfigured" } ? name : nil
    }
    let header = tokens[start..<words.lowerBound].prefix { !$0.isSymbol("{") }
    return header.contains { $0.text == name } ? nil : name
  }

  private func isState(_ token: CodeToken) -> Bool {
    let name = token.text.lowercased()
    return token.kind == .identifier
      && (Code.endings.contains(where: name.hasSuffix) || Code.loaded.contains { name.hasSuffix($0) })
  }

  /// The value of a part of a condition before the state is there; nil for any other part.
  fileprivate func isReady(_ words: Range<Int>) -> Bool? {
    guard let last = lastName(in: words), isState(tokens[last]) else { return nil }
    var rest = (last + 1)..<words.upperBound
    if rest.count == 2, tokens[rest.lowerBound].isSymbol("("), tokens[rest.lowerBound + 1].isSymbol(")") {
      rest = rest.upperBound..<rest.upperBound
    }
    if rest.isEmpty { return false }
    return ofAbsent(rest)
  }

  /// True in an effect that runs again when a state changes.
  fileprivate func runsAgain(_ place: Int, for name: String) -> Bool {
    for open in openings(around: place, from: max(0, place - 600)) where tokens[open].isSymbol("(") && open > 0 {
      guard Code.effects.contains(tokens[open - 1].text), let words = arguments(of: open - 1) else { continue }
      let list = words.last { tokens[$0].isSymbol("[") && $0 > place && end(of: $0) >= words.upperBound - 1 }
      guard let list else { return true }
      return tokens[list..<words.upperBound].contains { $0.text == name }
    }
    return openings(around: place, from: max(0, place - 600)).contains { open in
      guard tokens[open].isSymbol("{"), let list = openParenthesis(closedBefore: open, from: max(0, open - 40)),
        list > 0,
        Code.effects.contains(tokens[list - 1].text)
      else { return false }
      return tokens[list..<open].contains { $0.text == name }
    }
  }
}
