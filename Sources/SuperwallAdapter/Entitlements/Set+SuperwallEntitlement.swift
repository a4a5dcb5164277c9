import RedemptionCore

extension Set<SuperwallEntitlement> {
  /// Both sets as one, by priority and not by equality: SuperwallKit has this in the place of the standard union.
  ///
  /// Of two entitlements with one identifier the better one stays (``EntitlementPrecedence/ios``), with the products of
  /// both; where none is better, this set's.
  public func union(_ others: Set<SuperwallEntitlement>) -> Set<SuperwallEntitlement> {
    let merged = EntitlementPrecedence.ios.merge(self.merged, others.merged)
    return Set(merged.map { SuperwallEntitlement($0) })
  }

  /// Takes the others in, by priority; see ``union(_:)``.
  public mutating func formUnion(_ others: Set<SuperwallEntitlement>) { self = union(others) }

  /// One canonical entitlement for each identifier.
  ///
  /// A set has no order of its own; values that repeat an identifier get one, so that the same set says the same each
  /// time.
  var merged: IdentifiedList<Entitlement> {
    guard Set<String>(map(\.id)).count < count else { return IdentifiedList(map(\.entitlement)) }
    let ordered = map(\.entitlement).sorted { "\($0)" < "\($1)" }
    return EntitlementPrecedence.ios.merge(ordered)
  }
}
