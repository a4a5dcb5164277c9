extension Examination {
  /// Checks `app.json`, from which Expo makes the native sides; a side that has a folder of its own is checked there.
  mutating func checkExpo(needsIOS: Bool, needsAndroid: Bool) {
    guard needsScheme else { return }
    checkNativeSchemes(hasIOS: !needsIOS, hasAndroid: !needsAndroid)
    guard needsIOS || needsAndroid else { return }
    let path = Path.join(app.root, "app.json")
    let code = ExpoConfiguration.programs.map { Path.join(app.root, $0) }.first(where: files.has)
    let root = files.has(path) ? json(path) : nil
    if files.has(path), root == nil { return }
    let expo = root?["expo"] ?? root
    var program = code.flatMap { code in tokens(code).map { ExpoConfiguration($0, path: code) } } ?? ExpoConfiguration()
    if program.isOverridden, expo?["scheme"] != nil { program.shared = [] }
    let shared = schemes(expo?["scheme"], in: path) + program.shared
    let ios = bounded(
      shared + schemes(expo?["ios"]?["scheme"], in: path) + plistSchemes(expo, in: path) + program.ios)
    let android = bounded(
      shared + schemes(expo?["android"]?["scheme"], in: path) + filterSchemes(expo, in: path) + program.android)
    guard code != nil || expo != nil else { return }
    iosSchemes += ios
    androidSchemes += android.filter { !["http", "https"].contains($0.text) }
    if needsIOS, checkExpoPlugins(expo) { return }
    let isMissing = judgeExpo(ios, android, needsIOS: needsIOS, needsAndroid: needsAndroid)
    guard isMissing.ios || isMissing.android else { return }
    if let code, program.isComputed || (expo == nil && ios.isEmpty && android.isEmpty) {
      return add(.configIsCode, code, 1, "The app's configuration is a program; which scheme it gives is not known.")
    }
    let place = shared.first.map { ($0.file, $0.line) } ?? (expo == nil ? code ?? path : path, expo?.line ?? 1)
    addExpo(isMissing, at: place, shared: shared, others: ios + android)
  }

  /// Compares the scheme of `app.json` with those of native folders that are there.
  private mutating func checkNativeSchemes(hasIOS: Bool, hasAndroid: Bool) {
    let path = Path.join(app.root, "app.json")
    guard hasIOS || hasAndroid, files.has(path), let root = try? files.json(path), let expo = root["expo"],
      !ExpoConfiguration.programs.contains(where: { files.has(Path.join(app.root, $0)) })
    else { return }
    let shared = schemes(expo["scheme"], in: path)
    let ios = shared + schemes(expo["ios"]?["scheme"], in: path) + plistSchemes(expo, in: path)
    let android = shared + schemes(expo["android"]?["scheme"], in: path) + filterSchemes(expo, in: path)
    let sides = [("ios", hasIOS, ios, iosSchemes), ("android", hasAndroid, android, androidSchemes)]
    let isWanted: (RegisteredScheme) -> Bool = { scheme in
      expected.map { $0.lowercased() == scheme.text.lowercased() } ?? known.hasVendorForm(scheme)
    }
    for (folder, isThere, inConfiguration, inFolder) in sides where isThere {
      let (own, native) = (inConfiguration.filter(isWanted), inFolder.filter(isWanted))
      if let scheme = own.first, native.isEmpty {
        explain(
          folder == "ios" ? .iosSchemeMissing : .androidSchemeMissing, under: Path.join(app.root, folder),
          " app.json has \(scheme.text), which a build ignores while the folder \(folder) is there: npx expo prebuild"
            + " applies it.")
      }
      // A plugin of the app may add the scheme.
      if let scheme = native.first, own.isEmpty, sources?.words.contains(scheme.text) != true {
        let line = expo["scheme"]?.line ?? expo.line
        return add(
          .expoNativeDiffers, path, line,
          "\(scheme.text) is in \(folder), and not in app.json: the next prebuild removes it.",
          fix: Fix(
            instruction: "Add this scheme to expo.scheme, beside the app's own.", text: scheme.text,
            placement: .expoScheme(scheme.text)))
      }
    }
  }

  /// True for each side that is needed and has no scheme of the links, unless a finding already says why.
  private mutating func judgeExpo(
    _ ios: [RegisteredScheme], _ android: [RegisteredScheme], needsIOS: Bool, needsAndroid: Bool
  ) -> (ios: Bool, android: Bool) {
    let before = findings.count
    let isIOSMissing = needsIOS && judge(ios, on: .ios)?.isEmpty == true
    // What is wrong with a scheme of both sides is told once.
    let isToldAlready = ios == android && findings.count > before
    let isAndroidMissing = needsAndroid && !isToldAlready && judge(android, on: .android)?.isEmpty == true
    return (isIOSMissing, isAndroidMissing)
  }

  private mutating func addExpo(
    _ isMissing: (ios: Bool, android: Bool), at place: (String, Int), shared: [RegisteredScheme],
    others registered: [RegisteredScheme]
  ) {
    let rule: Rule =
      isMissing.ios && isMissing.android
      ? .expoSchemeMissing : isMissing.ios ? .iosSchemeMissing : .androidSchemeMissing
    let side = rule == .expoSchemeMissing ? "" : rule == .iosSchemeMissing ? " on iOS" : " on Android"
    let quote = place.0.hasSuffix(".json") ? "\"" : ""
    var names: [String] = []
    for name in shared.map(\.text) + [schemeToAdd] where !names.contains(name) { names.append(name) }
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let instruction =
      shared.isEmpty
      ? "Add this inside expo" : "Put this in place of scheme on line \(place.1), which keeps the app's own"
    add(
      rule, place.0, place.1, "Expo's configuration does not have \(wantedScheme)\(side).\(others(registered))",
      fix: Fix(
        instruction: instruction + "; then run npx expo prebuild or make a new build.",
        text: "\(quote)scheme\(quote): \(names.count == 1 ? list : "[\(list)]"),", placement: .expoScheme(schemeToAdd)))
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
}
