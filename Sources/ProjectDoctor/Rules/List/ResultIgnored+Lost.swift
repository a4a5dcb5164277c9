/// Results that are stored or told in a way that no buyer can see.
extension Code {
  func lost(after call: Int, in range: Range<Int>) -> String? {
    otherCase(after: call, in: range) ?? cleared(after: call, in: range) ?? setBack(after: call, in: range)
      ?? unnotified(after: call, in: range)
  }

  /// `switch (result.toLowerCase()) { case 'SUCCESS': … }`
  private func otherCase(after call: Int, in range: Range<Int>) -> String? {
    let changes = [
      "toLowerCase": true, "lowercased": true, "lowercase": true, "ToLower": true, "toUpperCase": false,
      "uppercased": false, "uppercase": false, "ToUpper": false,
    ]
    for index in call..<range.upperBound {
      guard let isLower = changes[tokens[index].text], let words = arguments(of: index), words.isEmpty else { continue }
      var open = words.upperBound + 1
      while open < range.upperBound, tokens[open].isSymbol(")") || tokens[open].kind == .identifier { open += 1 }
      let isSwitch = tokens[..<index].suffix(16).contains { ["switch", "when"].contains($0.text) }
      guard isSwitch, open < range.upperBound, tokens[open].isSymbol("{") else { continue }
      let labels = (open..<end(of: open)).filter { label in
        label + 1 < tokens.count
          && (tokens[label].kind == .string && (tokens[label - 1].text == "case" || tokens[label + 1].isSymbol("-"))
            || tokens[label].kind == .identifier && tokens[label - 1].isSymbol(".") && tokens[label + 1].isSymbol(":"))
      }.map { tokens[$0].text }
      guard !labels.isEmpty, labels.allSatisfy({ $0 != (isLower ? $0.lowercased() : $0.uppercased()) }) else {
        continue
      }
      return "No case is ever met: \(tokens[index].text) changes the word, and the cases are spelled otherwise."
    }
    return nil
  }

  /// `message = text(result); message = null`
  private func cleared(after call: Int, in range: Range<Int>) -> String? {
    for index in (call + 1)..<max(call + 1, range.upperBound - 2) {
      guard tokens[index].isSymbol("="), ["null", "nil"].contains(tokens[index + 1].text), index > call + 2,
        tokens[index - 1].kind == .identifier
      else { continue }
      var start = index - 1
      while start > call, tokens[start - 1].isSymbol(".") || tokens[start].isSymbol(".") { start -= 1 }
      let target = tokens[start..<index].map(\.text)
      let first = (call..<start).last { place in
        place + target.count < start && tokens[place..<(place + target.count)].map(\.text) == target
          && tokens[place + target.count].isSymbol("=") && !tokens[place + target.count + 1].isSymbol("=")
      }
      guard let first, !["null", "nil"].contains(tokens[first + target.count + 1].text), isSameBlock(first, start),
        endOfStatement(first, to: range.upperBound) == start
          || tokens[start - 1].isSymbol(";")
            && endOfStatement(first, to: range.upperBound) == start - 1
      else { continue }
      return "\(target.joined()) gets the result, and is cleared at once."
    }
    return nil
  }

  /// `switch result { … phase = .failed … }; phase = .idle`
  private func setBack(after call: Int, in range: Range<Int>) -> String? {
    for index in (call + 1)..<max(call + 1, range.upperBound - 3) {
      guard tokens[index].isSymbol("}"), tokens[index + 1].kind == .identifier, tokens[index + 2].isSymbol("="),
        !tokens[index + 3].isSymbol("="),
        let open = (call..<index).last(where: { tokens[$0].isSymbol("{") && end(of: $0) == index + 1 }),
        tokens[max(call, open - 12)..<open].contains(where: { ["switch", "when"].contains($0.text) })
      else { continue }
      let name = tokens[index + 1].text
      let value = tokens[(index + 3)...].prefix(3).first { $0.kind != .symbol }?.text.lowercased() ?? ""
      let isSet = (open..<index).filter { tokens[$0].text == name && tokens[$0 + 1].isSymbol("=") }.count > 1
      if isSet, ["idle", "none", "nil", "null", "initial"].contains(value) {
        return "\(name) gets the outcome, and is set back at once."
      }
    }
    return nil
  }

  /// A field of Flutter's `ChangeNotifier` that gets the result, in a class that never notifies.
  private func unnotified(after call: Int, in range: Range<Int>) -> String? {
    guard let notifier = tokens.firstIndex(where: { $0.text == "ChangeNotifier" }), notifier > 2,
      notifier < range.lowerBound, ["extends", "with"].contains(tokens[notifier - 1].text),
      !tokens.contains(where: { ["notifyListeners", "setState", "ValueNotifier"].contains($0.text) })
    else { return nil }
    let isStored = (call..<max(call, range.upperBound - 2)).contains { index in
      tokens[index].kind == .identifier && tokens[index + 1].isSymbol("=") && !tokens[index + 2].isSymbol("=")
        && [";", "{", "}"].contains(where: tokens[index - 1].isSymbol)
    }
    return isStored ? "The class stores the result and never calls notifyListeners, so no widget shows it." : nil
  }
}
