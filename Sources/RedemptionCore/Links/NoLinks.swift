/// The links of a vendor that has none: a purchase belongs to its buyer at once, and the app fetches what the user has.
///
/// It is the default of ``RedemptionAdapter/links``. The description has ``LinkForm/none``.
public struct NoLinks: LinksDoor {
  /// No scheme.
  public let defaultSettings = LinkSettings(scheme: "")

  /// A door without state.
  public init() {}

  /// False.
  public var hasLinks: Bool { false }

  /// Nothing is a link.
  public func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    .notRedeemable(reason: "This vendor has no links.")
  }

  /// Empty.
  public func link(to code: String, under settings: LinkSettings) -> String { "" }

  /// False.
  public func canCarry(_ code: String) -> Bool { false }

  /// A code that no link carries.
  public func newCode(using generator: inout some RandomNumberGenerator) -> String {
    RandomText.code(using: &generator)
  }
}
