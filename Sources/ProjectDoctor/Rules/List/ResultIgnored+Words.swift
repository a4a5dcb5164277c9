import RedemptionCore

extension Examination {
  /// Finds outcomes whose texts or whose tests say the opposite, or name words that the SDK does not send.
  mutating func checkWords(_ reach: Reach) {
    guard !findings.contains(where: { $0.rule == .resultIgnored }) else { return }
    for file in reach.files(withPartsOfWords: ["otheruser", "expired", "success"]) {
      let code = Code(tokens: file.tokens)
      guard let (place, message) = code.contradiction(file) else { continue }
      return add(
        .resultIgnored, file.path, file.tokens[place].line, message,
        fix: Fix(instruction: "Tell the buyer each outcome.", text: "// success, expired, another user, invalid, error")
      )
    }
  }
}

extension Code {
  private static let failures = ["expired", "invalidtoken", "invalidcode", "invalid_token", "otheruser", "other_user"]
  private static let good = [
    "thank", "unlocked", "activated", "welcome", "enjoy", "success", "congrat", "all set", "are set", "is ready",
    "have access",
  ]
  private static let bad = [
    "sorry", "expired", "invalid", "not ", "n't", "fail", "wrong", "another", "other", "unable", "again", "belong",
    "someone", "somebody", "no longer", "problem", "error", "mail", "sent", "already", "support",
  ]
  private static let surelyBad = [
    "sorry", "expired", "is invalid", "not valid", "failed", "went wrong", "could not", "couldn't", "another account",
    "another user", "belongs to",
  ]

  /// The place of a text or test that contradicts its outcome, and the message.
  fileprivate func contradiction(_ file: AppSources.File) -> (Int, String)? {
    let labels = file.places.filter { word, _ in
      let word = word.lowercased()
      return word.utf8.count < 50 && (word.hasSuffix("success") || Code.failures.contains(where: word.hasSuffix))
    }.flatMap(\.value).filter { tokens[$0].kind == .identifier && isLabel($0) && !isNegated($0) }.sorted()
    guard labels.isEmpty || namesOutcomes(file) else { return nil }
    for label in labels {
      let name = tokens[label].text
      let isSuccess = name.lowercased().hasSuffix("success")
      if isSuccess, let place = unreachable(behind: label, labels) {
        return (place, "\(name) is asked for with a not, so what follows for the other outcomes is never reached.")
      }
      let texts = negation(of: label) == nil ? body(of: label).map(texts) ?? [] : []
      guard let text = texts.first, texts.count == 1 else { continue }
      if isSuccess, Code.surelyBad.contains(where: text.contains), !Code.good.contains(where: text.contains) {
        return (label, "\(name) is told to the buyer as a failure.")
      }
      if !isSuccess, Code.good.contains(where: text.contains), !Code.bad.contains(where: text.contains) {
        return (label, "\(name) is told to the buyer as a success.")
      }
    }
    return Path.hasExtension(file.path, ["js", "jsx", "ts", "tsx", "vue", "svelte"]) ? unsent(file) : nil
  }

  /// A case or a type, and no variable.
  private func isLabel(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return tokens[index - 1].isSymbol(".") || tokens[index].text.first?.isUppercase == true
  }

  /// False for a file whose successes are those of something else, such as of a request to the app's own backend.
  private func namesOutcomes(_ file: AppSources.File) -> Bool {
    file.places.keys.contains { word in
      let word = word.lowercased()
      return word.hasPrefix("redeem") || word.contains("redemptionresult")
        || Code.failures.contains(where: word.hasSuffix)
    }
  }

  /// `!answer.success`: what follows is for everything else.
  private func isNegated(_ label: Int) -> Bool {
    var first = label
    while first > 1, tokens[first - 1].isSymbol("."), tokens[first - 2].kind == .identifier { first -= 2 }
    return first > 0 && first < label && tokens[first - 1].isSymbol("!")
  }

  /// The texts of more than one word that a part of the code has and does not log.
  private func texts(_ range: Range<Int>) -> [String] {
    range.filter {
      tokens[$0].kind == .string && tokens[$0].text.contains(" ") && !isLogged($0, from: range.lowerBound)
    }
    .map { tokens[$0].text.lowercased() }
  }

  /// The `if` around a label with a `!` or `not` before it.
  private func negation(of label: Int) -> Int? {
    guard let word = (max(0, label - 16)..<label).last(where: { ["if", "guard"].contains(tokens[$0].text) }),
      !tokens[word..<label].contains(where: { [";", "{", "}", "&", "|"].contains(where: $0.isSymbol) }),
      tokens[word..<label].contains(where: { $0.isSymbol("!") || $0.text == "not" })
    else { return nil }
    return word
  }

  /// `if (!(result is Success)) { … } else if (result is Expired) { … }`: the test that is never made.
  private func unreachable(behind label: Int, _ labels: [Int]) -> Int? {
    guard let word = negation(of: label), tokens[word].text == "if", word + 1 < tokens.count,
      tokens[word + 1].isSymbol("(")
    else { return nil }
    let body = end(of: word + 1)
    guard body < tokens.count, tokens[body].isSymbol("{") else { return nil }
    let next = end(of: body)
    guard next + 3 < tokens.count, tokens[next].text == "else", tokens[next + 1].text == "if",
      let words = arguments(of: next + 1), labels.contains(where: words.contains)
    else { return nil }
    return word
  }

  /// `case 'success':` of a member `result`, in words that the SDK does not send.
  private func unsent(_ file: AppSources.File) -> (Int, String)? {
    let sent: Set<String> = ["SUCCESS", "ERROR", "PURCHASE_BELONGS_TO_OTHER_USER", "INVALID_TOKEN", "EXPIRED"]
    guard let call = file.places["redeemWebPurchase"]?.last else { return nil }
    for member in file.places["result"] ?? [] where member > call && tokens[member - 1].isSymbol(".") {
      var labels: [Int] = []
      var next = member + 1
      while next < tokens.count, tokens[next].isSymbol("=") || tokens[next].isSymbol("!") { next += 1 }
      guard next < tokens.count else { continue }
      if next > member + 1, tokens[next].kind == .string { labels = [next] }
      if tokens[next].isSymbol(")"), next + 1 < tokens.count, tokens[next + 1].isSymbol("{"),
        tokens[max(0, member - 5)..<member].contains(where: { $0.text == "switch" })
      {
        labels = ((next + 2)..<end(of: next + 1)).filter {
          tokens[$0].kind == .string && tokens[$0 - 1].text == "case"
        }
      }
      if let other = labels.first(where: { !sent.contains(tokens[$0].text) }) {
        return (other, "The SDK sends no result \(tokens[other].text).")
      }
    }
    return nil
  }
}
