import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import SharedCases
import SuperwallAdapter
import Testing

@Suite("Superwall's link grammar")
struct LinkGrammarTests {
  @Test("reads every shared case as the platform's SDK does", arguments: try LinkCase.all(of: .superwall))
  func readsSharedCase(_ linkCase: LinkCase) throws {
    let reading = SuperwallAdapter().links.read(linkCase.text, on: linkCase.platform, unwrapping: true)
    let result = try reading.parseResult()
    #expect(try linkCase.expectation.accepts(result), "\(linkCase): got \(result)")
  }

  @Test("has shared cases at all") func hasCases() throws { #expect(try LinkCase.all(of: .superwall).count > 90) }

  @Test("leaves a wrapped link alone unless told to unwrap it", arguments: Platform.allCases)
  func unwrapsOnlyWhenTold(_ platform: Platform) {
    let page = "https://example.com/r?url=https://yourapp.superwall.app/app-link/superwall/redeem?code=x"
    #expect(SuperwallAdapter().links.read(page, on: platform, unwrapping: false).link == nil)
    let link = SuperwallAdapter().links.read(page, on: platform, unwrapping: true).link
    #expect(link?.url == "https://yourapp.superwall.app/app-link/superwall/redeem?code=x")
  }

  @Test("reads a placement parameter's plus as the platform does")
  func readsPlacementParams() throws {
    let page = "https://example.com/?stripe_subscription_id=sub_1&c%61mpaign=a+b&broken=%FF"
    let expected: [Platform: [String: String]] = [
      .ios: ["campaign": "a+b"], .android: ["campaign": "a b", "broken": "\u{FFFD}"],
    ]
    for platform in Platform.allCases {
      guard case .redirect(let redirect) = SuperwallAdapter().links.read(page, on: platform, unwrapping: false) else {
        Issue.record("no redirect on \(platform)")
        continue
      }
      #expect(redirect.placementParams == expected[platform])
      #expect(redirect.stripeSubscriptionId == "sub_1")
    }
  }

  @Test("names the rule that failed and quotes neither link nor code", arguments: try LinkCase.all(of: .superwall))
  func namesTheRule(_ linkCase: LinkCase) {
    let text = linkCase.text.replacing("code=", with: "code=SECRET-")
    guard case .notRedeemable(let reason) = SuperwallAdapter().links.read(text, on: linkCase.platform, unwrapping: true)
    else { return }
    #expect(reason.rule.hasSuffix(".") && reason.quoting.hasSuffix("."))
    #expect(!reason.rule.contains("SECRET"))
  }

  @Test(
    "writes links that both platforms read back, with a host and without",
    arguments: ["redemption_1", "a+b", "a b&c=d%2B#", "é日本"],
    [SuperwallAdapter().links.defaultSettings, LinkSettings(scheme: "myapp")])
  func readsBackItsLinks(_ code: String, under settings: LinkSettings) {
    let link = SuperwallAdapter().links.link(to: code, under: settings)
    for platform in Platform.allCases {
      let reading = SuperwallAdapter().links.read(link, on: platform, unwrapping: true)
      #expect(reading == .link(RedemptionLink(vendor: .superwall, code: code, url: link)))
    }
  }

  @Test("makes codes of a UUID behind `redemption_`, each another one")
  func makesCodes() {
    var generator = SeededGenerator()
    let codes = (0..<1000).map { _ in SuperwallAdapter().links.newCode(using: &generator) }
    #expect(Set(codes).count == 1000)
    #expect(codes.allSatisfy { $0.hasPrefix("redemption_") && $0.utf8.count == 11 + 36 })
  }
}
