import RedemptionCore

extension Rule {
  /// The code that redeems is compiled or run in some builds only.
  public static let handlerInDebug = Rule(
    id: "handler-in-debug", severity: .error, summary: "No released app on a phone handles links.",
    why: "Buyers have the released app, which ignores the link behind a condition that it never meets.",
    remedy: "Handle links in every build.",
    source: "The framework's guide to links", needs: .registrations,
    check: { $0.checkBuilds($1, $2) })
}

extension Examination {
  /// Finds handlers that a released app does not have.
  fileprivate mutating func checkBuilds(_ sources: AppSources, _ reach: Reach) {
    let hops = reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) })
    guard sources.isComplete, reach.isOpen(hops) else { return }
    checkPlatforms(hops, reach)
    checkColdConditions(hops, reach)
    checkStartsInBuilds(reach)
    let shut = reach.shut(hops) { hop in
      reach.tokens(of: hop.site).directive(around: hop.site.index)
        ?? reach.condition(shutting: hop.site) { words, code in
          reach.isRelease(words, code) ?? code.isInBackground(words)
        } ?? reach.condition(settingItself: hop.site)
    }
    guard let (hop, token) = shut else { return }
    add(
      .handlerInDebug, reach.path(hop.site), token.line,
      "A released app on a phone does not come to \(reach.token(hop.site).text), because of this condition.",
      fix: Fix(instruction: "Take the handler out of the condition.", text: reach.token(hop.site).text))
  }
}

extension Examination {
  /// Finds handlers that one of the app's platforms leaves out.
  private mutating func checkPlatforms(_ hops: [Hop], _ reach: Reach) {
    guard app.hasIOS, app.hasAndroid else { return }
    for (platform, name) in [("ios", "iOS"), ("android", "Android")] {
      let shut = reach.shut(hops) { hop in
        reach.condition(shutting: hop.site) { words, code in code.isPlatform(platform, words) }
      }
      guard let (hop, token) = shut else { continue }
      return add(
        .handlerInDebug, reach.path(hop.site), token.line,
        "On \(name) the app does not come to \(reach.token(hop.site).text), because of this condition.",
        fix: Fix(instruction: "Handle links on both platforms.", text: reach.token(hop.site).text))
    }
  }

  /// Finds listeners behind a condition that one of the app's platforms does not meet.
  private mutating func checkStartsOnPlatforms(_ names: Set<String>, _ rule: Rule, _ reach: Reach) -> Bool {
    guard app.hasIOS, app.hasAndroid else { return false }
    let sites = reach.files.indices.filter { linkFiles.contains(reach.files[$0].path) }.flatMap { file in
      reach.files[file].names(names).filter { !reach.isImport(file, $0) }.map { Reach.Site(file: file, index: $0) }
    }
    for (platform, name) in [("ios", "iOS"), ("android", "Android")] {
      func shut(_ site: Reach.Site) -> CodeToken? {
        reach.condition(shutting: site) { words, code in code.isPlatform(platform, words) }
      }
      guard let site = sites.first, let token = shut(site), sites.allSatisfy({ shut($0) != nil }) else { continue }
      add(
        rule, reach.path(site), token.line,
        "On \(name) the app does not come to \(reach.token(site).text), because of this condition.",
        fix: Fix(instruction: "Handle links on both platforms.", text: reach.token(site).text))
      return true
    }
    return false
  }

  /// Finds a condition that keeps back only the link that starts the app.
  private mutating func checkColdConditions(_ hops: [Hop], _ reach: Reach) {
    guard let words = startWords, !findings.contains(where: { $0.rule == .coldStartUnhandled }) else { return }
    let names = words.cold.subtracting(words.warm)
    let cold = hops.filter { hop in
      guard hop.passesLink else { return false }
      let code = Code(tokens: reach.tokens(of: hop.site))
      let from = reach.before(hop.site).lowerBound
      let argument = code.arguments(of: hop.site.index)?.first.map { code.tokens[$0].text } ?? ""
      let value = code.value(of: argument, before: hop.site.index, from: from)
      let isDirect = code.arguments(of: hop.site.index).map { words in
        code.tokens[words].contains { names.contains($0.text) }
      }
      return isDirect == true || code.isInPromise(hop.site.index, of: names, from: from)
        || value.map { words in
          code.isSameBlock(words.lowerBound, hop.site.index)
            && code.tokens[words].contains { names.contains($0.text) }
        } ?? false
    }
    let shape = linkShape
    func shut(_ hop: Hop) -> CodeToken? {
      reach.condition(shutting: hop.site) { words, code in
        reach.isRelease(words, code) ?? code.isInBackground(words) ?? reach.test(words, shape, code)
      }
    }
    guard let hop = cold.first, let token = shut(hop), cold.allSatisfy({ shut($0) != nil }) else { return }
    add(
      .coldStartUnhandled, reach.path(hop.site), token.line,
      "The link that starts the app does not come to \(reach.token(hop.site).text), because of this condition.",
      fix: Fix(instruction: "Take the link out of the condition.", text: reach.token(hop.site).text))
  }

  /// Finds listeners that only a build for development has.
  private mutating func checkStartsInBuilds(_ reach: Reach) {
    guard let words = startWords else { return }
    for (names, rule) in [(words.warm, Rule.warmStartUnhandled), (words.cold, .coldStartUnhandled)] {
      let places = reach.files.filter { linkFiles.contains($0.path) }.flatMap { file in
        file.tokens.indices.filter { index in
          names.contains(file.tokens[index].text)
            && !(index + 1 < file.tokens.count && file.tokens[index + 1].isSymbol("-"))
        }.map { (file, $0) }
      }
      if checkStartsOnPlatforms(names, rule, reach) { return }
      guard let (file, index) = places.first, places.allSatisfy({ $0.0.tokens.directive(around: $0.1) != nil }) else {
        continue
      }
      return add(
        rule, file.path, file.tokens[index].line, "A released app on a phone does not have \(file.tokens[index].text).",
        fix: Fix(instruction: "Take it out of the condition.", text: file.tokens[index].text))
    }
  }
}

