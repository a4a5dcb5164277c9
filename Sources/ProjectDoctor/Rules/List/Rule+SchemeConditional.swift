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
  /// True for `test ? 'a' : ['b', 'c']` where only one side has a scheme of the links.
  private func differ(_ value: Range<Int>, _ code: Code, _ path: String) -> Bool {
    guard let question = value.first(where: { code.tokens[$0].isSymbol("?") }),
      let colon = value.first(where: { $0 > question && code.tokens[$0].isSymbol(":") })
    else { return false }
    let end =
      (colon + 1 < value.upperBound && code.tokens[colon + 1].isSymbol("[")) ? code.end(of: colon + 1) : colon + 2
    let sides = [(question + 1)..<colon, (colon + 1)..<min(end, code.tokens.count)].map { side in
      side.filter { code.tokens[$0].kind == .string }.map { index in
        RegisteredScheme(text: code.tokens[index].text, file: path, line: code.tokens[index].line)
      }
    }
    guard sides.allSatisfy({ !$0.isEmpty }) else { return false }
    let fits = sides.map { side in
      side.contains { scheme in
        expected.map { $0.lowercased() == scheme.text.lowercased() } ?? known.hasVendorForm(scheme)
      }
    }
    return fits[0] != fits[1]
  }

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
        guard words.contains("?") else { continue }
        guard words.contains("undefined") || words.contains("null") || differ(value, code, path) else { continue }
        return add(
          .schemeConditional, path, tokens[index].line,
          "In some environments this configuration has no scheme of the links.",
          fix: Fix(instruction: "Give every environment a scheme.", text: "scheme"))
      }
    }
  }
}
