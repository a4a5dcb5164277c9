/// What the app asks its SDK for.
extension HandlerSearch {
  /// True if a file configures an SDK.
  static func configures(_ tokens: [CodeToken]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.text == "configure" && $1.isSymbol("(") }
  }

  func described(_ handler: AppHandler, _ tokens: [CodeToken]) -> AppHandler {
    var handler = handler
    handler.configures = HandlerSearch.configures(tokens)
    for path in [handler.file] + hopFiles {
      guard let tokens = try? files.tokens(path) else { continue }
      handler.entitlement = handler.entitlement ?? entitlement(in: path)
      handler.keys.formUnion(keys(tokens))
    }
    if handler.entitlement == nil { handler.entitlement = onlyEntitlement }
    return handler
  }

  /// What the rest of the app asks for, if that is one entitlement alone.
  var onlyEntitlement: String? {
    let names = Set(otherFiles.compactMap(entitlement))
    return names.count == 1 ? names.first : nil
  }

  /// `process.env.EXPO_PUBLIC_IOS_KEY`
  private func keys(_ tokens: [CodeToken]) -> [String] {
    tokens.indices.dropFirst(4).compactMap { index in
      let isRead = tokens[(index - 4)..<index].map(\.text) == ["process", ".", "env", "."]
      return isRead && tokens[index].text.contains("KEY") ? tokens[index].text : nil
    }
  }

  /// The first entitlement that a file names.
  ///
  /// As `active['pro']`, `active.pro`, `active.containsKey("pro")` or `'pro' in … active`.
  func entitlement(in path: String) -> String? {
    // A screen's text may say that something is active, and a style has a colour for it.
    guard let tokens = try? files.tokens(path),
      tokens.contains(where: { $0.text.lowercased().contains("entitlement") })
    else { return nil }
    for start in tokens.indices.dropLast(3)
    where ["active", "Active", "all", "entitlements"].contains(tokens[start].text) {
      var index = start
      // `active?.pro`, `active?.['pro']`, `active!.pro`
      if tokens[index + 1].isSymbol("?") || tokens[index + 1].isSymbol("!") { index += 1 }
      if tokens[index + 1].isSymbol("."), index + 2 < tokens.count, tokens[index + 2].isSymbol("[") { index += 1 }
      guard index + 3 < tokens.count else { continue }
      let (one, two, three) = (tokens[index + 1], tokens[index + 2], tokens[index + 3])
      if one.isSymbol("[") {
        if let name = member(at: index + 2, tokens, in: path) ?? literal(two, tokens) { return name }
      }
      guard one.isSymbol("."), tokens[start].text != "entitlements" else { continue }
      if ["containsKey", "ContainsKey", "get", "has"].contains(two.text), three.isSymbol("("), index + 4 < tokens.count
      {
        if let name = literal(tokens[index + 4], tokens) { return name }
      } else if style == .javaScript, two.kind == .identifier, !three.isSymbol("("),
        !["length", "size"].contains(two.text)
      {
        return two.text
      }
    }
    for index in tokens.indices.dropLast() where tokens[index].kind == .string && tokens[index + 1].text == "in" {
      if tokens[(index + 2)...].prefix(10).contains(where: { $0.text == "entitlements" }) { return tokens[index].text }
    }
    return nil
  }

  /// The text of a constant of a type or an object: `Names.gold`, `Self.gold`, `NAMES.GOLD`; nil for anything else.
  private func member(at start: Int, _ tokens: [CodeToken], in path: String) -> String? {
    var end = start
    while end + 2 < tokens.count, tokens[end + 1].isSymbol("."), tokens[end + 2].kind == .identifier { end += 2 }
    guard end > start, tokens[start].kind == .identifier, end + 1 < tokens.count, tokens[end + 1].isSymbol("]") else {
      return nil
    }
    let (owner, name) = (tokens[end - 2].text, tokens[end].text)
    if ["Self", "self", "this"].contains(owner) { return constant(name, tokens, isMember: true) }
    for path in [path] + hopFiles + otherFiles {
      guard let file = try? files.tokens(path) else { continue }
      let found = bodies(of: owner, file, path: path).lazy.compactMap { constant(name, $0, isMember: true) }.first
      if let found { return found }
    }
    return nil
  }

  /// What each type or object of this name has in it: `enum Names { … }`, `NAMES = { … }`, `names: { … }`.
  private func bodies(of owner: String, _ tokens: [CodeToken], path: String) -> [[CodeToken]] {
    let places = tokens.indices.dropLast(2).filter { tokens[$0].text == owner }
    guard !places.isEmpty else { return [] }
    let types = Outline(tokens, path: path).declarations.filter { $0.isType && $0.name == owner }.map(\.range)
    let objects = places.compactMap { index -> Range<Int>? in
      guard tokens[index + 1].isSymbol("=") || tokens[index + 1].isSymbol(":"), tokens[index + 2].isSymbol("{") else {
        return nil
      }
      return (index + 2)..<Code(tokens: tokens).end(of: index + 2)
    }
    return (types + objects).map { Array(tokens[$0]) }
  }

  /// The text of a token: a string, or a constant of this file or another one that is a string.
  private func literal(_ token: CodeToken, _ tokens: [CodeToken]) -> String? {
    if token.kind == .string { return token.text }
    if let text = constant(token.text, tokens) { return text }
    // A word in another file may be anything, but for a name in capitals.
    guard token.kind == .identifier, token.text == token.text.uppercased() else { return nil }
    for path in otherFiles {
      if let tokens = try? files.tokens(path), let text = constant(token.text, tokens) { return text }
    }
    return nil
  }

  /// `name = "text"`; of a type or an object also `name: String = "text"` and `NAME: 'text'`.
  private func constant(_ name: String, _ tokens: [CodeToken], isMember: Bool = false) -> String? {
    for index in tokens.indices.dropLast(2) where tokens[index].text == name {
      var value = index + 1
      if isMember, tokens[value].isSymbol(":"), value + 3 < tokens.count, tokens[value + 2].isSymbol("=") { value += 2 }
      let isGiven = tokens[value].isSymbol("=") || (isMember && style == .javaScript && tokens[value].isSymbol(":"))
      if isGiven, tokens[value + 1].kind == .string { return tokens[value + 1].text }
    }
    return nil
  }
}
