/// An app found in the project's folder.
struct AppProject: Hashable, Sendable {
  let kind: AppKind
  /// From the project's folder; empty for that folder itself.
  let root: String
  /// The folder of one application module, if the Gradle build has several.
  var module: String? = nil
  /// The folders of the build's other application modules, whose files are not the app's.
  var excluded: [String] = []
  /// The one side of an app whose other platform is an app of its own in the same build; nil for all sides.
  var side: Side?
  /// Where its `package.json` is, if not in its root: Nx may have one for all apps.
  var packageFolder: String?

  enum Side: Hashable, Sendable { case ios, android }

  var hasIOS: Bool { kind != .android && side != .android }
  var hasAndroid: Bool { kind != .ios && side != .ios }
  /// The folder of the file that names its packages.
  var manifestFolder: String { packageFolder ?? root }

  /// The app's files in a folder.
  func paths(under folder: String, in files: ProjectFiles) -> [String] {
    let paths = files.files(under: folder)
    return excluded.isEmpty ? Array(paths) : paths.filter { path in !excluded.contains { path.hasPrefix($0 + "/") } }
  }
}

/// A folder that looks like an app and is none.
public struct LeftOut: Codable, Hashable, Sendable {
  /// From the project's folder; `.` for that folder itself.
  public let path: String
  /// Why it was left out, in a few words.
  public let reason: String
}

/// Finds apps by their own files.
struct ProjectFinder {
  let files: ProjectFiles

  /// Passes on each app by its outermost folder, ascending; what is inside of one belongs to it.
  ///
  /// - Returns: false if there are more than ``Limits/apps``; these are left out.
  func forEachApp(_ body: (AppProject) -> Void) -> Bool {
    let roots = appRoots()
    var count = 0
    for (folder, kind) in roots {
      let inner = roots.map(\.folder).filter { $0 != folder && isInside([folder], $0) }
      for var app in apps(of: kind, in: folder, without: inner) {
        if !files.has(Path.join(folder, "package.json")) { app.packageFolder = sharedPackage(of: folder) }
        guard count < Limits.apps else { return false }
        count += 1
        body(app)
      }
    }
    return true
  }

  /// The folders of apps, outermost first. In a workspace an app may have others below it.
  private func appRoots() -> [(folder: String, kind: AppKind)] {
    var roots: [(folder: String, kind: AppKind)] = []
    for folder in folders() {
      let around = roots.filter { isInside([$0.folder], folder) }
      guard let kind = kind(of: folder) else { continue }
      if let outer = around.last, !isWorkspace(outer.folder), !isAppBeside(folder, kind, in: outer.folder) { continue }
      guard around.isEmpty || hasOwnApp(folder) else { continue }
      roots.append((folder, kind))
    }
    return roots
  }

  /// True for an app of JavaScript with packages and a configuration of its own, inside of another app's folder.
  private func isAppBeside(_ folder: String, _ kind: AppKind, in outer: String) -> Bool {
    let native = ["ios", "android"].map { Path.join(outer, $0) }
    return [.expo, .reactNative, .capacitor].contains(kind) && files.has(Path.join(folder, "package.json"))
      && !isInside(Set(native), folder) && hasConfiguration(folder)
  }

  /// The folders that look like an app and were not taken for one, with the reason.
  func leftOut() -> [LeftOut] {
    let roots = appRoots().map(\.folder)
    return folders().compactMap { folder in
      guard !roots.contains(folder) else { return nil }
      let isInner = isInside(Set(roots), folder)
      guard let reason = reason(against: folder, isInner: isInner) else { return nil }
      return LeftOut(path: folder.isEmpty ? "." : folder, reason: reason)
    }
  }

