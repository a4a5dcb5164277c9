import ProjectDoctor

extension Breakage {
  private static let script = """
    import { Linking } from 'react-native';
    import Purchases from 'react-native-purchases';

    """
  private static let handler = """
    import Purchases from 'react-native-purchases';
    export function useRedemption() {
      const handle = async (url: string) => {
        const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
        if (redemption) show(await Purchases.redeemWebPurchase(redemption));
      };
      Linking.getInitialURL().then((url) => url && handle(url));
      Linking.addEventListener('url', ({ url }) => handle(url));
    }
    """

  /// No code that runs redeems.
  static let redemption: [Breakage] = [
    Breakage(
      "the call is deleted", in: "ios-good", .redeemMissing, file: "App/SceneDelegate.swift",
      "Task { show(await Purchases.shared.redeemWebPurchase(redemption)) }", "_ = redemption"),
    Breakage(
      "the call is a comment", in: "ios-good", .redeemMissing, file: "App/SceneDelegate.swift",
      "Task { show(await Purchases.shared.redeemWebPurchase(redemption)) }",
      "// Purchases.shared.redeemWebPurchase(redemption)\n    /* redeemWebPurchase(redemption) */"),
    Breakage(
      "the call is a text", in: "ios-good", .redeemMissing, file: "App/SceneDelegate.swift",
      "Task { show(await Purchases.shared.redeemWebPurchase(redemption)) }", "print(\"redeemWebPurchase(redemption)\")"),
    Breakage(
      "the call is in a test", in: "ios-good", .redeemMissing,
      [
        Edit(
          file: "App/SceneDelegate.swift", old: "Task { show(await Purchases.shared.redeemWebPurchase(redemption)) }",
          new: ""),
        Edit(
          file: "AppTests/LinkTests.swift", old: "",
          new: "func test() async { show(await Purchases.shared.redeemWebPurchase(redemption)) }"),
      ]),
    Breakage(
      "the handler is called by nobody", in: "ios-good", .redeemMissing,
      [
        Edit(file: "App/SceneDelegate.swift", old: "options.urlContexts.forEach { handle($0.url) }", new: ""),
        Edit(file: "App/SceneDelegate.swift", old: "contexts.forEach { handle($0.url) }", new: ""),
      ]),
    Breakage(
      "the handler is in another file", in: "ios-good", .redeemMissing, isFound: false,
      [
        Edit(
          file: "App/SceneDelegate.swift", old: "Task { show(await Purchases.shared.redeemWebPurchase(redemption)) }",
          new: "Links.take(redemption)"),
        Edit(
          file: "App/Links.swift", old: "",
          new: """
            enum Links {
              static func take(_ redemption: WebPurchaseRedemption) {
                Task { await redeem(redemption) }
              }
              private static func redeem(_ redemption: WebPurchaseRedemption) async {
                show(await Purchases.shared.redeemWebPurchase(redemption))
              }
            }
            """),
      ]),
    Breakage(
      "the call is deleted", in: "ios-superwall", .redeemMissing, file: "App/SceneDelegate.swift",
      "Superwall.handleDeepLink($0)", "print($0)"),
    Breakage(
      "the call is deleted", in: "android-good", .redeemMissing,
      file: "app/src/main/java/com/shop/MainActivity.kt",
      "Purchases.sharedInstance.redeemWebPurchase(redemption) { show(it) }", "println(redemption)"),
    Breakage(
      "the call is deleted", in: "android-superwall", .redeemMissing,
      file: "app/src/main/java/com/shop/MainActivity.kt", "Superwall.handleDeepLink(redemption)", ""),
    Breakage(
      "the call is deleted", in: "flutter-good", .redeemMissing, file: "lib/main.dart",
      "if (redemption != null) show(await Purchases.redeemWebPurchase(redemption));", ""),
    Breakage(
      "the listener is deleted", in: "flutter-good", .redeemMissing, file: "lib/main.dart",
      "AppLinks().uriLinkStream.listen(handle);", ""),
    Breakage(
      "the call is deleted", in: "react-native-good", .redeemMissing, file: "App.tsx",
      "if (redemption) show(await Purchases.redeemWebPurchase(redemption));", ""),
    Breakage(
      "the call is in a mock", in: "react-native-good", .redeemMissing,
      [
        Edit(file: "App.tsx", old: "await Purchases.redeemWebPurchase(redemption)", new: "return"),
        Edit(file: "__mocks__/purchases.ts", old: "", new: "export const a = () => Purchases.redeemWebPurchase(r);"),
        Edit(file: "src/App.test.tsx", old: "", new: "Purchases.redeemWebPurchase(r);"),
        Edit(file: "node_modules/x/index.js", old: "", new: "Purchases.redeemWebPurchase(r);"),
      ]),
    Breakage(
      "the hook with the handler is not mounted", in: "react-native-good", .redeemMissing,
      [
        Edit(file: "App.tsx", old: "", new: script + "export default function App() { return null; }\n"),
        Edit(file: "useRedemption.ts", old: "", new: handler),
      ]),
    Breakage(
      "the hook is imported and not called", in: "react-native-good", .redeemMissing,
      [
        Edit(
          file: "App.tsx", old: "",
          new: "import { useRedemption } from './useRedemption';\nexport default function App() { return null; }\n"),
        Edit(file: "useRedemption.ts", old: "", new: handler),
      ]),
    Breakage(
      "the hook with the handler is mounted", in: "react-native-good", .redeemMissing, isFound: false,
      [
        Edit(
          file: "App.tsx", old: "",
          new: """
            import { useRedemption } from './useRedemption';
            export default function App() {
              useRedemption();
              return null;
            }
            """),
        Edit(file: "useRedemption.ts", old: "", new: handler),
      ]),
    Breakage(
      "the call is deleted", in: "expo-good", .redeemMissing, file: "App.tsx",
      "if (redemption) show(await Purchases.redeemWebPurchase(redemption));", ""),
    Breakage(
      "the call is deleted", in: "unity-good", .redeemMissing, file: "Assets/Links.cs",
      "redemption => purchases.RedeemWebPurchase(redemption, Show)", "redemption => { }"),
    Breakage(
      "the call is deleted", in: "kmp-good", .redeemMissing,
      file: "composeApp/src/commonMain/kotlin/Links.kt", "Purchases.sharedInstance.redeemWebPurchase", "println"),
    Breakage(
      "the call is deleted", in: "capacitor-good", .redeemMissing, file: "src/main.ts",
      "if (webPurchaseRedemption) show(await Purchases.redeemWebPurchase({ webPurchaseRedemption }));", ""),
    Breakage(
      "the listener is deleted", in: "capacitor-good", .redeemMissing, file: "src/main.ts",
      "App.addListener('appUrlOpen', ({ url }) => handle(url));", ""),
    Breakage(
      "the call may be in a package outside", in: "react-native-good", .redeemUnknown,
      [
        Edit(file: "App.tsx", old: "await Purchases.redeemWebPurchase(redemption)", new: "return"),
        Edit(
          file: "package.json", old: "\"react-native-purchases\"",
          new: "\"@shop/links\": \"workspace:*\",\n    \"react-native-purchases\""),
      ]),
  ]

