import GRDB
import RedemptionCore
import RedemptionLedger

extension StoredPurchase {
  init(_ row: StoredRow, at first: Int = 0) throws {
    func time(_ index: Int) -> Timestamp? {
      (row[first + index] as Int64?).map { Timestamp(milliseconds: $0) }
    }
    let text: String = row[first + 9]
    var record = PurchaseRecord(
      id: row[first], vendor: Vendor(rawValue: row[first + 1]),
      kind: PurchaseRecord.Kind(rawValue: row[first + 2]) ?? .subscription, product: row[first + 3],
      plan: row[first + 4], displayName: row.textOrNil(first + 5), store: Store(rawValue: row[first + 6]),
      storeCustomerId: row[first + 7], storeTransactionId: row.text(first + 8),
      entitlements: text.split(separator: StoredPurchase.entitlementSeparator).map(String.init),
      buyerId: row.text(first + 10),
      email: row.textOrNil(first + 11), purchasedAt: Timestamp(milliseconds: row[first + 12]),
      originallyPurchasedAt: time(13), expiresAt: time(14),
      periodType: PeriodType(rawValue: row[first + 19]) ?? .normal, isSandbox: row[first + 20],
      price: StoredPurchase.price(row[first + 21], row[first + 22]), managementURL: row.textOrNil(first + 23),
      paywall: try StoredPurchase.paywall(row[first + 24]))
    record.gracePeriodExpiresAt = time(15)
    record.billingIssuesDetectedAt = time(16)
    record.unsubscribeDetectedAt = time(17)
    record.refundedAt = time(18)
    record.renewal = try StoredPurchase.renewal(row[first + 29])
    record.metadata = try StoredPurchase.metadata(row[first + 31])
    self.init(
      record, customer: row[first + 25], appUserId: row.textOrNil(first + 26), lastReissuedAt: time(27),
      period: row[first + 28])
  }

  /// The values of the columns, in their order.
  func arguments() throws -> StatementArguments {
    func escaped(_ text: String?) -> String? { text.map(StoredText.escaped) }
    let paywall = try record.paywall.map(JSONColumn.text)
    return [
      record.id, record.vendor.rawValue, record.kind.rawValue, record.product, record.plan, escaped(record.displayName),
      record.store.rawValue, record.storeCustomerId, escaped(record.storeTransactionId),
      record.entitlements.joined(separator: String(StoredPurchase.entitlementSeparator)), escaped(record.buyerId),
      escaped(record.email),
      record.purchasedAt.milliseconds, record.originallyPurchasedAt.milliseconds, record.expiresAt?.milliseconds,
      record.gracePeriodExpiresAt?.milliseconds, record.billingIssuesDetectedAt?.milliseconds,
      record.unsubscribeDetectedAt?.milliseconds, record.refundedAt?.milliseconds, record.periodType.rawValue,
      record.isSandbox, record.price?.amountMicros, record.price?.currency, escaped(record.managementURL), paywall,
      customer,
      escaped(appUserId), lastReissuedAt?.milliseconds, period, try renewalText(),
      record.goesOnAt?.milliseconds, try metadataText(),
    ]
  }

  private static func paywall(_ text: String?) throws -> PaywallContext? {
    try text.map(JSONColumn.read)
  }
}