  private func reason(against folder: String, isInner: Bool) -> String? {
    let manifest = Path.join(folder, "package.json")
    if files.has(manifest), let root = try? files.json(manifest) {
      let names = Set((root["dependencies"]?.map ?? [:]).keys)
      guard !names.isDisjoint(with: ["expo", "react-native", "@capacitor/core"]) || isWorkspace(folder) else {
        return nil
      }
      if isPlugin(folder, root) { return "the package of a plugin, without an app configuration" }
      if isWorkspace(folder) { return "the root of a workspace, without an app of its own" }
      if !isInner, hasInnerApp(folder) { return "it has no app of its own, and apps are below it" }
      return isInner ? "part of the app around it: it has no app configuration of its own" : "a package without an app"
    }
    if files.has(Path.join(folder, "pubspec.yaml")) {
      return isInner ? "a package of the app around it" : "a Dart package without lib/main.dart and native folders"
    }
    if isInner { return nil }
    if files.has(Path.join(folder, "project.json")), sharedPackage(of: folder) != nil {
      return "a project of the workspace without an app configuration"
    }
    if let name = configuration(in: folder), isOfApp(name, in: folder) { return "it has \(name) and no package.json" }
    if let reason = reasonForDescription(folder) { return reason }
    if let path = files.files(under: folder).first(where: {
      $0.hasSuffix(".xcodeproj/project.pbxproj") && Path.folder(Path.folder($0)) == folder
    }) {
      return (try? files.xcodeProject(path))?.appTargets.isEmpty == false
        ? "its targets are not for iPhones" : "an Xcode project without an app target"
    }
    let scripts = ["build.gradle", "build.gradle.kts"].map { Path.join(folder, $0) }
    if scripts.contains(where: files.has) { return "a Gradle module without an application" }
    if ["settings.gradle", "settings.gradle.kts"].contains(where: { files.has(Path.join(folder, $0)) }) {
      return "a Gradle build without an application"
    }
    return nil
  }

  /// False for an `app.json` of another tool, and for Angular's `src/app/app.config.ts`.
  private func isOfApp(_ configuration: String, in folder: String) -> Bool {
    guard configuration == "app.json" else { return !("/" + folder).hasSuffix("/src/app") }
    let root = try? files.json(Path.join(folder, configuration))
    return root?["expo"] != nil || root?["displayName"] != nil
  }

  /// Why a description of an Xcode project or a Swift package makes no app.
  private func reasonForDescription(_ folder: String) -> String? {
    for name in GeneratedProject.names.sorted() where files.has(Path.join(folder, name)) {
      return "\(name) names no app for iPhones; what its helpers, templates and includes add is not read"
    }
    return files.has(Path.join(folder, "Package.swift")) ? "a Swift package without an app" : nil
  }

  /// True for a folder whose package manager has further packages below it.
  private func isWorkspace(_ folder: String) -> Bool {
    let manifest = Path.join(folder, "package.json")
    guard files.has(manifest) else { return false }
    return (try? files.json(manifest))?["workspaces"] != nil
      || ["pnpm-workspace.yaml", "nx.json", "lerna.json", "turbo.json"].contains { files.has(Path.join(folder, $0)) }
  }

  /// True if a folder has the configuration or the first file of an app of React Native, Expo or Capacitor.
  private func hasOwnApp(_ folder: String) -> Bool {
    let names = ["App.tsx", "App.js", "App.jsx", "index.js", "index.ts", "src/App.tsx", "src/App.js"]
    if hasConfiguration(folder) || names.contains(where: { files.has(Path.join(folder, $0)) }) { return true }
    let folders = ["app/", "src/app/", "ios/", "android/"]
    return folders.contains { !files.files(under: Path.join(folder, String($0.dropLast()))).isEmpty }
      || files.has(Path.join(folder, "pubspec.yaml")) || isXcodeFolder(folder)
  }

  /// True if a folder has the configuration of an app of React Native, Expo or Capacitor.
  private func hasConfiguration(_ folder: String) -> Bool {
    configuration(in: folder) != nil
  }

