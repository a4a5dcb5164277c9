import Foundation
import Testing

@testable import ProjectDoctor

@Suite("Apps are found")
struct ProjectFinderTests {
  private static let androidApp = "plugins { id(\"com.android.application\") }"
  private static let multiplatform = androidApp + "\nplugins { kotlin(\"multiplatform\") }"

  /// The apps of a project with these files, each as `path: kind`.
  private func apps(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    return withExtendedLifetime(folder) { Doctor.run(project: folder.url.path).apps }.map {
      "\($0.path): \($0.kind.rawValue)"
    }
  }

  @Test(
    "by the file that makes them one",
    arguments: [
      (["pubspec.yaml": "dependencies: {flutter: {sdk: flutter}}", "lib/main.dart": ""], "flutter"),
      (["package.json": "{\"dependencies\": {\"expo\": \"54.0.0\", \"react-native\": \"0.80.0\"}}"], "expo"),
      (["package.json": "{\"dependencies\": {\"react-native\": \"0.80.0\"}}"], "react-native"),
      (["package.json": "{\"dependencies\": {\"@capacitor/core\": \"7.0.0\"}}"], "capacitor"),
      (
        ["package.json": "{\"devDependencies\": {\"@capacitor/core\": \"7\"}}", "capacitor.config.ts": ""], "capacitor"
      ),
      (["ProjectSettings/ProjectVersion.txt": ""], "unity"), (["build.gradle.kts": androidApp], "android"),
      (["build.gradle.kts": multiplatform], "kmp"),
    ])
  func kinds(_ files: [String: String], _ kind: String) throws { #expect(try apps(files) == [".: " + kind]) }

  @Test(
    "not in a package, a library or a plugin",
    arguments: [
      ["pubspec.yaml": "dependencies: {flutter: {sdk: flutter}}"], ["pubspec.yaml": "name: a", "lib/main.dart": ""],
      ["package.json": "{\"devDependencies\": {\"@capacitor/core\": \"7\"}}"], ["package.json": "{}"],
      ["build.gradle": "apply plugin: 'com.android.library'"], ["App.xcodeproj/project.pbxproj": "{objects = {}; }"],
    ])
  func noApps(_ files: [String: String]) throws {
    let found = try apps(files)
    // An Xcode project that cannot be read may have an app.
    #expect(found == (files.keys.contains { $0.hasSuffix("pbxproj") } ? [".: ios"] : []))
  }

  @Test("by a broken manifest with an app's neighbours")
  func broken() throws { #expect(try apps(["package.json": "{", "app.json": "{}"]) == [".: react-native"]) }

  @Test("by their outermost folder")
  func outermost() throws {
    let app = "{\"dependencies\": {\"expo\": \"54.0.0\"}}"
    #expect(
      try apps(["a/package.json": app, "a/b/package.json": app, "c/package.json": app]) == ["a: expo", "c: expo"])
  }

  @Test("not in folders that tools made")
  func skipped() throws {
    let app = "{\"dependencies\": {\"expo\": \"54.0.0\"}}"
    #expect(try apps(["node_modules/a/package.json": app, ".hidden/package.json": app]) == [])
  }

  @Test("each by itself in a workspace, whose root is none")
  func workspaces() throws {
    let app = "{\"dependencies\": {\"expo\": \"54.0.0\"}}"
    let root = "{\"workspaces\": [\"apps/*\"], \"dependencies\": {\"expo\": \"54.0.0\"}}"
    let files = [
      "package.json": root, "apps/a/package.json": app, "apps/a/app.json": "{}", "apps/b/package.json": app,
      "apps/b/app.json": "{}", "packages/ui/package.json": app,
    ]
    #expect(try apps(files).filter { !$0.hasPrefix("packages") } == ["apps/a: expo", "apps/b: expo"])
    let folder = try TemporaryFolder(files)
    let leftOut = withExtendedLifetime(folder) { Doctor.run(project: folder.url.path).leftOut }
    #expect(leftOut.first?.path == "." && leftOut.first?.reason.contains("workspace") == true)
  }

  @Test("in a Gradle module whose plugin the build itself has, by its id or its launcher")
  func conventionPlugins() throws {
    let launcher = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><activity android:name=".A">
      <intent-filter><action android:name="android.intent.action.MAIN" />
      <category android:name="android.intent.category.LAUNCHER" /></intent-filter></activity></application></manifest>
      """
    for script in [
      "plugins { id(\"shop.android.application\") }", "android { defaultConfig { applicationId = \"com.shop\" } }",
      "plugins { id(libs.plugins.android.application.get().pluginId) }",
    ] {
      #expect(try apps(["settings.gradle.kts": "", "app/build.gradle.kts": script]) == [".: android"], "\(script)")
    }
    let declared = "gradlePlugin { plugins { register(\"a\") { id = \"shop.android.application\" } } }"
    #expect(try apps(["build-logic/build.gradle.kts": declared, "settings.gradle.kts": ""]) == [])
    let files = [
      "settings.gradle.kts": "", "app/build.gradle.kts": "plugins { id(\"shop.app\") }",
      "app/src/main/AndroidManifest.xml": launcher,
    ]
    #expect(try apps(files) == [".: android"])
  }
}
