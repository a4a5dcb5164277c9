public import RedemptionCore

extension Ledger {
  /// The most events that one call lets happen. Those after them happen in the next one.
  public static let mostEvents = 100_000

  /// Purchases that are read at once.
  private static let pageSize = 100

  /// How far the ledger came.
  public struct Progress: Hashable, Sendable {
    /// How often something has happened to a purchase.
    public let events: Int
    /// True if there was more than ``mostEvents``.
    public let hasMore: Bool

    /// Describes how far it came.
    public init(events: Int, hasMore: Bool) {
      self.events = events
      self.hasMore = hasMore
    }
  }

  /// Lets everything happen to purchases that is due: renewals, failed charges, retries, and ends, in their order.
  ///
  /// To be called before a purchase is read or written.
  @discardableResult public func catchUp(to now: Timestamp) throws(LedgerError) -> Progress {
    var events = 0
    var reached = Timestamp(milliseconds: .min)
    while let next = try nextMoment(), next <= now {
      // A charge that was paid late may be followed by one that was due before it.
      reached = max(reached, next)
      guard events < Ledger.mostEvents else { return Progress(events: events, hasMore: true) }
      try write { tables throws(LedgerError) in
        for stored in try tables.purchases(goingOnUntil: next, limit: Ledger.pageSize) {
          let adapter = try adapter(stored.record.vendor)
          var life = PurchaseLife(stored.record, rules: adapter.billingRules(of: stored.record))
          guard life.goOn(until: next) else { throw .damaged("the column goes_on_at of a purchase is wrong") }
          events += 1
          lifeEvents += 1
          try save(life, of: stored, tables, adapter, at: reached)
        }
      }
    }
    return Progress(events: events, hasMore: false)
  }

  /// When something happens to a purchase next; nil for never. While a transaction is open, no other server changes it.
  public func nextMoment() throws(LedgerError) -> Timestamp? {
    if store.hasUncommittedChanges, let known = nextMoments.known { return known }
    let found = try store.read { tables throws(LedgerError) in try tables.nextMoment() }
    nextMoments.known = store.hasUncommittedChanges ? .some(found) : nil
    return found
  }

  /// The purchase with this id.
  public func purchase(_ id: String) throws(LedgerError) -> PurchaseRecord {
    let stored = try store.read { tables throws(LedgerError) in try tables.purchase(id) }
    guard let stored else { throw .unknownPurchase }
    return stored.record
  }

  /// Ends a purchase's paid time and its grace period now.
  public func expire(_ purchase: String, at now: Timestamp) throws(LedgerError) -> PurchaseRecord {
    try live(purchase, at: now) { $0.expire(at: now.wholeSecond) }
  }

  /// Refunds a purchase: access ends, and a subscription does not renew. Throws if its latest invoice is not paid.
  public func refund(_ purchase: String, at now: Timestamp) throws(LedgerError) -> PurchaseRecord {
    try live(purchase, at: now) { life throws(LedgerError) in
      guard !life.record.hasUnpaidInvoice else { throw .nothingToRefund }
      life.refund(at: now.wholeSecond)
    }
  }

  /// Cancels the renewal of a subscription.
  public func cancel(_ purchase: String, at now: Timestamp) throws(LedgerError) -> PurchaseRecord {
    try live(purchase, at: now) { $0.cancel(at: now.wholeSecond) }
  }

  /// Pauses a subscription that renews, from the end of its paid time.
  ///
  /// - Parameters:
  ///   - purchase: the id of the purchase.
  ///   - seconds: how long; nil until it is resumed.
  ///   - now: the present time.
  public func pause(
    _ purchase: String, resumingAfter seconds: Int64?, at now: Timestamp
  ) throws(LedgerError) -> PurchaseRecord {
    try live(purchase, at: now) { $0.pause(resumingAfter: seconds) }
  }

  /// Ends a pause, or takes back a cancellation.
  public func resume(_ purchase: String, at now: Timestamp) throws(LedgerError) -> PurchaseRecord {
    try live(purchase, at: now) { $0.resume(at: now.wholeSecond) }
  }

  /// Changes the product of a subscription that renews.
  ///
  /// - Parameters:
  ///   - purchase: the id of the purchase.
  ///   - change: the new product.
  ///   - isImmediate: true begins a new period now, false waits for the next renewal.
  ///   - now: the present time.
  public func changeProduct(
    _ purchase: String, to change: Renewal.Change, isImmediate: Bool, at now: Timestamp
  ) throws(LedgerError) -> PurchaseRecord {
    try live(purchase, at: now) { $0.change(to: change, isImmediate: isImmediate, at: now.wholeSecond) }
  }

  /// Changes a purchase as a store's notification would.
  public func update(
    _ purchase: String, at now: Timestamp, _ body: (inout PurchaseRecord) -> Void
  ) throws(LedgerError) -> PurchaseRecord {
    try live(purchase, at: now) { life in
      var record = life.record
      body(&record)
      life.take(record, at: now.wholeSecond)
    }
  }

  func live(
    _ purchase: String, at now: Timestamp, _ body: (inout PurchaseLife) throws(LedgerError) -> Void
  ) throws(LedgerError) -> PurchaseRecord {
    try write { tables throws(LedgerError) in
      guard let stored = try tables.purchase(purchase) else { throw .unknownPurchase }
      let adapter = try adapter(stored.record.vendor)
      var life = PurchaseLife(stored.record, rules: adapter.billingRules(of: stored.record))
      try body(&life)
      try save(life, of: stored, tables, adapter, at: now)
      return life.record
    }
  }

  private func save(
    _ life: PurchaseLife, of stored: StoredPurchase, _ tables: any LedgerTables, _ adapter: any RedemptionAdapter,
    at now: Timestamp
  ) throws(LedgerError) {
    var changed = stored
    changed.record = life.record
    try tables.save(changed)
    nextMoments.forget()
    let vendor = vendorTables(tables, of: adapter, stored.record.vendor, at: now, isWriting: true)
    try record(life.happenings, of: changed, vendor)
  }
}
