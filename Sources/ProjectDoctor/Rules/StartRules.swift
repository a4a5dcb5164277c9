/// The words by which a framework gives the link that started the app, and the one that found it running.
private struct StartWords {
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
        cold: ["getInitialLink", "getInitialUri", "getInitialAppLink", "uriLinkStream", "allUriLinkStream"],
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
        coldText: "const launch = await App.getLaunchUrl();\nif (launch) handle(launch.url);",
        warmText: "App.addListener('appUrlOpen', ({ url }) => handle(url));")
    case .android, .kmp: nil
    }
  }
}

extension Examination {
  /// Checks that a link is looked at both when it starts the app and when it finds it running.
  ///
  /// Says something only where the app hands links to an SDK, and takes them in one of the two ways that its framework has.
  mutating func checkStarts(_ sources: AppSources) {
    guard sources.isComplete, let words = StartWords.of(app.kind) else { return }
    guard sources.files.contains(where: { RedemptionCall.isIn($0.tokens) }) else { return }
    let used = sources.words
    if app.kind == .reactNative || app.kind == .expo {
      guard used.contains("Linking"), !used.contains("SuperwallProvider"), !used.contains("subscribe") else { return }
    }
    let hasCold = !used.isDisjoint(with: words.cold)
    let hasWarm = !used.isDisjoint(with: words.warm)
    guard hasCold != hasWarm, let place = place(of: hasCold ? words.cold : words.warm, in: sources) else { return }
    if hasCold {
      add(
        .warmStartUnhandled, place.path, place.line,
        "The app looks at the link that starts it, and not at one that comes while it runs.",
        fix: Fix(
          instruction: "Add this where the app starts; handle is the function that redeems.", text: words.warmText))
    } else {
      add(
        .coldStartUnhandled, place.path, place.line,
        "The app looks at links that come while it runs, and not at the one that starts it.",
        fix: Fix(
          instruction: "Add this where the app starts; handle is the function that redeems.", text: words.coldText))
    }
  }

  private func place(of words: Set<String>, in sources: AppSources) -> (path: String, line: Int)? {
    for file in sources.files {
      if let token = file.tokens.first(where: { $0.kind != .symbol && words.contains($0.text) }) {
        return (file.path, token.line)
      }
    }
    return nil
  }

  /// Checks an Android activity's `onCreate` and `onNewIntent`.
  ///
  /// - Parameter isStartedAgain: whether every link starts it anew, so that `onNewIntent` is never called.
  mutating func checkSource(of activity: AndroidManifest.Activity, isStartedAgain: Bool) {
    let names = [activity.className + ".kt", activity.className + ".java"]
    guard let path = paths().first(where: { names.contains(Path.name($0)) }), let source = try? files.text(path) else {
      return
    }
    let tokens = CodeScanner.tokens(of: source.text)
    guard let call = RedemptionCall.first(in: tokens) else { return }
    let words = Set(tokens.lazy.filter { $0.kind == .identifier }.map(\.text))
    guard let body = AppSources.function("onNewIntent", in: tokens) else {
      guard !isStartedAgain, !words.contains("onNewIntent"), !words.contains("addOnNewIntentListener") else { return }
      return add(
        .warmStartUnhandled, path, call.line, "\(activity.className) handles links, and does not override onNewIntent.",
        fix: Fix(
          instruction: "Add this to the class; handle is the function that redeems.", text: StartText.onNewIntent(path))
      )
    }
    let handlers = [body] + AppSources.functions(takingParameter: "intent", in: tokens)
    let looksAtIntent = tokens.indices.contains { index in
      tokens[index].kind == .identifier && ["intent", "getIntent"].contains(tokens[index].text)
        && !handlers.contains { $0.contains(index) }
    }
    guard !looksAtIntent else { return }
    add(
      .coldStartUnhandled, path, tokens[body.lowerBound].line,
      "\(activity.className) handles links in onNewIntent, and never looks at the intent that started it.",
      fix: Fix(
        instruction: "Add this at the end of onCreate; handle is the function that redeems.",
        text: path.hasSuffix(".kt") ? "handle(intent)" : "handle(getIntent());"))
  }
}

private enum StartText {
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

extension AppSources {
  /// Where a Kotlin or Java function stands: its parameters and its body; nil when it is not declared here.
  static func function(_ name: String, in tokens: [CodeToken]) -> Range<Int>? {
    tokens.indices.first { tokens[$0].text == name && isDeclaration(tokens, $0) }.flatMap { range(of: $0, in: tokens) }
  }

  /// The functions that have a parameter of this name, which hides the activity's own member in them.
  static func functions(takingParameter name: String, in tokens: [CodeToken]) -> [Range<Int>] {
    tokens.indices.filter { index in
      guard isDeclaration(tokens, index), let end = closing("(", ")", in: tokens, from: index + 1) else { return false }
      return tokens[(index + 1)..<end].contains { $0.kind == .identifier && $0.text == name }
    }.compactMap { range(of: $0, in: tokens) }
  }

  private static func isDeclaration(_ tokens: [CodeToken], _ index: Int) -> Bool {
    index > 0 && tokens[index].kind == .identifier && ["fun", "void"].contains(tokens[index - 1].text)
  }

  /// From a function's name to the end of its body, or of its line where it has no braces.
  private static func range(of index: Int, in tokens: [CodeToken]) -> Range<Int>? {
    guard let parameters = closing("(", ")", in: tokens, from: index + 1), let last = tokens.last else { return nil }
    guard let brace = tokens[parameters...].prefix(8).firstIndex(where: { $0.isSymbol("{") }) else {
      let line = parameters < tokens.count ? tokens[parameters].line : last.line
      let end = tokens[parameters...].firstIndex { $0.line > line + 1 } ?? tokens.count
      return index..<end
    }
    return closing("{", "}", in: tokens, from: brace).map { index..<$0 }
  }

  /// The index behind the bracket that closes the one at an index; nil when it is not there or not closed.
  static func closing(_ open: String, _ close: String, in tokens: [CodeToken], from start: Int) -> Int? {
    guard tokens.indices.contains(start), tokens[start].isSymbol(open) else { return nil }
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isSymbol(open) { depth += 1 }
      if tokens[index].isSymbol(close) {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }
}
