import ProjectDoctor

/// Breakages on the way of a link from the system to the result, and healthy twins that look alike.
extension Breakage {
  private static let kotlin = "app/src/main/java/com/shop/MainActivity.kt"
  private static let scene = "App/SceneDelegate.swift"

  static let path: [Breakage] = filters + builds + values + results + listeners

  private static let filters: [Breakage] = [
    Breakage(
      "a guard on another host", in: "ios-good", .linkFiltered, file: scene,
      "guard let redemption", "guard url.host == \"shop.example.com\" else { return }\n    guard let redemption"),
    Breakage(
      "a guard on the host of the links", in: "ios-good", .linkFiltered, isFound: false, file: scene,
      "guard let redemption", "guard url.host == \"redeem_web_purchase\" else { return }\n    guard let redemption"),
    Breakage(
      "the action is tested for MAIN", in: "android-good", .linkFiltered, file: kotlin,
      "val redemption", "if (intent.action != Intent.ACTION_MAIN) return\n        val redemption"),
    Breakage(
      "the action is tested for VIEW", in: "android-good", .linkFiltered, isFound: false, file: kotlin,
      "val redemption", "if (intent.action != Intent.ACTION_VIEW) return\n        val redemption"),
    Breakage(
      "a function that tests another host", in: "expo-good", .linkFiltered,
      [
        Edit(
          file: "App.tsx", old: "  if (redemption)",
          new: "  if (!isOurs(url)) return;\n  if (redemption)"),
        Edit(
          file: "test-link.ts", old: "", new: "export const isOurs = (url: string) => new URL(url).host === 'redeem';"),
      ]),
    Breakage(
      "a test that sign-in links pass, which returns", in: "expo-good", .linkFiltered, isFound: false, file: "App.tsx",
      "  if (redemption)", "  if (url.includes('auth-callback')) return;\n  if (redemption)"),
    Breakage(
      "handled for a user who is logged in", in: "android-good", .handlerConditional, file: kotlin,
      "Purchases.sharedInstance", "if (Session.isLoggedIn) Purchases.sharedInstance"),
    Breakage(
      "kept for later where nobody is logged in", in: "android-good", .handlerConditional, isFound: false, file: kotlin,
      "val redemption", "if (user == null) { pending = intent; return }\n        val redemption"),
    Breakage(
      "handled on a screen that a link of navigation opens", in: "ios-superwall", .handlerOnOneScreen,
      file: "App/SceneDelegate.swift", "Text(\"Shop\").onOpenURL { Superwall.handleDeepLink($0) }",
      "NavigationLink(\"About\") { Text(\"Shop\").onOpenURL { Superwall.handleDeepLink($0) } }"),
  ]

  private static let builds: [Breakage] = [
    Breakage(
      "development builds only", in: "flutter-good", .handlerInDebug, file: "lib/main.dart",
      "  AppLinks()", "  if (!kDebugMode) return;\n  AppLinks()"),
    Breakage(
      "a log in development builds", in: "flutter-good", .handlerInDebug, isFound: false, file: "lib/main.dart",
      "  AppLinks()", "  if (kDebugMode) print('listening');\n  AppLinks()"),
    Breakage(
      "the editor only", in: "unity-good", .handlerInDebug, file: "Assets/Links.cs",
      "purchases.Parse", "#if UNITY_EDITOR\n        purchases.Parse"),
    Breakage(
      "outside of the editor", in: "unity-good", .handlerInDebug, isFound: false, file: "Assets/Links.cs",
      "purchases.Parse", "#if !UNITY_EDITOR\n        purchases.Parse"),
    Breakage(
      "an environment without a scheme", in: "expo-good", .schemeConditional, file: "app.config.js", "",
      "export default ({ config }) => ({\n  ...config,\n  scheme: process.env.V === 'dev' ? config.scheme : undefined,\n});"
    ),
    Breakage(
      "the release build removes the filter", in: "android-good", .androidSchemeMissing,
      file: "app/src/release/AndroidManifest.xml", "",
      """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
        <application>
          <activity android:name=".MainActivity"><intent-filter tools:node="removeAll" /></activity>
        </application>
      </manifest>
      """),
  ]

