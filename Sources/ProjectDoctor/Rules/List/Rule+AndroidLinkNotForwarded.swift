extension Rule {
  /// An activity drops the link, or hides it from its framework.
  public static let androidLinkNotForwarded = Rule(
    id: "android-link-not-forwarded", severity: .error, summary: "The Android activity does not hand the link on.",
    why: "Android passes the link to the activity, but the code that redeems never receives it.",
    remedy: "Call super.onNewIntent, or pass the data of the intent on.",
    source: "Android, Create deep links; React Native, Flutter and Capacitor activities", needs: .registrations,
    check: { $0.checkActivities($1, $2) })
}

extension Examination {
  /// Finds activities that keep a link from the framework, or start another one without it.
  fileprivate mutating func checkActivities(_ sources: AppSources, _ reach: Reach) {
    let isHybrid = [.expo, .reactNative, .flutter, .capacitor].contains(app.kind)
    for file in sources.files where Path.hasExtension(file.path, ["kt", "java"]) {
      if isHybrid, let body = FunctionFinder(file.tokens).function("onNewIntent") {
        let words = file.tokens[body].map(\.text)
        guard !words.contains("super"), words.first == "onNewIntent", !linkFiles.contains(file.path) else { continue }
        return add(
          .androidLinkNotForwarded, file.path, file.tokens[body.lowerBound].line,
          "onNewIntent does not call super, so \(app.kind.title) does not see links that arrive while the app runs.",
          fix: Fix(instruction: "Add this at the beginning of onNewIntent.", text: "super.onNewIntent(intent)"))
      }
      guard app.kind == .android, linkActivities.contains(String(Path.name(file.path).prefix { $0 != "." })) else {
        continue
      }
      guard let line = file.lineOfStart else {
        checkIdle(file, sources)
        continue
      }
      return add(
        .androidLinkNotForwarded, file.path, line,
        "\(Path.name(file.path)) receives the links, and starts another activity without the data of its intent.",
        fix: Fix(instruction: "Pass the link on to the activity that redeems.", text: "next.data = intent.data"))
    }
  }
}

extension Examination {
  /// Finds an activity that takes the links and never looks at its intent, while another one redeems.
  private mutating func checkIdle(_ file: AppSources.File, _ sources: AppSources) {
    let routers: Set<String> = ["navDeepLink", "deepLinks", "NavHostFragment", "findNavController", "NavHost"]
    let name = String(Path.name(file.path).prefix { $0 != "." })
    guard sources.isComplete, !linkFiles.contains(file.path), sources.words.isDisjoint(with: routers),
      let line = file.lineOfPlainActivity(name),
      linkFiles.contains(where: { sources.file($0).map { $0.places["onCreate"] != nil } ?? false }),
      !sources.files.contains(where: { $0.path != file.path && $0.places[name] != nil })
    else { return }
    add(
      .androidLinkNotForwarded, file.path, line, "\(name) receives the links, and never looks at its intent.",
      fix: Fix(
        instruction: "Move the intent filter to the activity that redeems, or redeem here.", text: "handle(intent)"))
  }
}

extension AppSources.File {
  /// Where a class is declared that extends an activity of the platform and does not name its intent.
  fileprivate func lineOfPlainActivity(_ name: String) -> Int? {
    let plain: Set<String> = ["Activity", "ComponentActivity", "AppCompatActivity", "FragmentActivity"]
    guard ["intent", "getIntent", "onNewIntent"].allSatisfy({ places[$0] == nil }),
      let place = names([name]).first(where: { $0 > 0 && tokens[$0 - 1].text == "class" }),
      tokens[place...].prefix(8).contains(where: { plain.contains($0.text) })
    else { return nil }
    return tokens[place].line
  }

  /// Where an activity that never looks at its intent starts another one; nil if it does not.
  fileprivate var lineOfStart: Int? {
    let words = tokens.filter { $0.kind == .identifier }.map(\.text)
    guard let start = tokens.first(where: { $0.text == "startActivity" }),
      !words.contains("intent"), !words.contains("getIntent"), !words.contains("intentData")
    else { return nil }
    return start.line
  }
}
