import Foundation
import ProjectDoctor
import RedemptionCore
import SharedCases
import Testing

@Suite("The first tests of apps as they are")
struct FirstTestAppTests {
  private static let superwall = [
    ("https://github.com/RevenueCat/purchases-ios", "https://github.com/superwall/Superwall-iOS"),
    ("RevenueCat", "SuperwallKit"),
  ]
  private static let sources = "RedemptionTests/Sources/AppUnderTest/"

  private static func app(_ object: String) -> String {
    """
    import SwiftData
    import SwiftUI

    @main struct ShopApp: App {
      @StateObject private var links = \(object)
      var body: some Scene { WindowGroup { Text("").onOpenURL { links.open($0) } } }
    }
    """
  }

  @Test("a handler that is the SDK's delegate too is linked once")
  func linkedOnce() throws {
    let links = """
      import SuperwallKit

      final class Links: ObservableObject, SuperwallDelegate {
        private let shop: Shop
        init(shop: Shop) { self.shop = shop }
        func open(_ url: URL) { Superwall.handleDeepLink(url) }
        func didRedeemLink(result: RedemptionResult) { shop.result = result }
      }

      final class Shop { var result: RedemptionResult? }
      """
    let files = ["Shop/SceneDelegate.swift": FirstTestAppTests.app("Links(shop: Shop())"), "Shop/Links.swift": links]
    let written = try FirstTestTests.written("xcodegen-good", files, replacing: FirstTestAppTests.superwall)
    let linked = written.keys.filter { $0.hasPrefix(FirstTestAppTests.sources) }
    #expect(linked == [FirstTestAppTests.sources + "Links.swift"])
  }

