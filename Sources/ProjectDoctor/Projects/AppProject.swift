/// An app found in the project's folder.
struct AppProject: Hashable, Sendable {
  let kind: AppKind
  /// From the project's folder; empty for that folder itself.
  let root: String
  /// The folder of one application module, if the Gradle build has several.
  var module: String? = nil
  /// The folders of the build's other application modules, whose files are not the app's.
  var excluded: [String] = []

  var hasIOS: Bool { kind != .android }
  var hasAndroid: Bool { kind != .ios }

  /// The app's files in a folder.
  func paths(under folder: String, in files: ProjectFiles) -> [String] {
    let paths = files.files(under: folder)
    return excluded.isEmpty ? Array(paths) : paths.filter { path in !excluded.contains { path.hasPrefix($0 + "/") } }
  }
}

/// Finds apps by their own files.
struct ProjectFinder {
  let files: ProjectFiles

  /// Passes on each app by its outermost folder, ascending; what is inside of one belongs to it.
  ///
  /// - Returns: false if there are more than ``Limits/apps``; these are left out.
  func forEachApp(_ body: (AppProject) -> Void) -> Bool {
    var roots: Set<String> = []
    var count = 0
    for folder in folders() where !isInside(roots, folder) {
      guard let kind = kind(of: folder) else { continue }
      roots.insert(folder)
      for app in apps(of: kind, in: folder) {
        guard count < Limits.apps else { return false }
        count += 1
        body(app)
      }
    }
    return true
  }

  /// The app of a folder, or one for each application module of a Gradle build that has several.
  private func apps(of kind: AppKind, in folder: String) -> [AppProject] {
    guard kind == .android || kind == .kmp else { return [AppProject(kind: kind, root: folder)] }
    let scripts = files.files(under: folder).filter {
      ["build.gradle", "build.gradle.kts"].contains(Path.name($0)) && Path.folder($0) != folder
    }
    let modules = scripts.filter { GradleProject(scripts: [$0][...], in: files).isApp }.map { Path.folder($0) }
    guard modules.count > 1 else { return [AppProject(kind: kind, root: folder)] }
    return modules.map { module in
      AppProject(kind: kind, root: folder, module: module, excluded: modules.filter { !isInside([$0], module) })
    }
  }

  /// True if a folder or one above it is among the roots.
  private func isInside(_ roots: Set<String>, _ folder: String) -> Bool {
    var folder = folder
    while true {
      if roots.contains(folder) { return true }
      guard !folder.isEmpty else { return false }
      folder = Path.folder(folder)
    }
  }

  /// Folders that hold a file which may make them an app, outermost first.
  private func folders() -> [String] {
    var folders: Set<String> = []
    for path in files.paths {
      switch Path.name(path) {
      case "pubspec.yaml", "package.json", "settings.gradle", "settings.gradle.kts", "build.gradle", "build.gradle.kts",
        "app.json", "project.yml", "project.yaml", "Project.swift":
        folders.insert(Path.folder(path))
      case "ProjectVersion.txt" where path.hasSuffix("ProjectSettings/ProjectVersion.txt"):
        folders.insert(Path.folder(Path.folder(path)))
      case "project.pbxproj":
        folders.insert(Path.folder(Path.folder(path)))
      default: continue
      }
    }
    return folders.sorted { one, other in
      let (depth, otherDepth) = (one.split(separator: "/").count, other.split(separator: "/").count)
      return depth == otherDepth ? one < other : depth < otherDepth
    }
  }

  private func kind(of folder: String) -> AppKind? {
    if files.has(Path.join(folder, "ProjectSettings/ProjectVersion.txt")) { return .unity }
    if isFlutterApp(folder) { return .flutter }
    if let kind = javaScriptKind(of: folder) { return kind }
    if let kind = gradleKind(of: folder) { return kind }
    return isXcodeFolder(folder) || isGeneratedFolder(folder) ? .ios : nil
  }

  private func isFlutterApp(_ folder: String) -> Bool {
    let path = Path.join(folder, "pubspec.yaml")
    guard files.has(path) else { return false }
    let manifest = try? files.yaml(path)
    // If it cannot be read, its neighbours decide.
    return (manifest == nil || manifest?["dependencies"]?["flutter"] != nil)
      && ["lib/main.dart", "android/app/src/main/AndroidManifest.xml", "ios/Runner/Info.plist"].contains {
        files.has(Path.join(folder, $0))
      }
  }

  private func javaScriptKind(of folder: String) -> AppKind? {
    let path = Path.join(folder, "package.json")
    guard files.has(path) else { return nil }
    guard let manifest = try? files.json(path) else {
      // It is malformed, so its neighbours decide.
      let hasApp = files.has(Path.join(folder, "app.json")) || files.has(Path.join(folder, "capacitor.config.json"))
      return hasApp ? .reactNative : nil
    }
    let dependencies = manifest["dependencies"]?.map ?? [:]
    if dependencies["expo"] != nil { return .expo }
    if dependencies["react-native"] != nil { return .reactNative }
    let all = dependencies.merging(manifest["devDependencies"]?.map ?? [:]) { first, _ in first }
    guard all["@capacitor/core"] != nil else { return nil }
    let isApp = ["capacitor.config.json", "capacitor.config.ts", "capacitor.config.js"].contains {
      files.has(Path.join(folder, $0))
    }
    return isApp || dependencies["@capacitor/core"] != nil ? .capacitor : nil
  }

  private func gradleKind(of folder: String) -> AppKind? {
    let scripts = ["settings.gradle", "settings.gradle.kts", "build.gradle", "build.gradle.kts"].map {
      Path.join(folder, $0)
    }
    guard scripts.contains(where: files.has) else { return nil }
    let gradle = GradleProject(under: folder, in: files)
    if gradle.isMultiplatform, gradle.isApp || hasXcodeProject(under: folder) { return .kmp }
    return gradle.isApp ? .android : nil
  }

  private func hasXcodeProject(under folder: String) -> Bool {
    files.files(under: folder).contains { $0.hasSuffix(".xcodeproj/project.pbxproj") }
  }

  /// True if the folder has an Xcode project with an app. One that cannot be read counts as such.
  private func isXcodeFolder(_ folder: String) -> Bool {
    files.files(under: folder).contains { path in
      guard path.hasSuffix(".xcodeproj/project.pbxproj"), Path.folder(Path.folder(path)) == folder else { return false }
      guard let project = try? files.xcodeProject(path) else { return true }
      return project.appTargets.contains { target in
        target.configurations.isEmpty || target.configurations.contains(where: \.isForPhones)
      }
    }
  }

  /// True if the folder has a description from which XcodeGen or Tuist makes an app, and no Xcode project.
  private func isGeneratedFolder(_ folder: String) -> Bool {
    guard !hasXcodeProject(under: folder) else { return false }
    return GeneratedProject.names.map { Path.join(folder, $0) }.contains { path in
      files.has(path) && (try? GeneratedProject(path, in: files))?.hasApp == true
    }
  }
}
