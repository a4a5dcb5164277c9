import RedemptionCore

extension VendorTables {
  /// The customer with an app user id; created on first sight.
  func customer(named appUserId: String) throws(LedgerError) -> StoredCustomer {
    if let known = try tables.customer(vendor, appUserId: appUserId) { return known }
    return try addCustomer(appUserId, isAnonymous: adapter.ownership.isAnonymous(appUserId))
  }

  /// The customer who buys under a name. A service that gives ids of its own makes one for a name that it meets first.
  func buyer(named appUserId: String) throws(LedgerError) -> StoredCustomer {
    if let known = try tables.customer(vendor, appUserId: appUserId) { return known }
    guard let assigned = adapter.ownership.assignedId(for: appUserId) else { return try customer(named: appUserId) }
    return try logIn(from: assigned, to: appUserId).customer
  }

  /// Creates a customer with its first app user id.
  func addCustomer(_ appUserId: String, isAnonymous: Bool) throws(LedgerError) -> StoredCustomer {
    let customer = StoredCustomer(
      id: try customerIds.next(in: tables), originalAppUserId: appUserId, firstSeen: now.wholeSecond,
      isIdentified: !isAnonymous)
    try tables.insert(customer, of: vendor)
    try tables.insertAppUser(appUserId, of: vendor, isAnonymous: isAnonymous, customer: customer.id)
    return customer
  }

  /// Adds an app user id to a customer, and returns the customer with it.
  func addAppUser(
    _ appUserId: String, isAnonymous: Bool, to customer: StoredCustomer
  ) throws(LedgerError) -> StoredCustomer {
    try tables.insertAppUser(appUserId, of: vendor, isAnonymous: isAnonymous, customer: customer.id)
    guard !isAnonymous, !customer.isIdentified else { return customer }
    var customer = customer
    customer.isIdentified = true
    try tables.update(customer)
    return customer
  }

  /// Makes two customers one: the one that was seen first stays, and keeps its original app user id.
  ///
  /// - Returns: the customer that stays.
  func merge(_ one: StoredCustomer, _ other: StoredCustomer) throws(LedgerError) -> StoredCustomer {
    let oneIsFirst = (one.firstSeen, one.id) <= (other.firstSeen, other.id)
    var (kept, gone) = oneIsFirst ? (one, other) : (other, one)
    kept.firstSeen = min(one.firstSeen, other.firstSeen)
    kept.isIdentified = one.isIdentified || other.isIdentified
    try tables.mergeCustomer(gone.id, into: kept.id)
    try tables.update(kept)
    return kept
  }

  /// Changes the app's user to one that the app names.
  ///
  /// An anonymous user is merged into the new one unless that one already has an anonymous id. An identified user is
  /// left behind. An anonymous user that the ledger meets here first stays the first name of the customer.
  func logIn(from old: String?, to new: String) throws(LedgerError) -> (customer: StoredCustomer, created: Bool) {
    let known = try tables.customer(vendor, appUserId: new)
    guard let old, !old.isIdentical(to: new), adapter.ownership.isAnonymous(old) else {
      if let known { return (known, false) }
      return (try addCustomer(new, isAnonymous: false), true)
    }
    guard let known else {
      let anonymous = try customer(named: old)
      guard !anonymous.isIdentified else { return (try addCustomer(new, isAnonymous: false), true) }
      return (try addAppUser(new, isAnonymous: false, to: anonymous), true)
    }
    guard try !tables.hasAnonymousAppUser(known.id) else { return (known, false) }
    let anonymous = try customer(named: old)
    guard anonymous.id != known.id, !anonymous.isIdentified else { return (known, false) }
    return (try merge(anonymous, known), false)
  }

  /// What a redeemer has. Creates its customer on first sight if the vendor keeps customers.
  func grant(of redeemer: Redeemer) throws(LedgerError) -> Grant {
    if let name = adapter.ownership.customerName(of: redeemer) {
      return try grant(of: try customer(named: name), redeemer)
    }
    // A vendor of users and devices is asked with both: what the device holds is the user's too while on that device.
    let owner = redeemer.owner
    let device = Owner.device(id: redeemer.deviceId)
    try tables.expect([.purchasesHeld(by: owner), .purchasesHeld(by: device)], of: vendor)
    var purchases = try tables.purchases(heldBy: owner, at: vendor).map(told)
    if owner != device {
      let known = Set(purchases.map(\.id))
      purchases += try tables.purchases(heldBy: device, at: vendor).map(told).filter { !known.contains($0.id) }
    }
    return Grant(
      purchases: purchases, at: now, owner: owner, purchaser: purchases.last.map { Purchaser($0) }, paywall: nil,
      customer: Customer(owner, purchases: purchases, at: now))
  }

  /// What a customer has, as this redeemer sees it.
  func grant(of customer: StoredCustomer, _ redeemer: Redeemer) throws(LedgerError) -> Grant {
    let purchases = try tables.purchases(ofCustomer: customer.id).map(told)
    return Grant(
      purchases: purchases, at: now, owner: redeemer.appUserId.map { .appUser(id: $0) },
      purchaser: purchases.last.map { Purchaser($0) }, paywall: nil,
      customer: Customer(customer, purchases: purchases, at: now))
  }

  /// A purchase as the vendor's service tells it: with a page to manage it.
  func told(_ stored: StoredPurchase) -> PurchaseRecord {
    var purchase = stored.record
    if purchase.managementURL == nil { purchase.managementURL = adapter.managementURL(of: purchase) }
    return purchase
  }
}