  @Test(
    "a Swift test sells what the app asks for, by a constant of a type, in a file that no test can compile",
    arguments: [
      ("active[Names.Access.gold] != nil", ""), ("active[\n  Names.Access.gold]?.isActive == true", "import Analytics"),
      ("all[Self.gold]?.isActive == true", "import Analytics"), (#"active["gold"] != nil"#, "import Analytics"),
    ])
  func entitlement(reading: String, module: String) throws {
    let links = """
      import RevenueCat

      final class Links: ObservableObject {
        private let shop: Shop
        init(shop: Shop) { self.shop = shop }
        func open(_ url: URL) {
          guard let redemption = url.asWebPurchaseRedemption else { return }
          Task { shop.take(await Purchases.shared.redeemWebPurchase(redemption)) }
        }
      }
      """
    let shop = """
      import RevenueCat
      \(module)

      final class Shop {
        static let gold = "gold"
        func isPaid(_ info: CustomerInfo) -> Bool { info.entitlements.\(reading) }
      }
      """
    let names = #"enum Names { enum Access { static let gold = "gold" } }"#
    let files = [
      "Shop/SceneDelegate.swift": FirstTestAppTests.app("Links(shop: Shop())"), "Shop/Links.swift": links,
      "Shop/Shop.swift": shop, "Shop/Names.swift": names,
    ]
    let path = "RedemptionTests/Tests/RedemptionSituationsTests/RedemptionSituationsTests.swift"
    let test = try #require(try FirstTestTests.written("xcodegen-good", files)[path])
    #expect(test.contains(#"situation.url(on: phone, entitlements: ["gold"])"#), "\(test)")
  }

  @Test("a part that configures the SDK itself is named, for the test configures it too")
  func configuring() throws {
    let links = """
      import RevenueCat

      final class Links: ObservableObject {
        init(shop: Shop) {}
        func open(_ url: URL) {
          guard let redemption = url.asWebPurchaseRedemption else { return }
          Task { _ = await Purchases.shared.redeemWebPurchase(redemption) }
        }
      }
      """
    let shop = "import RevenueCat\n\nfinal class Shop { init() { configure() }\n  func configure() { SET } }"
    for (setting, isNamed) in [("Purchases.configure(withAPIKey: \"appl_1\")", true), ("", false)] {
      let root = FixtureCase.folder.appendingPathComponent("xcodegen-good")
      let project = try String(contentsOf: root.appendingPathComponent("project.yml"), encoding: .utf8)
      let next = try FirstTestTests.made(of: [
        "project.yml": project, "Shop/App.swift": FirstTestAppTests.app("Links(shop: Shop())"),
        "Shop/Links.swift": links, "Shop/Shop.swift": shop.replacing("SET", with: setting),
      ]).next
      #expect(next.contains { $0.hasPrefix("Shop/Shop.swift configures the SDK itself.") } == isNamed, "\(next)")
    }
  }

  @Test("a word of a screen's text or of a style is no entitlement, and a member of a constant is one")
  func words() throws {
    let screen = "export const Trial = () => <Text>Your trial is active. Let us start.</Text>;"
    let style = "export const color = (theme: any) => theme.active.background;"
    let words = ["src/Trial.tsx": screen, "src/style.ts": style]
    let plain = try #require(try FirstTestTests.written("expo-good", words)["tests/redemption.jest.ts"])
    #expect(plain.contains("await url(server);"), "\(plain)")
    let access = """
      import { NAMES } from './names';
      export const isPro = (info: any) => info.entitlements.active[NAMES.GOLD]?.isActive;
      """
    let constants = [
      "src/access.ts": access, "src/names.ts": "export const NAMES = { ONE: 'one', GOLD: 'gold' } as const;",
      "src/colors.ts": "export const COLORS = { GOLD: 'ffd700' };",
    ]
    let files = words.merging(constants) { $1 }
    let gold = try #require(try FirstTestTests.written("expo-good", files)["tests/redemption.jest.ts"])
    #expect(gold.contains("await url(server, { entitlements: ['gold'] });"), "\(gold)")
  }

  @Test("the component of a file is its default, and nothing that it passes on from another file")
  func passedOn() throws {
    let layout = """
      import { ErrorBoundary, Stack } from 'expo-router';
      import { useEffect } from 'react';
      import { listen } from './links';
      export { ErrorBoundary };
      export function Failed() { return null; }
      export default function RootLayout() {
        useEffect(() => listen(() => {}), []);
        return <Stack />;
      }
      """
    let links = """
      import { Linking } from 'react-native';
      import Purchases from 'react-native-purchases';
      export function listen(say: (text: string) => void) {
        const subscription = Linking.addEventListener('url', ({ url }) => { void redeem(url, say); });
        return () => subscription.remove();
      }
      export async function redeem(url: string, say: (text: string) => void) {
        const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
        if (redemption) say((await Purchases.redeemWebPurchase(redemption)).result);
      }
      """
    let written = try FirstTestTests.written("expo-good", ["App.tsx": layout, "links.ts": links])
    let test = try #require(written["tests/redemption.jest.ts"])
    #expect(test.contains("require('../App').default;"), "\(test)")
  }

  @Test("a function that takes an intent is said to take no link, and the one that it calls is named")
  func intent() {
    let activity = """
      class MainActivity : ComponentActivity() {
          private val links = Links(Shop())
          override fun onCreate(state: Bundle?) {
              super.onCreate(state)
              openLink(intent)
          }
          override fun onNewIntent(intent: Intent) {
              super.onNewIntent(intent)
              openLink(intent)
          }
          private fun openLink(intent: Intent?) { intent?.data?.let { links.handle(it.toString()) } }
      }
      """
    let links = """
      import com.revenuecat.purchases.kmp.Purchases

      class Links(private val shop: Shop) {
          fun handle(url: String) {
              val redemption = Purchases.parseAsWebPurchaseRedemption(url) ?: return
              Purchases.sharedInstance.redeemWebPurchase(redemption) { shop.show(it) }
          }
      }
      """
    let files = [
      "composeApp/src/androidMain/kotlin/MainActivity.kt": activity,
      "composeApp/src/commonMain/kotlin/Links.kt": links,
    ]
    #expect { try FirstTestTests.written("kmp-good", files) } throws: {
      String(describing: $0).contains("`handle` is a member of `Links`, whose parts a test does not know.")
    }
  }

  @Test("an app of Angular whose service listens is told to let Angular make it")
  func angular() {
    let files = [
      "src/main.ts": """
      import { bootstrapApplication } from '@angular/platform-browser';
      import { AppComponent } from './app.component';
      bootstrapApplication(AppComponent);
      """,
      "src/app.component.ts": """
      import { inject } from '@angular/core';
      import { LinksService } from './links.service';
      export class AppComponent {
        private readonly links = inject(LinksService);
        constructor() { this.links.listen(); }
      }
      """,
      "src/links.service.ts": """
      import { App } from '@capacitor/app';
      import { Purchases } from '@revenuecat/purchases-capacitor';
      export class LinksService {
        listen(): void { App.addListener('appUrlOpen', ({ url }) => { void this.open(url); }); }
        async open(urlString: string) {
          const { webPurchaseRedemption } = await Purchases.parseAsWebPurchaseRedemption({ urlString });
          if (webPurchaseRedemption) show(await Purchases.redeemWebPurchase({ webPurchaseRedemption }));
        }
      }
      """,
    ]
    let angular = [("\"dependencies\": {", "\"dependencies\": { \"@angular/core\": \"^20.0.0\",")]
    #expect { try FirstTestTests.written("capacitor-good", files, replacing: angular) } throws: {
      String(describing: $0).contains("TestBed.inject")
    }
  }

  @Test("the steps for an app below the folder begin with its own folder")
  func steps() throws {
    let next = try FirstTestTests.made(of: try FirstTestTests.mobile()).next
    #expect(next.first == "cd apps/mobile   # in the project; the next steps are for this folder", "\(next)")
  }
}
