import RedemptionCore

/// Links that Superwall's success page opens and mails.
///
/// iOS reads two forms, each with a query item `code`: any scheme with the host `superwall` and the path `/redeem`, and
/// any scheme with a host that ends in `superwall.app` or `superwallapp.dev` (no dot is required before it) and the
/// path `/app-link/superwall/redeem`. Android is looser: the host contains `superwall`, the last part of the path is
/// `redeem`, and the code is in `code` or, if that is missing, in `codes`. A code may be empty, and no SDK checks its
/// form. Source: `DeepLinkRouter.swift` and `DeepLinkRouter.kt`. Cases: `Tests/Conformance/01-links.json`.
struct SuperwallLinks: LinksDoor {
  /// Universal links on a subdomain of Superwall's. Without a host, links have the app's scheme.
  var defaultSettings: LinkSettings { LinkSettings(scheme: "yourapp", host: "yourapp.superwall.app") }

  /// A link that no app handles opens the app's store (docs, web checkout).
  var opensStoreWithoutApp: Bool { true }

  /// Also finds the link in a success page's URL (`redeem_url`) and in an HTTPS redirect (`url`).
  ///
  /// A success URL of the redirect mode (``CheckoutRedirect``) is recognised too, though the SDK does not handle it.
  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    unwrapping ? .unwrapping(url, using: SuperwallLinks.read) : SuperwallLinks.read(url)
  }

  /// A redirect of a purchase at Paddle, which has no id, by the `successUrl` of the project.
  func redirect(_ url: PlatformURL, under settings: CheckoutSettings) -> CheckoutRedirect? {
    settings.text("successUrl").flatMap { CheckoutRedirect(url, leadingTo: $0) }
  }

  /// A universal link if a host is set, else a link with the app's scheme. The routers of both platforms read both.
  func link(to code: String, under settings: LinkSettings) -> String {
    let universal = settings.host.map { "https://\($0)/app-link/superwall/redeem" }
    let link = universal ?? "\(settings.scheme)://superwall/redeem"
    return "\(link)?code=\(PercentEncoding.queryValue(code))"
  }

  /// `redemption_` and a UUID, the form of Superwall's own server.
  func newCode(using generator: inout some RandomNumberGenerator) -> String {
    "redemption_" + RandomText.uuid(using: &generator)
  }

  private static func read(_ url: PlatformURL) -> LinkReading {
    let reading = url.platform == .ios ? readOnIOS(url) : readOnAndroid(url)
    guard reading.link == nil, let redirect = CheckoutRedirect(successURL: url) else { return reading }
    return .redirect(redirect)
  }

  private static func readOnIOS(_ url: PlatformURL) -> LinkReading {
    let host = url.host ?? ""
    let expected: String
    if host == "superwall" {
      expected = "/redeem"
    } else if host.hasSuffix("superwall.app") || host.hasSuffix("superwallapp.dev") {
      expected = "/app-link/superwall/redeem"
    } else {
      return .notRedeemable(
        reason: LinkReason(
          part: "host", found: host, mustBe: ["superwall"],
          rule: "be `superwall`, or end in `superwall.app` or `superwallapp.dev`"))
    }
    guard url.path == expected else {
      return .notRedeemable(reason: LinkReason(part: "path", found: url.path, mustBe: [expected]))
    }
    switch url.firstQueryItem(named: "code") {
    case nil: return .notRedeemable(reason: LinkReason(queryOf: url, mustHave: ["code"]))
    case .noValue: return .notRedeemable(reason: "The first `code` has no `=` and so no value.")
    case .undecodable: return .notRedeemable(reason: "The escapes in `code` are not UTF-8.")
    case .value(let code): return .link(RedemptionLink(vendor: .superwall, code: code, url: url.text))
    }
  }

  private static func readOnAndroid(_ url: PlatformURL) -> LinkReading {
    guard let host = url.host, host.containsBytes(of: "superwall") else {
      return .notRedeemable(
        reason: LinkReason(part: "host", found: url.host, mustBe: ["superwall"], rule: "contain `superwall`"))
    }
    guard url.lastPathSegment == "redeem" else {
      return .notRedeemable(
        reason: LinkReason(part: "last part of the path", found: url.lastPathSegment, mustBe: ["redeem"]))
    }
    guard let item = url.firstQueryItem(named: "code") ?? url.firstQueryItem(named: "codes") else {
      return .notRedeemable(reason: LinkReason(queryOf: url, mustHave: ["code", "codes"]))
    }
    return .link(RedemptionLink(vendor: .superwall, code: item.value ?? "", url: url.text))
  }
}

extension String {
  /// Java's `contains`: compares code units, so that combining marks do not matter.
  fileprivate func containsBytes(of other: String) -> Bool { utf8.contains(other.utf8) }
}
