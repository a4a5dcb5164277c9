import RedemptionCore

extension Examination {
  /// Checks the versions of the SDKs found.
  mutating func checkSDKs() {
    for vendor in known.described(sourceVendors.subtracting(sdks.map(\.package.vendor))) {
      add(
        .sdkVersionUnknown, manifestFile, 1,
        "The app uses \(vendor.name)'s SDK, and the files read here do not name its version.")
    }
    if vendors.isEmpty {
      return add(.sdkMissing, manifestFile, 1, "\(known.noneOfTheirSDKs) is named in the files read.", fix: nil)
    }
    for sdk in sdks { check(sdk) }
  }

  private mutating func check(_ sdk: UsedSDK) {
    let name = sdk.package.name
    guard sdk.package.redeems else {
      return add(.sdkWithoutRedemption, sdk.file, sdk.line, "\(name) has no call that redeems a link.")
    }
    guard let since = sdk.package.since, let first = Version(since) else { return }
    // Yarn locks a workspace, a link or a portal as `0.0.0-use.local`.
    guard let text = sdk.version.flatMap({ $0 == "0.0.0-use.local" || $0.contains(":") ? nil : $0 }) else {
      return add(
        .sdkVersionUnknown, sdk, since,
        "No file names the version of \(name); \(since) is the first that redeems.")
    }
    if let version = Version(text), sdk.isLocked || version.numbers.count >= 3 {
      guard version < first else { return }
      let place = Examination.isGenerated(sdk.file) ? " in \(Path.name(sdk.file))" : ""
      return add(
        .sdkTooOld, sdk, since, "\(name) is \(text)\(place); the first version with redemption is \(since).")
    }
    let range = VersionRange(text)
    if range.isBefore(first) {
      add(.sdkTooOld, sdk, since, "\(name) is pinned to \(text); the first version with redemption is \(since).")
    } else if !range.isAtLeast(first) {
      add(
        .sdkVersionUnknown, sdk, since,
        "\(name) may be any version of \(text), and no lock file names it; \(since) is the first that redeems.")
    }
  }

  /// Adds a finding where the project asks for the SDK.
  private mutating func add(_ rule: Rule, _ sdk: UsedSDK, _ since: String, _ message: String) {
    let request = request(for: sdk, version: since)
    let afterwards = request.afterwards.isEmpty ? "." : ", then \(request.afterwards)."
    let isLocked = Examination.isGenerated(sdk.file)
    add(
      rule, request.file, request.line, message,
      fix: Fix(
        instruction: "Require this version or a later one" + afterwards, text: request.text,
        placement: isLocked
          ? nil : request.change.flatMap { isOneMajor($0.old, $0.new) ? .version($0.old, $0.new) : nil }))
  }

  /// False between major versions: a person has to read what changes.
  private func isOneMajor(_ old: String, _ new: String) -> Bool {
    func major(_ text: String) -> Int? { Version(String(text.drop { !$0.isNumber }))?.numbers.first }
    return major(old) == major(new)
  }

  /// The file that an SDK would be added to.
  var manifestFile: String {
    let names: [String] =
      switch app.kind {
      case .flutter: ["pubspec.yaml"]
      case .reactNative, .expo, .capacitor: ["package.json"]
      case .unity: ["Packages/manifest.json"]
      case .android, .kmp: ["app/build.gradle.kts", "app/build.gradle", "build.gradle.kts", "build.gradle"]
      case .ios: ["Podfile"]
      }
    if let module = app.module {
      let own = files.files(under: module).first {
        $0.hasSuffix(".gradle.kts") || $0.hasSuffix(".gradle") || $0.hasSuffix("project.pbxproj")
      }
      if let own { return own }
    }
    if let found = names.map({ Path.join(app.manifestFolder, $0) }).first(where: files.has) { return found }
    let project = paths().first {
      $0.hasSuffix("project.pbxproj") || $0.hasSuffix("build.gradle.kts") || $0.hasSuffix("build.gradle")
    }
    let descriptions = (GeneratedProject.names.sorted() + ["Package.swift"]).map { Path.join(app.root, $0) }
    return project ?? descriptions.first(where: files.has) ?? Path.join(app.root, names[0])
  }
}

extension KnownVendors {
  /// The subject of a sentence that no vendor's SDK was found.
  fileprivate var noneOfTheirSDKs: String {
    let names = all.map(\.name)
    switch names.count {
    case 0, 1: return "No SDK" + (names.first.map { " of \($0)" } ?? "")
    case 2: return "Neither \(names[0])'s nor \(names[1])'s SDK"
    default: return "No SDK of \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
    }
  }
}
