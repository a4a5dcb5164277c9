public import RedemptionCore

extension Ledger {
  /// Sells something: stores the purchase, issues its first link, ends the checkout, and mails the link if the vendor
  /// does.
  ///
  /// Times are whole seconds, as in stores.
  ///
  /// - Parameters:
  ///   - order: what is bought, and by whom.
  ///   - checkout: nil for the hosted page of a purchase link.
  ///   - now: the time of the purchase.
  public func purchase(
    _ order: Order, through checkout: (any Checkout)? = nil, at now: Timestamp
  ) throws(LedgerError) -> Sale {
    let ordered = record(of: order, by: try adapter(order.vendor), at: now)
    return try write(order.vendor, at: now) { vendor throws(LedgerError) in
      let adapter = vendor.adapter
      let (stored, happenings) = try vendor.sell(ordered, order)
      let record = stored.record
      try vendor.tables.save(stored)
      nextMoments.forget()
      try self.record(happenings, of: stored, vendor)
      let policy = try vendor.policy()
      let link = adapter.links.hasLinks ? try vendor.issueLink(to: record, under: policy, using: &random) : nil
      let isIdentified = order.appUserId.map { !adapter.ownership.isAnonymous($0) } ?? false
      let end = (checkout ?? adapter.checkout.hostedPage).end(
        of: CheckoutSale(purchase: record, link: link?.url ?? "", isIdentified: isIdentified),
        under: try vendor.checkoutSettings())
      if end.mailsLink, let link, let email = record.email {
        try vendor.mail(link, to: email, because: .purchase)
      }
      if let report = end.report {
        try vendor.tables.saveCheckout(
          report.id, of: adapter.vendor.id, code: report.givesCode ? link?.code : nil)
      }
      return Sale(purchase: record, link: link ?? IssuedLink(url: "", code: "", expiresAt: now), end: end)
    }
  }

  /// Issues another link to a purchase, for another device; the earlier ones keep working.
  public func issueLink(to purchase: String, at now: Timestamp) throws(LedgerError) -> IssuedLink {
    try store.write { tables throws(LedgerError) in
      guard let stored = try tables.purchase(purchase) else { throw .unknownPurchase }
      let adapter = try adapter(stored.record.vendor)
      guard adapter.links.hasLinks else { throw .noLinks }
      let vendor = vendorTables(tables, of: adapter, stored.record.vendor, at: now, isWriting: true)
      return try vendor.issueLink(to: stored.record, under: try vendor.policy(), using: &random)
    }
  }

  /// A new id, higher than all before it: many purchases share a date, which is in whole seconds, and many events a
  /// moment.
  func newId(_ prefix: String, at now: Timestamp) -> String {
    numbered = numbered.at == now ? (now, numbered.count + 1) : (now, 0)
    let moment = RandomText.hexadecimal(UInt64(clamping: now.milliseconds), digits: 12)
    let number = RandomText.hexadecimal(numbered.count, digits: 6)
    return "\(prefix)_\(moment)\(number)" + RandomText.hexadecimal(digits: 6, using: &random)
  }

  private func record(of order: Order, by adapter: any RedemptionAdapter, at now: Timestamp) -> PurchaseRecord {
    let bought = now.wholeSecond
    let store = order.store ?? adapter.vendor.defaultStore
    var record = PurchaseRecord(
      id: newId("pur", at: now), vendor: order.vendor, kind: order.kind,
      product: order.product, plan: order.plan, displayName: order.displayName, store: store,
      storeCustomerId: StoreNames.customer(of: store, using: &random),
      storeTransactionId: order.storeTransactionId
        ?? StoreNames.transaction(of: store, kind: order.kind, using: &random),
      entitlements: order.entitlements,
      buyerId: order.appUserId ?? adapter.checkout.newBuyerId(using: &random), email: order.email,
      purchasedAt: bought,
      expiresAt: order.kind == .subscription ? bought.advanced(bySeconds: order.expiresIn) : nil,
      periodType: order.periodType, isSandbox: order.isSandbox, price: order.price,
      managementURL: order.managementURL, paywall: order.paywall)
    if order.kind == .subscription, order.renews {
      record.renewal = Renewal(
        period: order.period ?? order.expiresIn, gracePeriod: order.gracePeriod, billing: order.billing)
    } else if order.kind == .subscription, let seconds = order.gracePeriod {
      record.gracePeriodExpiresAt = record.expiresAt?.advanced(bySeconds: seconds)
    }
    record.metadata = order.metadata.flatMap { $0.isEmpty ? nil : $0 }
    if order.hasBillingIssue { record.billingIssuesDetectedAt = bought }
    return record
  }
}

