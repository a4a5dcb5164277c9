import RedemptionCore

extension Examination {
  /// The packages that Package.swift, a project of Tuist or one of XcodeGen asks for.
  mutating func declaredSwiftPackages() -> [UsedSDK] {
    var found: [UsedSDK] = []
    for path in paths() {
      if AppSources.manifests.contains(Path.name(path)), let tokens = tokens(path) {
        found += swiftPackages(in: tokens, of: path)
      } else if ["project.yml", "project.yaml"].contains(Path.name(path)), let root = yaml(path) {
        found += swiftPackages(in: root, of: path)
      }
    }
    return found
  }

  /// `.package(url: "…", from: "1.2.3")` and its like.
  private func swiftPackages(in tokens: [CodeToken], of path: String) -> [UsedSDK] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .string, tokens[index].text.contains("/"),
        let package = known.swiftPackage(at: tokens[index].text)
      else { return nil }
      let rest = tokens[(index + 1)...].prefix { !$0.text.hasPrefix("http") }.prefix(12)
      let version = rest.first { $0.kind == .string && Version($0.text) != nil }
      let isExact = rest.contains { ["exact", "exactItem"].contains($0.text) }
      return UsedSDK(
        package: package, version: version.map { isExact ? $0.text : "^" + $0.text },
        isLocked: isExact && version != nil,
        file: path, line: version?.line ?? tokens[index].line)
    }
  }

  /// XcodeGen, ProjectSpec: `packages`.
  private func swiftPackages(in root: DataNode, of path: String) -> [UsedSDK] {
    (root["packages"]?.map ?? [:]).values.compactMap { entry in
      let address = entry["url"]?.string ?? entry["github"]?.string.map { "https://github.com/" + $0 }
      guard let address, let package = known.swiftPackage(at: address) else { return nil }
      let exact = entry["exactVersion"] ?? entry["version"]
      let version = exact ?? entry["from"] ?? entry["minorVersion"] ?? entry["majorVersion"] ?? entry["minVersion"]
      return UsedSDK(
        package: package, version: version?.string.map { exact == nil ? "^" + $0 : $0 }, isLocked: exact != nil,
        file: path, line: version?.line ?? entry.line)
    }
  }
}
