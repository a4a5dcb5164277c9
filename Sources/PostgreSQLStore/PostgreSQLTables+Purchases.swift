#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  /// Statements with a purchase's columns, built once: a statement is prepared by its text.
  private enum SQL {
    private static let columns = StoredPurchase.columns.map { "p.\($0)" }.joined(separator: ", ")
    private static let select = "SELECT \(columns) FROM purchase AS p WHERE "
    private static let oldestFirst = " ORDER BY p.purchased_at, p.id"

    static let purchase = select + "p.id = $1"
    static let purchaseByTransaction = select + "p.store_transaction_id = $1"
    static let purchasesOfCustomer = select + "p.customer = $1" + oldestFirst
    static let purchasesOfNamedCustomer =
      select + "p.customer = (SELECT customer FROM app_user WHERE vendor = $1 AND app_user_id = $2)" + oldestFirst
    static let purchasesOfAppUser = select + "p.app_user_id = $1 AND p.vendor = $2" + oldestFirst
    static let purchasesOfDevice =
      select + "p.id IN (SELECT purchase FROM device WHERE device_id = $1) AND p.vendor = $2" + oldestFirst

    static let purchasesGoingOn = select + "p.goes_on_at <= $1 ORDER BY p.goes_on_at, p.id LIMIT $2"

    static let purchasesOfBuyer = select + "p.email = $1 AND p.vendor = $2" + oldestFirst

    static let code = """
      SELECT c.expires_at, c.used_by_app_user_id, c.used_by_device_id, \(columns), \(StoredCustomer.columns)
      FROM code AS c JOIN purchase AS p ON p.id = c.purchase LEFT JOIN customer AS o ON o.id = p.customer
      WHERE c.code = $1
      """

    static let deviceIds = "SELECT device_id FROM device WHERE purchase = $1 ORDER BY position"
    static let deviceIdsOfCode = """
      SELECT device_id FROM device WHERE purchase = (SELECT purchase FROM code WHERE code = $1) ORDER BY position
      """

    static let savePurchase: String = {
      let columns = StoredPurchase.columns.joined(separator: ", ")
      let places = StoredPurchase.columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
      let updates = StoredPurchase.columns.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
      return "INSERT INTO purchase (\(columns)) VALUES (\(places)) ON CONFLICT (id) DO UPDATE SET \(updates)"
    }()
  }

  extension Query {
    static func code(_ code: String) -> Query { Query(SQL.code, [.string(code)]) }
    /// The purchase's id in a row of ``code(_:)``.
    static func purchase(ofCode row: Row) throws(LedgerError) -> String { try row.string(3) }

    static func deviceIds(of purchase: String) -> Query { Query(SQL.deviceIds, [.string(purchase)]) }
    static func deviceIds(ofCode code: String) -> Query { Query(SQL.deviceIdsOfCode, [.string(code)]) }

    static func purchases(ofCustomer id: Int64) -> Query { Query(SQL.purchasesOfCustomer, [.number(id)]) }
    static func purchases(ofCustomer appUserId: String, at vendor: Vendor) -> Query {
      Query(SQL.purchasesOfNamedCustomer, [.string(vendor), .string(appUserId)])
    }

    static func purchases(heldBy owner: Owner, at vendor: Vendor) -> Query {
      switch owner {
      case .appUser(let id): Query(SQL.purchasesOfAppUser, [.string(id), .string(vendor)])
      case .device(let id): Query(SQL.purchasesOfDevice, [.string(id), .string(vendor)])
      }
    }
  }

  extension PostgreSQLTables {
    func code(_ code: String) throws(LedgerError) -> StoredCode? {
      try first(.code(code)) { row throws(LedgerError) in
        return StoredCode(
          expiresAt: Timestamp(milliseconds: try row.integer(0)),
          usedBy: Owner(appUserId: row.text(1), deviceId: row.text(2)),
          purchase: try StoredPurchase(row, at: 3),
          customer: try StoredCustomer(ifAny: row, at: 3 + StoredPurchase.columns.count))
      }
    }

    func insertCode(_ code: String, purchase: String, expiresAt: Timestamp) throws(LedgerError) {
      try execute(
        "INSERT INTO code (code, purchase, expires_at) VALUES ($1, $2, $3)",
        [.string(code), .string(purchase), .time(expiresAt)])
    }

    func markUsed(_ code: String, by owner: Owner, at now: Timestamp) throws(LedgerError) {
      try execute(
        "UPDATE code SET used_at = $1, used_by_app_user_id = $2, used_by_device_id = $3 WHERE code = $4",
        [.time(now), .string(owner.appUserId), .string(owner.deviceId), .string(code)])
    }

    func purchase(_ id: String) throws(LedgerError) -> StoredPurchase? {
      try first(SQL.purchase, [.string(id)]) { row throws(LedgerError) in try StoredPurchase(row) }
    }

    func purchase(storeTransactionId id: String) throws(LedgerError) -> StoredPurchase? {
      try first(SQL.purchaseByTransaction, [.string(id)]) { row throws(LedgerError) in try StoredPurchase(row) }
    }

    func purchases(ofCustomer customer: Int64) throws(LedgerError) -> [StoredPurchase] {
      try all(.purchases(ofCustomer: customer)) { row throws(LedgerError) in try StoredPurchase(row) }
    }

    func purchases(heldBy owner: Owner, at vendor: Vendor) throws(LedgerError) -> [StoredPurchase] {
      try all(.purchases(heldBy: owner, at: vendor)) { row throws(LedgerError) in try StoredPurchase(row) }
    }

    func purchases(boughtBy email: String, at vendor: Vendor) throws(LedgerError) -> [StoredPurchase] {
      try all(SQL.purchasesOfBuyer, [.string(email), .string(vendor)]) { row throws(LedgerError) in
        try StoredPurchase(row)
      }
    }

    func nextMoment() throws(LedgerError) -> Timestamp? {
      let sql = "SELECT goes_on_at FROM purchase WHERE goes_on_at IS NOT NULL ORDER BY goes_on_at LIMIT 1"
      return try first(sql, []) { row throws(LedgerError) in Timestamp(milliseconds: try row.integer(0)) }
    }

    func purchases(goingOnUntil moment: Timestamp, limit: Int) throws(LedgerError) -> [StoredPurchase] {
      try all(SQL.purchasesGoingOn, [.time(moment), .number(Int64(limit))]) { row throws(LedgerError) in
        try StoredPurchase(row)
      }
    }

    func save(_ purchase: StoredPurchase) throws(LedgerError) {
      try execute(SQL.savePurchase, try purchase.parameters())
    }

    func setLastReissued(_ purchase: String, at now: Timestamp) throws(LedgerError) {
      try execute("UPDATE purchase SET last_reissued_at = $1 WHERE id = $2", [.time(now), .string(purchase)])
    }

    func deviceIds(of purchase: String) throws(LedgerError) -> [String] {
      try all(.deviceIds(of: purchase)) { row throws(LedgerError) in try row.string(0) }
    }

    func addDevice(_ device: String, to purchase: String) throws(LedgerError) {
      try execute("INSERT INTO device (purchase, device_id) VALUES ($1, $2)", [.string(purchase), .string(device)])
    }

    func removeDevice(_ device: String, from purchase: String) throws(LedgerError) {
      try execute("DELETE FROM device WHERE purchase = $1 AND device_id = $2", [.string(purchase), .string(device)])
    }

    func setAppUser(_ appUserId: String?, of purchase: String) throws(LedgerError) {
      try execute("UPDATE purchase SET app_user_id = $1 WHERE id = $2", [.string(appUserId), .string(purchase)])
    }

    func setCustomer(_ customer: Int64, of purchase: String) throws(LedgerError) {
      try execute("UPDATE purchase SET customer = $1 WHERE id = $2", [.number(customer), .string(purchase)])
    }
  }
#endif