extension VendorTables {
  /// What a sale writes, and what happens by it: a purchase of its own, or the renewal of one that the customer has.
  fileprivate func sell(
    _ ordered: PurchaseRecord, _ order: Order
  ) throws(LedgerError) -> (StoredPurchase, [PurchaseLife.Happening]) {
    var stored = StoredPurchase(record: ordered)
    var sale = PurchaseLife.Happening(
      kind: ordered.kind == .subscription ? .initialPurchase : .oneTimePurchase, purchase: ordered)
    if adapter.ownership.keepsCustomers {
      let customer = try buyer(named: ordered.buyerId).id
      stored.customer = customer
      if order.appUserId != nil {
        let earlier = try subscriptions(like: ordered, of: customer)
        if let paid = pay(earlier, for: ordered, order) { return paid }
        sale = earlier.last.flatMap { renewal(by: ordered, after: $0.record) } ?? sale
        stored.record = sale.purchase
      }
    } else {
      // Without a link nobody can redeem it, so it is the buyer's from the beginning.
      stored.appUserId = adapter.links.hasLinks ? order.appUserId : ordered.buyerId
    }
    let invoice = PurchaseLife.Happening.invoice(for: stored.record)
    return (stored, [invoice, sale].compactMap(\.self))
  }

  /// The customer's subscriptions to the product that is sold, oldest first; none if it is bought as a trial.
  private func subscriptions(
    like sold: PurchaseRecord, of customer: Int64
  ) throws(LedgerError) -> [StoredPurchase] {
    guard sold.kind == .subscription, sold.periodType != .trial else { return [] }
    return try tables.purchases(ofCustomer: customer).filter { stored in
      let earlier = stored.record
      return earlier.kind == .subscription && earlier.store != .promotional
        && earlier.product.isIdentical(to: sold.product)
    }.sorted { $0.record.purchasedAt < $1.record.purchasedAt }
  }

  /// A sale within the grace period of a subscription, which pays its failed charge; nil if there is none.
  private func pay(
    _ earlier: [StoredPurchase], for sold: PurchaseRecord, _ order: Order
  ) -> (StoredPurchase, [PurchaseLife.Happening])? {
    let unpaid = earlier.last { stored in
      let earlier = stored.record
      return adapter.billingRules(of: earlier).saleEndsGrace && earlier.isInGrace(at: now) && earlier.renewal != nil
        && earlier.store == sold.store && earlier.isSandbox == sold.isSandbox
    }
    guard var unpaid else { return nil }
    var life = PurchaseLife(unpaid.record, rules: adapter.billingRules(of: unpaid.record))
    life.pay(for: order, at: now.wholeSecond)
    unpaid.record = life.record
    return (unpaid, life.happenings)
  }

  /// A sale that is told as a renewal: it converts a trial that ended unpaid, or comes within the grace period of a
  /// subscription that does not renew by itself. Nil for a first purchase.
  private func renewal(by sold: PurchaseRecord, after earlier: PurchaseRecord) -> PurchaseLife.Happening? {
    let wasTrial = earlier.periodType == .trial
    let isLateConversion = wasTrial && earlier.refundedAt == nil && !earlier.isActive(at: now)
    let endsGrace = adapter.billingRules(of: earlier).saleEndsGrace && earlier.isInGrace(at: now)
    guard isLateConversion || endsGrace && earlier.renewal == nil else { return nil }
    var renewed = sold
    renewed.renewal?.number += 1
    return PurchaseLife.Happening(kind: .renewal, purchase: renewed, isTrialConversion: wasTrial)
  }
}

/// The result of a checkout.
public struct Sale: Hashable, Sendable {
  /// What was bought.
  public let purchase: PurchaseRecord
  /// The first link to it; without text for a vendor that has no links.
  public let link: IssuedLink
  /// Where the checkout leads the buyer.
  public let end: CheckoutEnd
}
