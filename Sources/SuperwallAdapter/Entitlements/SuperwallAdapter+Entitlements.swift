public import RedemptionCore

extension SuperwallAdapter {
  /// The device's entitlements and the web's as an app with this SDK sees them together.
  ///
  /// - Returns: by ascending identifier, as SuperwallKit sorts them.
  public func mergeEntitlements(
    device: some Sequence<Entitlement>, web: some Sequence<Entitlement>, for target: Target
  ) -> IdentifiedList<Entitlement> {
    EntitlementPrecedence(sdk: target.sdk, platform: target.platform).merge(device, web)
  }

  /// What `entitlements.web` holds: of everything that the stored answer tells, what is active.
  ///
  /// - Parameter outcomes: the outcomes of the latest answer, of all codes it lists; an answer replaces the one before
  ///   it. A lapsed purchase (`subscriptionExpired`) counts as far as its entitlements are active; other outcomes give
  ///   nothing.
  public func webEntitlements(
    of outcomes: some Sequence<RedemptionOutcome>, on platform: Platform
  ) -> IdentifiedList<Entitlement> {
    let told = outcomes.flatMap { $0.grant.map { Array($0.entitlements) } ?? [] }
    return IdentifiedList(EntitlementPrecedence(sdk: .native, platform: platform).merge(told).filter(\.isActive))
  }
}
