import GRDB
import RedemptionCore
import RedemptionLedger

/// Statements of lists. Each combination of conditions has its own text, because one statement with parameters that may
/// be null reads every row. A statement is cached by its text.
private enum SQL {
  private static let columns = StoredPurchase.columns.map { "p.\($0)" }.joined(separator: ", ")
  static let purchase = "SELECT \(columns) FROM purchase AS p WHERE p.id = ?"

  static let codes = """
    SELECT code, purchase, expires_at, used_at, used_by_app_user_id, used_by_device_id FROM code WHERE purchase = ?
    ORDER BY expires_at, used_at IS NULL, used_at, code
    """

  /// The customers with an app user id at any vendor. Looks for the next vendor in the index, instead of reading every
  /// app user id.
  static let customersOfAppUser = """
    WITH RECURSIVE v (vendor) AS (SELECT min(vendor) FROM app_user UNION ALL
      SELECT (SELECT min(u.vendor) FROM app_user AS u WHERE u.vendor > v.vendor) FROM v WHERE v.vendor IS NOT NULL)
    SELECT u.customer FROM v CROSS JOIN app_user AS u ON u.vendor = v.vendor AND u.app_user_id = ?
    """

  /// The ids of purchases, newest first. An index gives them in this order, so that no more rows are read than wanted.
  ///
  /// - Parameter owner: the column that names the user of the filter.
  static func ids(of filter: PurchaseFilter, by owner: String) -> String { select("p.id", filter, by: owner) }

  /// Purchases, newest first.
  static func purchases(of filter: PurchaseFilter) -> String { select(columns, filter, by: nil) }

  /// The number of purchases, up to a limit, of a filter without a user.
  static func count(of filter: PurchaseFilter) -> String { "SELECT count(*) FROM (\(select("p.id", filter, by: nil)))" }

  /// The number of a user's purchases, up to a limit. The user is known by name, and as some customers.
  static func count(of filter: PurchaseFilter, customers: Int) -> String {
    let byName = ["app_user_id", "buyer_id"].map { select("p.id", filter, by: $0) }
    let byCustomer = (0..<customers).map { select("p.id", filter, by: "customer", at: 6 + $0) }
    let lists = (byName + byCustomer).map { "SELECT * FROM (\($0))" }
    return "SELECT count(*) FROM (\(lists.joined(separator: " UNION ")) LIMIT ?5)"
  }

  /// - Parameter place: the number of the parameter that names the owner.
  private static func select(
    _ columns: String, _ filter: PurchaseFilter, by owner: String?, at place: Int = 4
  ) -> String {
    // A plus keeps SQLite from using the index of a column: `sqlite.org/queryplanner.html`.
    var conditions = owner.map { ["p.\($0) = ?\(place)"] } ?? []
    if filter.email != nil { conditions.append("\(conditions.isEmpty ? "" : "+")p.email = ?2") }
    if filter.vendor != nil { conditions.append("\(conditions.isEmpty ? "" : "+")p.vendor = ?1") }
    if filter.before != nil { conditions.append("p.id < ?3") }
    let matching = conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND ")) "
    // Parameters that a statement does not name are still bound.
    return "SELECT \(columns) FROM purchase AS p \(matching)ORDER BY p.id DESC LIMIT ?5"
  }

  static func customers(_ filter: CustomerFilter, selecting columns: String) -> String {
    var conditions: [String] = []
    if filter.vendor != nil { conditions.append("vendor = ?1") }
    if filter.before != nil { conditions.append("id < ?2") }
    let matching = conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND ")) "
    return "SELECT \(columns) FROM customer \(matching)ORDER BY id DESC LIMIT ?3"
  }

  static let listedCustomer = "vendor, id, original_app_user_id, first_seen, is_identified"
  /// The number of rows of a table, which triggers keep.
  static let tally = "SELECT sum(count) FROM tally WHERE name = ?"
}

extension SQLiteTables {
  func purchases(matching filter: PurchaseFilter, newest limit: Int) throws(LedgerError) -> [StoredPurchase] {
    guard let user = filter.appUserId else {
      return try all(SQL.purchases(of: filter), arguments(of: filter, nil, limit)) { try StoredPurchase($0) }
    }
    var purchases: [StoredPurchase] = []
    for id in try ids(matching: filter, of: StoredText.escaped(user), newest: limit) {
      guard let purchase = try first(SQL.purchase, [id], { try StoredPurchase($0) }) else { continue }
      purchases.append(purchase)
    }
    return purchases
  }

