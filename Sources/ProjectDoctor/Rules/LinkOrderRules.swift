import RedemptionCore

extension Examination {
  /// Finds code that takes a link before the code that redeems, or before the framework that passes it on.
  mutating func checkLinkOrder(_ sources: AppSources, _ reach: Reach) {
    let names = vendors.reduce(into: Set<String>()) { names, vendor in
      names.formUnion(vendor.sources.calls.redeem.union(vendor.sources.calls.handle).inLowerCase)
    }
    for file in reach.files(naming: ["onopenurl", "application", "scene"])
    where Path.hasExtension(file.path, ["swift", "m", "mm"]) {
      guard let (taken, call) = file.returnBeforeLinkCall(names) else { continue }
      add(
        .linkTakenFirst, file.path, taken.line,
        "The function returns here for every link, before \(call.text) on line \(call.line).",
        fix: Fix(
          instruction: "Return only if the other handler has taken the link.",
          text: "if otherHandler(url) { return true }"))
    }
    checkSchemeConditions(sources, reach)
  }

  /// Finds an app of Expo Router that does not route redemption links: they open a page that does not exist.
  ///
  /// Source: Expo Router 5, "Customizing links": `+native-intent` with `redirectSystemPath`.
  mutating func checkExpoRouter(_ sources: AppSources, _ reach: Reach) {
    let manifest = Path.join(app.manifestFolder, "package.json")
    guard app.kind == .expo, files.has(manifest), let root = json(manifest),
      let router = root["dependencies"]?["expo-router"]
    else { return }
    let hosts = vendors.map(\.links.host)
    let hasRoute = sources.files.contains { file in
      (["+native-intent", "+not-found"] + hosts).contains { Path.name(file.path).hasPrefix($0) }
    }
    let redeems = vendors.flatMap { reach.calls(of: $0.sources.calls.redeem.inLowerCase) }
    guard !hasRoute, let site = redeems.first else { return }
    add(
      .linkRouteUnmatched, manifest, router.line,
      "Expo Router opens each link as a page too, and no file +native-intent sends redemption links to one that exists."
        + " \(reach.path(site)) redeems.",
      fix: Fix(
        instruction: "Create +native-intent.ts in the folder of the pages (app or src/app) with this text.",
        text: """
          export function redirectSystemPath({ path }: { path: string; initial: boolean }) {
            return path.includes('\(hosts.first ?? "")') ? '/' : path;
          }
          """))
  }
}

extension AppSources.File {
  /// A `return` that every link meets before a call that takes links; nil if there is none.
  fileprivate func returnBeforeLinkCall(_ names: Set<String>) -> (taken: CodeToken, call: CodeToken)? {
    for index in tokens.indices where isLinkFunction(index) {
      guard let open = tokens[index...].prefix(64).firstIndex(where: { $0.isSymbol("{") }) else { continue }
      var depth = 0
      var taken: CodeToken?
      for token in tokens[open...] {
        if token.isSymbol("{") { depth += 1 }
        if token.isSymbol("}") { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, token.kind == .identifier, token.text == "return", taken == nil { taken = token }
        guard let taken, token.kind == .identifier, token.line > taken.line else { continue }
        if names.contains(token.text.lowercased()) || token.text == "RCTLinkingManager" { return (taken, token) }
      }
    }
    return nil
  }

  /// `func application(_:open:…)`, `func scene(_:openURLContexts:)`, `- (BOOL)application:openURL:…`, `.onOpenURL {`
  private func isLinkFunction(_ index: Int) -> Bool {
    // SwiftUI calls every `.onOpenURL`; only a return in the same closure keeps a link from the call.
    if tokens[index].text == "onOpenURL" { return index > 0 && tokens[index - 1].isSymbol(".") }
    guard ["application", "scene"].contains(tokens[index].text), index > 0,
      tokens[index - 1].text == "func" || tokens[index - 1].isSymbol(")")
    else { return false }
    let header = tokens[index...].prefix(32).prefix { !$0.isSymbol("{") }
    return header.contains { ["open", "openURL", "openURLContexts"].contains($0.text) }
  }
}
