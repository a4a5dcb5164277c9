extension Rule {
  /// A registration depends on the build, and another build has none.
  public static let schemeConditional = Rule(
    id: "scheme-conditional", severity: .warning, summary: "The scheme is registered in some builds only.",
    why: "The build that buyers have may not open the links.",
    remedy: "Register the scheme in every build that is released.",
    source: "Expo, app.json: scheme; Android, Merge manifests", needs: .registrations,
    check: { app, _, _ in app.checkVariants() })
}

extension Examination {
  /// Finds a configuration that takes the scheme away in some environment.
  fileprivate mutating func checkVariants() {
    guard app.kind == .expo else { return }
    for name in ExpoConfiguration.programs {
      let path = Path.join(app.root, name)
      guard files.has(path), let tokens = tokens(path) else { continue }
      let code = Code(tokens: tokens)
      for index in tokens.indices.dropLast(2) where tokens[index].text == "scheme" && tokens[index + 1].isSymbol(":") {
        let value = (index + 2)..<code.endOfStatement(index + 2, to: tokens.count)
        let words = value.prefix { !tokens[$0].isSymbol(",") }.map { tokens[$0].text }
        guard words.contains("?"), words.contains("undefined") || words.contains("null") else { continue }
        return add(
          .schemeConditional, path, tokens[index].line, "In some environments this configuration has no scheme.",
          fix: Fix(instruction: "Give every environment a scheme.", text: "scheme"))
      }
    }
  }
}
