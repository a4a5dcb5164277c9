public import RedemptionCore

extension SuperwallAdapter {
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

extension EntitlementReference {
  /// The entitlement that the SDK makes of it: an identifier alone is an active one, on iOS of the App Store
  /// (`StoreKit/Products/StoreProduct/Entitlement.swift`, `Entitlement(id:)`).
  func entitlement(on platform: Platform) -> Entitlement {
    switch self {
    case .identifier(let id): Entitlement(id: id, isActive: true, store: platform == .ios ? .appStore : nil)
    case .whole(let entitlement): entitlement
    }
  }
}
