import Foundation
import ProjectDoctor
import SharedCases
import Testing

@Suite("Classes of findings that public apps showed")
struct PublicAppTests {
  private func report(_ files: [String: String]) throws -> DoctorReport {
    let folder = try TemporaryFolder(files)
    return withExtendedLifetime(folder) { Doctor.run(project: folder.url.path) }
  }

  private func fixture(_ name: String) -> [String: String] {
    let root = FixtureCase.folder.appendingPathComponent(name)
    return (FileManager.default.subpaths(atPath: root.path) ?? []).reduce(into: [:]) { files, path in
      files[path] = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
  }

  private static func project(_ settings: String) -> String {
    """
    {objects = {P = {isa = PBXProject; targets = (T); };
    T = {productType = "com.apple.product-type.application"; name = App; buildConfigurationList = L; };
    L = {buildConfigurations = (C); };
    C = {name = Release; buildSettings = { \(settings) }; }; }; rootObject = P; }
    """
  }

  @Test("an Xcode project for macOS alone is no iOS app")
  func leavesMacApps() throws {
    #expect(try report(["App.xcodeproj/project.pbxproj": Self.project("SDKROOT = macosx;")]).apps.isEmpty)
    #expect(try report(["App.xcodeproj/project.pbxproj": Self.project("SDKROOT = iphoneos;")]).apps.count == 1)
  }

  @Test("the scheme of a plugin's options is not the app's, wherever the options stand")
  func leavesPluginOptions() throws {
    let program = """
      const extra = [['react-native-fbsdk-next', { scheme: `fb${process.env.FB}` }]];
      export default { name: 'Shop', scheme: 'shop', plugins: ['expo-router', ...extra] };
      """
    let package = #"{"dependencies": {"expo": "54", "react-native-purchases": "10.4.4"}}"#
    let report = try report([
      "package.json": package, "app.config.ts": program, "App.tsx": "import Purchases from 'react-native-purchases';",
    ])
    let finding = try #require(report.findings.first { $0.rule == .expoSchemeMissing })
    #expect(finding.line == 2 && finding.message.contains("Registered instead: shop."))
    #expect(!report.findings.contains { $0.rule == .configIsCode })
  }

  @Test(
    "a call without a link does not call the function that needs one, whatever their name",
    arguments: [
      ("object Links { fun open", "Links.open"), ("object Links { fun Purchases.open", "Purchases.sharedInstance.open"),
    ])
  func drawer(_ declaration: String, _ call: String) throws {
    let links = """
      import com.revenuecat.purchases.kmp.Purchases

      \(declaration)(url: String) {
          val redemption = Purchases.parseAsWebPurchaseRedemption(url) ?: return
          Purchases.sharedInstance.redeemWebPurchase(redemption) { show(it) }
      } }
      """
    let home = """
      @Composable fun App() { Home(rememberDrawerState()) }
      @Composable fun Home(drawer: DrawerState) { Button(onClick = { scope.launch { drawer.open() } }) {} }
      """
    let activity = """
      class MainActivity : ComponentActivity() {
          override fun onCreate(state: Bundle?) {
              super.onCreate(state)
              setContent { App() }
              intent.dataString?.let { \(call)(it) }
          }
          override fun onNewIntent(intent: Intent) {
              super.onNewIntent(intent)
              intent.dataString?.let { \(call)(it) }
          }
      }
      """
    var files = fixture("kmp-good")
    let kotlin = "composeApp/src/commonMain/kotlin/"
    files.merge([
      kotlin + "Links.kt": links, kotlin + "Home.kt": home,
      "composeApp/src/androidMain/kotlin/MainActivity.kt": activity,
    ]) { $1 }
    let paths = try #require(try report(files).apps.first?.paths)
    #expect(!paths.isEmpty && !paths.flatMap(\.hops).contains { $0.file.hasSuffix("Home.kt") }, "\(paths)")
  }

  @Test(
    "a call of a library's type does not call the app's function of the same name",
    arguments: [
      ("GIDSignIn.sharedInstance.handle($0)", false), ("_ = Branch.getInstance()?.handle($0)", false),
      ("Firebase.Auth.auth().handle($0)", false), ("Redeemer.handle($0)", true), ("Shop.Redeemer.handle($0)", true),
      ("Router.shared.handle($0)", true), ("Purchases.shared.handle($0)", true), ("RedeemerKt.handle($0)", true),
    ])
  func libraries(_ call: String, isOwn: Bool) throws {
    var files = fixture("ios-good")
    files["App/SceneDelegate.swift"] = nil
    files["App/ShopApp.swift"] = """
      import RevenueCat
      @main struct ShopApp: App {
        init() { Purchases.configure(withAPIKey: "appl_abcdefghijklmnop") }
        var body: some Scene { WindowGroup { Text("Shop").onOpenURL { \(call) } } }
      }
      """
    files["App/Redeemer.swift"] = """
      enum Redeemer {
        static func handle(_ url: URL) async {
          guard let redemption = url.asWebPurchaseRedemption else { return }
          show(await Purchases.shared.redeemWebPurchase(redemption))
        }
      }
      extension Purchases { func greet() {} }
      typealias Router = Redeemer
      """
    #expect(try report(files).findings.isEmpty == isOwn)
  }

  @Test(
    "a callback's parameter and a state are no function of the app's, whatever their name",
    arguments: [
      "<Sheet onOpenChange={(open) => { setShown(open); }} />", "<Sheet onOpenChange={async open => setShown(open)} />",
      "<Sheet isOpen={open} onClose={() => { if (open) setOpen(false); }} />",
    ])
  func hiddenNames(_ sheet: String) throws {
    let purchases = """
      import { useCallback, useEffect } from 'react';
      import { Linking } from 'react-native';
      import Purchases from 'react-native-purchases';
      export function PurchaseLinks({ children }) {
        const open = useCallback(async (url) => {
          const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
          if (redemption) show(await Purchases.redeemWebPurchase(redemption));
        }, []);
        useEffect(() => {
          Linking.getInitialURL().then(open);
          const subscription = Linking.addEventListener('url', (event) => open(event.url));
          return () => subscription.remove();
        }, [open]);
        return children;
      }
      """
    let select = """
      import { useState } from 'react';
      export function Currency() {
        \(sheet.contains("isOpen") ? "const [open, setOpen] = useState(false);" : "const [shown, setShown] = useState(false);")
        return \(sheet);
      }
      """
    let layout = """
      import { PurchaseLinks } from '../PurchaseLinks';
      export default function Layout() { return <PurchaseLinks><Stack /></PurchaseLinks>; }
      """
    let paths = try #require(
      try report([
        "package.json": #"{"dependencies": {"expo": "54", "expo-router": "6", "react-native-purchases": "10.4.4"}}"#,
        "app.json": #"{"expo": {"name": "Shop", "scheme": "rc-0123456789"}}"#, "app/_layout.tsx": layout,
        "app/index.tsx":
          "import { Currency } from '../Currency';\nexport default function Index() { return <Currency />; }",
        "Currency.tsx": select, "PurchaseLinks.tsx": purchases,
      ]).apps.first?.paths)
    #expect(!paths.isEmpty)
    #expect(paths.allSatisfy { !$0.hops.contains { $0.file == "Currency.tsx" } }, "\(paths)")
  }

