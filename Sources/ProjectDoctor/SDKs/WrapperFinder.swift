import RedemptionCore

extension Examination {
  mutating func pubPackages() -> [UsedSDK] {
    let manifest = Path.join(app.root, "pubspec.yaml")
    let declared = files.has(manifest) ? yaml(manifest)?["dependencies"]?.map ?? [:] : [:]
    let lock = nearest("pubspec.lock")
    let locked = lock.flatMap { yaml($0)?["packages"]?.map } ?? [:]
    var found: [UsedSDK] = []
    for package in known.packages(in: .pub) {
      if let lock, let entry = locked[package.name] {
        let version = entry["version"]
        found.append(
          UsedSDK(
            package: package, version: version?.string, isLocked: true, file: lock, line: version?.line ?? entry.line))
      }
      if let entry = declared[package.name] {
        found.append(
          UsedSDK(package: package, version: entry.string, isLocked: false, file: manifest, line: entry.line))
      }
    }
    return found
  }

  mutating func unityPackages() -> [UsedSDK] {
    var found: [UsedSDK] = []
    for (name, isLocked) in [("Packages/packages-lock.json", true), ("Packages/manifest.json", false)] {
      let path = Path.join(app.root, name)
      guard files.has(path), let dependencies = json(path)?["dependencies"] else { continue }
      for package in known.packages(in: .unity) {
        guard let entry = dependencies[package.name] else { continue }
        let version = entry.string == nil ? entry["version"] : entry
        let text = Examination.unityVersion(version?.string)
        found.append(
          UsedSDK(
            package: package, version: text, isLocked: isLocked && text != nil, file: path,
            line: version?.line ?? entry.line))
      }
    }
    for path in paths() where Path.name(path) == "package.json" && !path.hasSuffix("Packages/manifest.json") {
      guard let manifest = json(path), let name = manifest["name"]?.string,
        let package = known.package(name, in: .unity)
      else { continue }
      let version = manifest["version"]
      found.append(
        UsedSDK(package: package, version: version?.string, isLocked: true, file: path, line: version?.line ?? 1))
    }
    return found
  }

  /// A version as it is, or the tag at the end of a Git address; nil for a branch, a commit or none.
  private static func unityVersion(_ text: String?) -> String? {
    guard let text else { return nil }
    if Version(text) != nil { return text }
    guard let hash = text.lastIndex(of: "#") else { return nil }
    let tag = String(text[text.index(after: hash)...])
    return Version(tag).flatMap { $0.numbers.count >= 2 ? tag : nil }
  }

  mutating func npmPackages() -> [UsedSDK] {
    let manifest = Path.join(app.manifestFolder, "package.json")
    let root = files.has(manifest) ? json(manifest) : nil
    let names = known.packages(in: .npm)
    var found: [UsedSDK] = []
    for section in ["dependencies", "devDependencies"] {
      for package in names {
        guard let entry = root?[section]?[package.name] else { continue }
        found.append(
          UsedSDK(package: package, version: entry.string, isLocked: false, file: manifest, line: entry.line))
      }
    }
    let wanted = Set(found.map(\.package.name))
    for entry in lockedNpmPackages() where wanted.contains(entry.name) || root == nil {
      guard let package = known.package(entry.name, in: .npm) else { continue }
      found.append(
        UsedSDK(package: package, version: entry.version, isLocked: true, file: entry.file, line: entry.line))
    }
    return found
  }

  /// The lock file of a name in the app's folder, or in the nearest one above it, where a workspace keeps it.
  func nearest(_ name: String) -> String? {
    var folder = app.root
    while true {
      let path = Path.join(folder, name)
      if files.has(path) { return path }
      guard !folder.isEmpty else { return nil }
      folder = Path.folder(folder)
    }
  }
}
