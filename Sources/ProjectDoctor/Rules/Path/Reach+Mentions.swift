extension Reach {
  /// A function that the app declares.
  struct Function {
    let file: Int
    let start: Int
    /// The type that it is a member of; nil outside of types.
    let type: String?
  }

  /// False where a name stands for something else than a function: another one's declaration, a property, a label.
  func refers(_ site: Site, to function: Outline.Declaration, in own: Int) -> Bool {
    guard isSameLanguage(site.file, own), !isHeading(site), !isProperty(site), !lacksLink(site, for: function, in: own),
      !isOfLibrary(site), !isHidden(site)
    else { return false }
    guard let all = functions[function.name], all.count > 1 else { return true }
    guard let wanted = all.first(where: { $0.file == own && $0.start == function.range.lowerBound }) else {
      return true
    }
    return resolves(site, to: wanted, among: all)
  }

  /// True for `drawer.open()` if the function is `open(url: String)`, which that cannot be.
  ///
  /// Only in Kotlin and Swift. A Kotlin function that overrides another one has that one's defaults.
  private func lacksLink(_ site: Site, for function: Outline.Declaration, in own: Int) -> Bool {
    let (call, name) = (files[site.file].tokens, function.range.lowerBound)
    guard Path.hasExtension(path(site), ["kt", "swift"]), Path.hasExtension(files[own].path, ["kt", "swift"]),
      let given = Code(tokens: call).arguments(of: site.index), given.isEmpty, given.upperBound + 1 < call.count,
      !call[given.upperBound + 1].isSymbol("{"),
      let wanted = Code(tokens: files[own].tokens).arguments(of: name), !wanted.isEmpty
    else { return false }
    let words = files[own].tokens[wanted]
    return !words.contains { $0.isSymbol("=") || $0.text == "vararg" }
      && !wanted.contains(where: files[own].tokens.isSpread)
      && !files[own].tokens[..<name].suffix(6).contains { $0.text == "override" }
  }

  /// True for `GIDSignIn.sharedInstance.handle(url)`, if the app declares no `GIDSignIn` and only asks for its members.
  ///
  /// Not in languages in which any value may have the name of a type.
  private func isOfLibrary(_ site: Site) -> Bool {
    let words = receivers(of: site)
    guard Path.hasExtension(path(site), ["swift", "kt", "dart"]), let root = words.last, isType(root) else {
      return false
    }
    return words.filter(isType).allSatisfy { name in
      // In Swift, a Kotlin file is a type.
      !name.hasSuffix("Kt")
        && places(of: name).allSatisfy { place in
          let tokens = files[place.file].tokens
          // `fun Purchases.handle(url: String)`
          guard tokens[..<place.index].last?.text != "fun" else { return false }
          let line = tokens[..<place.index].reversed().prefix { $0.line == tokens[place.index].line }
          return tokens[(place.index + 1)...].first?.isSymbol(".") == true || line.contains { $0.text == "import" }
        }
    }
  }

  /// True if code of one file can call what another declares: Swift, Kotlin and Java count as one.
  private func isSameLanguage(_ one: Int, _ other: Int) -> Bool {
    let families = [one, other].map { file in
      Path.hasExtension(files[file].path, ["swift", "m", "mm", "kt", "java"])
        ? "native" : Path.hasExtension(files[file].path, ["dart"]) ? "dart" : "other"
    }
    return families[0] == families[1]
  }

  /// A function without a body, of a protocol, an interface or an abstract class.
  private func isHeading(_ site: Site) -> Bool {
    let (tokens, index) = (files[site.file].tokens, site.index)
    guard index > 0, index + 1 < tokens.count, tokens[index + 1].isSymbol("(") else { return false }
    let before = tokens[index - 1]
    if before.kind == .identifier, ["func", "fun", "function"].contains(before.text) { return true }
    guard let words = Code(tokens: tokens).arguments(of: index), words.upperBound + 1 < tokens.count else {
      return false
    }
    let after = tokens[words.upperBound + 1]
    if Path.hasExtension(path(site), ["ts", "tsx"]) {
      return after.isSymbol(":") && ["{", ";", "}"].contains(where: before.isSymbol)
    }
    guard Path.hasExtension(path(site), ["dart", "java", "cs"]), after.isSymbol(";"), before.line == tokens[index].line
    else { return false }
    let verbs = ["return", "await", "new", "throw", "yield", "else", "in", "do", "case", "not"]
    return before.kind == .identifier && !verbs.contains(before.text)
      || [">", "?", "]"].contains(where: before.isSymbol)
        && !(index > 1 && ["-", "="].contains(where: tokens[index - 2].isSymbol))
  }

  /// `val redeem: Type`, `redeem.state`, `{ redeem: handler }`
  private func isProperty(_ site: Site) -> Bool {
    let (tokens, index) = (files[site.file].tokens, site.index)
    guard index > 0, index + 2 < tokens.count, !Path.hasExtension(path(site), ["m", "mm"]) else { return false }
    let (before, after) = (tokens[index - 1], tokens[index + 1])
    if before.kind == .identifier, before.isDeclaring { return true }
    if after.isSymbol("."), tokens[index + 2].kind == .identifier {
      return !["call", "apply", "bind", "then", "name"].contains(tokens[index + 2].text)
    }
    // `redeem::dismiss`
    if after.isSymbol(":"), tokens[index + 2].isSymbol(":") { return true }
    // `func application(_ app: UIApplication, open url: URL)`
    if after.kind == .identifier, index + 3 < tokens.count, tokens[index + 2].isSymbol(":"),
      [",", "("].contains(where: before.isSymbol)
    {
      return true
    }
    return after.isSymbol(":") && ["(", ",", "{", ";"].contains(where: before.isSymbol)
  }

  /// False if a call goes to another function of the same name, by the type of its receiver or by what is nearer.
  private func resolves(_ site: Site, to wanted: Function, among all: [Function]) -> Bool {
    let (tokens, index) = (files[site.file].tokens, site.index)
    let isScript = isScript(site)
    guard index > 1, tokens[index - 1].isSymbol(".") else {
      if isScript {
        let isHere = all.contains { $0.file == site.file && $0.type == nil }
        return isHere ? wanted.file == site.file && wanted.type == nil : wanted.type == nil
      }
      return isOwn(site, wanted, all)
    }
    var receiver = index - 2
    if ["?", "!"].contains(where: tokens[receiver].isSymbol), receiver > 0 { receiver -= 1 }
    guard tokens[receiver].kind == .identifier else { return true }
    let name = tokens[receiver].text
    if ["this", "self"].contains(name) { return isOwn(site, wanted, all) }
    guard name != "super", let type = type(of: name, in: site.file) else { return true }
    let types = Set(all.compactMap(\.type))
    return !types.contains(type) || wanted.type == type || wanted.type.map { extends($0, type) } ?? false
  }

  /// True if the heading of a type names another one.
  private func extends(_ name: String, _ other: String) -> Bool {
    outlines.indices.contains { file in
      outlines[file].declarations.contains { declaration in
        declaration.isType && declaration.name == name
          && files[file].tokens[declaration.range].prefix(60).prefix { !$0.isSymbol("{") }.contains { $0.text == other }
      }
    }
  }

  /// True unless the type around a call has a function of this name, which is another one.
  private func isOwn(_ site: Site, _ wanted: Function, _ all: [Function]) -> Bool {
    let around = outlines[site.file].declarations(around: site.index).filter(\.isType).map(\.name)
    guard let nearest = around.first(where: { name in all.contains { $0.type == name } }) else { return true }
    return wanted.type == nearest || wanted.type.map { extends($0, nearest) } ?? false
  }

  /// The type of a variable, as its file declares it; nil if it does not, or in several ways.
  private func type(of name: String, in file: Int) -> String? {
    if name.first?.isUppercase == true { return name }
    let tokens = files[file].tokens
    var found: Set<String> = []
    for index in files[file].places[name] ?? [] where index > 0 && index + 2 < tokens.count {
      let (before, next) = (tokens[index - 1], index + 1)
      if tokens[next].isSymbol(":"), tokens[next + 1].kind == .identifier, isType(tokens[next + 1]) {
        found.insert(tokens[next + 1].text)
      } else if tokens.isAssigned(index) {
        let made = tokens[(next + 1)...].prefix(3).first { $0.text != "new" && $0.text != "const" }
        if let made, isType(made) { found.insert(made.text) }
      } else if tokens[next].text == "by", let type = tokens[next...].prefix(6).first(where: isType) {
        found.insert(type.text)
      } else if before.kind == .identifier, isType(before), before.line == tokens[index].line {
        found.insert(before.text)
      }
    }
    return found.count == 1 ? found.first : nil
  }

  private func isType(_ token: CodeToken) -> Bool { token.kind == .identifier && isType(token.text) }
  private func isType(_ name: String) -> Bool { name.first?.isUppercase == true }
}
