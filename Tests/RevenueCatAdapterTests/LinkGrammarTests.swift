import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import RevenueCatAdapter
import SharedCases
import Testing

@Suite("RevenueCat's link grammar")
struct LinkGrammarTests {
  @Test("reads every shared case as the platform's SDK does", arguments: try LinkCase.all(of: .revenueCat))
  func readsSharedCase(_ linkCase: LinkCase) throws {
    let reading = RevenueCatAdapter().links.read(linkCase.text, on: linkCase.platform, unwrapping: true)
    let result = try reading.parseResult()
    #expect(try linkCase.expectation.accepts(result), "\(linkCase): got \(result)")
  }

  @Test("has shared cases at all") func hasCases() throws { #expect(try LinkCase.all(of: .revenueCat).count > 90) }

  @Test("leaves a wrapped link alone unless told to unwrap it", arguments: Platform.allCases)
  func unwrapsOnlyWhenTold(_ platform: Platform) {
    let page = "https://x/success?redeem_url=rc-abc://redeem_web_purchase?redemption_token=t"
    #expect(RevenueCatAdapter().links.read(page, on: platform, unwrapping: false).link == nil)
    #expect(RevenueCatAdapter().links.read(page, on: platform, unwrapping: true).link?.code == "t")
  }

  @Test(
    "finds the link in a page whatever part of it is escaped",
    arguments: [
      "rc-abc://redeem_web_purchase?redemption_token=t", "rc-abc%3A%2F%2Fredeem_web_purchase%3Fredemption_token%3Dt",
      "rc-abc://redeem_web_purchase?redemption_token%3Dt", "rc-abc:%2F%2Fredeem_web_purchase?redemption_token=t",
    ], Platform.allCases)
  func findsPartlyEscapedLink(_ nested: String, on platform: Platform) {
    for page in ["https://x/?redeem_url=\(nested)", "http://localhost:3000/?a=1&redeem_url=\(nested)#top"] {
      let link = RevenueCatAdapter().links.read(page, on: platform, unwrapping: true).link
      #expect(link?.code == "t")
      #expect(link?.url == "rc-abc://redeem_web_purchase?redemption_token=t")
    }
  }

  @Test("reads a bad escape on Android as the codec there leaves it")
  func readsBadEscape() {
    let link = "rc-abc://redeem_web_purchase?redemption_token=a%zz"
    let code = RevenueCatAdapter().links.read(link, on: .android, unwrapping: false).link?.code
    #expect(code == "a\u{FFFD}\u{0}z")
  }

  @Test("takes for blank on Android what Kotlin does", arguments: ["%09", "%C2%A0", "%E3%80%80", "%1F", "+"])
  func refusesBlank(_ escapes: String) {
    let link = "rc-abc://redeem_web_purchase?redemption_token=\(escapes)"
    #expect(RevenueCatAdapter().links.read(link, on: .android, unwrapping: false).link == nil)
    #expect(RevenueCatAdapter().links.read(link, on: .ios, unwrapping: false).link != nil)
  }

  @Test("does not take for blank on Android what Kotlin does not", arguments: ["%C2%85", "%E2%80%8B", "%00"])
  func acceptsInvisible(_ escapes: String) {
    let link = "rc-abc://redeem_web_purchase?redemption_token=\(escapes)"
    #expect(RevenueCatAdapter().links.read(link, on: .android, unwrapping: false).link != nil)
  }

  @Test("names the rule that failed and quotes neither link nor token", arguments: try LinkCase.all(of: .revenueCat))
  func namesTheRule(_ linkCase: LinkCase) {
    let text = linkCase.text.replacing("redemption_token=", with: "redemption_token=SECRET-")
    guard
      case .notRedeemable(let reason) = RevenueCatAdapter().links.read(text, on: linkCase.platform, unwrapping: true)
    else { return }
    #expect(reason.rule.hasSuffix(".") && reason.quoting.hasSuffix("."))
    #expect(!reason.rule.contains("SECRET"))
  }

  @Test("writes links that both platforms read back", arguments: ["0f8a2c", "a+b", "a b&c=d%2B#", "é日本"])
  func readsBackItsLinks(_ code: String) {
    let link = RevenueCatAdapter().links.link(to: code, under: RevenueCatAdapter().links.defaultSettings)
    #expect(link.hasPrefix("rc-d458f1e3a2://redeem_web_purchase?redemption_token="))
    for platform in Platform.allCases {
      let reading = RevenueCatAdapter().links.read(link, on: platform, unwrapping: true)
      #expect(reading == .link(RedemptionLink(vendor: .revenueCat, code: code, url: link)))
    }
  }

  @Test("makes codes of 32 hexadecimal digits, each another one, in both cases")
  func makesCodes() {
    var generator = SeededGenerator()
    let codes = (0..<1000).map { _ in RevenueCatAdapter().links.newCode(using: &generator) }
    #expect(Set(codes).count == 1000)
    #expect(codes.allSatisfy { code in code.utf8.count == 32 && code.allSatisfy(\.isHexDigit) })
    // One in 13,000 happens to be in one case.
    #expect(codes.count { $0 == $0.lowercased() || $0 == $0.uppercased() } < 10)
  }
}
