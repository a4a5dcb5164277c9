import RedemptionCore

extension Examination {
  /// Finds outcomes that go to another object than the one which the interface reads.
  mutating func checkInstances(_ reach: Reach) {
    guard !findings.contains(where: { $0.rule == .resultIgnored }) else { return }
    for site in vendors.flatMap({ reach.redemptions(of: $0) }) where reach.isReached(site) {
      if let (place, type) = reach.secondInstance(around: site) {
        return add(
          .resultIgnored, reach.path(place), reach.token(place).line,
          "This is a second \(type): it does not have the outcomes of the one that redeems.",
          fix: Fix(instruction: "Pass the one that redeems.", text: type))
      }
      if let name = reach.unpublished(around: site) {
        return add(
          .resultIgnored, reach.path(site), reach.token(site).line,
          "\(name) gets the outcome, and is not published, so no view shows it.",
          fix: Fix(instruction: "Publish it.", text: "@Published var \(name)"))
      }
    }
  }
}

extension Reach {
  private static let states: Set<String> = [
    "Published", "Observable", "ObservableObject", "MutableStateFlow", "MutableLiveData", "mutableStateOf",
    "StreamController", "ValueNotifier", "ChangeNotifier", "StateNotifier",
  ]
  private static let shared: Set<String> = [
    "static", "single", "factory", "Factory", "create", "initializer", "lazy", "viewModels", "viewModel", "Preview",
    "PreviewProvider", "previews", "registerSingleton", "registerLazySingleton", "get", "override",
  ]

  /// The place that makes an object with the outcomes once more, and its type.
  fileprivate func secondInstance(around site: Site) -> (Site, String)? {
    guard Path.hasExtension(path(site), ["swift", "kt", "dart"]),
      let type = outlines[site.file].declarations(around: site.index).last(where: \.isType),
      files[site.file].tokens[max(0, type.range.lowerBound - 4)..<type.range.upperBound].contains(where: {
        Reach.states.contains($0.text)
      }),
      files[site.file].tokens[..<type.range.lowerBound].last?.text == "class"
    else { return nil }
    let mentions = mentions(of: type, in: site.file)
    let made = mentions.filter { isMade(at: $0) }
    let isHeld = mentions.contains { mention in
      tokens(of: mention)[mention.index...].prefix(3).contains { ["viewModels", "viewModel"].contains($0.text) }
    }
    guard made.count + (isHeld ? 1 : 0) == 2, let passed = made.last(where: isPassed) else { return nil }
    return (passed, type.name)
  }

  /// `Type(…)`, where nothing shares what is made.
  private func isMade(at site: Site) -> Bool {
    let tokens = tokens(of: site)
    guard site.index + 1 < tokens.count, tokens[site.index + 1].isSymbol("(") else { return false }
    let around = outlines[site.file].declarations(around: site.index)
    let isShared = around.contains { Reach.shared.contains($0.name) || $0.name.contains("Preview") }
    return !isShared && !tokens[max(0, site.index - 12)..<site.index].contains { Reach.shared.contains($0.text) }
      && !tokens[max(0, site.index - 60)..<site.index].contains { ["Preview", "previews"].contains($0.text) }
  }

  /// `Page(model: Type())`, `@StateObject var model = Type()`: what a part of the interface gets for itself.
  private func isPassed(_ site: Site) -> Bool {
    let tokens = tokens(of: site)
    let before = tokens[max(0, site.index - 8)..<site.index]
    if before.contains(where: { ["StateObject", "ObservedObject"].contains($0.text) }) {
      return !outlines[site.file].declarations(around: site.index).contains { declaration in
        files[site.file].tokens[declaration.range].prefix(6).contains { $0.text == "App" }
      }
    }
    guard let open = Code(tokens: tokens).openings(around: site.index, from: startOfFunction(around: site)).first,
      tokens[open].isSymbol("("), open > 0, let last = before.last, last.isSymbol("(") || last.isSymbol(":")
    else { return false }
    return tokens[open - 1].text.first?.isUppercase == true
  }

  /// A property of an `ObservableObject` that gets the outcome without `@Published`.
  fileprivate func unpublished(around site: Site) -> String? {
    let tokens = tokens(of: site)
    guard Path.hasExtension(path(site), ["swift"]),
      let type = outlines[site.file].declarations(around: site.index).last(where: \.isType),
      tokens.heading(of: type.range).contains(where: { $0.text == "ObservableObject" }),
      !tokens[type.range].contains(where: { ["objectWillChange", "didSet", "willSet"].contains($0.text) })
    else { return nil }
    let range = function(around: site)
    let names = Set(
      (site.index..<max(site.index, range.upperBound - 2)).compactMap { index -> String? in
        guard tokens[index].kind == .identifier, tokens[index + 1].isSymbol("="), !tokens[index + 2].isSymbol("="),
          !["let", "var"].contains(tokens[index - 1].text)
        else { return nil }
        return tokens[index].text
      })
    let places = names.compactMap { name in
      type.range.first {
        tokens[$0].text == name && tokens[$0 - 1].text == "var" && $0 < range.lowerBound
          || tokens[$0].text == name && tokens[$0 - 1].text == "var" && $0 >= range.upperBound
      }
    }
    guard !places.isEmpty, places.count == names.count,
      places.allSatisfy({ !tokens[max(0, $0 - 8)..<$0].contains { $0.isSymbol("@") } })
    else { return nil }
    return names.sorted().first
  }
}
