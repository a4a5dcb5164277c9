import RedemptionCore

struct PlainLinks: LinksDoor {
  let defaultSettings = LinkSettings(scheme: "plain")

  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    guard url.host == "redeem" else {
      return .notRedeemable(reason: LinkReason(part: "host", found: url.host, mustBe: ["redeem"]))
    }
    guard let code = url.firstQueryItem(named: "code")?.value else {
      return .notRedeemable(reason: LinkReason(queryOf: url, mustHave: ["code"]))
    }
    return .link(RedemptionLink(vendor: .plain, code: code, url: url.text))
  }

  func link(to code: String, under settings: LinkSettings) -> String {
    "\(settings.scheme)://redeem?code=\(PercentEncoding.queryValue(code))"
  }

  func newCode(using generator: inout some RandomNumberGenerator) -> String {
    RandomText.code(using: &generator)
  }
}
