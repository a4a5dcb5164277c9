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
      guard app.kind == .android, linkActivities.contains(String(Path.name(file.path).prefix { $0 != "." })),
        let line = file.lineOfStart
      else { continue }
      return add(
        .androidLinkNotForwarded, file.path, line,
        "\(Path.name(file.path)) receives the links, and starts another activity without the data of its intent.",
        fix: Fix(instruction: "Pass the link on to the activity that redeems.", text: "next.data = intent.data"))
    }
  }
}

extension AppSources.File {
  /// Where an activity that never looks at its intent starts another one; nil if it does not.
  fileprivate var lineOfStart: Int? {
    let words = tokens.filter { $0.kind == .identifier }.map(\.text)
    guard let start = tokens.first(where: { $0.text == "startActivity" }),
      !words.contains("intent"), !words.contains("getIntent"), !words.contains("intentData")
    else { return nil }
    return start.line
  }
}
