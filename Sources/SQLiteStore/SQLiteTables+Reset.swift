import GRDB
import RedemptionCore
import RedemptionLedger

extension SQLiteTables {
  /// Condition on the tables that name a purchase and no vendor.
  private static let ofPurchase = "purchase IN (SELECT id FROM purchase WHERE vendor = ?)"

  func counts(of vendor: Vendor?) throws(LedgerError) -> Ledger.Deleted {
    Ledger.Deleted(
      customers: try count("customer", of: vendor), purchases: try count("purchase", of: vendor),
      codes: try count("code", of: vendor, where: SQLiteTables.ofPurchase), messages: try count("mail", of: vendor))
  }

  /// Deletes rows that refer to others first.
  func deleteAll(of vendor: Vendor?) throws(LedgerError) {
    try delete(from: "device", of: vendor, where: SQLiteTables.ofPurchase)
    try delete(from: "code", of: vendor, where: SQLiteTables.ofPurchase)
    if let vendor { try releasePurchases(of: vendor) }
    for table in [
      "mail", "reissue_request", "checkout", "purchase", "app_user", "customer", "policy", "checkout_settings",
    ] {
      try delete(from: table, of: vendor)
    }
  }

  /// Takes purchases of other vendors, which a receipt gave to a customer of this one, from that customer.
  private func releasePurchases(of vendor: Vendor) throws(LedgerError) {
    try execute(
      "UPDATE purchase SET customer = NULL WHERE customer IN (SELECT id FROM customer WHERE vendor = ?)",
      [vendor.rawValue])
  }

  private func count(
    _ table: String, of vendor: Vendor?, where condition: String = "vendor = ?"
  ) throws(LedgerError) -> Int {
    let sql = "SELECT count(*) FROM \(table)"
    guard let vendor else { return try first(sql, []) { $0[0] } ?? 0 }
    return try first("\(sql) WHERE \(condition)", [vendor.rawValue]) { $0[0] } ?? 0
  }

  private func delete(
    from table: String, of vendor: Vendor?, where condition: String = "vendor = ?"
  ) throws(LedgerError) {
    guard let vendor else { return try execute("DELETE FROM \(table)", []) }
    try execute("DELETE FROM \(table) WHERE \(condition)", [vendor.rawValue])
  }
}
