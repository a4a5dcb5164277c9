/// Finds out of an app's Swift files how a test makes its types, and which files it needs.
struct SwiftParts {
  let files: ProjectFiles
  /// The app's own Swift files, without tests.
  let paths: [String]

  /// The modules that the Swift bridge has, or that Swift brings on Linux, and the types of its `UIKit`.
  let modules: Set<String>

  init(_ app: AppSummary, _ files: ProjectFiles, modules: Set<String>) {
    self.files = files
    self.modules = modules
    paths = files.files(under: app.path == "." ? "" : app.path).filter { path in
      Path.hasExtension(path, ["swift"]) && !AppHandler.isTest(path) && Path.name(path) != "Package.swift"
        && !path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }
  }

  /// Where a type is declared, with the tokens of its file.
  struct Declared {
    let path: String
    let line: Int
    let tokens: [CodeToken]
    /// From the name to the closing brace.
    let range: Range<Int>

    /// The words of the heading behind the name.
    var supers: Set<String> {
      Set(tokens.heading(of: range).dropFirst().map(\.text))
    }
  }

  /// The declaration of a type, which is no extension.
  func type(_ name: String) -> Declared? {
    for path in paths {
      guard let tokens = try? files.tokens(path) else { continue }
      for one in Outline(tokens, path: path).declarations where one.isType && one.name == name {
        guard !isExtension(one, tokens) else { continue }
        return Declared(path: path, line: tokens[one.range.lowerBound].line, tokens: tokens, range: one.range)
      }
    }
    return nil
  }

  private func isExtension(_ one: Outline.Declaration, _ tokens: [CodeToken]) -> Bool {
    one.range.lowerBound > 0 && tokens[one.range.lowerBound - 1].text == "extension"
  }

  // MARK: How a type is made

  /// An expression that makes a value of a type, or names the one that the app shares; nil if parts are needed.
  func making(_ name: String) -> String? {
    guard let type = type(name) else { return nil }
    let members = members(of: type)
    let inits = members.filter { type.tokens[$0].text == "init" }
    let own = inits.filter { !lead($0, type.tokens).contains("private") }
    if own.contains(where: { isWithoutParameters($0, type.tokens) }) { return name + "()" }
    if let shared = members.first(where: { isShared($0, of: name, type.tokens) }) {
      return "\(name).\(type.tokens[shared + 1].text)"
    }
    return inits.isEmpty && !members.contains { isRequired($0, type.tokens) } ? name + "()" : nil
  }

  /// Where `init`, `let` and `var` of a type stand.
  private func members(of type: Declared) -> [Int] {
    var depth = 0
    return type.range.filter { index in
      let token = type.tokens[index]
      depth += token.opening
      return depth == 1 && token.kind == .identifier && ["init", "let", "var"].contains(token.text)
    }
  }

  /// The modifiers and attributes in front of a member.
  private func lead(_ index: Int, _ tokens: [CodeToken]) -> Set<String> {
    let words = tokens[max(0, index - 8)..<index].reversed().prefix { token in
      !["{", "}", "=", "\""].contains(where: token.isSymbol) && !["let", "var"].contains(token.text)
        && token.kind != .string && token.kind != .number
    }
    return Set(words.map(\.text))
  }

  private func isWithoutParameters(_ index: Int, _ tokens: [CodeToken]) -> Bool {
    guard let open = tokens[index...].prefix(3).firstIndex(where: { $0.isSymbol("(") }) else { return false }
    var parameters: [[CodeToken]] = [[]]
    var depth = 0
    for token in tokens[(open + 1)..<(Code(tokens: tokens).end(of: open) - 1)] {
      if ["(", "[", "{", "<"].contains(where: token.isSymbol) { depth += 1 }
      if [")", "]", "}", ">"].contains(where: token.isSymbol) { depth -= 1 }
      if depth == 0, token.isSymbol(",") {
        parameters.append([])
      } else {
        parameters[parameters.count - 1].append(token)
      }
    }
    return parameters.allSatisfy { part in part.isEmpty || part.contains { $0.isSymbol("=") } }
  }

  /// `static let shared = Name()`, `static let shared: Name`
  private func isShared(_ index: Int, of name: String, _ tokens: [CodeToken]) -> Bool {
    guard lead(index, tokens).contains("static"), index + 3 < tokens.count else { return false }
    return tokens[index + 3].text == name && (tokens[index + 2].isSymbol("=") || tokens[index + 2].isSymbol(":"))
  }

