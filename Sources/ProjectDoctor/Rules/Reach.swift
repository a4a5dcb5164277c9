import RedemptionCore

/// Which calls of an app's sources run: those in functions that other code names, up to an entry point.
///
/// Names decide, not types: two functions with one name count as one. So a call that runs is never taken for dead.
struct Reach {
  /// A token of a file.
  struct Site: Hashable {
    let file: Int
    let index: Int
  }

  let files: [AppSources.File]
  let outlines: [Outline]
  /// The files that have each word, ascending.
  private let filesByWord: [String: [Int]]
  /// These words by their lower case.
  private let spellings: [String: [String]]
  /// The functions with each name.
  let functions: [String: [Function]]
  let walks = Walks()
  /// Names followed before the answer is yes; a real chain has few.
  private static let names = 200

  init(_ files: [AppSources.File]) {
    self.files = files
    outlines = files.map(\.outline)
    var functions: [String: [Function]] = [:]
    for (file, outline) in outlines.enumerated() {
      for declaration in outline.declarations where !declaration.isType {
        let type = declaration.parent.map { outline.declarations[$0] }.flatMap { $0.isType ? $0.name : nil }
        functions[declaration.name, default: []].append(
          Function(file: file, start: declaration.range.lowerBound, type: type))
      }
    }
    self.functions = functions
    var filesByWord: [String: [Int]] = [:]
    for (file, source) in files.enumerated() {
      for word in source.places.keys { filesByWord[word, default: []].append(file) }
    }
    self.filesByWord = filesByWord
    spellings = Dictionary(grouping: filesByWord.keys) { $0.lowercased() }
  }

  func token(_ site: Site) -> CodeToken { files[site.file].tokens[site.index] }
  func path(_ site: Site) -> String { files[site.file].path }

  /// Calls of functions by their names in lower case, and components by theirs.
  func calls(of names: Set<String>, components: Set<String> = []) -> [Site] {
    let called = sites(spelled: names).filter { isCall($0.file, $0.index) }
    let shown = sites(of: components).filter { isComponent($0.file, $0.index) }
    return Set(called + shown).sorted { ($0.file, $0.index) < ($1.file, $1.index) }
  }

  /// True if code calls `Receiver.configure`, as code in the package of an SDK's type may do without an import.
  func isConfigured(_ calls: SDKCallNames) -> Bool {
    sites(spelled: calls.configure.inLowerCase).contains { site in
      guard site.index > 1 else { return false }
      let tokens = files[site.file].tokens
      // A type of the SDK, not a variable of the app.
      return tokens[site.index - 1].isSymbol(".") && tokens[site.index - 2].text.first?.isUppercase == true
        && tokens[site.index - 2].text.lowercased().hasSuffix(calls.receiver)
    }
  }

  /// True if C# code has a variable of the SDK's type, which no code here declares: a script copies Unity's SDK in.
  func holdsSDK(_ calls: SDKCallNames) -> Bool {
    let sites = sites(spelled: [calls.receiver]).filter { site in
      let next = files[site.file].tokens.dropFirst(site.index + 1).first
      return Path.hasExtension(path(site), ["cs"]) && token(site).text.first?.isUppercase == true
        && next?.kind == .identifier && next?.line == token(site).line
    }
    return !sites.isEmpty
      && !outlines.contains { $0.declarations.contains { $0.isType && $0.name.lowercased() == calls.receiver } }
  }

  /// The files in which one of some names in lower case stands.
  func files(naming names: Set<String>) -> [AppSources.File] {
    Set(sites(spelled: names).map(\.file)).sorted().map { files[$0] }
  }

  /// The files with a word that has one of some parts, in lower case.
  func files(withPartsOfWords parts: [String]) -> [AppSources.File] {
    let parts = parts.map { Array($0.utf8) }
    let words = spellings.filter { word, _ in parts.contains(where: word.hasBytes) }.flatMap(\.value)
    return Set(words.flatMap { filesByWord[$0] ?? [] }).sorted().map { files[$0] }
  }

  private func sites(spelled names: Set<String>) -> [Site] { sites(of: Set(names.flatMap { spellings[$0] ?? [] })) }

  /// The identifiers with one of some names.
  private func sites(of names: Set<String>) -> [Site] {
    names.flatMap(places).filter { token($0).kind == .identifier }
  }

  /// The places of a word, by file and then ascending; symbols are no words.
  func places(of word: String) -> [Site] {
    (filesByWord[word] ?? []).flatMap { file in
      (files[file].places[word] ?? []).map { Site(file: file, index: $0) }
    }
  }

