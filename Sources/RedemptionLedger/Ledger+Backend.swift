public import RedemptionCore

/// What the app's own backend does to customers and purchases.
extension Ledger {
  /// Gives an entitlement without a sale, as a purchase at the store `promotional` without a link. Creates the customer
  /// on first sight.
  public func grant(
    _ gift: EntitlementGift, to redeemer: Redeemer, at vendor: Vendor, _ now: Timestamp
  ) throws(LedgerError) -> PurchaseRecord {
    try write(vendor, at: now) { vendor throws(LedgerError) in
      let record = PurchaseRecord(
        id: newId("pur", at: now), vendor: vendor.vendor, product: gift.product, store: .promotional,
        storeCustomerId: StoreNames.customer(of: .promotional, using: &random),
        storeTransactionId: StoreNames.transaction(of: .promotional, kind: .subscription, using: &random),
        entitlements: [gift.entitlement], buyerId: redeemer.appUserId ?? redeemer.deviceId,
        purchasedAt: (gift.startsAt ?? now).wholeSecond, expiresAt: gift.expiresAt?.wholeSecond,
        price: Price(amountMicros: 0, currency: "USD"))
      var stored = StoredPurchase(record: record)
      if vendor.adapter.ownership.keepsCustomers {
        stored.customer = try vendor.customer(named: record.buyerId).id
      } else {
        stored.appUserId = redeemer.appUserId
      }
      try vendor.tables.save(stored)
      if !vendor.adapter.ownership.keepsCustomers, !redeemer.deviceId.isEmpty {
        try vendor.tables.addDevice(redeemer.deviceId, to: record.id)
      }
      nextMoments.forget()
      try self.record([PurchaseLife.Happening(kind: .oneTimePurchase, purchase: record)], of: stored, vendor)
      return record
    }
  }

  /// Ends the purchase that its store knows by this id, and returns it with its customer's first name; nil if the
  /// vendor has none. Only what was given without a sale can be taken back.
  public func end(
    _ storeTransactionId: String, of vendor: Vendor, by ending: PurchaseEnding, at now: Timestamp
  ) throws(LedgerError) -> (purchase: PurchaseRecord, customer: String?)? {
    guard let found = try purchase(storeTransactionId: storeTransactionId, of: vendor) else { return nil }
    let id = found.purchase.id
    switch ending {
    case .cancellation: return (try cancel(id, at: now), found.customer)
    case .refund: return (try refund(id, at: now), found.customer)
    case .revocation:
      guard found.purchase.store == .promotional else { return nil }
      return (try live(id, at: now) { $0.revoke(at: now.wholeSecond) }, found.customer)
    }
  }

  /// The purchase that its store knows by this id, with its customer's first name; nil if the vendor has none.
  public func purchase(
    storeTransactionId: String, of vendor: Vendor
  ) throws(LedgerError) -> (purchase: PurchaseRecord, customer: String?)? {
    try store.read { tables throws(LedgerError) -> (purchase: PurchaseRecord, customer: String?)? in
      guard let stored = try tables.purchase(storeTransactionId: storeTransactionId), stored.record.vendor == vendor
      else { return nil }
      let customer =
        if let id = stored.customer { try tables.customer(id: id)?.originalAppUserId } else { String?.none }
      return (stored.record, customer)
    }
  }

  /// Gives all purchases of a customer to another one, who is created on first sight; false if there is no such
  /// customer, or if the vendor keeps none.
  public func transferPurchases(
    of appUserId: String, to other: String, at vendor: Vendor, _ now: Timestamp
  ) throws(LedgerError) -> Bool {
    try write(vendor, at: now) { vendor throws(LedgerError) in
      guard let source = try vendor.tables.customer(vendor.vendor, appUserId: appUserId) else { return false }
      let target = try vendor.customer(named: other)
      guard source.id != target.id else { return true }
      let moved = try vendor.tables.purchases(ofCustomer: source.id)
      for purchase in moved { try vendor.tables.setCustomer(target.id, of: purchase.record.id) }
      guard var first = moved.first else { return true }
      first.customer = target.id
      try recordTransfer(
        of: first, from: try vendor.tables.appUserIds(ofCustomer: source.id),
        to: try vendor.tables.appUserIds(ofCustomer: target.id), vendor)
      return true
    }
  }

  /// Deletes a customer with names, attributes and purchases; false if there is none with this name.
  public func deleteCustomer(
    _ appUserId: String, of vendor: Vendor, at now: Timestamp
  ) throws(LedgerError) -> Bool {
    try write(vendor, at: now) { vendor throws(LedgerError) in
      guard let customer = try vendor.tables.customer(vendor.vendor, appUserId: appUserId) else { return false }
      try vendor.tables.setAttributes([:], of: customer.originalAppUserId, at: vendor.vendor)
      try vendor.tables.deleteCustomer(customer.id, of: vendor.vendor)
      nextMoments.forget()
      return true
    }
  }

  /// A vendor's customers, newest first; those older than one if that is named and known.
  public func customers(
    of vendor: Vendor, before name: String?, limit: Int, at now: Timestamp
  ) throws(LedgerError) -> [SeenCustomer] {
    try read(vendor, at: now) { vendor throws(LedgerError) in
      let last = try name.flatMap { name throws(LedgerError) in
        try vendor.tables.customer(vendor.vendor, appUserId: name)
      }
      let filter = CustomerFilter(vendor: vendor.vendor, before: last?.id)
      return try vendor.tables.customers(matching: filter, newest: limit).map { SeenCustomer($0.customer) }
    }
  }

  /// The vendor's customers for whom apps have set an attribute to this value, newest first.
  public func customers(
    of vendor: Vendor, with attribute: String, of value: String, at now: Timestamp
  ) throws(LedgerError) -> [SeenCustomer] {
    try read(vendor, at: now) { vendor throws(LedgerError) in
      var found: [StoredCustomer] = []
      for name in try vendor.tables.customers(of: vendor.vendor, with: attribute, of: value) {
        guard let customer = try vendor.tables.customer(vendor.vendor, appUserId: name),
          customer.originalAppUserId.isIdentical(to: name)
        else { continue }
        found.append(customer)
      }
      return found.sorted { $0.id > $1.id }.map { SeenCustomer($0) }
    }
  }

  /// The purchases of a customer, oldest first; empty if there is no such customer.
  public func purchases(
    of appUserId: String, at vendor: Vendor, _ now: Timestamp
  ) throws(LedgerError) -> [PurchaseRecord] {
    try read(vendor, at: now) { vendor throws(LedgerError) -> [PurchaseRecord] in
      guard let customer = try vendor.tables.customer(vendor.vendor, appUserId: appUserId) else { return [] }
      return try vendor.tables.purchases(ofCustomer: customer.id).map(\.record)
    }
  }

  /// Moves the end of a subscription's paid time, and returns it; nil if the vendor has none that its store knows by
  /// this id.
  public func extend(
    _ storeTransactionId: String, of vendor: Vendor, until end: Timestamp, at now: Timestamp
  ) throws(LedgerError) -> PurchaseRecord? {
    guard let found = try purchase(storeTransactionId: storeTransactionId, of: vendor)?.purchase,
      found.kind == .subscription
    else { return nil }
    return try live(found.id, at: now) { $0.extend(to: end.wholeSecond) }
  }
}

extension SeenCustomer {
  fileprivate init(_ customer: StoredCustomer) {
    self.init(original: customer.originalAppUserId, firstSeen: customer.firstSeen)
  }
}
