import RedemptionCore

/// The names with which a framework passes the link that started the app, and a link to the running app.
struct StartWords {
  let cold: Set<String>
  let warm: Set<String>
  let coldText: String
  let warmText: String

  static func of(_ kind: AppKind) -> StartWords? {
    switch kind {
    case .ios:
      StartWords(
        cold: ["urlContexts", "onOpenURL"], warm: ["openURLContexts", "onOpenURL"],
        coldText: """
          // In scene(_:willConnectTo:options:)
          for context in connectionOptions.urlContexts { handle(context.url) }
          """,
        warmText: """
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            for context in contexts { handle(context.url) }
          }
          """)
    case .flutter:
      StartWords(
        cold: [
          "getInitialLink", "getInitialLinkString", "getInitialUri", "getInitialAppLink", "uriLinkStream",
          "allUriLinkStream",
        ],
        warm: ["uriLinkStream", "allUriLinkStream", "linkStream", "stringLinkStream"],
        coldText: "final initial = await appLinks.getInitialLink();\nif (initial != null) handle(initial);",
        warmText: "appLinks.uriLinkStream.listen(handle);")
    case .reactNative, .expo:
      StartWords(
        cold: ["getInitialURL", "useURL", "useLinkingURL"], warm: ["addEventListener", "useURL", "useLinkingURL"],
        coldText: "const initial = await Linking.getInitialURL();\nif (initial) handle(initial);",
        warmText: "Linking.addEventListener('url', ({ url }) => handle(url));")
    case .unity:
      StartWords(
        cold: ["absoluteURL"], warm: ["deepLinkActivated"],
        coldText: "if (!string.IsNullOrEmpty(Application.absoluteURL)) Handle(Application.absoluteURL);",
        warmText: "Application.deepLinkActivated += Handle;")
    case .capacitor:
      StartWords(
        cold: ["getLaunchUrl", "appUrlOpen"], warm: ["appUrlOpen"],
        coldText: appUrlOpen, warmText: appUrlOpen)
    case .android, .kmp: nil
    }
  }

  /// The same for uni_links (avioli/uni_links, `example/lib/main.dart`): its streams send links of a running app only.
  var ofUniLinks: StartWords {
    StartWords(
      cold: cold.subtracting(["uriLinkStream"]), warm: warm,
      coldText: "final initial = await getInitialUri();\nif (initial != null) handle(initial);",
      warmText: "uriLinkStream.listen((uri) => uri == null ? null : handle(uri));")
  }

  /// `appUrlOpen` also has the link that started the app (@capacitor/app 8.1.0, `AppPlugin.swift` and `AppPlugin.java`,
  /// `retainUntilConsumed`), so an app that calls `getLaunchUrl` too redeems that link twice.
  private static let appUrlOpen = """
    // In place of getLaunchUrl: the listener also receives the link that starts the app.
    App.addListener('appUrlOpen', ({ url }) => handle(url));
    """
}

extension Examination {
  /// Checks that the app handles a link that starts it as well as one that arrives while it runs.
  ///
  /// Adds a finding only if the app passes links to an SDK, and handles one of the two kinds.
  /// Only files that lead to such a call count: an app may listen to other links elsewhere.
  mutating func checkStarts(_ sources: AppSources, _ reach: Reach) {
    checkNewIntents(sources, reach)
    guard sources.isComplete, let words = startWords else { return }
    guard !linkFiles.isEmpty else { return }
    if checkDroppedStart(sources, reach) { return }
    let files = sources.files.filter { linkFiles.contains($0.path) }
    let used = AppSources.words(of: files)
    if app.kind == .reactNative || app.kind == .expo {
      let isNavigation = files.contains(where: \.isNavigationLinking)
      guard used.contains("Linking") || isNavigation, !isNavigation || !used.contains("getStateFromPath") else {
        return
      }
      let all = sources.words
      guard all.isDisjoint(with: known.providers) else { return }
    }
    let hasCold = !used.isDisjoint(with: words.cold)
    let hasWarm =
      !used.isDisjoint(with: words.warm) && (app.kind.listensByName || files.contains(where: \.listensToURLs))
      || files.contains(where: \.isNavigationLinking)
    guard hasCold != hasWarm, let place = place(of: hasCold ? words.cold : words.warm, in: files) else { return }
    if hasCold {
      add(
        .warmStartUnhandled, place.path, place.line,
        "The app handles the link that starts it, but not one that arrives while it runs.",
        fix: Fix(
          instruction: "Add this where the app starts; handle is the function that redeems.", text: words.warmText))
    } else {
      add(
        .coldStartUnhandled, place.path, place.line,
        "The app handles links that arrive while it runs, but not the one that starts it.",
        fix: Fix(
          instruction: "Add this where the app starts; handle is the function that redeems.", text: words.coldText))
    }
  }

