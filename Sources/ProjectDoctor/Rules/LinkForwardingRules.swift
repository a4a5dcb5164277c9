import RedemptionCore

extension Examination {
  /// Checks that the iOS app's own delegate passes links on to the framework that the app listens to.
  mutating func checkForwarding(_ sources: AppSources) {
    switch app.kind {
    case .reactNative:
      checkDelegate(
        sources, forwards: ["RCTLinkingManager", "ExpoAppDelegate", "EXAppDelegateWrapper"],
        """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          RCTLinkingManager.application(app, open: url, options: options)
        }
        """,
        objectiveC: """
          - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
            return [RCTLinkingManager application:application openURL:url options:options];
          }
          """)
    case .capacitor:
      checkDelegate(
        sources, forwards: ["ApplicationDelegateProxy", "CAPBridge"],
        """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          ApplicationDelegateProxy.shared.application(app, open: url, options: options)
        }
        """)
    case .ios:
      checkScenes(sources)
      checkSceneDelegate(sources)
    case .flutter: checkFlutterDelegate(sources)
    default: return
    }
  }

  /// Finds a delegate of Flutter's that answers for links without asking its superclass.
  private mutating func checkFlutterDelegate(_ sources: AppSources) {
    for file in sources.files where Path.name(file.path) == "AppDelegate.swift" && !linkFiles.contains(file.path) {
      guard let (line, words) = file.functionOfOpen, !words.contains("super") else { continue }
      add(
        .iosLinkNotForwarded, file.path, line, "AppDelegate takes every link and does not pass it on to Flutter.",
        fix: Fix(
          instruction: "Return this where no other handler takes the link.",
          text: "super.application(app, open: url, options: options)"))
    }
  }

  /// Finds a scene delegate that the Info.plist names, while another class handles the links.
  private mutating func checkSceneDelegate(_ sources: AppSources) {
    let delegates = sources.files.filter { $0.path.hasSuffix(".swift") && linkFiles.contains($0.path) }
      .flatMap { file in
        file.names(["UIWindowSceneDelegate"]).compactMap {
          file.className(before: $0)
        }
      }
    guard !delegates.isEmpty else { return }
    for path in paths(under: iosFolder) where Path.name(path) == "Info.plist" {
      guard
        let node = (try? files.propertyList(path))?["UIApplicationSceneManifest"]?["UISceneConfigurations"]?[
          "UIWindowSceneSessionRoleApplication"]?.list.first?["UISceneDelegateClassName"],
        let name = node.string?.split(separator: ".").last.map(String.init), !delegates.contains(name),
        sources.words.contains(name), !name.contains("$")
      else { continue }
      add(
        .iosLinkNotForwarded, path, node.line,
        "iOS makes \(name) for scenes, and links are handled in \(delegates.listed).",
        fix: Fix(instruction: "Name the class that handles links.", text: "$(PRODUCT_MODULE_NAME).\(delegates[0])"))
    }
  }

  private mutating func checkDelegate(
    _ sources: AppSources, forwards names: Set<String>, _ text: String, objectiveC: String? = nil
  ) {
    let native = sources.files.filter { $0.path.hasPrefix(Path.join(app.root, "ios") + "/") }
    let delegates = native.filter { Path.name($0.path).hasPrefix("AppDelegate.") }
    if checkConditions(of: native, names) { return }
    guard let delegate = delegates.first, !native.contains(where: { $0.forwardsURLs(to: names) })
    else { return }
    let isSwift = delegate.path.hasSuffix(".swift")
    let line = delegate.tokens.first { $0.text == "AppDelegate" }?.line ?? 1
    add(
      .iosLinkNotForwarded, delegate.path, line,
      "AppDelegate does not forward links to \(app.kind.title): nothing in it names \(names.sorted().first { $0.hasPrefix("RCT") || $0.hasPrefix("App") } ?? "").",
      fix: Fix(instruction: "Add this to AppDelegate.", text: isSwift ? text : objectiveC ?? text))
  }

  /// Finds a condition that no redemption link meets in front of every call that passes links on.
  private mutating func checkConditions(of native: [AppSources.File], _ names: Set<String>) -> Bool {
    let reach = Reach(native)
    let shape = linkShape
    let sites = native.indices.flatMap { file in
      native[file].tokens.indices.filter { native[file].forwards(at: $0, to: names) }
        .map { Reach.Site(file: file, index: $0) }
    }
    let shut = sites.compactMap { site in
      reach.condition(shutting: site) { words, code in reach.test(words, shape, code) }.map { (site, $0) }
    }
    guard let (site, token) = shut.first, shut.count == sites.count else { return false }
    add(
      .iosLinkNotForwarded, reach.path(site), token.line,
      "With this condition the delegate keeps redemption links from \(app.kind.title).",
      fix: Fix(instruction: "Pass on what the delegate does not handle itself.", text: reach.token(site).text))
    return true
  }

  /// Finds links handled in `application(_:open:options:)` only, which an app with scenes never calls.
  private mutating func checkScenes(_ sources: AppSources) {
    let words = sources.words
    guard words.contains("UIWindowSceneDelegate") || words.contains("WindowGroup"),
      words.isDisjoint(with: ["openURLContexts", "urlContexts", "onOpenURL", "UIOpenURLContext"])
    else { return }
    for file in sources.files {
      guard let line = file.lineOfOpen else { continue }
      return add(
        .iosLinkNotForwarded, file.path, line,
        "Links are handled in application(_:open:options:), but iOS does not call it in an app with scenes.",
        fix: Fix(
          instruction: words.contains("WindowGroup")
            ? "Add this to the view in WindowGroup." : "Add this to the scene delegate.",
          text: words.contains("WindowGroup") ? ".onOpenURL { handle($0) }" : startWords?.warmText ?? ""))
    }
  }
}

extension AppSources.File {
  /// True if the file passes links on to one of the classes; a call for user activities alone does not count.
  fileprivate func forwardsURLs(to names: Set<String>) -> Bool {
    tokens.indices.contains { forwards(at: $0, to: names) }
  }

  fileprivate func forwards(at index: Int, to names: Set<String>) -> Bool {
    guard names.contains(tokens[index].text) else { return false }
    guard ["RCTLinkingManager", "ApplicationDelegateProxy"].contains(tokens[index].text) else { return true }
    return tokens[index...].prefix(12).contains { ["open", "openURL"].contains($0.text) }
  }

  /// The words of a function `application(_:open:…)`, and its line; nil if there is none.
  fileprivate var functionOfOpen: (Int, Set<String>)? {
    guard let line = lineOfOpen, let start = tokens.firstIndex(where: { $0.line == line }),
      let open = tokens[start...].firstIndex(where: { $0.isSymbol("{") })
    else { return nil }
    return (line, Set(tokens[open..<Code(tokens: tokens).end(of: open)].map(\.text)))
  }

  /// The class whose heading has a word.
  fileprivate func className(before index: Int) -> String? {
    tokens[..<index].suffix(8).lastIndex { $0.text == "class" }.map { tokens[$0 + 1].text }
  }

  /// The line of a function `application(_:open:…)`; nil if there is none.
  fileprivate var lineOfOpen: Int? {
    tokens.indices.dropLast(8).first { index in
      tokens[index].text == "application" && index > 0 && tokens[index - 1].text == "func"
        && tokens[index...].prefix(12).contains { $0.text == "open" }
    }.map { tokens[$0].line }
  }
}
