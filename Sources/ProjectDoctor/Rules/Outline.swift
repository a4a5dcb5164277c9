/// The named functions and types of a source file, found by their braces.
///
/// A closure without a name and a property that computes its value are not found: their code belongs to what is around.
struct Outline {
  struct Declaration {
    let name: String
    let isType: Bool
    /// True if a framework may call it without a mention of its name.
    let isRoot: Bool
    /// From the name to the closing brace.
    var range: Range<Int>
    /// The declaration around it.
    let parent: Int?
    /// The types that the heading of a type of Swift, Kotlin or Java names, where nothing else makes it a root.
    var supers: [String]?
  }

  /// How a language declares functions.
  enum Language {
    /// Swift and Kotlin: a function follows a keyword.
    case keyword
    case dart
    case javaScript
    /// Java, C# and Objective-C: a function follows its type.
    case typed

    init(path: String) {
      if Path.hasExtension(path, ["swift", "kt"]) {
        self = .keyword
      } else if Path.hasExtension(path, ["dart"]) {
        self = .dart
      } else if Path.hasExtension(path, ["java", "cs", "m", "mm"]) {
        self = .typed
      } else {
        self = .javaScript
      }
    }
  }

  private(set) var declarations: [Declaration] = []
  /// Where the names of the declarations stand.
  private(set) var names: Set<Int> = []
  /// The innermost declaration of each token; -1 outside of all.
  private var owners: [Int]

  init(_ tokens: [CodeToken], path: String) {
    owners = Array(repeating: -1, count: tokens.count)
    let headings = Headings(tokens, language: Language(path: path))
    var open: [Int?] = []
    var current: [Int] = []
    /// The ends of functions of one expression that are open.
    var ends: [Int] = []
    var starts: Set<Int> = []
    for (index, token) in tokens.enumerated() {
      while let end = ends.last, end <= index {
        ends.removeLast()
        _ = current.popLast()
      }
      if token.isSymbol("="), let (heading, end) = headings.expression(after: index), ends.last ?? .max >= end {
        starts.insert(heading.start)
        declarations.append(
          Declaration(
            name: heading.name, isType: false, isRoot: heading.isRoot, range: heading.start..<end, parent: current.last)
        )
        current.append(declarations.count - 1)
        ends.append(end)
      }
      if token.isSymbol("{") {
        let heading = headings.heading(before: index).flatMap { starts.contains($0.start) ? nil : $0 }
        open.append(heading.map { _ in declarations.count })
        if let heading {
          declarations.append(
            Declaration(
              name: heading.name, isType: heading.isType, isRoot: heading.isRoot,
              range: heading.start..<tokens.count, parent: current.last, supers: heading.supers))
          current.append(declarations.count - 1)
        }
      }
      owners[index] = current.last ?? -1
      if token.isSymbol("}"), let closed = open.popLast(), let declaration = closed {
        declarations[declaration].range = declarations[declaration].range.lowerBound..<(index + 1)
        _ = current.popLast()
      }
    }
    names = Set(declarations.map(\.range.lowerBound))
  }

  /// The declarations around a token, innermost first.
  func declarations(around index: Int) -> [Declaration] {
    var found: [Declaration] = []
    var next: Int? = owners[index] < 0 ? nil : owners[index]
    while let owner = next, found.count < 16 {
      found.append(declarations[owner])
      next = declarations[owner].parent
    }
    return found
  }
}

/// Reads what stands before an opening brace.
private struct Headings {
  struct Heading {
    let name: String
    let start: Int
    let isType: Bool
    let isRoot: Bool
    var supers: [String]?
  }

  private let tokens: [CodeToken]
  private let language: Outline.Language
  /// The opening bracket of each closing one; -1 elsewhere.
  private var openings: [Int]

  private static let types: Set<String> = [
    "class", "struct", "interface", "object", "enum", "extension", "actor", "protocol", "mixin",
  ]
  private static let functions: Set<String> = ["func", "fun", "function", "void"]
  /// Words before brackets that declare nothing.
  private static let controls: Set<String> = [
    "if", "for", "while", "switch", "catch", "guard", "when", "with", "using", "lock", "synchronized", "super",
    "this", "return", "await", "foreach", "fixed", "init", "constructor", "get", "set",
  ]
  /// Words before a call that begin no declaration.
  private static let expressions: Set<String> = [
    "return", "await", "try", "else", "in", "new", "case", "throw", "yield", "do", "not", "is", "as", "of", "typeof",
    "const", "let", "var", "final", "val",
  ]
  /// Functions that a framework calls by name.
  private static let entryPoints: Set<String> = [
    "application", "scene", "userNotificationCenter", "body", "main", "build", "initState", "didChangeDependencies",
    "Start", "Awake", "OnEnable", "OnApplicationFocus", "OnApplicationPause", "Update", "onCreate", "onNewIntent",
    "onStart", "onResume", "render", "componentDidMount", "mounted", "created", "setup", "ngOnInit", "App",
    "getInitialURL", "subscribe", "Initialize", "viewDidLoad", "viewDidAppear", "RootLayout", "redirectSystemPath",
    "MainViewController", "onMounted", "data", "invoke",
  ]
  private static let wrappers: Set<String> = ["useCallback", "useEvent", "useEffectEvent", "memo", "forwardRef"]
  private static let reach = 40

