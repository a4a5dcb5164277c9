/// The rule of a vendor whose customers have one or several app user ids: customers are merged, or the purchase moves.
///
/// A used code is rejected, also for the redeemer who used it. If one side is anonymous, both become one customer. If
/// both are the same customer, nothing changes. Between two identified customers, the transfer policy decides.
public func aliasOrTransfer(_ facts: RedemptionFacts) -> RedemptionDecision {
  guard let code = facts.code else { return RedemptionDecision(verdict: .invalidCode) }
  guard code.usedBy == nil, facts.now < code.expiresAt else { return .expired(code, facts) }
  guard let changes = ownershipChanges(of: code.purchase, for: facts.customer, under: facts.transfer) else {
    return RedemptionDecision(verdict: .purchaseBelongsToOtherUser)
  }
  return RedemptionDecision(verdict: .granted, owner: facts.redeemer.owner, usesCode: true, changes: changes)
}

/// The changes that give a purchase to a customer; nil if the policy refuses.
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
