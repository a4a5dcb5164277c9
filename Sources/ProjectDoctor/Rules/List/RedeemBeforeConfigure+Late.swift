import RedemptionCore

extension Examination {
  /// Finds an SDK that one platform does not configure, that is configured after a delay, or after the first link.
  mutating func checkConfiguredLate(_ sources: AppSources, _ reach: Reach) {
    guard sources.isComplete, !findings.contains(where: { $0.rule == .redeemBeforeConfigure }) else { return }
    for calls in known.all.map(\.sources.calls)
    where !reach.files(naming: calls.redeem.union(calls.handle).inLowerCase).isEmpty {
      let sites = reach.calls(of: calls.configure.inLowerCase).filter { reach.isCall($0, on: calls.receiver) }
      guard let site = sites.first else { continue }
      guard let (place, message) = platformWithout(sites, reach) ?? reach.delay(of: sites) ?? orderOf(sites, reach)
      else { continue }
      return add(
        .redeemBeforeConfigure, reach.path(place), reach.token(place).line, message,
        fix: Fix(
          instruction: "Configure the SDK where the app starts, on both platforms.",
          text: "\(reach.token(site).text)(…)"))
    }
  }

  /// The platform on which no call that configures is reached.
  private func platformWithout(_ sites: [Reach.Site], _ reach: Reach) -> (Reach.Site, String)? {
    guard app.hasIOS, app.hasAndroid else { return nil }
    let hops = reach.hops(to: sites)
    for (platform, name) in [("ios", "iOS"), ("android", "Android")] {
      let shut = reach.shut(hops) { hop in
        reach.condition(shutting: hop.site) { words, code in code.isPlatform(platform, words) }
      }
      if let (hop, _) = shut { return (hop.site, "On \(name) the SDK is not configured, because of a condition.") }
    }
    return app.kind == .kmp && app.side == nil ? sideWithout(sites, hops, reach) : nil
  }

  /// The side of a Kotlin Multiplatform app whose own code does not lead to a call that configures.
  private func sideWithout(_ sites: [Reach.Site], _ hops: [Hop], _ reach: Reach) -> (Reach.Site, String)? {
    let sides = hops.map { hop -> String? in
      let path = reach.path(hop.site)
      if Path.hasExtension(path, ["swift"]) || path.contains("/iosMain/") { return "iOS" }
      return path.contains("/androidMain/") || path.contains("/src/main/") ? "Android" : nil
    }
    func isReached(_ side: String, _ other: String) -> Bool {
      zip(hops, zip(sides, reach.open(hops, shut: sides.map { $0 == other }))).contains { hop, rest in
        hop.isEntry && rest.1 && rest.0 != other && (rest.0 == side || reach.isReached(hop.site))
      }
    }
    let (ios, android) = (isReached("iOS", "Android"), isReached("Android", "iOS"))
    guard ios != android, let site = sites.first else { return nil }
    return (site, "Only \(ios ? "iOS" : "Android")'s code leads to \(reach.token(site).text).")
  }

  /// The call that hands a link on before the same function configures the SDK.
  private func orderOf(_ sites: [Reach.Site], _ reach: Reach) -> (Reach.Site, String)? {
    let configuring = reach.hops(to: sites).filter { !$0.isEntry || $0.next != nil }.map(\.site) + sites
    for hop in reach.hops(to: reach.linkCalls(of: known.all)) where hop.passesLink {
      let code = Code(tokens: reach.tokens(of: hop.site))
      let range = reach.function(around: hop.site)
      guard Path.hasExtension(reach.path(hop.site), ["kt", "java", "cs"]),
        code.handsOnStart(hop.site.index, from: range.lowerBound),
        let later = configuring.first(where: { site in
          site.file == hop.site.file && range.contains(site.index) && site.index > hop.site.index
            && code.isStep(site.index, from: range.lowerBound)
        }),
        !configuring.contains(where: { $0.file == later.file && range.contains($0.index) && $0.index < hop.site.index })
      else { continue }
      return (
        hop.site, "\(reach.token(hop.site).text) gets the link before \(reach.token(later).text) configures the SDK."
      )
    }
    return nil
  }
}

