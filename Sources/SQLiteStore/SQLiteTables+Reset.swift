import GRDB
import RedemptionCore
import RedemptionLedger

extension SQLiteTables {
  func counts(of vendor: Vendor?) throws(LedgerError) -> Ledger.Deleted {
    Ledger.Deleted(
      customers: try count(.customer, of: vendor), purchases: try count(.purchase, of: vendor),
      codes: try count(.code, of: vendor), messages: try count(.mail, of: vendor))
  }

  func deleteAll(of vendor: Vendor?) throws(LedgerError) {
    cache?.removeAll()
    if let vendor { try releasePurchases(of: vendor) }
    for table in VendorTable.allCases { try delete(from: table, of: vendor) }
  }

  /// Takes purchases of other vendors, which a receipt gave to a customer of this one, from that customer.
  private func releasePurchases(of vendor: Vendor) throws(LedgerError) {
    try execute(
      "UPDATE purchase SET customer = NULL WHERE customer IN (SELECT id FROM customer WHERE vendor = ?)",
      [vendor.rawValue])
  }

  private func count(_ table: VendorTable, of vendor: Vendor?) throws(LedgerError) -> Int {
    let sql = "SELECT count(*) FROM \(table.rawValue)"
    guard let vendor else { return try first(sql, []) { $0[0] } ?? 0 }
    return try first("\(sql) WHERE \(table.condition(vendor: "?"))", [vendor.rawValue]) { $0[0] } ?? 0
  }

  private func delete(from table: VendorTable, of vendor: Vendor?) throws(LedgerError) {
    let sql = "DELETE FROM \(table.rawValue)"
    guard let vendor else { return try execute(sql, []) }
    try execute("\(sql) WHERE \(table.condition(vendor: "?"))", [vendor.rawValue])
  }
}
