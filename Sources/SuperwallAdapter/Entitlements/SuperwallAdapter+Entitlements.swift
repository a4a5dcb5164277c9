public import RedemptionCore

extension SuperwallAdapter {
  /// Returns `entitlements.web`: the active entitlements of the stored answer.
  ///
  /// - Parameters:
  ///   - outcomes: the outcomes of all codes in the latest answer, which replaces the one before it. A lapsed purchase
  ///     (`subscriptionExpired`) gives its active entitlements; other outcomes give nothing.
  ///   - platform: the platform whose rules of precedence apply.
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
