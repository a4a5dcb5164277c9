#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  /// Conditions and statements of lists, built once: a statement is prepared by its text.
  private enum SQL {
    private static let columns = StoredPurchase.columns.map { "p.\($0)" }.joined(separator: ", ")
    static let codes = """
      SELECT code, purchase, expires_at, used_at, used_by_app_user_id, used_by_device_id FROM code
      WHERE purchase = ANY (string_to_array($1, ' ')) ORDER BY purchase, expires_at, used_at IS NULL, used_at, code
      """
    /// Looks for the next product in the index, instead of reading every purchase.
    static let newest = """
      WITH RECURSIVE sold (product) AS (
        (SELECT product FROM purchase WHERE vendor = $1 ORDER BY product LIMIT 1)
        UNION ALL SELECT (
          SELECT n.product FROM purchase AS n WHERE n.vendor = $1 AND n.product > s.product ORDER BY n.product LIMIT 1)
        FROM sold AS s WHERE s.product IS NOT NULL)
      SELECT \(columns) FROM sold AS s CROSS JOIN LATERAL (
        SELECT * FROM purchase AS o WHERE o.vendor = $1 AND o.product = s.product ORDER BY o.id DESC LIMIT 1) AS p
      WHERE s.product IS NOT NULL ORDER BY p.product
      """

    /// Purchases that match, newest first, as a common table `found`. Each condition has its own statement, because
    /// one with parameters that may be null reads every row.
    private static func found(_ filter: PurchaseFilter, _ parameters: inout [Parameter], limit: Int) -> String {
      func place(_ parameter: Parameter) -> String {
        parameters.append(parameter)
        return "$\(parameters.count)"
      }
      var conditions: [String] = []
      if let vendor = filter.vendor { conditions.append("p.vendor = \(place(.string(vendor.rawValue)))") }
      if let email = filter.email { conditions.append("p.email = \(place(.string(email)))") }
      if let before = filter.before { conditions.append("p.id < \(place(.string(before)))") }
      let end = limit == .max ? "" : " ORDER BY p.id DESC LIMIT \(place(.number(Int64(limit))))"
      func select(_ more: [String]) -> String {
        let all = (more + conditions).joined(separator: " AND ")
        return "(SELECT p.id FROM purchase AS p\(all.isEmpty ? "" : " WHERE \(all)")\(end))"
      }
      guard let user = filter.appUserId else { return select([]) }
      let name = place(.string(user))
      let customers = "SELECT customer FROM app_user WHERE app_user_id = \(name)"
      let owners = ["p.app_user_id = \(name)", "p.buyer_id = \(name)", "p.customer = ANY (ARRAY(\(customers)))"]
      return owners.map { select([$0]) }.joined(separator: " UNION ")
    }

    static func purchases(_ filter: PurchaseFilter, limit: Int) -> Query {
      var parameters: [Parameter] = []
      let found = found(filter, &parameters, limit: limit)
      parameters.append(.number(Int64(limit)))
      return Query(
        "WITH found AS (\(found)) SELECT \(columns) FROM purchase AS p JOIN found ON found.id = p.id "
          + "ORDER BY p.id DESC LIMIT $\(parameters.count)", parameters)
    }

    static func count(_ filter: PurchaseFilter, limit: Int) -> Query {
      var parameters: [Parameter] = []
      return Query("SELECT count(*) FROM (\(found(filter, &parameters, limit: limit))) AS p", parameters)
    }

    static func customers(_ filter: CustomerFilter, selecting columns: String, limit: Int) -> Query {
      var parameters: [Parameter] = []
      var conditions: [String] = []
      if let vendor = filter.vendor {
        parameters.append(.string(vendor.rawValue))
        conditions.append("vendor = $\(parameters.count)")
      }
      if let before = filter.before {
        parameters.append(.number(before))
        conditions.append("id < $\(parameters.count)")
      }
      parameters.append(.number(Int64(limit)))
      let matching = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
      return Query("SELECT \(columns) FROM customer\(matching) ORDER BY id DESC LIMIT $\(parameters.count)", parameters)
    }
  }

  extension PostgreSQLTables {
    func purchases(matching filter: PurchaseFilter, newest limit: Int) throws(LedgerError) -> [StoredPurchase] {
      try all(SQL.purchases(filter, limit: limit)) { row throws(LedgerError) in try StoredPurchase(row) }
    }

    func purchaseCount(matching filter: PurchaseFilter, atMost limit: Int) throws(LedgerError) -> Int {
      let query = SQL.count(filter, limit: limit)
      return try count(query.sql, query.parameters)
    }

    func codes(ofPurchases purchases: [String]) throws(LedgerError) -> [ListedCode] {
      guard !purchases.isEmpty else { return [] }
      // An id has no space: see `Ledger.newPurchaseId`.
      return try all(SQL.codes, [.string(purchases.joined(separator: " "))]) { row throws(LedgerError) in
        return ListedCode(
          code: try row.string(0), purchase: try row.string(1), expiresAt: Timestamp(milliseconds: try row.integer(2)),
          usedAt: row.number(3).map { Timestamp(milliseconds: $0) },
          usedBy: Owner(appUserId: row.text(4), deviceId: row.text(5)))
      }
    }

    func customers(matching filter: CustomerFilter, newest limit: Int) throws(LedgerError) -> [ListedCustomer] {
      let columns = "vendor, id, original_app_user_id, first_seen, is_identified"
      return try all(SQL.customers(filter, selecting: columns, limit: limit)) { row throws(LedgerError) in
        ListedCustomer(
          vendor: Vendor(rawValue: try row.string(0)),
          customer: StoredCustomer(
            id: try row.integer(1), originalAppUserId: try row.string(2),
            firstSeen: Timestamp(milliseconds: try row.integer(3)), isIdentified: row.flag(4)))
      }
    }

    func customerCount(matching filter: CustomerFilter, atMost limit: Int) throws(LedgerError) -> Int {
      let query = SQL.customers(filter, selecting: "id", limit: limit)
      return try count("SELECT count(*) FROM (\(query.sql)) AS c", query.parameters)
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

    func checkout(_ id: String, of vendor: Vendor) throws(LedgerError) -> EndedCheckout? {
      try first("SELECT code FROM checkout WHERE vendor = $1 AND id = $2", [.string(vendor), .string(id)]) {
        EndedCheckout(code: $0.text(0))
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
