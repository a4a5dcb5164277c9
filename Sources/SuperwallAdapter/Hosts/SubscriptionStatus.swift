/// Whether the user has access, as SuperwallKit tells it.
public enum SubscriptionStatus: Hashable, Sendable {
  /// Nobody has said yet.
  case unknown
  /// Access by these entitlements, at least one.
  case active(Set<SuperwallEntitlement>)
  /// No access.
  case inactive

  /// Whether there is access.
  public var isActive: Bool {
    guard case .active = self else { return false }
    return true
  }
}
