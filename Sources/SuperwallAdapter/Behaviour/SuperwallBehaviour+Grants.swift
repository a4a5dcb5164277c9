import RedemptionCore

/// The app grants entitlements by its own backend: `grantedEntitlements` of SuperwallKit, which replaces those before.
struct SetGrantedEntitlements: VendorCall {
  static let name = "setGrantedEntitlements"

  let entitlements: EntitlementReferences
}

/// Granted entitlements of SuperwallKit since 4.17.0 (`SubscriptionStatusPublishing.swift`). They outlive `reset`,
/// `identify` and a restart; no wrapper hands them on.
extension SuperwallBehaviour {
  mutating func grantOnApple(_ given: [EntitlementReference], call: CallID?, _ turn: inout SDKTurn) {
    guard rules.has(.grantedEntitlements) else { return refuse(call, .noSuchCall, &turn) }
    granted = merged(resolved(given), [])
    tell(become(ungrantedStatus ?? status), &turn)
    tell(updateCustomer(at: turn.now), &turn)
    turn.finish(call, .done)
  }

  /// Active grants join every status, also an unknown one.
  mutating func joinGrantsOnApple() {
    let ungranted = status
    let grants = granted.filter(\.isActive)
    if !grants.isEmpty { status = AccessStatus(EntitlementPrecedence.ios.merge(ungranted.entitlements, grants)) }
    ungrantedStatus = status == ungranted ? nil : ungranted
  }

  /// An app that reads the status and writes it back does not make the grants its own.
  func withoutGrantsOnApple(_ given: AccessStatus) -> AccessStatus {
    guard !granted.isEmpty, case .active(let entitlements) = given else { return given }
    return AccessStatus(entitlements.filter { !granted.contains($0) })
  }
}