  func purchaseCount(matching filter: PurchaseFilter, atMost limit: Int) throws(LedgerError) -> Int {
    if filter.matchesWholeVendors { return try tally(of: "purchase", vendor: filter.vendor) }
    guard let user = filter.appUserId else {
      return try first(SQL.count(of: filter), arguments(of: filter, nil, limit)) { $0[0] } ?? 0
    }
    let name = StoredText.escaped(user)
    let customers = try customers(named: name)
    let arguments = arguments(of: filter, name, limit) + StatementArguments(customers)
    return try first(SQL.count(of: filter, customers: customers.count), arguments) { $0[0] } ?? 0
  }

  /// The customers with an app user id, each once.
  private func customers(named name: String) throws(LedgerError) -> [Int64] {
    Array(Set(try all(SQL.customersOfAppUser, [name]) { $0[0] as Int64 }))
  }

  /// The ids of a user's purchases that match, newest first.
  private func ids(
    matching filter: PurchaseFilter, of name: String, newest limit: Int
  ) throws(LedgerError) -> [String] {
    var ids = Set(try self.ids(matching: filter, by: "app_user_id", name, newest: limit))
    ids.formUnion(try self.ids(matching: filter, by: "buyer_id", name, newest: limit))
    for customer in try customers(named: name) {
      ids.formUnion(try self.ids(matching: filter, by: "customer", customer, newest: limit))
    }
    return Array(ids.sorted(by: >).prefix(limit))
  }

  private func ids(
    matching filter: PurchaseFilter, by owner: String, _ value: any DatabaseValueConvertible, newest limit: Int
  ) throws(LedgerError) -> [String] {
    try all(SQL.ids(of: filter, by: owner), arguments(of: filter, value, limit)) { $0[0] }
  }

  private func arguments(
    of filter: PurchaseFilter, _ owner: (any DatabaseValueConvertible)?, _ limit: Int
  ) -> StatementArguments {
    [
      filter.vendor?.rawValue, filter.email.map(StoredText.escaped), filter.before.map(StoredText.escaped), owner,
      limit,
    ]
  }

  func codes(ofPurchases purchases: [String]) throws(LedgerError) -> [ListedCode] {
    var codes: [ListedCode] = []
    for purchase in purchases.sorted() {
      codes += try all(SQL.codes, [StoredText.escaped(purchase)]) { row in
        ListedCode(
          code: row.text(0), purchase: row[1], expiresAt: Timestamp(milliseconds: row[2]),
          usedAt: (row[3] as Int64?).map { Timestamp(milliseconds: $0) },
          usedBy: Owner(appUserId: row.textOrNil(4), deviceId: row.textOrNil(5)))
      }
    }
    return codes
  }

  func customers(matching filter: CustomerFilter, newest limit: Int) throws(LedgerError) -> [ListedCustomer] {
    let arguments: StatementArguments = [filter.vendor?.rawValue, filter.before, limit]
    return try all(SQL.customers(filter, selecting: SQL.listedCustomer), arguments) { row in
      ListedCustomer(
        vendor: Vendor(rawValue: row[0]),
        customer: StoredCustomer(
          id: row[1], originalAppUserId: row.text(2), firstSeen: Timestamp(milliseconds: row[3]), isIdentified: row[4]))
    }
  }

  func customerCount(matching filter: CustomerFilter, atMost limit: Int) throws(LedgerError) -> Int {
    guard filter.before != nil else { return try tally(of: "customer", vendor: filter.vendor) }
    let arguments: StatementArguments = [filter.vendor?.rawValue, filter.before, limit]
    return try first("SELECT count(*) FROM (\(SQL.customers(filter, selecting: "id")))", arguments) { $0[0] } ?? 0
  }

  /// The number of rows of a table, or of a vendor's rows in it.
  func tally(of table: String, vendor: Vendor? = nil) throws(LedgerError) -> Int {
    guard let vendor else { return try first(SQL.tally, [table]) { $0[0] as Int? ?? 0 } ?? 0 }
    return try first("\(SQL.tally) AND vendor = ?", [table, vendor.rawValue]) { $0[0] as Int? ?? 0 } ?? 0
  }

  func appUserIds(ofCustomer customer: Int64) throws(LedgerError) -> [String] {
    try all("SELECT app_user_id FROM app_user WHERE customer = ? ORDER BY app_user_id", [customer]) { $0.text(0) }
  }
}
