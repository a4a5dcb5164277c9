import RedemptionCore

extension Examination {
  /// Finds an SDK that is configured only when somebody taps.
  mutating func checkConfiguredByTap(_ sources: AppSources, _ reach: Reach) {
    guard sources.isComplete else { return }
    for calls in known.all.map(\.sources.calls) where !calls.redeem.isEmpty {
      let sites = reach.calls(of: calls.configure.inLowerCase).filter { reach.isCall($0, on: calls.receiver) }
      guard let site = sites.first, sites.allSatisfy({ reach.isLater($0) }),
        !reach.files(naming: calls.redeem.inLowerCase).isEmpty
      else { continue }
      // An app that configures on one fragment and redeems on others may open them in this order.
      let redemptions = reach.calls(of: calls.redeem.inLowerCase)
      if !redemptions.isEmpty, let screen = reach.fragment(around: site),
        redemptions.allSatisfy({ reach.fragment(around: $0).map { $0 != screen } ?? false })
      {
        continue
      }
      add(
        .redeemBeforeConfigure, reach.path(site), reach.token(site).line,
        "\(reach.token(site).text) is called only when somebody opens something, and a link may come before.",
        fix: Fix(instruction: "Configure the SDK where the app starts.", text: "\(reach.token(site).text)(…)"))
    }
  }
}

extension Examination {
  /// Finds an SDK that is configured only where it already is, or never in a released app.
  mutating func checkNeverConfigured(_ sources: AppSources, _ reach: Reach) {
    guard sources.isComplete else { return }
    for calls in known.all.map(\.sources.calls) where !calls.redeem.isEmpty {
      let sites = reach.calls(of: calls.configure.inLowerCase).filter { reach.isCall($0, on: calls.receiver) }
      let shut = sites.map { site in
        reach.condition(shutting: site) { words, code in code.isConfigured(words) ?? reach.isRelease(words, code) }
      }
      guard let site = sites.first, let token = shut[0], shut.allSatisfy({ $0 != nil }),
        !reach.files(naming: calls.redeem.inLowerCase).isEmpty
      else { continue }
      add(
        .redeemBeforeConfigure, reach.path(site), token.line,
        "\(reach.token(site).text) is not called when a released app starts, because of this condition.",
        fix: Fix(instruction: "Configure the SDK where the app starts.", text: "\(reach.token(site).text)(…)"))
    }
  }
}

extension Code {
  /// The value of `Purchases.isConfigured` before the SDK is configured.
  fileprivate func isConfigured(_ words: Range<Int>) -> Bool? {
    guard let last = lastName(in: words), tokens[last].text == "isConfigured" else { return nil }
    let rest = (last + 1)..<words.upperBound
    return rest.isEmpty || rest.count == 2 && tokens[rest.lowerBound].isSymbol("(") ? false : ofAbsent(rest)
  }
}

extension Reach {
  private static let taps: Set<String> = [
    "setOnClickListener", "onTapGesture", "Button", "onClick", "onPress", "onPressed", "onTap", "clickable",
    "IconButton", "TextButton",
  ]

  /// The name of the Android fragment that code is in; nil if it is in none.
  fileprivate func fragment(around site: Site) -> String? {
    let type = outlines[site.file].declarations(around: site.index).last(where: \.isType)
    guard let type, files[site.file].tokens.heading(of: type.range).contains(where: { $0.text.hasSuffix("Fragment") })
    else { return nil }
    return type.name
  }

  /// True where code runs only when somebody opens or taps something, or where all that calls it does.
  fileprivate func isLater(_ site: Site, depth: Int = 0) -> Bool {
    if isTapped(site) || isOpenedLater(site) { return true }
    guard depth < 4,
      let function = outlines[site.file].declarations(around: site.index).first(where: { !$0.isType }), !function.isRoot
    else { return false }
    let calls = mentions(of: function, in: site.file)
    return !calls.isEmpty && calls.allSatisfy { isLater($0, depth: depth + 1) }
  }

  /// `Receiver.name(`
  func isCall(_ site: Site, on receiver: String) -> Bool {
    let tokens = files[site.file].tokens
    return site.index > 1 && tokens[site.index - 1].isSymbol(".") && site.index + 1 < tokens.count
      && tokens[site.index + 1].isSymbol("(") && tokens[site.index - 2].text.lowercased().hasSuffix(receiver)
  }

  /// True in the closure of a button, or in a function that a button calls.
  fileprivate func isTapped(_ site: Site) -> Bool {
    let tokens = files[site.file].tokens
    let code = Code(tokens: tokens)
    if let function = outlines[site.file].declarations(around: site.index).first(where: { !$0.isType }) {
      let before = tokens[..<function.range.lowerBound].suffix(6)
      let name = function.name.lowercased()
      if before.contains(where: { ["objc", "IBAction"].contains($0.text) }),
        ["tap", "press", "click"].contains(where: name.contains)
      {
        return true
      }
    }
    return code.openings(around: site.index, from: startOfFunction(around: site)).contains { open in
      guard open > 1 else { return false }
      if Reach.taps.contains(tokens[open - 1].text) { return true }
      if tokens[open - 1].isSymbol("=") || tokens[open - 1].isSymbol(":") {
        return Reach.taps.contains(tokens[open - 2].text)
      }
      guard tokens[open].isSymbol("{"), let list = code.openParenthesis(closedBefore: open, from: max(0, open - 60))
      else { return false }
      return list > 0 && Reach.taps.contains(tokens[list - 1].text)
    }
  }
}
