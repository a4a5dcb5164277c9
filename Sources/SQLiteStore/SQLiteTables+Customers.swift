import GRDB
import RedemptionCore
import RedemptionLedger

/// Statements that are put together once: a statement is cached by its text.
private enum SQL {
  static let customer = "SELECT \(StoredCustomer.columns) FROM customer AS o WHERE o.id = ?"
  static let customerByAppUser = """
    SELECT \(StoredCustomer.columns) FROM app_user AS u JOIN customer AS o ON o.id = u.customer
    WHERE u.vendor = ? AND u.app_user_id = ?
    """
  static let moveToCustomer = ["app_user", "purchase"].map { "UPDATE \($0) SET customer = ? WHERE customer = ?" }
}

extension StoredCustomer {
  /// The columns that it is read from, of the table `customer` as `o`.
  static let columns = "o.id, o.original_app_user_id, o.first_seen, o.is_identified"

  fileprivate init(_ row: StoredRow) { self.init(id: row[0], row, at: 0) }

  /// Nil if the columns are null: an outer join has found no customer.
  init?(ifAny row: StoredRow, at first: Int) {
    guard let id = row[first] as Int64? else { return nil }
    self.init(id: id, row, at: first)
  }

  private init(id: Int64, _ row: StoredRow, at first: Int) {
    self.init(
      id: id, originalAppUserId: row.text(first + 1), firstSeen: Timestamp(milliseconds: row[first + 2]),
      isIdentified: row[first + 3])
  }
}

extension SQLiteTables {
  func customer(_ vendor: Vendor, appUserId: String) throws(LedgerError) -> StoredCustomer? {
    try first(SQL.customerByAppUser, [vendor.rawValue, StoredText.escaped(appUserId)]) { StoredCustomer($0) }
  }

  func customer(id: Int64) throws(LedgerError) -> StoredCustomer? {
    try first(SQL.customer, [id]) { StoredCustomer($0) }
  }

  func hasAnonymousAppUser(_ customer: Int64) throws(LedgerError) -> Bool {
    try first("SELECT EXISTS (SELECT 1 FROM app_user WHERE customer = ? AND is_anonymous)", [customer]) { $0[0] }
      ?? false
  }

  /// All ids above the highest one: while a transaction writes, no other may.
  func freeCustomerIds() throws(LedgerError) -> ClosedRange<Int64> {
    let highest: Int64 = try first("SELECT ifnull(max(id), 0) FROM customer", []) { $0[0] } ?? 0
    guard highest < .max else { throw .unavailable("no customer id is left") }
    return highest + 1...Int64.max
  }

  func insert(_ customer: StoredCustomer, of vendor: Vendor) throws(LedgerError) {
    try execute(
      "INSERT INTO customer (id, vendor, original_app_user_id, first_seen, is_identified) VALUES (?, ?, ?, ?, ?)",
      [
        customer.id, vendor.rawValue, StoredText.escaped(customer.originalAppUserId), customer.firstSeen.milliseconds,
        customer.isIdentified,
      ])
  }

  func update(_ customer: StoredCustomer) throws(LedgerError) {
    cache?.removeAll()
    try execute(
      "UPDATE customer SET first_seen = ?, is_identified = ? WHERE id = ?",
      [customer.firstSeen.milliseconds, customer.isIdentified, customer.id])
  }

  func insertAppUser(
    _ appUserId: String, of vendor: Vendor, isAnonymous: Bool, customer: Int64
  ) throws(LedgerError) {
    try execute(
      "INSERT INTO app_user (vendor, app_user_id, customer, is_anonymous) VALUES (?, ?, ?, ?)",
      [vendor.rawValue, StoredText.escaped(appUserId), customer, isAnonymous])
  }

  func attributes(of customer: String, at vendor: Vendor) throws(LedgerError) -> [String: JSONValue] {
    let sql = "SELECT attributes FROM customer_attributes WHERE vendor = ? AND customer = ?"
    return try first(sql, [vendor.rawValue, StoredText.escaped(customer)]) { try JSONColumn.read($0[0]) } ?? [:]
  }

  func customers(of vendor: Vendor, with attribute: String, of value: String) throws(LedgerError) -> [String] {
    let sql = "SELECT customer, attributes FROM customer_attributes WHERE vendor = ? AND instr(attributes, ?) > 0"
    let found = try all(sql, [vendor.rawValue, try JSONColumn.text(of: value)]) { row in
      (row.text(0), try JSONColumn.read(row.text(1)) as [String: JSONValue])
    }
    return found.filter { $0.1[attribute]?["value"]?.string == value }.map(\.0)
  }

  func setAttributes(
    _ attributes: [String: JSONValue], of customer: String, at vendor: Vendor
  ) throws(LedgerError) {
    try execute(
      "INSERT OR REPLACE INTO customer_attributes (vendor, customer, attributes) VALUES (?, ?, ?)",
      [vendor.rawValue, StoredText.escaped(customer), try JSONColumn.text(of: attributes)])
  }

  func mergeCustomer(_ gone: Int64, into kept: Int64) throws(LedgerError) {
    cache?.removeAll()
    for sql in SQL.moveToCustomer { try execute(sql, [kept, gone]) }
    try execute("DELETE FROM customer WHERE id = ?", [gone])
  }

  func deleteCustomer(_ customer: Int64, of vendor: Vendor) throws(LedgerError) {
    cache?.removeAll()
    try execute(
      "UPDATE purchase SET customer = NULL WHERE customer = ? AND vendor <> ?", [customer, vendor.rawValue])
    for table in ["device", "code"] {
      try execute("DELETE FROM \(table) WHERE purchase IN (SELECT id FROM purchase WHERE customer = ?)", [customer])
    }
    for table in ["purchase", "app_user"] { try execute("DELETE FROM \(table) WHERE customer = ?", [customer]) }
    try execute("DELETE FROM customer WHERE id = ?", [customer])
  }
}
