/// Looks for a function in an app's files, and for how a test can call it.
struct HandlerSearch {
  enum Result {
    case found(AppHandler)
    /// It is there, and no test can call it: the reason, and what to do.
    case refused(String)
    case absent
  }

  let files: ProjectFiles
  let style: FirstTestTemplate.Style
  /// The files on the way of a link.
  let hopFiles: [String]
  /// The other sources of the app.
  let otherFiles: [String]

  func handler(_ name: String, in path: String) -> Result {
    guard let tokens = try? files.tokens(path) else { return .absent }
    for index in tokens.indices where tokens[index].kind == .identifier && tokens[index].text == name {
      guard let parameters = parameters(of: index, tokens) else { continue }
      let place = "\(path):\(tokens[index].line): `\(name)`"
      let owners = Outline(tokens, path: path).declarations(around: index)
      guard owners.allSatisfy(\.isType) else { continue }
      // It gets its link from the system.
      if style == .javaScript, listens(behind: parameters.upperBound, of: index, tokens) { continue }
      guard let form = form(parameters, tokens) else {
        // One parameter of another type, as an intent, or none: it is not asked for a link.
        if parts(parameters, tokens).count == 1 { continue }
        return .refused("\(place) needs more than a link. Name a function of one parameter, the link, with --handler.")
      }
      var handler = AppHandler(file: path, line: tokens[index].line, name: name, form: form, reach: .call)
      if let reason = complete(&handler, at: index, tokens, owners) { return .refused("\(place) \(reason)") }
      return .found(described(handler, tokens))
    }
    return .absent
  }

  /// A file that listens for links by itself or calls what does, so that a test can open one.
  func listener(in hops: [LinkPath.Hop]) -> AppHandler? {
    guard style == .javaScript, let hop = hops.first, hopFiles.contains(where: { listening(in: $0) != nil }) else {
      return nil
    }
    if let shown = shown(hop.file, line: hop.line) { return shown }
    guard let starter = starter(of: hop.file), let tokens = try? files.tokens(starter) else { return nil }
    if starter != hop.file {
      if let shown = shown(starter, line: 1) { return shown }
      if usesHooks(tokens) { return nil }
      return described(AppHandler(file: starter, line: 1, name: hop.name, form: .text, reach: .load), tokens)
    }
    return described(AppHandler(file: hop.file, line: hop.line, name: hop.name, form: .text, reach: .load), tokens)
  }

  /// The component or the hook of a file, which a test shows.
  private func shown(_ path: String, line: Int) -> AppHandler? {
    guard let tokens = try? files.tokens(path), usesHooks(tokens), let export = component(tokens) else { return nil }
    var handler = AppHandler(file: path, line: line, name: export.name, form: .text, reach: .render)
    handler.isDefault = export.isDefault
    return described(handler, tokens)
  }

  private func usesHooks(_ tokens: [CodeToken]) -> Bool {
    tokens.contains { $0.text.hasPrefix("use") && $0.text.dropFirst(3).first?.isUppercase == true }
  }

  /// The place in a file where it adds a listener for links.
  private func listening(in path: String) -> Int? {
    let words: Set<String> = ["addEventListener", "addListener", "useURL"]
    return (try? files.tokens(path))?.firstIndex { words.contains($0.text) }
  }

  /// The file that makes a file listen: itself, or the only other one that calls its function; nil if none does.
  private func starter(of path: String) -> String? {
    guard let index = listening(in: path), let tokens = try? files.tokens(path),
      let function = Outline(tokens, path: path).declarations(around: index).last(where: { !$0.isType })
    else { return path }
    let isCalling = { (path: String) in
      guard let tokens = try? files.tokens(path) else { return false }
      return tokens.indices.dropLast().contains { index in
        tokens[index].text == function.name && tokens[index + 1].isSymbol("(")
          && (index == 0 || tokens[index - 1].text != "function")
      }
    }
    if isCalling(path) { return path }
    let callers = (hopFiles + otherFiles).filter { $0 != path && isCalling($0) }
    return callers.count == 1 ? callers[0] : nil
  }

