import GRDB
import RedemptionCore

/// A code with the purchase behind it.
struct CodeRow {
  var expiresAt: Timestamp
  var usedBy: Owner?
  var purchase: PurchaseRow
}

/// Statements with a purchase's columns: built once, because a statement is found again by its text.
private enum SQL {
  /// Columns are read by their places. GRDB makes a dictionary of their names for every query all the same, and of short
  /// names three times faster.
  private static let columns = PurchaseRow.columns.map { "p.\($0) AS c" }.joined(separator: ", ")
  private static let select = "SELECT \(columns) FROM purchase AS p WHERE "
  private static let oldestFirst = " ORDER BY p.purchased_at, p.id"

  static let purchase = select + "p.id = ?"
  static let purchaseByTransaction = select + "p.store_transaction_id = ?"
  static let purchasesOfCustomer = select + "p.customer = ?" + oldestFirst
  static let purchasesOfAppUser = select + "p.app_user_id = ? AND p.vendor = ?" + oldestFirst
  static let purchasesOfDevice =
    select + "p.id IN (SELECT purchase FROM device WHERE device_id = ?) AND p.vendor = ?" + oldestFirst

  static let code = """
    SELECT c.expires_at AS c, c.used_by_app_user_id AS c, c.used_by_device_id AS c, \(columns)
    FROM code AS c JOIN purchase AS p ON p.id = c.purchase WHERE c.code = ?
    """

  static let savePurchase: String = {
    let columns = PurchaseRow.columns.joined(separator: ", ")
    let places = PurchaseRow.columns.map { _ in "?" }.joined(separator: ", ")
    let updates = PurchaseRow.columns.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    return "INSERT INTO purchase (\(columns)) VALUES (\(places)) ON CONFLICT (id) DO UPDATE SET \(updates)"
  }()
}

extension Database {
  /// What is made of the first row; nil when there is none. The row is read where SQLite has it, without a copy.
  func first<Value>(_ sql: String, _ arguments: StatementArguments, _ make: (Row) throws -> Value) throws -> Value? {
    let rows = try Row.fetchCursor(try cachedStatement(sql: sql), arguments: arguments)
    // The row stands in the cursor, which must not go before it was read.
    return try withExtendedLifetime(rows) { try rows.next().map(make) }
  }

  func code(_ code: String) throws -> CodeRow? {
    try first(SQL.code, [code]) { row in
      let user = (row[1] as String?).map { Owner.appUser(id: $0) }
      let device = (row[2] as String?).map { Owner.device(id: $0) }
      return CodeRow(
        expiresAt: Timestamp(milliseconds: row[0]), usedBy: user ?? device, purchase: try PurchaseRow(row, at: 3))
    }
  }

  func insertCode(_ code: String, purchase: String, expiresAt: Timestamp) throws {
    try cachedStatement(sql: "INSERT INTO code (code, purchase, expires_at) VALUES (?, ?, ?)")
      .execute(arguments: [code, purchase, expiresAt.milliseconds])
  }

  func markUsed(_ code: String, by owner: Owner, at now: Timestamp) throws {
    let (user, device): (String?, String?) =
      switch owner {
      case .appUser(let id): (id, nil)
      case .device(let id): (nil, id)
      }
    try cachedStatement(
      sql: "UPDATE code SET used_at = ?, used_by_app_user_id = ?, used_by_device_id = ? WHERE code = ?"
    ).execute(arguments: [now.milliseconds, user, device, code])
  }

  func purchase(_ id: String) throws -> PurchaseRow? {
    try purchases(SQL.purchase, id).first
  }

  /// The purchases of a customer, oldest first.
  func purchases(ofCustomer customer: Int64) throws -> [PurchaseRow] {
    try purchases(SQL.purchasesOfCustomer, customer)
  }

  func purchase(storeTransactionId id: String) throws -> PurchaseRow? {
    try purchases(SQL.purchaseByTransaction, id).first
  }

  /// The purchases of a vendor that an identified user or a device holds, oldest first.
  func purchases(heldBy owner: Owner, at vendor: Vendor) throws -> [PurchaseRow] {
    switch owner {
    case .appUser(let id): try purchases(SQL.purchasesOfAppUser, id, vendor.rawValue)
    case .device(let id): try purchases(SQL.purchasesOfDevice, id, vendor.rawValue)
    }
  }

  private func purchases(_ sql: String, _ arguments: (any DatabaseValueConvertible)...) throws -> [PurchaseRow] {
    let statement = try cachedStatement(sql: sql)
    let rows = try Row.fetchCursor(statement, arguments: StatementArguments(arguments))
    var purchases: [PurchaseRow] = []
    while let row = try rows.next() { purchases.append(try PurchaseRow(row)) }
    return purchases
  }

  /// Adds a purchase, or replaces the one with its identifier.
  func save(_ purchase: PurchaseRow) throws {
    try cachedStatement(sql: SQL.savePurchase).execute(arguments: try purchase.arguments())
  }

  func setLastReissued(_ purchase: String, at now: Timestamp) throws {
    try cachedStatement(sql: "UPDATE purchase SET last_reissued_at = ? WHERE id = ?")
      .execute(arguments: [now.milliseconds, purchase])
  }

  func deviceIds(of purchase: String) throws -> [String] {
    try String.fetchAll(
      try cachedStatement(sql: "SELECT device_id FROM device WHERE purchase = ? ORDER BY position"),
      arguments: [purchase])
  }

  func addDevice(_ device: String, to purchase: String) throws {
    try cachedStatement(sql: "INSERT INTO device (purchase, device_id) VALUES (?, ?)")
      .execute(arguments: [purchase, device])
  }

  func removeDevice(_ device: String, from purchase: String) throws {
    try cachedStatement(sql: "DELETE FROM device WHERE purchase = ? AND device_id = ?")
      .execute(arguments: [purchase, device])
  }

  func setAppUser(_ appUserId: String?, of purchase: String) throws {
    try cachedStatement(sql: "UPDATE purchase SET app_user_id = ? WHERE id = ?")
      .execute(arguments: [appUserId, purchase])
  }

  func setCustomer(_ customer: Int64, of purchase: String) throws {
    try cachedStatement(sql: "UPDATE purchase SET customer = ? WHERE id = ?").execute(arguments: [customer, purchase])
  }
}
