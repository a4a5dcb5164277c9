/// What the phone's own store gives.
public struct DeviceEntitlements: Sendable {
  /// The entitlements.
  public var entitlements: [EntitlementReference]
  /// Identifiers of owned products; each gives its entitlements, active.
  public var ownedProducts: [String]
  /// The cause; nil if the app was only told.
  public var after: DeviceTransaction?

  /// Describes what the store gives.
  public init(
    entitlements: [EntitlementReference] = [], ownedProducts: [String] = [], after: DeviceTransaction? = nil
  ) {
    self.entitlements = entitlements
    self.ownedProducts = ownedProducts
    self.after = after
  }
}

/// An entitlement in a call: whole, or an identifier that the SDK makes an active entitlement of.
public enum EntitlementReference: Hashable, Sendable {
  /// Only its identifier.
  case identifier(String)
  /// All of it.
  case whole(Entitlement)
}

/// How something came to be owned in the phone's own store.
public enum DeviceTransaction: String, Hashable, Sendable, Codable, CaseIterable {
  case purchase, restore
}
