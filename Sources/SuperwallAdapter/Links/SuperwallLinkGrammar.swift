public import RedemptionCore

/// Which texts Superwall's SDKs take for a redemption link, and how Superwall writes one.
///
/// iOS knows two forms, each with a query item `code`: any scheme with the host `superwall` and the path `/redeem`, and
/// any scheme with a host that ends in `superwall.app` or `superwallapp.dev` (no dot before it is asked for) and the
/// path `/app-link/superwall/redeem`. Android is looser: the host contains `superwall`, the last part of the path is
/// `redeem`, and the code stands in `code` or, failing that, in `codes`. An empty code is a code, and no SDK checks its
/// form. Source: `DeepLinkRouter.swift` and `DeepLinkRouter.kt`. Cases: `Tests/Conformance/01-links.json`.
public enum SuperwallLinkGrammar {
  /// Universal links on a subdomain of Superwall's; without a host, links to the app's scheme.
  public static let defaultSettings = LinkSettings(scheme: "yourapp", host: "yourapp.superwall.app")

  /// Reads a URL as the SDK of its platform does.
  ///
  /// The SDK ignores a success URL of the redirect mode (`CheckoutRedirect`); it has a result of its own here.
  ///
  /// - Parameters:
  ///   - url: the text, read by the URL class of its platform.
  ///   - unwrapping: true to read the link inside a success page's URL (`redeem_url`) or an HTTPS redirect (`url`) too.
  ///     The SDKs do not; their callers must.
  public static func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    unwrapping ? .unwrapping(url, using: read) : read(url)
  }

  /// The link to a code: a universal link where a host is set, one to the app's scheme otherwise.
  public static func link(to code: String, under settings: LinkSettings) -> String {
    let universal = settings.host.map { "https://\($0)/app-link/superwall/redeem" }
    let link = universal ?? "\(settings.scheme)://superwall/redeem"
    return "\(link)?code=\(PercentEncoding.queryValue(code))"
  }

  /// A new code: `redemption_` and a UUID, 128 random bits.
  public static func newCode(using generator: inout some RandomNumberGenerator) -> String {
    "redemption_" + RandomText.uuid(using: &generator)
  }

  private static func read(_ url: PlatformURL) -> LinkReading {
    let reading = url.platform == .ios ? readOnIOS(url) : readOnAndroid(url)
    guard reading.link == nil, let redirect = CheckoutRedirect(successURL: url) else { return reading }
    return .redirect(redirect)
  }

  private static func readOnIOS(_ url: PlatformURL) -> LinkReading {
    guard let host = url.host, !host.isEmpty else { return .notRedeemable(reason: "It has no host.") }
    let expected: String
    if host == "superwall" {
      expected = "/redeem"
    } else if host.hasSuffix("superwall.app") || host.hasSuffix("superwallapp.dev") {
      expected = "/app-link/superwall/redeem"
    } else {
      return .notRedeemable(
        reason: "On iOS the host must be `superwall`, or end in `superwall.app` or `superwallapp.dev`.")
    }
    guard url.path == expected else {
      return .notRedeemable(reason: "On iOS the path must be `\(expected)` under this kind of host.")
    }
    switch url.firstQueryItem(named: "code") {
    case nil: return .notRedeemable(reason: "Its query has no item `code`, spelled in lower case.")
    case .noValue: return .notRedeemable(reason: "The first `code` has no `=` and so no value.")
    case .undecodable: return .notRedeemable(reason: "The escapes in `code` are not UTF-8.")
    case .value(let code): return .link(RedemptionLink(vendor: .superwall, code: code, url: url.text))
    }
  }

  private static func readOnAndroid(_ url: PlatformURL) -> LinkReading {
    guard let host = url.host, host.containsBytes(of: "superwall") else {
      return .notRedeemable(reason: "On Android the host must contain `superwall`.")
    }
    guard url.lastPathSegment == "redeem" else {
      return .notRedeemable(reason: "On Android the last part of the path must be `redeem`.")
    }
    guard let item = url.firstQueryItem(named: "code") ?? url.firstQueryItem(named: "codes") else {
      return .notRedeemable(reason: "Its query has neither an item `code` nor `codes`, spelled in lower case.")
    }
    return .link(RedemptionLink(vendor: .superwall, code: item.value ?? "", url: url.text))
  }
}

extension String {
  /// Whether another text's bytes stand in this one, as Java's `contains` looks for them: combining marks do not count.
  ///
  /// Written out because the standard library's search takes longer than the rest of reading a link.
  fileprivate func containsBytes(of other: String) -> Bool {
    let bytes = Array(utf8)
    let wanted = Array(other.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { start in
      wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
    }
  }
}