  /// The activity of Kotlin that gets the link first.
  func activity(in hops: [LinkPath.Hop]) throws(NoFirstTest) -> AppHandler {
    for hop in hops where Path.hasExtension(hop.file, ["kt"]) {
      guard let tokens = try? files.tokens(hop.file), let type = type(around: hop, tokens),
        tokens.heading(of: type.range).contains(where: { $0.text.hasSuffix("Activity") })
      else { continue }
      var handler = AppHandler(
        file: hop.file, line: tokens[type.range.lowerBound].line, name: type.name, form: .address, reach: .launch)
      handler.space = space(tokens)
      handler = described(handler, tokens)
      guard handler.configures else { return handler }
      throw NoFirstTest(
        description: """
          \(hop.file):\(handler.line): `\(type.name)` configures the SDK with the app's own key, which a test has to replace. \
          Configure it in the `Application`.
          """)
    }
    throw NoFirstTest(
      description: """
        No activity of Kotlin that gets a link and redeems it was found. `redemption doctor` says what is missing; \
        Bridges/android/README.md of RedemptionKit has a test to copy.
        """)
  }

  /// The outermost type around a step of a link; nil if it is in none.
  func type(around hop: LinkPath.Hop, _ tokens: [CodeToken]) -> Outline.Declaration? {
    let place = tokens.firstIndex { $0.line == hop.line && $0.text == hop.name }
    return place.flatMap { Outline(tokens, path: hop.file).declarations(around: $0).last(where: \.isType) }
  }

  // MARK: Parameters

  /// The tokens between the brackets behind a declared name; nil if it is not declared here.
  private func parameters(of index: Int, _ tokens: [CodeToken]) -> Range<Int>? {
    let before = index > 0 ? tokens[index - 1] : nil
    switch style {
    case .javaScript:
      if before?.text == "function" { return brackets(from: index + 1, tokens) }
      guard let before, ["const", "let", "var"].contains(before.text) else { return nil }
      var next = index + 1
      while next < tokens.count, next < index + 24, !tokens[next].isSymbol("=") { next += 1 }
      next += 1
      if next < tokens.count, tokens[next].text == "async" { next += 1 }
      guard next + 2 < tokens.count else { return nil }
      if tokens[next].kind == .identifier, tokens[next + 1].isSymbol("="), tokens[next + 2].isSymbol(">") {
        return next..<next + 1
      }
      return brackets(from: next, tokens)
    case .kotlin, .android, .swift:
      return before?.text == (style == .swift ? "func" : "fun") ? brackets(from: index + 1, tokens) : nil
    case .dart, .cSharp:
      guard let before, before.kind == .identifier || before.isSymbol(">"),
        !["return", "await", "new", "throw", "else"].contains(before.text),
        let range = brackets(from: index + 1, tokens), range.count > 1, range.upperBound + 1 < tokens.count
      else { return nil }
      let next = tokens[range.upperBound + 1]
      return next.isSymbol("{") || next.isSymbol("=") || next.text == "async" ? range : nil
    }
  }

  /// What stands between a bracket and the one that closes it.
  private func brackets(from index: Int, _ tokens: [CodeToken]) -> Range<Int>? {
    guard index < tokens.count, tokens[index].isSymbol("(") else { return nil }
    var depth = 0
    for position in index..<tokens.count {
      if tokens[position].isSymbol("(") { depth += 1 }
      if tokens[position].isSymbol(")") { depth -= 1 }
      if depth == 0 { return index + 1..<position }
    }
    return nil
  }

  /// How the first parameter takes a link; nil if there is none, or more are needed.
  private func form(_ range: Range<Int>, _ tokens: [CodeToken]) -> AppHandler.Form? {
    let parts = parts(range, tokens)
    guard let first = parts.first, !first.isEmpty, parts.dropFirst().allSatisfy(isOptional) else { return nil }
    let words = Set(first.map(\.text))
    switch style {
    case .javaScript:
      if first[0].isSymbol("{") { return words.contains("url") ? .event : nil }
      return words.contains("{") && words.contains("url") ? .event : .text
    case .swift: return words.contains("URL") ? .address : words.contains("String") ? .text : nil
    case .dart: return words.contains("Uri") ? .address : words.contains("String") ? .text : nil
    case .kotlin, .android: return words.contains("String") ? .text : nil
    case .cSharp: return words.contains("string") || words.contains("String") ? .text : nil
    }
  }

