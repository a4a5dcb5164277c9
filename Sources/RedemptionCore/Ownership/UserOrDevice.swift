/// Largest number of devices that share a purchase without an identified user; a further device replaces the first.
public let deviceLimit = 5

/// The rule of a vendor with users and devices: an identified user owns the purchase, else the device does.
///
/// A used code is granted again to the owner who used it, as long as that owner still holds the purchase, and changes
/// nothing. For any other redeemer it is expired. A later user replaces an earlier one.
public func userOrDevice(_ facts: RedemptionFacts) -> RedemptionDecision {
  guard let code = facts.code else { return RedemptionDecision(verdict: .invalidCode) }
  if let holder = code.usedBy {
    guard facts.redeemer.is(holder), code.purchase.isHeld(by: holder) else { return .expired(code, facts) }
    return RedemptionDecision(verdict: .granted, owner: holder)
  }
  guard facts.now < code.expiresAt else { return .expired(code, facts) }
  let owner = facts.redeemer.owner
  return RedemptionDecision(
    verdict: .granted, owner: owner, usesCode: true, changes: code.purchase.changes(toAdmit: owner))
}

extension Redeemer {
  /// Whether this redeemer is that owner.
  fileprivate func `is`(_ owner: Owner) -> Bool {
    switch owner {
    case .appUser(let id): appUserId.isIdentical(to: id)
    case .device(let id): deviceId.isIdentical(to: id)
    }
  }
}

extension PurchaseFacts {
  fileprivate func isHeld(by owner: Owner) -> Bool {
    switch owner {
    case .appUser(let id): appUserId.isIdentical(to: id)
    case .device(let id): deviceIds.containsIdentical(id)
    }
  }

  fileprivate func changes(toAdmit owner: Owner) -> [OwnershipChange] {
    guard !isHeld(by: owner) else { return [] }
    switch owner {
    case .appUser(let id): return [.setAppUser(id)]
    case .device(let id):
      let surplus = deviceIds.prefix(max(0, deviceIds.count + 1 - deviceLimit))
      return surplus.map { .removeDevice($0) } + [.addDevice(id)]
    }
  }
}
