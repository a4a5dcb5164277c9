import RedemptionCore

/// Links to `redeem_web_purchase`, and the pages that wrap them.
///
/// The documented form is `<scheme>://redeem_web_purchase?redemption_token=<token>`. Both native SDKs read two things:
/// the host, which must be `redeem_web_purchase` in this case, and the first `redemption_token` item. They ignore
/// scheme, user, port, path and fragment, and do not trim or check the token. Source: `DeepLinkParser.swift` and
/// `DeepLinkParser.kt`. Cases: `Tests/Conformance/01-links.json`.
struct RevenueCatLinks: LinksDoor {
  /// The scheme of the documentation's example: `rc-` and ten hexadecimal digits.
  var defaultSettings: LinkSettings { LinkSettings(scheme: "rc-d458f1e3a2") }

  /// The host of every link.
  static let host = "redeem_web_purchase"
  private static let item = "redemption_token"

  /// Also finds the link in a success page's URL (`redeem_url`) and in an HTTPS redirect (`url`).
  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    unwrapping ? .unwrapping(url, using: RevenueCatLinks.read) : RevenueCatLinks.read(url)
  }

  /// The form published in RevenueCat's documentation; the host of the settings is not used.
  func link(to code: String, under settings: LinkSettings) -> String {
    "\(settings.scheme)://\(RevenueCatLinks.host)?\(RevenueCatLinks.item)=\(PercentEncoding.queryValue(code))"
  }

  /// Ours: no source has the form of RevenueCat's tokens.
  func newCode(using generator: inout some RandomNumberGenerator) -> String {
    RandomText.code(using: &generator)
  }

  private static func read(_ url: PlatformURL) -> LinkReading {
    guard url.host == host else {
      return .notRedeemable(reason: LinkReason(part: "host", found: url.host, mustBe: [host]))
    }
    guard let token = url.firstQueryItem(named: item) else {
      return .notRedeemable(reason: LinkReason(queryOf: url, mustHave: [item]))
    }
    switch (token, url.platform.system) {
    case (.noValue, _): return .notRedeemable(reason: "The first `\(item)` has no `=` and so no value.")
    case (.undecodable, _): return .notRedeemable(reason: "The escapes in `\(item)` are not UTF-8.")
    case (.value(let code), .android) where code.isBlankInKotlin:
      return .notRedeemable(reason: "The first `\(item)` is empty or blank, which Android rejects and iOS accepts.")
    case (.value(let code), _): return .link(RedemptionLink(vendor: .revenueCat, code: code, url: url.text))
    }
  }
}

extension String {
  /// Kotlin's `isBlank()`: true if all characters are Java's `isWhitespace` or `isSpaceChar`.
  fileprivate var isBlankInKotlin: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
      default: (0x09...0x0D).contains(scalar.value) || (0x1C...0x1F).contains(scalar.value)
      }
    }
  }
}
