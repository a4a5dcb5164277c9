import GRDB
import RedemptionCore

extension Ledger {
  /// All that an app user or a device has. A user that the ledger has not met has nothing, and is met by this.
  func customer(_ vendor: Vendor, _ redeemer: Redeemer, at now: Timestamp) throws(LedgerError) -> Grant {
    let adapter = try adapter(vendor)
    guard let appUserId = adapter.ownership.customerName(of: redeemer) else {
      return try storage.read { try $0.grant(of: redeemer, adapter, at: now) }
    }
    if let grant = try storage.read({ database in
      try database.customer(vendor, appUserId: appUserId).map { try database.grant(of: $0, redeemer, at: now) }
    }) {
      return grant
    }
    return try storage.write { try $0.grant(of: redeemer, adapter, at: now) }
  }

  /// Makes another app user the app's, by the documented rules: an anonymous user is merged into the new one unless that one
  /// has an anonymous name already; an identified one is left behind.
  func logIn(
    _ vendor: Vendor, _ redeemer: Redeemer, newAppUserId: String, at now: Timestamp
  ) throws(LedgerError) -> GatewayAnswer {
    let adapter = try adapter(vendor)
    return try storage.write { database in
      let user = Redeemer(appUserId: newAppUserId, deviceId: redeemer.deviceId)
      guard adapter.ownership.keepsCustomers else {
        return .logIn(try database.grant(of: user, adapter, at: now), created: false)
      }
      let (customer, created) = try database.logIn(
        from: redeemer.appUserId, to: newAppUserId, adapter, at: now)
      return .logIn(try database.grant(of: customer, user, at: now), created: created)
    }
  }
}

extension Database {
  /// What a redeemer has; its customer is made where the vendor knows customers and the ledger has not met it.
  func grant(of redeemer: Redeemer, _ adapter: any RedemptionAdapter, at now: Timestamp) throws -> Grant {
    if let appUserId = adapter.ownership.customerName(of: redeemer) {
      guard let customer = try customer(named: appUserId, of: adapter, at: now) else { return Grant() }
      return try grant(of: customer, redeemer, at: now)
    }
    // A vendor of users and devices is asked with both: what the device holds is the user's too while on that device.
    let device = Owner.device(id: redeemer.deviceId)
    let owner = redeemer.owner
    var purchases = try purchases(heldBy: owner, at: adapter.vendor).map(\.record)
    if owner != device {
      let known = Set(purchases.map(\.id))
      purchases += try self.purchases(heldBy: device, at: adapter.vendor).map(\.record).filter {
        !known.contains($0.id)
      }
    }
    return Grant(
      purchases: purchases, at: now, owner: owner, purchaser: purchases.last.map { Purchaser($0) }, paywall: nil,
      customer: Customer(owner, purchases: purchases, at: now))
  }

  func grant(of customer: CustomerRow, _ redeemer: Redeemer, at now: Timestamp) throws -> Grant {
    let purchases = try purchases(ofCustomer: customer.id).map(\.record)
    return Grant(
      purchases: purchases, at: now, owner: redeemer.appUserId.map { .appUser(id: $0) },
      purchaser: purchases.last.map { Purchaser($0) }, paywall: nil,
      customer: Customer(customer, purchases: purchases, at: now))
  }

  fileprivate func logIn(
    from old: String?, to new: String, _ adapter: any RedemptionAdapter, at now: Timestamp
  ) throws -> (customer: CustomerRow, created: Bool) {
    let vendor = adapter.vendor
    let known = try customer(vendor, appUserId: new)
    guard let old, adapter.isAnonymous(old) else {
      return (try known ?? addCustomer(vendor, appUserId: new, isAnonymous: false, at: now), known == nil)
    }
    let anonymous = try customer(vendor, appUserId: old)
    switch (anonymous, known) {
    case (nil, let known?): return (known, false)
    case (nil, nil): return (try addCustomer(vendor, appUserId: new, isAnonymous: false, at: now), true)
    case (let anonymous?, nil):
      guard !anonymous.isIdentified else {
        return (try addCustomer(vendor, appUserId: new, isAnonymous: false, at: now), true)
      }
      try addAppUser(vendor, appUserId: new, isAnonymous: false, to: anonymous.id)
      return (try customer(id: anonymous.id) ?? anonymous, true)
    case (let anonymous?, let known?):
      let staysApart = try anonymous.id == known.id || anonymous.isIdentified || hasAnonymousAppUser(known.id)
      return (staysApart ? known : try merge(anonymous, known), false)
    }
  }
}

extension Customer {
  /// A customer's record as the ledger keeps it.
  init(_ row: CustomerRow, purchases: [PurchaseRecord], at now: Timestamp) {
    self.init(
      originalAppUserId: row.originalAppUserId, firstSeen: row.firstSeen, requestDate: now,
      managementURL: purchases.managementURL(at: now))
  }

  /// A record for a vendor that keeps none: the owner, seen first at the first purchase.
  init(_ owner: Owner?, purchases: [PurchaseRecord], at now: Timestamp) {
    let id: String? =
      switch owner {
      case .appUser(let id), .device(let id): id
      case nil: nil
      }
    self.init(
      originalAppUserId: id ?? purchases.first?.buyerId ?? "",
      firstSeen: purchases.map(\.originallyPurchasedAt).min() ?? now.wholeSecond, requestDate: now,
      managementURL: purchases.managementURL(at: now))
  }
}

extension [PurchaseRecord] {
  /// Where the latest purchase that gives access is managed.
  fileprivate func managementURL(at now: Timestamp) -> String? {
    filter { $0.managementURL != nil && $0.isActive(at: now) }
      .max { ($0.purchasedAt, $0.id) < ($1.purchasedAt, $1.id) }?.managementURL
  }
}
