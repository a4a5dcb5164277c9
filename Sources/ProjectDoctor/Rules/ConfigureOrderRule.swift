import RedemptionCore

extension Examination {
  /// Looks for a redemption before the SDK's configuration, in the same block of code.
  ///
  /// Calls in different blocks may run in any order, so they give no finding.
  mutating func checkConfigureOrder(_ reach: Reach) {
    for calls in known.all.map(\.sources.calls) where !calls.redeem.isEmpty { checkConfigureOrder(reach, calls) }
  }

  private mutating func checkConfigureOrder(_ reach: Reach, _ calls: SDKCallNames) {
    for file in reach.files(naming: calls.redeem.inLowerCase) {
      guard let (redeem, configure) = calls.firstWrongPair(in: file.tokens) else { continue }
      add(
        .redeemBeforeConfigure, file.path, redeem.line,
        "\(redeem.text) is called before \(configure.text) on line \(configure.line).",
        fix: Fix(
          instruction:
            "Move the configuration before the first link is handled; where the link comes first, keep it and redeem"
            + " it afterwards.",
          text: "// First \(configure.text)(…), then \(redeem.text)(…)."))
    }
  }
}

extension SDKCallNames {
  /// A redemption and, after it in the same innermost block, the configuration.
  func firstWrongPair(in tokens: [CodeToken]) -> (redeem: CodeToken, configure: CodeToken)? {
    let (redeem, configure) = (redeem.inLowerCase, configure.inLowerCase)
    var blocks: [[CodeToken]] = [[]]
    for (index, token) in tokens.enumerated() {
      if token.isSymbol("{") {
        blocks.append([])
      } else if token.isSymbol("}") {
        if blocks.count > 1 { blocks.removeLast() }
      } else if isCall(tokens, index, of: redeem, on: nil) {
        blocks[blocks.count - 1].append(token)
      } else if isCall(tokens, index, of: configure, on: receiver), let first = blocks.last?.first {
        return (first, token)
      }
    }
    return nil
  }

  /// `receiver.name(`
  private func isCall(_ tokens: [CodeToken], _ index: Int, of names: Set<String>, on receiver: String?) -> Bool {
    guard index >= 2, index + 1 < tokens.count, tokens[index].kind == .identifier,
      names.contains(tokens[index].text.lowercased()), tokens[index - 1].isSymbol("."), tokens[index + 1].isSymbol("(")
    else { return false }
    guard let receiver else { return true }
    return tokens[index - 2].text.lowercased().hasSuffix(receiver)
  }
}
