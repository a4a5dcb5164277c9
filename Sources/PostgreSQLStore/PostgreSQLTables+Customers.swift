#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  /// Statements that are put together once: a statement is prepared by its text.
  private enum SQL {
    static let customer = "SELECT \(StoredCustomer.columns) FROM customer AS o WHERE o.id = $1"
    static let customerByAppUser = """
      SELECT \(StoredCustomer.columns) FROM app_user AS u JOIN customer AS o ON o.id = u.customer
      WHERE u.vendor = $1 AND u.app_user_id = $2
      """
    static let moveToCustomer = ["app_user", "purchase"].map { "UPDATE \($0) SET customer = $1 WHERE customer = $2" }
  }

  extension StoredCustomer {
    /// The columns that it is read from, of the table `customer` as `o`.
    static let columns = "o.id, o.original_app_user_id, o.first_seen, o.is_identified"

    fileprivate init(_ row: Row) throws(LedgerError) { try self.init(id: try row.integer(0), row, at: 0) }

    /// Nil if the columns are null: an outer join has found no customer.
    init?(ifAny row: Row, at first: Int) throws(LedgerError) {
      guard let id = row.number(first) else { return nil }
      try self.init(id: id, row, at: first)
    }

    private init(id: Int64, _ row: Row, at first: Int) throws(LedgerError) {
      self.init(
        id: id, originalAppUserId: try row.string(first + 1),
        firstSeen: Timestamp(milliseconds: try row.integer(first + 2)), isIdentified: row.flag(first + 3))
    }
  }

  extension Query {
    static func customer(_ vendor: Vendor, appUserId: String) -> Query {
      Query(SQL.customerByAppUser, [.string(vendor), .string(appUserId)])
    }
  }

  extension PostgreSQLTables {
    func customer(_ vendor: Vendor, appUserId: String) throws(LedgerError) -> StoredCustomer? {
      try first(.customer(vendor, appUserId: appUserId)) { row throws(LedgerError) in try StoredCustomer(row) }
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

    func attributes(of customer: String, at vendor: Vendor) throws(LedgerError) -> [String: JSONValue] {
      let sql = "SELECT attributes FROM customer_attributes WHERE vendor = $1 AND customer = $2"
      return try first(sql, [.string(vendor), .string(customer)]) { row throws(LedgerError) in
        try JSONColumn.read(try row.string(0))
      } ?? [:]
    }

    func customers(of vendor: Vendor, with attribute: String, of value: String) throws(LedgerError) -> [String] {
      let sql =
        "SELECT customer, attributes FROM customer_attributes WHERE vendor = $1 AND position($2 in attributes) > 0"
      let found = try all(sql, [.string(vendor), .string(try JSONColumn.text(of: value))]) {
        row throws(LedgerError) in
        (try row.string(0), try JSONColumn.read(try row.string(1)) as [String: JSONValue])
      }
      return found.filter { $0.1[attribute]?["value"]?.string == value }.map(\.0)
    }

    func setAttributes(
      _ attributes: [String: JSONValue], of customer: String, at vendor: Vendor
    ) throws(LedgerError) {
      try execute(
        """
        INSERT INTO customer_attributes (vendor, customer, attributes) VALUES ($1, $2, $3)
        ON CONFLICT (vendor, customer) DO UPDATE SET attributes = excluded.attributes
        """,
        [.string(vendor), .string(customer), .string(try JSONColumn.text(of: attributes))])
    }

    func mergeCustomer(_ gone: Int64, into kept: Int64) throws(LedgerError) {
      for sql in SQL.moveToCustomer { try execute(sql, [.number(kept), .number(gone)]) }
      try execute("DELETE FROM customer WHERE id = $1", [.number(gone)])
    }

    func deleteCustomer(_ customer: Int64, of vendor: Vendor) throws(LedgerError) {
      let id = Parameter.number(customer)
      try execute("UPDATE purchase SET customer = NULL WHERE customer = $1 AND vendor <> $2", [id, .string(vendor)])
      for table in ["device", "code"] {
        try execute("DELETE FROM \(table) WHERE purchase IN (SELECT id FROM purchase WHERE customer = $1)", [id])
      }
      for table in ["purchase", "app_user"] { try execute("DELETE FROM \(table) WHERE customer = $1", [id]) }
      try execute("DELETE FROM customer WHERE id = $1", [id])
    }
  }
#endif