  /// The parameters between two brackets.
  private func parts(_ range: Range<Int>, _ tokens: [CodeToken]) -> [[CodeToken]] {
    var parts: [[CodeToken]] = [[]]
    var depth = 0
    for index in range {
      let token = tokens[index]
      if ["(", "{", "[", "<"].contains(where: token.isSymbol) { depth += 1 }
      if [")", "}", "]", ">"].contains(where: token.isSymbol), !isArrow(index, tokens) { depth -= 1 }
      if depth == 0, token.isSymbol(",") { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    return parts
  }

  /// `=>` and `->`, which are two tokens; the second one closes nothing.
  private func isArrow(_ index: Int, _ tokens: [CodeToken]) -> Bool {
    tokens[index].isSymbol(">") && index > 0 && (tokens[index - 1].isSymbol("=") || tokens[index - 1].isSymbol("-"))
  }

  /// True for a parameter that a caller can leave out: `say?: Say`, `say = print`, `[say]` and `{say}` of Dart.
  ///
  /// `say: (text) => void` has no default, and `String?` is a type that takes null.
  private func isOptional(_ part: [CodeToken]) -> Bool {
    guard let first = part.first else { return true }
    if style == .dart, first.isSymbol("[") { return true }
    if style == .dart, first.isSymbol("{") { return !part.contains { $0.text == "required" } }
    if style == .javaScript, part.count > 1, part[1].isSymbol("?") { return true }
    return part.indices.contains { index in
      part[index].isSymbol("=") && (index + 1 == part.count || !isArrow(index + 1, part))
    }
  }

  /// True if the block behind a function's parameters adds a listener for links.
  private func listens(behind end: Int, of name: Int, _ tokens: [CodeToken]) -> Bool {
    guard let start = tokens[end...].prefix(40).firstIndex(where: { $0.isSymbol("{") }) else { return false }
    // `const handle = url => redeem(url)` has no block, and what comes next is another function.
    if tokens[name - 1].text != "function", !isArrow(start - 1, tokens) { return false }
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isSymbol("{") { depth += 1 }
      if tokens[index].isSymbol("}") { depth -= 1 }
      if depth == 0 { return false }
      if ["addEventListener", "addListener", "getInitialURL", "getLaunchUrl"].contains(tokens[index].text) {
        return true
      }
    }
    return false
  }

  // MARK: How a test reaches it

  /// Adds what its language needs. Returns why a test cannot call it, or nil.
  private func complete(
    _ handler: inout AppHandler, at index: Int, _ tokens: [CodeToken], _ owners: [Outline.Declaration]
  ) -> String? {
    let owner = owners.first
    switch style {
    case .javaScript:
      guard owner == nil else { return "is a method. Export a function that calls it, and name that with --handler." }
      let lead = tokens[max(0, index - 4)..<index].reversed().prefix {
        ["function", "async", "default", "export", "const", "let", "var"].contains($0.text)
      }
      handler.isDefault = lead.contains { $0.text == "default" }
      let isExported = lead.contains { $0.text == "export" } || isExportedLater(&handler, tokens)
      if !isExported, isListening(tokens) {
        handler = AppHandler(file: handler.file, line: handler.line, name: handler.name, form: .text, reach: .load)
      } else if !isExported {
        return "is not exported. Export it, or name an exported function with --handler."
      }
      if handler.name.hasPrefix("use") { handler.reach = .render }
    case .kotlin, .android, .cSharp, .dart, .swift:
      if handler.name.hasPrefix("_") { return "is private. Make it visible to tests." }
      let isHidden = tokens[max(0, index - 4)..<index].contains { ["private", "fileprivate"].contains($0.text) }
      if style == .kotlin || style == .swift, isHidden {
        return "is private. Make it internal or public."
      }
      handler.space = space(tokens)
      guard let owner else { return nil }
      return complete(&handler, at: index, of: owner, tokens)
    }
    return nil
  }

  private func complete(
    _ handler: inout AppHandler, at index: Int, of owner: Outline.Declaration, _ tokens: [CodeToken]
  ) -> String? {
    let start = owner.range.lowerBound
    let lead = Set(tokens[max(0, start - 6)..<start].map(\.text))
    let isStatic =
      style == .kotlin ? lead.contains("object") : tokens[max(0, index - 5)..<index].contains { $0.text == "static" }
    handler.owner = (owner.name, isStatic)
    if isStatic { return nil }
    if lead.contains("companion") || owner.parent != nil {
      return "is in a type that a test cannot make. Name another function with --handler."
    }
    switch style {
    case .swift: return nil
    case .kotlin:
      guard let range = brackets(from: start + 1, tokens), !range.isEmpty else { return nil }
      return tokens[range].contains { $0.isSymbol("=") } ? nil : needs(owner.name)
    case .dart:
      let constructor = tokens.indices.first { place in
        owner.range.contains(place) && place > start && tokens[place].text == owner.name
          && place + 1 < tokens.count && tokens[place + 1].isSymbol("(")
      }
      guard let constructor, let range = brackets(from: constructor + 1, tokens) else { return nil }
      return tokens[range].contains { $0.text == "required" }
        || (!range.isEmpty && !tokens[range.lowerBound].isSymbol("{"))
        ? needs(owner.name) : nil
    default:
      let isPublic = tokens[max(0, index - 4)..<index].contains { ["public", "internal"].contains($0.text) }
      return isPublic ? nil : "is private. Make it public."
    }
  }

  private func needs(_ type: String) -> String {
    "is a member of `\(type)`, whose parts a test does not know. Write a function of one parameter that makes one and calls it, and name that with --handler."
  }

  /// True if `export { name }`, `export default name` or `module.exports` has it.
  private func isExportedLater(_ handler: inout AppHandler, _ tokens: [CodeToken]) -> Bool {
    for index in tokens.indices.dropLast() where ["export", "exports"].contains(tokens[index].text) {
      if tokens[index + 1].text == "default", index + 2 < tokens.count, tokens[index + 2].text == handler.name {
        handler.isDefault = true
        return true
      }
      let next = tokens[index + 1]
      if next.isSymbol("."), index + 2 < tokens.count, tokens[index + 2].text == handler.name { return true }
      guard next.isSymbol("{") || next.isSymbol("=") else { continue }
      let rest = tokens[(index + 1)...].prefix { !$0.isSymbol("}") && !$0.isSymbol(";") }
      if rest.contains(where: { $0.text == handler.name }) { return true }
    }
    return false
  }

  private func isListening(_ tokens: [CodeToken]) -> Bool {
    tokens.contains { ["addEventListener", "addListener"].contains($0.text) }
      && !tokens.contains { $0.text == "useEffect" }
  }

  /// The component or hook that a file exports.
  private func component(_ tokens: [CodeToken]) -> (name: String, isDefault: Bool)? {
    let exports = tokens.indices.dropLast().filter { index in
      // `export { Name } from …` passes on what another file has.
      tokens[index].text == "export" && !tokens[index + 1].isSymbol("{") && !tokens[index + 1].isSymbol("*")
    }
    let isDefault = { (index: Int) in tokens[index + 1].text == "default" }
    for index in exports.filter(isDefault) + exports.filter({ !isDefault($0) }) {
      let words = tokens[(index + 1)...].prefix(5).filter { $0.kind == .identifier }
      let isDefault = words.first?.text == "default"
      let known: Set<String> = ["default", "function", "async", "const"]
      guard let name = words.first(where: { !known.contains($0.text) })?.text else { continue }
      if isDefault || name.first?.isUppercase == true || name.hasPrefix("use") { return (name, isDefault) }
    }
    return nil
  }

  /// The Kotlin package or the C# namespace.
  private func space(_ tokens: [CodeToken]) -> String {
    guard let index = tokens.firstIndex(where: { ["package", "namespace"].contains($0.text) }) else { return "" }
    let words = tokens[(index + 1)...].prefix {
      $0.line == tokens[index].line && !$0.isSymbol("{") && !$0.isSymbol(";")
    }
    return words.map(\.text).joined()
  }
}
