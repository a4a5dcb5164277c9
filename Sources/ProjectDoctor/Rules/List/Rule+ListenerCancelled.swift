extension Rule {
  /// The listener for links is removed while the app still runs.
  public static let listenerCancelled = Rule(
    id: "listener-cancelled", severity: .warning, summary: "The listener for links is removed while the app runs.",
    why: "A link that arrives afterwards is lost.",
    remedy: "Remove the listener only where its owner ends.",
    source: "The framework's guide to links", needs: .registrations,
    check: { $0.checkCancelling($1, $2) })
}

extension Examination {
  /// Finds listeners that are removed elsewhere than where their owner ends.
  fileprivate mutating func checkCancelling(_ sources: AppSources, _ reach: Reach) {
    for file in sources.files where linkFiles.contains(file.path) {
      guard let index = reach.cancelling(in: file, kind: app.kind) else { continue }
      add(
        .listenerCancelled, file.path, file.tokens[index].line,
        "\(file.tokens[index].text) removes the listener for links here, while the app goes on.",
        fix: Fix(instruction: "Remove the listener only where its owner ends.", text: file.tokens[index].text))
      return
    }
    checkFirstOnly(reach)
    checkStopping(reach)
  }

  /// Finds a stream of which only the first link is taken.
  private mutating func checkFirstOnly(_ reach: Reach) {
    for file in reach.files where linkFiles.contains(file.path) && app.kind == .flutter {
      let tokens = file.tokens
      for index in tokens.indices.dropLast(3)
      where tokens[index].text.hasSuffix("inkStream") && tokens[index + 1].isSymbol(".") {
        guard let end = Code(tokens: tokens).endOfStream(index) else { continue }
        return add(
          .listenerCancelled, file.path, tokens[index].line,
          "\(end) ends the stream while the app runs.",
          fix: Fix(instruction: "Listen to the whole stream.", text: "\(tokens[index].text).listen(handle)"))
      }
    }
  }

  /// Finds a function on the way of a link that stops the listener, or the task that redeems.
  private mutating func checkStopping(_ reach: Reach) {
    for hop in reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) }) where hop.passesLink {
      guard let index = reach.stopping(hop) ?? reach.endedByOwner(hop) else { continue }
      let token = reach.tokens(of: hop.site)[index]
      return add(
        .listenerCancelled, reach.path(hop.site), token.line,
        "\(token.text) is called where a link is handled, and ends what handles it.",
        fix: Fix(instruction: "Stop only where the owner ends.", text: token.text))
    }
  }
}

extension Reach {
  private static let ends: Set<String> = [
    "dispose", "deactivate", "OnDisable", "OnDestroy", "OnApplicationQuit", "componentWillUnmount", "unmounted",
    "onUnmounted", "beforeUnmount", "ngOnDestroy", "onDestroy", "close", "stop", "destroy", "cleanup", "teardown",
    "unsubscribe",
    "removeListener", "removeListeners", "logout", "signOut",
  ]

  /// Words that remove a listener.
  private static let removals: Set<String> = [
    "remove", "cancel", "removeAllListeners", "deepLinkActivated", "Destroy", "SetActive", "enabled",
  ]