  private static let values: [Breakage] = [
    Breakage(
      "the query is cut off", in: "expo-good", .linkAltered, file: "App.tsx",
      "Redemption(url)", "Redemption(url.split('?')[0])"),
    Breakage(
      "the path alone is passed on, by way of a variable", in: "flutter-good", .linkAltered, file: "lib/main.dart",
      "  final redemption = await Purchases.parseAsWebPurchaseRedemption(link.toString());",
      "  final text = link.path;\n  final redemption = await Purchases.parseAsWebPurchaseRedemption(text);"),
    Breakage(
      "a regular expression cuts the query off", in: "expo-good", .linkAltered, file: "App.tsx",
      "Redemption(url)", "Redemption(url.replace(/\\?.*/, ''))"),
    Breakage(
      "the warm link of a scene is printed", in: "ios-good", .warmStartUnhandled, file: scene,
      "contexts.forEach { handle($0.url) }", "contexts.forEach { print($0.url) }"),
    Breakage(
      "isScheme with another scheme", in: "flutter-good", .linkFiltered, file: "lib/main.dart",
      "  final redemption", "  if (!link.isScheme('https')) return;\n  final redemption"),
    Breakage(
      "the link is trimmed", in: "expo-good", .linkAltered, isFound: false, file: "App.tsx",
      "Redemption(url)", "Redemption(url.trim())"),
    Breakage(
      "the event in place of its url", in: "expo-good", .linkMisused, file: "App.tsx",
      "({ url }) => handle(url)", "(event) => handle(event)"),
    Breakage(
      "the url of the event", in: "expo-good", .linkMisused, isFound: false, file: "App.tsx",
      "({ url }) => handle(url)", "(event) => handle(event.url)"),
    Breakage(
      "a promise that nobody awaits", in: "flutter-good", .linkMisused, file: "lib/main.dart",
      "= await Purchases.parse", "= Purchases.parse"),
    Breakage(
      "the older intent in onNewIntent", in: "android-good", .linkMisused, file: kotlin,
      "super.onNewIntent(intent)\n        handle(intent)", "super.onNewIntent(intent)\n        handle(getIntent())"),
  ]

  private static let results: [Breakage] = [
    Breakage(
      "the result is discarded", in: "ios-good", .resultIgnored, file: scene,
      "show(await Purchases.shared.redeemWebPurchase(redemption))",
      "_ = await Purchases.shared.redeemWebPurchase(redemption)"),
    Breakage(
      "the result is switched over", in: "ios-good", .resultIgnored, isFound: false, file: scene,
      "show(await Purchases.shared.redeemWebPurchase(redemption))",
      "switch await Purchases.shared.redeemWebPurchase(redemption) {\n      case .success: show(1)\n      default: show(2)\n      }"
    ),
    Breakage(
      "an empty callback", in: "android-good", .resultIgnored, file: kotlin, "{ show(it) }", "{ }"),
    Breakage(
      "success alone", in: "expo-good", .resultIgnored, file: "App.tsx",
      "if (redemption) show(await Purchases.redeemWebPurchase(redemption));",
      "const result = await Purchases.redeemWebPurchase(redemption);\n  if (result.result === Type.SUCCESS) show(1);"),
    Breakage(
      "success, and everything else", in: "expo-good", .resultIgnored, isFound: false, file: "App.tsx",
      "if (redemption) show(await Purchases.redeemWebPurchase(redemption));",
      "const result = await Purchases.redeemWebPurchase(redemption);\n  if (result.result === Type.SUCCESS) show(1); else show(2);"
    ),
  ]

  private static let listeners: [Breakage] = [
    Breakage(
      "the listener is removed at once", in: "expo-good", .listenerCancelled, file: "App.tsx",
      "Linking.addEventListener('url', ({ url }) => handle(url));",
      "const listener = Linking.addEventListener('url', ({ url }) => handle(url));\nlistener.remove();"),
    Breakage(
      "the listener is removed at the end", in: "expo-good", .listenerCancelled, isFound: false, file: "App.tsx",
      "Linking.addEventListener('url', ({ url }) => handle(url));",
      "const listener = Linking.addEventListener('url', ({ url }) => handle(url));\nexport const end = () => { listener.remove(); };"
    ),
    Breakage(
      "the activity hides the link from React Native", in: "react-native-good", .androidLinkNotForwarded,
      file: "android/app/src/main/java/com/shop/MainActivity.kt", "",
      "class MainActivity : ReactActivity() {\n  override fun onNewIntent(intent: Intent) {\n    log(intent)\n  }\n}"),
    Breakage(
      "the activity hands the link on", in: "react-native-good", .androidLinkNotForwarded, isFound: false,
      file: "android/app/src/main/java/com/shop/MainActivity.kt", "",
      "class MainActivity : ReactActivity() {\n  override fun onNewIntent(intent: Intent) {\n    super.onNewIntent(intent)\n  }\n}"
    ),
    Breakage(
      "iOS passes nothing on", in: "kmp-good", .redeemMissing, file: "iosApp/iosApp/ShopApp.swift",
      ".onOpenURL { LinksKt.handle(url: $0.absoluteString) }", ""),
  ]
}
