/// Outcomes that go to a state or a stream which no part of the interface reads.
extension Reach {
  private static let scripts: Set<String> = ["js", "jsx", "ts", "tsx"]

  /// The message for outcomes that go only to states of React's, or to a stream, that nothing reads.
  func unheard(after site: Site, in range: Range<Int>) -> String? {
    if let message = unshownStates(after: site, in: range) ?? unheardStream(after: site, in: range) { return message }
    for hop in hops(to: [site]).prefix(12) where hop.next != nil && hop.passesLink {
      if let message = unshownStates(after: hop.site, in: function(around: hop.site)) { return message }
    }
    return nil
  }

  /// `setMessage('…')`, where nothing reads `message`.
  private func unshownStates(after site: Site, in range: Range<Int>) -> String? {
    guard Path.hasExtension(path(site), Reach.scripts) else { return nil }
    let code = Code(tokens: tokens(of: site))
    let calls = (site.index..<max(site.index, range.upperBound)).filter { index in
      code.tokens[index].kind == .identifier && code.arguments(of: index).map { !$0.isEmpty } == true
    }
    let names = Set(calls.compactMap { state(setBy: code.tokens[$0].text, in: site.file) })
    let tellers = ["alert", "toast", "show", "tell", "notify", "present", "navigate", "push", "dispatch", "emit", "on"]
    let isTold = calls.contains { index in
      let name = code.tokens[index].text
      return state(setBy: name, in: site.file) == nil && !code.isLog(index)
        && (tellers.contains(where: name.lowercased().hasPrefix) || functions[name] != nil
          || code.arguments(of: index)?.contains {
            code.tokens[$0].kind == .string && code.tokens[$0].text.contains(" ")
          }
            == true)
    }
    guard let name = names.sorted().first, !isTold, names.allSatisfy({ !isShown(state: $0) }) else { return nil }
    return "The outcome goes to the state \(name), which nothing shows."
  }

  /// The name in `const [name, setName] = useState(…)`.
  private func state(setBy setter: String, in file: Int) -> String? {
    let tokens = files[file].tokens
    return (files[file].places[setter] ?? []).first { index in
      index > 2 && index + 1 < tokens.count && tokens[index - 1].isSymbol(",") && tokens[index - 3].isSymbol("[")
        && tokens[index + 1].isSymbol("]")
    }.map { tokens[$0 - 2].text }
  }

  /// True if code reads a state, and not only hands it on under its own name.
  private func isShown(state name: String) -> Bool {
    files.contains { file in
      guard Path.hasExtension(file.path, Reach.scripts) else { return !file.names([name]).isEmpty }
      return file.places.keys.contains { $0.contains("${") && $0.contains(name) }
        || (file.places[name] ?? []).contains { Code(tokens: file.tokens).isRead($0) }
    }
  }
}

extension Code {
  /// False for a declaration, a type, a list of dependencies, and a name that an object hands on: `{ name }`.
  fileprivate func isRead(_ index: Int) -> Bool {
    guard tokens[index].kind == .identifier, index > 1, index + 2 < tokens.count else { return false }
    let (before, after) = (tokens[index - 1], tokens[index + 1])
    if after.isSymbol(":") || after.isSymbol("?") && tokens[index + 2].isSymbol(":") { return false }
    if before.isSymbol(".") { return !["error", "e", "err", "exception"].contains(tokens[index - 2].text) }
    guard ["{", ",", "["].contains(where: before.isSymbol), [",", "}", "]"].contains(where: after.isSymbol),
      let open = openings(around: index, from: max(0, index - 200)).first, open > 1
    else { return true }
    if tokens[open].isSymbol("[") {
      return !tokens[open - 1].isSymbol(",") && !["const", "let"].contains(tokens[open - 1].text)
    }
    guard tokens[open].isSymbol("{") else { return true }
    let heading = tokens[open - 1]
    // A child of an element or the value of an attribute shows it.
    if heading.isSymbol(">") { return !tokens[open - 2].isSymbol("=") }
    if heading.isSymbol("=") { return !["const", "let", "var"].contains(tokens[max(0, open - 3)].text) }
    return !["(", "{", ",", ":"].contains(where: heading.isSymbol)
      && !["return", "const", "let", "var"].contains(heading.text)
  }
}

