import GRDB
import RedemptionCore
import RedemptionLedger

/// Statements with a purchase's columns, built once: a statement is cached by its text.
enum PurchaseSQL {
  private static let columns = StoredPurchase.columns.map { "p.\($0)" }.joined(separator: ", ")
  private static let select = "SELECT \(columns) FROM purchase AS p WHERE "
  private static let oldestFirst = " ORDER BY p.purchased_at, p.id"

  static let purchase = select + "p.id = ?"
  static let purchaseByTransaction = select + "p.store_transaction_id = ?"
  static let purchasesOfCustomer = select + "p.customer = ?" + oldestFirst
  static let purchasesOfAppUser = select + "p.app_user_id = ? AND p.vendor = ?" + oldestFirst
  static let purchasesOfDevice =
    select + "p.id IN (SELECT purchase FROM device WHERE device_id = ?) AND p.vendor = ?" + oldestFirst

  static let purchasesGoingOn =
    select + "p.goes_on_at <= ? ORDER BY p.goes_on_at, p.id LIMIT ?"

  static let purchasesOfBuyer = select + "p.email = ? AND p.vendor = ?" + oldestFirst

  static let code = """
    SELECT c.expires_at, c.used_by_app_user_id, c.used_by_device_id, \(columns), \(StoredCustomer.columns)
    FROM code AS c JOIN purchase AS p ON p.id = c.purchase LEFT JOIN customer AS o ON o.id = p.customer WHERE c.code = ?
    """

  static let savePurchase: String = {
    let columns = StoredPurchase.columns.joined(separator: ", ")
    let places = StoredPurchase.columns.map { _ in "?" }.joined(separator: ", ")
    let updates = StoredPurchase.columns.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    return "INSERT INTO purchase (\(columns)) VALUES (\(places)) ON CONFLICT (id) DO UPDATE SET \(updates)"
  }()
}

extension SQLiteTables {
  func expect(_ reads: [LedgerRead], of vendor: Vendor) throws(LedgerError) {
    let codes = reads.count { if case .code = $0 { true } else { false } }
    if codes > 0 { cache?.isOn = codes > 1 }
  }

  func code(_ code: String) throws(LedgerError) -> StoredCode? {
    if let known = cache?.code(code) { return known }
    let found = try first(PurchaseSQL.code, [StoredText.escaped(code)]) { row in
      return StoredCode(
        expiresAt: Timestamp(milliseconds: row[0]),
        usedBy: Owner(appUserId: row.textOrNil(1), deviceId: row.textOrNil(2)),
        purchase: try StoredPurchase(row, at: 3),
        customer: StoredCustomer(ifAny: row, at: 3 + StoredPurchase.columns.count))
    }
    cache?.add(found, as: code)
    return found
  }

  func insertCode(_ code: String, purchase: String, expiresAt: Timestamp) throws(LedgerError) {
    cache?.remove(code: code)
    try execute(
      "INSERT INTO code (code, purchase, expires_at) VALUES (?, ?, ?)",
      [StoredText.escaped(code), purchase, expiresAt.milliseconds])
  }

  func markUsed(_ code: String, by owner: Owner, at now: Timestamp) throws(LedgerError) {
    cache?.remove(code: code)
    try execute(
      "UPDATE code SET used_at = ?, used_by_app_user_id = ?, used_by_device_id = ? WHERE code = ?",
      [
        now.milliseconds, owner.appUserId.map(StoredText.escaped), owner.deviceId.map(StoredText.escaped),
        StoredText.escaped(code),
      ])
  }

  func checkout(_ id: String, of vendor: Vendor) throws(LedgerError) -> EndedCheckout? {
    try first("SELECT code FROM checkout WHERE vendor = ? AND id = ?", [vendor.rawValue, StoredText.escaped(id)]) {
      EndedCheckout(code: $0.textOrNil(0))
    }
  }

  func saveCheckout(_ id: String, of vendor: Vendor, code: String?) throws(LedgerError) {
    try execute(
      "INSERT OR REPLACE INTO checkout (vendor, id, code) VALUES (?, ?, ?)",
      [vendor.rawValue, StoredText.escaped(id), code.map(StoredText.escaped)])
  }

