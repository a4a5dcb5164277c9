import RedemptionCore
import Testing

@testable import ProjectDoctor

@Suite("Packages that the doctor knows")
struct KnownVendorsTests {
  private static let known = KnownVendors(VendorDescription.all)

  @Test("every first version is one that the doctor can compare", arguments: known.packages)
  func readsVersions(_ package: KnownPackage) {
    #expect(package.since.map { Version($0) != nil } ?? true, "\(package.name)")
  }

  @Test("every modelled target has a package", arguments: VendorDescription.all)
  func coversTargets(_ vendor: VendorDescription) {
    for sdk in vendor.sdks { #expect(!sdk.packages.isEmpty, "\(sdk.name)") }
  }

  @Test("a package asks for the later version if platforms differ")
  func takesTheLaterVersion() {
    let sdk = SDKDescription(.unity, "shop", since: [.ios: "0.10.0", .android: "0.9.0"])
    let package = KnownPackage(SDKPackage(.unity, "com.shop"), of: sdk, by: Vendor(rawValue: "shop"))
    #expect(package.since == "0.10.0")
  }

  @Test(
    "a Maven module is that of the package it is released with",
    arguments: [
      ("com.revenuecat.purchases:purchases", "com.revenuecat.purchases:purchases"),
      ("com.revenuecat.purchases:purchases-ui", "com.revenuecat.purchases:purchases"),
      ("com.revenuecat.purchases:purchases-kmp-ui", "com.revenuecat.purchases:purchases-kmp-core"),
      ("com.revenuecat.purchases:purchases-hybrid-common", nil), ("com.revenuecat:purchases", nil),
      ("com.superwall.sdk:superwall-android", "com.superwall.sdk:superwall-android"),
    ])
  func mavenModules(_ module: String, _ package: String?) {
    #expect(Self.known.mavenPackage(module)?.name == package)
  }

  @Test("Maven groups are those of the packages")
  func mavenGroups() {
    #expect(Self.known.mavenGroups == ["com.revenuecat.purchases", "com.superwall.sdk", "io.qonversion.android.sdk"])
  }

  @Test(
    "a Swift package is found by its address in any form",
    arguments: [
      ("https://github.com/RevenueCat/purchases-ios.git", "purchases-ios"),
      ("git@github.com:superwall/Superwall-iOS.git", "superwall-ios"), ("../purchases-ios-spm", "purchases-ios-spm"),
      ("https://github.com/RevenueCat/purchases", nil),
    ])
  func swiftPackages(_ address: String, _ package: String?) {
    #expect(Self.known.swiftPackage(at: address)?.name == package)
  }

  @Test("a name counts in its own registry only")
  func registries() {
    #expect(Self.known.package("purchases_flutter", in: .pub) != nil)
    #expect(Self.known.package("purchases_flutter", in: .npm) == nil)
  }

  @Test(
    "a package is asked for in the words of its registry",
    arguments: [
      ("purchases_flutter", SDKPackage.Registry.pub, "purchases_flutter: ^1.2.3"),
      ("expo-superwall", .npm, "\"expo-superwall\": \"^1.2.3\""),
      ("com.superwall.sdk", .unity, "\"com.superwall.sdk\": \"1.2.3\""),
      ("com.superwall.sdk:superwall-kmp", .maven, "implementation(\"com.superwall.sdk:superwall-kmp:1.2.3\")"),
      (
        "superwall-ios", .swiftPackage,
        ".package(url: \"https://github.com/superwall/Superwall-iOS\", from: \"1.2.3\")"
      ),
      ("SuperwallKit", .pod, "pod 'SuperwallKit', '>= 1.2.3'"),
    ])
  func requests(_ name: String, _ registry: SDKPackage.Registry, _ text: String) throws {
    #expect(try #require(Self.known.package(name, in: registry)).request("1.2.3", in: "Podfile") == text)
  }
}

@Suite("The form of a vendor's schemes")
struct SchemeFormTests {
  private let form = SchemeForm(prefix: "rc-", digits: 10, placeholders: ["rc-abc123"])

