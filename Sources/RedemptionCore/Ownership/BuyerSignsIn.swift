/// The rule of a vendor whose link signs the buyer in, such as a magic login link: the purchase stays the buyer's.
///
/// A fresh code makes the redeemer the buyer: pass it as `rule:` with the holders ``Ownership/Holders/lastRedeemer``.
/// A used code is rejected. A purchase without a buyer, such as one claimed by its receipt, goes to the redeemer.
public func buyerSignsIn(_ facts: RedemptionFacts) -> RedemptionDecision {
  var decision = lastRedeemer(facts)
  guard decision.verdict == .granted, let purchase = facts.code?.purchase, !purchase.buyerId.isEmpty else {
    return decision
  }
  let buyer = purchase.buyerId
  decision.owner = .appUser(id: buyer)
  decision.changes = purchase.deviceIds.map { .removeDevice($0) }
  if !purchase.appUserId.isIdentical(to: buyer) { decision.changes.append(.setAppUser(buyer)) }
  decision.signsIn = buyer
  return decision
}