  func purchase(_ id: String) throws(LedgerError) -> StoredPurchase? {
    try first(PurchaseSQL.purchase, [StoredText.escaped(id)]) { try StoredPurchase($0) }
  }

  func purchase(storeTransactionId id: String) throws(LedgerError) -> StoredPurchase? {
    try first(PurchaseSQL.purchaseByTransaction, [StoredText.escaped(id)]) { try StoredPurchase($0) }
  }

  func purchases(ofCustomer customer: Int64) throws(LedgerError) -> [StoredPurchase] {
    try all(PurchaseSQL.purchasesOfCustomer, [customer]) { try StoredPurchase($0) }
  }

  func purchases(heldBy owner: Owner, at vendor: Vendor) throws(LedgerError) -> [StoredPurchase] {
    let (sql, id) =
      switch owner {
      case .appUser(let id): (PurchaseSQL.purchasesOfAppUser, id)
      case .device(let id): (PurchaseSQL.purchasesOfDevice, id)
      }
    func holds(_ purchase: StoredPurchase) throws(LedgerError) -> Bool {
      switch owner {
      case .appUser(let id): purchase.appUserId == id
      case .device(let id): try deviceIds(of: purchase.record.id).contains(id)
      }
    }
    let known = try cache?.purchases(heldBy: owner, at: vendor) { other throws(LedgerError) in
      guard let purchase = try purchase(other), purchase.record.vendor == vendor, try holds(purchase) else {
        return nil
      }
      return purchase
    }
    if let known { return known }
    let found = try all(sql, [StoredText.escaped(id), vendor.rawValue]) { try StoredPurchase($0) }
    cache?.add(found, heldBy: owner, at: vendor)
    return found
  }

  func purchases(boughtBy email: String, at vendor: Vendor) throws(LedgerError) -> [StoredPurchase] {
    try all(PurchaseSQL.purchasesOfBuyer, [StoredText.escaped(email), vendor.rawValue]) { try StoredPurchase($0) }
  }

  func save(_ purchase: StoredPurchase) throws(LedgerError) {
    let arguments: StatementArguments
    do { arguments = try purchase.arguments() } catch { throw LedgerError(using: error) }
    cache?.remove(purchase: purchase.record.id)
    try execute(PurchaseSQL.savePurchase, arguments)
  }

  func setLastReissued(_ purchase: String, at now: Timestamp) throws(LedgerError) {
    cache?.remove(purchase: purchase)
    try execute("UPDATE purchase SET last_reissued_at = ? WHERE id = ?", [now.milliseconds, purchase])
  }

  func deviceIds(of purchase: String) throws(LedgerError) -> [String] {
    if let known = cache?.deviceIds(of: purchase) { return known }
    let found = try all("SELECT device_id FROM device WHERE purchase = ? ORDER BY position", [purchase]) { $0.text(0) }
    cache?.add(found, of: purchase)
    return found
  }

  func addDevice(_ device: String, to purchase: String) throws(LedgerError) {
    cache?.remove(purchase: purchase)
    try execute("INSERT INTO device (purchase, device_id) VALUES (?, ?)", [purchase, StoredText.escaped(device)])
  }

  func removeDevice(_ device: String, from purchase: String) throws(LedgerError) {
    cache?.remove(purchase: purchase)
    try execute("DELETE FROM device WHERE purchase = ? AND device_id = ?", [purchase, StoredText.escaped(device)])
  }

  func setAppUser(_ appUserId: String?, of purchase: String) throws(LedgerError) {
    cache?.remove(purchase: purchase)
    try execute("UPDATE purchase SET app_user_id = ? WHERE id = ?", [appUserId.map(StoredText.escaped), purchase])
  }

  func setCustomer(_ customer: Int64, of purchase: String) throws(LedgerError) {
    cache?.remove(purchase: purchase)
    try execute("UPDATE purchase SET customer = ? WHERE id = ?", [customer, purchase])
  }
}
