import Foundation
import Testing

@testable import ProjectDoctor

@Suite("The version of an SDK")
struct LockFileTests {
  /// The SDKs of a project with these files, each as `package version file:line`.
  private func sdks(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    return withExtendedLifetime(folder) { Doctor.run(project: folder.url.path).apps }.flatMap(\.sdks).map {
      "\($0.package) \($0.version ?? "-") \($0.file):\($0.line)"
    }
  }

  private static let npm = [
    "package.json": "{\"dependencies\": {\"react-native\": \"0.80.0\",\n\"react-native-purchases\": \"^8.5.0\"}}"
  ]

  @Test("is that of the manifest if nothing locks it")
  func unlocked() throws { #expect(try sdks(Self.npm) == ["react-native-purchases ^8.5.0 package.json:2"]) }

  @Test(
    "is read from every lock file of JavaScript",
    arguments: [
      (
        "package-lock.json", "{\"packages\": {\n\"node_modules/react-native-purchases\": {\n\"version\": \"9.1.0\"}}}",
        3
      ),
      ("package-lock.json", "{\"dependencies\": {\"react-native-purchases\": {\"version\": \"9.1.0\"}}}", 1),
      ("yarn.lock", "react-native-purchases@^8.5.0:\n  version \"9.1.0\"\n", 2),
      ("yarn.lock", "__metadata:\n  version: 8\n\"react-native-purchases@npm:^8.5.0\":\n  version: 9.1.0\n", 4),
      (
        "pnpm-lock.yaml",
        "importers:\n  .:\n    dependencies:\n      react-native-purchases:\n        version: 9.1.0(react@19)\n", 5
      ),
      ("pnpm-lock.yaml", "dependencies:\n  react-native-purchases: 9.1.0_react@19\n", 2),
      ("bun.lock", "{\"packages\": {\n\"react-native-purchases\": [\"react-native-purchases@9.1.0\", {}],},}", 2),
    ])
  func javaScript(_ name: String, _ text: String, _ line: Int) throws {
    let files = Self.npm.merging([name: text]) { first, _ in first }
    #expect(try sdks(files) == ["react-native-purchases 9.1.0 \(name):\(line)"])
  }

  @Test("is that of the nearest lock file above the app")
  func workspace() throws {
    let lock = "react-native-purchases@^8.5.0:\n  version \"9.1.0\"\n"
    let files = ["apps/a/package.json": Self.npm["package.json"] ?? "", "yarn.lock": lock]
    #expect(try sdks(files) == ["react-native-purchases 9.1.0 yarn.lock:2"])
  }

  @Test("is read from pubspec.lock")
  func flutter() throws {
    let files = [
      "pubspec.yaml": "dependencies:\n  flutter: {sdk: flutter}\n  purchases_flutter: ^8.4.0\n", "lib/main.dart": "",
      "pubspec.lock": "packages:\n  purchases_flutter:\n    version: \"10.9.1\"\n",
    ]
    #expect(try sdks(files) == ["purchases_flutter 10.9.1 pubspec.lock:3"])
  }

  @Test(
    "of a Unity package is a version, or the tag of an address",
    arguments: [
      ("\"9.7.0\"", "9.7.0"), ("\"https://host/a.git?path=b#9.7.0\"", "9.7.0"), ("\"https://host/a.git#main\"", "-"),
      ("\"https://host/a.git\"", "-"), ("\"file:../a\"", "-"),
    ])
  func unity(_ value: String, _ version: String) throws {
    let files = [
      "ProjectSettings/ProjectVersion.txt": "",
      "Packages/manifest.json": "{\"dependencies\": {\"com.revenuecat.purchases-unity\": \(value)}}",
    ]
    #expect(try sdks(files) == ["com.revenuecat.purchases-unity \(version) Packages/manifest.json:1"])
  }

  private static let xcode = [
    "App.xcodeproj/project.pbxproj": """
    {objects = {P = {isa = PBXProject; targets = (T); packageReferences = (R); };
    T = {productType = "com.apple.product-type.application"; name = App; };
    R = {repositoryURL = "https://github.com/RevenueCat/purchases-ios";
    requirement = {kind = upToNextMajorVersion; minimumVersion = 5.14.1; }; }; }; rootObject = P; }
    """
  ]

  @Test("is that of the Xcode project if nothing locks it")
  func swiftPackage() throws {
    #expect(try sdks(Self.xcode) == ["purchases-ios ^5.14.1 App.xcodeproj/project.pbxproj:4"])
  }

  @Test(
    "is read from both forms of Package.resolved",
    arguments: [
      "{\"pins\": [{\"location\": \"https://github.com/RevenueCat/purchases-ios.git\", \"state\": {\"version\": \"5.20.0\"}}]}",
      "{\"object\": {\"pins\": [{\"repositoryURL\": \"https://github.com/RevenueCat/purchases-ios\", \"state\": {\"version\": \"5.20.0\"}}]}}",
    ])
  func resolved(_ text: String) throws {
    let files = Self.xcode.merging(["Package.resolved": text]) { first, _ in first }
    #expect(try sdks(files) == ["purchases-ios 5.20.0 Package.resolved:1"])
  }

  @Test(
    "of a pod is read from the lock file before the Podfile",
    arguments: [
      (
        ["Podfile.lock": "PODS:\n  - RevenueCat (5.20.0)\n", "Podfile": "pod 'RevenueCat', '~> 5.0'"],
        "5.20.0 Podfile.lock:2"
      ),
      (["Podfile.lock": "PODS:\n  - RevenueCat (5.20.0):\n    - a\n"], "5.20.0 Podfile.lock:2"),
      (["Podfile": "# pod 'RevenueCat', '1'\npod 'RevenueCat', '~> 5.0'"], "~> 5.0 Podfile:2"),
      (["Podfile": "pod 'RevenueCat'"], "- Podfile:1"),
    ])
  func pods(_ files: [String: String], _ found: String) throws {
    let project = [
      "App.xcodeproj/project.pbxproj":
        "{objects = {P = {targets = (T); }; T = {productType = \"com.apple.product-type.application\"; }; }; rootObject = P; }"
    ]
    #expect(try sdks(files.merging(project) { first, _ in first }) == ["RevenueCat " + found])
  }

  @Test("of a native SDK does not count beside its vendor's wrapper")
  func wrapper() throws {
    let files = Self.npm.merging(["ios/Podfile.lock": "PODS:\n  - RevenueCat (5.0.0)\n  - SuperwallKit (4.2.0)\n"]) {
      first, _ in first
    }
    #expect(
      try sdks(files) == ["react-native-purchases ^8.5.0 package.json:2", "SuperwallKit 4.2.0 ios/Podfile.lock:3"])
  }

  @Test("of a pod that a Flutter plugin once brought does not count, and of one that the Podfile asks for does")
  func pluginPods() throws {
    let files = [
      "pubspec.yaml": "dependencies:\n  flutter: {sdk: flutter}\n", "lib/main.dart": "void main() {}",
      "pubspec.lock": "packages:\n  posthog_flutter:\n    version: \"5.0.0\"\n",
      "ios/Podfile.lock": """
      PODS:
        - RevenueCat (5.20.0)
        - SuperwallKit (4.3.11)
        - superwallkit_flutter (0.0.1):
          - SuperwallKit (= 4.3.11)
      DEPENDENCIES:
        - RevenueCat (~> 5.0)
        - superwallkit_flutter (from `.symlinks/plugins/superwallkit_flutter/ios`)
      """,
    ]
    #expect(try sdks(files) == ["RevenueCat 5.20.0 ios/Podfile.lock:2"])
  }
}
