import RedemptionCore

extension Examination {
  /// Notes whose links the sources redeem; an unreached call counts, because it shows what is meant.
  mutating func findRedemptions(_ reach: Reach) {
    for vendor in vendors where !reach.redemptions(of: vendor).isEmpty { redeemedVendors.insert(vendor.id) }
    linkFiles = reach.files(leadingTo: reach.linkCalls(of: vendors))
  }

  /// Checks that code which runs redeems the links of one of the app's vendors.
  ///
  /// One vendor is enough: another one's SDK may only sell.
  mutating func checkRedemption(_ sources: AppSources, _ reach: Reach) {
    let wanted = vendors.filter(isExpectedToRedeem)
    guard !wanted.isEmpty else { return }
    let sites = wanted.flatMap { reach.redemptions(of: $0) }
    if sources.isComplete, checkSpelling(reach, sites) { return }
    guard !sites.contains(where: reach.isReached) else {
      checkSides(reach, sites)
      checkFailures(reach, sites)
      checkUnityScenes(reach, sites)
      checkImports(sources, reach, sites)
      return checkListener(sources, reach, sites)
    }
    let names = wanted.map { $0.callName(in: app.kind) }.joined(separator: " or ")
    if let site = sites.first, sources.isComplete {
      let function = reach.function(of: site).map { "\($0) calls" } ?? "There is a call of"
      return add(
        .redeemMissing, reach.path(site), reach.token(site).line,
        "\(function) \(reach.token(site).text), but no code that runs leads there.",
        fix: redemptionFix(names, sources))
    }
    if let reason = reasonForUnseenCode(sources) {
      let place = placeOfSDK
      return add(.redeemUnknown, place.0, place.1, "No code here calls \(names), and \(reason).")
    }
    let words = startWords.map { $0.cold.union($0.warm) } ?? ["onNewIntent"]
    let listener = self.place(of: words.subtracting(["addEventListener"]), in: sources.files)
    let place = listener.map { ($0.path, $0.line) } ?? placeOfSDK
    add(
      .redeemMissing, place.0, place.1,
      "The app has \(Self.sdks(of: wanted)), but none of its code calls \(names).", fix: redemptionFix(names, sources))
  }

  private static func sdks(of vendors: [VendorDescription]) -> String {
    vendors.count == 1 ? "\(vendors[0].name)'s SDK" : "the SDKs of \(vendors.map(\.name).joined(separator: " and "))"
  }

  /// Finds a platform of a Kotlin Multiplatform app whose own code passes no link on, while the other's does.
  private mutating func checkSides(_ reach: Reach, _ sites: [Reach.Site]) {
    guard app.kind == .kmp, app.side == nil else { return }
    let hops = reach.hops(to: sites)
    let isOfIOS = hops.map {
      Path.hasExtension(reach.path($0.site), ["swift"]) || reach.path($0.site).contains("/iosMain/")
    }
    let isOfAndroid = hops.map {
      reach.path($0.site).contains("/androidMain/") || reach.path($0.site).contains("/src/main/")
    }
    func isReached(_ own: [Bool], _ other: [Bool]) -> Bool {
      zip(hops, zip(own, reach.open(hops, shut: other))).contains { $1.0 && $1.1 && reach.isReached($0.site) }
    }
    let ios = isReached(isOfIOS, isOfAndroid)
    let android = isReached(isOfAndroid, isOfIOS)
    guard ios != android, let site = sites.first else { return }
    let (place, line) = ios ? (manifestFile, 1) : reach.swiftEntry ?? (manifestFile, 1)
    add(
      .redeemMissing, place, line,
      "\(ios ? "Android" : "iOS") passes no link to \(reach.function(of: site) ?? reach.token(site).text); only \(ios ? "iOS" : "Android") does.",
      fix: Fix(
        instruction: "Pass the link on in the \(ios ? "activity" : "app's view").",
        text: ios ? "handle(intent) // in onCreate and onNewIntent" : ".onOpenURL { handle($0.absoluteString) }"))
  }

