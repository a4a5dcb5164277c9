import RedemptionCore

extension Rule {
  /// A call receives an event, a promise or an older link in place of the link.
  public static let linkMisused = Rule(
    id: "link-misused", severity: .error, summary: "A call gets something else than the link.",
    why: "The SDK cannot read what it gets, and redeems nothing.",
    remedy: "Pass the text or the URL of the link in the form that the call takes.",
    source: "The vendor's guide to redemption links", needs: .registrations,
    check: { $0.checkMisuse($1, $2) })
}

extension Examination {
  /// Finds calls with an event, a promise, a bare argument or the intent of an earlier link.
  fileprivate mutating func checkMisuse(_ sources: AppSources, _ reach: Reach) {
    checkExtras(sources, reach)
    checkContexts(reach)
    let isScript = [.expo, .reactNative, .capacitor].contains(app.kind)
    for hop in reach.hops(to: reach.linkCalls(of: vendors)) where hop.passesLink {
      let code = Code(tokens: reach.tokens(of: hop.site))
      guard
        let message = isScript && !Path.hasExtension(reach.path(hop.site), ["swift", "kt", "java", "m", "mm"])
          ? code.misuse(
            at: hop.site.index, from: reach.before(hop.site).lowerBound,
            isCapacitor: app.kind == .capacitor && hop.next == nil)
            ?? reach.eventOfFunction(at: hop.site)
          : code.misuseOfIntent(at: hop.site.index, from: reach.before(hop.site).lowerBound)
            ?? (app.kind == .flutter ? code.promise(at: hop.site.index, from: reach.before(hop.site).lowerBound) : nil)
      else { continue }
      return add(
        .linkMisused, reach.path(hop.site), reach.token(hop.site).line, message,
        fix: Fix(instruction: "Pass the link itself.", text: "\(reach.token(hop.site).text)(…)"))
    }
  }
}

extension Reach {
  /// `addEventListener('url', open)`, where `open` takes the link itself and not an event.
  fileprivate func eventOfFunction(at site: Site) -> String? {
    let code = Code(tokens: tokens(of: site))
    let name = token(site).text
    guard let open = code.openings(around: site.index, from: startOfFunction(around: site)).first,
      open + 3 == site.index, open > 0, ["addEventListener", "addListener"].contains(code.tokens[open - 1].text),
      ["url", "appUrlOpen"].contains(code.tokens[open + 1].text), let all = functions[name], all.count == 1
    else { return nil }
    let words = Code(tokens: files[all[0].file].tokens)
    guard let range = outlines[all[0].file].declarations.first(where: { $0.range.lowerBound == all[0].start })?.range,
      let first = range.dropFirst().first(where: {
        words.tokens[$0].isSymbol("(") && !["useCallback", "useEvent"].contains(words.tokens[$0 - 1].text)
      }),
      first + 3 < range.upperBound, words.tokens[first + 1].kind == .identifier,
      words.tokens[first + 2].isSymbol(":"), words.tokens[first + 3].text == "string"
    else { return nil }
    return "\(name) takes a text, and receives the listener's event; the link is its member url."
  }
}

extension Examination {
  /// Finds a link that is read from the application, cast to an activity that it is not.
  private mutating func checkContexts(_ reach: Reach) {
    for hop in reach.hops(to: reach.linkCalls(of: vendors)) where Path.hasExtension(reach.path(hop.site), ["kt"]) {
      let tokens = reach.tokens(of: hop.site)
      let range = reach.function(around: hop.site)
      let place = range.dropLast(3).first { index in
        guard tokens[index].text == "applicationContext", tokens[index + 1].text == "as" else { return false }
        return tokens[(index + 2)...].prefix(2).contains { $0.text.hasSuffix("Activity") }
      }
      guard let place else { continue }
      return add(
        .linkMisused, reach.path(hop.site), tokens[place].line,
        "applicationContext is not an activity, so there is no link to read from it.",
        fix: Fix(instruction: "Use the activity.", text: "LocalContext.current as? Activity"))
    }
  }
}

