/// Results that the app stores where the buyer never sees them.
extension Code {
  private static let shows: Set<String> = ["present", "show", "showSnackBar", "open", "dispatch"]

  /// A toast or an alert that is made of a result and never shown.
  func unshown(after call: Int, in range: Range<Int>) -> String? {
    for index in max(call, range.lowerBound)..<range.upperBound where isMaker(index) {
      guard let words = arguments(of: index) else { continue }
      let next = words.upperBound + 1
      if next < tokens.count, tokens[next].isSymbol(".") { continue }
      var start = index - 1
      while start > range.lowerBound,
        [".", "?"].contains(where: tokens[start].isSymbol) || ["await", "new"].contains(tokens[start].text)
          || tokens[start].kind == .identifier && tokens[start + 1].isSymbol(".")
      {
        start -= 1
      }
      guard tokens[start].isSymbol("=") else {
        let isStatement = [";", "{", "}"].contains(where: tokens[start].isSymbol)
        let isValue = tokens[start].isSymbol("{") && next < tokens.count && tokens[next].isSymbol("}")
        if isStatement, !isValue, tokens[index].text != "create" {
          return "\(tokens[index].text) makes a message and does not show it."
        }
        continue
      }
      let name = tokens[start - 1].text
      guard tokens[start - 1].kind == .identifier, start < 3 || !tokens[start - 2].isSymbol(".") else { continue }
      let isUsed = (next..<range.upperBound).contains { place in
        guard tokens[place].text == name, tokens[place].kind == .identifier else { return false }
        guard place + 2 < tokens.count, tokens[place + 1].isSymbol(".") else { return true }
        return Code.shows.contains(tokens[place + 2].text)
      }
      if !isUsed { return "\(name) is made of the result and never shown." }
    }
    return nil
  }

  /// `toasts.create(…)`, `Toast.makeText(…)`, `Snackbar.make(…)`, `UIAlertController(…)`
  private func isMaker(_ index: Int) -> Bool {
    guard tokens[index].kind == .identifier, index > 1 else { return false }
    let receiver = tokens[index - 1].isSymbol(".") ? tokens[index - 2].text.lowercased() : ""
    switch tokens[index].text {
    case "create": return receiver.contains("toast") || receiver.contains("alert")
    case "makeText": return receiver == "toast"
    case "make": return receiver == "snackbar"
    case "UIAlertController": return !tokens[index - 1].isSymbol(".") && !tokens[index - 1].isSymbol(":")
    default: return false
    }
  }
}

extension Reach {
  /// A store that gets the outcome, and that only components read which nothing shows.
  func unmounted(near site: Site, in range: Range<Int>) -> String? {
    guard Path.hasExtension(path(site), ["js", "jsx", "ts", "tsx"]) else { return nil }
    let tokens = tokens(of: site)
    let store = range.dropLast(2).first { index in
      tokens[index].text.hasPrefix("use") && tokens[index].text.hasSuffix("Store") && tokens[index + 1].isSymbol(".")
        && tokens[index + 2].text == "getState"
    }
    guard let store else { return nil }
    let name = tokens[store].text
    let reads = files.indices.filter { $0 != site.file }.flatMap { file in
      files[file].names([name]).filter { index in
        !isImport(file, index) && index > 0 && !["const", "let"].contains(files[file].tokens[index - 1].text)
      }.map { Site(file: file, index: $0) }
    }
    guard let first = reads.first, reads.allSatisfy({ !isShown($0) }) else { return nil }
    return
      "The outcome goes to \(name), which only \(function(of: first) ?? "other code") reads, and nothing shows that."
  }

  /// False in a component that no code names.
  private func isShown(_ site: Site) -> Bool {
    let function = outlines[site.file].declarations(around: site.index).first { !$0.isType }
    guard let function, function.name.first?.isUppercase == true, !function.isRoot else { return true }
    return !mentions(of: function, in: site.file).isEmpty
  }

