import GRDB
import RedemptionCore
import RedemptionLedger

/// Conditions and statements of lists, built once: a statement is cached by its text.
private enum SQL {
  static let matching = """
    (?1 IS NULL OR p.vendor = ?1) AND (?2 IS NULL OR p.email = ?2) AND (?3 IS NULL OR p.app_user_id = ?3
      OR p.buyer_id = ?3 OR p.customer IN (SELECT customer FROM app_user WHERE app_user_id = ?3))
    """
  private static let columns = StoredPurchase.columns.map { "p.\($0) AS c" }.joined(separator: ", ")
  static let purchases = "SELECT \(columns) FROM purchase AS p WHERE \(matching) ORDER BY p.id DESC LIMIT ?4"
  static let count = "SELECT count(*) FROM purchase AS p WHERE \(matching)"
  static let codes = """
    SELECT code, purchase, expires_at, used_at, used_by_app_user_id, used_by_device_id FROM code
    WHERE purchase IN (SELECT p.id FROM purchase AS p WHERE \(matching) ORDER BY p.id DESC LIMIT ?4)
    ORDER BY purchase, expires_at, used_at IS NULL, used_at, code
    """
  static let customers = """
    SELECT vendor, id, original_app_user_id, first_seen, is_identified FROM customer
    WHERE ?1 IS NULL OR vendor = ?1 ORDER BY id DESC LIMIT ?2
    """
}

extension PurchaseFilter {
  fileprivate var arguments: StatementArguments {
    [vendor?.rawValue, email.map(StoredText.escaped), appUserId.map(StoredText.escaped)]
  }
}

extension SQLiteTables {
  func purchases(matching filter: PurchaseFilter, newest limit: Int) throws(LedgerError) -> [StoredPurchase] {
    try all(SQL.purchases, filter.arguments + [limit]) { try StoredPurchase($0) }
  }

  func purchaseCount(matching filter: PurchaseFilter) throws(LedgerError) -> Int {
    try first(SQL.count, filter.arguments) { $0[0] } ?? 0
  }

  func codes(matching filter: PurchaseFilter, newest limit: Int) throws(LedgerError) -> [ListedCode] {
    try all(SQL.codes, filter.arguments + [limit]) { row in
      return ListedCode(
        code: row.text(0), purchase: row[1], expiresAt: Timestamp(milliseconds: row[2]),
        usedAt: (row[3] as Int64?).map { Timestamp(milliseconds: $0) },
        usedBy: Owner(appUserId: row.textOrNil(4), deviceId: row.textOrNil(5)))
    }
  }

  func customers(of vendor: Vendor?, newest limit: Int) throws(LedgerError) -> [ListedCustomer] {
    try all(SQL.customers, [vendor?.rawValue, limit]) { row in
      ListedCustomer(
        vendor: Vendor(rawValue: row[0]),
        customer: StoredCustomer(
          id: row[1], originalAppUserId: row.text(2), firstSeen: Timestamp(milliseconds: row[3]), isIdentified: row[4]))
    }
  }

  func customerCount(of vendor: Vendor?) throws(LedgerError) -> Int {
    try first("SELECT count(*) FROM customer WHERE ?1 IS NULL OR vendor = ?1", [vendor?.rawValue]) { $0[0] } ?? 0
  }

  func appUserIds(ofCustomer customer: Int64) throws(LedgerError) -> [String] {
    try all("SELECT app_user_id FROM app_user WHERE customer = ? ORDER BY app_user_id", [customer]) { $0.text(0) }
  }
}