  /// Finds a call that only a failure of other code leads to.
  private mutating func checkFailures(_ reach: Reach, _ sites: [Reach.Site]) {
    let shut = reach.shut(reach.hops(to: sites)) { hop in
      let code = Code(tokens: reach.tokens(of: hop.site))
      let start = reach.before(hop.site).lowerBound
      return code.failure(around: hop.site.index, from: start) ?? code.leaving(before: hop.site.index, from: start)
    }
    guard let (hop, token) = shut else { return }
    add(
      .redeemMissing, reach.path(hop.site), token.line,
      token.text == "return"
        ? "The code returns here in every case, before \(reach.token(hop.site).text)."
        : "\(reach.token(hop.site).text) is called only where something has failed.",
      fix: Fix(instruction: "Call it in every case.", text: reach.token(hop.site).text))
  }

  /// Finds a function that Unity would call if its name had the right case.
  private mutating func checkSpelling(_ reach: Reach, _ sites: [Reach.Site]) -> Bool {
    for site in sites {
      guard let (name, place) = reach.misspelled(around: site) else { continue }
      let token = reach.token(place)
      add(
        .redeemMissing, reach.path(place), token.line,
        "Unity calls \(name), not \(token.text): the two differ in case, and nothing else calls it.",
        fix: Fix(instruction: "Spell the function as Unity does.", text: "private void \(name)()"))
      return true
    }
    return false
  }

  /// Finds a script of Unity's that redeems and that no scene, prefab or code makes.
  private mutating func checkUnityScenes(_ reach: Reach, _ sites: [Reach.Site]) {
    guard app.kind == .unity, let site = sites.first(where: reach.isReached) else { return }
    let path = reach.path(site)
    let name = Path.name(path).prefix { $0 != "." }
    let scenes = paths().filter { Path.hasExtension($0, ["unity", "prefab", "asset"]) }
    guard scenes.contains(where: { $0.hasSuffix(".unity") }), files.has(path + ".meta"),
      let guid = (try? files.text(path + ".meta"))?.text.split(separator: "guid: ").dropFirst().first?.prefix(32),
      guid.count == 32,
      !reach.files.contains(where: { file in
        file.path != path && file.places[String(name)] != nil
          || file.places["RuntimeInitializeOnLoadMethod"] != nil
      })
    else { return }
    for scene in scenes {
      guard let text = try? files.text(scene).text else { return }
      if text.contains(guid) { return }
    }
    add(
      .redeemMissing, path, reach.token(site).line, "No scene and no prefab has the script \(name), so it never runs.",
      fix: Fix(instruction: "Add the script to an object of the first scene.", text: String(name)))
  }

  /// Where the project asks for the SDK.
  private var placeOfSDK: (String, Int) {
    // A manifest of several apps is no place of one of them.
    if app.packageFolder != nil, let own = paths().first(where: { Path.name($0).hasPrefix("app.") }) { return (own, 1) }
    return declaredSDKs.first.map { ($0.file, $0.line) } ?? (manifestFile, 1)
  }

  private func isExpectedToRedeem(_ vendor: VendorDescription) -> Bool {
    let used = sdks.filter { $0.package.vendor == vendor.id }
    guard used.isEmpty || used.contains(where: \.package.redeems) else { return false }
    return !vendor.sources.calls.decisive.isEmpty || !vendor.sources.providers.isEmpty
  }

  /// Why a call may be in code that was not read; nil if all code was.
  private func reasonForUnseenCode(_ sources: AppSources) -> String? {
    if sources.files.isEmpty { return "the folder has no source code" }
    if !sources.isComplete { return "not all of its source code could be read" }
    if let package = packageOutside ?? packageInstead(of: sources) {
      return "the app uses \(package), which is outside of its folder"
    }
    return nil
  }

  /// A Dart package from a repository, if the app leaves its SDK to packages: no file of its own imports it.
  private func packageInstead(of sources: AppSources) -> String? {
    let packages = pubDependencies
    let isImported = sources.files.contains { file in
      file.tokens.contains {
        $0.kind == .string && $0.text.hasPrefix("package:") && isOfVendor(String($0.text.dropFirst(8)))
      }
    }
    return isImported ? nil : packages.keys.sorted().first { packages[$0]?["git"] != nil && !isOfVendor($0) }
  }

