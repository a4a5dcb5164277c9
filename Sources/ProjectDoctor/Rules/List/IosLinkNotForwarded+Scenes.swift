import RedemptionCore

extension Examination {
  /// Finds a scene manifest that names a class which the project does not have.
  mutating func checkSceneClass(_ sources: AppSources) {
    guard app.kind == .ios, sources.isComplete else { return }
    for path in paths() where Path.name(path) == "Info.plist" {
      guard
        let node = (try? files.propertyList(path))?["UIApplicationSceneManifest"]?["UISceneConfigurations"]?[
          "UIWindowSceneSessionRoleApplication"]?.list.first?["UISceneDelegateClassName"],
        let text = node.string, text.hasPrefix("$(PRODUCT_MODULE_NAME)."),
        let name = text.split(separator: ".").last.map(String.init), !sources.words.contains(name),
        sources.words.contains("UIWindowSceneDelegate")
      else { continue }
      add(
        .iosLinkNotForwarded, path, node.line,
        "iOS looks for the class \(name), which the project does not have, so no scene delegate receives links.",
        fix: Fix(instruction: "Name the scene delegate of the project.", text: "$(PRODUCT_MODULE_NAME).SceneDelegate"))
    }
  }

  /// Finds a scene delegate of Flutter's that answers for links without asking its superclass.
  mutating func checkFlutterScenes(_ reach: Reach) {
    guard app.kind == .flutter else { return }
    for (file, source) in reach.files.enumerated()
    where source.path.hasSuffix(".swift") && source.places["FlutterSceneDelegate"] != nil
      && !linkFiles.contains(source.path)
    {
      let taken = reach.outlines[file].declarations.first { declaration in
        let words = source.tokens[declaration.range]
        return declaration.name == "scene" && words.prefix(24).contains { $0.text == "openURLContexts" }
          && !words.contains { $0.text == "super" }
      }
      guard let taken else { continue }
      return add(
        .iosLinkNotForwarded, source.path, source.tokens[taken.range.lowerBound].line,
        "The scene delegate takes every link and does not pass it on to Flutter.",
        fix: Fix(
          instruction: "Call the superclass too.", text: "super.scene(scene, openURLContexts: URLContexts)"))
    }
  }

  /// Finds a window that takes URLs with other words only: `.handlesExternalEvents(matching: ["settings"])`.
  mutating func checkExternalEvents(_ sources: AppSources) {
    let links = linkShape.links
    guard app.kind == .ios, !links.isEmpty else { return }
    let groups = sources.files.reduce(0) { $0 + ($1.places["WindowGroup"]?.count ?? 0) }
    guard groups == 1 else { return }
    for file in sources.files {
      let code = Code(tokens: file.tokens)
      for index in file.names(["handlesExternalEvents"]) {
        guard let words = code.arguments(of: index), words.contains(where: { file.tokens[$0].text == "matching" })
        else {
          continue
        }
        let texts = words.filter { file.tokens[$0].kind == .string }.map { file.tokens[$0].text.lowercased() }
        guard !texts.isEmpty, texts.count == words.filter({ file.tokens[$0].kind == .string }).count,
          !texts.contains("*"), !texts.contains(where: { text in links.contains { $0.contains(text) } })
        else { continue }
        return add(
          .iosLinkNotForwarded, file.path, file.tokens[index].line,
          "The window takes only URLs with \(texts.listed), and redemption links have none of it.",
          fix: Fix(instruction: "Take every URL.", text: ".handlesExternalEvents(matching: [\"*\"])"))
      }
    }
  }

  /// Finds links awaited as activities of a type that the system never uses for them.
  mutating func checkActivityType(_ sources: AppSources, _ reach: Reach) {
    guard app.kind == .ios || app.kind == .kmp, sources.isComplete else { return }
    let hops = reach.hops(to: reach.linkCalls(of: vendors))
    let shut = reach.shut(hops) { hop -> CodeToken? in
      guard Path.hasExtension(reach.path(hop.site), ["swift"]) else { return nil }
      return Code(tokens: reach.tokens(of: hop.site)).otherActivity(
        around: hop.site.index, from: reach.before(hop.site).lowerBound)
    }
    guard let (hop, token) = shut else { return }
    add(
      .iosLinkNotForwarded, reach.path(hop.site), token.line,
      "iOS gives links as activities of the type NSUserActivityTypeBrowsingWeb, not \(token.text).",
      fix: Fix(instruction: "Take links with this.", text: ".onOpenURL { url in handle(url) }"))
  }
}

extension Code {
  /// The type in `.onContinueUserActivity("com.shop.view") { … }` around a place, if it is not that of links.
  fileprivate func otherActivity(around place: Int, from start: Int) -> CodeToken? {
    for open in openings(around: place, from: start) where tokens[open].isSymbol("{") {
      guard let list = openParenthesis(closedBefore: open, from: start), list > 0,
        tokens[list - 1].text == "onContinueUserActivity", tokens[list + 1].kind == .string,
        tokens[list + 1].text != "NSUserActivityTypeBrowsingWeb"
      else { continue }
      return tokens[list + 1]
    }
    return nil
  }
}