extension Examination {
  /// Finds activities that look for the link among the extras of an intent, where no code of the app puts one.
  private mutating func checkExtras(_ sources: AppSources, _ reach: Reach) {
    let hops = reach.hops(to: reach.linkCalls(of: vendors))
    let shut = reach.shut(hops) { hop -> CodeToken? in
      guard hop.passesLink, Path.hasExtension(reach.path(hop.site), ["kt", "java"]) else { return nil }
      let code = Code(tokens: reach.tokens(of: hop.site))
      guard let place = code.extra(at: hop.site.index, from: reach.before(hop.site).lowerBound) else { return nil }
      let name = code.tokens[place].text
      let isPut = sources.files.contains { file in
        (file.places[name] ?? []).contains { index in
          index > 1 && file.tokens[index].kind == .string && file.tokens[index - 2].text.hasPrefix("put")
        }
      }
      return isPut ? nil : code.tokens[place]
    }
    guard sources.isComplete, let (hop, token) = shut else { return }
    add(
      .linkMisused, reach.path(hop.site), token.line,
      "The link is read from the extra \(token.text), which nothing puts; the system gives it as the intent's data.",
      fix: Fix(instruction: "Read the intent's data.", text: "intent.data"))
  }
}

extension Code {
  /// `intent.getStringExtra("link")`: the name, where nothing else is read.
  fileprivate func extra(at call: Int, from start: Int) -> Int? {
    let statement = (start..<call).last { [";", "{", "}"].contains(where: tokens[$0].isSymbol) } ?? start
    var words = (max(start, statement, call - 40) + 1)..<max(call, (arguments(of: call)?.upperBound ?? call))
    if let name = arguments(of: call)?.first, tokens[name].kind == .identifier,
      let value = value(of: tokens[name].text, before: call, from: start)
    {
      words = value
    }
    guard !words.contains(where: { ["data", "dataString"].contains(tokens[$0].text) }) else { return nil }
    return words.first { index in
      guard tokens[index].kind == .string, index > start + 2 else { return false }
      return tokens[index - 2].text == "getStringExtra"
        || tokens[index - 2].text == "getString" && tokens[..<index].suffix(6).contains { $0.text == "extras" }
    }
  }

  fileprivate func misuse(at call: Int, from start: Int, isCapacitor: Bool) -> String? {
    event(at: call, from: start) ?? otherMember(at: call, from: start) ?? promise(at: call, from: start)
      ?? (isCapacitor ? parsed(at: call, from: start) ?? bareArgument(at: call) ?? otherName(at: call) : nil)
  }

  /// `addEventListener('url', (event) => handle(event))`
  private func event(at call: Int, from start: Int) -> String? {
    guard let words = arguments(of: call),
      let name = words.count == 1 ? words.first : whole(words), tokens[name].kind == .identifier
    else {
      return nil
    }
    guard let around = listener(around: call, from: start) else { return nil }
    let text = tokens[name].text
    // The parameter without braces, and no `.url` of it.
    let header = tokens[(around + 2)..<call].prefix { !$0.isSymbol(">") }
    guard header.contains(where: { $0.text == text }),
      !header.prefix(while: { $0.text != text }).contains(where: { $0.isSymbol("{") })
    else { return nil }
    return "\(tokens[call].text) receives the listener's event \(text); the link is \(text).url."
  }

  /// `addEventListener('url', ({ uri }) => handle(uri))`, `(event) => handle(event.link)`
  private func otherMember(at call: Int, from start: Int) -> String? {
    guard let words = arguments(of: call), let first = words.first, tokens[first].kind == .identifier,
      let around = listener(around: call, from: start), around + 4 < call
    else { return nil }
    let header = (around + 3)..<call
    guard let arrow = header.first(where: { tokens[$0].isSymbol(">") && tokens[$0 - 1].isSymbol("=") }) else {
      return nil
    }
    let parameters = (around + 3)..<arrow
    let names = parameters.filter { tokens[$0].kind == .identifier }.map { tokens[$0].text }
    guard names.contains(tokens[first].text) else { return nil }
    let isTaken = parameters.contains { tokens[$0].isSymbol("{") && !tokens[$0 - 1].isSymbol(":") }
    if isTaken {
      return names.contains("url")
        ? nil : "The listener's event has no member \(tokens[first].text); the link is its member url."
    }
    guard words.count > 2, tokens[first + 1].isSymbol("."), tokens[first + 2].text != "url", words.count == 3 else {
      return nil
    }
    return "The listener's event has no member \(tokens[first + 2].text); the link is \(tokens[first].text).url."
  }

  /// The bracket of the call that adds a listener for links around a place.
  private func listener(around call: Int, from start: Int) -> Int? {
    openings(around: call, from: start).first { open in
      tokens[open].isSymbol("(") && open > 0 && ["addEventListener", "addListener"].contains(tokens[open - 1].text)
        && open + 1 < tokens.count && ["url", "appUrlOpen"].contains(tokens[open + 1].text)
    }
  }

