import GRDB
import RedemptionCore
import RedemptionLedger

extension SQLiteTables {
  /// Ids of purchases ascend, so the newest one has the highest. Looks for the next product in the index, instead of
  /// reading every purchase.
  private static let newest: String = {
    let columns = StoredPurchase.columns.map { "p.\($0)" }.joined(separator: ", ")
    return """
      WITH RECURSIVE s (product) AS (SELECT min(product) FROM purchase WHERE vendor = ?1 UNION ALL
        SELECT (SELECT min(n.product) FROM purchase AS n WHERE n.vendor = ?1 AND n.product > s.product) FROM s
        WHERE s.product IS NOT NULL)
      SELECT \(columns) FROM s CROSS JOIN purchase AS p
        ON p.id = (SELECT max(o.id) FROM purchase AS o WHERE o.vendor = ?1 AND o.product = s.product)
      ORDER BY p.product
      """
  }()

  func newestPurchases(of vendor: Vendor) throws(LedgerError) -> [StoredPurchase] {
    try all(SQLiteTables.newest, [vendor.rawValue]) { try StoredPurchase($0) }
  }

  func firstCode(of purchase: String) throws(LedgerError) -> String? {
    try first("SELECT code FROM code WHERE purchase = ? ORDER BY expires_at, code LIMIT 1", [purchase]) { $0.text(0) }
  }
}
