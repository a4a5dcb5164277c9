import RedemptionCore

extension Rule {
  /// The code that redeems is on a screen which the app does not begin with.
  public static let handlerOnOneScreen = Rule(
    id: "handler-on-one-screen", severity: .warning, summary: "Only a screen that is opened later handles links.",
    why: "The link arrives while the buyer is on another screen, and nothing is redeemed.",
    remedy: "Handle links where the app starts.",
    source: "The framework's guide to links", needs: .registrations,
    check: { $0.checkScreens($1, $2) })
}

extension Examination {
  /// Finds handlers on screens that are made when the user opens them.
  fileprivate mutating func checkScreens(_ sources: AppSources, _ reach: Reach) {
    let hops = reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) })
    let shut = reach.shut(hops) { hop -> Void? in
      let isLater = isPage(reach, hop) || reach.isOpenedLater(hop.site) || hop.isEntry && reach.isTapped(hop.site)
      return isLater ? () : nil
    }
    guard sources.isComplete, let hop = shut?.hop else { return }
    add(
      .handlerOnOneScreen, reach.path(hop.site), reach.token(hop.site).line,
      "\(reach.token(hop.site).text) is on a screen that is not there until the user opens it.",
      fix: Fix(
        instruction: "Move the handler to the first view or layout of the app.", text: reach.token(hop.site).text))
  }

  /// True for a page of Expo Router that is neither a layout nor the first page, nor the page of the links.
  private func isPage(_ reach: Reach, _ hop: Hop) -> Bool {
    let path = reach.path(hop.site)
    guard app.kind == .expo, hop.isEntry,
      ["app/", "src/app/"].contains(where: { path.hasPrefix(Path.join(app.root, $0) + "/") })
    else { return false }
    let name = Path.name(path)
    let depth = path.dropFirst(app.root.count).split(separator: "/").filter { !$0.hasPrefix("(") }.count
    let isRoot = depth <= (path.contains("src/app/") ? 3 : 2)
    if isRoot, ["_layout", "index", "+native-intent", "+not-found"].contains(where: name.hasPrefix) { return false }
    let words = Set(reach.tokens(of: hop.site).map(\.text))
    return words.isDisjoint(with: ["useLocalSearchParams", "useGlobalSearchParams"])
      && !vendors.contains { name.hasPrefix($0.links.host) } && !name.hasPrefix("_layout")
  }
}

extension Reach {
  private static let openers: Set<String> = [
    "NavigationLink", "sheet", "fullScreenCover", "navigationDestination", "popover", "MaterialPageRoute",
    "CupertinoPageRoute",
  ]

  /// True where the link is read when somebody taps.
  fileprivate func isTapped(_ site: Site) -> Bool {
    let code = Code(tokens: files[site.file].tokens)
    return code.openings(around: site.index, from: startOfFunction(around: site)).contains { open in
      open > 0 && ["setOnClickListener", "onTapGesture"].contains(code.tokens[open - 1].text)
    }
  }

  /// True for a view that is named in what opens another screen.
  func isOpenedLater(_ site: Site) -> Bool {
    let code = Code(tokens: files[site.file].tokens)
    return code.openings(around: site.index, from: startOfFunction(around: site)).contains { open in
      guard open > 0 else { return false }
      var name = open - 1
      // A trailing closure stands behind the brackets of its call.
      if code.tokens[name].isSymbol(")") {
        name =
          (0..<name).reversed().first { code.tokens[$0].isSymbol("(") && code.end(of: $0) == open }.map { $0 - 1 } ?? 0
      }
      return name >= 0 && Reach.openers.contains(code.tokens[name].text)
    }
  }
}
