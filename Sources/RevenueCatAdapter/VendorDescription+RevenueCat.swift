public import RedemptionCore

extension RevenueCatAdapter {
  /// RevenueCat's facts.
  public var vendor: VendorDescription { RevenueCatAdapter.facts }

  static let facts = VendorDescription(
    .revenueCat, name: "RevenueCat", sdks: sdks, links: links, defaultStore: .rcBilling, linkLifetime: 3_600_000,
    reissue: .whenOpened, keys: KeyVariables(prefix: "REVENUECAT", receipts: "REVENUECAT_STRIPE_API_KEY"),
    keyForms: keyForms, sources: sources,
    dashboard: [.schemeCopied, .appName, .appIcon, .storeLink, .sandboxFirst, .stripeKeys()],
    setup: AppSetup(
      "Purchases.proxyURL = URL(string: \"{url}\"); API key appl_{key}, goog_{key} or rcb_sb_{key}"),
    smallApp: SmallAppDescription(.reactNative, on: .ios, welcomesIf: "result", is: "SUCCESS"))

  /// Each with the version that RevenueCat's documentation names as its first with redemption.
  ///
  /// KMP's version is its own before the `+` and the native one behind it.
  ///
  /// The ranges: hybrids from the first one on purchases-hybrid-common 18.20.1, before which the error of a
  /// redemption crashes the app; KMP from its `SubscriptionInfo` of 3.2.0; Android from `PurchasesErrorCode` of
  /// 10.10.0; iOS 5.86 alone, whose `NonSubscriptionTransaction` has two members more.
  private static let sdks: [SDKDescription] = [
    SDKDescription(
      .flutter, "purchases_flutter", since: "8.4.0", reference: ReferenceVersions("10.4.2", through: "10.9.1"),
      packages: [SDKPackage(.pub, "purchases_flutter")]),
    SDKDescription(
      .reactNative, "react-native-purchases", since: "8.5.0", reference: ReferenceVersions("10.4.3", through: "10.7.2"),
      packages: [SDKPackage(.npm, "react-native-purchases")]),
    SDKDescription(
      .capacitor, "purchases-capacitor", since: "10.1.0", reference: ReferenceVersions("13.2.3", through: "13.4.1"),
      packages: [SDKPackage(.npm, "@revenuecat/purchases-capacitor")]),
    SDKDescription(
      .unity, "purchases-unity", since: "7.4.1", reference: ReferenceVersions("9.5.1", through: "9.7.0"),
      packages: [SDKPackage(.unity, "com.revenuecat.purchases-unity")]),
    SDKDescription(
      .kmp, "purchases-kmp", since: "1.6.0+13.19.0", reference: ReferenceVersions("3.2.0", through: "3.5.1"),
      packages: [
        SDKPackage(
          .maven, "\(group):purchases-kmp-core", companions: CompanionArtifacts(prefix: "\(group):purchases-kmp"))
      ]),
    SDKDescription(
      .native, "purchases-android", on: [.android], since: "8.10.6",
      reference: ReferenceVersions("10.10.0", through: "10.17"),
      packages: [
        // The hybrids' common layer has a version of its own.
        SDKPackage(
          .maven, "\(group):purchases",
          companions: CompanionArtifacts(prefix: "\(group):purchases-", except: "\(group):purchases-hybrid"))
      ]),
    SDKDescription(
      .native, "purchases-ios", on: [.ios], since: "5.14.1", reference: ReferenceVersions("5.86"),
      packages: [
        SDKPackage(swiftPackageAt: "https://github.com/RevenueCat/purchases-ios"),
        SDKPackage(swiftPackageAt: "https://github.com/RevenueCat/purchases-ios-spm"),
        SDKPackage(.pod, "RevenueCat"),
      ]),
  ]

  /// The Maven group of all artifacts.
  private static let group = "com.revenuecat.purchases"

  /// The scheme is the one that RevenueCat gives to each Web Billing app; see ``RevenueCatLinks``.
  private static let links = LinkForm(
    scheme: SchemeForm(
      prefix: "rc-", digits: 10, placeholders: ["rc-", "rc-abc123", "rc-1234567890", "rc-0123456789"]),
    host: RevenueCatLinks.host,
    invalidLink: RevenueCatLinks().link(to: "invalid_token", under: LinkSettings(scheme: LinkForm.schemeMark)))

  /// purchases-ios 5.86 `Configuration.swift` (`validate(apiKey:)`), purchases-android 10.17 `APIKeyValidator.kt`,
  /// purchases-js 1.53.1 `api-key-helper.ts`; the secret key: documentation, "API Keys & Authentication".
  ///
  /// The platforms: `SystemInfo.platformHeaderConstant`, `HTTPClient.getXPlatformHeader`, `http-client.ts`. Stripe's
  /// receipts come from the app itself, with `X-Platform: stripe`.
  private static let keyForms: [KeyForm] = [
    KeyForm("appl_", for: "the App Store", on: apple), KeyForm("mac_", for: "the Mac App Store", on: apple),
    KeyForm("goog_", for: "Google Play", on: ["android"]),
    KeyForm("amzn_", for: "the Amazon Appstore", on: ["amazon"]),
    KeyForm("galx_", for: "the Galaxy Store", on: ["android"]),
    KeyForm("rcb_", for: "Web Billing", on: ["web"]),
    KeyForm("rcb_sb_", for: "Web Billing's sandbox", .test, on: ["web"]),
    KeyForm("pdl_", for: "Paddle", on: ["web"]), KeyForm("strp_", for: "Stripe", on: ["web", "stripe"]),
    KeyForm("test_", for: "the Test Store", .test), KeyForm("sk_", for: "the REST API", .secret),
    // Older apps have keys without a prefix, for every platform.
    KeyForm("", for: "every platform"),
  ]

  private static let apple: Set<String> = ["ios", "macos", "tvos", "uikitformac", "visionos", "watchos"]

  private static let sources = SourceMarks(
    words: ["revenuecat"], modules: ["react-native-purchases"], modulePrefixes: ["package:purchases_", group],
    swiftProducts: ["RevenueCat", "RevenueCatUI", "RevenueCat_CustomEntitlementComputation"],
    calls: SDKCallNames(
      receiver: "purchases", configure: ["configure", "configurewith", "setup", "setuppurchases"],
      redeem: ["redeemWebPurchase", "awaitRedeemWebPurchase", "onWebPurchaseRedemptionAttempt"],
      handle: ["asWebPurchaseRedemption", "parseAsWebPurchaseRedemption"]))
}