  init(_ tokens: [CodeToken], language: Outline.Language) {
    self.tokens = tokens
    self.language = language
    openings = Array(repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.isSymbol("(") { open.append(index) }
      if token.isSymbol(")"), let start = open.popLast() { openings[index] = start }
    }
  }

  /// `fun name(…): Type = value`, `Type name(…) => value;`: the function, and the end of its value.
  func expression(after equals: Int) -> (Heading, Int)? {
    guard equals > 2, equals + 2 < tokens.count else { return nil }
    if language == .keyword {
      guard !tokens[equals + 1].isSymbol("="), let heading = expression(endingAt: equals) else { return nil }
      return (heading, Code(tokens: tokens).endOfStatement(equals + 1, to: tokens.count))
    }
    guard [.dart, .typed].contains(language), tokens[equals + 1].isSymbol(">") else { return nil }
    let last = tokens[equals - 1].text == "async" ? equals - 2 : equals - 1
    guard openings[last] > 0, let heading = named(before: openings[last]) else { return nil }
    var end = equals + 2
    while end < tokens.count, ![";", "}", ")"].contains(where: tokens[end].isSymbol) {
      end = tokens[end].opening > 0 ? Code(tokens: tokens).end(of: end) : end + 1
    }
    return (heading, end)
  }

  func heading(before brace: Int) -> Heading? {
    if brace >= 2, tokens[brace - 1].isSymbol(">"), tokens[brace - 2].isSymbol("=") { return arrow(brace - 3) }
    return type(before: brace) ?? function(before: brace)
  }

  private func type(before brace: Int) -> Heading? {
    var position = brace - 1
    for _ in 0..<Headings.reach where position >= 0 {
      let token = tokens[position]
      if ["{", "}", ";"].contains(where: token.isSymbol) { return nil }
      if openings[position] >= 0 {
        position = openings[position] - 1
        continue
      }
      if token.kind == .identifier, Headings.functions.contains(token.text) { return nil }
      if token.kind == .identifier, Headings.types.contains(token.text), position + 1 < brace,
        tokens[position + 1].kind == .identifier,
        position == 0 || !(tokens[position - 1].isSymbol(":") || tokens[position - 1].isSymbol("."))
      {
        let heading = tokens[position..<brace]
        // Other types may be made by a storyboard, a manifest or a scene, which are not read.
        let isView = heading.contains { $0.text == "View" } && language == .keyword
        let isChecked = isView || language == .dart || language == .javaScript
        let isExtension = ["extension", "object", "protocol", "interface"].contains(token.text)
        let isMarked = isMarked(position)
        let isPlain = language == .keyword && ["class", "struct"].contains(token.text) && !isMarked
        return Heading(
          name: tokens[position + 1].text, start: position + 1, isType: true,
          isRoot: !isChecked || isExtension || isMarked, supers: isPlain ? supers(from: position + 2, to: brace) : nil)
      }
      position -= 1
    }
    return nil
  }

  /// The names behind the colon of a heading; nil if an annotation is among its words.
  private func supers(from start: Int, to brace: Int) -> [String]? {
    var names: [String] = []
    var isBehind = false
    var position = start
    while position < brace {
      if tokens[position].isSymbol("@") { return nil }
      if tokens[position].isSymbol(":") { isBehind = true }
      if isBehind, tokens[position].kind == .identifier { names.append(tokens[position].text) }
      position = tokens[position].isSymbol("(") ? Code(tokens: tokens).end(of: position) : position + 1
    }
    return names
  }

  private func function(before brace: Int) -> Heading? {
    var position = brace - 1
    for _ in 0..<Headings.reach where position >= 0 {
      let token = tokens[position]
      if openings[position] >= 0 { return named(before: openings[position]) ?? expression(before: brace) }
      // `function listen(…): () => void {`
      if language == .javaScript, token.isSymbol(">"), position > 3, tokens[position - 1].isSymbol("="),
        openings[position - 2] > 0, tokens[openings[position - 2] - 1].isSymbol(":")
      {
        position = openings[position - 2] - 2
        continue
      }
      if token.isSymbol("=") { return expression(before: brace) }
      if ["{", "}", ";", ",", "("].contains(where: token.isSymbol) { return nil }
      position -= 1
    }
    return nil
  }

