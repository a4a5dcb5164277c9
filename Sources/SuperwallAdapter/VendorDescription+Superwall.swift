public import RedemptionCore

extension SuperwallAdapter {
  /// Superwall's facts.
  public var vendor: VendorDescription { SuperwallAdapter.facts }

  static let facts = VendorDescription(
    .superwall, name: "Superwall", sdks: sdks, links: links, defaultStore: .stripe, linkLifetime: 3_600_000,
    reissue: .whenOpened, keys: KeyVariables(prefix: "SUPERWALL"), keyForms: keyForms, sources: sources,
    dashboard: [
      .schemeCopied, .appName, .appIcon, .storeLink, .sandboxFirst,
      .stripeKeys(", and RevenueCat gets Stripe's public app key where both SDKs are used"),
    ],
    setup: AppSetup(
      "options.networkEnvironment = .local (iOS{ports}); API key pk_{key}", localPorts: SuperwallAdapter.localPorts))

  /// Each with the release whose changelog first names web checkout or the redemption callbacks.
  ///
  /// References begin with the first tag that has the redemption's results, delegate calls and links as the last one
  /// does: iOS `RedemptionResult.swift`, `SuperwallDelegate.swift`, `DeepLinkRouter.swift`; Android `WebRedemption.kt`,
  /// `SuperwallDelegate.kt`, `DeepLinkRouter.kt`; Flutter the mappers and delegate hosts of both platforms; Expo
  /// `RedemptionResult+Json.swift`, `RedemptionResult.kt` and both `SuperwallDelegateBridge`s; Unity both bridges and
  /// `BridgeCallbackHandler.cs`.
  private static let sdks: [SDKDescription] = [
    // Superwall-Flutter: 2.2.0-beta.1 first.
    SDKDescription(
      .flutter, "superwallkit_flutter", since: "2.2.0", reference: ReferenceVersions("2.4.7", through: "2.4.11"),
      packages: [SDKPackage(.pub, "superwallkit_flutter")]),
    // Its first release wraps native SDKs that redeem, and its changelog never names redemption.
    SDKDescription(
      .reactNative, "expo-superwall", since: nil, reference: ReferenceVersions("1.0.1", through: "1.2.0"),
      packages: [SDKPackage(.npm, "expo-superwall")]),
    SDKDescription(
      .reactNative, "react-native-superwall", since: "2.1.0", isSuperseded: true,
      packages: [SDKPackage(.npm, "@superwall/react-native-superwall")]),
    // The Capacitor package of capawesome-team has no redemption event and no result type.
    SDKDescription(
      .capacitor, "capacitor-superwall", since: nil, redeems: false,
      packages: [SDKPackage(.npm, "@capawesome/capacitor-superwall")]),
    // Superwall-Unity: delegate calls carry their values on iOS since 0.2.0; Android's redemption calls came with
    // 0.2.1.
    SDKDescription(
      .unity, "Superwall-Unity", since: [.ios: "0.2.0", .android: "0.2.1"],
      reference: ReferenceVersions("0.2.5"),
      packages: [SDKPackage(.unity, "com.superwall.sdk")]),
    // Superwall-KMP: link redemption is in the first release.
    SDKDescription(
      .kmp, "Superwall-KMP", since: "0.1.0", reference: ReferenceVersions("0.1.1"),
      packages: [SDKPackage(.maven, "com.superwall.sdk:superwall-kmp")]),
    // Superwall-Android: willRedeemLink and didRedeemLink.
    SDKDescription(
      .native, "Superwall-Android", on: [.android], since: "2.1.0",
      reference: ReferenceVersions("2.6.8", through: "2.7.19"),
      packages: [SDKPackage(.maven, "com.superwall.sdk:superwall-android")]),
    // Superwall-iOS: "support for web checkout".
    SDKDescription(
      .native, "Superwall-iOS", on: [.ios], since: "4.2.0", reference: ReferenceVersions("4.12.1", through: "4.16.4"),
      packages: [
        SDKPackage(swiftPackageAt: "https://github.com/superwall/Superwall-iOS"), SDKPackage(.pod, "SuperwallKit"),
      ]),
  ]

  /// `DeepLinkRouter` of both native SDKs; see ``SuperwallLinks``.
  private static let links = LinkForm(
    host: "superwall", domains: ["superwall.app", "superwallapp.dev"],
    invalidLink: SuperwallLinks().link(
      to: "redemption_invalid", under: LinkSettings(scheme: LinkForm.schemeMark)))

  /// Documentation, "Keys" in the dashboard's settings: all begin with this, and there are none for tests.
  private static let keyForms = [KeyForm("pk_", for: "every platform")]

  private static let sources = SourceMarks(
    words: ["superwall"], modulePrefixes: ["com.superwall.sdk"], swiftProducts: ["SuperwallKit"],
    // expo-superwall 1.2.0, `src/SuperwallProvider.tsx`: forwards the initial URL and later ones.
    providers: ["SuperwallProvider"],
    calls: SDKCallNames(receiver: "superwall", configure: ["configure"], handle: ["handleDeepLink"]))
}
