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
    case .ios: checkScenes(sources)
    default: return
    }
  }

  private mutating func checkDelegate(
    _ sources: AppSources, forwards names: Set<String>, _ text: String, objectiveC: String? = nil
  ) {
    let native = sources.files.filter { $0.path.hasPrefix(Path.join(app.root, "ios") + "/") }
    let delegates = native.filter { Path.name($0.path).hasPrefix("AppDelegate.") }
    guard let delegate = delegates.first, !native.contains(where: { $0.forwardsURLs(to: names) })
    else { return }
    let isSwift = delegate.path.hasSuffix(".swift")
    let line = delegate.tokens.first { $0.text == "AppDelegate" }?.line ?? 1
    add(
      .iosLinkNotForwarded, delegate.path, line,
      "AppDelegate does not forward links to \(app.kind.title): nothing in it names \(names.sorted().first { $0.hasPrefix("RCT") || $0.hasPrefix("App") } ?? "").",
      fix: Fix(instruction: "Add this to AppDelegate.", text: isSwift ? text : objectiveC ?? text))
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
    tokens.indices.contains { index in
      guard names.contains(tokens[index].text) else { return false }
      guard ["RCTLinkingManager", "ApplicationDelegateProxy"].contains(tokens[index].text) else { return true }
      return tokens[index...].prefix(12).contains { ["open", "openURL"].contains($0.text) }
    }
  }

  /// The line of a function `application(_:open:…)`; nil if there is none.
  fileprivate var lineOfOpen: Int? {
    tokens.indices.dropLast(8).first { index in
      tokens[index].text == "application" && index > 0 && tokens[index - 1].text == "func"
        && tokens[index...].prefix(12).contains { $0.text == "open" }
    }.map { tokens[$0].line }
  }
}