  /// The name of the configuration of such an app in a folder; nil if there is none.
  private func configuration(in folder: String) -> String? {
    let names = ["app.json"] + ProjectFinder.capacitorConfigurations + ExpoConfiguration.programs
    return names.first { files.has(Path.join(folder, $0)) && !($0 == "app.json" && isEmpty(folder)) }
  }

  /// True for `{ "expo": {} }`, which a tool leaves in the root of a workspace.
  private func isEmpty(_ folder: String) -> Bool {
    guard files.has(Path.join(folder, "package.json")),
      let root = try? files.json(Path.join(folder, "app.json")), root.map.count == 1
    else { return false }
    return root["expo"].map { $0.map.isEmpty && $0.string == nil && $0.list.isEmpty } ?? false
  }

  private static let capacitorConfigurations = ["ts", "json", "js"].map { "capacitor.config." + $0 }

  /// True for the package of a plugin or a library, which no phone runs by itself.
  ///
  /// Source: Capacitor, "Creating Plugins" (`capacitor.ios.src`); Expo, "expo-module.config.json"; a podspec has what
  /// an app's Podfile takes from it.
  private func isPlugin(_ folder: String, _ manifest: DataNode) -> Bool {
    guard !hasConfiguration(folder) else { return false }
    if ["ios", "android"].contains(where: { manifest["capacitor"]?[$0]?["src"] != nil }) { return true }
    return manifest["react-native-builder-bob"] != nil || files.has(Path.join(folder, "expo-module.config.json"))
      || files.files(under: folder).contains { $0.hasSuffix(".podspec") && Path.folder($0) == folder }
  }

  /// The folder whose `package.json` holds the packages of a project of Nx that has none; nil for any other folder.
  private func sharedPackage(of folder: String) -> String? {
    guard !folder.isEmpty, files.has(Path.join(folder, "project.json")) else { return nil }
    var outer = folder
    while !outer.isEmpty {
      outer = Path.folder(outer)
      if files.has(Path.join(outer, "package.json")) { return outer }
    }
    return nil
  }

  /// The app of a folder, or one for each application module of a Gradle build that has several.
  private func apps(of kind: AppKind, in folder: String, without inner: [String]) -> [AppProject] {
    guard kind == .android || kind == .kmp else { return [AppProject(kind: kind, root: folder, excluded: inner)] }
    let scripts = files.files(under: folder).filter { isScript($0) && Path.folder($0) != folder }
    let modules = scripts.filter { isApplication($0) }.map { Path.folder($0) }
    guard modules.count > 1 else { return [AppProject(kind: kind, root: folder)] }
    let phones = kind == .kmp ? xcodeFolders(under: folder) : []
    return (modules + phones).map { module in
      AppProject(
        kind: kind, root: folder, module: module,
        excluded: (modules + phones).filter { !isInside([$0], module) },
        side: phones.isEmpty ? nil : phones.contains(module) ? .ios : .android)
    }
  }

  /// The folders of Xcode projects with an app, outermost first.
  private func xcodeFolders(under folder: String) -> [String] {
    let all = files.files(under: folder).filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
      .map { Path.folder(Path.folder($0)) }
    return Set(all).filter { $0 != folder && isXcodeFolder($0) }.sorted()
  }

  /// True for a module's script: by Gradle's name, or by the module's, as `buildFileName` in the settings may ask.
  private func isScript(_ path: String) -> Bool {
    let name = Path.name(path)
    if ["build.gradle", "build.gradle.kts"].contains(name) { return true }
    guard name.hasSuffix(".gradle") || name.hasSuffix(".gradle.kts") else { return false }
    return name.prefix { $0 != "." } == Path.name(Path.folder(path))
  }

