import Foundation
import RedemptionCore
import Testing

@testable import ProjectDoctor

@Suite("Files are read")
struct ReadingTests {
  /// The files that an examination opens more than once.
  private func repeated(in project: String) throws -> [String] {
    let files = try #require(ProjectFiles(at: project))
    let report = Doctor.run(files, project: project, scheme: nil, KnownVendors(VendorDescription.all))
    // A finding on a version quotes the line with the one to ask for.
    let quoted = Set(report.findings.filter { [.sdkTooOld, .sdkVersionUnknown].contains($0.rule) }.map(\.file))
    #expect(!files.readings.isEmpty || files.paths.count < 2)
    return files.readings.filter { $0.value > (quoted.contains($0.key) ? 2 : 1) }.keys.sorted()
  }

  @Test("once in every fixture", arguments: Set(FixtureCase.all.map(\.project)).sorted())
  func fixtures(_ project: String) throws {
    #expect(try repeated(in: FixtureCase.folder.appendingPathComponent(project).path) == [])
  }

  @Test("once if several apps share a lock file, a catalog or settings")
  func shared() throws {
    let app = "{\"dependencies\": {\"react-native\": \"0.80.0\", \"react-native-purchases\": \"^8.5.0\"}}"
    let folder = try TemporaryFolder([
      "yarn.lock": "__metadata:\n  version: 8\n", "pnpm-lock.yaml": "lockfileVersion: 9\n", "package-lock.json": "{}",
      "bun.lock": "{}", "a/package.json": app, "b/package.json": app,
    ])
    #expect(try withExtendedLifetime(folder) { try repeated(in: folder.url.path) } == [])
  }

  @Test("once if Gradle folders stand inside each other")
  func nestedGradle() throws {
    let folder = try TemporaryFolder([
      "settings.gradle": "include ':lib'", "gradle.properties": "a=b", "gradle/libs.versions.toml": "[versions]",
      "lib/build.gradle": "", "lib/gradle.lockfile": "", "lib/app/build.gradle": "apply plugin: 'com.android.library'",
    ])
    #expect(try withExtendedLifetime(folder) { try repeated(in: folder.url.path) } == [])
  }

  @Test("once if they are malformed")
  func malformed() throws {
    let folder = try TemporaryFolder([
      "pubspec.yaml": "[", "lib/main.dart": "", "pubspec.lock": "]", "ios/App.xcodeproj/project.pbxproj": "{",
      "android/build.gradle": "", "android/libs.versions.toml": "[",
    ])
    #expect(try withExtendedLifetime(folder) { try repeated(in: folder.url.path) } == [])
  }

  @Test("again if they exceed what is kept")
  func dropsOldest() throws {
    let folder = try TemporaryFolder(["a": "a", "b": "b"])
    let files = try #require(ProjectFiles(at: folder.url.path, keptBytes: Limits.bytesOfAnyFile))
    defer { withExtendedLifetime(folder) {} }
    for path in ["a", "a", "b", "a"] { _ = try files.source(path) }
    #expect(files.readings == ["a": 2, "b": 1])
  }
}