  /// A channel, a flow or a published property that gets the result, and that nothing reads.
  ///
  /// - Parameter isForBuyer: true to look only at names of what a buyer reads.
  func unread(after site: Site, in range: Range<Int>, isForBuyer: Bool = false) -> String? {
    let told = ["message", "result", "outcome", "alert", "toast", "text", "notice"]
    let tokens = tokens(of: site)
    let own = site.file
    for index in max(site.index, range.lowerBound + 1)..<range.upperBound where tokens[index].kind == .identifier {
      guard let name = target(at: index, tokens), isOwnState(name, in: site.file) else { continue }
      guard !isForBuyer || told.contains(where: name.lowercased().contains) else { continue }
      let views = files.flatMap { derived(from: name, $0) }
      let isRead = views.contains { isNamed($0, besides: [], own) } || isNamed(name, besides: views, own)
      if !isRead { return "The result goes to \(name), which nothing reads." }
    }
    return nil
  }

  /// `name.send(…)`, `name.value = …`, `name = …`
  private func target(at index: Int, _ tokens: [CodeToken]) -> String? {
    if index + 2 < tokens.count, tokens[index + 1].isSymbol("="), !tokens[index + 2].isSymbol("="),
      index == 0 || !["val", "var", "let"].contains(tokens[index - 1].text)
    {
      return tokens[index].text
    }
    guard index + 3 < tokens.count, tokens[index + 1].isSymbol(".") else { return nil }
    let isSent =
      ["send", "trySend", "emit", "tryEmit"].contains(tokens[index + 2].text) && tokens[index + 3].isSymbol("(")
    let isSet =
      tokens[index + 2].text == "value" && tokens[index + 3].isSymbol("=") && index + 4 < tokens.count
      && !tokens[index + 4].isSymbol("=")
    return isSent || isSet ? tokens[index].text : nil
  }

  /// `private val name = Channel<…>(…)`
  private func isOwnState(_ name: String, in file: Int) -> Bool {
    let kinds: Set<String> = ["Channel", "MutableSharedFlow", "MutableStateFlow", "MutableLiveData"]
    let tokens = files[file].tokens
    return (files[file].places[name] ?? []).contains { index in
      guard index > 1, index + 2 < tokens.count else { return false }
      let rest = tokens[index...].prefix(8)
      if tokens[index - 1].text == "val" { return rest.contains { kinds.contains($0.text) } }
      guard tokens[index - 1].text == "var" else { return false }
      return tokens[..<index].suffix(5).contains { $0.text == "Published" }
        || rest.contains { $0.text == "mutableStateOf" } && rest.contains { $0.text == "by" }
    }
  }

  /// `val view = name.receiveAsFlow()`, `val view: Flow<…> get() = name`
  private func derived(from name: String, _ file: AppSources.File) -> [String] {
    let tokens = file.tokens
    return (file.places[name] ?? []).filter { $0 > 1 && tokens[$0 - 1].isSymbol("=") }.compactMap { index in
      tokens[..<index].suffix(16).lastIndex { $0.text == "val" }.map { tokens[$0 + 1].text }
    }
  }

  /// True in a function of Compose's that no code names.
  private func isUnusedComposable(around index: Int, in file: Int) -> Bool {
    guard Path.hasExtension(files[file].path, ["kt"]),
      let function = outlines[file].declarations(around: index).first(where: { !$0.isType }), !function.isRoot,
      files[file].tokens.isComposable(function.range)
    else { return false }
    return mentions(of: function, in: file).isEmpty
  }

  /// True if code names a property but to declare it or to send.
  private func isNamed(_ name: String, besides views: [String], _ own: Int) -> Bool {
    files.indices.contains { number in
      let file = files[number]
      return (file.places[name] ?? []).contains { index in
        guard index > 0, index + 1 < file.tokens.count else { return false }
        let isDeclared = ["val", "var"].contains(file.tokens[index - 1].text)
        let isView = file.tokens[index - 1].isSymbol("=") && !views.isEmpty
        // Another file's code names a member of an object, or a name of its own.
        if index > 1, file.tokens[index - 1].isSymbol("."),
          ["error", "exception", "e", "cause", "throwable"].contains(file.tokens[index - 2].text)
        {
          return false
        }
        if isUnusedComposable(around: index, in: number) { return false }
        let isMember = number == own || [".", ":"].contains(where: file.tokens[index - 1].isSymbol)
        return isMember && !isDeclared && !isView && target(at: index, file.tokens) == nil
      }
    }
  }
}