  fileprivate func cancelling(in file: AppSources.File, kind: AppKind) -> Int? {
    let tokens = file.tokens
    let code = Code(tokens: tokens)
    guard let own = files.firstIndex(where: { $0.path == file.path }) else { return nil }
    return file.names(Reach.removals).first { index in
      guard index > 2, index + 2 < tokens.count else { return false }
      let site = Site(file: own, index: index)
      if code.isHalf(index, of: outlines[own].declarations(around: index).first?.name) {
        return outlines[own].declarations(around: index).contains { $0.name == "OnDisable" } && kind == .unity
      }
      let isEnding = outlines[own].declarations(around: index).contains { Reach.ends.contains($0.name) }
      guard !isEnding else { return false }
      let start = startOfFunction(around: site)
      switch tokens[index].text {
      case "remove", "cancel":
        guard index > 2, tokens[index + 1].isSymbol("("), tokens[index - 1].isSymbol(".") else { return false }
        let name = tokens[index - 2].isSymbol("?") ? tokens[index - 3].text : tokens[index - 2].text
        guard
          let set = listener(named: name, in: file)
            ?? code.promised(name, at: index, from: start).flatMap({
              listener(named: $0, in: file)
            })
        else { return false }
        // In the same function, and not in the function that it returns for its end.
        let isLater = code.openings(around: index, from: start).contains { $0 > set && isClosure($0, tokens) }
        let isTimed = tokens[start..<index].suffix(24).contains {
          ["Timer", "setTimeout", "delayed"].contains($0.text)
        }
        return isTimed
          || !isLater && set < index
            && (!tokens[..<index].suffix(6).contains { $0.isSymbol(">") } || code.isThen(around: index, from: start))
            && outlines[own].declarations(around: set).first?.name
              == outlines[own].declarations(around: index).first?.name
      case "removeAllListeners":
        return tokens[index + 1].isSymbol("(") && kind != .unity
          && !(max(1, index - 8)..<index).contains { place in
            tokens[place].text == "return"
              || tokens[place].isSymbol(">") && tokens[place - 1].isSymbol("=")
                && !tokens[..<place].suffix(6).contains { ["then", "finally"].contains($0.text) }
          }
          && !function(around: site).contains { $0 > index && ["appUrlOpen", "url"].contains(tokens[$0].text) }
      case "Destroy":
        return kind == .unity && tokens.contains { $0.text == "deepLinkActivated" }
          && ["Start", "Awake", "OnEnable"].contains(outlines[own].declarations(around: index).first?.name ?? "")
          && tokens[index + 1].isSymbol("(") && ["gameObject", "this"].contains(tokens[index + 2].text)
          && [";", "{", "}"].contains(where: tokens[index - 1].isSymbol)
          && code.openings(around: index, from: start).filter { tokens[$0].isSymbol("{") }.count == 1
      case "SetActive":
        return kind == .unity && tokens.contains { $0.text == "deepLinkActivated" }
          && ["Start", "Awake", "OnEnable"].contains(outlines[own].declarations(around: index).first?.name ?? "")
          && tokens[index - 2].text == "gameObject" && [";", "{", "}"].contains(where: tokens[index - 3].isSymbol)
          && tokens[index + 2].text == "false"
          && code.openings(around: index, from: start).filter { tokens[$0].isSymbol("{") }.count == 1
      case "enabled":
        return kind == .unity && tokens.contains { $0.text == "deepLinkActivated" }
          && outlines[own].declarations(around: index).first?.name == "Awake"
          && [";", "{", "}"].contains(where: tokens[index - 1].isSymbol)
          && tokens[index + 1].isSymbol("=") && tokens[index + 2].text == "false"
          && code.openings(around: index, from: start).filter { tokens[$0].isSymbol("{") }.count == 1
      case "deepLinkActivated":
        return tokens[index + 1].isSymbol("-") && tokens[index + 2].isSymbol("=")
          && !code.isFollowedByListening(index)
      default: return false
      }
    }
  }

  /// `stop()` of the same type, or `job.cancel()` behind the closure that redeems.
  fileprivate func stopping(_ hop: Hop) -> Int? {
    let site = hop.site
    let tokens = tokens(of: site)
    let code = Code(tokens: tokens)
    let range = function(around: site)
    if let end = code.endAtOnce(of: site.index, from: range.lowerBound) { return end }
    guard let own = outlines[site.file].declarations(around: site.index).first(where: { !$0.isType }), !own.isRoot
    else {
      return nil
    }
    let around = Set(code.openings(around: site.index, from: range.lowerBound))
    return range.dropFirst().first { index in
      guard tokens[index].kind == .identifier, index + 2 < tokens.count, tokens[index + 1].isSymbol("("), index > 2
      else {
        return false
      }
      if tokens[index].text == "cancel", tokens[index - 1].isSymbol(".") {
        let place = tokens[index - 2].isSymbol("?") ? index - 3 : index - 2
        let name = tokens[place].text
        if code.isLaunched(site.index, in: name, from: range.lowerBound) {
          return around.isSuperset(of: code.openings(around: index, from: range.lowerBound))
        }
        guard index > site.index, let value = code.value(of: name, before: place, from: range.lowerBound) else {
          return false
        }
        let first = tokens[value].first?.text ?? ""
        let isTask = first == "Task" || tokens[value].prefix(4).contains { $0.text == "launch" }
        guard isTask, let open = value.first(where: { tokens[$0].isSymbol("{") }) else { return false }
        return (open..<code.end(of: open)).contains(site.index) && !(open..<code.end(of: open)).contains(index)
      }
      if tokens[index].text == "close", tokens[index - 1].isSymbol("."), index > site.index, site.index > 1,
        tokens[site.index - 1].isSymbol("."), tokens[site.index - 2].text == tokens[index - 2].text
      {
        return code.isSameBlock(site.index, index)
      }
      guard ["stop", "dispose", "cleanup", "teardown", "close"].contains(tokens[index].text) else { return false }
      let isOwn = tokens[index - 1].isSymbol(".") && ["this", "self"].contains(tokens[index - 2].text)
      let isAlone =
        [";", "{", "}"].contains(where: tokens[index - 1].isSymbol)
        && around.isSuperset(of: code.openings(around: index, from: range.lowerBound))
      guard isOwn || isAlone else { return false }
      return outlines[site.file].declarations.contains { other in
        other.name == tokens[index].text && tokens[other.range].contains { ["remove", "cancel"].contains($0.text) }
      }
    }
  }

