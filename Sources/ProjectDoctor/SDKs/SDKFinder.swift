import RedemptionCore

extension Examination {
  /// Finds the vendors' SDKs in the app's lock files and manifests.
  ///
  /// A wrapper brings native SDKs. These count only if no wrapper of their vendor is found.
  mutating func findSDKs(_ gradle: GradleProject?) {
    var found: [UsedSDK] =
      switch app.kind {
      case .flutter: pubPackages()
      case .reactNative, .expo, .capacitor: npmPackages()
      case .unity: unityPackages()
      case .ios, .android, .kmp: []
      }
    let wrapped = Set(found.filter(\.package.redeems).map(\.package.vendor))
    var native: [UsedSDK] = []
    if let gradle { native += mavenPackages(gradle) }
    let hasMultiplatform = native.contains { $0.package.sdk == .kmp }
    if app.kind != .android, app.kind != .unity, !hasMultiplatform { native += podPackages() + swiftPackages() }
    let isIOSWanted = native.contains { $0.package.registry == .maven } || app.kind == .ios || app.kind != .android
    found += native.filter { !wrapped.contains($0.package.vendor) && (isIOSWanted || $0.package.registry == .maven) }
    declaredSDKs = found.filter { !Examination.isGenerated($0.file) }
    sdks = best(of: found)
    if sdks.count > Limits.sdks {
      add(
        .projectTooLarge, place, 1,
        "The vendors' SDKs are named in \(sdks.count) versions or files; \(Limits.sdks) of them were checked."
          + " Run the doctor on the folder of one app.")
      sdks.removeSubrange(Limits.sdks...)
    }
  }

  /// The vendors of whose SDKs another package of theirs is asked for, which brings the SDK.
  mutating func vendorsBehindPackages() -> Set<Vendor> {
    var names: [(String, SDKPackage.Registry)] = []
    func add(_ sections: [String], _ registry: SDKPackage.Registry, _ root: DataNode?) {
      for section in sections { names += (root?[section]?.map ?? [:]).keys.map { ($0, registry) } }
    }
    let pub = Path.join(app.root, "pubspec.yaml")
    if files.has(pub) { add(["dependencies", "dependency_overrides"], .pub, yaml(pub)) }
    let npm = Path.join(app.manifestFolder, "package.json")
    if files.has(npm) { add(["dependencies"], .npm, json(npm)) }
    let unity = Path.join(app.root, "Packages/manifest.json")
    if files.has(unity) { add(["dependencies"], .unity, json(unity)) }
    names += gradle?.dependencies.map { ($0.module, .maven) } ?? []
    for path in paths() where app.hasIOS && Path.name(path) == "Podfile" {
      let tokens = tokens(path, hashBeginsComment: true) ?? []
      names += zip(tokens, tokens.dropFirst()).filter { $0.text == "pod" && $1.kind == .string }.map { ($1.text, .pod) }
    }
    return Set(names.compactMap { known.vendor(bringing: $0, in: $1) })
  }

  /// For each package its locked versions, else the ones written down, else one use; each file and version once.
  private func best(of found: [UsedSDK]) -> [UsedSDK] {
    var best: [UsedSDK] = []
    for package in known.packages {
      let uses = found.filter { $0.package == package }
      let locked = uses.filter { $0.isLocked && $0.version != nil }
      let told = uses.filter { $0.version != nil }
      var seen: Set<String> = []
      // What a tool locked is what the build uses; a manifest may say the same.
      let generated = locked.filter { Examination.isGenerated($0.file) }
      let chosen =
        !generated.isEmpty ? generated : locked.isEmpty ? (told.isEmpty ? Array(uses.prefix(1)) : told) : locked
      best += chosen.filter { seen.insert($0.file + " " + ($0.version ?? "")).inserted }
    }
    return best
  }

  private mutating func mavenPackages(_ gradle: GradleProject) -> [UsedSDK] {
    for failure in gradle.failures { noteFailure(failure.error, of: failure.path) }
    let all = gradle.dependencies.compactMap { dependency -> UsedSDK? in
      guard let package = known.mavenPackage(dependency.module) else { return nil }
      return UsedSDK(
        package: package, version: dependency.version, isLocked: dependency.isLocked, file: dependency.file,
        line: dependency.line)
    }
    let multiplatform = Set(all.filter { $0.package.sdk == .kmp }.map(\.package.vendor))
    return all.filter { $0.package.sdk == .kmp || !multiplatform.contains($0.package.vendor) }
  }

