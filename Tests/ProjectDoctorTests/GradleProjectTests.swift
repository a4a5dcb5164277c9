import Foundation
import RedemptionTesting
import SharedCases
import Testing

@testable import ProjectDoctor

@Suite("Gradle scripts")
struct GradleProjectTests {
  /// Reads a project with these files.
  private func project(_ files: [String: String]) throws -> GradleProject {
    let folder = try SharedCases.TemporaryFolder()
    for (name, text) in files { try Data(text.utf8).write(to: folder.url.appendingPathComponent(name)) }
    let found = try #require(ProjectFiles(at: folder.url.path))
    return withExtendedLifetime(folder) { GradleProject(under: "", in: found, groups: ["com.revenuecat.purchases"]) }
  }

  private static let module = "com.revenuecat.purchases:purchases"

  @Test(
    "have the version of a dependency, however it is written",
    arguments: [
      "implementation '\(module):9.1.0'", "implementation(\"\(module):9.1.0\")",
      "implementation(\"\(module):9.1.0@aar\")", "def v = '9.1.0'\nimplementation \"\(module):$v\"",
      "val v = \"9.1.0\"\nimplementation(\"\(module):${v}\")",
      "ext.v = '9.1.0'\nimplementation \"\(module):${rootProject.ext.v}\"",
      "ext { v = '9.1.0' }\nimplementation \"\(module):$v\"",
      "extra[\"v\"] = \"9.1.0\"\nimplementation(\"\(module):$v\")",
      "implementation group: 'com.revenuecat.purchases', name: 'purchases', version: '9.1.0'",
    ])
  func dependencies(script: String) throws {
    let dependency = try #require(try project(["build.gradle": script]).dependencies.first)
    #expect(dependency.module == Self.module)
    #expect(dependency.version == "9.1.0")
    #expect(!dependency.isLocked)
  }

  @Test("have no version for a variable that nothing sets")
  func unknownVariable() throws {
    let dependency = try project(["build.gradle": "implementation \"\(Self.module):$v\""]).dependencies.first
    #expect(dependency?.module == Self.module)
    #expect(dependency?.version == nil)
  }

  @Test("take a variable from gradle.properties, where # starts a comment")
  func properties() throws {
    let files = [
      "build.gradle": "implementation \"\(Self.module):$v\"", "gradle.properties": "# v=1.0.0\nv = 9.1.0\n",
    ]
    #expect(try project(files).dependencies.map(\.version) == ["9.1.0"])
  }

  @Test(
    "take a dependency from a version catalog",
    arguments: [
      "[libraries]\nrc = \"\(module):9.1.0\"", "[libraries]\nrc = { module = \"\(module)\", version = \"9.1.0\" }",
      "[versions]\nv = \"9.1.0\"\n[libraries]\nrc = { module = \"\(module)\", version.ref = \"v\" }",
      "[versions]\nv = { strictly = \"9.1.0\" }\n[libraries]\nrc = { module = \"\(module)\", version.ref = \"v\" }",
      "[libraries]\nrc = { group = \"com.revenuecat.purchases\", name = \"purchases\", version = \"9.1.0\" }",
    ])
  func catalog(text: String) throws {
    let found = try project(["libs.versions.toml": text]).dependencies
    #expect(found.map(\.module) == [Self.module])
    #expect(found.map(\.version) == ["9.1.0"])
  }

  @Test("take a locked version from a lock file, with its line")
  func lockFile() throws {
    let text = "# a comment\n\(Self.module):9.1.0=releaseCompileClasspath\nempty=\n"
    let dependency = try #require(try project(["gradle.lockfile": text]).dependencies.first)
    #expect(dependency.isLocked)
    #expect(dependency.line == 2)
  }

  @Test(
    "are those of an app if they apply Android's plugin",
    arguments: [
      ("apply plugin: 'com.android.application'", true), ("plugins { id(\"com.android.application\") }", true),
      ("plugins { alias(libs.plugins.android.application) }", true), ("plugins { id 'com.android.library' }", false),
      ("plugins { id 'com.android.application' version '8.1.0' apply false }", false),
      ("plugins { alias(libs.plugins.android.application) apply false }", false),
    ])
  func app(script: String, isApp: Bool) throws { #expect(try project(["build.gradle": script]).isApp == isApp) }

  @Test(
    "are multiplatform by their plugin",
    arguments: [
      "plugins { kotlin(\"multiplatform\") }", "plugins { id(\"org.jetbrains.kotlin.multiplatform\") }",
    ])
  func multiplatform(script: String) throws {
    #expect(try project(["build.gradle.kts": script]).isMultiplatform)
  }

  @Test(
    "are neither multiplatform nor an app by a plugin that a script asks for",
    arguments: [
      "if (plugins.hasPlugin('com.android.application')) {}", "plugins.withId(\"com.android.application\") {}",
      "if (project.plugins.hasPlugin('org.jetbrains.kotlin.multiplatform')) {}",
      "plugins.withId(\"org.jetbrains.kotlin.multiplatform\") {}",
      "pluginManager.withPlugin(\"org.jetbrains.kotlin.multiplatform\") {}",
    ])
  func askedPlugin(script: String) throws {
    let project = try project(["build.gradle.kts": script])
    #expect(!project.isMultiplatform && !project.isApp)
  }

  @Test(
    "have the values of a manifest placeholder",
    arguments: [
      "manifestPlaceholders[\"scheme\"] = \"rc-1\"", "manifestPlaceholders = [scheme: 'rc-1']",
      "manifestPlaceholders = [scheme: \"rc-1\", other: \"x\"]",
      "manifestPlaceholders += mapOf(\"scheme\" to \"rc-1\")", "manifestPlaceholders.put(\"scheme\", \"rc-1\")",
      "addManifestPlaceholders(mapOf(\"scheme\" to \"rc-1\"))",
      "val s = \"rc-1\"\nmanifestPlaceholders[\"scheme\"] = s",
    ])
  func placeholders(script: String) throws {
    #expect(try project(["build.gradle": script]).placeholders["scheme"] == ["rc-1"])
  }

  @Test("keep each value of a placeholder once, in order")
  func variants() throws {
    let script = ["rc-1", "rc-2", "rc-1"].map { "manifestPlaceholders[\"s\"] = \"\($0)\"" }.joined(separator: "\n")
    #expect(try project(["build.gradle": script]).placeholders["s"] == ["rc-1", "rc-2"])
  }

  @Test("that cannot be read are reported, and the rest is read")
  func failures() throws {
    let found = try project(["libs.versions.toml": "[", "build.gradle": "implementation '\(Self.module):9.1.0'"])
    #expect(found.failures.map(\.path) == ["libs.versions.toml"])
    #expect(found.dependencies.count == 1)
  }
}
