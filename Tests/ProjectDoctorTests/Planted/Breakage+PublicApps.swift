import ProjectDoctor

/// Breakages that were missed in public apps, and findings that were false there.
extension Breakage {
  private static let activity = "app/src/main/java/com/shop/MainActivity.kt"
  private static let store = """
    package com.shop

    object Links {
      suspend fun redeemWebPurchase(redemption: WebPurchaseRedemption): Result =
        suspendCancellableCoroutine { continuation ->
          CALL(redemption) { continuation.resume(it) }
        }
    }
    """

  /// A function of the app's own has the name of the SDK's call.
  private static func service(_ description: String, _ call: String, _ use: String, isFound: Bool) -> Breakage {
    Breakage(
      description, in: "android-good", .redeemMissing, isFound: isFound,
      [
        Edit(file: activity, old: "Purchases.sharedInstance.redeemWebPurchase(redemption)", new: use),
        Edit(file: "app/src/main/java/com/shop/Links.kt", old: "", new: store.replacing("CALL", with: call)),
      ])
  }

  static let names: [Breakage] = [
    service(
      "a service of the app calls the SDK", "Purchases.sharedInstance.redeemWebPurchase",
      "Links.redeemWebPurchase(redemption)", isFound: false),
    service("a service of the app calls nothing", "ignore", "Links.redeemWebPurchase(redemption)", isFound: true),
    service(
      "a service that is called by nobody", "Purchases.sharedInstance.redeemWebPurchase", "ignore(redemption)",
      isFound: true),
    service(
      "a service calls a member that holds the SDK", "client.redeemWebPurchase", "Links.redeemWebPurchase(redemption)",
      isFound: false),
    Breakage(
      "a router of the app has the name of the SDK's call", in: "ios-superwall", .redeemMissing,
      file: "App/SceneDelegate.swift", "",
      """
      import SuperwallKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          contexts.forEach { router.handleDeepLink($0.url) }
        }
      }
      final class Router {
        func handleDeepLink(_ url: URL) { tab = url.host }
      }
      """),
    Breakage(
      "a file of the app has the vendor's name", in: "flutter-good", .sdkVersionUnknown, isFound: false,
      file: "lib/start.dart", "", "import 'services/superwall_service.dart';\nimport 'package:shop/superwall.dart';"),
    Breakage(
      "an alias of a bundler leads to a file with the vendor's name", in: "expo-good", .sdkVersionUnknown,
      isFound: false, file: "src/start.ts", "",
      "import { initSuperwall } from '@/lib/superwall';\nimport { x } from './qonversion';"),
    Breakage(
      "another file listens to other links, with a name of another vendor's call", in: "expo-good",
      .coldStartUnhandled,
      [
        Edit(file: "App.tsx", old: "Linking.getInitialURL().then((url) => url && handle(url));", new: ""),
        Edit(
          file: "src/Tabs.tsx", old: "",
          new: "import { Linking } from 'react-native';\nconst handleDeepLink = (url: string) => { open(url); };\n"
            + "export default function Tabs() { Linking.getInitialURL().then((url) => handleDeepLink(url)); }"),
      ]),
    Breakage(
      "an activity that passes links on to a service has no onNewIntent", in: "android-good", .warmStartUnhandled,
      [
        Edit(
          file: activity, old: "Purchases.sharedInstance.redeemWebPurchase(redemption)",
          new: "Links.redeemWebPurchase(redemption)"),
        Edit(file: activity, old: "intent.asWebPurchaseRedemption() ?: return", new: "intent.data ?: return"),
        Edit(
          file: activity,
          old:
            "    override fun onNewIntent(intent: Intent) {\n        super.onNewIntent(intent)\n        handle(intent)\n    }\n",
          new: ""),
        Edit(
          file: "app/src/main/java/com/shop/Links.kt", old: "",
          new: store.replacing("CALL", with: "Purchases.sharedInstance.redeemWebPurchase")),
      ]),
    Breakage(
      "only a server in the folder redeems", in: "expo-good", .redeemMissing,
      [
        Edit(file: "App.tsx", old: "if (redemption) show(await Purchases.redeemWebPurchase(redemption));", new: ""),
        Edit(file: "backend/package.json", old: "", new: "{\"dependencies\": {\"express\": \"4.0.0\"}}"),
        Edit(
          file: "backend/index.ts", old: "",
          new: "import Purchases from 'x';\nPurchases.redeemWebPurchase(request.body);"),
      ]),
  ]

  private static let handler = "const redemption = await Purchases.parseAsWebPurchaseRedemption(url);"
  private static let linking = """
    import Purchases from 'react-native-purchases';
    import { Linking } from 'react-native';
    export const linking = {
      prefixes: ['shop://', 'rc-7f3a91c05e://'],
      INITIAL
      subscribe(listener) {
        const subscription = Linking.addEventListener('url', async ({ url }) => {
          const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
          if (redemption) show(await Purchases.redeemWebPurchase(redemption)); else listener(url);
        });
        return () => subscription.remove();
      },
    };
    """

  private static func condition(
    _ description: String, _ text: String, in project: String = "expo-good", isFound: Bool = true
  ) -> Breakage {
    Breakage(
      description, in: project, .linkTakenFirst, isFound: isFound, file: "App.tsx", handler, text + "\n  " + handler)
  }

