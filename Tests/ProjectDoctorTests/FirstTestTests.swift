import Foundation
import ProjectDoctor
import RedemptionCore
import Testing

@Suite("The first test of an app")
struct FirstTestTests {
  private static func test(
    _ fixture: String, handler: String? = nil, folder: String? = nil
  ) throws(NoFirstTest) -> FirstTest {
    try Doctor.firstTest(
      project: FixtureCase.folder.appendingPathComponent(fixture).path, vendors: VendorDescription.all,
      source: FirstTest.Source(version: "0.1.0", folder: folder), handler: handler)
  }

  @Test(
    "names the app's handler, and what calls it",
    arguments: [
      ("react-native-good", "handler: handle, App.tsx:7, called by the test"),
      ("expo-good", "handler: handle, App.tsx:7, called by the test"),
      ("capacitor-good", "handler: handle, src/main.ts:6, listens for links when its file is loaded"),
      ("flutter-good", "handler: handle, lib/main.dart:7, called by the test"),
      ("kmp-good", "handler: handle, composeApp/src/commonMain/kotlin/Links.kt:3, called by the test"),
    ])
  func handler(fixture: String, line: String) throws {
    #expect(try FirstTestTests.test(fixture).found.contains(line))
  }

  @Test(
    "says what to do if no test can call the handler",
    arguments: [
      ("unity-good", "`Handle` is private. Make it public."), ("monorepo", "several apps: apps/mobile, apps/wear"),
      ("ios-good", "no SDK with a template"), ("no-project", "No app was found"),
    ])
  func refusal(fixture: String, text: String) {
    #expect { try FirstTestTests.test(fixture) } throws: { String(describing: $0).contains(text) }
  }

  @Test("imports a Flutter handler by its package, and gives it a Uri if it takes one")
  func flutter() throws {
    let changes = try FirstTestTests.test("flutter-good").fixes.changes
    let test = try #require(changes.first { $0.path == "test/redemption_situations_test.dart" }).new
    #expect(test.contains("import 'package:shop/main.dart';"))
    #expect(test.contains("await handle(Uri.parse(link));"))
  }

  @Test("sells the entitlement that the handler reads")
  func entitlement() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    let app = root.appendingPathComponent("Bridges/react-native/test/init/right").path
    let changes = try Doctor.firstTest(
      project: app, vendors: VendorDescription.all, source: FirstTest.Source(version: "0.1.0", folder: nil),
      handler: nil
    ).fixes.changes
    let test = try #require(changes.first { $0.path.hasPrefix("tests/redemption") }).new
    #expect(test.contains("await url(server, { entitlements: ['gold'] });"))
  }

  @Test("names the packages of a folder as files")
  func packages() throws {
    let changes = try FirstTestTests.test("expo-good", folder: "../npm").fixes.changes
    let manifest = try #require(changes.first { $0.path == "package.json" })
    #expect(
      manifest.new.contains("\"@redemptionkit/client\": \"file:../npm/redemptionkit-client-0.1.0.tgz\""))
    #expect(manifest.old.map { manifest.new.hasPrefix($0.prefix(20)) } == true)
  }

  @Test("a named handler is looked for everywhere")
  func named() {
    #expect { try FirstTestTests.test("expo-good", handler: "nowhere") } throws: {
      String(describing: $0).contains("No function `nowhere`")
    }
  }
}
