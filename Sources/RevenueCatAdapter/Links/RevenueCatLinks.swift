public import RedemptionCore

/// Links to `redeem_web_purchase`, and the pages that wrap them.
public struct RevenueCatLinks: LinksDoor {
  /// Makes the door; it has no settings.
  public init() {}

  /// The grammar of ``RevenueCatLinkGrammar``.
  public func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    RevenueCatLinkGrammar.read(url, unwrapping: unwrapping)
  }

  /// The form published in RevenueCat's documentation.
  public func link(to code: String, under settings: LinkSettings) -> String {
    RevenueCatLinkGrammar.link(to: code, under: settings)
  }

  /// A token in a form of ours: no source tells RevenueCat's.
  public func newCode(using generator: inout some RandomNumberGenerator) -> String {
    RevenueCatLinkGrammar.newCode(using: &generator)
  }

  /// A scheme as RevenueCat gives to each Web Billing app.
  public var defaultSettings: LinkSettings { RevenueCatLinkGrammar.defaultSettings }
}
