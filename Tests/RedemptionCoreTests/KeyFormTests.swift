import RedemptionCore
import Testing

@Suite("The forms of API keys")
struct KeyFormTests {
  private static let random = "k9ZqRtXwVbNmKlPyHgFdSa"

  private static func vendor(_ name: String, _ forms: [KeyForm]) -> VendorDescription {
    VendorDescription(
      Vendor(rawValue: name.lowercased()), name: name, sdks: [], links: LinkForm(host: "redeem", invalidLink: ""),
      defaultStore: .stripe, linkLifetime: 1, reissue: .onRequest, keyForms: forms)
  }

  private let shop = vendor(
    "Shop",
    [
      KeyForm("a_", for: "Apples", on: ["ios"]), KeyForm("g_", for: "Pears", on: ["android"]),
      KeyForm("a_sb_", for: "the orchard", .test), KeyForm("s_", for: "the till", .secret),
    ])
  private let kiosk = vendor("Kiosk", [KeyForm("", for: "all"), KeyForm("k_", for: "all")])

  private func warning(_ key: String, from platform: String? = nil, isToken: Bool = false) -> String? {
    shop.warning(about: SentKey(key, token: isToken ? key : nil), from: platform, among: [shop, kiosk])
  }

  @Test("a key that belongs there gets no warning")
  func fits() {
    for key in ["a_any", "g_any", "any", "x_any", "", "a_sb_" + KeyFormTests.random] { #expect(warning(key) == nil) }
    #expect(warning("a_any", from: "iOS") == nil)
  }

  @Test("another platform's key is named by its store; an unknown platform is left alone and not repeated")
  func platforms() {
    #expect(warning("g_any", from: "iOS")?.hasPrefix("Shop: the API key is for Pears (`g_…`)") == true)
    #expect(warning("a_sb_any", from: "android") == nil)
    #expect(warning("g_any", from: "toaster") == nil)
  }

  @Test("another vendor's key is recognised by its prefix, never by having none")
  func vendors() {
    #expect(warning("k_any")?.contains("a key of Kiosk (`k_…`)") == true)
    #expect(kiosk.warning(about: SentKey("a_any"), from: nil, among: [shop, kiosk])?.contains("Shop (`a_…`)") == true)
    #expect(warning(KeyFormTests.random) == nil)
  }

  @Test("a key that looks live is warned of, unless it is the service's token; no text has a part of it")
  func live() {
    for (key, platform) in [("a_", nil), ("a_", "android"), ("g_", "ios")] as [(String, String?)] {
      let text = warning(key + KeyFormTests.random, from: platform)
      #expect(text?.contains("API key looks live") == true)
      #expect(text?.contains("k9Z") == false)
    }
    #expect(warning("a_" + KeyFormTests.random, isToken: true) == nil)
    #expect(warning("a_a-key-that-somebody-has-made-up") == nil)
    let plain = kiosk.warning(about: SentKey(KeyFormTests.random), from: nil, among: [shop, kiosk])
    #expect(plain?.contains("such as `any`") == true)
  }

  @Test("a secret key is warned of in an app, whatever it looks like, and belongs on a server")
  func secret() {
    #expect(warning("s_any")?.contains("must not be in an app") == true)
    #expect(shop.warning(about: SentKey("s_any"), from: nil, isApp: false, among: [shop, kiosk]) == nil)
    #expect(shop.warning(about: SentKey("s_any"), from: "ios", isApp: false, among: [shop, kiosk]) == nil)
    #expect(shop.warning(about: SentKey("k_any"), from: nil, isApp: false, among: [shop, kiosk]) != nil)
  }

  @Test(
    "an app is known by its SDK's version, or by the User-Agent of a browser or a phone",
    arguments: [
      (["X-Version": "5.86.0", "X-Platform": "iOS"], true), (["Platform-Version": "18.1"], true),
      (["User-Agent": "Mozilla/5.0 (X11; Linux x86_64)"], true),
      (["User-Agent": "App/1 CFNetwork/1498 Darwin/23"], true),
      ([:], false), (["User-Agent": "python-requests/2.32", "X-Platform": "stripe"], false),
      (["User-Agent": "node", "X-Platform": "ios"], false),
    ] as [([String: String], Bool)])
  func callers(fields: [String: String], isApp: Bool) {
    #expect(VendorDescription.isApp(fields.map { ($0.key, $0.value) }) == isApp)
  }
}
