import RedemptionCore

extension Examination {
  /// Checks that links open the iOS app.
  mutating func checkIOS() {
    if app.kind == .unity { return checkUnitySettings() }
    let folder = iosFolder
    let projects = paths(under: folder).filter {
      $0.hasSuffix(".xcodeproj/project.pbxproj") && !$0.contains("Pods.xcodeproj") && !$0.contains("/macos/")
    }
    var plists: [String: InfoPlist] = [:]
    for path in projects {
      guard let project = read(path, { try $0.xcodeProject(path) }) else { continue }
      for failure in project.failures { noteFailure(failure.error, of: failure.path) }
      collect(from: project, into: &plists)
    }
    let generated = projects.isEmpty ? generatedProjects(under: folder) : []
    for project in generated { check(project) }
    checkDomains()
    checkAssociatedDomains(under: folder)
    guard needsScheme else { return }
    if projects.isEmpty, generated.isEmpty {
      for path in paths(under: folder)
      where Path.name(path) == "Info.plist" && !path.contains("Test") && !path.contains("xcodeproj") {
        plists[path] = InfoPlist(path: path, configurations: [])
      }
    }
    for plist in plists.values.sorted(by: { $0.path < $1.path }) { check(plist) }
  }

  /// The folder of the iOS app in a project of several platforms.
  var iosFolder: String {
    switch app.kind {
    case .flutter, .reactNative, .expo, .capacitor: "ios"
    default: ""
    }
  }

  private struct InfoPlist {
    let path: String
    var configurations: [XcodeProject.Configuration]
  }

  private mutating func collect(from project: XcodeProject, into plists: inout [String: InfoPlist]) {
    let products = known.all.reduce(into: Set<String>()) { $0.formUnion($1.sources.swiftProducts) }
    let linking = project.appTargets.filter { $0.packageProducts.contains(where: products.contains) }
    for target in linking.isEmpty ? project.appTargets : linking {
      let configurations = target.configurations.filter(\.isForPhones)
      let released = configurations.filter { !$0.name.lowercased().contains("debug") }
      let all = configurations.compactMap { $0.settings["CODE_SIGN_ENTITLEMENTS"] }
      let signed = released.isEmpty ? all : released.compactMap { $0.settings["CODE_SIGN_ENTITLEMENTS"] }
      for setting in signed { entitlementsOfTargets.insert(Path.name(setting)) }
      if Set(signed).subtracting([""]).isEmpty, !Set(all).subtracting([""]).isEmpty {
        entitlementsOfTargets.insert("none of a released build")
      }
      var named: Set<String> = []
      for configuration in configurations {
        guard let setting = configuration.settings["INFOPLIST_FILE"], !setting.isEmpty else { continue }
        let path = place(configuration.resolve(setting), in: project, of: target)
        named.insert(path)
        plists[path, default: InfoPlist(path: path, configurations: [])].configurations.append(configuration)
      }
      if named.isEmpty { addGeneratedPlist(of: target, in: project, configurations) }
    }
  }

  /// A plist's path from the root, the folder of the project being what the setting is relative to.
  private func place(_ setting: String, in project: XcodeProject, of target: XcodeProject.Target) -> String {
    var path = setting
    for variable in [
      "$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/", "$SRCROOT/", "$(SOURCE_ROOT)/",
    ]
    where path.hasPrefix(variable) {
      path.removeFirst(variable.count)
    }
    for variable in ["$(TARGET_NAME)", "${TARGET_NAME}", "$(PRODUCT_NAME)"] {
      path = path.split(separator: variable, omittingEmptySubsequences: false).joined(separator: target.name)
    }
    return Path.join(project.folder, path)
  }

  /// A target without a plist of its own: Xcode makes one from build settings, and no build setting has URL types.
  private mutating func addGeneratedPlist(
    of target: XcodeProject.Target, in project: XcodeProject, _ configurations: [XcodeProject.Configuration]
  ) {
    guard needsScheme, let configuration = configurations.first, !hasUniversalLink() else { return }
    let name = "\(target.name)-Info.plist"
    add(
      .iosSchemeMissing, project.path, configuration.line,
      "The target \(target.name) has no Info.plist of its own, so it registers no URL scheme; INFOPLIST_KEY settings cannot.",
      fix: Fix(
        instruction:
          "Create \(name) beside the Xcode project with this text, and set the target's build setting INFOPLIST_FILE"
          + " to \(name); GENERATE_INFOPLIST_FILE may stay.",
        text: AppleText.propertyList(schemeToAdd),
        placement: .infoPlist(path: Path.join(project.folder, name), lines: configurations.map(\.line))))
  }

