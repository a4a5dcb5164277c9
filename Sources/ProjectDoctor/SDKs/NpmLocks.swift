import RedemptionCore

/// A package in a lock file of npm, Yarn, pnpm or Bun.
struct LockedNpmPackage: Hashable, Sendable {
  let name: String
  let version: String
  let file: String
  let line: Int
}

extension Examination {
  /// What the nearest lock file of each kind locks.
  mutating func lockedNpmPackages() -> [LockedNpmPackage] {
    var found: [LockedNpmPackage] = []
    if let path = nearest("package-lock.json"), let root = json(path) { found += npmLock(root, path) }
    if let path = nearest("yarn.lock") { found += read(path) { try $0.yarnLock(path) } ?? [] }
    if let path = nearest("pnpm-lock.yaml"), let root = yaml(path) { found += pnpmLock(root, path) }
    // JSON with commas behind the last members, which YAML's flow style has too.
    if let path = nearest("bun.lock"), let root = yaml(path) { found += bunLock(root, path) }
    return found
  }

  private func npmLock(_ root: DataNode, _ path: String) -> [LockedNpmPackage] {
    known.packages(in: .npm).compactMap { package in
      let own = Path.folder(path) == app.root ? "" : String(app.root.dropFirst(Path.folder(path).count)) + "/"
      let places = [own + "node_modules/" + package.name, "node_modules/" + package.name].map {
        $0.hasPrefix("/") ? String($0.dropFirst()) : $0
      }
      let entry = places.lazy.compactMap { root["packages"]?[$0] }.first ?? root["dependencies"]?[package.name]
      guard let version = entry?["version"], let text = version.string else { return nil }
      return LockedNpmPackage(name: package.name, version: text, file: path, line: version.line)
    }
  }

  /// Each package is a list that begins with `name@version`.
  private func bunLock(_ root: DataNode, _ path: String) -> [LockedNpmPackage] {
    known.packages(in: .npm).compactMap { package in
      guard let resolved = root["packages"]?[package.name]?.list.first, let text = resolved.string,
        let name = YarnLock.name(of: text)
      else { return nil }
      return LockedNpmPackage(
        name: package.name, version: String(text.dropFirst(name.count + 1)), file: path, line: resolved.line)
    }
  }

  private func pnpmLock(_ root: DataNode, _ path: String) -> [LockedNpmPackage] {
    let folder = Path.folder(path)
    let own = app.root == folder ? "." : String(app.root.dropFirst(folder.isEmpty ? 0 : folder.count + 1))
    let holders = [root["importers"]?[own], root["importers"]?["."], root]
    return known.packages(in: .npm).compactMap { package in
      for holder in holders {
        for section in ["dependencies", "devDependencies"] {
          guard let entry = holder?[section]?[package.name] else { continue }
          let version = entry.string == nil ? entry["version"] : entry
          guard let text = version?.string else { continue }
          // Peers follow in brackets, in older files after an underscore.
          let plain = text.prefix { $0 != "(" && $0 != "_" }
          return LockedNpmPackage(
            name: package.name, version: String(plain), file: path, line: version?.line ?? entry.line)
        }
      }
      return nil
    }
  }
}

/// `yarn.lock` of Yarn 1: names at the line's beginning, members two spaces in.
struct YarnLock {
  private(set) var packages: [LockedNpmPackage] = []

  init(_ source: SourceText) {
    var name: String?
    for (offset, line) in source.lines.enumerated() where !line.hasPrefix("#") {
      if line.first?.isWhitespace == false {
        name = line.hasSuffix(":") ? YarnLock.name(of: String(line.dropLast())) : nil
      } else if line.hasPrefix("  version "), let found = name {
        let version = line.dropFirst(10).filter { $0 != "\"" }
        packages.append(LockedNpmPackage(name: found, version: version, file: source.path, line: offset + 1))
        name = nil
      }
    }
  }

  /// The packages of a file of Yarn 1 or, with `__metadata`, of a later Yarn, which writes YAML.
  static func packages(in source: SourceText) throws(MalformedFile) -> [LockedNpmPackage] {
    guard source.line(containing: "__metadata:") != nil else { return YarnLock(source).packages }
    var found: [LockedNpmPackage] = []
    for (key, entry) in try DataNode.yaml(source).map {
      guard let name = name(of: key), let version = entry["version"], let text = version.string else { continue }
      found.append(LockedNpmPackage(name: name, version: text, file: source.path, line: version.line))
    }
    return found.sorted { $0.line < $1.line }
  }

  /// The name in a key, such as `@scope/name` in `"@scope/name@npm:^1.2", …`.
  static func name(of key: String) -> String? {
    let first = key.split(separator: ",").first.map { $0.filter { $0 != "\"" && $0 != " " } } ?? ""
    guard let at = first.dropFirst().firstIndex(of: "@") else { return nil }
    return String(first[..<at])
  }
}

extension ProjectFiles {
  /// The packages that `yarn.lock` locks.
  func yarnLock(_ path: String) throws -> [LockedNpmPackage] {
    try parsed(path, as: .yarnLock) { try YarnLock.packages(in: try text(path)) }
  }
}
