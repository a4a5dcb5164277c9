import RedemptionCore

extension Ledger {
  /// Answers what only this vendor's SDK asks, by the vendor's own rule.
  func answered(
    _ question: VendorQuestion, of redeemer: Redeemer, at vendor: Vendor, _ now: Timestamp
  ) -> Result<Answer, GatewayError> {
    guard let questions = adapters[vendor]?.questions else {
      let reason = "The adapter of this vendor answers no question of its own. Give it the door `questions`."
      return .failure(.unavailable(reason))
    }
    let service = LedgerService(ledger: self, vendor: vendor, now: now)
    return Result { () throws(GatewayError) in
      .own(try questions.answer(question, of: redeemer, in: service))
    }
  }
}

/// A vendor's own rows in a ledger.
private final class LedgerService: VendorService {
  private let ledger: Ledger
  private let vendor: Vendor
  let now: Timestamp

  init(ledger: Ledger, vendor: Vendor, now: Timestamp) { (self.ledger, self.vendor, self.now) = (ledger, vendor, now) }

  func answer(_ question: Question) throws(GatewayError) -> Answer { try ledger.answer(question, at: now) }

  func endedCheckout(_ id: String) throws(GatewayError) -> EndedCheckout? {
    do throws(LedgerError) {
      return try ledger.store.read { tables throws(LedgerError) in try tables.checkout(id, of: vendor) }
    } catch { throw GatewayError(error) }
  }

  func row(_ key: String) throws(GatewayError) -> VendorRow? {
    try inLedger { vendor throws(LedgerError) in try vendor.tables.row(key, of: vendor.vendor) }
  }

  func rows(startingWith prefix: String) throws(GatewayError) -> [VendorRow] {
    try inLedger { vendor throws(LedgerError) in try vendor.tables.rows(of: vendor.vendor, startingWith: prefix) }
  }

  func save(_ row: VendorRow) throws(GatewayError) {
    try inLedger { vendor throws(LedgerError) in try vendor.tables.save(row, of: vendor.vendor) }
  }

  func deleteRow(_ key: String) throws(GatewayError) {
    try inLedger { vendor throws(LedgerError) in try vendor.tables.deleteRow(key, of: vendor.vendor) }
  }

  /// A read is in the transaction too: what it returns decides what is written.
  private func inLedger<Value>(
    _ body: (VendorTables) throws(LedgerError) -> Value
  ) throws(GatewayError) -> Value {
    do throws(LedgerError) { return try ledger.write(vendor, at: now, body) } catch { throw GatewayError(error) }
  }
}
