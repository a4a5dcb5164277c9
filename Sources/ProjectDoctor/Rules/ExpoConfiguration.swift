/// The schemes that Expo's configuration gives, whether it is JSON or a program.
struct ExpoConfiguration {
  /// Schemes of both platforms.
  var shared: [RegisteredScheme] = []
  var ios: [RegisteredScheme] = []
  var android: [RegisteredScheme] = []
  /// True if a program computes a scheme.
  var isComputed = false
  /// True if a spread behind the scheme may bring another one.
  var isOverridden = false

  /// The names of a configuration that is a program. `expo` reads the first that is there.
  static let programs = ["ts", "js", "cts", "cjs", "mts", "mjs"].map { "app.config." + $0 }

  init() {}

  /// Reads `scheme: "…"` and `scheme: ["…"]` in a program, by the keys around them.
  init(_ tokens: [CodeToken], path: String) {
    var keys: [String] = []
    // Of each open object, whether it has a scheme.
    var hasScheme: [Bool] = [false]
    for (index, token) in tokens.enumerated() {
      if ["{", "[", "("].contains(where: token.isSymbol) { hasScheme.append(false) }
      if ["}", "]", ")"].contains(where: token.isSymbol), hasScheme.count > 1 { hasScheme.removeLast() }
      if token.text == "scheme", index + 1 < tokens.count, tokens[index + 1].isSymbol(":") {
        hasScheme[hasScheme.count - 1] = true
      }
      if hasScheme.last == true, tokens.isSpread(index), index + 3 < tokens.count, tokens[index + 3].kind == .identifier
      {
        isOverridden = true
      }
      if token.isSymbol("{") || token.isSymbol("[") || token.isSymbol("(") {
        keys.append(ExpoConfiguration.key(before: index, in: tokens) ?? "")
      } else if token.isSymbol("}") || token.isSymbol("]") || token.isSymbol(")") {
        _ = keys.popLast()
      } else if ["scheme", "CFBundleURLSchemes"].contains(token.text), index + 2 < tokens.count,
        tokens[index + 1].isSymbol(":")
      {
        add(tokens[(index + 2)...], key: token.text, around: Set(keys), in: path)
      } else if token.text == "scheme", token.kind == .identifier, index > 0, index + 1 < tokens.count,
        ["{", ","].contains(where: tokens[index - 1].isSymbol), [",", "}"].contains(where: tokens[index + 1].isSymbol)
      {
        isComputed = true
      }
    }
  }

  private mutating func add(
    _ value: ArraySlice<CodeToken>, key: String, around keys: Set<String>, in path: String
  ) {
    if !keys.isDisjoint(with: ["plugins", "extra"]) { return }
    var found: [CodeToken] = []
    if let first = value.first, first.kind == .string, !first.text.contains("${") {
      found = [first]
      // `"a" + b` and `a || "b"` are computed.
      if let next = value.dropFirst().first, ["+", "?"].contains(where: next.isSymbol) { isComputed = true }
    } else if value.first?.isSymbol("[") == true {
      let elements = value.dropFirst().prefix { !$0.isSymbol("]") }
      found = elements.filter { $0.kind == .string && !$0.text.contains("${") }
      if elements.contains(where: { $0.kind == .identifier || $0.text.contains("${") }) { isComputed = true }
    } else {
      isComputed = true
    }
    let schemes = found.map { RegisteredScheme(text: $0.text, file: path, line: $0.line) }
    if key == "CFBundleURLSchemes" || keys.contains("ios") {
      ios += schemes
    } else if keys.contains("android") || keys.contains("intentFilters") {
      android += schemes
    } else {
      shared += schemes
    }
  }

  /// The key whose value a bracket opens. In `["name", {…}]`, these are a plugin's options.
  private static func key(before index: Int, in tokens: [CodeToken]) -> String? {
    guard index >= 2 else { return nil }
    if tokens[index - 1].isSymbol(":") { return tokens[index - 2].text }
    let isOption = index >= 3 && tokens[index - 3].isSymbol("[") && tokens[index - 2].kind == .string
    return isOption && tokens[index].isSymbol("{") ? "plugins" : nil
  }
}