  private mutating func check(_ plist: InfoPlist) {
    guard files.has(plist.path) else {
      guard !plist.path.contains("$") else { return }
      return add(.fileNotRead, plist.path, 1, "The Xcode project names this Info.plist, and it is not there.")
    }
    guard let root = read(plist.path, { try $0.propertyList(plist.path) }) else { return }
    let types = root["CFBundleURLTypes"]
    checkForm(of: types, in: plist.path)
    var registered: [RegisteredScheme] = []
    let schemes = (types?.list ?? []).lazy.flatMap { $0["CFBundleURLSchemes"]?.strings ?? [] }
    for scheme in schemes where registered.count <= Limits.schemes {
      let text = scheme.string ?? ""
      let isConstant = plist.configurations.isEmpty || !text.contains("$")
      let values = isConstant ? [text] : plist.configurations.map { $0.resolve(text) }
      registered += Set(values).sorted().map { RegisteredScheme(text: $0, file: plist.path, line: scheme.line) }
    }
    registered = bounded(registered)
    iosSchemes += registered
    checkReleased(plist, schemes.compactMap(\.string), types?.line ?? root.line)
    guard let accepted = judge(registered, on: .ios), accepted.isEmpty else { return }
    guard !hasUniversalLink() else { return }
    add(
      .iosSchemeMissing, plist.path, types?.line ?? root.line,
      "No entry of CFBundleURLTypes has \(wantedScheme).\(others(registered))",
      fix: types == nil
        ? Fix(
          instruction: "Add this inside the outermost dict.", text: AppleText.urlTypes(schemeToAdd), placement: .entry)
        : Fix(
          instruction: "Add this inside the array of CFBundleURLTypes.",
          text: AppleText.urlType(schemeToAdd), placement: .item(key: "CFBundleURLTypes")))
  }

  /// Finds a scheme in a build setting that a configuration for the store does not have.
  private mutating func checkReleased(_ plist: InfoPlist, _ schemes: [String], _ line: Int) {
    func fits(_ configuration: XcodeProject.Configuration) -> Bool {
      schemes.contains { text in
        let value = configuration.resolve(text)
        return expected.map { $0.lowercased() == value.lowercased() }
          ?? known.hasVendorForm(RegisteredScheme(text: value, file: plist.path, line: line))
      }
    }
    guard needsScheme, plist.configurations.contains(where: fits),
      let wrong = plist.configurations.first(where: { configuration in
        ["release", "prod", "store"].contains(where: configuration.name.lowercased().contains) && !fits(configuration)
      })
    else { return }
    add(
      .schemeConditional, plist.path, line,
      "The configuration \(wrong.name) gives the build settings that are named here no scheme of the links.",
      fix: Fix(instruction: "Set them in every configuration.", text: schemes.first ?? ""))
  }

  /// Checks an Info.plist that no Xcode project names.
  mutating func checkPropertyList(_ path: String) { check(InfoPlist(path: path, configurations: [])) }

  /// Finds schemes that are not in an array.
  private mutating func checkForm(of types: DataNode?, in path: String) {
    for schemes in (types?.list ?? []).compactMap({ $0["CFBundleURLSchemes"] }) {
      if let text = schemes.string {
        add(
          .schemeInvalid, path, schemes.line, "CFBundleURLSchemes is a string; it must be an array.",
          fix: Fix(
            instruction: "Put this in place of the string.", text: "<array>\n  <string>\(text)</string>\n</array>",
            placement: .value(key: "CFBundleURLSchemes")))
      }
    }
  }

  /// True if a vendor's own domain opens the app, which needs no scheme.
  private mutating func hasUniversalLink() -> Bool {
    let domains = schemeVendors.flatMap(\.links.domains)
    guard !domains.isEmpty, expected == nil else { return false }
    if let known = universalLink { return known }
    let found = findUniversalLink(to: domains)
    universalLink = found
    return found
  }

