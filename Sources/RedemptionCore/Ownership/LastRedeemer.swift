/// The rule of a vendor whose purchase belongs to whoever redeemed last.
///
/// A fresh code moves the purchase to its redeemer, whoever held it before. A used code is rejected, also for the
/// redeemer who used it, so a purchase moves on only with another link.
public func lastRedeemer(_ facts: RedemptionFacts) -> RedemptionDecision {
  guard let code = facts.code else { return RedemptionDecision(verdict: .invalidCode) }
  guard code.usedBy == nil, facts.now < code.expiresAt else { return .expired(code, facts) }
  let owner = facts.redeemer.owner
  return RedemptionDecision(
    verdict: .granted, owner: owner, usesCode: true, changes: code.purchase.changes(toMoveTo: owner))
}

extension PurchaseFacts {
  /// Removes every other holder, then adds this one if it is not a holder already.
  fileprivate func changes(toMoveTo owner: Owner) -> [OwnershipChange] {
    let (user, device) = (owner.appUserId, owner.deviceId)
    var changes = deviceIds.filter { !device.isIdentical(to: $0) }.map { OwnershipChange.removeDevice($0) }
    if !appUserId.isIdentical(to: user) { changes.append(.setAppUser(user)) }
    if let device, !deviceIds.containsIdentical(device) { changes.append(.addDevice(device)) }
    return changes
  }
}
