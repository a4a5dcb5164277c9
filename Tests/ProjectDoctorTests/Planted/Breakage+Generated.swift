import ProjectDoctor

extension Breakage {
  private static let site = ".well-known/apple-app-site-association"
  private static let links = "web/.well-known/assetlinks.json"
  private static let details =
    "{\"applinks\": {\"details\": [{\"appIDs\": [\"ABCDE12345.com.shop\"], \"components\": [{\"/\": \"/r/*\"}]}]}}"
  private static let print = Array(repeating: "AB", count: 32).joined(separator: ":")

  private static func statement(_ package: String, _ print: String) -> String {
    "[{\"relation\": [\"delegate_permission/common.handle_all_urls\"], \"target\": {\"namespace\": \"android_app\","
      + " \"package_name\": \"\(package)\", \"sha256_cert_fingerprints\": [\"\(print)\"]}}]"
  }

  /// Files of web servers.
  static let associations: [Breakage] = [
    Breakage(
      "a site association without the team", in: "ios-good", .associationFileInvalid, file: site, "",
      details.replacing("ABCDE12345.", with: "")),
    Breakage(
      "a site association without paths", in: "ios-good", .associationFileInvalid, file: site, "",
      details.replacing("components", with: "comment")),
    Breakage(
      "a site association with a name that iOS does not ask for", in: "ios-good", .associationFileInvalid,
      file: site + ".json", "", details),
    Breakage(
      "a site association", in: "ios-good", .associationFileInvalid, isFound: false, file: site, "", details),
    Breakage(
      "a site association of passwords only", in: "ios-good", .associationFileInvalid, isFound: false, file: site, "",
      "{\"webcredentials\": {\"apps\": [\"ABCDE12345.com.shop\"]}}"),
    Breakage(
      "asset links with a fingerprint in lower case", in: "android-good", .associationFileInvalid, file: links, "",
      statement("com.shop", print.lowercased())),
    Breakage(
      "asset links of another app", in: "android-good", .associationFileInvalid, file: links, "",
      statement("com.other", print)),
    Breakage(
      "asset links", in: "android-good", .associationFileInvalid, isFound: false, file: links, "",
      statement("com.shop", print)),
    Breakage(
      "a domain of a vendor without applinks:", in: "ios-domain", .associatedDomainInvalid,
      file: "App/App.entitlements",
      "applinks:", ""),
    Breakage(
      "a domain of a vendor in entitlements that no target uses", in: "ios-domain", .iosDomainMissing,
      file: "App.xcodeproj/project.pbxproj", "PRODUCT_NAME = App;",
      "PRODUCT_NAME = App; CODE_SIGN_ENTITLEMENTS = App/Other.entitlements;"),
  ]

  private static let xcodeGen = "project.yml"
  private static let tuist = "Project.swift"

