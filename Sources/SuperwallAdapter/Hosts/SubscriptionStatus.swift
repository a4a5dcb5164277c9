import RedemptionCore

/// Whether the user has access.
///
/// Source: SuperwallKit 4.16.4 `StoreKit/Products/EntitlementsStatus.swift`.
public enum SubscriptionStatus: Hashable, Sendable {
  /// Not known yet.
  case unknown
  /// Access by these entitlements, at least one.
  case active(Set<SuperwallEntitlement>)
  /// No access.
  case inactive

  /// True if one of the entitlements is active.
  public var isActive: Bool {
    guard case .active(let entitlements) = self else { return false }
    return entitlements.contains(where: \.isActive)
  }
}

extension SubscriptionStatus: CustomStringConvertible {
  /// `ACTIVE`, `INACTIVE` or `UNKNOWN`.
  public var description: String { self == .unknown ? "UNKNOWN" : isActive ? "ACTIVE" : "INACTIVE" }
}

extension SubscriptionStatus {
  init(_ status: AccessStatus) {
    switch status {
    case .unknown: self = .unknown
    case .inactive: self = .inactive
    case .active(let entitlements): self = .active(Set(entitlements.map { SuperwallEntitlement($0) }))
    }
  }

  /// The status as a call of the app. Each value of a set stays, also with an identifier that another one has.
  var given: GivenStatus {
    switch self {
    case .unknown: return .unknown
    case .inactive: return .inactive
    case .active(let entitlements):
      return .active(entitlements.map(\.entitlement).sorted { "\($0)" < "\($1)" }.map { .whole($0) })
    }
  }
}
