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
      var stored = StoredPurchase(record: ordered)
      var sold: PurchaseEvent.Kind = ordered.kind == .subscription ? .initialPurchase : .oneTimePurchase
      if adapter.ownership.keepsCustomers {
        let customer = try vendor.customer(named: ordered.buyerId).id
        if order.appUserId != nil, try vendor.isLateConversion(ordered, of: customer) {
          sold = .renewal
          stored.record.renewal?.number += 1
        }
        stored.customer = customer
      } else {
        stored.appUserId = order.appUserId
      }
      let record = stored.record
      try vendor.tables.save(stored)
      nextMoments.forget()
      let sale = PurchaseLife.Happening(kind: sold, purchase: record, isTrialConversion: sold == .renewal)
      let invoice = PurchaseLife.Happening.invoice(for: record)
      try self.record([invoice, sale].compactMap(\.self), of: stored, vendor)
      let policy = try vendor.policy()
      let link = try vendor.issueLink(to: record, under: policy, using: &random)
      let isIdentified = order.appUserId.map { !adapter.ownership.isAnonymous($0) } ?? false
      let end = (checkout ?? adapter.checkout.hostedPage).end(
        of: CheckoutSale(purchase: record, link: link.url, isIdentified: isIdentified),
        under: try vendor.checkoutSettings())
      if end.mailsLink, let email = record.email {
        try vendor.mail(link, to: email, because: .purchase)
      }
      if let report = end.report {
        try vendor.tables.saveCheckout(
          report.id, of: adapter.vendor.id, code: report.givesCode ? link.code : nil)
      }
      return Sale(purchase: record, link: link, end: end)
    }
  }

  /// Issues another link to a purchase, for another device; the earlier ones keep working.
  public func issueLink(to purchase: String, at now: Timestamp) throws(LedgerError) -> IssuedLink {
    try store.write { tables throws(LedgerError) in
      guard let stored = try tables.purchase(purchase) else { throw .unknownPurchase }
      let adapter = try adapter(stored.record.vendor)
      let vendor = vendorTables(tables, of: adapter, stored.record.vendor, at: now, isWriting: true)
      return try vendor.issueLink(to: stored.record, under: try vendor.policy(), using: &random)
    }
  }

  /// How a checkout has ended; redeems its code if it has one. One that has sold nothing yet is pending.
  func checkout(
    _ id: String, of vendor: Vendor, for redeemer: Redeemer, at now: Timestamp
  ) throws(LedgerError) -> CheckoutAnswer {
    let ended = try store.read { tables throws(LedgerError) in try tables.checkout(id, of: vendor) }
    guard let ended else { return CheckoutAnswer(state: .pending) }
    guard let code = ended.code else { return CheckoutAnswer(state: .complete) }
    let question = RedemptionQuestion(vendor: vendor, code: code, redeemer: redeemer)
    return CheckoutAnswer(state: .complete, redemption: try redeem(question, at: now))
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
  /// True if a sale converts a trial late: the customer's last subscription to the product was one, and ended unpaid.
  fileprivate func isLateConversion(_ sold: PurchaseRecord, of customer: Int64) throws(LedgerError) -> Bool {
    guard sold.kind == .subscription, sold.periodType != .trial else { return false }
    let earlier = try tables.purchases(ofCustomer: customer).map(\.record).filter {
      $0.kind == .subscription && $0.store != .promotional && $0.product.isIdentical(to: sold.product)
    }
    guard let last = earlier.max(by: { $0.purchasedAt < $1.purchasedAt }) else { return false }
    return last.periodType == .trial && last.refundedAt == nil && !last.isActive(at: now)
  }
}

/// The result of a checkout.
public struct Sale: Hashable, Sendable {
  /// What was bought.
  public let purchase: PurchaseRecord
  /// The first link to it.
  public let link: IssuedLink
  /// Where the checkout leads the buyer.
  public let end: CheckoutEnd
}
