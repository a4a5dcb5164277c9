import ProjectDoctor

extension Breakage {
  private static let plist = "App/Info.plist"
  private static let scenes = "App/SceneDelegate.swift"
  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        true
      }
    }
    """
  private static let delegateOfScenes = """
    @main struct ShopApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
      var body: some Scene { WindowGroup { Text("Shop") } }
    }
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        if let redemption = url.asWebPurchaseRedemption {
          Task { await Purchases.shared.redeemWebPurchase(redemption) }
        }
        return true
      }
    }
    """

  /// What stops a link on iOS.
  static let apple: [Breakage] = [
    Breakage(
      "the scheme is a string", in: "ios-good", .schemeInvalid, file: plist,
      "<array>\n        <string>rc-7f3a91c05e</string>\n      </array>", "<string>rc-7f3a91c05e</string>"),
    Breakage(
      "the scheme has a blank at its end", in: "ios-good", .schemeInvalid, file: plist, "rc-7f3a91c05e<",
      "rc-7f3a91c05e <"),
    Breakage(
      "AppDelegate of an app with scenes", in: "ios-good", .iosLinkNotForwarded,
      [Edit(file: scenes, old: "", new: delegateOfScenes)]),
    Breakage(
      "AppDelegate beside onOpenURL", in: "ios-good", .iosLinkNotForwarded, isFound: false,
      [
        Edit(
          file: scenes, old: "",
          new: delegateOfScenes.replacing("Text(\"Shop\")", with: "Text(\"Shop\").onOpenURL { _ in }"))
      ]),
    Breakage(
      "AppDelegate of React Native without RCTLinkingManager", in: "react-native-good", .iosLinkNotForwarded,
      [Edit(file: "ios/Shop/AppDelegate.swift", old: "", new: delegate)]),
    Breakage(
      "AppDelegate of React Native with RCTLinkingManager", in: "react-native-good", .iosLinkNotForwarded,
      isFound: false,
      [
        Edit(
          file: "ios/Shop/AppDelegate.swift", old: "",
          new: delegate.replacing("    true", with: "RCTLinkingManager.application(app, open: url, options: options)"))
      ]),
    Breakage(
      "AppDelegate of Capacitor without its proxy", in: "capacitor-good", .iosLinkNotForwarded,
      [Edit(file: "ios/App/App/AppDelegate.swift", old: "", new: delegate)]),
    Breakage(
      "AppDelegate of Capacitor with its proxy", in: "capacitor-good", .iosLinkNotForwarded, isFound: false,
      [
        Edit(
          file: "ios/App/App/AppDelegate.swift", old: "",
          new: delegate.replacing(
            "    true", with: "ApplicationDelegateProxy.shared.application(app, open: url, options: options)"))
      ]),
  ]

  private static let entitlements = "App/App.entitlements"
  private static let webFilter = """
    <intent-filter VERIFY>
      <action android:name="android.intent.action.VIEW" />
      <category android:name="android.intent.category.DEFAULT" />
      <category android:name="android.intent.category.BROWSABLE" />
      <data android:scheme="https" android:host="shop.superwall.app" />
    </intent-filter>
    </activity>
    """

  /// Universal links and app links.
  static let domains: [Breakage] = [
    Breakage(
      "a domain without applinks:", in: "ios-superwall", .associatedDomainInvalid, file: entitlements, "applinks:", ""),
    Breakage(
      "a domain with https://", in: "ios-superwall", .associatedDomainInvalid, file: entitlements, "applinks:",
      "applinks:https://"),
    Breakage(
      "a domain of another service", in: "ios-superwall", .associatedDomainInvalid, isFound: false,
      file: entitlements, "applinks:", "webcredentials:"),
    Breakage(
      "entitlements that no target uses", in: "ios-superwall", .iosSchemeMissing,
      file: "App.xcodeproj/project.pbxproj", "PRODUCT_NAME = App;",
      "PRODUCT_NAME = App; CODE_SIGN_ENTITLEMENTS = App/Other.entitlements;"),
    Breakage(
      "an app link that is not verified", in: "android-superwall", .appLinkUnverified,
      file: "app/src/main/AndroidManifest.xml", "</activity>", webFilter.replacing(" VERIFY", with: "")),
    Breakage(
      "an app link that is verified", in: "android-superwall", .appLinkUnverified, isFound: false,
      file: "app/src/main/AndroidManifest.xml", "</activity>",
      webFilter.replacing("VERIFY", with: "android:autoVerify=\"true\"")),
  ]
}
