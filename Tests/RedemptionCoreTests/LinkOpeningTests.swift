import RedemptionCore
import Testing

@Suite("Opening a link")
struct LinkOpeningTests {
  private static let link = RedemptionLink(
    vendor: Vendor(rawValue: "acme"), code: "c", url: "shop-7://redeem?code=c")

  private func open(
    _ url: String = link.url, on device: LinkOpening.Device = .phone, app: LinkOpening.App = .installed,
    scheme: String? = "shop-7", opensStore: Bool = false
  ) -> LinkOpening {
    let reading = LinkReading.link(RedemptionLink(vendor: Self.link.vendor, code: "c", url: url))
    return LinkOpening.judge(
      LinkOpeningFacts(
        readings: [.ios: reading, .android: reading], device: device, app: app, scheme: scheme,
        opensStoreWithoutApp: opensStore, linkLifetime: 3_600_000))
  }

  @Test(
    "an installed app with the link's scheme opens, whatever the case of its letters",
    arguments: ["shop-7", "SHOP-7", "shop-7://"])
  func opensTheApp(_ scheme: String) {
    let opening = open(scheme: scheme)
    #expect(opening.opensApp)
    #expect(opening.reason == nil)
    #expect(opening.show == nil)
    #expect(opening.platforms == [.ios, .android])
    #expect(opening.expiry?.seconds == 3_600)
  }

  @Test(
    "on a desktop the buyer gets the link as a code to scan, whatever the state of the app",
    arguments: LinkOpening.App.allCases)
  func showsACodeOnDesktops(_ app: LinkOpening.App) {
    let opening = open(on: .desktop, app: app, scheme: "other")
    #expect(opening.reason == .desktop)
    #expect(opening.show?.kind == .code)
    #expect(opening.show?.content == Self.link.url)
  }

  @Test(
    "without the app the buyer is led to the store, by the vendor's page where it does that", arguments: [true, false])
  func leadsToTheStore(_ opensStore: Bool) {
    let opening = open(app: .missing, opensStore: opensStore)
    #expect(opening.reason == .appMissing)
    #expect(opening.show?.kind == .store)
    #expect(opening.show?.text.contains("by itself") == opensStore)
  }

  @Test("an app that is too old is to be updated, and the link opened again")
  func updatesOldApps() {
    let opening = open(app: .tooOld)
    #expect(opening.reason == .appTooOld)
    #expect(opening.show?.kind == .store)
  }

  @Test("another scheme is told before the age of the app, and a link of the web has none to compare")
  func comparesSchemes() {
    #expect(open(app: .tooOld, scheme: "shop-8").reason == .schemeMismatch)
    #expect(open(scheme: nil).opensApp)
    #expect(open("https://shop.example/redeem?code=c", scheme: "shop-8").opensApp)
  }

  @Test("what no SDK redeems opens nothing, and the advice says which rule it failed")
  func refusesOtherTexts() {
    let opening = LinkOpening.judge(
      LinkOpeningFacts(
        readings: [.ios: .notRedeemable(reason: "the host is another one")], device: .phone, app: .installed,
        scheme: nil, opensStoreWithoutApp: false, linkLifetime: 1))
    #expect(opening.reason == .notARedemptionLink)
    #expect(opening.show?.text.contains("the host is another one") == true)
    #expect(opening.expiry == nil)
  }

  @Test("a link that one platform's SDK redeems names that platform only")
  func namesThePlatform() {
    let opening = LinkOpening.judge(
      LinkOpeningFacts(
        readings: [.ios: .link(Self.link), .android: .notRedeemable(reason: "blank")], device: .phone, app: .installed,
        scheme: nil, opensStoreWithoutApp: false, linkLifetime: 1))
    #expect(opening.platforms == [.ios])
  }
}