  /// Words elsewhere in the app do not stand for the handler's own.
  static let words: [Breakage] = [
    Breakage(
      "subscribe is another library's", in: "react-native-good", .coldStartUnhandled,
      [
        Edit(file: "App.tsx", old: "Linking.getInitialURL().then((url) => url && handle(url));\n", new: ""),
        Edit(file: "src/store.ts", old: "", new: "store.subscribe(() => {});"),
      ]),
    Breakage(
      "getInitialURL is another feature's", in: "react-native-good", .coldStartUnhandled,
      [
        Edit(file: "App.tsx", old: "Linking.getInitialURL().then((url) => url && handle(url));\n", new: ""),
        Edit(file: "src/ads.ts", old: "", new: "Linking.getInitialURL().then((url) => track(url));"),
      ]),
    Breakage(
      "AppState is no link listener", in: "react-native-good", .warmStartUnhandled,
      file: "App.tsx", "Linking.addEventListener('url', ({ url }) => handle(url));",
      "AppState.addEventListener('change', () => {});"),
    Breakage(
      "onOpenURL is another feature's", in: "ios-good", .coldStartUnhandled,
      [
        Edit(file: "App/SceneDelegate.swift", old: "options.urlContexts.forEach { handle($0.url) }", new: ""),
        Edit(
          file: "App/Widget.swift", old: "",
          new: "struct Widget: View { var body: some View { Text(\"\").onOpenURL { open($0) } } }"),
      ]),
    Breakage(
      "stringLinkStream of app_links 6 sends the first link too", in: "flutter-good", .coldStartUnhandled,
      isFound: false,
      [
        Edit(file: "lib/main.dart", old: "uriLinkStream", new: "stringLinkStream"),
        Edit(file: "pubspec.yaml", old: "dependencies:", new: "dependencies:\n  app_links: ^6.3.3"),
      ]),
    Breakage(
      "uriLinkStream of uni_links does not send the first link", in: "flutter-good", .coldStartUnhandled,
      [Edit(file: "pubspec.yaml", old: "dependencies:", new: "dependencies:\n  uni_links: ^0.5.1")]),
    Breakage(
      "uni_links beside app_links is not what is listened to", in: "flutter-good", .coldStartUnhandled,
      isFound: false,
      [
        Edit(
          file: "pubspec.yaml", old: "dependencies:", new: "dependencies:\n  uni_links: ^0.5.1\n  app_links: ^6.3.3")
      ]),
  ]
}
