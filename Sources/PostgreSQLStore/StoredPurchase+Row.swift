#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  extension StoredPurchase {
    init(_ row: Row, at first: Int = 0) throws(LedgerError) {
      func time(_ index: Int) -> Timestamp? { row.number(first + index).map { Timestamp(milliseconds: $0) } }
      func string(_ index: Int) throws(LedgerError) -> String { try row.string(first + index) }
      func text(_ index: Int) -> String? { row.text(first + index) }
      var record = PurchaseRecord(
        id: try string(0), vendor: Vendor(rawValue: try string(1)),
        kind: PurchaseRecord.Kind(rawValue: try string(2)) ?? .subscription, product: try string(3),
        plan: text(4), displayName: text(5), store: Store(rawValue: try string(6)), storeCustomerId: try string(7),
        storeTransactionId: try string(8),
        entitlements: try string(9).split(separator: StoredPurchase.entitlementSeparator).map(String.init),
        buyerId: try string(10), email: text(11), purchasedAt: Timestamp(milliseconds: try row.integer(first + 12)),
        originallyPurchasedAt: time(13), expiresAt: time(14),
        periodType: PeriodType(rawValue: try string(19)) ?? .normal, isSandbox: row.flag(first + 20),
        price: StoredPurchase.price(row.number(first + 21), text(22)), managementURL: text(23),
        paywall: try StoredPurchase.paywall(text(24)))
      record.gracePeriodExpiresAt = time(15)
      record.billingIssuesDetectedAt = time(16)
      record.unsubscribeDetectedAt = time(17)
      record.refundedAt = time(18)
      record.renewal = try StoredPurchase.renewal(text(29))
      record.metadata = try StoredPurchase.metadata(text(31))
      self.init(
        record, customer: row.number(first + 25), appUserId: text(26), lastReissuedAt: time(27),
        period: row.number(first + 28))
    }

    /// The values of the columns, in their order.
    func parameters() throws(LedgerError) -> [Parameter] {
      let paywall: String? = if let paywall = record.paywall { try JSONColumn.text(of: paywall) } else { nil }
      return [
        .string(record.id), .string(record.vendor), .string(record.kind.rawValue), .string(record.product),
        .string(record.plan), .string(record.displayName), .string(record.store.rawValue),
        .string(record.storeCustomerId), .string(record.storeTransactionId),
        .string(record.entitlements.joined(separator: String(StoredPurchase.entitlementSeparator))),
        .string(record.buyerId),
        .string(record.email), .time(record.purchasedAt), .time(record.originallyPurchasedAt), .time(record.expiresAt),
        .time(record.gracePeriodExpiresAt), .time(record.billingIssuesDetectedAt), .time(record.unsubscribeDetectedAt),
        .time(record.refundedAt), .string(record.periodType.rawValue), .flag(record.isSandbox),
        .number(record.price?.amountMicros), .string(record.price?.currency), .string(record.managementURL),
        .string(paywall), .number(customer), .string(appUserId), .time(lastReissuedAt),
        .number(period), .string(try renewalText()), .time(record.goesOnAt),
        .string(try metadataText()),
      ]
    }

    private static func paywall(_ text: String?) throws(LedgerError) -> PaywallContext? {
      guard let text else { return nil }
      return try JSONColumn.read(text)
    }
  }
#endif