extension Reach {
  /// The value of a condition in a released app on a phone, also of a constant that has such a value.
  func isRelease(_ words: Range<Int>, _ code: Code) -> Bool? {
    if let value = code.isRelease(words) { return value }
    if let value = code.isPhone(words) { return value }
    guard words.count <= 3, let name = words.last, code.tokens[name].kind == .identifier else { return nil }
    for file in files where file.places[code.tokens[name].text] != nil {
      guard let value = Code(tokens: file.tokens).constant(code.tokens[name].text) else { continue }
      return value
    }
    return Flag.value(of: code.tokens[name].text, in: files)
  }
}

extension Code {
  /// `const name = false`, `val name = BuildConfig.DEBUG`
  fileprivate func constant(_ name: String) -> Bool? {
    for index in tokens.indices.dropFirst().dropLast(2) where tokens[index].text == name {
      guard tokens[index].kind == .identifier, tokens[index + 1].isSymbol("="), !tokens[index + 2].isSymbol("="),
        tokens[(max(0, index - 3))..<index].contains(where: { ["const", "val", "final", "static"].contains($0.text) })
          || tokens[index - 1].text == "let" && tokens[..<index].suffix(3).contains(where: { $0.text == "private" })
      else { continue }
      let end = endOfStatement(index + 2, to: tokens.count)
      if end == index + 3, ["true", "false"].contains(tokens[index + 2].text) {
        return tokens[index + 2].text == "true"
      }
      return isRelease((index + 2)..<end)
    }
    return nil
  }

  /// `AppState.currentState === 'background'`: a link brings the app to the front.
  fileprivate func isInBackground(_ words: Range<Int>) -> Bool? {
    guard let last = words.last, tokens[last].text == "background",
      words.contains(where: { ["currentState", "applicationState", "lifecycleState"].contains(tokens[$0].text) }),
      words.contains(where: { tokens[$0].isSymbol("=") })
    else { return nil }
    return words.contains { tokens[$0].isSymbol("!") }
  }

  /// `Platform.OS === 'web'`, `Capacitor.isNativePlatform()`
  fileprivate func isPhone(_ words: Range<Int>) -> Bool? {
    if words.count <= 5, words.contains(where: { tokens[$0].text == "isNativePlatform" }) { return true }
    guard let last = words.last, tokens[last].kind == .string, ["web", "windows", "macos"].contains(tokens[last].text),
      words.contains(where: { ["OS", "getPlatform"].contains(tokens[$0].text) }),
      words.contains(where: { tokens[$0].isSymbol("=") })
    else { return nil }
    return words.contains { tokens[$0].isSymbol("!") }
  }

  /// The value of `Platform.OS === 'ios'`, `Platform.isIOS` and the like on a platform; nil for any other condition.
  func isPlatform(_ platform: String, _ words: Range<Int>) -> Bool? {
    guard let last = words.last, words.count < 12 else { return nil }
    let texts = tokens[words].map(\.text)
    if words.count == 3, texts[0] == "Platform", ["isIOS", "isAndroid"].contains(texts[2]) {
      return texts[2].dropFirst(2).lowercased() == platform
    }
    let known = ["ios", "android", "iphoneplayer"]
    let wanted = tokens[last].text.lowercased()
    let asks = texts.contains { ["OS", "getPlatform", "defaultTargetPlatform", "RuntimePlatform"].contains($0) }
    guard asks, known.contains(wanted), words.contains(where: { tokens[$0].isSymbol("=") }) else { return nil }
    let isSame = (wanted == "iphoneplayer" ? "ios" : wanted) == platform
    return words.contains { tokens[$0].isSymbol("!") } ? !isSame : isSame
  }

  /// The value of a condition on the build, in a released app; nil for any other.
  fileprivate func isRelease(_ words: Range<Int>) -> Bool? {
    guard words.count <= 3, let last = words.last else { return nil }
    switch tokens[last].text {
    case "__DEV__", "kDebugMode", "kProfileMode", "kIsWeb", "DEBUG", "isEditor", "isDebugBuild": return false
    case "kReleaseMode": return true
    default: return nil
    }
  }
}

extension [CodeToken] {
  /// The `#if` of a build for development around a place; nil if there is none.
  fileprivate func directive(around place: Int) -> CodeToken? {
    var open: [CodeToken?] = []
    for index in indices.dropLast().prefix(place) where self[index].isSymbol("#") {
      switch self[index + 1].text {
      case "if":
        let words = self[(index + 2)...].prefix { $0.line == self[index].line }
        let first = words.first?.text ?? ""
        let isOne =
          words.count == 1
          && (["DEBUG", "UNITY_EDITOR", "UNITY_WEBGL"].contains(first) || first.hasPrefix("UNITY_STANDALONE"))
        let isOther =
          words.count == 4 && ["targetEnvironment", "os"].contains(first)
          && ["simulator", "macCatalyst", "macOS", "tvOS", "watchOS", "visionOS"].contains(
            words.dropFirst(2).first?.text ?? "")
        open.append(isOne || isOther ? self[index] : nil)
      case "else", "elseif", "elif": if !open.isEmpty { open[open.count - 1] = nil }
      case "endif": _ = open.popLast()
      default: continue
      }
    }
    return open.compactMap { $0 }.last
  }
}
