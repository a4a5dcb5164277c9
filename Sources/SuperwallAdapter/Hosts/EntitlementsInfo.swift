/// The entitlements that an app sees, as SuperwallKit's `entitlements` has them.
public struct EntitlementsInfo: Hashable, Sendable {
  /// Those that give access.
  public var active: Set<SuperwallEntitlement>
  /// Those that do not.
  public var inactive: Set<SuperwallEntitlement>
  /// Those of the latest answer to a redemption that are active.
  public var web: Set<SuperwallEntitlement>
  /// All of them.
  public var all: Set<SuperwallEntitlement> { active.union(inactive) }

  /// Describes an app's entitlements.
  public init(
    active: Set<SuperwallEntitlement> = [], inactive: Set<SuperwallEntitlement> = [],
    web: Set<SuperwallEntitlement> = []
  ) {
    self.active = active
    self.inactive = inactive
    self.web = web
  }
}