  /// A dependency on code outside of the app's folder; nil if there is none.
  var packageOutside: String? {
    let npm = Path.join(app.manifestFolder, "package.json")
    if files.has(npm), let map = (try? files.json(npm))?["dependencies"]?.map {
      let local = ["workspace:", "file:..", "link:..", "portal:.."]
      let found = map.keys.sorted().first { name in
        local.contains { map[name]?.string?.hasPrefix($0) == true } && !isOfVendor(name)
      }
      if let found { return found }
    }
    let packages = pubDependencies
    let found = packages.keys.sorted().first { name in
      packages[name]?["path"]?.string?.hasPrefix("..") == true && !isOfVendor(name)
    }
    return found ?? localSwiftPackageOutside
  }

  /// The folder of a Swift package that the Xcode project takes from outside of the app's folder.
  private var localSwiftPackageOutside: String? {
    let depth = app.root.split(separator: "/").count
    for path in paths() where path.hasSuffix(".xcodeproj/project.pbxproj") {
      guard let project = try? files.xcodeProject(path) else { continue }
      let own = project.folder.split(separator: "/").count - depth
      let found = project.packages.map(\.address).first { $0.split(separator: "/").prefix { $0 == ".." }.count > own }
      if let found { return found }
    }
    return nil
  }

  /// True for a package of a vendor: its SDK, or one beside it such as paywalls.
  private func isOfVendor(_ name: String) -> Bool {
    known.packages.contains { name.hasPrefix($0.name) }
      || known.all.contains { $0.sources.name(name) || $0.sources.name("package:" + name) }
  }

  /// Finds a call that redeems in an app that never asks for links.
  private mutating func checkListener(_ sources: AppSources, _ reach: Reach, _ sites: [Reach.Site]) {
    guard sources.isComplete, let words = startWords, let site = sites.first else { return }
    let used = sources.words
    let others: Set<String> =
      switch app.kind {
      case .ios: ["openURL", "open", "onContinueUserActivity", "continue", "onWebPurchaseRedemptionAttempt"]
      case .flutter: ["GoRouter", "onGenerateRoute", "MethodChannel", "EventChannel", "onLink"]
      case .reactNative, .expo: ["Linking", "useLocalSearchParams", "redirectSystemPath", "NativeEventEmitter"]
      default: []
      }
    guard used.isDisjoint(with: words.cold.union(words.warm).union(others).union(known.providers)) else { return }
    guard app.kind != .android, app.kind != .kmp else { return }
    add(
      .redeemMissing, reach.path(site), reach.token(site).line,
      "\(reach.token(site).text) is called, but no code of the app receives links.",
      fix: redemptionFix(reach.token(site).text, sources))
  }

  private func redemptionFix(_ names: String, _ sources: AppSources) -> Fix {
    Fix(
      instruction: "Pass every link to a function that calls \(names); handle is that function.",
      text: startText(sources))
  }

  private func startText(_ sources: AppSources) -> String {
    if app.kind == .ios, sources.words.contains("WindowGroup") {
      return "WindowGroup {\n  ContentView().onOpenURL { url in handle(url) }\n}"
    }
    guard let words = startWords else { return "handle(intent) // in onCreate\n" + StartText.onNewIntent(".kt") }
    return words.coldText == words.warmText ? words.coldText : words.coldText + "\n" + words.warmText
  }
}

extension Reach {
  /// The calls that take a link or redeem it.
  func linkCalls(of vendors: [VendorDescription]) -> [Site] {
    vendors.flatMap { vendor in
      let calls = vendor.sources.calls
      return self.calls(of: calls.redeem.union(calls.handle).inLowerCase)
        .filter { isOfSDK($0, receiver: calls.receiver) }
    }
  }

  /// The calls and components that redeem a vendor's links.
  func redemptions(of vendor: VendorDescription) -> [Site] {
    let calls = vendor.sources.calls
    return self.calls(of: calls.decisive.inLowerCase, components: vendor.sources.providers)
      .filter { isOfSDK($0, receiver: calls.receiver) }
  }
}

extension VendorDescription {
  /// The call that redeems, as an app of one kind writes it.
  fileprivate func callName(in kind: AppKind) -> String {
    let names = sources.calls.decisive.sorted { ($0.count, $0) < ($1.count, $1) }
    guard let name = names.first ?? sources.providers.sorted().first else { return "it" }
    return kind == .unity ? name.prefix(1).uppercased() + name.dropFirst() : name
  }
}
