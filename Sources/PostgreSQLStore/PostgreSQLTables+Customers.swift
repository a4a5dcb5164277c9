#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  /// Statements that are put together once: a statement is prepared by its text.
  private enum SQL {
    private static let columns = "c.id, c.original_app_user_id, c.first_seen, c.is_identified"

    static let customer = "SELECT \(columns) FROM customer AS c WHERE c.id = $1"
    static let customerByAppUser = """
      SELECT \(columns) FROM app_user AS u JOIN customer AS c ON c.id = u.customer
      WHERE u.vendor = $1 AND u.app_user_id = $2
      """
    static let moveToCustomer = ["app_user", "purchase"].map { "UPDATE \($0) SET customer = $1 WHERE customer = $2" }
  }

  extension StoredCustomer {
    fileprivate init(_ row: Row) throws(LedgerError) {
      self.init(
        id: try row.integer(0), originalAppUserId: try row.string(1),
        firstSeen: Timestamp(milliseconds: try row.integer(2)), isIdentified: row.flag(3))
    }
  }

  extension PostgreSQLTables {
    func customer(_ vendor: Vendor, appUserId: String) throws(LedgerError) -> StoredCustomer? {
      try first(SQL.customerByAppUser, [.string(vendor), .string(appUserId)]) { row throws(LedgerError) in
        try StoredCustomer(row)
      }
    }

    func customer(id: Int64) throws(LedgerError) -> StoredCustomer? {
      try first(SQL.customer, [.number(id)]) { row throws(LedgerError) in try StoredCustomer(row) }
    }

    func hasAnonymousAppUser(_ customer: Int64) throws(LedgerError) -> Bool {
      let sql = "SELECT EXISTS (SELECT 1 FROM app_user WHERE customer = $1 AND is_anonymous)"
      return try first(sql, [.number(customer)]) { $0.flag(0) } ?? false
    }

    /// All ids above the highest one: while a transaction writes, no other may.
    func freeCustomerIds() throws(LedgerError) -> ClosedRange<Int64> {
      let highest = try first("SELECT coalesce(max(id), 0) FROM customer", []) { $0.number(0) } ?? 0
      guard let highest, highest < .max else { throw .unavailable("no customer id is left") }
      return highest + 1...Int64.max
    }

    func insert(_ customer: StoredCustomer, of vendor: Vendor) throws(LedgerError) {
      try execute(
        """
        INSERT INTO customer (id, vendor, original_app_user_id, first_seen, is_identified) VALUES ($1, $2, $3, $4, $5)
        """,
        [
          .number(customer.id), .string(vendor), .string(customer.originalAppUserId), .time(customer.firstSeen),
          .flag(customer.isIdentified),
        ])
    }

    func update(_ customer: StoredCustomer) throws(LedgerError) {
      try execute(
        "UPDATE customer SET first_seen = $1, is_identified = $2 WHERE id = $3",
        [.time(customer.firstSeen), .flag(customer.isIdentified), .number(customer.id)])
    }

    func insertAppUser(
      _ appUserId: String, of vendor: Vendor, isAnonymous: Bool, customer: Int64
    ) throws(LedgerError) {
      try execute(
        "INSERT INTO app_user (vendor, app_user_id, customer, is_anonymous) VALUES ($1, $2, $3, $4)",
        [.string(vendor), .string(appUserId), .number(customer), .flag(isAnonymous)])
    }

    func mergeCustomer(_ gone: Int64, into kept: Int64) throws(LedgerError) {
      for sql in SQL.moveToCustomer { try execute(sql, [.number(kept), .number(gone)]) }
      try execute("DELETE FROM customer WHERE id = $1", [.number(gone)])
    }
  }
#endif
