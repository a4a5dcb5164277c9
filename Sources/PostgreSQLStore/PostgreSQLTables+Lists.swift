#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  /// Conditions and statements of lists, built once: a statement is prepared by its text.
  private enum SQL {
    static let matching = """
      ($1::text IS NULL OR p.vendor = $1) AND ($2::text IS NULL OR p.email = $2) AND ($3::text IS NULL
        OR p.app_user_id = $3 OR p.buyer_id = $3
        OR p.customer IN (SELECT customer FROM app_user WHERE app_user_id = $3))
      """
    private static let columns = StoredPurchase.columns.map { "p.\($0)" }.joined(separator: ", ")
    static let purchases = "SELECT \(columns) FROM purchase AS p WHERE \(matching) ORDER BY p.id DESC LIMIT $4"
    static let count = "SELECT count(*) FROM purchase AS p WHERE \(matching)"
    static let codes = """
      SELECT code, purchase, expires_at, used_at, used_by_app_user_id, used_by_device_id FROM code
      WHERE purchase IN (SELECT p.id FROM purchase AS p WHERE \(matching) ORDER BY p.id DESC LIMIT $4)
      ORDER BY purchase, expires_at, used_at IS NULL, used_at, code
      """
    static let customers = """
      SELECT vendor, id, original_app_user_id, first_seen, is_identified FROM customer
      WHERE $1::text IS NULL OR vendor = $1 ORDER BY id DESC LIMIT $2
      """
    static let newest = """
      SELECT \(columns) FROM purchase AS p
      WHERE p.id IN (SELECT max(id) FROM purchase WHERE vendor = $1 GROUP BY product) ORDER BY p.product
      """
  }

  extension PurchaseFilter {
    fileprivate var parameters: [Parameter] { [.string(vendor?.rawValue), .string(email), .string(appUserId)] }
  }

  extension PostgreSQLTables {
    func purchases(matching filter: PurchaseFilter, newest limit: Int) throws(LedgerError) -> [StoredPurchase] {
      try all(SQL.purchases, filter.parameters + [.number(Int64(limit))]) { row throws(LedgerError) in
        try StoredPurchase(row)
      }
    }

    func purchaseCount(matching filter: PurchaseFilter) throws(LedgerError) -> Int {
      try count(SQL.count, filter.parameters)
    }

    func codes(matching filter: PurchaseFilter, newest limit: Int) throws(LedgerError) -> [ListedCode] {
      try all(SQL.codes, filter.parameters + [.number(Int64(limit))]) { row throws(LedgerError) in
        return ListedCode(
          code: try row.string(0), purchase: try row.string(1), expiresAt: Timestamp(milliseconds: try row.integer(2)),
          usedAt: row.number(3).map { Timestamp(milliseconds: $0) },
          usedBy: Owner(appUserId: row.text(4), deviceId: row.text(5)))
      }
    }

    func customers(of vendor: Vendor?, newest limit: Int) throws(LedgerError) -> [ListedCustomer] {
      try all(SQL.customers, [.string(vendor?.rawValue), .number(Int64(limit))]) { row throws(LedgerError) in
        ListedCustomer(
          vendor: Vendor(rawValue: try row.string(0)),
          customer: StoredCustomer(
            id: try row.integer(1), originalAppUserId: try row.string(2),
            firstSeen: Timestamp(milliseconds: try row.integer(3)), isIdentified: row.flag(4)))
      }
    }

    func customerCount(of vendor: Vendor?) throws(LedgerError) -> Int {
      try count("SELECT count(*) FROM customer WHERE $1::text IS NULL OR vendor = $1", [.string(vendor?.rawValue)])
    }

    func appUserIds(ofCustomer customer: Int64) throws(LedgerError) -> [String] {
      try all(
        "SELECT app_user_id FROM app_user WHERE customer = $1 ORDER BY app_user_id COLLATE \"C\"", [.number(customer)]
      ) { row throws(LedgerError) in try row.string(0) }
    }

    // MARK: Web checkout

    func newestPurchases(of vendor: Vendor) throws(LedgerError) -> [StoredPurchase] {
      try all(SQL.newest, [.string(vendor)]) { row throws(LedgerError) in try StoredPurchase(row) }
    }

    func firstCode(of purchase: String) throws(LedgerError) -> String? {
      try first(
        "SELECT code FROM code WHERE purchase = $1 ORDER BY expires_at, code LIMIT 1", [.string(purchase)]
      ) { row throws(LedgerError) in try row.string(0) }
    }

    func checkout(_ id: String, of vendor: Vendor) throws(LedgerError) -> StoredCheckout? {
      try first("SELECT code FROM checkout WHERE vendor = $1 AND id = $2", [.string(vendor), .string(id)]) {
        StoredCheckout(code: $0.text(0))
      }
    }

    func saveCheckout(_ id: String, of vendor: Vendor, code: String?) throws(LedgerError) {
      try execute(
        """
        INSERT INTO checkout (vendor, id, code) VALUES ($1, $2, $3)
        ON CONFLICT (vendor, id) DO UPDATE SET code = excluded.code
        """, [.string(vendor), .string(id), .string(code)])
    }
  }
#endif
