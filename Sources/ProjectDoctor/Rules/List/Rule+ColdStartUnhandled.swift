extension Rule {
  /// A link that starts the app is not looked at.
  public static let coldStartUnhandled = Rule(
    id: "cold-start-unhandled", severity: .warning,
    summary: "The app ignores a link that starts it.",
    why: "A buyer who opens the link while the app is closed sees the app start and nothing else.",
    remedy: "Read the link that started the app, and redeem it.",
    source: "The framework's guide to links", needs: .registrations,
    check: { app, sources, reach in
      app.checkStarts(sources, reach)
      app.checkEarlyLinks(sources)
    })
}

extension Examination {
  /// Finds a link that is put into a flow or a channel without a buffer, before something collects it.
  ///
  /// kotlinx.coroutines 1.8, `SharedFlow.tryEmit` and `Channel.trySend`: without a buffer, the value is dropped.
  fileprivate mutating func checkEarlyLinks(_ sources: AppSources) {
    for file in sources.files where Path.hasExtension(file.path, ["kt"]) {
      let code = Code(tokens: file.tokens)
      for index in file.names(["tryEmit", "trySend"]) where index > 1 && file.tokens[index - 1].isSymbol(".") {
        let name = file.tokens[index - 2].text
        guard let words = code.arguments(of: index), words.count < 8, code.isLink(words),
          sources.files.contains(where: { $0.isUnbuffered(name, file.tokens[index].text) }),
          !code.collects(name, before: index)
        else { continue }
        return add(
          .coldStartUnhandled, file.path, file.tokens[index].line,
          "\(name) has no buffer, so \(file.tokens[index].text) drops a link that comes before something collects it.",
          fix: Fix(
            instruction: "Give it a buffer.",
            text: file.tokens[index].text == "trySend" ? "Channel(Channel.BUFFERED)" : "MutableSharedFlow(replay = 1)"))
      }
    }
  }
}

extension Code {
  /// True if a name or a member of a value is that of a link.
  fileprivate func isLink(_ words: Range<Int>) -> Bool {
    let names = ["url", "uri", "link", "intent", "data"]
    return words.contains { index in names.contains { tokens[index].text.lowercased().contains($0) } }
  }

  /// True if the code starts to collect a channel before this place, in the same block.
  fileprivate func collects(_ name: String, before place: Int) -> Bool {
    guard tokens[place].text == "trySend" else { return false }
    return (max(2, place - 200)..<place).contains { index in
      ["collect", "consumeEach", "receive"].contains(tokens[index].text) && tokens[index - 2].text == name
    }
  }
}

extension AppSources.File {
  /// `val name = MutableSharedFlow<…>()`, `val name = Channel<…>()`
  fileprivate func isUnbuffered(_ name: String, _ call: String) -> Bool {
    let kind = call == "trySend" ? "Channel" : "MutableSharedFlow"
    return names([name]).contains { index in
      guard index > 0, tokens[index - 1].text == "val",
        let made = tokens[index...].prefix(24).firstIndex(where: { $0.text == kind }),
        tokens[made].line == tokens[index].line,
        tokens[made - 1].isSymbol("=") || tokens[made - 1].isSymbol("."),
        let open = tokens[made...].prefix(12).firstIndex(where: { $0.isSymbol("(") }), open + 1 < tokens.count
      else { return false }
      return tokens[open + 1].isSymbol(")")
    }
  }
}
