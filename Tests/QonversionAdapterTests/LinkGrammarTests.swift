import QonversionAdapter
import RedemptionCore
import RedemptionScenario
import SharedCases
import Testing

@Suite("Qonversion's link grammar")
struct LinkGrammarTests {
  @Test("reads every shared case as the platform's SDK does", arguments: try LinkCase.all(of: .qonversion))
  func readsSharedCase(_ linkCase: LinkCase) throws {
    let reading = QonversionAdapter().links.read(linkCase.text, on: linkCase.platform, unwrapping: true)
    let result = try reading.parseResult()
    #expect(try linkCase.expectation.accepts(result), "\(linkCase): got \(result)")
    guard reading.link == nil, PlatformURL(linkCase.text, on: linkCase.platform) != nil else { return }
    #expect(reading == .result(.invalidCode(code: nil)), "a wrong link is a result")
  }

  @Test("has shared cases at all") func hasCases() throws { #expect(try LinkCase.all(of: .qonversion).count > 60) }

  @Test("reads back what the policy's scheme or host makes wrong as a wrong link", arguments: Platform.allCases)
  func readsOtherSettings(_ platform: Platform) {
    let links = QonversionAdapter().links
    for settings in [
      LinkSettings(scheme: "shop", host: "screens.qonversion.io"), LinkSettings(scheme: "https", host: "a.b"),
    ] {
      let link = links.link(to: "token", under: settings)
      #expect(links.read(link, on: platform, unwrapping: true) == .result(.invalidCode(code: nil)))
    }
  }

  @Test("says which codes a link cannot carry", arguments: ["", "a/b", "a?b", " a", "a\n"])
  func cannotCarry(_ code: String) { #expect(!QonversionAdapter().links.canCarry(code)) }
}
