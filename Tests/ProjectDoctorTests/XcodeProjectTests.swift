import Foundation
import Testing

@testable import ProjectDoctor

@Suite("An Xcode project")
struct XcodeProjectTests {
  /// A project with one app whose configuration has these settings, and an `.xcconfig` file.
  private func project(settings: String = "", base: String? = nil, type: String = "application") throws -> XcodeProject
  {
    let text = """
      {objects = {
      P = {targets = (T, T); buildConfigurationList = PL; packageReferences = (R1, R2, R3); };
      PL = {buildConfigurations = (PC); }; PC = {name = Debug; buildSettings = {SHARED = project; OWN = project; }; };
      T = {productType = "com.apple.product-type.\(type)"; name = Shop; buildConfigurationList = TL;
      packageProductDependencies = (D); };
      D = {productName = RevenueCat; };
      TL = {buildConfigurations = (C); };
      C = {name = Debug; buildSettings = {\(settings)}; \(base == nil ? "" : "baseConfigurationReference = F;") };
      F = {path = "Config/Shop.xcconfig"; };
      R1 = {repositoryURL = "https://host/a"; requirement = {kind = exactVersion; version = 1.2.3; }; };
      R2 = {relativePath = "../b"; }; R3 = {isa = x; };
      }; rootObject = P; }
      """
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": text, "Config/Shop.xcconfig": base ?? "",
    ])
    let files = try #require(ProjectFiles(at: folder.url.path))
    return try withExtendedLifetime(folder) { try XcodeProject("App.xcodeproj/project.pbxproj", in: files) }
  }

  private func settings(_ project: XcodeProject) -> [String: String]? {
    project.appTargets.first?.configurations.first?.settings
  }

  @Test("has each app target once")
  func targets() throws { #expect(try project().appTargets.map(\.name) == ["Shop"]) }

  @Test("has no app target for another product", arguments: ["app-extension", "framework"])
  func otherProducts(_ type: String) throws { #expect(try project(type: type).appTargets.isEmpty) }

  @Test("has the products that a target links")
  func products() throws { #expect(try project().appTargets.first?.packageProducts == ["RevenueCat"]) }

  @Test("has a target's settings over the project's")
  func inherits() throws {
    #expect(settings(try project(settings: "OWN = target;")) == ["SHARED": "project", "OWN": "target"])
  }

  @Test("has settings of a list as one text")
  func lists() throws { #expect(settings(try project(settings: "OWN = (a, b);"))?["OWN"] == "a b") }

  @Test(
    "has the settings of an .xcconfig file",
    arguments: [
      ("OWN = file", "file"), ("OWN=file // why", "file"), ("// OWN = file", "project"),
      ("#include \"a=b\"", "project"),
      ("OWN", "project"), ("OWN = a = b", "a = b"),
    ])
  func configurationFiles(_ text: String, _ value: String) throws {
    #expect(settings(try project(base: text))?["OWN"] == value)
  }

  @Test("has a target's settings over those of the .xcconfig file")
  func ownBeforeFile() throws {
    #expect(settings(try project(settings: "OWN = target;", base: "OWN = file"))?["OWN"] == "target")
  }

  @Test("has packages with an address")
  func packages() throws {
    let packages = try project().packages
    #expect(packages.map(\.address) == ["https://host/a", "../b"])
    #expect(packages.map(\.isExact) == [true, false])
  }

  @Test(
    "is for phones unless its settings name other platforms",
    arguments: [
      ("", true), ("SDKROOT = macosx;", false), ("SUPPORTED_PLATFORMS = \"iphoneos macosx\";", true),
      ("SUPPORTED_PLATFORMS = macosx;", false), ("SUPPORTED_PLATFORMS = \"$(X)\";", true),
    ])
  func platforms(_ text: String, _ isForPhones: Bool) throws {
    #expect(try project(settings: text).appTargets.first?.configurations.first?.isForPhones == isForPhones)
  }

  @Test("must have a root object")
  func root() throws {
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": "{objects = {}; }"])
    let files = try #require(ProjectFiles(at: folder.url.path))
    defer { withExtendedLifetime(folder) {} }
    #expect(throws: MalformedFile(line: 1, reason: "it has no root object")) {
      try XcodeProject("A.xcodeproj/project.pbxproj", in: files)
    }
  }
}

@Suite("Links of an Android app")
struct AndroidLinksTests {
  private func links(_ application: String, _ variables: [String: [String]] = [:]) throws -> AndroidLinks {
    let manifest = try AndroidManifest(
      SourceText(
        path: "AndroidManifest.xml",
        text: """
          <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>\(application)</application></manifest>
          """))
    return AndroidLinks([manifest], variables: variables)
  }

  private func activity(_ scheme: String) -> String {
    "<activity android:name=\".A\"><intent-filter><data android:scheme=\"\(scheme)\"/></intent-filter></activity>"
  }

  @Test(
    "have the values of variables in their schemes",
    arguments: [
      ("a", ["a"]), ("${s}", ["x", "y"]), ("rc-${s}", ["rc-x", "rc-y"]), ("${other}", ["${other}"]), ("${s", ["${s"]),
      ("@string/s", ["z"]), ("@string/other", ["@string/other"]),
    ])
  func variables(_ scheme: String, _ values: [String]) throws {
    let links = try links(activity(scheme), ["s": ["x", "y"], "@string/s": ["z"]])
    #expect(links.registered.map(\.text) == values)
  }

  @Test("leave the web's schemes out of messages")
  func web() throws { #expect(try links(activity("https") + activity("a")).ownSchemes.map(\.text) == ["a"]) }

  @Test("lead from an alias to its activity")
  func alias() throws {
    let links = try links(
      "<activity-alias android:name=\".B\" android:targetActivity=\".A\"><intent-filter>"
        + "<action android:name=\"android.intent.action.MAIN\"/></intent-filter></activity-alias><activity android:name=\".A\"/>"
    )
    #expect(links.launcher?.0.name == ".A")
  }

  @Test("have any activity if no launcher")
  func anyActivity() throws {
    let links = try links("<activity android:name=\".A\"/>")
    #expect(links.launcher == nil)
    #expect(links.anyActivity?.0.name == ".A")
  }
}
