public import RedemptionCore

extension QonversionAdapter {
  /// Qonversion's facts.
  public var vendor: VendorDescription { QonversionAdapter.facts }

  /// Life of a link: documentation, "Web funnel redemption". The limit of requests for a new mail is ours: the SDKs
  /// know of one (status 429), and no source says how many requests it allows.
  static let facts = VendorDescription(
    .qonversion, name: "Qonversion", sdks: sdks, links: links, defaultStore: .stripe, linkLifetime: 30 * 86_400_000,
    reissue: ReissueRule(.appRequest, limit: ReissueRule.Limit(requests: 5, per: 3_600_000)),
    keys: KeyVariables(prefix: "QONVERSION"), keyForms: keyForms, sources: sources,
    dashboard: [.appName, .appIcon, .storeLink, appLinks, .stripeKeys()],
    setup: AppSetup("setProxyURL(\"{url}\"); project key {key}"))

  /// The wrappers' sources have no redemption call (read in 2026-07), so they are no targets.
  private static let sdks: [SDKDescription] = [
    wrapper(.flutter, "qonversion_flutter", "11.10.0", .pub, "qonversion_flutter"),
    // Up to version 9, its name was react-native-qonversion.
    wrapper(
      .reactNative, "@qonversion/react-native-sdk", "10.8.0", .npm, "@qonversion/react-native-sdk",
      "react-native-qonversion"),
    wrapper(.capacitor, "@qonversion/capacitor-plugin", "1.8.0", .npm, "@qonversion/capacitor-plugin"),
    wrapper(.capacitor, "@qonversion/cordova-plugin", nil, .npm, "@qonversion/cordova-plugin"),
    wrapper(.unity, "com.qonversion.unity", "9.9.0", .unity, "com.qonversion.unity"),
    // The six results, the request for a new mail and the stored key are in the first release with the call.
    SDKDescription(
      .native, "qonversion/android-sdk", on: [.android], since: "9.5.0", reference: ReferenceVersions("9.6.0"),
      packages: [SDKPackage(.maven, "io.qonversion.android.sdk:sdk")]),
    SDKDescription(
      .native, "qonversion-ios-sdk", on: [.ios], since: "6.12.0", reference: ReferenceVersions("6.13.1"),
      packages: [
        SDKPackage(swiftPackageAt: "https://github.com/qonversion/qonversion-ios-sdk"), SDKPackage(.pod, "Qonversion"),
      ]),
  ]

  private static func wrapper(
    _ sdk: SDK, _ name: String, _ version: String?, _ registry: SDKPackage.Registry, _ names: String...
  ) -> SDKDescription {
    SDKDescription(
      sdk, name, since: nil, redeems: false, isTarget: false, reference: version.map { ReferenceVersions($0) },
      packages: names.map { SDKPackage(registry, $0) })
  }

  /// The only way into the app; see ``QonversionLinks``.
  private static let links = LinkForm(
    host: QonversionLinks.host, domains: [QonversionLinks.host], domainPath: "/r/",
    invalidLink: QonversionLinks().link(to: "invalid", under: QonversionLinks().defaultSettings))

  /// A project key has no prefix. In the sandbox environment the SDKs put one before it: android-sdk 9.6.0
  /// `ApiHeadersProvider.kt` (`DEBUG_MODE_KEY`), and iOS alike.
  private static let keyForms = [
    KeyForm("", for: "every platform"), KeyForm("test_", for: "the sandbox environment", .test),
  ]

  private static let sources = SourceMarks(
    words: ["qonversion"], modulePrefixes: ["com.qonversion.android.sdk", "io.qonversion"],
    swiftProducts: ["Qonversion"],
    calls: SDKCallNames(
      receiver: "qonversion", configure: ["initwithconfig", "initialize"], redeem: ["handleRedemptionLink"]))

  private static let appLinks = DashboardStep(
    id: "app-links",
    text: "Dashboard: team id and bundle id, package name and SHA-256 of the signing key are set; Qonversion's domain"
      + " names them to the phone.")
}
