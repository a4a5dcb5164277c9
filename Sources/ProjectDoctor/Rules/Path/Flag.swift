/// A flag of an app's own that has one value and never gets another.
struct Flag {
  private static let kinds: Set<String> = ["var", "let", "bool", "Bool", "boolean", "Boolean", "const", "val", "final"]

  /// The value; nil if the flag may get another one, or is not declared with a value.
  static func value(of name: String, in files: [AppSources.File]) -> Bool? {
    var value: Bool?
    for file in files {
      let tokens = file.tokens
      // `$name` is what a wrapper projects, which may set it.
      if file.places.keys.contains(where: { $0.hasPrefix("$") && $0.contains(name) }) { return nil }
      for index in file.places[name] ?? [] where index > 0 {
        if let state = state(at: index, name, tokens) {
          guard value == nil else { return nil }
          value = state
        } else if !isRead(index, tokens) {
          guard value == nil, let first = declared(index, tokens) else { return nil }
          value = first
        }
      }
    }
    return value
  }

  /// `const [name, setName] = useState(false)`, where nothing calls `setName`.
  private static func state(at index: Int, _ name: String, _ tokens: [CodeToken]) -> Bool? {
    guard tokens[index].text == name, index + 8 < tokens.count, tokens[index - 1].isSymbol("[") else { return nil }
    let hasSetter = tokens[index + 1].isSymbol(",") && tokens[index + 3].isSymbol("]")
    let close = hasSetter ? index + 3 : index + 1
    guard tokens[close].isSymbol("]"), tokens[close + 1].isSymbol("="),
      !hasSetter || !tokens.indices.contains(where: { $0 != index + 2 && tokens[$0].text == tokens[index + 2].text }),
      let call = tokens[(close + 2)...].prefix(3).firstIndex(where: { $0.text == "useState" }),
      let open = tokens[call...].prefix(5).firstIndex(where: { $0.isSymbol("(") }), open + 2 < tokens.count,
      tokens[open + 2].isSymbol(")")
    else { return nil }
    return literal(tokens[open + 1])
  }

  /// `private var name = false`, `bool name = false;`
  private static func declared(_ index: Int, _ tokens: [CodeToken]) -> Bool? {
    let before = tokens[..<index].suffix(4)
    let isMarked =
      before.contains { $0.isSymbol("@") } && !before.contains { ["State", "Published"].contains($0.text) }
    guard before.contains(where: { kinds.contains($0.text) }), !isMarked,
      !before.contains(where: { ["inout", "static", "AppStorage", "SceneStorage"].contains($0.text) }),
      let equals = tokens[(index + 1)...].prefix(3).firstIndex(where: { $0.isSymbol("=") }), equals + 2 < tokens.count,
      tokens[(index + 1)..<equals].allSatisfy({ $0.isSymbol(":") || kinds.contains($0.text) }),
      tokens[equals + 2].line > tokens[equals].line || tokens[equals + 2].isSymbol(";")
    else { return nil }
    return literal(tokens[equals + 1])
  }

  /// True where the flag is only looked at: no value, no member, no label, no reference follows or leads to it.
  private static func isRead(_ index: Int, _ tokens: [CodeToken]) -> Bool {
    guard index > 1, index + 2 < tokens.count else { return true }
    let isAssigned = tokens.isAssigned(index)
    let isTyped = tokens[index + 1].isSymbol(":") || kinds.contains(tokens[index - 1].text)
    let isReference = tokens[index - 1].isSymbol("&") && !tokens[index - 2].isSymbol("&")
    let isShared = tokens[index + 1].isSymbol(".") || isReference
    return !isAssigned && !isTyped && !isShared
  }

  private static func literal(_ token: CodeToken) -> Bool? {
    token.kind == .identifier && ["true", "false"].contains(token.text) ? token.text == "true" : nil
  }
}