  /// Code and configuration that keep links from the call.
  static let handlers: [Breakage] = [
    condition("the code leaves for another scheme", "if (!url.startsWith('shop://')) return;"),
    condition("the code leaves for another scheme of a parsed link", "if (new URL(url).scheme !== 'shop') { return; }"),
    condition("the code leaves for other schemes", "if (!url.startsWith('rc-7f3a91c05e://')) return;", isFound: false),
    condition("the code leaves for one scheme", "if (url.startsWith('shop://')) return;", isFound: false),
    condition("the code leaves for another host", "if (!url.includes('redeem_web_purchase')) return;", isFound: false),
    Breakage(
      "a guard for another scheme", in: "ios-good", .linkTakenFirst, file: "App/SceneDelegate.swift",
      "guard let redemption", "guard url.scheme == \"shop\" else { return }\n    guard let redemption"),
    Breakage(
      "a guard for the scheme", in: "ios-good", .linkTakenFirst, isFound: false, file: "App/SceneDelegate.swift",
      "guard let redemption", "guard url.scheme == \"rc-7f3a91c05e\" else { return }\n    guard let redemption"),
    Breakage(
      "a closure of SwiftUI that returns for every link", in: "ios-good", .linkTakenFirst, file: "App/Root.swift", "",
      "struct Root: View { var body: some View { Text(\"\").onOpenURL { url in\n  router.open(url)\n  return\n"
        + "  Purchases.shared.redeemWebPurchase(url)\n} } }"),
    Breakage(
      "two closures of SwiftUI, the first of another SDK", in: "ios-good", .linkTakenFirst, isFound: false,
      file: "App/Root.swift", "",
      "struct Root: View { var body: some View { Text(\"\").onOpenURL { GIDSignIn.sharedInstance.handle($0) }\n"
        + "  .onOpenURL { Purchases.shared.redeemWebPurchase($0) } } }"),
    Breakage(
      "React Navigation's linking redeems later links only", in: "react-native-good", .coldStartUnhandled,
      file: "App.tsx",
      "", linking.replacing("INITIAL", with: "config: {},")),
    Breakage(
      "React Navigation's linking redeems all links", in: "react-native-good", .coldStartUnhandled, isFound: false,
      file: "App.tsx", "", linking.replacing("INITIAL", with: "async getInitialURL() { return first(); },")),
    Breakage(
      "the merge of manifests removes the filter", in: "android-good", .androidSchemeMissing,
      file: "app/src/main/AndroidManifest.xml",
      "<intent-filter>\n        <action android:name=\"android.intent.action.VIEW\"",
      "<intent-filter tools:node=\"remove\">\n        <action android:name=\"android.intent.action.VIEW\""),
    Breakage(
      "a scheme of the app's own is misspelled on one side", in: "capacitor-superwall", .schemeTypo,
      file: "ios/App/App/Info.plist", "<string>shop</string>", "<string>shopp</string>"),
    Breakage(
      "settings of Unity with a key that YAML does not allow", in: "unity-good", .fileNotRead, isFound: false,
      file: "ProjectSettings/ProjectSettings.asset", "  buildNumber: {}", "  ? {a: b}\n  : c\n  buildNumber: {}"),
    Breakage(
      "a list of properties of a downloaded gem", in: "flutter-good", .iosSchemeMissing, isFound: false,
      [
        Edit(
          file: "ios/vendor/gems/simctl/App.xcodeproj/project.pbxproj", old: "",
          new: "// !$*UTF8*$!\n{ objects = {}; rootObject = A; }"),
        Edit(file: "ios/vendor/gems/simctl/App/Info.plist", old: "", new: "<plist><dict></dict></plist>"),
      ]),
  ]

  private static let info = """
    <plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
    <array><string>SCHEME</string></array></dict></array></dict></plist>
    """

  private static func native(_ scheme: String) -> Edit {
    Edit(file: "ios/Shop/Info.plist", old: "", new: info.replacing("SCHEME", with: scheme))
  }

  /// Native folders beside Expo's configuration.
  static let native: [Breakage] = [
    Breakage(
      "the native folder has the scheme, and app.json does not", in: "expo-good", .expoNativeDiffers,
      [native("rc-7f3a91c05e"), Edit(file: "app.json", old: "\"shop\", \"rc-7f3a91c05e\"", new: "\"shop\"")]),
    Breakage(
      "both have the scheme", in: "expo-good", .expoNativeDiffers, isFound: false, [native("rc-7f3a91c05e")]),
    Breakage(
      "a plugin of the app adds the scheme", in: "expo-good", .expoNativeDiffers, isFound: false,
      [
        native("rc-7f3a91c05e"), Edit(file: "app.json", old: "\"shop\", \"rc-7f3a91c05e\"", new: "\"shop\""),
        Edit(file: "plugins/withScheme.js", old: "", new: "module.exports = (c) => add(c, 'rc-7f3a91c05e');"),
      ]),
    Breakage(
      "app.json has the scheme, and the native folder does not", in: "expo-good", .iosSchemeMissing, [native("shop")]),
  ]
}
