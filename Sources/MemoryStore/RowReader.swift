import RedemptionCore
import RedemptionLedger

/// Reads the values of a row in the order of their columns.
struct RowReader {
  private let table: String
  private var rest: ArraySlice<LedgerValue>

  init(_ values: [LedgerValue], of table: LedgerTable) throws(LedgerError) {
    self.table = table.name
    rest = values[...]
    if values.count != table.columns.count { throw damaged }
  }

  /// What a value is that its column cannot have.
  var damaged: LedgerError { .damaged("a row of the table \(table) has a value that it cannot have") }

  mutating func textOrNil() throws(LedgerError) -> String? {
    switch rest.popFirst() {
    case .text(let text): text
    case .null: nil
    default: throw damaged
    }
  }

  mutating func numberOrNil() throws(LedgerError) -> Int64? {
    switch rest.popFirst() {
    case .number(let number): number
    case .null: nil
    default: throw damaged
    }
  }

  mutating func flag() throws(LedgerError) -> Bool {
    guard case .flag(let flag)? = rest.popFirst() else { throw damaged }
    return flag
  }

  mutating func text() throws(LedgerError) -> String { try given(try textOrNil()) }
  mutating func number() throws(LedgerError) -> Int64 { try given(try numberOrNil()) }
  mutating func vendor() throws(LedgerError) -> Vendor { Vendor(rawValue: try text()) }
  mutating func time() throws(LedgerError) -> Timestamp { try given(try timeOrNil()) }

  mutating func timeOrNil() throws(LedgerError) -> Timestamp? {
    guard let time = try numberOrNil().map(Timestamp.init(milliseconds:)) else { return nil }
    guard time.isStorable else { throw damaged }
    return time
  }

  /// The milliseconds between a moment and another one.
  mutating func periodOrNil(since start: Timestamp) throws(LedgerError) -> Int64? {
    guard let period = try numberOrNil() else { return nil }
    let (end, overflows) = start.milliseconds.addingReportingOverflow(period)
    guard !overflows, Timestamp(milliseconds: end).isStorable else { throw damaged }
    return period
  }

  /// A word of a list.
  mutating func word<Word: RawRepresentable<String>>(_ type: Word.Type) throws(LedgerError) -> Word {
    try given(Word(rawValue: try text()))
  }

  private func given<Value>(_ value: Value?) throws(LedgerError) -> Value {
    guard let value else { throw damaged }
    return value
  }
}

extension LedgerValue {
  init(_ text: String?) { self = text.map(LedgerValue.text) ?? .null }
  init(_ time: Timestamp?) { self = time.map { .number($0.milliseconds) } ?? .null }
  init(_ number: Int64?) { self = number.map(LedgerValue.number) ?? .null }
}

extension StoredPurchase {
  /// The values of the table's columns.
  func values() throws(LedgerError) -> [LedgerValue] {
    var paywall: String?
    if let shown = record.paywall { paywall = try JSONColumn.text(of: shown) }
    let ids = record.entitlements.joined(separator: String(StoredPurchase.entitlementSeparator))
    return [
      .text(record.id), .text(record.vendor.rawValue), .text(record.kind.rawValue), .text(record.product),
      LedgerValue(record.plan), LedgerValue(record.displayName), .text(record.store.rawValue),
      .text(record.storeCustomerId), .text(record.storeTransactionId), .text(ids), .text(record.buyerId),
      LedgerValue(record.email), LedgerValue(record.purchasedAt), LedgerValue(record.originallyPurchasedAt),
      LedgerValue(record.expiresAt), LedgerValue(record.gracePeriodExpiresAt),
      LedgerValue(record.billingIssuesDetectedAt), LedgerValue(record.unsubscribeDetectedAt),
      LedgerValue(record.refundedAt), .text(record.periodType.rawValue), .flag(record.isSandbox),
      LedgerValue(record.price?.amountMicros), LedgerValue(record.price?.currency), LedgerValue(record.managementURL),
      LedgerValue(paywall), LedgerValue(customer), LedgerValue(appUserId), LedgerValue(lastReissuedAt),
      LedgerValue(period), LedgerValue(try renewalText()), LedgerValue(record.goesOnAt),
      LedgerValue(try metadataText()),
    ]
  }

