/// Channels, flows and streams of the app's own, through which a link goes from one function to another.
extension Reach {
  private static let collectors: Set<String> = [
    "collect", "collectLatest", "consumeEach", "onEach", "listen", "sink", "onReceive",
  ]
  private static let pipes: Set<String> = [
    "Channel", "MutableSharedFlow", "MutableStateFlow", "MutableLiveData", "StreamController", "PassthroughSubject",
    "CurrentValueSubject", "BehaviorSubject", "PublishSubject",
  ]
  private static let senders: Set<String> = [
    "send", "trySend", "emit", "tryEmit", "add", "onNext", "postValue", "setValue",
  ]

  /// The places that put a value into what the code around a place collects; none if it collects nothing of the app's.
  func feeders(of site: Site) -> [Site] {
    let tokens = tokens(of: site)
    let code = Code(tokens: tokens)
    let start = startOfFunction(around: site)
    var views: [String] = []
    for open in code.openings(around: site.index, from: start) where open > start + 3 {
      var name = open - 1
      if tokens[open].isSymbol("{"), tokens[name].isSymbol(")") {
        name = code.openParenthesis(closedBefore: open, from: start).map { $0 - 1 } ?? name
      }
      guard name > start + 2, Reach.collectors.contains(tokens[name].text), tokens[name - 1].isSymbol(".") else {
        continue
      }
      if tokens[name].text == "onReceive" {
        if let words = code.arguments(of: name), let last = words.last(where: { tokens[$0].kind == .identifier }) {
          views.append(tokens[last].text)
        }
      } else if tokens[name - 2].kind == .identifier {
        views.append(tokens[name - 2].text)
      }
    }
    if let words = code.arguments(of: site.index), let link = words.first(where: { tokens[$0].kind == .identifier }),
      Path.hasExtension(path(site), ["kt"])
    {
      views += code.collected(tokens[link].text, before: site.index, from: start)
    }
    let names = Set(views.flatMap(sources))
    return names.sorted().flatMap(senders) + views.compactMap(frameworkStream)
  }

  /// `Stream<Uri> get links => appLinks.uriLinkStream`: where a stream of a framework has another name.
  private func frameworkStream(of view: String) -> Site? {
    let streams: Set<String> = ["uriLinkStream", "stringLinkStream", "allUriLinkStream", "linkStream"]
    for (number, file) in files.enumerated() where Path.hasExtension(file.path, ["dart"]) {
      for index in file.places[view] ?? [] where index > 0 && file.tokens[index - 1].text == "get" {
        let line = file.tokens[index...].prefix(32).prefix { !$0.isSymbol(";") }
        if let found = line.firstIndex(where: { streams.contains($0.text) }) { return Site(file: number, index: found) }
      }
    }
    return nil
  }

  /// The channels, flows and streams that a name stands for.
  private func sources(of view: String) -> [String] {
    if isPipe(view) { return [view] }
    var found: [String] = []
    for file in files {
      for index in file.names([view]) where index > 0 && index + 2 < file.tokens.count {
        let isDeclared = ["val", "let", "var", "get", "final"].contains(file.tokens[index - 1].text)
        guard isDeclared else { continue }
        let line = file.tokens[(index + 1)...].prefix(24).prefix {
          !$0.isSymbol(";") && !["val", "fun", "let"].contains($0.text)
        }
        guard let equals = line.firstIndex(where: { $0.isSymbol("=") }) else { continue }
        if let name = line[equals...].first(where: { $0.kind == .identifier && isPipe($0.text) }) {
          found.append(name.text)
        }
      }
    }
    return found
  }

  /// True if the app declares a channel with this name: `val name = Channel<String>()`.
  private func isPipe(_ name: String) -> Bool {
    files.contains { file in
      file.names([name]).contains { index in
        guard index > 0, index + 2 < file.tokens.count,
          ["val", "let", "var", "final"].contains(file.tokens[index - 1].text) || file.tokens[index - 1].isSymbol(">")
        else { return false }
        let line = file.tokens[index...].prefix { $0.line == file.tokens[index].line }.prefix(24)
        return line.contains { Reach.pipes.contains($0.text) }
      }
    }
  }

  /// `name.trySend(url)`, `name.value = url`, `name.sink.add(url)`
  private func senders(to name: String) -> [Site] {
    files.indices.flatMap { file in
      files[file].names([name]).compactMap { index -> Site? in
        let tokens = files[file].tokens
        guard index + 3 < tokens.count, tokens[index + 1].isSymbol(".") else { return nil }
        let call = tokens[index + 2].text == "sink" && index + 5 < tokens.count ? index + 4 : index + 2
        let isSent = Reach.senders.contains(tokens[call].text) && tokens[call + 1].isSymbol("(")
        let isSet =
          tokens[call].text == "value" && tokens.isAssigned(call) && !["null", "nil"].contains(tokens[call + 2].text)
        return isSent || isSet ? Site(file: file, index: call) : nil
      }
    }
  }
}

extension Code {
  /// `val link by model.links.collectAsState()`: the flow that a name is read from.
  fileprivate func collected(_ name: String, before place: Int, from start: Int) -> [String] {
    for index in stride(from: place - 1, to: start, by: -1) where tokens[index].text == name {
      guard tokens[index - 1].text == "val", index + 1 < place, tokens[index + 1].text == "by" else { continue }
      let end = endOfStatement(index, to: place)
      guard let read = (index..<end).first(where: { tokens[$0].text.hasPrefix("collectAsState") }), read > index + 3
      else { return [] }
      return [tokens[read - 2].text]
    }
    return []
  }
}
