public import RedemptionCore

extension Ledger {
  /// All that an app user or a device has, as the vendor's service tells it. Creates the customer on first sight,
  /// without purchases.
  func customer(_ vendor: Vendor, _ redeemer: Redeemer, at now: Timestamp) throws(LedgerError) -> Grant {
    let adapter = try adapter(vendor)
    var grant = try bought(by: redeemer, at: vendor, adapter, now)
    if adapter.listsUnownedEntitlements { grant.addUnowned(of: try products(of: vendor, at: now)) }
    return grant
  }

  private func bought(
    by redeemer: Redeemer, at vendor: Vendor, _ adapter: any RedemptionAdapter, _ now: Timestamp
  ) throws(LedgerError) -> Grant {
    guard let name = adapter.ownership.customerName(of: redeemer) else {
      return try read(vendor, at: now) { vendor throws(LedgerError) in try vendor.grant(of: redeemer) }
    }
    let known = try read(vendor, at: now) { vendor throws(LedgerError) -> Grant? in
      guard let customer = try vendor.tables.customer(vendor.vendor, appUserId: name) else { return nil }
      return try vendor.grant(of: customer, redeemer)
    }
    if let known { return known }
    return try write(vendor, at: now) { vendor throws(LedgerError) in try vendor.grant(of: redeemer) }
  }

  /// The names of a customer, of which one is given; nil if there is none with it.
  public func names(of appUserId: String, at vendor: Vendor, _ now: Timestamp) throws(LedgerError) -> CustomerNames? {
    try read(vendor, at: now) { vendor throws(LedgerError) -> CustomerNames? in
      guard let customer = try vendor.tables.customer(vendor.vendor, appUserId: appUserId) else { return nil }
      return CustomerNames(
        original: customer.originalAppUserId, all: try vendor.tables.appUserIds(ofCustomer: customer.id))
    }
  }

  /// Makes two app user ids names of one customer, who then has what both had. Creates the customer on first sight.
  ///
  /// A vendor that keeps no customers has nothing to join.
  public func alias(
    _ appUserId: String, _ other: String, of vendor: Vendor, at now: Timestamp
  ) throws(LedgerError) {
    try write(vendor, at: now) { vendor throws(LedgerError) in
      guard vendor.adapter.ownership.keepsCustomers else { return }
      let (one, two) = (try vendor.customer(named: appUserId), try vendor.customer(named: other))
      if one.id != two.id { _ = try vendor.merge(one, two) }
    }
  }

  /// The most attributes of one customer; a further one is ignored.
  public static let attributeLimit = 1_000

  /// What apps have set for a vendor's customer with this original app user id, each attribute by its name.
  public func attributes(
    of customer: String, at vendor: Vendor, _ now: Timestamp
  ) throws(LedgerError) -> [String: JSONValue] {
    try read(vendor, at: now) { vendor throws(LedgerError) in
      try vendor.tables.attributes(of: customer, at: vendor.vendor)
    }
  }

  /// Changes attributes of a customer; null removes one.
  public func changeAttributes(
    _ changes: [String: JSONValue], of customer: String, at vendor: Vendor, _ now: Timestamp
  ) throws(LedgerError) {
    guard !changes.isEmpty else { return }
    try write(vendor, at: now) { vendor throws(LedgerError) in
      var attributes = try vendor.tables.attributes(of: customer, at: vendor.vendor)
      for (name, value) in changes {
        if value == .null {
          attributes[name] = nil
        } else if attributes[name] != nil || attributes.count < Ledger.attributeLimit {
          attributes[name] = value
        }
      }
      try vendor.tables.setAttributes(attributes, of: customer, at: vendor.vendor)
    }
  }

  /// Changes the app's user, by the rules of ``VendorTables/logIn(from:to:)``.
  func logIn(
    _ vendor: Vendor, _ redeemer: Redeemer, newAppUserId: String, at now: Timestamp
  ) throws(LedgerError) -> Answer {
    try write(vendor, at: now) { vendor throws(LedgerError) in
      let user = Redeemer(appUserId: newAppUserId, deviceId: redeemer.deviceId)
      guard vendor.adapter.ownership.keepsCustomers else {
        return .logIn(try vendor.grant(of: user), created: false)
      }
      let (customer, created) = try vendor.logIn(from: redeemer.appUserId, to: newAppUserId)
      return .logIn(try vendor.grant(of: customer, user), created: created)
    }
  }
}

extension Grant {
  /// Adds the entitlements of products that the grant lacks, inactive and with all products that give them.
  fileprivate mutating func addUnowned(of products: [PurchaseRecord]) {
    var unowned: IdentifiedList<Entitlement> = []
    for product in products {
      for id in product.entitlements where entitlements[id] == nil {
        var entitlement = unowned[id] ?? Entitlement(id: id, isActive: false)
        entitlement.unite(productIds: [product.product])
        unowned.insert(entitlement)
      }
    }
    for entitlement in unowned { entitlements.insert(entitlement) }
  }
}

extension Customer {
  /// A customer as the ledger stores it.
  init(_ customer: StoredCustomer, purchases: [PurchaseRecord], at now: Timestamp) {
    self.init(
      originalAppUserId: customer.originalAppUserId, firstSeen: customer.firstSeen, requestDate: now,
      managementURL: purchases.managementURL(at: now))
  }

  /// A customer for a vendor that keeps none: the owner, first seen at the first purchase.
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
  /// Management page of the latest purchase that gives access; of several stores, the App Store's.
  fileprivate func managementURL(at now: Timestamp) -> String? {
    // By their positions: a purchase is large, and each filter would copy it.
    let active = indices.filter { self[$0].managementURL != nil && self[$0].isActive(at: now) }
    let apple = active.filter { self[$0].store == .appStore }
    let latest = (apple.isEmpty ? active : apple).max {
      (self[$0].purchasedAt, self[$0].id) < (self[$1].purchasedAt, self[$1].id)
    }
    return latest.flatMap { self[$0].managementURL }
  }
}
