import GRDB
public import RedemptionCore

extension Ledger {
  /// Sells something: the purchase, a link to redeem it, what the buyer meets, and the mail that goes with it.
  ///
  /// Times are told in whole seconds, as stores do.
  public func purchase(
    _ order: Order, through checkout: Checkout = Checkout(), at now: Timestamp
  ) throws(LedgerError) -> Sale {
    let adapter = try adapter(order.vendor)
    let record = record(of: order, by: adapter, at: now)
    return try storage.write { database in
      var row = PurchaseRow(record: record)
      if adapter.ownership.keepsCustomers {
        row.customer = try database.customer(named: record.buyerId, of: adapter, at: now)?.id
      } else {
        row.appUserId = order.appUserId
      }
      try database.save(row)
      let policy = try database.policy(of: adapter)
      let link = try database.issueLink(to: record.id, by: adapter, under: policy, at: now, using: &generator)
      let isIdentified = order.appUserId.map { !adapter.isAnonymous($0) } ?? false
      let end = adapter.end(
        of: checkout, purchase: record, link: link.url, isIdentified: isIdentified, under: policy.checkout)
      if end.mailsLink, let email = record.email {
        try database.send(.purchase, of: adapter.vendor, to: email, url: link.url, at: now)
      }
      return Sale(purchase: record, link: link, end: end)
    }
  }

  /// Another link to a purchase, for another device; the earlier ones keep working.
  public func issueLink(to purchase: String, at now: Timestamp) throws(LedgerError) -> IssuedLink {
    try change(purchase) { database, row, adapter in
      let policy = try database.policy(of: adapter)
      return try database.issueLink(to: purchase, by: adapter, under: policy, at: now, using: &generator)
    }
  }

  /// A purchase as it is now.
  public func purchase(_ id: String) throws(LedgerError) -> PurchaseRecord {
    guard let row = try storage.read({ try $0.purchase(id) }) else { throw .unknownPurchase }
    return row.record
  }

  /// Ends a purchase's paid time, and any grace period with it, at this moment.
  public func expire(_ purchase: String, at now: Timestamp) throws(LedgerError) -> PurchaseRecord {
    try update(purchase) { record in
      record.expiresAt = now.wholeSecond
      record.gracePeriodExpiresAt = nil
    }
  }

  /// Gives the money back: access ends, and a subscription will not renew.
  public func refund(_ purchase: String, at now: Timestamp) throws(LedgerError) -> PurchaseRecord {
    try update(purchase) { record in
      record.refundedAt = now.wholeSecond
      if record.kind == .subscription { record.unsubscribeDetectedAt = record.unsubscribeDetectedAt ?? now.wholeSecond }
    }
  }

  /// Changes a purchase as a store's notification would.
  public func update(
    _ purchase: String, _ body: (inout PurchaseRecord) -> Void
  ) throws(LedgerError) -> PurchaseRecord {
    try change(purchase) { database, row, _ in
      var row = row
      body(&row.record)
      try database.save(row)
      return row.record
    }
  }

  private func change<Value>(
    _ purchase: String, _ body: (Database, PurchaseRow, any RedemptionAdapter) throws -> Value
  ) throws(LedgerError) -> Value {
    try storage.write { database in
      guard let row = try database.purchase(purchase) else { throw LedgerError.unknownPurchase }
      return try body(database, row, try adapter(row.record.vendor))
    }
  }

  /// Identifiers in their order are purchases in theirs: dates of purchase are whole seconds, in which many may be made.
  private func newPurchaseId(at now: Timestamp) -> String {
    purchases = purchases.at == now ? (now, purchases.count + 1) : (now, 0)
    let moment = RandomText.hexadecimal(UInt64(clamping: now.milliseconds), digits: 12)
    let number = RandomText.hexadecimal(purchases.count, digits: 6)
    return "pur_\(moment)\(number)" + RandomText.hexadecimal(digits: 6, using: &generator)
  }

  private func record(of order: Order, by adapter: any RedemptionAdapter, at now: Timestamp) -> PurchaseRecord {
    let bought = now.wholeSecond
    let store = order.store ?? adapter.defaultStore
    var record = PurchaseRecord(
      id: newPurchaseId(at: now), vendor: order.vendor, kind: order.kind,
      product: order.product, plan: order.plan, displayName: order.displayName, store: store,
      storeCustomerId: StoreNames.customer(of: store, using: &generator),
      storeTransactionId: StoreNames.transaction(of: store, kind: order.kind, using: &generator),
      entitlements: order.entitlements,
      buyerId: order.appUserId ?? adapter.newBuyerId(using: &generator), email: order.email, purchasedAt: bought,
      expiresAt: order.kind == .subscription ? bought.advanced(bySeconds: order.expiresIn) : nil,
      periodType: order.periodType, isSandbox: order.isSandbox, price: order.price, paywall: order.paywall)
    if order.kind == .subscription, let seconds = order.gracePeriod {
      record.gracePeriodExpiresAt = record.expiresAt?.advanced(bySeconds: seconds)
    }
    if order.hasBillingIssue { record.billingIssuesDetectedAt = bought }
    return record
  }
}

/// What a checkout came to.
public struct Sale: Hashable, Sendable {
  /// What was bought.
  public let purchase: PurchaseRecord
  /// The first link to it.
  public let link: IssuedLink
  /// What the buyer meets.
  public let end: CheckoutEnd
}

extension Database {
  /// The customer behind an app user id; made when the ledger has not met it.
  func customer(named appUserId: String, of adapter: any RedemptionAdapter, at now: Timestamp) throws -> CustomerRow? {
    if let known = try customer(adapter.vendor, appUserId: appUserId) { return known }
    return try addCustomer(
      adapter.vendor, appUserId: appUserId, isAnonymous: adapter.isAnonymous(appUserId), at: now)
  }

  /// Writes a new code for a purchase.
  func issueLink(
    to purchase: String, by adapter: any RedemptionAdapter, under policy: Policy, at now: Timestamp,
    using generator: inout SystemRandomNumberGenerator
  ) throws -> IssuedLink {
    let code = adapter.newCode(using: &generator)
    let link = IssuedLink(
      url: adapter.link(to: code, under: policy.links), code: code,
      expiresAt: now.advanced(byMilliseconds: policy.linkLifetime))
    try insertCode(code, purchase: purchase, expiresAt: link.expiresAt)
    return link
  }
}
