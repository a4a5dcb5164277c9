import RedemptionCore

extension Rule {
  /// The code that redeems is compiled or run in some builds only.
  public static let handlerInDebug = Rule(
    id: "handler-in-debug", severity: .error, summary: "Only builds for development handle links.",
    why: "Buyers have the released app, which ignores the link.",
    remedy: "Handle links in every build.",
    source: "The framework's guide to links", needs: .registrations,
    check: { $0.checkBuilds($1, $2) })
}

extension Examination {
  /// Finds handlers that a released app does not have.
  fileprivate mutating func checkBuilds(_ sources: AppSources, _ reach: Reach) {
    let hops = reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) })
    guard sources.isComplete, reach.isOpen(hops, unless: { _ in false }) else { return }
    func shut(_ hop: Hop) -> CodeToken? {
      reach.tokens(of: hop.site).directive(around: hop.site.index)
        ?? reach.condition(shutting: hop.site) { words, code in code.isRelease(words) }
    }
    guard !reach.isOpen(hops, unless: { shut($0) != nil }) else { return }
    guard let hop = hops.first(where: { shut($0) != nil }), let token = shut(hop) else { return }
    add(
      .handlerInDebug, reach.path(hop.site), token.line,
      "A released app does not come to \(reach.token(hop.site).text): this condition holds in other builds only.",
      fix: Fix(instruction: "Take the handler out of the condition.", text: reach.token(hop.site).text))
  }
}

extension Code {
  /// The value of a condition on the build, in a released app; nil for any other.
  fileprivate func isRelease(_ words: Range<Int>) -> Bool? {
    guard words.count <= 3, let last = words.last else { return nil }
    switch tokens[last].text {
    case "__DEV__", "kDebugMode", "kProfileMode", "kIsWeb", "DEBUG", "isEditor", "isDebugBuild": return false
    case "kReleaseMode": return true
    default: return nil
    }
  }
}

extension [CodeToken] {
  /// The `#if` of a build for development around a place; nil if there is none.
  fileprivate func directive(around place: Int) -> CodeToken? {
    var open: [CodeToken?] = []
    for index in indices.dropLast().prefix(place) where self[index].isSymbol("#") {
      switch self[index + 1].text {
      case "if":
        let words = self[(index + 2)...].prefix { $0.line == self[index].line }
        let isOne =
          words.count == 1 && ["DEBUG", "UNITY_EDITOR", "targetEnvironment"].contains(words.first?.text ?? "")
        open.append(isOne ? self[index] : nil)
      case "else", "elseif", "elif": if !open.isEmpty { open[open.count - 1] = nil }
      case "endif": _ = open.popLast()
      default: continue
      }
    }
    return open.compactMap { $0 }.last
  }
}
