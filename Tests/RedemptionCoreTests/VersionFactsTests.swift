import RedemptionCore
import Testing

@Suite("The versions of an SDK")
struct VersionFactsTests {
  private static let shop = VendorDescription(
    Vendor(rawValue: "shop"), name: "Shop",
    sdks: [
      SDKDescription(.flutter, "shop_flutter", since: nil),
      SDKDescription(.native, "shop-ios", on: [.ios], since: nil),
      SDKDescription(.native, "shop-android", on: [.android], since: nil),
    ], links: LinkForm(host: "redeem", invalidLink: "shop://redeem"), defaultStore: .stripe, linkLifetime: 1,
    reissue: .whenOpened)
  private static let facts = VersionFacts(
    of: shop,
    pins: """
      # shop_flutter | shop-common | read | pubspec
      1.0.0..1.1.0 2.0.0
      1.2.0 2.1.0
      # shop-common | shop-ios shop-android | read | podspec
      2.0.0 5.0.0 3.*
      2.1.0 5.2.0 3.1.0 | inferred | A thread.
      """,
    fingerprints: """
      # shop-ios | fingerprint | read | Redeem.swift
      5.0.0..5.1.4 aaaa
      5.2.0 bbbb form
      5.3.0 cccc
      # shop-android | fingerprint | read | Redeem.kt
      2.9.0 dddd
      3.1.0..3.2.2 eeee
      """,
    rules: [
      VersionRule(
        "told", "shop-ios", "5.3.0..", .read, "Redeem.swift", before: "It is silent.", after: "It tells.", .newer),
      VersionRule("seen", "shop-android", "3.0.0..", .ran, "-", before: "No.", after: "Yes.", .both("A case")),
      VersionRule("kept", "shop-android", "2.9.0 3.2.0..", .ran, "-", before: "Lost.", after: "Kept.", .unseen),
    ])

  private func installed(
    _ version: String?, _ sdk: SDK = .flutter, _ platform: Platform = .ios
  ) throws -> InstalledSDK {
    try #require(try Self.facts.installed(version, for: Target(vendor: Self.shop.id, sdk: sdk, platform: platform)))
  }

  @Test("a wrapper brings its native SDK, over the layer between, and this the rules")
  func followsPins() throws {
    let parts = try installed("1.2.0").parts
    #expect(parts.map(\.package) == ["shop_flutter", "shop-common", "shop-ios"])
    #expect(parts.map(\.version) == ["1.2.0", "2.1.0", "5.2.0"])
    #expect(try installed("1.2.0", .flutter, .android).rules.map(\.id) == ["seen"])
    #expect(try installed("1.0.5", .flutter, .android).nativeVersion == "3.2.2", "A star is the newest.")
    #expect(try installed("1.0.5", .flutter, .android).rules.map(\.id) == ["seen", "kept"])
    #expect(try installed("2.9.0", .native, .android).rules.map(\.id) == ["kept"], "A rule may have gaps.")
  }

  @Test("a line that has not the form of a row is left out", arguments: ["|", "| read | Redeem.swift", " ", "x | y"])
  func leavesOut(line: String) {
    let heading = "# shop-ios | fingerprint | read | Redeem.swift"
    let tables = VersionTable.tables("\(heading)\n\(line)\n5.0.0  aaaa |ran|  A test ")
    #expect(tables.map(\.rows.count) == [1])
    #expect(tables.first?.rows.first?.values == ["aaaa"])
    #expect(tables.first?.rows.first?.grade == .ran)
    #expect(tables.first?.rows.first?.source == "A test")
  }

  @Test("without a version it is the newest one")
  func takesNewest() throws {
    #expect(try installed(nil).parts.map(\.version) == ["1.2.0", "2.1.0", "5.2.0"])
    #expect(try installed(nil, .native).nativeVersion == "5.3.0")
    #expect(try Self.facts.installed(nil, for: Target(vendor: Self.shop.id, sdk: .unity, platform: .ios)) == nil)
  }

  @Test("a version is inside if nothing differs, or if sessions play what differs")
  func warns() throws {
    #expect(try installed("5.3.0", .native).warning == nil)
    #expect(try installed("3.1.0", .native, .android).warning == nil)
    #expect(
      try installed("1.2.0").warning
        == "In shop-ios 5.2.0, which shop_flutter 1.2.0 brings, a redemption differs from what is played here: It is silent. "
        + "Check the results on a phone.")
  }

  @Test("a version that nobody has read is played as the one before it, and says so")
  func stands() throws {
    let unread = try installed("1.3.0")
    #expect(
      unread.warning
        == "Nobody has compared the redemption of shop_flutter 1.3.0 with what is played here, which is that of 1.2.0. "
        + "Check the results on a phone.")
    #expect(unread.nativeVersion == "5.2.0" && unread.rules.isEmpty)
    #expect(
      try installed("4.0.0", .native).parts.map(\.played) == ["5.0.0"], "The first one, if it is older than that.")
    #expect(try installed("2.9.0", .native, .android).warning?.contains("2.9.0") == true, "No rule explains 3.1.0.")
  }

  @Test("are read from what registries write", arguments: ["", "latest", "1..2", "1.x", "^1.2.3", "1.2.3.4.5"])
  func refuse(text: String) {
    #expect(throws: InvalidVersion.self) { try installed(text) }
    #expect(SDKVersion(text) == nil)
  }

  @Test("are compared number by number, without what follows a hyphen or a plus")
  func compares() throws {
    let versions = try ["v5.9", "5.9.0+3", "5.10.0-beta.1", "5.10.1"].map { try #require(SDKVersion($0)) }
    #expect(versions[0] == versions[1] && versions[1] < versions[2] && versions[2] < versions[3])
  }
}
