import GRDB
import RedemptionCore

/// A customer of a vendor that knows customers by one or several identifiers.
struct CustomerRow {
  var id: Int64
  var originalAppUserId: String
  var firstSeen: Timestamp
  var isIdentified: Bool

  var facts: CustomerFacts { CustomerFacts(id: id, isIdentified: isIdentified) }

  fileprivate static let columns = "c.id, c.original_app_user_id, c.first_seen, c.is_identified"

  init(id: Int64, originalAppUserId: String, firstSeen: Timestamp, isIdentified: Bool) {
    self.id = id
    self.originalAppUserId = originalAppUserId
    self.firstSeen = firstSeen
    self.isIdentified = isIdentified
  }

  fileprivate init(_ row: Row) {
    id = row[0]
    originalAppUserId = row[1]
    firstSeen = Timestamp(milliseconds: row[2])
    isIdentified = row[3]
  }
}

/// Statements that are put together: once, because a statement is found again by its text.
private enum SQL {
  static let customer = "SELECT \(CustomerRow.columns) FROM customer AS c WHERE c.id = ?"
  static let customerByAppUser = """
    SELECT \(CustomerRow.columns) FROM app_user AS u JOIN customer AS c ON c.id = u.customer
    WHERE u.vendor = ? AND u.app_user_id = ?
    """
  static let moveToCustomer = ["app_user", "purchase"].map { "UPDATE \($0) SET customer = ? WHERE customer = ?" }
}

extension Database {
  func customer(_ vendor: Vendor, appUserId: String) throws -> CustomerRow? {
    try first(SQL.customerByAppUser, [vendor.rawValue, appUserId]) { CustomerRow($0) }
  }

  func customer(id: Int64) throws -> CustomerRow? {
    try first(SQL.customer, [id]) { CustomerRow($0) }
  }

  func addCustomer(_ vendor: Vendor, appUserId: String, isAnonymous: Bool, at now: Timestamp) throws -> CustomerRow {
    try cachedStatement(
      sql: "INSERT INTO customer (vendor, original_app_user_id, first_seen, is_identified) VALUES (?, ?, ?, ?)"
    ).execute(arguments: [vendor.rawValue, appUserId, now.wholeSecond.milliseconds, !isAnonymous])
    let id = lastInsertedRowID
    try addAppUser(vendor, appUserId: appUserId, isAnonymous: isAnonymous, to: id)
    return CustomerRow(
      id: id, originalAppUserId: appUserId, firstSeen: now.wholeSecond, isIdentified: !isAnonymous)
  }

  func addAppUser(_ vendor: Vendor, appUserId: String, isAnonymous: Bool, to customer: Int64) throws {
    try cachedStatement(sql: "INSERT INTO app_user (vendor, app_user_id, customer, is_anonymous) VALUES (?, ?, ?, ?)")
      .execute(arguments: [vendor.rawValue, appUserId, customer, isAnonymous])
    guard !isAnonymous else { return }
    try cachedStatement(sql: "UPDATE customer SET is_identified = 1 WHERE id = ?").execute(arguments: [customer])
  }

  func hasAnonymousAppUser(_ customer: Int64) throws -> Bool {
    try Bool.fetchOne(
      try cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM app_user WHERE customer = ? AND is_anonymous)"),
      arguments: [customer]) ?? false
  }

  /// Makes two customers one: the one that was seen first stays, and keeps its original app user id.
  ///
  /// - Returns: the customer that stays.
  func merge(_ one: CustomerRow, _ other: CustomerRow) throws -> CustomerRow {
    let oneIsFirst = (one.firstSeen, one.id) <= (other.firstSeen, other.id)
    var (kept, gone) = oneIsFirst ? (one, other) : (other, one)
    kept.firstSeen = min(one.firstSeen, other.firstSeen)
    kept.isIdentified = one.isIdentified || other.isIdentified
    for sql in SQL.moveToCustomer { try cachedStatement(sql: sql).execute(arguments: [kept.id, gone.id]) }
    try cachedStatement(sql: "DELETE FROM customer WHERE id = ?").execute(arguments: [gone.id])
    try cachedStatement(sql: "UPDATE customer SET first_seen = ?, is_identified = ? WHERE id = ?")
      .execute(arguments: [kept.firstSeen.milliseconds, kept.isIdentified, kept.id])
    return kept
  }
}
