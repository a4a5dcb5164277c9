extension Reach {
  /// True for a file of JavaScript or TypeScript.
  func isScript(_ site: Site) -> Bool {
    Path.hasExtension(path(site), ["js", "jsx", "mjs", "ts", "tsx", "vue", "svelte"])
  }

  /// True where a name is that of a parameter or a state, and not that of a function of the app:
  /// `onOpenChange={(open) => show(open)}`, `const [open, setOpen] = useState(false)`.
  func isHidden(_ site: Site) -> Bool {
    guard isScript(site) else { return false }
    let code = Code(tokens: files[site.file].tokens)
    return (files[site.file].places[code.tokens[site.index].text] ?? []).contains { place in
      code.bodyOfCallback(takingAt: place)?.contains(site.index) ?? false
        || code.isState(place) && scope(of: place, in: site.file).contains(site.index)
    }
  }

  /// The function around a place, or its file.
  private func scope(of place: Int, in file: Int) -> Range<Int> {
    outlines[file].declarations(around: place).first { !$0.isType }?.range ?? 0..<files[file].tokens.count
  }
}

extension Code {
  /// The parameters and the body of a function without a name, if the name at an index is one of its parameters.
  ///
  /// Who calls such a function decides what it gets. A function with a name may get the app's own function.
  func bodyOfCallback(takingAt place: Int) -> Range<Int>? {
    guard place > 0, place + 2 < tokens.count else { return nil }
    var (start, arrow) = (place, place + 1)
    if !isArrow(arrow) {
      guard let open = openings(around: place, from: max(0, place - 200)).first, tokens[open].isSymbol("("),
        ["(", ","].contains(where: tokens[place - 1].isSymbol)
      else { return nil }
      (start, arrow) = (open, end(of: open))
    }
    if start > 0, tokens[start - 1].text == "async" { start -= 1 }
    guard isArrow(arrow), start > 1, ["(", ",", "{", ":"].contains(where: tokens[start - 1].isSymbol),
      !["useCallback", "useMemo"].contains(tokens[start - 2].text)
    else { return nil }
    let body = arrow + 2
    guard body < tokens.count else { return nil }
    return start..<(tokens[body].isSymbol("{") ? end(of: body) : endOfStatement(body, to: tokens.count))
  }

  /// True for a name that React's `useState` declares.
  func isState(_ place: Int) -> Bool {
    guard place > 0, tokens[place - 1].isSymbol("[") else { return false }
    let after = end(of: place - 1)
    return after + 1 < tokens.count && tokens[after].isSymbol("=")
      && tokens[after...].prefix(4).contains { $0.text == "useState" }
  }

  private func isArrow(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].isSymbol("=") && tokens[index + 1].isSymbol(">")
  }
}
