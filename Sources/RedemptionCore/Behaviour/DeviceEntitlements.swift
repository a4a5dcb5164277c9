/// Entitlements from the phone's own store.
public struct DeviceEntitlements: Sendable {
  /// The entitlements.
  public var entitlements: [EntitlementReference]
  /// Identifiers of owned products, whose entitlements are active.
  public var ownedProducts: [String]
  /// The cause; nil if there was no transaction.
  public var after: DeviceTransaction?

  /// Creates a list of entitlements.
  public init(
    entitlements: [EntitlementReference] = [], ownedProducts: [String] = [], after: DeviceTransaction? = nil
  ) {
    self.entitlements = entitlements
    self.ownedProducts = ownedProducts
    self.after = after
  }
}

/// An entitlement in a call: whole, or the identifier of an active one.
public enum EntitlementReference: Hashable, Sendable, Codable {
  /// Only its identifier.
  case identifier(String)
  /// All of it.
  case whole(Entitlement)
}

/// A transaction in the phone's own store.
public enum DeviceTransaction: String, Hashable, Sendable, Codable, CaseIterable {
  case purchase, restore
}
