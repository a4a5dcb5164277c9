import RedemptionCore

extension Examination {
  /// Calls that read the link that starts the app.
  private static let readsOfStart: Set<String> = [
    "getInitialLink", "getInitialUri", "getInitialAppLink", "getInitialLinkString",
  ]

  /// Finds a stream of links, anywhere in the app, that lets no redemption link or not the first one through.
  mutating func checkStreams(_ sources: AppSources, _ reach: Reach) {
    guard !linkFiles.isEmpty, sources.isComplete else { return }
    checkSkipping(sources, reach)
    guard app.kind == .flutter else { return }
    let names: Set<String> = ["uriLinkStream", "stringLinkStream", "allUriLinkStream", "linkStream"]
    let sites = reach.files.indices.flatMap { file in
      reach.files[file].names(names).map { Reach.Site(file: file, index: $0) }
    }
    guard let site = sites.first, sites.count == 1 else { return }
    let code = Code(tokens: reach.tokens(of: site))
    let shape = linkShape
    for (call, words) in code.chain(behind: site.index) {
      let token = code.tokens[call]
      if token.text == "where", words.count > 2, code.holds(words, shape) == false {
        return add(
          .linkFiltered, reach.path(site), token.line, "No redemption link passes this filter of the links.",
          fix: Fix(instruction: "Take every link.", text: "\(reach.token(site).text).listen(handle)"))
      }
      if token.text == "skip", words.count == 1, code.tokens[words.lowerBound].text != "0",
        sources.words.isDisjoint(with: Examination.readsOfStart)
      {
        return add(
          .coldStartUnhandled, reach.path(site), token.line,
          "The first link of the stream is the one that starts the app, and it is skipped.",
          fix: Fix(instruction: "Take every link.", text: "\(reach.token(site).text).listen(handle)"))
      }
    }
  }

  /// Finds a handler of a stream of which the first link is skipped: `links.skip(1).listen(open)`.
  private mutating func checkSkipping(_ sources: AppSources, _ reach: Reach) {
    guard sources.words.isDisjoint(with: Examination.readsOfStart) else { return }
    let shut = reach.shut(reach.hops(to: reach.linkCalls(of: vendors))) { hop in
      Code(tokens: reach.tokens(of: hop.site)).skipping(before: hop.site.index, from: reach.before(hop.site).lowerBound)
    }
    guard let (hop, token) = shut else { return }
    add(
      .coldStartUnhandled, reach.path(hop.site), token.line,
      "\(token.text) leaves out the first link, which is the one that starts the app.",
      fix: Fix(instruction: "Take every link.", text: reach.token(hop.site).text))
  }
}

extension Code {
  /// `skip(1)` in the chain that ends with the call around a place.
  fileprivate func skipping(before place: Int, from start: Int) -> CodeToken? {
    for open in openings(around: place, from: start) where open > start + 4 {
      guard ["listen", "sink", "collect", "collectLatest"].contains(tokens[open - 1].text) else { continue }
      var index = open - 2
      while index > start + 2, tokens[index].isSymbol(".") {
        guard tokens[index - 1].isSymbol(")"),
          let list = openParenthesis(closedBefore: index, from: max(start, index - 60)),
          list > start + 1
        else { break }
        if ["skip", "drop", "dropFirst"].contains(tokens[list - 1].text), tokens[list + 1].text != "0" {
          return tokens[list - 1]
        }
        index = list - 2
      }
    }
    return nil
  }

  /// The calls in a chain behind a name, with their arguments.
  fileprivate func chain(behind name: Int) -> [(Int, Range<Int>)] {
    var found: [(Int, Range<Int>)] = []
    var index = name + 1
    while index + 1 < tokens.count, tokens[index].isSymbol("."), let words = arguments(of: index + 1), found.count < 16
    {
      found.append((index + 1, words))
      index = words.upperBound + 1
    }
    return found
  }

  /// The value of a closure of one test, `(uri) => test`, for the links.
  fileprivate func holds(_ words: Range<Int>, _ shape: LinkShape) -> Bool? {
    guard
      let arrow = words.first(where: {
        $0 > words.lowerBound && tokens[$0].isSymbol(">") && tokens[$0 - 1].isSymbol("=")
      })
    else { return nil }
    return ConditionValue(code: self) { LinkTest(shape: shape, code: self).value(of: $0) }.of(
      (arrow + 1)..<words.upperBound)
  }
}