  private mutating func podPackages() -> [UsedSDK] {
    var found: [UsedSDK] = []
    let local = localPods()
    // The pods that plugins bring are those of the last `pod install`; what the plugins are is in pubspec.lock.
    let isOfPlugins = app.kind == .flutter && nearest("pubspec.lock") != nil
    for path in paths() where Path.name(path) == "Podfile.lock" {
      guard let lock = yaml(path), let pods = lock["PODS"] else { continue }
      let asked = Set(lock["DEPENDENCIES"]?.list.compactMap { $0.string?.prefix { $0 != " " } } ?? [])
      for pod in pods.list {
        let entries = pod.string.map { [($0, pod.line)] } ?? pod.map.map { ($0.key, $0.value.line) }
        for (text, line) in entries {
          let parts = text.split(separator: " ", maxSplits: 1)
          guard let name = parts.first, !local.contains(String(name)), !isOfPlugins || asked.contains(name),
            let package = known.package(String(name), in: .pod)
          else { continue }
          let version = parts.dropFirst().first.map { $0.filter { $0 != "(" && $0 != ")" } }
          found.append(UsedSDK(package: package, version: version, isLocked: true, file: path, line: line))
        }
      }
    }
    for path in paths() where Path.name(path) == "Podfile" {
      guard let tokens = tokens(path, hashBeginsComment: true) else { continue }
      found += pods(in: tokens, of: path)
    }
    return found
  }

  /// The pods that a Podfile takes from a folder, whose version in the lock is that of the last `pod install`.
  private mutating func localPods() -> Set<String> {
    var names: Set<String> = []
    for path in paths() where Path.name(path) == "Podfile" {
      guard let tokens = tokens(path, hashBeginsComment: true) else { continue }
      for index in tokens.indices.dropLast(2) where tokens[index].text == "pod" && tokens[index + 1].kind == .string {
        let rest = tokens[(index + 2)...].prefix { $0.line == tokens[index].line }
        if rest.contains(where: { $0.kind == .identifier && $0.text == "path" }) {
          names.insert(tokens[index + 1].text)
        }
      }
    }
    return names
  }

  /// `pod 'Name', '~> 1.2'`
  private func pods(in tokens: [CodeToken], of path: String) -> [UsedSDK] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index].text == "pod", tokens[index].kind == .identifier, tokens[index + 1].kind == .string,
        let package = known.package(tokens[index + 1].text, in: .pod)
      else { return nil }
      let rest = tokens[(index + 2)...].prefix(2)
      let version = rest.first?.isSymbol(",") == true && rest.last?.kind == .string ? rest.last?.text : nil
      return UsedSDK(package: package, version: version, isLocked: false, file: path, line: tokens[index].line)
    }
  }

  private mutating func swiftPackages() -> [UsedSDK] {
    var found: [UsedSDK] = []
    for path in paths() where Path.name(path) == "Package.resolved" {
      guard let root = json(path) else { continue }
      for pin in (root["pins"] ?? root["object"]?["pins"])?.list ?? [] {
        guard let address = (pin["location"] ?? pin["repositoryURL"])?.string,
          let package = known.swiftPackage(at: address)
        else { continue }
        let version = pin["state"]?["version"]
        found.append(
          UsedSDK(
            package: package, version: version?.string, isLocked: true, file: path, line: version?.line ?? pin.line))
      }
    }
    for path in paths() where path.hasSuffix(".xcodeproj/project.pbxproj") && !path.contains("Pods.xcodeproj") {
      guard let project = read(path, { try $0.xcodeProject(path) }) else { continue }
      for reference in project.packages {
        guard let package = known.swiftPackage(at: reference.address) else { continue }
        let version = reference.requirement.map { reference.isExact ? $0 : "^" + $0 }
        found.append(
          UsedSDK(package: package, version: version, isLocked: reference.isExact, file: path, line: reference.line))
      }
    }
    return found + declaredSwiftPackages()
  }
}