  /// Finds an activity that hands on the link which starts it, and whose `onNewIntent` hands on none.
  private mutating func checkNewIntents(_ sources: AppSources, _ reach: Reach) {
    guard app.kind == .android || app.kind == .kmp else { return }
    let hops = reach.hops(to: reach.linkCalls(of: vendors))
    for file in sources.files
    where Path.hasExtension(file.path, ["kt", "java"]) && file.places["onNewIntent"] != nil {
      let functions = FunctionFinder(file.tokens)
      guard let cold = functions.function("onCreate"), let warm = functions.function("onNewIntent") else { continue }
      let sites = hops.filter { reach.path($0.site) == file.path }.map(\.site.index)
      let words = Set(file.tokens[warm].map(\.text))
      guard sites.contains(where: cold.contains), !sites.contains(where: warm.contains),
        words.isDisjoint(with: ["recreate", "startActivity", "setIntent", "data", "dataString"]),
        Code(tokens: file.tokens).receivers(in: cold).isDisjoint(with: Code(tokens: file.tokens).receivers(in: warm))
      else { continue }
      return add(
        .warmStartUnhandled, file.path, file.tokens[warm.lowerBound].line,
        "The activity handles the link that starts it, and onNewIntent hands none on.",
        fix: Fix(instruction: "Hand the new intent on too.", text: "handle(intent) // in onNewIntent"))
    }
  }

  /// Finds a function that the system calls with a link, and that hands it to nobody, while another one redeems.
  private mutating func checkDroppedStart(_ sources: AppSources, _ reach: Reach) -> Bool {
    let functions: [(name: String, word: String, rule: Rule, message: String)] =
      switch app.kind {
      case .ios:
        [
          (
            "scene", "willConnectTo", .coldStartUnhandled,
            "The link that starts the app is read here, and not redeemed."
          ),
          (
            "scene", "openURLContexts", .warmStartUnhandled,
            "The link that arrives while the app runs is read here, and not redeemed."
          ),
        ]
      case .reactNative, .expo:
        [
          (
            "subscribe", "addEventListener", .warmStartUnhandled,
            "Links that arrive while the app runs are not redeemed here."
          ),
          ("getInitialURL", "getInitialURL", .coldStartUnhandled, "The link that starts the app is not redeemed here."),
        ]
      default: []
      }
    guard !functions.isEmpty else { return false }
    let sites = Set(reach.hops(to: reach.linkCalls(of: vendors)).map(\.site))
    for (file, source) in reach.files.enumerated() where linkFiles.contains(source.path) {
      guard app.kind == .ios || source.isNavigationLinking else { continue }
      for function in functions {
        guard
          let range = reach.outlines[file].declarations.first(where: { declaration in
            declaration.name == function.name
              && source.tokens[declaration.range].contains { $0.text == function.word }
          })?.range,
          source.tokens[range].contains(where: { ["urlContexts", "openURLContexts", "Linking"].contains($0.text) }),
          !sites.contains(where: { $0.file == file && range.contains($0.index) }),
          !sites.contains(where: {
            !($0.file == file) && source.isNavigationLinking && reach.files[$0.file].listensToURLs
          }),
          !source.handsOn(range)
        else { continue }
        add(function.rule, source.path, source.tokens[range.lowerBound].line, function.message)
        return true
      }
    }
    return false
  }

  /// The names by which the app's framework passes links.
  var startWords: StartWords? {
    guard let words = StartWords.of(app.kind) else { return nil }
    guard app.kind == .flutter else { return words }
    if hasUniLinks { return words.ofUniLinks }
    guard !hasEarlierAppLinks else { return words }
    // app_links 6.0.0, CHANGELOG: both streams send the initial link and further ones.
    return StartWords(
      cold: words.cold.union(["stringLinkStream"]), warm: words.warm, coldText: words.coldText, warmText: words.warmText
    )
  }

  /// True if the app gets its links by uni_links or a copy of it, whose streams do not send the first link.
  private var hasUniLinks: Bool {
    let packages = pubDependencies
    return packages["app_links"] == nil && packages.keys.contains { $0.hasPrefix("uni_links") }
  }

  /// True if the app has app_links before 6.0.0, or another package for links.
  private var hasEarlierAppLinks: Bool {
    let lock = nearest("pubspec.lock").flatMap { try? files.yaml($0)["packages"]?["app_links"]?["version"]?.string }
    if let text = lock, let version = Version(text) { return version < Version(numbers: [6]) }
    return pubDependencies["app_links"]?.string.map { VersionRange($0).isBefore(Version(numbers: [6])) } ?? true
  }

  /// The dependencies in the app's `pubspec.yaml`; none if it is missing or cannot be read.
  var pubDependencies: [String: DataNode] {
    let manifest = Path.join(app.root, "pubspec.yaml")
    return files.has(manifest) ? (try? files.yaml(manifest))?["dependencies"]?.map ?? [:] : [:]
  }

  func place(of words: Set<String>, in files: [AppSources.File]) -> (path: String, line: Int)? {
    for file in files {
      if let token = file.tokens.first(where: { $0.kind != .symbol && words.contains($0.text) }) {
        return (file.path, token.line)
      }
    }
    return nil
  }

