import GRDB
import RedemptionCore
import RedemptionLedger

extension SQLiteTables {
  func row(_ key: String, of vendor: Vendor) throws(LedgerError) -> VendorRow? {
    let sql = "SELECT key, value, due_at FROM vendor_row WHERE vendor = ? AND key = ?"
    return try first(sql, [vendor.rawValue, StoredText.escaped(key)], VendorRow.init)
  }

  func rows(of vendor: Vendor, startingWith prefix: String) throws(LedgerError) -> [VendorRow] {
    let sql = """
      SELECT key, value, due_at FROM vendor_row
      WHERE vendor = ?1 AND key >= ?2 AND substr(key, 1, length(?2)) = ?2
      """
    return try all(sql, [vendor.rawValue, StoredText.escaped(prefix)], VendorRow.init).ascending
  }

  func save(_ row: VendorRow, of vendor: Vendor) throws(LedgerError) {
    try execute(
      "INSERT OR REPLACE INTO vendor_row (vendor, key, value, due_at) VALUES (?, ?, ?, ?)",
      [
        vendor.rawValue, StoredText.escaped(row.key), try JSONColumn.text(of: row.value), row.due?.milliseconds,
      ])
  }

  func deleteRow(_ key: String, of vendor: Vendor) throws(LedgerError) {
    try execute(
      "DELETE FROM vendor_row WHERE vendor = ? AND key = ?", [vendor.rawValue, StoredText.escaped(key)])
  }
}

extension VendorRow {
  fileprivate init(_ row: StoredRow) throws {
    self.init(row.text(0), try JSONColumn.read(row[1]), due: (row[2] as Int64?).map(Timestamp.init(milliseconds:)))
  }
}