  /// True if a module's script makes an app, by itself or by a plugin of the build's own.
  ///
  /// Such a plugin is not read; an activity for the launcher in the main manifest says the same.
  private func isApplication(_ script: String) -> Bool {
    if GradleProject(scripts: [script][...], in: files).isApp { return true }
    let folder = Path.folder(script)
    return ["src/main/AndroidManifest.xml", "src/androidMain/AndroidManifest.xml"].contains { name in
      let path = Path.join(folder, name)
      guard files.has(path), let manifest = try? AndroidManifest(files.source(path)) else { return false }
      return manifest.activities.contains(where: \.isForLauncher)
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
        "app.json", "project.yml", "project.yaml", "Project.swift", "Package.swift", "project.json":
        folders.insert(Path.folder(path))
      case "ProjectVersion.txt" where path.hasSuffix("ProjectSettings/ProjectVersion.txt"):
        folders.insert(Path.folder(Path.folder(path)))
      case "project.pbxproj":
        folders.insert(Path.folder(Path.folder(path)))
      case let name
      where ProjectFinder.capacitorConfigurations.contains(name) || ExpoConfiguration.programs.contains(name):
        folders.insert(Path.folder(path))
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
    return isXcodeFolder(folder) || isGeneratedFolder(folder) || isSwiftPackageApp(folder) ? .ios : nil
  }

  /// True for a Swift package that makes an app, as Swift Playgrounds does, with no Xcode project beside it.
  private func isSwiftPackageApp(_ folder: String) -> Bool {
    let path = Path.join(folder, "Package.swift")
    guard files.has(path), !hasXcodeProject(under: folder), let tokens = try? files.tokens(path) else { return false }
    return tokens.indices.dropLast().contains {
      tokens[$0].text == "iOSApplication" && tokens[$0].kind == .identifier && tokens[$0 + 1].isSymbol("(")
    }
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
    let isShared = !files.has(Path.join(folder, "package.json"))
    let path = Path.join((isShared ? sharedPackage(of: folder) : nil) ?? folder, "package.json")
    guard files.has(path) else { return nil }
    if Path.folder(path) != folder, !hasConfiguration(folder) { return nil }
    guard let manifest = try? files.json(path) else {
      // It is malformed, so its neighbours decide.
      let hasApp = files.has(Path.join(folder, "app.json")) || files.has(Path.join(folder, "capacitor.config.json"))
      return hasApp ? .reactNative : nil
    }
    let dependencies = manifest["dependencies"]?.map ?? [:]
    if isPlugin(folder, manifest) { return nil }
    let isApp = dependencies["expo"] != nil || dependencies["react-native"] != nil
    if isApp, !hasOwnApp(folder), isWorkspace(folder) || hasInnerApp(folder) { return nil }
    if dependencies["expo"] != nil { return .expo }
    if dependencies["react-native"] != nil { return .reactNative }
    let all = dependencies.merging(manifest["devDependencies"]?.map ?? [:]) { first, _ in first }
    guard all["@capacitor/core"] != nil else { return nil }
    let isCapacitor = ProjectFinder.capacitorConfigurations.contains { files.has(Path.join(folder, $0)) }
    if isWorkspace(folder), !isCapacitor { return nil }
    return isCapacitor || dependencies["@capacitor/core"] != nil ? .capacitor : nil
  }

  /// True if a folder below has packages and a configuration of its own.
  private func hasInnerApp(_ folder: String) -> Bool {
    files.files(under: folder).contains { path in
      let inner = Path.folder(path)
      return Path.name(path) == "package.json" && inner != folder && hasConfiguration(inner)
    }
  }

  private func gradleKind(of folder: String) -> AppKind? {
    let scripts = ["settings.gradle", "settings.gradle.kts", "build.gradle", "build.gradle.kts"].map {
      Path.join(folder, $0)
    }
    guard scripts.contains(where: files.has) else { return nil }
    let gradle = GradleProject(under: folder, in: files)
    let isApp =
      gradle.isApp
      || files.files(under: folder).contains { isScript($0) && isApplication($0) }
    if gradle.isMultiplatform, isApp || hasXcodeProject(under: folder) { return .kmp }
    return isApp ? .android : nil
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