extension Reach {
  private static let timers: Set<String> = [
    "setTimeout", "asyncAfter", "delayed", "Timer", "postDelayed", "scheduledTimer", "Invoke", "requestIdleCallback",
  ]
  private static let pauses: Set<String> = ["sleep", "delay", "delayed", "WaitForSeconds", "setTimeout", "Delay"]

  /// The first of some calls, if time has to pass before each of them, and nothing follows that may wait for it.
  fileprivate func delay(of sites: [Site]) -> (Site, String)? {
    guard let site = sites.first, sites.allSatisfy(isDelayed) else { return nil }
    return (site, "\(token(site).text) waits before it is called, and a link may come before.")
  }

  private func isDelayed(_ site: Site) -> Bool {
    let code = Code(tokens: tokens(of: site))
    let range = function(around: site)
    guard let words = code.arguments(of: site.index) else { return false }
    let openings = code.openings(around: site.index, from: range.lowerBound)
    let isTimed = openings.contains { open in
      let name =
        code.tokens[open].isSymbol("{")
        ? code.openParenthesis(closedBefore: open, from: range.lowerBound).map { $0 - 1 } : open - 1
      return name.map { $0 > 0 && Reach.timers.contains(code.tokens[$0].text) } ?? false
    }
    // `delayed(time, () => configure())` has no further statement.
    let isAlone =
      openings.first { code.tokens[$0].isSymbol("{") || Reach.timers.contains(code.tokens[max(0, $0 - 1)].text) }
      .map { code.tokens[$0].isSymbol("(") } ?? false
    guard isAlone || !code.isFollowed(words.upperBound + 1, in: range) else { return false }
    if isTimed { return true }
    let block = openings.first { code.tokens[$0].isSymbol("{") } ?? range.lowerBound
    return (block..<site.index).contains { index in
      let isAwaited = code.tokens[max(block, index - 8)..<index].contains {
        ["await", "yield", "launch"].contains($0.text)
      }
      let isKotlin = Path.hasExtension(path(site), ["kt"]) && code.tokens[index].text == "delay"
      return Reach.pauses.contains(code.tokens[index].text) && (isAwaited || isKotlin)
        && code.isSameBlock(index, site.index)
    }
  }
}

extension Code {
  /// True if another statement than one that logs follows in the block that a call is in, which may tell that it ran.
  fileprivate func isFollowed(_ end: Int, in range: Range<Int>) -> Bool {
    var index = end
    while index < range.upperBound,
      [")", ";", "."].contains(where: tokens[index].isSymbol) || tokens[index].text == "build"
    {
      index += 1
    }
    guard index < range.upperBound, !tokens[index].isSymbol("}") else { return false }
    return !isLog(index) && tokens[index].kind == .identifier
  }

  /// `open(intent)`, `intent?.data?.let { open(it) }`, `Open(Application.absoluteURL)`, each a step of the function
  /// that is called when the app starts.
  fileprivate func handsOnStart(_ call: Int, from start: Int) -> Bool {
    guard ["onCreate", "Start", "Awake"].contains(tokens[start].text) else { return false }
    let words: Set<String> = ["intent", "getIntent", "absoluteURL"]
    let statement = (start..<call).last { [";", "}"].contains(where: tokens[$0].isSymbol) } ?? start
    let end = arguments(of: call)?.upperBound ?? call
    return tokens[max(statement, call - 16)..<max(call, end)].contains { words.contains($0.text) }
      && isStep(call, from: start)
  }

  /// True if only tests stand around a place in its function, and no closure that runs later.
  fileprivate func isStep(_ place: Int, from start: Int) -> Bool {
    let braces = openings(around: place, from: start).filter { tokens[$0].isSymbol("{") }
    return braces.dropLast().allSatisfy { open in
      tokens[max(start, open - 24)..<open].reversed().prefix { !["{", "}", ";"].contains(where: $0.isSymbol) }
        .contains { ["if", "let", "else", "run", "also"].contains($0.text) }
    }
  }
}