  /// `fun name(…): Type = call(…) {`
  private func expression(before brace: Int) -> Heading? {
    guard language == .keyword else { return nil }
    var position = brace - 1
    for _ in 0..<Headings.reach where position > 0 {
      if openings[position] >= 0 { position = openings[position] }
      let token = tokens[position]
      if ["{", "}", ";"].contains(where: token.isSymbol) { return nil }
      if token.isSymbol("=") { break }
      position -= 1
    }
    return position > 0 && tokens[position].isSymbol("=") ? expression(endingAt: position) : nil
  }

  /// The function whose value follows `=`.
  private func expression(endingAt equals: Int) -> Heading? {
    var position = equals - 1
    for _ in 0..<Headings.reach where position > 0 && openings[position] < 0 {
      let token = tokens[position]
      guard token.kind == .identifier || [":", ".", "<", ">", "?", ","].contains(where: token.isSymbol),
        !["val", "var", "let"].contains(token.text)
      else { return nil }
      position -= 1
    }
    guard position > 0, openings[position] >= 0, let heading = named(before: openings[position]),
      heading.start > 0, tokens[heading.start - 1].text == "fun" || tokens[heading.start - 1].isSymbol(".")
    else { return nil }
    return heading
  }

  private func named(before bracket: Int) -> Heading? {
    var position = bracket - 1
    if position >= 0, tokens[position].isSymbol(">") {
      while position >= 0, !tokens[position].isSymbol("<"), bracket - position < Headings.reach { position -= 1 }
      position -= 1
    }
    guard position >= 1, tokens[position].kind == .identifier, !Headings.controls.contains(tokens[position].text),
      isDeclared(position)
    else { return nil }
    return function(named: position)
  }

  private func function(named position: Int) -> Heading {
    let name = tokens[position].text
    return Heading(
      name: name, start: position, isType: false, isRoot: Headings.entryPoints.contains(name) || isMarked(position))
  }

  private func isDeclared(_ position: Int) -> Bool {
    let before = tokens[position - 1]
    if before.kind == .identifier, Headings.functions.contains(before.text) { return true }
    if language == .keyword { return before.isSymbol(".") && isExtensionFunction(position) }
    if before.line == tokens[position].line {
      if before.kind == .identifier { return !Headings.expressions.contains(before.text) }
      if [">", "?", "]"].contains(where: before.isSymbol) { return true }
    }
    return language == .javaScript && ["{", "}", ";", ","].contains(where: before.isSymbol)
  }

  /// `fun Intent.redeem()`
  private func isExtensionFunction(_ position: Int) -> Bool {
    position >= 3 && tokens[position - 3].text == "fun"
  }

  /// `const name = async (…) => {`
  private func arrow(_ last: Int) -> Heading? {
    var position = last
    var steps = 0
    while position >= 0, openings[position] < 0, steps < 12, !tokens[position].isSymbol("=") {
      position -= 1
      steps += 1
    }
    guard position > 0 else { return nil }
    if openings[position] >= 0 { position = openings[position] - 1 }
    if position > 0, tokens[position].text == "async" { position -= 1 }
    if position > 1, tokens[position].isSymbol("("), Headings.wrappers.contains(tokens[position - 1].text) {
      position -= 2
      if position > 1, tokens[position].isSymbol(".") { position -= 2 }
    }
    guard position > 0, tokens[position].isSymbol("=") else { return nil }
    var start = position - 1
    while start > 0, position - start < 12 {
      if ["const", "let", "var"].contains(tokens[start - 1].text) { break }
      start -= 1
    }
    guard start > 0, ["const", "let", "var"].contains(tokens[start - 1].text), tokens[start].kind == .identifier else {
      return nil
    }
    return function(named: start)
  }

  /// True if an annotation, `override` or `export default` stands before a declaration.
  private func isMarked(_ position: Int) -> Bool {
    var position = position - 1
    for _ in 0..<12 where position >= 0 {
      let token = tokens[position]
      if ["{", "}", ";"].contains(where: token.isSymbol) { return false }
      // What is marked is a property in front of the declaration.
      if ["var", "let", "val"].contains(token.text) { return false }
      if token.isSymbol("@"), position + 1 < tokens.count,
        ["Composable", "StringRes"].contains(tokens[position + 1].text)
      {
        position -= 1
        continue
      }
      if token.isSymbol("@") || ["override", "default", "implements"].contains(token.text) { return true }
      position -= 1
    }
    return false
  }
}
