/// A purchase that no identified user owns works on this many devices; one more takes the place of the first.
public let deviceLimit = 5

/// The rule of a vendor that knows users and devices: the user owns when identified, else the device does.
///
/// A used code stays bound to who used it: sent again by that owner, while still one, it is granted and changes nothing;
/// sent by anybody else it is expired. A later user takes over from an earlier one.
public func userOrDevice(_ facts: RedemptionFacts) -> RedemptionDecision {
  guard let code = facts.code else { return RedemptionDecision(verdict: .invalidCode) }
  if let holder = code.usedBy {
    guard facts.redeemer.is(holder), code.purchase.isHeld(by: holder) else { return .expired(code, now: facts.now) }
    return RedemptionDecision(verdict: .granted, owner: holder)
  }
  guard facts.now < code.expiresAt else { return .expired(code, now: facts.now) }
  let owner = facts.redeemer.appUserId.map { Owner.appUser(id: $0) } ?? .device(id: facts.redeemer.deviceId)
  return RedemptionDecision(
    verdict: .granted, owner: owner, usesCode: true, changes: code.purchase.changes(toAdmit: owner))
}

extension Redeemer {
  /// Whether this redeemer is that owner.
  fileprivate func `is`(_ owner: Owner) -> Bool {
    switch owner {
    case .appUser(let id): appUserId == id
    case .device(let id): deviceId == id
    }
  }
}

extension PurchaseFacts {
  fileprivate func isHeld(by owner: Owner) -> Bool {
    switch owner {
    case .appUser(let id): appUserId == id
    case .device(let id): deviceIds.contains(id)
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
