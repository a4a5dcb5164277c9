import GRDB
import RedemptionCore
import RedemptionLedger

extension SQLiteTables {
  /// Ids of purchases ascend, so the newest one has the highest.
  func newestPurchases(of vendor: Vendor) throws(LedgerError) -> [StoredPurchase] {
    let columns = StoredPurchase.columns.map { "p.\($0) AS c" }.joined(separator: ", ")
    let newest = "SELECT max(id) FROM purchase WHERE vendor = ? GROUP BY product"
    return try all(
      "SELECT \(columns) FROM purchase AS p WHERE p.id IN (\(newest)) ORDER BY p.product", [vendor.rawValue]
    ) { try StoredPurchase($0) }
  }

  func firstCode(of purchase: String) throws(LedgerError) -> String? {
    try first("SELECT code FROM code WHERE purchase = ? ORDER BY expires_at, code LIMIT 1", [purchase]) { $0.text(0) }
  }
}