  @Test("that iOS passes no link on is said of the file where its app gets links")
  func namesTheEntryOfIOS() throws {
    var files = fixture("kmp-good")
    for path in files.keys where path.hasSuffix(".swift") { files[path] = nil }
    files["composeApp/exported/Package.swift"] = "import PackageDescription\nlet package = Package(name: \"exported\")"
    files["composeApp/exported/Sources/Dummy.swift"] = "import Foundation"
    let app = """
      import SwiftUI

      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { ContentView()SIGNIN } }
      }
      """
    for (signIn, line) in [("", 3), ("\n      .onOpenURL { SignIn.shared.resume($0) }", 5)] {
      files["iosApp/iosApp/ShopApp.swift"] = app.replacingOccurrences(of: "SIGNIN", with: signIn)
      let finding = try #require(try report(files).findings.first { $0.message.hasPrefix("iOS passes no link") })
      #expect(finding.file == "iosApp/iosApp/ShopApp.swift" && finding.line == line, "\(finding)")
    }
  }

  @Test("lock files are never the place to edit, and two of them are one finding")
  func namesManifests() throws {
    let pin =
      "{\"pins\": [{\"location\": \"https://github.com/RevenueCat/purchases-ios\", \"state\": {\"version\": \"3.2.2\"}}]}"
    let package = ".package(url: \"https://github.com/RevenueCat/purchases-ios\", from: \"3.2.2\")"
    let report = try report([
      "App.xcodeproj/project.pbxproj": Self.project("SDKROOT = iphoneos;"), "Packages/A/Package.resolved": pin,
      "Packages/B/Package.resolved": pin, "Packages/A/Package.swift": package, "App/App.swift": "import RevenueCat",
    ])
    let found = report.findings.filter { $0.rule == .sdkTooOld }
    #expect(found.map(\.file) == ["Packages/A/Package.swift"])
    #expect(found.first?.fix?.text == package.replacing("3.2.2", with: "5.14.1"))
    #expect(!report.findings.contains { $0.file.hasSuffix(".resolved") })
  }

