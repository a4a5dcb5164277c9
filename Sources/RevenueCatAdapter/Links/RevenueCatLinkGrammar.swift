public import RedemptionCore

/// Which texts RevenueCat's SDKs take for a redemption link, and how RevenueCat writes one.
///
/// The documented form is `<scheme>://redeem_web_purchase?redemption_token=<token>`. Both native SDKs look at two
/// things only: the host, which has to be `redeem_web_purchase` in this case, and the first `redemption_token` item.
/// Scheme, user, port, path and fragment do not count, and the token is neither trimmed nor checked. Source:
/// `DeepLinkParser.swift` and `DeepLinkParser.kt`. Cases: `Tests/Conformance/01-links.json`.
public enum RevenueCatLinkGrammar {
  /// Links lead to an app's own scheme, `rc-` and ten hexadecimal digits; the one of the documentation's example.
  public static let defaultSettings = LinkSettings(scheme: "rc-d458f1e3a2")

  /// The host of every link.
  static let host = "redeem_web_purchase"
  private static let item = "redemption_token"

  /// Reads a URL as the SDK of its platform does.
  ///
  /// - Parameters:
  ///   - url: the text, read by the URL class of its platform.
  ///   - unwrapping: true to read the link inside a success page's URL (`redeem_url`) or an HTTPS redirect (`url`) too.
  ///     The SDKs do not; their callers must.
  public static func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    unwrapping ? .unwrapping(url, using: read) : read(url)
  }

  /// The link to a token under an app's scheme; settings of a host do not count.
  public static func link(to code: String, under settings: LinkSettings) -> String {
    "\(settings.scheme)://\(host)?\(item)=\(PercentEncoding.queryValue(code))"
  }

  /// A new token: 32 lower-case hexadecimal digits, 128 random bits.
  public static func newCode(using generator: inout some RandomNumberGenerator) -> String {
    RandomText.hexadecimal(digits: 32, using: &generator)
  }

  private static func read(_ url: PlatformURL) -> LinkReading {
    guard let found = url.host, !found.isEmpty else {
      return .notRedeemable(reason: "It has no host; `\(host)` must follow `://`.")
    }
    guard found == host else { return .notRedeemable(reason: "Its host is not `\(host)`, spelled in lower case.") }
    guard let token = url.firstQueryItem(named: item) else {
      return .notRedeemable(reason: "Its query has no item `\(item)`, spelled in lower case.")
    }
    switch (token, url.platform) {
    case (.noValue, _): return .notRedeemable(reason: "The first `\(item)` has no `=` and so no value.")
    case (.undecodable, _): return .notRedeemable(reason: "The escapes in `\(item)` are not UTF-8.")
    case (.value(let code), .android) where code.isBlankInKotlin:
      return .notRedeemable(reason: "The first `\(item)` is empty or blank, which Android refuses and iOS does not.")
    case (.value(let code), _): return .link(RedemptionLink(vendor: .revenueCat, code: code, url: url.text))
    }
  }
}

extension String {
  /// Whether Kotlin's `isBlank()` holds: nothing but what Java's `isWhitespace` or `isSpaceChar` names.
  fileprivate var isBlankInKotlin: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
      default: (0x09...0x0D).contains(scalar.value) || (0x1C...0x1F).contains(scalar.value)
      }
    }
  }
}
