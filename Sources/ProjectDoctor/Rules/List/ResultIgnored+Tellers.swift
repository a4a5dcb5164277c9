/// The functions that are to tell the outcomes.
extension Reach {
  /// The message for an outcome that goes to a function which only makes a message, or only logs it.
  func untoldByTellers(after site: Site) -> String? {
    let steps = [site] + hops(to: [site]).prefix(12).filter { $0.next != nil && $0.passesLink }.map(\.site)
    var seen: Set<Site> = []
    var places = steps.map { Site(file: $0.file, index: startOfFunction(around: $0)) }
    let first = Set(places)
    var position = 0
    while position < places.count, position < 24 {
      let place = places[position]
      position += 1
      guard seen.insert(place).inserted, let range = body(at: place) else { continue }
      let code = Code(tokens: files[place.file].tokens)
      if !first.contains(place), let message = code.unshown(after: range.lowerBound, in: range) { return message }
      if let name = code.onlyTeller(in: range), let body = only(name), onlyLogs(body) {
        return "\(name) only writes to the log, so the buyer sees no outcome."
      }
      places += range.compactMap { index in
        guard code.tokens[index].kind == .identifier, index != range.lowerBound else { return nil }
        return only(code.tokens[index].text)
      }
    }
    return nil
  }

  /// The only function with a name.
  private func only(_ name: String) -> Site? {
    guard let all = functions[name], all.count == 1 else { return nil }
    return Site(file: all[0].file, index: all[0].start)
  }

  private func body(at place: Site) -> Range<Int>? {
    outlines[place.file].declarations.first { $0.range.lowerBound == place.index && !$0.isType }?.range
  }

  private func onlyLogs(_ place: Site) -> Bool {
    guard let range = body(at: place) else { return false }
    let code = Code(tokens: files[place.file].tokens)
    guard let open = range.first(where: { code.tokens[$0].isSymbol("{") }) else { return false }
    return code.onlyLogs((open + 1)..<range.upperBound)
  }
}

extension Code {
  /// The name of the one function that gets all of several texts, if something tests for success around them.
  fileprivate func onlyTeller(in range: Range<Int>) -> String? {
    let texts = range.filter { tokens[$0].kind == .string && tokens[$0].text.contains(" ") }
    guard texts.count > 2, range.contains(where: { tokens[$0].text.lowercased().hasSuffix("success") }) else {
      return nil
    }
    let names = Set(
      texts.map { text in
        openings(around: text, from: max(range.lowerBound, text - 60)).first.map {
          tokens[$0].isSymbol("(") && $0 > 0 ? tokens[$0 - 1].text : ""
        } ?? ""
      })
    return names.count == 1 ? names.first : nil
  }
}
