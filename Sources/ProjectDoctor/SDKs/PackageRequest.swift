import RedemptionCore

/// Where a project asks for an SDK, and what to write there.
struct PackageRequest {
  let file: String
  let line: Int
  /// In the language of the file.
  let text: String
  /// What to do after the change; empty if the next build does it.
  let afterwards: String
  /// The version in the file and the one to put there, if the line has the first one.
  let change: (old: String, new: String)?
}

extension Examination {
  /// Names of files that a tool writes.
  private static let lockFiles: Set<String> = [
    "Package.resolved", "Podfile.lock", "package-lock.json", "yarn.lock", "pnpm-lock.yaml", "bun.lock", "pubspec.lock",
    "packages-lock.json", "gradle.lockfile",
  ]

  static func isGenerated(_ path: String) -> Bool { lockFiles.contains(Path.name(path)) }

  /// Where to ask for a version of an SDK: never in a file that a tool writes.
  func request(for sdk: UsedSDK, version: String) -> PackageRequest {
    let uses = declaredSDKs.filter {
      $0.package.name == sdk.package.name && $0.package.registry == sdk.package.registry
    }
    let folder = Path.folder(sdk.file)
    let use = Examination.isGenerated(sdk.file) ? uses.first { Path.folder($0.file) == folder } ?? uses.first : sdk
    let file = use?.file ?? manifestFile
    let line = use?.line ?? 1
    let command = Examination.isGenerated(sdk.file) ? sdk.package.updateCommand(for: sdk.file) : ""
    guard let use,
      let old = use.version?.drop(while: { $0 == "^" && !file.hasSuffix("yaml") && !file.hasSuffix("json") }),
      let change = changedLine(file, line, String(old), version)
    else {
      return PackageRequest(
        file: file, line: line, text: sdk.package.request(version, in: file), afterwards: command, change: nil)
    }
    return PackageRequest(
      file: file, line: line, text: change.text, afterwards: command,
      change: (String(old), change.new))
  }

  /// A line with another version in it; nil if the version does not stand there once.
  private func changedLine(_ file: String, _ line: Int, _ old: String, _ version: String) -> (
    text: String, new: String
  )? {
    guard let source = try? files.source(file), source.lines.indices.contains(line - 1), !old.isEmpty else {
      return nil
    }
    let parts = source.lines[line - 1].split(separator: old, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let prefix = old.prefix { "^~>= ".contains($0) }
    guard Version(old.dropFirst(prefix.count)) != nil else { return nil }
    let new = (prefix.hasPrefix("~") ? "^" : prefix) + version
    let text = parts.joined(separator: new).drop(while: \.isWhitespace)
    return (String(text), String(new))
  }
}

extension KnownPackage {
  /// How a manifest asks for a version or a later one, in its own language.
  func request(_ version: String, in file: String) -> String {
    switch registry {
    case .maven where file.hasSuffix(".toml"): "{ module = \"\(name)\", version = \"\(version)\" }"
    case .maven: "implementation(\"\(name):\(version)\")"
    case .swiftPackage where file.hasSuffix("project.pbxproj"): "minimumVersion = \(version);"
    case .swiftPackage where file.hasSuffix(".yml"): "from: \(version)"
    case .swiftPackage: ".package(url: \"\(package.address ?? name)\", from: \"\(version)\")"
    case .pod: "pod '\(name)', '>= \(version)'"
    case .pub: "\(name): ^\(version)"
    case .npm: "\"\(name)\": \"^\(version)\""
    case .unity: "\"\(name)\": \"\(version)\""
    }
  }

  /// What writes a lock file anew.
  fileprivate func updateCommand(for lock: String) -> String {
    switch Path.name(lock) {
    case "Package.resolved": "update the package in Xcode"
    case "Podfile.lock": "run pod update \(name)"
    case "package-lock.json": "run npm install"
    case "yarn.lock": "run yarn install"
    case "pnpm-lock.yaml": "run pnpm install"
    case "bun.lock": "run bun install"
    case "pubspec.lock": "run flutter pub upgrade \(name)"
    case "gradle.lockfile": "run Gradle with --write-locks"
    default: ""
    }
  }
}
