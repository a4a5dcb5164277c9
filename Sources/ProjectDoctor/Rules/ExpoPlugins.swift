extension Examination {
  /// Finds a config plugin of the app's own that puts its URL types in place of those of the configuration.
  ///
  /// - Returns: true if it found one.
  mutating func checkExpoPlugins(_ expo: DataNode?) -> Bool {
    let programs = ExpoConfiguration.programs.map { Path.join(app.root, $0) }.filter(files.has)
    let named = programs.flatMap { path in (tokens(path) ?? []).filter { $0.kind == .string }.map(\.text) }
    let listed = (expo?["plugins"]?.list ?? []).compactMap { $0.string ?? $0.list.first?.string }
    let used = listed + named
    for text in used where text.hasPrefix("./") {
      let stem = Path.join(app.root, String(text.dropFirst(2)))
      for path in ["", ".js", ".ts", ".cjs", ".mjs", "/index.js", "/index.ts"].map({ stem + $0 }) where files.has(path)
      {
        guard Path.hasExtension(path, ["js", "ts", "cjs", "mjs"]), let tokens = tokens(path),
          let place = Code(tokens: tokens).replacement(of: "CFBundleURLTypes")
        else { continue }
        let texts = tokens[place].filter { $0.kind == .string }.map(\.text)
        let own = texts.map { RegisteredScheme(text: $0, file: path, line: tokens[place.lowerBound].line) }
        guard
          !own.contains(where: { expected.map { $0.lowercased() } == $0.text.lowercased() || known.hasVendorForm($0) })
        else { continue }
        add(
          .iosSchemeMissing, path, tokens[place.lowerBound].line,
          "This plugin puts its own URL types in place of the others, so the scheme of the links is not registered.",
          fix: Fix(
            instruction: "Keep the URL types that are there.",
            text: "[...(config.modResults.CFBundleURLTypes ?? []), …]"))
        return true
      }
    }
    return false
  }
}

extension Code {
  /// What is assigned to a member, if it is a list that does not take over the old one.
  fileprivate func replacement(of name: String) -> Range<Int>? {
    for index in tokens.indices.dropLast(2) where tokens[index].text == name && tokens[index + 1].isSymbol("=") {
      guard tokens[index + 2].isSymbol("[") else { continue }
      let value = (index + 2)..<end(of: index + 2)
      let keeps = value.contains(where: tokens.isSpread)
      let follows = value.upperBound < tokens.count && tokens[value.upperBound].isSymbol(".")
      if !keeps, !follows { return value }
    }
    return nil
  }
}