  @Test(
    "is matched letter by letter",
    arguments: [
      ("rc-7f3a91c05e", true), ("rc-7F3a91c05e", false), ("rc-7f3a91c05", false), ("rc-7f3a91c05e0", false),
      ("rc_7f3a91c05e", false), ("rc-7f3a91c05g", false), ("", false),
    ])
  func matches(_ scheme: String, _ isMatch: Bool) { #expect(form.matches(scheme) == isMatch) }

  @Test(
    "is resembled with another separator, without one, and in capitals",
    arguments: [
      ("rc_7f3a91c05e", true), ("RC-7f3a91c05e", true), ("rc.x", true), ("rc7f3a91c05e", true), ("rcshop", false),
      ("shop", false),
    ])
  func resembles(_ scheme: String, _ isMeant: Bool) { #expect(form.resembles(scheme) == isMeant) }

  @Test("may have a prefix without a separator")
  func withoutSeparator() {
    #expect(SchemeForm(prefix: "shop", digits: 4).resembles("shop12ef"))
    #expect(!SchemeForm(prefix: "shop", digits: 4).resembles("sho12ef"))
  }

  @Test(
    "has placeholders",
    arguments: [
      ("rc-abc123", true), ("RC-ABC123", true), ("rc-0000000000", true), ("rc-d458f1e3a2", false),
      ("0000000000", false),
    ])
  func placeholders(_ scheme: String, _ isPlaceholder: Bool) { #expect(form.isPlaceholder(scheme) == isPlaceholder) }

  @Test("has its number of digits in words up to twelve", arguments: [(10, "ten"), (12, "twelve"), (13, "13")])
  func digits(_ count: Int, _ word: String) {
    #expect(SchemeForm(prefix: "a", digits: count).digitsInWords == word)
  }
}

@Suite("A vendor's marks in source code")
struct SourceMarksTests {
  private let marks = SourceMarks(words: ["shop"], modules: ["buy"], modulePrefixes: ["package:buy_"])

  @Test(
    "are words, modules and prefixes of modules",
    arguments: [
      ("myshopkit", true), ("buy", true), ("buyer", false), ("package:buy_flutter/buy.dart", true),
      ("x/package:buy_", false), ("", false),
    ])
  func name(_ word: String, _ isNamed: Bool) { #expect(marks.name(word) == isNamed) }

  private let calls = SDKCallNames(receiver: "shop", configure: ["configure"], redeem: ["redeem"])

  @Test(
    "are wrong if a redemption comes first in the same block",
    arguments: [
      ("a.redeem(x)\nShop.configure(k)", true), ("Shop.configure(k)\na.redeem(x)", false),
      ("if b { a.redeem(x) }\nShop.configure(k)", false), ("a.redeem(x)\nOther.configure(k)", false),
      ("redeem(x)\nShop.configure(k)", false), ("a.redeem\nShop.configure(k)", false),
      ("} a.redeem(x) Shop.configure(", true),
    ])
  func order(_ code: String, _ isWrong: Bool) throws {
    #expect((calls.firstWrongPair(in: try CodeScanner.tokens(of: code)) != nil) == isWrong)
  }
}

@Suite("The checklist")
struct ChecklistTests {
  private func vendor(_ id: String, _ steps: [DashboardStep]) -> VendorDescription {
    VendorDescription(
      Vendor(rawValue: id), name: id, sdks: [], links: LinkForm(host: id, invalidLink: "{scheme}://\(id)"),
      defaultStore: .stripe, linkLifetime: 1, reissue: .onRequest, dashboard: steps)
  }

  @Test("has a step of several vendors once, with the last one's text")
  func mergesSteps() {
    let vendors = [
      vendor("a", [DashboardStep(id: "one", text: "1"), DashboardStep(id: "two", text: "2")]),
      vendor("b", [DashboardStep(id: "one", text: "3")]),
    ]
    #expect(Checklist.items(vendors, testLink: "").prefix(2).map(\.text) == ["3", "2"])
  }

  @Test("has the first vendor's link under the app's scheme")
  func linksToFirst() { #expect(Checklist.testLink("app", [vendor("a", []), vendor("b", [])]) == "app://a") }
}