  private mutating func findUniversalLink(to domains: [String]) -> Bool {
    for path in paths(under: iosFolder) where path.hasSuffix(".entitlements") && isUsed(path) {
      let entitlements = read(path) { try $0.propertyList(path) }
      let associated = entitlements?["com.apple.developer.associated-domains"]?.strings.compactMap(\.string) ?? []
      if associated.contains(where: { Examination.opens($0, domains) }) { return true }
    }
    return false
  }

  /// Reads the settings; those that are no YAML line by line.
  ///
  /// Unity writes an empty key (`    : VALUE`) and other forms, which YAML libraries refuse.
  private static func unitySettings(_ source: SourceText) throws -> DataNode {
    do { return try DataNode.yaml(source) } catch {
      let lines = source.lines
      guard lines.contains(where: { $0.trimmedEnd == "PlayerSettings:" }) else { throw error }
      guard let first = lines.firstIndex(where: { $0.trimmedEnd == "  iOSURLSchemes:" }) else {
        return DataNode(value: .map(["PlayerSettings": DataNode(value: .map([:]), line: 1)]), line: 1)
      }
      let items = lines[(first + 1)...].prefix { $0.hasPrefix("  - ") }.enumerated().map { offset, line in
        DataNode(value: .scalar(String(line.dropFirst(4).trimmedEnd)), line: first + 2 + offset)
      }
      let list = DataNode(value: .list(items), line: first + 1)
      return DataNode(value: .map(["PlayerSettings": DataNode(value: .map(["iOSURLSchemes": list]), line: 1)]), line: 1)
    }
  }

  /// Unity keeps the schemes in its settings and writes the Info.plist when it builds.
  private mutating func checkUnitySettings() {
    let path = Path.join(app.root, "ProjectSettings/ProjectSettings.asset")
    guard needsScheme, files.has(path) else { return }
    guard let data = read(path, { try $0.data(path) }) else { return }
    guard !data.contains(0) else {
      return add(.fileNotRead, path, 1, "This file is saved as binary; set Asset Serialization to Force Text.")
    }
    guard let root = read(path, { try Examination.unitySettings(try $0.text(path, data)) }) else { return }
    let player = root["PlayerSettings"]
    let list = player?["iOSURLSchemes"]
    let registered = bounded(
      (list?.strings ?? []).map { RegisteredScheme(text: $0.string ?? "", file: path, line: $0.line) }
        .filter { !$0.text.isEmpty })
    iosSchemes += registered
    guard let accepted = judge(registered, on: .ios), accepted.isEmpty else { return }
    add(
      .iosSchemeMissing, path, list?.line ?? player?.line ?? 1,
      "Supported URL schemes (iOSURLSchemes) has no entry with \(wantedScheme).\(others(registered))",
      fix: Fix(
        instruction:
          "Project Settings, Player, iOS, Other Settings, Supported URL schemes: add it there, or put this in place"
          + " of an empty iOSURLSchemes line.",
        text: "  iOSURLSchemes:\n  - \(schemeToAdd)", placement: .unityScheme(schemeToAdd)))
  }
}

extension Substring {
  /// The text without blanks at its end.
  fileprivate var trimmedEnd: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension XcodeProject.Configuration {
  /// True unless its settings name only other platforms.
  var isForPhones: Bool {
    let root = settings["SDKROOT"] ?? ""
    if ["macosx", "appletvos", "watchos", "xros"].contains(root) { return false }
    guard let platforms = settings["SUPPORTED_PLATFORMS"] else { return true }
    return platforms.contains("iphoneos") || platforms.contains("$(")
  }
}

/// Texts to add on the iOS side.
enum AppleText {
  static func urlType(_ scheme: String) -> String {
    """
    <dict>
      <key>CFBundleTypeRole</key>
      <string>Viewer</string>
      <key>CFBundleURLName</key>
      <string>redemption</string>
      <key>CFBundleURLSchemes</key>
      <array>
        <string>\(scheme)</string>
      </array>
    </dict>
    """
  }

  static func urlTypes(_ scheme: String) -> String {
    let inner = urlType(scheme).split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return "<key>CFBundleURLTypes</key>\n<array>\n\(inner)\n</array>"
  }

  static func propertyList(_ scheme: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(urlTypes(scheme).split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
    </dict>
    </plist>
    """
  }
}
