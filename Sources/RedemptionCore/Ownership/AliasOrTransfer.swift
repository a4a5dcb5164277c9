/// The rule of a vendor that knows customers by one or several identifiers: identities are joined, or the purchase moves.
///
/// A used code is used, also for the one who used it. Anonymous on either side means that both become one customer; the
/// same customer is plain success; of two identified customers the policy decides.
public func aliasOrTransfer(_ facts: RedemptionFacts) -> RedemptionDecision {
  guard let code = facts.code else { return RedemptionDecision(verdict: .invalidCode) }
  guard code.usedBy == nil, facts.now < code.expiresAt else { return .expired(code, now: facts.now) }
  guard let changes = ownershipChanges(of: code.purchase, for: facts.customer, under: facts.transfer) else {
    return RedemptionDecision(verdict: .purchaseBelongsToOtherUser)
  }
  let owner = facts.redeemer.appUserId.map { Owner.appUser(id: $0) } ?? .device(id: facts.redeemer.deviceId)
  return RedemptionDecision(verdict: .granted, owner: owner, usesCode: true, changes: changes)
}

/// The changes that let a customer have a purchase; nil where the policy refuses.
private func ownershipChanges(
  of purchase: PurchaseFacts, for redeemer: CustomerFacts?, under policy: TransferPolicy
) -> [OwnershipChange]? {
  guard let owner = purchase.customer, let redeemer else { return [.moveToCustomer] }
  if owner.id == redeemer.id { return [] }
  guard owner.isIdentified, redeemer.isIdentified else { return [.aliasCustomers] }
  switch policy {
  case .transfer: return [.moveToCustomer]
  case .transferIfInactive: return purchase.isActiveSubscription ? nil : [.moveToCustomer]
  case .keepWithOriginal: return nil
  case .share: return [.aliasCustomers]
  }
}
