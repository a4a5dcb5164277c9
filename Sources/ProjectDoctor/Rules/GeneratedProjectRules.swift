import RedemptionCore

extension Examination {
  /// The descriptions from which XcodeGen or Tuist makes the Xcode project.
  mutating func generatedProjects(under folder: String) -> [GeneratedProject] {
    paths(under: folder).filter { GeneratedProject.names.contains(Path.name($0)) }
      .compactMap { path in read(path) { try GeneratedProject(path, in: $0) } }.filter(\.hasApp)
  }

  /// Checks the links of an app whose Xcode project is not in the folder.
  mutating func check(_ project: GeneratedProject) {
    let folder = Path.folder(project.path)
    for path in project.entitlements { entitlementsOfTargets.insert(Path.name(path)) }
    for domain in project.domains { check(domain, in: project.path) }
    guard needsScheme else { return }
    let plists = project.plists.map { Path.join(folder, $0) }.filter(files.has)
    guard project.hasProperties || plists.isEmpty else { return plists.forEach { checkPropertyList($0) } }
    let registered = bounded(project.schemes)
    iosSchemes += registered
    guard let accepted = judge(registered, on: .ios), accepted.isEmpty else { return }
    let isTuist = Path.hasExtension(project.path, ["swift"])
    add(
      .iosSchemeMissing, project.path, project.line,
      "No entry of CFBundleURLTypes has \(wantedScheme).\(others(registered))",
      fix: Fix(
        instruction: isTuist
          ? "Add this to infoPlist: .extendingDefault(with:), then run tuist generate."
          : "Add this to info.properties of the target, then run xcodegen.",
        text: isTuist
          ? "\"CFBundleURLTypes\": [[\"CFBundleURLSchemes\": [\"\(schemeToAdd)\"]]],"
          : "CFBundleURLTypes:\n  - CFBundleURLSchemes: [\(schemeToAdd)]"))
  }
}
