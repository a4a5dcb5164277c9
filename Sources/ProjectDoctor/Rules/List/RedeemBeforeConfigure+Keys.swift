import RedemptionCore

extension Examination {
  /// Finds an SDK that is configured with the key of the other platform.
  mutating func checkKeys(_ sources: AppSources, _ reach: Reach) {
    guard app.hasIOS, app.hasAndroid else { return checkStore(reach) }
    for site in reach.calls(of: ["configure", "configurewith"]) {
      let code = Code(tokens: reach.tokens(of: site))
      let range = reach.function(around: site)
      guard let words = code.arguments(of: site.index) else { continue }
      let end = min(range.upperBound, words.upperBound)
      guard let place = code.swappedKeys(in: range.lowerBound..<end) else { continue }
      return add(
        .redeemBeforeConfigure, reach.path(site), code.tokens[place].line,
        "The keys of iOS and Android are exchanged here, so the SDK is not configured on either.",
        fix: Fix(instruction: "Use each platform's own key.", text: code.tokens[place].text))
    }
  }
}

extension Examination {
  /// Finds an SDK of an app for one platform that is configured with a key for the other's store.
  private mutating func checkStore(_ reach: Reach) {
    guard app.kind == .ios || app.kind == .android else { return }
    let others = app.kind == .ios ? ["goog_", "amzn_"] : ["appl_", "mac_"]
    for site in reach.calls(of: ["configure"]) {
      let tokens = reach.tokens(of: site)
      guard let words = Code(tokens: tokens).arguments(of: site.index),
        let key = words.first(where: { tokens[$0].kind == .string && others.contains(where: tokens[$0].text.hasPrefix) }
        )
      else { continue }
      return add(
        .redeemBeforeConfigure, reach.path(site), tokens[key].line,
        "This key is for another platform's store, so the SDK is not configured.",
        fix: Fix(instruction: "Use the key of this platform's app.", text: app.kind == .ios ? "appl_…" : "goog_…"))
    }
  }
}

extension Code {
  /// `isIOS ? googleKey : appleKey`: the condition.
  fileprivate func swappedKeys(in range: Range<Int>) -> Int? {
    for index in range where tokens[index].isSymbol("?") && index > range.lowerBound + 2 {
      guard let (platform, place) = platform(before: index, from: range.lowerBound) else { continue }
      var colon = index + 1
      while colon < range.upperBound, !tokens[colon].isSymbol(":") { colon += 1 }
      let rest = (colon + 1)..<max(colon + 1, min(range.upperBound, endOfBranch(colon + 1)))
      guard let one = keyPlatform((index + 1)..<colon), let other = keyPlatform(rest), one != other else { continue }
      return one == platform ? nil : place
    }
    return nil
  }

  private func endOfBranch(_ start: Int) -> Int {
    var index = start
    while index < tokens.count, ![";", ",", ")", "}"].contains(where: tokens[index].isSymbol) { index += 1 }
    return index
  }

  /// `Platform.isIOS`, `Platform.OS === 'ios'`, `Capacitor.getPlatform() === 'ios'`
  private func platform(before question: Int, from start: Int) -> (String, Int)? {
    let last = tokens[question - 1].isSymbol(")") ? question - 2 : question - 1
    guard last > start + 1 else { return nil }
    if ["isIOS", "isAndroid"].contains(tokens[last].text) {
      return last > start + 2 && tokens[last - 3].isSymbol("!")
        ? nil : (tokens[last].text == "isIOS" ? "ios" : "android", last)
    }
    guard tokens[last].kind == .string, ["ios", "android"].contains(tokens[last].text), tokens[last - 1].isSymbol("="),
      !tokens[(last - 3)..<last].contains(where: { $0.isSymbol("!") })
    else { return nil }
    return (tokens[last].text, last)
  }

  /// The platform that a key or the name of one is for.
  private func keyPlatform(_ words: Range<Int>) -> String? {
    let texts = words.filter { tokens[$0].kind != .symbol }.map { tokens[$0].text }
    guard let last = texts.last else { return nil }
    if last.hasPrefix("appl_") { return "ios" }
    if last.hasPrefix("goog_") { return "android" }
    let name = last.lowercased()
    let isApple = ["ios", "apple", "appstore"].contains(where: name.contains)
    let isGoogle = ["android", "google", "playstore"].contains(where: name.contains)
    return isApple == isGoogle ? nil : isApple ? "ios" : "android"
  }
}
