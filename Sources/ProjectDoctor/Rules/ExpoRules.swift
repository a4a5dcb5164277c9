extension Examination {
  /// Checks `app.json`, from which Expo makes the native sides; a side that has a folder of its own is checked there.
  mutating func checkExpo(needsIOS: Bool, needsAndroid: Bool) {
    guard needsScheme, needsIOS || needsAndroid else { return }
    let path = Path.join(app.root, "app.json")
    let code = ["app.config.js", "app.config.ts", "app.config.cjs", "app.config.mjs"].map { Path.join(app.root, $0) }
      .first(where: files.has)
    let root = files.has(path) ? json(path) : nil
    if files.has(path), root == nil { return }
    let expo = root?["expo"] ?? root
    let shared = schemes(expo?["scheme"], in: path) + (code.map { schemesInCode($0) } ?? [])
    let ios = bounded(
      shared + schemes(expo?["ios"]?["scheme"], in: path) + plistSchemes(expo, in: path))
    let android = bounded(
      shared + schemes(expo?["android"]?["scheme"], in: path) + filterSchemes(expo, in: path))
    if let code, shared.isEmpty, ios.isEmpty, android.isEmpty {
      return add(.configIsCode, code, 1, "The app's configuration is a program; which scheme it gives is not known.")
    }
    guard code != nil || expo != nil else { return }
    iosSchemes += ios
    androidSchemes += android
    let place = (file: expo == nil ? code ?? path : path, line: expo?.line ?? 1)
    let before = findings.count
    var isIOSMissing = false
    if needsIOS, let accepted = judge(ios, on: .ios), accepted.isEmpty { isIOSMissing = true }
    // What is wrong with a scheme of both sides is told once.
    let isToldAlready = ios == android && findings.count > before
    var isAndroidMissing = false
    if needsAndroid, !isToldAlready, let accepted = judge(android, on: .android),
      accepted.isEmpty
    {
      isAndroidMissing = true
    }
    let fix = Fix(
      instruction: "Add this inside expo, then run npx expo prebuild or make a new build.",
      text: "\"scheme\": \"\(schemeToAdd)\",")
    if isIOSMissing {
      add(.iosSchemeMissing, place.file, place.line, "expo.scheme is not \(wantedScheme).\(others(ios))", fix: fix)
    }
    if isAndroidMissing {
      add(
        .androidSchemeMissing, place.file, place.line, "expo.scheme is not \(wantedScheme).\(others(android))", fix: fix
      )
    }
  }

  private func schemes(_ node: DataNode?, in path: String) -> [RegisteredScheme] {
    (node?.strings ?? []).map { RegisteredScheme(text: $0.string ?? "", file: path, line: $0.line) }
  }

  private func plistSchemes(_ expo: DataNode?, in path: String) -> [RegisteredScheme] {
    (expo?["ios"]?["infoPlist"]?["CFBundleURLTypes"]?.list ?? []).flatMap {
      schemes($0["CFBundleURLSchemes"], in: path)
    }
  }

  private func filterSchemes(_ expo: DataNode?, in path: String) -> [RegisteredScheme] {
    (expo?["android"]?["intentFilters"]?.list ?? []).flatMap { filter -> [RegisteredScheme] in
      let data = filter["data"].map { $0.list.isEmpty ? [$0] : $0.list } ?? []
      return data.flatMap { schemes($0["scheme"], in: path) }
    }
  }

  /// `scheme: "…"` in a configuration that is a program.
  private mutating func schemesInCode(_ path: String) -> [RegisteredScheme] {
    guard let tokens = tokens(path) else { return [] }
    return tokens.indices.dropFirst(2).filter { index in
      tokens[index].kind == .string && tokens[index - 1].isSymbol(":") && tokens[index - 2].text == "scheme"
    }.map { RegisteredScheme(text: tokens[$0].text, file: path, line: tokens[$0].line) }
  }
}