extension Reach {
  private static let streams: Set<String> = [
    "StreamController", "ValueNotifier", "BehaviorSubject", "PublishSubject", "PassthroughSubject",
    "CurrentValueSubject", "event",
  ]
  private static let ends: Set<String> = ["close", "dispose", "complete", "finish"]

  /// A stream, a notifier or an event that gets the outcome, and that nothing listens to.
  private func unheardStream(after site: Site, in range: Range<Int>) -> String? {
    guard Path.hasExtension(path(site), ["dart", "swift", "cs"]) else { return nil }
    let tokens = tokens(of: site)
    let own = site.index..<max(site.index, range.upperBound)
    let called = own.compactMap { index -> Range<Int>? in
      guard tokens[index].kind == .identifier, let all = functions[tokens[index].text], all.count == 1,
        all[0].file == site.file
      else { return nil }
      return outlines[site.file].declarations.first { $0.range.lowerBound == all[0].start }?.range
    }
    for index in ([own] + called).flatMap({ Array($0) }) where isSent(index, tokens) {
      let name = tokens[index].text
      guard files[site.file].names([name]).contains(where: { isStream($0, tokens) }), !isHeard(name) else { continue }
      return "The outcome goes to \(name), which nothing listens to."
    }
    return nil
  }

  /// `name.add(…)`, `name.send(…)`, `name.value = …`, `name?.Invoke(…)`
  private func isSent(_ index: Int, _ tokens: [CodeToken]) -> Bool {
    guard tokens[index].kind == .identifier, index + 4 < tokens.count else { return false }
    let point = tokens[index + 1].isSymbol("?") ? index + 2 : index + 1
    guard tokens[point].isSymbol("."), point + 2 < tokens.count else { return false }
    let call = tokens[point + 1].text == "sink" ? point + 3 : point + 1
    guard call + 2 < tokens.count else { return false }
    if tokens[call].text == "value" { return tokens[call + 1].isSymbol("=") && !tokens[call + 2].isSymbol("=") }
    return ["add", "send", "Invoke", "onNext"].contains(tokens[call].text) && tokens[call + 1].isSymbol("(")
  }

  /// `final name = StreamController<…>()`, `public event Action<string> Name;`
  private func isStream(_ index: Int, _ tokens: [CodeToken]) -> Bool {
    guard index > 1, index + 1 < tokens.count, ["=", ";", ":"].contains(where: tokens[index + 1].isSymbol),
      !tokens[index - 1].isSymbol(".")
    else { return false }
    let line = tokens[max(0, index - 8)..<min(tokens.count, index + 8)].filter { $0.line == tokens[index].line }
    return line.contains { Reach.streams.contains($0.text) }
  }

  /// True if code names a stream but to declare it, to put something into it or to end it, also under another name.
  private func isHeard(_ name: String) -> Bool {
    files.indices.contains { file in
      let tokens = files[file].tokens
      return files[file].names([name]).contains { index in
        guard !isStream(index, tokens), !isSent(index, tokens), index > 1, index + 2 < tokens.count else {
          return false
        }
        if tokens[index + 1].isSymbol("."), Reach.ends.contains(tokens[index + 2].text) { return false }
        guard let view = view(of: index, tokens) else { return true }
        return files.contains { other in
          other.names([view.0]).contains { other.path != files[file].path || $0 != view.1 }
        }
      }
    }
  }

  /// `Stream<String> get view => name.stream`, `var view: … { name.eraseToAnyPublisher() }`: the view and its place.
  private func view(of index: Int, _ tokens: [CodeToken]) -> (String, Int)? {
    let line = (max(1, index - 16)..<index).filter { tokens[$0].line >= tokens[index].line - 1 }
    guard let word = line.last(where: { ["get", "var", "let", "final"].contains(tokens[$0].text) }),
      !tokens[word..<index].contains(where: { $0.isSymbol(";") || $0.isSymbol("}") })
    else { return nil }
    if tokens[word].text != "final" { return (tokens[word + 1].text, word + 1) }
    return (word..<index).last { tokens[$0].isSymbol("=") }.map { (tokens[$0 - 1].text, $0 - 1) }
  }
}