  /// True for a stored property that has no value of its own.
  private func isRequired(_ index: Int, _ tokens: [CodeToken]) -> Bool {
    let lead = lead(index, tokens)
    guard tokens[index].text != "init",
      lead.isDisjoint(with: ["static", "class", "lazy", "Environment", "EnvironmentObject"])
    else { return false }
    var position = index + 1
    while position < tokens.count {
      let token = tokens[position]
      if token.isSymbol("=") || token.isSymbol("{") { return false }
      if token.isSymbol("}") || token.isSymbol(";") { break }
      let isNew = token.line > tokens[position - 1].line
      if isNew, position > index + 1, !tokens[position - 1].isSymbol(":"), !token.isSymbol(":") { break }
      position = ["(", "["].contains(where: token.isSymbol) ? Code(tokens: tokens).end(of: position) : position + 1
    }
    return !(tokens[index].text == "var" && tokens[position - 1].isSymbol("?"))
  }

  /// The app delegate of `UIKit` that a test can make, if the app has one.
  var appDelegate: (name: String, path: String, making: String)? {
    for type in types(naming: "UIApplicationDelegate", in: paths) {
      if let making = making(type.name) { return (type.name, type.path, making) }
    }
    return nil
  }

  /// The types that name another one in their heading, in the files that a test can compile.
  func types(naming other: String, in paths: [String]) -> [(name: String, path: String)] {
    paths.flatMap { path -> [(name: String, path: String)] in
      guard let tokens = try? files.tokens(path), foreignModule(of: path) == nil else { return [] }
      return Outline(tokens, path: path).declarations.filter(\.isType)
        .filter { tokens.heading(of: $0.range).contains { $0.text == other } }.map { ($0.name, path) }
    }
  }

  // MARK: Which files are needed

  /// A module that a file imports and that no test on Linux has; nil for none.
  func foreignModule(of path: String) -> String? {
    guard let tokens = try? files.tokens(path) else { return nil }
    let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    for index in tokens.indices.dropLast() where tokens[index].text == "import" && tokens[index].kind == .identifier {
      let next = tokens[index + 1]
      let name = kinds.contains(next.text) && index + 2 < tokens.count ? tokens[index + 2].text : next.text
      let isChecked = zip(tokens, tokens.dropFirst(2)).contains { $0.text == "canImport" && $1.text == name }
      let isThere = modules.contains(name) && (name != "UIKit" || tokens.allSatisfy(isInUIKit))
      if !isThere, !isChecked { return name }
    }
    return nil
  }

  /// True if a file imports `UIKit`, whether or not it asks for it before.
  func importsUIKit(_ path: String) -> Bool {
    let tokens = (try? files.tokens(path)) ?? []
    return zip(tokens, tokens.dropFirst()).contains { $0.text == "import" && $1.text == "UIKit" }
  }

  /// False for a type of Apple's `UIKit` that the bridge's lacks.
  private func isInUIKit(_ token: CodeToken) -> Bool {
    !(token.kind == .identifier && token.text.hasPrefix("UI") && token.text.dropFirst(2).first?.isUppercase == true)
      || modules.contains(token.text)
  }

  /// The files that declare what some files name, in turn; and those of them that no test can compile.
  func needed(by first: [String]) -> (linked: [String], left: [String]) {
    let declared = paths.map { (path: $0, names: names(declaredIn: $0)) }
    var linked = first
    var left: [String] = []
    var next = 0
    while next < linked.count {
      let words = Set(((try? files.tokens(linked[next])) ?? []).lazy.filter { $0.kind == .identifier }.map(\.text))
      for (path, names) in declared where !names.isDisjoint(with: words) && !linked.contains(path) {
        if foreignModule(of: path) == nil { linked.append(path) } else if !left.contains(path) { left.append(path) }
      }
      next += 1
    }
    return (linked, left)
  }

  /// The types and functions of a file that another one may name.
  private func names(declaredIn path: String) -> Set<String> {
    guard let tokens = try? files.tokens(path) else { return [] }
    let all = Outline(tokens, path: path).declarations
    return Set(
      all.compactMap { one in
        guard let parent = one.parent else { return isExtension(one, tokens) ? nil : one.name }
        return isExtension(all[parent], tokens) && !one.isType ? one.name : nil
      })
  }
}
