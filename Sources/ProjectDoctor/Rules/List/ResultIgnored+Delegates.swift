import RedemptionCore

extension Examination {
  /// Finds a delegate of an SDK that takes links, which holds it weakly, and that nothing else holds.
  mutating func checkUnheldDelegate(_ reach: Reach) {
    let receivers = Set(vendors.map(\.sources.calls).filter { !$0.handle.isEmpty }.map(\.receiver))
    for (number, file) in reach.files.enumerated() where Path.hasExtension(file.path, ["swift"]) {
      for index in file.names(["delegate"]) {
        let site = Reach.Site(file: number, index: index)
        guard index > 4, receivers.contains(file.tokens[index - 4].text.lowercased()),
          let type = Code(tokens: file.tokens).unheldDelegate(index, in: reach.function(around: site))
        else { continue }
        return add(
          .resultIgnored, file.path, file.tokens[index].line,
          "Nothing holds the \(type) that is the SDK's delegate, so it is told no outcome.",
          fix: Fix(instruction: "Keep the delegate in a property.", text: "private let delegate = \(type)()"))
      }
    }
  }
}

extension Examination {
  /// Finds a delegate whose function for outcomes has another name than the one that the SDK calls.
  mutating func checkDelegateNames(_ sources: AppSources, _ reach: Reach) {
    guard vendors.contains(where: { !$0.sources.calls.handle.isEmpty }), sources.isComplete,
      !sources.words.contains(where: { $0.hasPrefix("didRedeem") && $0 != "didRedeem" })
    else { return }
    for (number, file) in reach.files.enumerated() where Path.hasExtension(file.path, ["swift", "kt"]) {
      for type in reach.outlines[number].declarations where type.isType {
        guard file.tokens.heading(of: type.range).contains(where: { $0.text.hasSuffix("Delegate") }),
          let other = reach.outlines[number].declarations.first(where: { function in
            function.name == "didRedeem" && type.range.contains(function.range.lowerBound)
          })
        else { continue }
        return add(
          .resultIgnored, file.path, file.tokens[other.range.lowerBound].line,
          "The SDK calls no function of its delegate by the name \(other.name), so this one is told no outcome.",
          fix: Fix(instruction: "Name it as the SDK's protocol does.", text: other.name))
      }
    }
  }
}

extension Code {
  /// `Client.shared.delegate = Notices()`, also by a local constant: the type.
  fileprivate func unheldDelegate(_ index: Int, in range: Range<Int>) -> String? {
    guard index > 3, index + 3 < tokens.count, tokens[index - 2].text == "shared",
      tokens[index + 1].isSymbol("=")
    else { return nil }
    var value = index + 2
    if let name = local(tokens[value].text, in: range) { value = name + 2 }
    guard value + 1 < tokens.count, tokens[value].text.first?.isUppercase == true, let words = arguments(of: value)
    else {
      return nil
    }
    let next = words.upperBound + 1
    return next < tokens.count && tokens[next].isSymbol(".") ? nil : tokens[value].text
  }

  /// Where a constant is declared that only one other place in a function names.
  private func local(_ name: String, in range: Range<Int>) -> Int? {
    let uses = range.filter { tokens[$0].text == name && tokens[$0].kind == .identifier }
    guard uses.count == 2, uses[0] > 0, tokens[uses[0] - 1].text == "let", tokens[uses[0] + 1].isSymbol("=") else {
      return nil
    }
    return uses[0]
  }
}