  /// `String(event)`
  private func whole(_ words: Range<Int>) -> Int? {
    if words.count > 2, tokens[words.lowerBound + 1].text == "as" { return words.lowerBound }
    guard words.count == 4, tokens[words.lowerBound].text == "String" else { return nil }
    return words.lowerBound + 2
  }

  /// A call that parses without `await`, whose promise is used as its value.
  fileprivate func promise(at call: Int, from start: Int) -> String? {
    guard tokens[call].text.lowercased().hasPrefix("parseas"), let words = arguments(of: call) else { return nil }
    let after = words.upperBound + 1
    if after < tokens.count, [".", ")"].contains(where: tokens[after].isSymbol) { return nil }
    var index = call - 1
    while index > start,
      tokens[index].isSymbol(".") || tokens[index].kind == .identifier && tokens[index + 1].isSymbol(".")
    {
      index -= 1
    }
    guard tokens[index].isSymbol("="), index > start, tokens[index - 1].kind == .identifier else { return nil }
    let name = tokens[index - 1].text
    let isAwaited = tokens.indices.contains { $0 > after && tokens[$0].text == name && tokens[$0 - 1].text == "await" }
    return isAwaited ? nil : "\(tokens[call].text) returns a promise, and \(name) is used without await."
  }

  /// Capacitor's plugins take one object.
  private func bareArgument(at call: Int) -> String? {
    guard let words = arguments(of: call), let first = words.first, tokens[first].kind == .identifier else {
      return nil
    }
    let isLink = ["url", "urlString", "link", "redemption", "webPurchaseRedemption"].contains(tokens[first].text)
    return isLink && value(of: tokens[first].text, before: call, from: max(0, call - 200)) == nil
      ? "\(tokens[call].text) takes an object with names, and gets \(tokens[first].text) alone." : nil
  }

  /// An object without the name that Capacitor's call takes: `parseAsWebPurchaseRedemption({ url })`.
  private func otherName(at call: Int) -> String? {
    let wanted = ["parseAsWebPurchaseRedemption": "urlString", "redeemWebPurchase": "webPurchaseRedemption"]
    guard let name = wanted[tokens[call].text], let words = arguments(of: call), let first = words.first,
      tokens[first].isSymbol("{"), !words.contains(where: { isLabel($0, name) || tokens.isSpread($0) })
    else { return nil }
    return "\(tokens[call].text) takes an object with \(name), and this one has no such member."
  }

  /// `{ name }`, `{ name: value }`
  private func isLabel(_ index: Int, _ name: String) -> Bool {
    tokens[index].text == name && ["{", ","].contains(where: tokens[index - 1].isSymbol)
  }

  /// What Capacitor's parser answers, in place of the member that has the redemption.
  private func parsed(at call: Int, from start: Int) -> String? {
    guard tokens[call].text == "redeemWebPurchase", let words = arguments(of: call), words.count >= 3,
      let name = words.last(where: { tokens[$0].kind == .identifier }),
      let value = value(of: tokens[name].text, before: call, from: start), value.lowerBound > start + 2,
      value.contains(where: { tokens[$0].text.hasPrefix("parseAs") }),
      tokens[..<value.lowerBound].suffix(4).contains(where: { $0.text == tokens[name].text }),
      !tokens[value.lowerBound - 2].isSymbol("}"),
      tokens[value].last?.text != "webPurchaseRedemption",
      !words.contains(where: { tokens[$0].isSymbol(".") })
    else { return nil }
    return "\(tokens[name].text) is what the parser answers; the redemption is its member webPurchaseRedemption."
  }

  /// `getIntent()` in `onNewIntent`, which is the older one without `setIntent`.
  fileprivate func misuseOfIntent(at call: Int, from start: Int) -> String? {
    guard tokens[start].text == "onNewIntent", let words = arguments(of: call) else { return nil }
    if let first = words.first, tokens[first].text == "Intent", tokens[first + 1].isSymbol("(") {
      return "onNewIntent hands on an intent of its own, which has no link."
    }
    let isOlder = words.contains {
      tokens[$0].text == "getIntent"
        || tokens[$0].text == "this" && $0 + 2 < words.upperBound && tokens[$0 + 2].text == "intent"
    }
    guard isOlder, !tokens[start..<call].contains(where: { $0.text == "setIntent" }) else { return nil }
    return "onNewIntent hands on the intent that started the activity, not the new one."
  }
}