  /// Projects that XcodeGen or Tuist makes.
  static let generated: [Breakage] = [
    Breakage("no scheme", in: "xcodegen-good", .iosSchemeMissing, file: xcodeGen, "rc-7f3a91c05e", "shop"),
    Breakage("a scheme misspelled", in: "xcodegen-good", .schemeTypo, file: xcodeGen, "rc-7f3a91c05e", "rc-7f3a91c05"),
    Breakage("an old SDK", in: "xcodegen-good", .sdkTooOld, file: xcodeGen, "from: 5.14.1", "from: 4.0.0"),
    Breakage(
      "the call is deleted", in: "xcodegen-good", .redeemMissing, file: "Shop/SceneDelegate.swift",
      "Task { show(await Purchases.shared.redeemWebPurchase(redemption)) }", "_ = redemption"),
    Breakage(
      "a domain with https://", in: "xcodegen-good", .associatedDomainInvalid, file: xcodeGen, "    dependencies:",
      "    entitlements:\n      path: Shop/Shop.entitlements\n      properties:\n"
        + "        com.apple.developer.associated-domains: [\"applinks:https://shop.example\"]\n    dependencies:"),
    Breakage("no scheme", in: "tuist-good", .iosSchemeMissing, file: tuist, "rc-7f3a91c05e", "shop"),
    Breakage("an old SDK", in: "tuist-good", .sdkTooOld, file: tuist, "from: \"5.14.1\"", "exact: \"4.0.0\""),
    Breakage(
      "the call is deleted", in: "tuist-good", .redeemMissing, file: "Shop/SceneDelegate.swift",
      "Task { show(await Purchases.shared.redeemWebPurchase(redemption)) }", "_ = redemption"),
  ]

  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        RETURN
        if let redemption = url.asWebPurchaseRedemption {
          Task { await Purchases.shared.redeemWebPurchase(redemption) }
        }
        return true
      }
    }
    """
  private static let forwarding = """
    class AppDelegate: RCTAppDelegate {
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        GIDSignIn.sharedInstance.handle(url)
      }
      func application(_ app: UIApplication, continue activity: NSUserActivity) -> Bool {
        RCTLinkingManager.application(app, continue: activity, restorationHandler: handler)
      }
    }
    """
  private static let router = Edit(
    file: "package.json", old: "\"dependencies\": {", new: "\"dependencies\": {\n    \"expo-router\": \"~5.0.0\",")

  /// Which handler takes the link first.
  static let order: [Breakage] = [
    Breakage(
      "another SDK takes every link", in: "ios-good", .linkTakenFirst, file: "App/AppDelegate.swift", "",
      delegate.replacing("RETURN", with: "return GIDSignIn.sharedInstance.handle(url)")),
    Breakage(
      "another SDK takes its own links", in: "ios-good", .linkTakenFirst, isFound: false, file: "App/AppDelegate.swift",
      "", delegate.replacing("RETURN", with: "if GIDSignIn.sharedInstance.handle(url) { return true }")),
    Breakage(
      "React Native's delegate passes on universal links only", in: "react-native-good", .iosLinkNotForwarded,
      file: "ios/Shop/AppDelegate.swift", "", forwarding),
    Breakage("Expo Router without a page for the links", in: "expo-good", .linkRouteUnmatched, [router]),
    Breakage(
      "Expo Router with +native-intent", in: "expo-good", .linkRouteUnmatched, isFound: false,
      [
        router,
        Edit(
          file: "app/+native-intent.ts", old: "",
          new: "export function redirectSystemPath({ path }) { return path.includes('redeem') ? '/' : path; }"),
      ]),
    Breakage(
      "React Navigation's linking takes no link away", in: "react-native-good", .redeemMissing, isFound: false,
      file: "src/navigation.ts", "", "export const linking = { prefixes: ['shop://'], config: { screens: {} } };"),
  ]

  /// Found on public apps.
  static let apps: [Breakage] = [
    Breakage(
      "the scheme of a sign-in is a variable", in: "ios-good", .iosSchemeMissing, file: "App/Info.plist",
      "rc-7f3a91c05e", "$(GOOGLE_REVERSED_CLIENT_ID)"),
    Breakage(
      "a variable without brackets is no misspelled scheme", in: "ios-good", .schemeInvalid, isFound: false,
      file: "App/Info.plist", "rc-7f3a91c05e", "$PRODUCT_BUNDLE_IDENTIFIER"),
    Breakage(
      "the scheme is the id of the app", in: "ios-good", .iosSchemeMissing, file: "App/Info.plist", "rc-7f3a91c05e",
      "$PRODUCT_BUNDLE_IDENTIFIER"),
    Breakage(
      "a filter with a host in an app without an SDK", in: "android-good", .androidHostMismatch, isFound: false,
      [
        Edit(file: "app/src/main/java/com/shop/MainActivity.kt", old: "", new: "class MainActivity"),
        Edit(file: "gradle/libs.versions.toml", old: "", new: "[versions]\n"),
        Edit(
          file: "app/src/main/AndroidManifest.xml", old: "android:scheme=\"rc-7f3a91c05e\"",
          new: "android:scheme=\"shop\" android:host=\"shop\""),
      ]),
  ]
}