  @Test("a fix for a version is the line of the file with another version")
  func quotesLines() throws {
    let toml =
      "[versions]\npurchases = \"7.11.0\" # held\n[libraries]\npurchases = { module = \"com.revenuecat.purchases:purchases\", version.ref = \"purchases\" }\n"
    let report = try report([
      "app/build.gradle.kts": "plugins { id(\"com.android.application\") }", "gradle/libs.versions.toml": toml,
      "settings.gradle.kts": "include(\":app\")", "app/src/main/AndroidManifest.xml": "<manifest/>",
    ])
    let finding = try #require(report.findings.first { $0.rule == .sdkTooOld })
    #expect(finding.fix?.text == "purchases = \"8.10.6\" # held" && finding.line == 2)
  }

  @Test(
    "a handler that hands its texts to what its caller gave tells them, and one that returns them does not",
    arguments: [
      ("say: (text: string) => void", "say(", ");", "return true;", false),
      ("", "return ", ";", "return 'You are offline';", true),
    ])
  func handsTextsOn(parameter: String, open: String, close: String, end: String, isIgnored: Bool) throws {
    let links = """
      import { Linking } from 'react-native';
      import Purchases, { WebPurchaseRedemptionResultType as Result } from 'react-native-purchases';
      export async function redeem(url: string, \(parameter)) {
        const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
        if (!redemption) return false;
        const result = await Purchases.redeemWebPurchase(redemption);
        switch (result.result) {
          case Result.SUCCESS: \(open)'You are in'\(close) break;
          case Result.EXPIRED: \(open)'This link has expired'\(close) break;
          case Result.INVALID_TOKEN: \(open)'This link is not valid'\(close) break;
          default: \(open)'It belongs to another user'\(close)
        }
        \(end)
      }
      Linking.addEventListener('url', ({ url }) => { void redeem(url, console.error); });
      void Linking.getInitialURL().then((url) => { if (url) void redeem(url, console.error); });
      """
    let package = #"{"dependencies": {"expo": "54", "react-native-purchases": "10.4.4"}}"#
    let app = #"{"expo": {"scheme": "rc-1a2b3c4d5e"}}"#
    let findings = try report(["package.json": package, "app.json": app, "App.tsx": links]).findings
    #expect(findings.contains { $0.rule == .resultIgnored } == isIgnored, "\(findings.map(\.message))")
  }

  @Test("what a function that returns a function does is done by its callers alone", arguments: [true, false])
  func returnsFunction(isCalled: Bool) throws {
    let links = """
      import { Alert, Linking } from 'react-native';
      import Purchases from 'react-native-purchases';
      async function redeem(url: string) {
        const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
        if (redemption) Alert.alert((await Purchases.redeemWebPurchase(redemption)).result);
      }
      export function listen(): () => void {
        const subscription = Linking.addEventListener('url', ({ url }) => { void redeem(url); });
        void Linking.getInitialURL().then((url) => { if (url) void redeem(url); });
        return () => subscription.remove();
      }
      """
    let package = #"{"dependencies": {"expo": "54", "react-native-purchases": "10.4.4"}}"#
    let call = isCalled ? "listen();" : ""
    let app = "import { listen } from './links';\nexport default function App() { \(call) return null; }"
    let findings = try report(["package.json": package, "app.json": "{}", "App.tsx": app, "links.ts": links]).findings
    #expect(findings.contains { $0.rule == .redeemMissing } != isCalled, "\(findings.map(\.message))")
  }