  /// Where an activity passes links on, itself or by a function of another file; nil if it does not.
  private func placeOfLinks(
    in path: String, _ tokens: [CodeToken], _ activity: AndroidManifest.Activity
  ) -> CodeToken? {
    if let call = known.firstLinkCall(in: tokens) { return call }
    guard linkFiles.contains(path), tokens.contains(where: { $0.text == "intent" || $0.text == "getIntent" }) else {
      return nil
    }
    return tokens.first { $0.text == activity.className }
  }

  /// Checks an Android activity's `onCreate` and `onNewIntent`.
  ///
  /// - Parameter isStartedAgain: true if every link starts it again, so that `onNewIntent` is never called.
  mutating func checkSource(of activity: AndroidManifest.Activity, isStartedAgain: Bool) {
    let names = [activity.className + ".kt", activity.className + ".java"]
    guard let path = paths().first(where: { names.contains(Path.name($0)) }), let tokens = tokens(path) else { return }
    guard let call = placeOfLinks(in: path, tokens, activity) else { return }
    let words = Set(tokens.lazy.filter { $0.kind == .identifier }.map(\.text))
    let functions = FunctionFinder(tokens)
    guard let body = functions.function("onNewIntent") else {
      guard !isStartedAgain, !words.contains("onNewIntent"), !words.contains("addOnNewIntentListener") else { return }
      return add(
        .warmStartUnhandled, path, call.line, "\(activity.className) handles links, but does not override onNewIntent.",
        fix: Fix(
          instruction: "Add this to the class; handle is the function that redeems.", text: StartText.onNewIntent(path))
      )
    }
    let isHandler = functions.coverage(of: [body] + functions.functions(takingParameter: "intent"))
    let looksAtIntent = tokens.indices.contains { index in
      tokens[index].kind == .identifier && ["intent", "getIntent"].contains(tokens[index].text) && !isHandler[index]
    }
    guard !looksAtIntent else { return }
    add(
      .coldStartUnhandled, path, tokens[body.lowerBound].line,
      "\(activity.className) handles links in onNewIntent, but not the intent that started it.",
      fix: Fix(
        instruction: "Add this at the end of onCreate; handle is the function that redeems.",
        text: path.hasSuffix(".kt") ? "handle(intent)" : "handle(getIntent());"))
  }
}

extension AppKind {
  /// False if the listener's name is one of many uses, as `addEventListener` is.
  fileprivate var listensByName: Bool { self != .reactNative && self != .expo }
}

extension AppSources.File {
  /// True if a function of a scene keeps the link or calls a function of its own with it.
  fileprivate func handsOn(_ range: Range<Int>) -> Bool {
    guard !isNavigationLinking else { return false }
    let own: Set<String> = [
      "scene", "print", "NSLog", "UIWindow", "makeKeyAndVisible", "UIHostingController", "if", "guard",
    ]
    return range.dropLast().contains { index in
      let token = tokens[index]
      if token.isSymbol("="), index > 1, tokens[index - 2].isSymbol("."), tokens[index - 1].text != "rootViewController"
      {
        return true
      }
      return token.kind == .identifier && tokens[index + 1].isSymbol("(") && !own.contains(token.text)
        && token.text.first?.isLowercase == true
    }
  }

  /// True if a listener waits for links: `Linking.addEventListener('url', …)` or a hook.
  var listensToURLs: Bool {
    tokens.indices.contains { index in
      if ["useURL", "useLinkingURL"].contains(tokens[index].text) { return true }
      guard tokens[index].text == "addEventListener", index + 2 < tokens.count else { return false }
      return tokens[index + 2].kind == .string && tokens[index + 2].text == "url"
    }
  }

  /// True for React Navigation's `linking` object with a `subscribe` of the app's own, which waits for links.
  ///
  /// Without it React Navigation adds one more listener, and takes no link away from the others: its 7.0.15,
  /// `useLinking.native.js`.
  var isNavigationLinking: Bool {
    ["prefixes", "subscribe"].allSatisfy { !names([$0]).isEmpty }
  }
}

enum StartText {
  static func onNewIntent(_ path: String) -> String {
    path.hasSuffix(".kt")
      ? """
      override fun onNewIntent(intent: Intent) {
          super.onNewIntent(intent)
          setIntent(intent)
          handle(intent)
      }
      """
      : """
      @Override
      protected void onNewIntent(Intent intent) {
          super.onNewIntent(intent);
          setIntent(intent);
          handle(intent);
      }
      """
  }
}

extension Code {
  /// The app's functions that get the intent in a part of an activity: `post(intent)`, whatever it does with it.
  fileprivate func receivers(in range: Range<Int>) -> Set<String> {
    let calls = range.dropFirst().filter { index in
      arguments(of: index).map { $0.count == 1 && tokens[$0.lowerBound].text == "intent" } == true
        && !tokens[index - 1].isSymbol(".")
    }
    return Set(calls.map { tokens[$0].text })
  }
}