  /// A call, or a member that is passed on; no declaration and no import.
  private func isCall(_ file: Int, _ index: Int) -> Bool {
    let tokens = files[file].tokens
    let before = index > 0 ? tokens[index - 1] : nil
    if let before, ["func", "fun", "function", "void"].contains(before.text) { return false }
    if isDeclaredBelow(file, index) { return false }
    if let before, before.isSymbol(".") || before.isSymbol(":") { return !isImport(file, index) }
    guard index + 1 < tokens.count else { return false }
    if let before, before.kind == .identifier, before.line == tokens[index].line,
      !["return", "await", "try", "else", "in", "do"].contains(before.text)
    {
      // Objective-C: `[purchases redeemWebPurchase:redemption …]`.
      return tokens[index + 1].isSymbol(":")
    }
    return ["(", "{", ":"].contains { tokens[index + 1].isSymbol($0) } && !isImport(file, index)
  }

  /// True for the name of a function, whose body follows it.
  func isDeclaredBelow(_ file: Int, _ index: Int) -> Bool {
    outlines[file].names.contains(index)
  }

  private func isComponent(_ file: Int, _ index: Int) -> Bool {
    let tokens = files[file].tokens
    if index > 0, tokens[index - 1].isSymbol("<") { return true }
    return index + 1 < tokens.count && tokens[index + 1].isSymbol("(") && !isImport(file, index)
  }

  /// True in a statement that only brings names in or hands them on.
  func isImport(_ file: Int, _ index: Int) -> Bool {
    let tokens = files[file].tokens
    var position = index
    for _ in 0..<64 where position >= 0 {
      let token = tokens[position]
      if token.isSymbol(";") || token.isSymbol("}") || token.isSymbol(")") || token.isSymbol("=") { return false }
      if token.kind == .identifier, ["import", "using"].contains(token.text) { return true }
      if ["package", "namespace"].contains(token.text), token.line == tokens[index].line { return true }
      if token.text == "export", position + 1 < tokens.count { return tokens[position + 1].isSymbol("{") }
      position -= 1
    }
    return false
  }

  /// True if a chain of mentions leads from an entry point to a call.
  func isReached(_ site: Site) -> Bool {
    var visited: Set<String> = []
    return isReached(site, &visited)
  }

  private func isReached(_ site: Site, _ visited: inout Set<String>) -> Bool {
    guard isStarted(site) else { return false }
    let around = outlines[site.file].declarations(around: site.index)
    if let type = around.first(where: \.isType), isMade(type), !isUsed(type, in: site.file, &visited) { return false }
    guard let function = around.first(where: { !$0.isType }), !function.isRoot else { return isLinked(site) }
    guard visited.count < Reach.names else { return true }
    guard visited.insert("\(site.file) \(function.range.lowerBound)").inserted else { return false }
    for mention in mentions(of: function, in: site.file) where isReached(mention, &visited) { return true }
    return false
  }

  /// True for a type that only the app's own code can make: nothing of a framework's is among its supertypes.
  private func isMade(_ type: Outline.Declaration) -> Bool {
    if !type.isRoot { return true }
    guard let supers = type.supers else { return false }
    return supers.allSatisfy { name in
      files.contains { file in
        file.names([name]).contains { $0 > 0 && ["protocol", "interface"].contains(file.tokens[$0 - 1].text) }
      }
    }
  }

  /// True if other code that runs names a type; a widget's own state does not count.
  private func isUsed(_ type: Outline.Declaration, in file: Int, _ visited: inout Set<String>) -> Bool {
    guard visited.count < Reach.names, visited.insert("type " + type.name).inserted else { return true }
    for mention in mentions(of: type, in: file) where !isState(mention) {
      let around = outlines[mention.file].declarations(around: mention.index).first(where: \.isType)
      guard let around, isMade(around) else { return true }
      if isUsed(around, in: mention.file, &visited) { return true }
    }
    return false
  }

  /// False in React Navigation's `linking` object if nothing names it.
  private func isLinked(_ site: Site) -> Bool {
    let tokens = files[site.file].tokens
    if let router = files[site.file].places["GoRouter"]?.first, router > 2, site.index > router,
      tokens[router - 1].isSymbol("="), tokens[router - 2].kind == .identifier, router + 1 < tokens.count,
      tokens[router + 1].isSymbol("("), Code(tokens: tokens).end(of: router + 1) > site.index
    {
      return places(of: tokens[router - 2].text).contains { place in
        let (words, index) = (files[place.file].tokens, place.index)
        return place != Site(file: site.file, index: router - 2) && !(index > 0 && words[index - 1].isSymbol("."))
          && !(index + 1 < words.count && words[index + 1].isSymbol(":"))
      }
    }
    guard files[site.file].isNavigationLinking, let prefixes = files[site.file].places["prefixes"]?.first else {
      return true
    }
    let heading = tokens[..<prefixes].lastIndex { ["const", "let", "var"].contains($0.text) }
    guard let heading, heading + 1 < prefixes, prefixes - heading < 24 else { return true }
    return sites(of: [tokens[heading + 1].text]).contains { mention in
      mention != Site(file: site.file, index: heading + 1) && !isImport(mention.file, mention.index)
    }
  }