  /// Reads the values of the table's columns.
  init(_ row: inout RowReader) throws(LedgerError) {
    let (id, vendor, kind) = (try row.text(), try row.vendor(), try row.word(PurchaseRecord.Kind.self))
    let (product, plan, displayName) = (try row.text(), try row.textOrNil(), try row.textOrNil())
    let (store, customerId, transaction) = (Store(rawValue: try row.text()), try row.text(), try row.text())
    let ids = try row.text().split(separator: StoredPurchase.entitlementSeparator).map(String.init)
    var record = PurchaseRecord(
      id: id, vendor: vendor, kind: kind, product: product, plan: plan, displayName: displayName, store: store,
      storeCustomerId: customerId, storeTransactionId: transaction, entitlements: ids, buyerId: try row.text(),
      email: try row.textOrNil(), purchasedAt: try row.time(), originallyPurchasedAt: try row.time(),
      expiresAt: try row.timeOrNil())
    record.gracePeriodExpiresAt = try row.timeOrNil()
    record.billingIssuesDetectedAt = try row.timeOrNil()
    record.unsubscribeDetectedAt = try row.timeOrNil()
    record.refundedAt = try row.timeOrNil()
    record.periodType = try row.word(PeriodType.self)
    record.isSandbox = try row.flag()
    record.price = StoredPurchase.price(try row.numberOrNil(), try row.textOrNil())
    record.managementURL = try row.textOrNil()
    if let paywall = try row.textOrNil() { record.paywall = try JSONColumn.read(paywall) }
    let (customer, appUserId) = (try row.numberOrNil(), try row.textOrNil())
    let (reissued, period) = (try row.timeOrNil(), try row.periodOrNil(since: record.purchasedAt))
    record.renewal = try StoredPurchase.renewal(try row.textOrNil())
    guard try row.timeOrNil() == record.goesOnAt, record.renewal?.isStorable ?? true else { throw row.damaged }
    record.metadata = try StoredPurchase.metadata(try row.textOrNil())
    self.init(record, customer: customer, appUserId: appUserId, lastReissuedAt: reissued, period: period)
  }
}

extension StoredEvent {
  /// The values of the table's columns.
  func values() throws(LedgerError) -> [LedgerValue] {
    [
      .text(id), .text(event.purchase.vendor.rawValue), .text(event.purchase.id), .text(webhook),
      .text(try JSONColumn.text(of: event)), .text(try JSONColumn.text(of: attempts)), LedgerValue(dueAt),
    ]
  }

  /// Reads the values of the table's columns.
  init(_ row: inout RowReader) throws(LedgerError) {
    let (id, vendor, purchase, webhook) = (try row.text(), try row.vendor(), try row.text(), try row.text())
    let event: PurchaseEvent = try JSONColumn.read(try row.text())
    let attempts: [DeliveryAttempt] = try JSONColumn.read(try row.text())
    guard event.purchase.vendor == vendor, event.purchase.id == purchase, event.at.isStorable else {
      throw row.damaged
    }
    self.init(id: id, webhook: webhook, event: event, attempts: attempts, dueAt: try row.timeOrNil())
  }
}

extension Renewal {
  /// True if sums with its numbers do not overflow.
  fileprivate var isStorable: Bool {
    let seconds = [period, gracePeriod ?? 0, change?.period ?? 1]
    return seconds.allSatisfy { (0...Timestamp.mostStorable / 1000).contains($0) } && period > 0
      && (change?.period ?? 1) > 0 && [retryAt, resumesAt].allSatisfy { $0?.isStorable ?? true }
      && (0...Int(Int32.max)).contains(number) && (0...1000).contains(retriesLeft)
      && history?.payments.allSatisfy(\.isStorable) ?? true
  }
}

extension Payment {
  fileprivate var isStorable: Bool {
    [startsAt, endsAt, issuedAt, paidAt].allSatisfy { $0?.isStorable ?? true }
  }
}
