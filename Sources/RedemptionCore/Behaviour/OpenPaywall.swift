/// A paywall on screen.
public struct OpenPaywall: Hashable, Sendable, Codable {
  /// Identifiers of the entitlements that its products give.
  public var entitlements: [String]
  /// True if the SDK may close it after a purchase or a redemption.
  public var automaticallyDismiss: Bool

  /// Creates a paywall.
  public init(entitlements: [String] = [], automaticallyDismiss: Bool = true) {
    self.entitlements = Set(entitlements).sorted()
    self.automaticallyDismiss = automaticallyDismiss
  }
}