  /// False for a call of a function of the app's own that has the name of the SDK's.
  func isOfSDK(_ site: Site, receiver: String) -> Bool {
    let name = token(site).text
    guard functions[name] != nil, !Path.hasExtension(path(site), ["m", "mm"]) else { return true }
    let receivers = Set(receivers(of: site).map { $0.lowercased() })
    if receivers.contains(where: { $0.hasSuffix(receiver) }) { return true }
    // The app's function passes on to a member that holds the SDK.
    let isInside = outlines[site.file].declarations(around: site.index).contains { !$0.isType && $0.name == name }
    return isInside && !receivers.isEmpty && receivers.isDisjoint(with: ["this", "self", "super"])
  }

  /// The words before a call, the last one first: `b` and `a` of `a.b().call`.
  func receivers(of site: Site) -> [String] {
    var words: [String] = []
    let tokens = files[site.file].tokens
    var index = site.index - 1
    guard index > 0, tokens[index].isSymbol(".") else { return [] }
    for _ in 0..<16 where index >= 0 {
      let token = tokens[index]
      if token.kind == .identifier {
        words.append(token.text)
        guard index > 0, [".", "<"].contains(where: tokens[index - 1].isSymbol) else { break }
      } else if ![".", "?", "!", "(", ")", "<", ">"].contains(where: token.isSymbol) {
        break
      }
      index -= 1
    }
    return words
  }

  func tokens(of site: Site) -> [CodeToken] { files[site.file].tokens }

  /// Where the function around a call begins.
  func startOfFunction(around site: Site) -> Int {
    outlines[site.file].declarations(around: site.index).first { !$0.isType }?.range.lowerBound
      ?? outlines[site.file].declarations(around: site.index).first?.range.lowerBound ?? 0
  }

  /// The function that a call is in, for messages.
  func function(of site: Site) -> String? {
    outlines[site.file].declarations(around: site.index).first { !$0.isType }?.name
  }

  /// Where other code names a declaration; a string counts, because a selector or a route may be one.
  func mentions(of declaration: Outline.Declaration, in own: Int) -> [Site] {
    places(of: declaration.name).filter { site in
      !isNamedOnly(site) && !(site.file == own && declaration.range.contains(site.index))
        && !isDeclaredBelow(site.file, site.index)
        && !isImport(site.file, site.index)
        && (declaration.isType || token(site).kind == .string || refers(site, to: declaration, in: own))
    }
  }

  /// `links.start;`, a statement that names a function and does not call it.
  private func isNamedOnly(_ site: Site) -> Bool {
    let tokens = files[site.file].tokens
    guard Path.hasExtension(path(site), ["js", "jsx", "mjs", "ts", "tsx", "dart", "vue", "svelte"]),
      site.index + 1 < tokens.count, tokens[site.index + 1].isSymbol(";")
    else { return false }
    var index = site.index - 1
    while index > 0,
      tokens[index].isSymbol(".") || tokens[index].kind == .identifier && tokens[index + 1].isSymbol(".")
    {
      index -= 1
    }
    return index >= 0 && [";", "{", "}"].contains(where: tokens[index].isSymbol)
  }

  /// A function around a call whose name differs from one of Unity's in case only, and that function of Unity's.
  func misspelled(around site: Site) -> (String, Site)? {
    guard Path.hasExtension(path(site), ["cs"]), files[site.file].places["MonoBehaviour"] != nil else { return nil }
    let names = ["Awake", "Start", "OnEnable", "Update", "OnApplicationFocus", "OnApplicationPause"]
    let hops = hops(to: [site]).map(\.site)
    for hop in hops {
      guard let function = outlines[hop.file].declarations(around: hop.index).first(where: { !$0.isType }),
        let name = names.first(where: { $0.lowercased() == function.name.lowercased() && $0 != function.name }),
        mentions(of: function, in: hop.file).isEmpty
      else { continue }
      return (name, Site(file: hop.file, index: function.range.lowerBound))
    }
    return nil
  }

  /// The files that have one of the calls, or name a function or a type that leads to one.
  func files(leadingTo calls: [Site]) -> Set<String> {
    var found = Set(calls.map(\.file))
    var names: Set<String> = []
    var sites = calls
    while !sites.isEmpty {
      let new = Set(sites.flatMap(leadingNames)).subtracting(names)
      guard !new.isEmpty, names.count < Reach.names else { break }
      names.formUnion(new)
      sites = self.sites(of: new)
      found.formUnion(sites.map(\.file))
    }
    return Set(found.map { files[$0].path })
  }

  private func leadingNames(_ site: Site) -> [String] {
    let isScript = isScript(site)
    return outlines[site.file].declarations(around: site.index).filter { declaration in
      if declaration.isType { return true }
      // Who shows a component passes it no link.
      let isComponent = isScript && declaration.name.first?.isUppercase == true
      return !declaration.isRoot && !isComponent
    }.map(\.name)
  }
}
