public import RedemptionCore

/// Links that Superwall's success page opens and mails.
public struct SuperwallLinks: LinksDoor {
  /// Makes the door; it has no settings.
  public init() {}

  /// Reads a URL as `DeepLinkRouter` of its platform does.
  public func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    SuperwallLinkGrammar.read(url, unwrapping: unwrapping)
  }

  /// The link that a success page opens; the routers of both platforms read it back.
  public func link(to code: String, under settings: LinkSettings) -> String {
    SuperwallLinkGrammar.link(to: code, under: settings)
  }

  /// A new code in the form that Superwall's own server gives.
  public func newCode(using generator: inout some RandomNumberGenerator) -> String {
    SuperwallLinkGrammar.newCode(using: &generator)
  }

  /// An app that nobody described.
  public var defaultSettings: LinkSettings { SuperwallLinkGrammar.defaultSettings }

  /// A link that no app takes leads to the app's store (docs, web checkout).
  public var opensStoreWithoutApp: Bool { true }
}