  private static func android(_ files: [String: String]) -> [String: String] {
    [
      "app/build.gradle": "plugins { id 'com.android.application' }", "settings.gradle": "include ':app'",
      "app/src/main/AndroidManifest.xml": "<manifest/>", "app/src/main/java/App.kt": "class App",
    ]
    .merging(files) { $1 }
  }

  @Test("the constants of buildSrc name dependencies and their versions")
  func readsBuildSource() throws {
    let constants =
      "object Deps {\n  const val v = \"3.3.1\"\n  const val q = \"io.qonversion.android.sdk:sdk:$v\"\n}"
    let path = "buildSrc/src/main/java/Deps.kt"
    let report = try report(
      Self.android([path: constants, "app/build.gradle": "plugins { id 'com.android.application' }\napi Deps.q"]))
    let finding = try #require(report.findings.first { $0.rule == .sdkTooOld })
    #expect(finding.file == path && finding.line == 3)
    #expect(finding.message.contains("io.qonversion.android.sdk:sdk is 3.3.1"))
  }

  @Test("a missing call is spelled as in the SDK, and all SDKs of the app are named")
  func namesMissingCalls() throws {
    func message(_ dependencies: String) throws -> String? {
      let script = "plugins { id 'com.android.application' }\n" + dependencies
      return try report(Self.android(["app/build.gradle": script])).findings.first { $0.rule == .redeemMissing }?
        .message
    }
    #expect(
      try message("implementation 'io.qonversion.android.sdk:sdk:9.5.0'")
        == "The app has Qonversion's SDK, but none of its code calls handleRedemptionLink.")
    #expect(
      try message(
        "implementation 'com.revenuecat.purchases:purchases:9.3.2'\nimplementation 'com.superwall.sdk:superwall-android:2.5.1'"
      )
        == "The app has the SDKs of RevenueCat and Superwall, but none of its code calls redeemWebPurchase or handleDeepLink."
    )
  }

  @Test("a project without native folders says that schemes are unknown")
  func notesMissingFolders() throws {
    let report = try report([
      "package.json":
        "{\"dependencies\": {\"@capacitor/core\": \"7.0.0\", \"@revenuecat/purchases-capacitor\": \"11.0.0\"}}",
      "capacitor.config.json": "{}", "src/main.ts": "Purchases.redeemWebPurchase({})",
    ])
    #expect(report.findings.contains { $0.rule == .schemeUnresolved && $0.severity == .note })
  }

  @Test("redemption that is missing is told where the project asks for the SDK")
  func namesThePlace() throws {
    let report = try report([
      "package.json": "{\"dependencies\": {\"react-native\": \"0.80.0\",\n\"react-native-purchases\": \"^9.0.0\"}}",
      "package-lock.json": "{\"packages\": {\"node_modules/react-native-purchases\": {\"version\": \"9.1.0\"}}}",
      "App.tsx": "import Purchases from 'react-native-purchases';\nAppState.addEventListener('change', () => {});",
    ])
    let finding = try #require(report.findings.first { $0.rule == .redeemMissing })
    #expect(finding.file == "package.json" && finding.line == 2)
  }

  @Test("an app that configures by a tap on one fragment may redeem on another, but not on the same one")
  func ordersFragments() throws {
    func isWarned(_ redeeming: String) throws -> Bool {
      let redeems = "fun show(url: String) { Purchases.sharedInstance.redeemWebPurchase(url) { } }"
      let configures = "fun onViewCreated() { button.setOnClickListener { Purchases.configure(configuration) } }"
      let code = [
        "import com.revenuecat.purchases.Purchases", "class KeyFragment : Fragment() {", configures,
        redeeming == "KeyFragment" ? redeems + " }" : "} class \(redeeming)() { " + redeems + " }",
      ]
      return try report(Self.android(["app/src/main/java/App.kt": code.joined(separator: "\n")]))
        .findings.contains { $0.rule == .redeemBeforeConfigure }
    }
    #expect(try isWarned("KeyFragment"))
    #expect(try isWarned("MainActivity : AppCompatActivity"))
    #expect(try !isWarned("OverviewFragment : Fragment"))
  }

  @Test("a script that a bundler wrote is no code of the app, unless the app has no other")
  func leavesBundles() throws {
    let bundle = String(repeating: "import{Purchases}from'@revenuecat/purchases-capacitor';", count: 200)
    let app = [
      "package.json":
        "{\"dependencies\": {\"@capacitor/core\": \"7.0.0\",\n\"@revenuecat/purchases-capacitor\": \"12.2.0\"}}",
      "capacitor.config.json": "{}",
    ]
    let redeems = bundle + "App.addListener('appUrlOpen',(e)=>Purchases.redeemWebPurchase(e))"
    func findings(_ files: [String: String]) throws -> [Finding] {
      try report(app.merging(files) { $1 }).findings.filter { $0.rule == .redeemMissing }
    }
    let source = "import { Purchases } from '@revenuecat/purchases-capacitor';\nPurchases.configure({ apiKey: 'k' });"
    #expect(try findings(["backup/index.js": bundle, "src/main.ts": source]).map(\.file) == ["package.json"])
    #expect(try findings(["backup/index.js": redeems, "src/main.ts": source]).map(\.file) == ["package.json"])
    #expect(try findings(["www/index.js": redeems]).isEmpty)
    let chunk = "App.addListener('appUrlOpen',()=>{});" + String(repeating: "f();", count: 120)
    #expect(try findings(["backup/chunk.js": chunk, "src/main.ts": source]).map(\.file) == ["package.json"])
  }

  @Test("an app of SwiftUI is told to take links in its view, and not in a scene delegate")
  func namesTheView() throws {
    let report = try report([
      "App.xcodeproj/project.pbxproj": Self.project("SDKROOT = iphoneos;"),
      "App.swift":
        "import RevenueCat\nimport SwiftUI\n@main struct ShopApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }",
    ])
    let finding = try #require(report.findings.first { $0.rule == .redeemMissing })
    #expect(finding.fix?.text.contains(".onOpenURL { url in handle(url) }") == true)
    #expect(finding.fix?.text.contains("willConnectTo") == false)
  }

  @Test(
    "another library of a vendor is not taken for its SDK",
    arguments: [
      ("Main.kt", "import com.revenuecat.placeholder.Configuration"),
      ("Main.java", "import static com.superwall.superapp.Config.key;"), ("App.swift", "import RevenueCatTracker"),
      ("App.swift", "import QonversionCharts"),
    ])
  func ignoresOtherLibraries(_ name: String, _ text: String) throws {
    let isSwift = name.hasSuffix(".swift")
    let report = try report([
      isSwift ? "App.xcodeproj/project.pbxproj" : "build.gradle.kts": isSwift
        ? Self.project("SDKROOT = iphoneos;") : "plugins { id(\"com.android.application\") }",
      "src/" + name: text,
    ])
    #expect(report.status == .noSDK, "\(report.findings.map(\.message))")
  }

  @Test("a fingerprint in a list of its own is said to be no text, and not to be missing")
  func nestedFingerprint() throws {
    let target = #"{"namespace": "android_app", "package_name": "com.shop", "sha256_cert_fingerprints": [["14:6D"]]}"#
    let report = try report([
      "build.gradle.kts": """
      plugins { id("com.android.application") }
      dependencies { implementation("com.revenuecat.purchases:purchases:9.19.0") }
      """,
      "public/.well-known/assetlinks.json":
        #"[{"relation": ["delegate_permission/common.handle_all_urls"], "target": \#(target)}]"#,
    ])
    let messages = report.findings.filter { $0.rule == .associationFileInvalid }.map(\.message)
    #expect(messages == ["A fingerprint is something else than a text."])
  }

  @Test("an SDK is seen if another package of its vendor brings it")
  func seesPackagesBehind() throws {
    let flutter = ["lib/main.dart": "void main() {}"]
    let projects = [
      flutter.merging(["pubspec.yaml": "dependencies:\n  flutter: {sdk: flutter}\n  purchases_ui_flutter: ^9.0.0\n"]) {
        $1
      },
      flutter.merging([
        "pubspec.yaml":
          "dependencies:\n  flutter: {sdk: flutter}\ndependency_overrides:\n  purchases_ui_flutter: {path: ../ui}\n"
      ]) { $1 },
      ["package.json": #"{"dependencies": {"react-native": "0.81.0", "react-native-purchases-ui": "9.0.0"}}"#],
      [
        "ProjectSettings/ProjectVersion.txt": "",
        "Packages/manifest.json": #"{"dependencies": {"com.revenuecat.purchases-ui-unity": "8.0.0"}}"#,
      ],
      ["App.xcodeproj/project.pbxproj": Self.project("SDKROOT = iphoneos;"), "Podfile": "pod 'RevenueCatUI'"],
      [
        "build.gradle.kts": """
        plugins { id("com.android.application") }
        dependencies { implementation("com.revenuecat.purchases:purchases-hybrid-common:14.0.0") }
        """
      ],
    ]
    for files in projects {
      let rules = try report(files).findings.map(\.rule)
      #expect(rules.contains(.sdkVersionUnknown) && !rules.contains(.sdkMissing), "\(files.keys.sorted()): \(rules)")
    }
  }

  @Test(
    "an SDK that redeems nothing is known by the name that it once had, too",
    arguments: ["@qonversion/react-native-sdk", "react-native-qonversion"]
  )
  func knowsOldNames(_ name: String) throws {
    let report = try report([
      "package.json": #"{"dependencies": {"react-native": "0.79.6", "\#(name)": "^9.0.3"}}"#,
      "App.ts": "import Qonversion from '\(name)';\nQonversion.getSharedInstance();",
    ])
    let rules = report.findings.map(\.rule)
    #expect(rules.contains(.sdkWithoutRedemption) && !rules.contains(.redeemMissing), "\(rules)")
  }

  @Test("a state that a function sets keeps no link out if it was waited for", arguments: [true, false])
  func waitsForStates(_ isAwaited: Bool) throws {
    let program = """
      import Purchases from 'react-native-purchases';
      import { Linking } from 'react-native';
      let configured = false;
      let preparing: Promise<void> | null = null;
      function prepare(): Promise<void> {
        preparing ??= (async () => { Purchases.configure({ apiKey: 'appl_key' }); configured = true; })();
        return preparing;
      }
      export async function redeem(url: string) {
        \(isAwaited ? "await" : "void") prepare();
        if (!configured) return;
        const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
        if (redemption) show((await Purchases.redeemWebPurchase(redemption)).result);
      }
      Linking.getInitialURL().then((url) => { if (url) void redeem(url); });
      Linking.addEventListener('url', ({ url }) => { void redeem(url); });
      """
    let report = try report([
      "package.json": #"{"dependencies": {"react-native": "0.81.5", "react-native-purchases": "10.7.2"}}"#,
      "index.ts": program,
    ])
    let found = report.findings.filter { $0.rule == .handlerConditional }
    #expect(found.isEmpty == isAwaited, "\(found.map(\.message))")
    #expect(!report.findings.contains { $0.rule == .redeemMissing })
  }

  @Test("an app that leaves its SDK to a package from a repository may redeem there", arguments: [true, false])
  func leavesSDKToPackages(_ isImported: Bool) throws {
    let report = try report([
      "pubspec.yaml": """
      dependencies:
        flutter: {sdk: flutter}
        purchases_flutter: ^9.2.0
        shared:
          git:
            url: https://example.com/shared.git
      """,
      "lib/main.dart": """
      import 'package:shared/shared.dart';
      \(isImported ? "import 'package:purchases_flutter/purchases_flutter.dart';" : "")
      void main() => runApp(const Shop());
      """,
    ])
    let rules = report.findings.map(\.rule)
    #expect(rules.contains(.redeemMissing) == isImported && rules.contains(.redeemUnknown) != isImported, "\(rules)")
  }
}
