import RedemptionCore

extension Examination {
  /// Finds code that redeems links of a scheme which the app's links do not have.
  ///
  /// A condition counts if it compares the scheme, or the beginning of the link, with a text. Every call that redeems
  /// has to stand behind such a condition.
  mutating func checkSchemeConditions(_ sources: AppSources, _ reach: Reach) {
    let accepted = acceptedSchemes
    let sites = reach.linkCalls(of: vendors).filter(reach.isReached)
    guard !accepted.isEmpty, !sites.isEmpty, sources.isComplete else { return }
    let conditions = sites.map { site in
      reach.conditions(before: site).first { condition in
        !condition.schemes.contains { scheme in accepted.contains { $0.hasPrefix(scheme) } }
      }
    }
    guard let condition = conditions.first ?? nil, conditions.allSatisfy({ $0 != nil }) else { return }
    add(
      .linkTakenFirst, reach.path(condition.site), reach.token(condition.site).line,
      "Only links of the scheme \(condition.schemes.listed) are redeemed; the app's links have \(accepted.sorted().listed).",
      fix: Fix(
        instruction: "Pass every link to the SDK, which ignores those that are not for it; or compare this scheme.",
        text: accepted.sorted().first ?? ""))
  }

  /// The schemes, in lower case, that open the app with a link to redeem.
  private var acceptedSchemes: Set<String> {
    let own = (iosSchemes + androidSchemes).filter { !$0.isForeign && $0.isValid }
    let forms = schemeVendors.filter { redeemedVendors.contains($0.id) }.compactMap(\.links.scheme)
    if let expected { return [expected.lowercased()] }
    // Links of the web may open the app too.
    guard !schemeVendors.isEmpty, universalLink != true else { return [] }
    let formed = own.filter { scheme in forms.contains { $0.matches(scheme.text.lowercased()) } }
    return Set((formed.isEmpty && forms.isEmpty ? own : formed).map { $0.text.lowercased() })
  }
}

extension Reach {
  /// A comparison of a link's scheme without which a call does not run.
  struct Condition {
    let site: Site
    /// In lower case.
    let schemes: [String]
  }

  /// The conditions in a call's own function.
  func conditions(before call: Site) -> [Condition] {
    let tokens = tokens(of: call)
    let start = startOfFunction(around: call)
    return (start..<call.index).compactMap { index in
      guard tokens[index].kind == .identifier, ["if", "guard"].contains(tokens[index].text),
        let end = endOfCondition(index, tokens), end < call.index
      else { return nil }
      let condition = tokens[(index + 1)..<end]
      let comparisons = Comparisons(condition)
      guard !comparisons.schemes.isEmpty, comparisons.isPlain else { return nil }
      let isLeft = tokens[end...].prefix(4).contains { $0.text == "return" }
      let isNeeded =
        tokens[index].text == "guard"
        ? !comparisons.isNegative && isLeft
        : comparisons.isNegative ? isLeft : isInBlock(call.index, from: end, tokens)
      return isNeeded ? Condition(site: Site(file: call.file, index: index), schemes: comparisons.schemes) : nil
    }
  }

  /// The index of the brace behind a condition, or of the statement without one.
  private func endOfCondition(_ start: Int, _ tokens: [CodeToken]) -> Int? {
    var depth = 0
    for index in (start + 1)..<min(tokens.count, start + 48) {
      let token = tokens[index]
      if token.isSymbol("(") { depth += 1 }
      if token.isSymbol(")") { depth -= 1 }
      if depth == 0, token.isSymbol("{") || ["else", "return"].contains(token.text) { return index }
      if token.isSymbol(";") || token.isSymbol("}") { return nil }
    }
    return nil
  }

  private func isInBlock(_ index: Int, from start: Int, _ tokens: [CodeToken]) -> Bool {
    guard tokens[start].isSymbol("{") else { return false }
    var depth = 0
    for position in start..<index {
      if tokens[position].isSymbol("{") { depth += 1 }
      if tokens[position].isSymbol("}") { depth -= 1 }
      if depth == 0 { return false }
    }
    return true
  }
}

/// What a condition compares a link with.
private struct Comparisons {
  private(set) var schemes: [String] = []
  private(set) var isNegative = false
  /// False if another part of the condition lets links pass that the comparison does not.
  private(set) var isPlain = true

  init(_ condition: ArraySlice<CodeToken>) {
    var others = 0
    for index in condition.indices {
      let token = condition[index]
      if token.isSymbol("|") { others += 1 }
      guard token.kind == .string, let scheme = Comparisons.scheme(token.text, before: condition[..<index]) else {
        continue
      }
      schemes.append(scheme.lowercased())
      isNegative = isNegative || Comparisons.isNegative(condition[..<index])
    }
    // `a || b` is two symbols; each part has to compare a scheme.
    isPlain = schemes.count == 1 ? others == 0 : others == 2 * (schemes.count - 1) && !isNegative
  }

  /// The scheme of `scheme == "shop"`, `startsWith("shop://")` and `hasPrefix("shop:")`.
  private static func scheme(_ text: String, before: ArraySlice<CodeToken>) -> String? {
    let words = before.suffix(4)
    let scheme = String(text.prefix { $0 != ":" })
    guard RegisteredScheme(text: scheme, file: "", line: 1).isValid, !["http", "https"].contains(scheme) else {
      return nil
    }
    if words.contains(where: { $0.kind == .identifier && $0.text == "scheme" }) {
      return words.last?.isSymbol("=") == true ? scheme : nil
    }
    let isBeginning = words.contains { ["startsWith", "hasPrefix"].contains($0.text) }
    return isBeginning && text.contains("://") ? scheme : nil
  }

  private static func isNegative(_ before: ArraySlice<CodeToken>) -> Bool {
    let words = Array(before)
    if words.count >= 2, words[words.count - 1].isSymbol("="), words[words.count - 2].isSymbol("!") { return true }
    if words.count >= 3, words[words.count - 1].isSymbol("="), words[words.count - 2].isSymbol("="),
      words[words.count - 3].isSymbol("!")
    {
      return true
    }
    // `!link.startsWith(`
    var index = words.count - 1
    while index >= 0, words[index].kind == .identifier || [".", "?", "("].contains(where: words[index].isSymbol) {
      if words[index].isSymbol("("), index < words.count - 1 { return false }
      index -= 1
    }
    return index >= 0 && words[index].isSymbol("!")
  }
}
