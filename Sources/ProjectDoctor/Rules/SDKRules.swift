extension Examination {
  /// Judges the versions of the SDKs found.
  mutating func checkSDKs() {
    if sdks.isEmpty {
      for vendor in sourceVendors.sorted(by: { $0.rawValue < $1.rawValue }) {
        add(
          .sdkVersionUnknown, manifestFile, 1,
          "The sources use \(vendor.title)'s SDK, and the files read here do not name its version.")
      }
      guard sourceVendors.isEmpty else { return }
      return add(
        .sdkMissing, manifestFile, 1, "Neither RevenueCat's nor Superwall's SDK is named in the files read.", fix: nil)
    }
    for sdk in sdks { check(sdk) }
  }

  private mutating func check(_ sdk: UsedSDK) {
    let name = sdk.package.name
    guard sdk.package.redeems else {
      return add(.sdkWithoutRedemption, sdk.file, sdk.line, "\(name) has no call that redeems a link.")
    }
    guard let since = sdk.package.since, let first = Version(since) else { return }
    let fix = Fix(instruction: "Ask for this version or a later one.", text: sdk.package.request(since))
    guard let text = sdk.version else {
      return add(
        .sdkVersionUnknown, sdk.file, sdk.line,
        "Which version of \(name) is built in is not told here; \(since) is the first that redeems.",
        fix: fix)
    }
    if let version = Version(text), sdk.isLocked || version.numbers.count >= 3 {
      guard version < first else { return }
      return add(
        .sdkTooOld, sdk.file, sdk.line, "\(name) is \(text); the first version with redemption is \(since).", fix: fix)
    }
    let range = VersionRange(text)
    if range.isBefore(first) {
      add(
        .sdkTooOld, sdk.file, sdk.line, "\(name) is held at \(text); the first version with redemption is \(since).",
        fix: fix)
    } else if !range.isAtLeast(first) {
      add(
        .sdkVersionUnknown, sdk.file, sdk.line,
        "\(name) may be any version of \(text), and no lock file tells which; \(since) is the first that redeems.",
        fix: fix)
    }
  }

  /// The file that an SDK would be added to.
  private var manifestFile: String {
    let names: [String] =
      switch app.kind {
      case .flutter: ["pubspec.yaml"]
      case .reactNative, .expo, .capacitor: ["package.json"]
      case .unity: ["Packages/manifest.json"]
      case .android, .kmp: ["app/build.gradle.kts", "app/build.gradle", "build.gradle.kts", "build.gradle"]
      case .ios: ["Podfile"]
      }
    if let found = names.map({ Path.join(app.root, $0) }).first(where: files.has) { return found }
    let project = paths().first {
      $0.hasSuffix("project.pbxproj") || $0.hasSuffix("build.gradle.kts") || $0.hasSuffix("build.gradle")
    }
    return project ?? Path.join(app.root, names[0])
  }
}

extension SDKPackage {
  /// How a manifest asks for a version or a later one.
  func request(_ version: String) -> String {
    switch registry {
    case .maven: "implementation(\"\(name):\(version)\")"
    case .swiftPackage:
      ".package(url: \"https://github.com/\(vendor == .revenueCat ? "RevenueCat" : "superwall")/\(vendor == .superwall ? "Superwall-iOS" : name)\", from: \"\(version)\")"
    case .pod: "pod '\(name)', '>= \(version)'"
    case .pub: "\(name): ^\(version)"
    case .npm: "\"\(name)\": \"^\(version)\""
    case .unity: "\"\(name)\": \"\(version)\""
    }
  }
}
