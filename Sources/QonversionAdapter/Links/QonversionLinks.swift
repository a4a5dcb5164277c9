import RedemptionCore

/// `https://screens.qonversion.io/r/{project}/{token}`, mailed to the buyer; a link of the web, never of a scheme.
///
/// Any other text that the app passes is a result too, `invalidToken`, without a request: the SDKs have no call that
/// says whether a link is theirs. Source: `QONRedemptionManager.m` (`tokenFromURL:`,
/// `handleRedemptionLink:completion:`), `RedemptionManager.kt` (`extractToken`).
struct QonversionLinks: LinksDoor {
  /// `kRedemptionLinkHost` (`QNAPIConstants.m`), `REDEEM_HOST`.
  static let host = "screens.qonversion.io"
  /// Neither SDK looks at the project.
  private static let project = "project"

  var defaultSettings: LinkSettings { LinkSettings(scheme: "https", host: QonversionLinks.host) }

  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    guard let token = QonversionLinks.token(in: url) else { return .result(.invalidCode(code: nil)) }
    return .link(RedemptionLink(vendor: .qonversion, code: token, url: url.text))
  }

  func reason(for url: PlatformURL) -> LinkReason? {
    guard QonversionLinks.token(in: url) == nil else { return nil }
    guard url.host?.lowercased() == QonversionLinks.host else {
      return LinkReason(part: "host", found: url.host, mustBe: [QonversionLinks.host])
    }
    guard url.hasScheme("https") else { return LinkReason(part: "scheme", found: url.scheme, mustBe: ["https"]) }
    return LinkReason(part: "path", found: url.path, mustBe: [], rule: "be `/r/`, a project, `/` and a token")
  }

  /// With another scheme or host than the SDKs', `store/policy` makes links that they reject.
  func link(to code: String, under settings: LinkSettings) -> String {
    let token = PercentEncoding.queryValue(code)
    return "\(settings.scheme)://\(settings.host ?? QonversionLinks.host)/r/\(QonversionLinks.project)/\(token)"
  }

  /// A slash or a question mark ends a token on iOS, even if it is escaped; Android drops white space at both ends.
  func canCarry(_ code: String) -> Bool {
    !code.isEmpty && !code.contains { $0 == "/" || $0 == "?" } && code == code.trimmingWhitespace
  }

  /// Ours: no source has the form of Qonversion's tokens.
  func newCode(using generator: inout some RandomNumberGenerator) -> String {
    RandomText.code(using: &generator)
  }

  private static func token(in url: PlatformURL) -> String? {
    guard url.hasScheme("https"), url.host?.lowercased() == host else { return nil }
    let segments = url.pathSegments
    guard segments.count > 2, segments[0] == "r" else { return nil }
    switch url.platform.system {
    case .ios:
      // An escaped question mark is decoded, and cut off with what follows it.
      let token = segments[2].prefix { $0 != "?" }
      return token.isEmpty ? nil : String(token)
    case .android:
      let token = segments[2].trimmingWhitespace
      return token.isEmpty ? nil : token
    }
  }
}

extension String {
  /// Kotlin's `trim()`.
  var trimmingWhitespace: String {
    let scalars = unicodeScalars
    let isInside: (Unicode.Scalar) -> Bool = { !$0.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: isInside), let last = scalars.lastIndex(where: isInside) else {
      return ""
    }
    return String(scalars[first...last])
  }
}
