import GRDB
import RedemptionCore
import RedemptionLedger

extension StoredPurchase {
  /// The columns in the order that ``init(_:at:)`` reads.
  static let columns = [
    "id", "vendor", "kind", "product", "plan", "display_name", "store", "store_customer_id", "store_transaction_id",
    "entitlements", "buyer_id", "email", "purchased_at", "originally_purchased_at", "expires_at",
    "grace_period_expires_at", "billing_issues_detected_at", "unsubscribe_detected_at", "refunded_at", "period_type",
    "is_sandbox", "price_amount_micros", "price_currency", "management_url", "paywall", "customer", "app_user_id",
    "last_reissued_at",
  ]

  /// Separates the ids in the column `entitlements`; an id has no line break.
  private static let separator: Character = "\n"

  init(_ row: Row, at first: Int = 0) throws {
    func time(_ index: Int) -> Timestamp? {
      (row[first + index] as Int64?).map { Timestamp(milliseconds: $0) }
    }
    let text: String = row[first + 9]
    var record = PurchaseRecord(
      id: row[first], vendor: Vendor(rawValue: row[first + 1]),
      kind: PurchaseRecord.Kind(rawValue: row[first + 2]) ?? .subscription, product: row[first + 3],
      plan: row[first + 4], displayName: row[first + 5], store: Store(rawValue: row[first + 6]),
      storeCustomerId: row[first + 7], storeTransactionId: row[first + 8],
      entitlements: text.split(separator: StoredPurchase.separator).map(String.init), buyerId: row[first + 10],
      email: row[first + 11], purchasedAt: Timestamp(milliseconds: row[first + 12]),
      originallyPurchasedAt: time(13), expiresAt: time(14),
      periodType: PeriodType(rawValue: row[first + 19]) ?? .normal, isSandbox: row[first + 20],
      price: StoredPurchase.price(row[first + 21], row[first + 22]), managementURL: row[first + 23],
      paywall: try StoredPurchase.paywall(row[first + 24]))
    record.gracePeriodExpiresAt = time(15)
    record.billingIssuesDetectedAt = time(16)
    record.unsubscribeDetectedAt = time(17)
    record.refundedAt = time(18)
    self.init(
      record: record, customer: row[first + 25], appUserId: row[first + 26], lastReissuedAt: time(27))
  }

  /// The values of the columns, in their order.
  func arguments() throws -> StatementArguments {
    let paywall = try record.paywall.map(JSONColumn.text)
    return [
      record.id, record.vendor.rawValue, record.kind.rawValue, record.product, record.plan, record.displayName,
      record.store.rawValue, record.storeCustomerId, record.storeTransactionId,
      record.entitlements.joined(separator: String(StoredPurchase.separator)), record.buyerId, record.email,
      record.purchasedAt.milliseconds, record.originallyPurchasedAt.milliseconds, record.expiresAt?.milliseconds,
      record.gracePeriodExpiresAt?.milliseconds, record.billingIssuesDetectedAt?.milliseconds,
      record.unsubscribeDetectedAt?.milliseconds, record.refundedAt?.milliseconds, record.periodType.rawValue,
      record.isSandbox, record.price?.amountMicros, record.price?.currency, record.managementURL, paywall, customer,
      appUserId, lastReissuedAt?.milliseconds,
    ]
  }

  private static func price(_ amount: Int64?, _ currency: String?) -> Price? {
    guard let amount, let currency else { return nil }
    return Price(amountMicros: amount, currency: currency)
  }

  private static func paywall(_ text: String?) throws -> PaywallContext? {
    try text.map(JSONColumn.read)
  }
}