  private func isClosure(_ open: Int, _ tokens: [CodeToken]) -> Bool {
    guard open > 1, tokens[open].isSymbol("{") else { return false }
    return tokens[open - 1].isSymbol(">")
      || tokens[open - 1].isSymbol(")") && tokens[..<open].suffix(3).contains { $0.isSymbol("(") }
  }

  /// Where a name gets a listener for links.
  private func listener(named name: String, in file: AppSources.File) -> Int? {
    let code = Code(tokens: file.tokens)
    let words: Set<String> = ["addEventListener", "uriLinkStream", "stringLinkStream", "linkStream", "addListener"]
    return file.places[name]?.first { index in
      guard index + 2 < code.tokens.count, code.tokens[index + 1].isSymbol("=") else { return false }
      let value = (index + 2)..<code.endOfStatement(index + 2, to: code.tokens.count)
      return value.contains { words.contains(code.tokens[$0].text) }
        && value.contains {
          ["url", "appUrlOpen"].contains(code.tokens[$0].text) || code.tokens[$0].text.hasSuffix("Stream")
        }
    }
  }
}

extension Code {
  /// True in `scope.launch { … }` of a scope that the same function makes.
  fileprivate func isLaunched(_ place: Int, in scope: String, from start: Int) -> Bool {
    value(of: scope, before: place, from: start) != nil
      && openings(around: place, from: start).contains { open in
        open > start + 3 && tokens[open].isSymbol("{") && ["launch", "async"].contains(tokens[open - 1].text)
          && tokens[open - 3].text == scope
      }
  }

  /// `deepLinkActivated -= Open` in `OnDisable`, where only `Start` or `Awake`, which run once, have `+=`.
  fileprivate func isHalf(_ index: Int, of function: String?) -> Bool {
    guard function == "OnDisable", tokens[index].text == "deepLinkActivated", tokens[index + 1].isSymbol("-") else {
      return false
    }
    return !tokens.contains { $0.text == "OnEnable" }
  }

  /// `handle.then((it) => it.remove())`: the promise that a name is the value of.
  fileprivate func promised(_ name: String, at index: Int, from start: Int) -> String? {
    guard let open = then(around: index, from: start), tokens[open...].prefix(6).contains(where: { $0.text == name })
    else { return nil }
    return tokens[open - 3].kind == .identifier ? tokens[open - 3].text : nil
  }

  /// True in a `then` that is a statement of its own, and no part of a function that something calls later.
  fileprivate func isThen(around index: Int, from start: Int) -> Bool {
    guard let open = then(around: index, from: start), open > start + 4 else { return false }
    return [";", "{", "}", ")"].contains(where: tokens[open - 4].isSymbol)
      && !openings(around: open, from: start).contains { brace in
        tokens[brace].isSymbol("{") && brace > 3 && tokens[brace - 1].isSymbol(">")
          && tokens[..<brace].suffix(6).contains { $0.text == "return" }
      }
  }

  private func then(around index: Int, from start: Int) -> Int? {
    openings(around: index, from: start).first { open in
      tokens[open].isSymbol("(") && open > start + 3 && tokens[open - 1].text == "then"
    }
  }

  /// The call in a chain behind a stream that ends it: `stream.timeout(…).listen(open)`; nil if there is none.
  fileprivate func endOfStream(_ stream: Int) -> String? {
    var index = stream + 1
    while index + 1 < tokens.count, tokens[index].isSymbol(".") {
      let name = tokens[index + 1].text
      if ["take", "takeWhile", "first", "single", "timeout", "elementAt"].contains(name) { return name }
      guard let words = arguments(of: index + 1) else { return nil }
      index = words.upperBound + 1
    }
    return nil
  }

  /// `begin()()`, `addEventListener('url', open).remove()`: what ends a listener, called where it begins.
  fileprivate func endAtOnce(of call: Int, from start: Int) -> Int? {
    if let words = arguments(of: call), words.upperBound + 2 < tokens.count, tokens[words.upperBound + 1].isSymbol("("),
      tokens[words.upperBound + 1].line == tokens[call].line, tokens[words.upperBound + 2].isSymbol(")")
    {
      return call
    }
    let listeners: Set<String> = ["addEventListener", "listen"]
    return openings(around: call, from: start).first { open in
      guard tokens[open].isSymbol("("), open > 0, listeners.contains(tokens[open - 1].text) else { return false }
      let next = end(of: open)
      return next + 2 < tokens.count && tokens[next].isSymbol(".")
        && ["remove", "cancel"].contains(tokens[next + 1].text) && tokens[next + 2].isSymbol("(")
    }.map { $0 - 1 }
  }

  /// `-= Open; … += Open`, which replaces a listener.
  fileprivate func isFollowedByListening(_ index: Int) -> Bool {
    tokens[index...].dropFirst().prefix(12).enumerated().contains { offset, token in
      token.text == "deepLinkActivated" && tokens[index + 1 + offset + 1].isSymbol("+")
    }
  }
}
