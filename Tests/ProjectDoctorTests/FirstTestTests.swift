import Foundation
import ProjectDoctor
import RedemptionCore
import SharedCases
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
      ("ios-good", "handler: SceneDelegate, App/SceneDelegate.swift:4, gets the links of the app"),
      ("ios-superwall", "handler: ShopApp, App/SceneDelegate.swift:5, gets the link that launches the app"),
      (
        "android-good",
        "handler: MainActivity, app/src/main/java/com/shop/MainActivity.kt:3, gets the link that launches the app"
      ),
    ])
  func handler(fixture: String, line: String) throws {
    #expect(try FirstTestTests.test(fixture).found.contains(line))
  }

  @Test(
    "says what to do if no test can call the handler",
    arguments: [
      ("unity-good", "`Handle` is private. Make it public."), ("monorepo", "several apps: apps/mobile, apps/wear"),
      (
        "android-superwall",
        "no first test for com.superwall.sdk:superwall-android. There is one for com.revenuecat.purchases:purchases."
      ),
      ("no-project", "No app project was found in"),
    ])
  func refusal(fixture: String, text: String) {
    #expect { try FirstTestTests.test(fixture) } throws: { String(describing: $0).contains(text) }
  }

  @Test(
    "knows the SDK by the code if the app's build files do not name it",
    arguments: [
      ("expo-good", "package.json", #"{ "dependencies": { "expo": "~51.0.0", "react-native": "0.74.0" } }"#),
      (
        "kmp-good", "gradle/libs.versions.toml",
        """
        [plugins]
        kotlinMultiplatform = { id = "org.jetbrains.kotlin.multiplatform", version = "2.0.21" }
        androidApplication = { id = "com.android.application", version = "8.5.0" }
        """
      ),
    ])
  func unnamed(fixture: String, path: String, text: String) throws {
    let written = try FirstTestTests.written(fixture, [path: text])
    #expect(written.values.contains { $0.contains("expectRedeemedOnce(") }, "\(written.keys)")
  }

  @Test("names the app's SDK if there is none for it, and the SDKs of its framework that have one")
  func otherSDK() {
    let package = #"{ "dependencies": { "expo": "~51.0.0", "@superwall/react-native-superwall": "2.1.0" } }"#
    #expect { try FirstTestTests.written("expo-good", ["package.json": package]) } throws: {
      String(describing: $0).hasPrefix(
        """
        There is no first test for @superwall/react-native-superwall. There is one for react-native-purchases, \
        expo-superwall. The README
        """)
    }
  }

  @Test("says why a folder that looks like an app is none")
  func leftOut() {
    #expect { try FirstTestTests.written("no-project", ["Package.swift": "// swift-tools-version: 6.0"]) } throws: {
      String(describing: $0).contains("\n-- .: left out, a Swift package without an app\nName the folder of an app.")
    }
  }

  @Test("is that of the app in the folder itself, whatever apps lie below it")
  func appOfTheFolder() throws {
    let functions = #"{ "dependencies": { "expo": "~53.0.0", "react-native": "0.79.5", "firebase-functions": "6" } }"#
    let files = ["functions/package.json": functions, "functions/app.json": #"{ "expo": { "slug": "shop" } }"#]
    let written = try FirstTestTests.written("expo-good", files)
    #expect(written.values.contains { $0.contains("expectRedeemedOnce(") }, "\(written.keys)")
  }

  @Test("is that of the only app with an SDK if the folder is a workspace that looks like an app")
  func appOfTheWorkspace() throws {
    let workspace = [
      "package.json": #"{ "workspaces": ["apps/*"], "dependencies": { "expo": "~54.0.0", "react-native": "0.81.5" } }"#,
      "app.json": #"{ "ios": { "bundleIdentifier": "com.shop" } }"#,
    ]
    let test = try FirstTestTests.made(of: workspace.merging(try FirstTestTests.mobile()) { $1 })
    #expect(test.fixes.changes.map(\.path).contains("apps/mobile/tests/redemption.jest.ts"), "\(test.found)")
  }

  @Test("an app that takes its keys from the environment has some in the test")
  func keys() throws {
    let setUp = """
      Purchases.configure({ apiKey: Platform.OS === 'ios' ? process.env.EXPO_PUBLIC_RC_IOS_KEY : process.env.RC_KEY });
      if (process.env.NODE_ENV === 'test') show(process.env.RC_KEY);
      """
    let written = try FirstTestTests.written(
      "expo-good", replacing: [("Linking.getInitialURL", setUp + "\nLinking.getInitialURL")])
    let config = try #require(written["jest.redemption.config.js"])
    #expect(
      config.contains("for (const name of ['EXPO_PUBLIC_RC_IOS_KEY', 'RC_KEY']) process.env[name] ??= 'test_key';"))
    let plain = try FirstTestTests.written("expo-good")["jest.redemption.config.js"]
    #expect(plain?.contains("process.env") == false && plain?.contains("{{") == false)
  }

  @Test("an app whose provider opens the links is told which test to copy")
  func provider() {
    let files = [
      "package.json":
        #"{ "dependencies": { "expo": "~54.0.0", "react-native": "0.81.5", "expo-superwall": "1.0.2" } }"#,
      "App.tsx": """
      import { SuperwallProvider } from 'expo-superwall';
      export default function App() {
        return <SuperwallProvider apiKeys={{ ios: 'pk', android: 'pk' }}><Home /></SuperwallProvider>;
      }
      """,
    ]
    #expect { try FirstTestTests.written("expo-good", files) } throws: {
      String(describing: $0).hasPrefix("App.tsx:3: `SuperwallProvider` opens the links itself")
    }
  }

  @Test("has a test of Superwall's SDK for Unity, with the handler as its delegate")
  func superwallUnity() throws {
    let links = """
      namespace Shop {
        public sealed class Links : MonoBehaviour, ISuperwallDelegate {
          private void Start() { Application.deepLinkActivated += Handle; }
          public void Handle(string url) { Superwall.Superwall.Shared.HandleDeepLink(url); }
        }
      }
      """
    let written = try FirstTestTests.written(
      "unity-good",
      [
        "Packages/manifest.json": #"{ "dependencies": { "com.superwall.sdk": "0.2.5" } }"#,
        "Assets/Links.cs": links,
      ])
    let test = try #require(written["Assets/Tests/Redemption/RedemptionSituationsTests.cs"])
    #expect(test.contains("_phone.InstallSuperwall();"))
    #expect(test.contains("Superwall.Superwall.Shared.SetDelegate(links);"))
    #expect(test.contains("typeof(Outcomes), \"Superwall\")"))
    #expect(!test.contains("{{") && !test.contains("Purchases"))
    #expect(written["Assets/Tests/Redemption/RedemptionSituations.asmdef"]?.contains("\"Superwall\"") == true)
    let manifest = written["Packages/manifest.json"] ?? ""
    let taking = links.replacing(
      "public void Handle", with: "public Links(Func<string, bool> open) {}\n    public void Handle"
    )
    .replacing("MonoBehaviour, ", with: "")
    let other = try FirstTestTests.written(
      "unity-good", ["Packages/manifest.json": manifest, "Assets/Links.cs": taking])
    let named = try #require(other["Assets/Tests/Redemption/RedemptionSituationsTests.cs"])
    #expect(named.contains("var superwall = _phone.InstallSuperwall();"))
    #expect(named.contains("var links = new Links(superwall.HandleDeepLink);"))
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

  @Test(
    "sells the entitlement that the app asks for, however it writes that and wherever it stands",
    arguments: [
      "export const isPro = (info: any) => Boolean(info?.entitlements?.active?.['gold']);",
      "export const isPro = (info: any) => info?.entitlements?.active?.gold !== undefined;",
      "import { GOLD } from './names';\nexport const isPro = (info: any) => Boolean(info.entitlements.active[GOLD]);",
    ])
  func entitlementElsewhere(text: String) throws {
    let files = ["src/access.ts": text, "src/names.ts": "export const GOLD = 'gold';"]
    let written = try FirstTestTests.written("expo-good", files)
    let test = try #require(written["tests/redemption.jest.ts"])
    #expect(test.contains("await url(server, { entitlements: ['gold'] });"))
    let more = "export const isOn = (info: any) => info.entitlements.active.silver;"
    let both = files.merging(["src/more.ts": more]) { $1 }
    let unknown = try #require(try FirstTestTests.written("expo-good", both)["tests/redemption.jest.ts"])
    #expect(unknown.contains("await url(server);"))
  }

  @Test("a name with a quotation mark stands in the test as the language writes it")
  func quoted() throws {
    let read = "export const isPro = (info: any) => Boolean(info.entitlements.active[\"Ada's $1 \\\"Pro\\\"\"]);"
    let test = try FirstTestTests.written("expo-good", ["src/access.ts": read])["tests/redemption.jest.ts"]
    #expect(test?.contains(#"entitlements: ['Ada\'s \$1 \"Pro\"']"#) == true, "\(test ?? "")")
    let kotlin = "fun isPro(info: CustomerInfo) = info.entitlements.active.containsKey(\"Ada's Pro\")"
    let kmp = try FirstTestTests.written("kmp-good", ["composeApp/src/commonMain/kotlin/Pro.kt": kotlin])
    #expect(kmp.values.contains { $0.contains(#"entitlements = listOf("Ada\'s Pro")"#) }, "\(kmp.keys)")
  }

  /// The first test of a project with these files.
  static func made(of files: [String: String]) throws -> FirstTest {
    let folder = try TemporaryFolder(files)
    return try withExtendedLifetime(folder) {
      try Doctor.firstTest(
        project: folder.url.path, vendors: VendorDescription.all, source: FirstTest.Source(version: "0.1.0"))
    }
  }

  /// An app of Expo in the folder `apps/mobile`.
  static func mobile() throws -> [String: String] {
    let root = FixtureCase.folder.appendingPathComponent("expo-good")
    return try ["package.json", "app.json", "App.tsx"].reduce(into: [:]) { files, name in
      files["apps/mobile/" + name] = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }
  }

  /// The new files of a fixture with other contents, and with texts replaced in all of its files.
  static func written(
    _ fixture: String, _ files: [String: String] = [:], replacing texts: [(String, String)] = []
  ) throws -> [String: String] {
    let root = FixtureCase.folder.appendingPathComponent(fixture)
    let paths = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
    var all: [String: String] = [:]
    for path in paths {
      guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { continue }
      all[path] = texts.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
    all.merge(files) { _, new in new }
    let test = try made(of: all)
    return Dictionary(uniqueKeysWithValues: test.fixes.changes.map { ($0.path, $0.new) })
  }

  @Test("launches an Android activity with what it asks for, unless it has the app's own key")
  func androidActivity() throws {
    let redeems = "{ show(it) }"
    let written = try FirstTestTests.written(
      "android-good", replacing: [(redeems, #"{ show(it.customerInfo.entitlements.active.containsKey("gold")) }"#)])
    let test = try #require(written["app/src/test/java/com/shop/RedemptionSituationsTest.kt"])
    #expect(test.contains("Robolectric.buildActivity(MainActivity::class.java, "))
    #expect(test.contains(#"situation.name, entitlements = listOf("gold"))"#))
    #expect {
      try FirstTestTests.written(
        "android-good",
        replacing: [("super.onCreate(savedInstanceState)", #"Purchases.configure(Builder(this, "goog_key").build())"#)])
    } throws: {
      String(describing: $0).contains("MainActivity` configures the SDK with the app's own key")
    }
  }

  @Test("sells the entitlement that a Kotlin handler reads")
  func kotlinEntitlement() throws {
    let links = """
      package shop

      import com.revenuecat.purchases.kmp.Purchases

      fun handle(url: String) {
          val redemption = Purchases.parseAsWebPurchaseRedemption(url) ?: return
          Purchases.sharedInstance.redeemWebPurchase(redemption) { result ->
              if (result.customerInfo.entitlements.active.containsKey("gold")) show(result)
          }
      }
      """
    let written = try FirstTestTests.written("kmp-good", ["composeApp/src/commonMain/kotlin/Links.kt": links])
    let test = try #require(written["composeApp/src/jvmTest/kotlin/shop/RedemptionSituationsTest.kt"])
    #expect(test.contains("situation.url(server, entitlements = listOf(\"gold\"))"))
    #expect(!test.contains("{{"))
  }

  @Test("sells the entitlement that a Flutter handler reads")
  func flutterEntitlement() throws {
    let reading = [
      ("show(await", "show((await"),
      ("(redemption));", "(redemption)).customerInfo.entitlements.active['gold']);"),
    ]
    let written = try FirstTestTests.written("flutter-good", replacing: reading)
    let test = try #require(written["test/redemption_situations_test.dart"])
    #expect(test.contains("row.url(server, entitlements: <String>['gold'])"))
    #expect(!test.contains("{{"))
  }

  @Test("has a test of Superwall's SDK for Flutter")
  func superwallFlutter() throws {
    let main = """
      import 'package:app_links/app_links.dart';

      Future<void> listen() async {
        AppLinks().uriLinkStream.listen(handle);
      }

      Future<void> handle(Uri link) async {
        await Superwall.shared.handleDeepLink(link);
      }

      void main() => listen();
      """
    // The lock file still has the other vendor's SDK: the one that the handler calls counts.
    let other = [("purchases_flutter: ^8.0.0", "superwallkit_flutter: ^2.4.11")]
    let written = try FirstTestTests.written("flutter-good", ["lib/main.dart": main], replacing: other)
    let test = try #require(written["test/redemption_situations_test.dart"])
    #expect(test.contains("in Outcome.superwall)"))
    #expect(test.contains("SuperwallFlutterHost.install(messenger, server)"))
    #expect(test.contains("Superwall.configure('test_key');"))
    #expect(!test.contains("{{") && !test.contains("Purchases"))
  }

  @Test("has a test for Vitest if the app has Vitest and no Jest")
  func vitest() throws {
    let dependency = "\"devDependencies\": { \"vitest\": \"^3.2.0\" },\n  \"dependencies\""
    let written = try FirstTestTests.written("capacitor-good", replacing: [("\"dependencies\"", dependency)])
    let test = try #require(written["tests/redemption.vitest.ts"])
    #expect(test.contains("from 'vitest';"))
    #expect(test.contains("vi.mock('@capacitor/core', async (original)"))
    #expect(test.contains("vi.resetModules();"))
    #expect(test.contains("await import('../src/main');"))
    #expect(!test.contains("jest") && !test.contains("require(") && !test.contains("{{"))
    let manifest = try #require(written["package.json"])
    #expect(manifest.contains("\"test:redemption\": \"vitest run --config vitest.redemption.config.mjs\""))
    let config = try #require(written["vitest.redemption.config.mjs"])
    #expect(config.contains("env: { REDEMPTION_PLATFORM: platform }"))
    #expect(config.contains("environment: 'node'"))
  }

  private static let swiftApp = [
    "Shop/ShopView.swift": """
    import SwiftUI

    struct ShopView: View {
      let links: Links
      var body: some View { Text("Shop").onOpenURL { url in links.handle(url) } }
    }
    """,
    "Shop/Links.swift": """
    import RevenueCat

    final class Links {
      static let shared = Links(texts: Texts())
      private let texts: Texts
      private init(texts: Texts) { self.texts = texts }

      func handle(_ url: URL) {
        guard let redemption = url.asWebPurchaseRedemption else { return }
        Task { show(texts.text(await Purchases.shared.redeemWebPurchase(redemption))) }
      }
    }
    """,
    "Shop/Texts.swift": """
    import RevenueCat

    struct Texts {
      let thanks: String? = nil
      func text(_ result: WebPurchaseRedemptionResult) -> String {
        guard case .success(let customer) = result, customer.entitlements["gold"]?.isActive == true else { return "" }
        return Localised.thanks
      }
    }
    """,
    "Shop/Localised.swift":
      "import UIKit\n\nenum Localised { static let thanks = \"Thank you\", color = UIColor.red }\n",
  ]

  @Test("has a package with links to the Swift files that the handler needs, and none that no test can compile")
  func swift() throws {
    let written = try FirstTestTests.written("xcodegen-good", FirstTestTests.swiftApp)
    let folder = "RedemptionTests/Sources/AppUnderTest/"
    #expect(written[folder + "Links.swift"] == "../../../Shop/Links.swift")
    #expect(written[folder + "Texts.swift"] == "../../../Shop/Texts.swift")
    #expect(written.keys.filter { $0.hasPrefix(folder) }.count == 2)
    let test = try #require(written["RedemptionTests/Tests/RedemptionSituationsTests/RedemptionSituationsTests.swift"])
    #expect(test.contains("let app = Links.shared\n    phone.onOpenURL { url in app.handle(url) }"))
    #expect(test.contains("situation.url(on: phone, entitlements: [\"gold\"])"))
    #expect(test.contains("Purchases.configure(withAPIKey: \"appl_key\", appUserID: \"ada\")"))
    #expect(!test.contains("{{"))
    let package = try #require(written["RedemptionTests/Package.swift"])
    #expect(package.contains("path: \"../../RedemptionKit/Bridges/swift\""))
    #expect(package.contains(".target(name: \"AppUnderTest\""))
  }

  @Test("takes a file with what the bridge has of UIKit, and its product")
  func uikit() throws {
    var app = FirstTestTests.swiftApp
    app["Shop/Localised.swift"] = """
      import UIKit

      enum Localised {
        static let thanks = "Thank you"
        @MainActor static func settings(_ url: URL) { UIApplication.shared.open(url) }
      }
      """
    let written = try FirstTestTests.written("xcodegen-good", app)
    #expect(written["RedemptionTests/Sources/AppUnderTest/Localised.swift"] == "../../../Shop/Localised.swift")
    #expect(written["RedemptionTests/Package.swift"]?.contains("[\"RedemptionKitSwift\", \"UIKit\"]") == true)
  }

  @Test("launches a scene's delegate, with the app delegate if the app has one")
  func delegates() throws {
    let path = "RedemptionTests/Tests/RedemptionSituationsTests/RedemptionSituationsTests.swift"
    let test = try #require(try FirstTestTests.written("ios-good", [:])[path])
    #expect(test.contains("    let app = SceneDelegate()\n    phone.launch(scene: app)\n"))
    #expect(test.contains("import UIKit\n"))
    let delegate = """
      import RevenueCat
      import UIKit

      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          Purchases.configure(withAPIKey: "appl_key")
          return true
        }
      }
      """
    let written = try FirstTestTests.written("ios-good", ["App/AppDelegate.swift": delegate])
    let both = try #require(written[path])
    #expect(both.contains("phone.launch(AppDelegate(), scene: app)") && !both.contains("Purchases.configure("))
    #expect(written["RedemptionTests/Sources/AppUnderTest/AppDelegate.swift"] != nil)
  }

  @Test("a Swift handler that is made of parts has one place to fill in, which does not compile before")
  func unmade() throws {
    let links = try #require(FirstTestTests.swiftApp["Shop/Links.swift"]).replacing("private init", with: "init")
      .replacing("static let shared = Links(texts: Texts())\n", with: "")
    let path = "Shop/SceneDelegate.swift"
    let scene = try String(
      contentsOf: FixtureCase.folder.appendingPathComponent("xcodegen-good/\(path)"), encoding: .utf8)
    let app = FirstTestTests.swiftApp.merging([
      "Shop/Links.swift": links, path: scene + "\nlet gold = UIColor.yellow\n",
    ]) { $1 }
    let written = try FirstTestTests.written("xcodegen-good", app)
    let test = try #require(written["RedemptionTests/Tests/RedemptionSituationsTests/RedemptionSituationsTests.swift"])
    #expect(test.contains("#error(\"redemption init does not know how the app makes a Links."))
    #expect(test.contains("let app = makeApp()"))
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
