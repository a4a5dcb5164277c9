/// How a vendor's links are read and made.
///
/// ```swift
/// struct PlainLinks: LinksDoor {
///   let defaultSettings = LinkSettings(scheme: "plain")
///
///   func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
///     guard url.host == "redeem" else {
///       return .notRedeemable(reason: LinkReason(part: "host", found: url.host, mustBe: ["redeem"]))
///     }
///     guard let code = url.firstQueryItem(named: "code")?.value, !code.isEmpty else {
///       return .notRedeemable(reason: "The query must have a `code`.")
///     }
///     return .link(RedemptionLink(vendor: .plain, code: code, url: url.text))
///   }
///
///   func link(to code: String, under settings: LinkSettings) -> String {
///     "\(settings.scheme)://redeem?code=\(PercentEncoding.queryValue(code))"
///   }
///
///   func newCode(using generator: inout some RandomNumberGenerator) -> String {
///     RandomText.code(using: &generator)
///   }
/// }
/// ```
///
/// `AdapterContract.linkViolations()` checks that every platform reads back the links that the door makes;
/// `codeViolations()` checks that codes do not repeat.
public protocol LinksDoor: Sendable {
  /// Where links lead until `store/policy` changes it.
  var defaultSettings: LinkSettings { get }

  /// False for ``NoLinks`` alone.
  var hasLinks: Bool { get }

  /// True if the vendor's page leads to the app's store by itself when no app on the phone takes a link.
  var opensStoreWithoutApp: Bool { get }

  /// Reads a URL as the SDK of its platform does.
  ///
  /// - Parameters:
  ///   - url: the text, read by the URL class of its platform.
  ///   - unwrapping: true to open a success page or an HTTPS redirect first; the SDKs themselves do not.
  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading

  /// Returns why ``read(_:unwrapping:)`` returns a result for a URL without asking the service, for `explain`.
  func reason(for url: PlatformURL) -> LinkReason?

  /// Reads the URL of the page that a checkout is set to lead to; nil for any other URL.
  ///
  /// It is called if ``read(_:unwrapping:)`` finds nothing.
  func redirect(_ url: PlatformURL, under settings: CheckoutSettings) -> CheckoutRedirect?

  /// Returns the link of a code, as the vendor mails it. Every platform reads it back if ``canCarry(_:)`` is true.
  func link(to code: String, under settings: LinkSettings) -> String

  /// Returns the link of a code for one purchase, if the vendor's links say more than the code, such as the buyer's id.
  func link(to code: String, for purchase: PurchaseRecord, under settings: LinkSettings) -> String

  /// True if a link can carry this code to every platform. It can carry each code of ``newCode(using:)``.
  func canCarry(_ code: String) -> Bool

  /// Returns a new code in the vendor's form, with at least 128 random bits.
  func newCode(using generator: inout some RandomNumberGenerator) -> String
}

extension LinksDoor {
  /// True.
  public var hasLinks: Bool { true }

  /// Nil: the SDK's links are all that there is.
  public func redirect(_ url: PlatformURL, under settings: CheckoutSettings) -> CheckoutRedirect? { nil }

  /// The link of the code: it says nothing else.
  public func link(to code: String, for purchase: PurchaseRecord, under settings: LinkSettings) -> String {
    link(to: code, under: settings)
  }

  /// Nil: no link is a result by itself.
  public func reason(for url: PlatformURL) -> LinkReason? { nil }

  /// False: the phone says that it cannot open the link.
  public var opensStoreWithoutApp: Bool { false }

  /// True: a query carries any text.
  public func canCarry(_ code: String) -> Bool { true }

  /// Reads a text as the SDK of a platform does. To ask several adapters, make one ``PlatformURL`` and pass it.
  public func read(_ text: String, on platform: Platform, unwrapping: Bool) -> LinkReading {
    guard let url = PlatformURL(text, on: platform) else { return .notRedeemable(reason: PlatformURL.unreadable) }
    return read(url, unwrapping: unwrapping)
  }
}
