import RedemptionCore
import Testing

@Suite("A vendor's description")
struct VendorDescriptionTests {
  private let vendor = Vendor(rawValue: "shop")

  private func targets(_ sdks: [SDKDescription]) -> [TargetDescription] {
    VendorDescription(
      vendor, name: "Shop", sdks: sdks, links: LinkForm(host: "redeem", invalidLink: ""), defaultStore: .stripe,
      linkLifetime: 1, reissue: .onRequest
    ).targets
  }

  @Test("lists targets by SDK and platform, whatever the order of its SDKs")
  func ordersTargets() {
    let found = targets([
      SDKDescription(.flutter, "shop_flutter", since: nil),
      SDKDescription(.native, "shop-android", on: [.android], since: nil),
      SDKDescription(.native, "shop-ios", on: [.ios], since: nil),
    ])
    #expect(found.map(\.package) == ["shop-ios", "shop-android", "shop_flutter", "shop_flutter"])
    #expect(found.map(\.target.platform) == [.ios, .android, .ios, .android])
  }

  @Test("gives each platform its own first release")
  func splitsReleases() {
    let found = targets([SDKDescription(.unity, "shop-unity", since: [.ios: "1.0.0", .android: "1.1.0"])])
    #expect(found.map(\.since) == ["1.0.0", "1.1.0"])
  }

  @Test("has no first release for a platform that no source names")
  func leavesUnknownRelease() {
    let found = targets([SDKDescription(.unity, "shop-unity", since: [.android: "1.1.0"])])
    #expect(found.map(\.since) == [nil, "1.1.0"])
  }

  @Test("makes no target of a superseded SDK")
  func leavesOutSuperseded() {
    let found = targets([
      SDKDescription(.reactNative, "old", since: "1.0.0", isSuperseded: true),
      SDKDescription(.reactNative, "new", since: nil),
    ])
    #expect(found.map(\.package) == ["new", "new"])
  }

  @Test("says which targets are not modelled")
  func marksUnmodelled() {
    #expect(targets([SDKDescription(.capacitor, "c", since: nil, redeems: false)]).map(\.modelled) == [false, false])
  }

  @Test("names key variables after the vendor")
  func namesVariables() {
    let keys = KeyVariables(prefix: "SHOP")
    #expect(
      [keys.app, keys.app(on: .ios), keys.app(on: .android)] == [
        "SHOP_API_KEY", "SHOP_API_KEY_IOS", "SHOP_API_KEY_ANDROID",
      ])
    #expect(keys.receipts == nil)
  }

  @Test(
    "identifies a Swift package as SwiftPM does",
    arguments: [
      ("https://host/Owner/Shop-iOS.git", "shop-ios"), ("https://host/Owner/Shop-iOS", "shop-ios"),
      ("git@host:owner/shop", "shop"), ("../shop", "shop"), ("", ""),
    ])
  func identifies(_ address: String, _ identity: String) { #expect(SDKPackage.identity(of: address) == identity) }

  @Test(
    "knows the artifacts that are released with a package",
    arguments: [("g:shop-ui", true), ("g:shop-hybrid-common", false), ("g:shop", false), ("g:other", false)])
  func knowsCompanions(_ artifact: String, _ isCompanion: Bool) {
    #expect(CompanionArtifacts(prefix: "g:shop-", except: "g:shop-hybrid").contains(artifact) == isCompanion)
  }
}
