import GRDB
import RedemptionCore

extension Database {
  /// Deletes the rows of one vendor, or all rows; those that refer to others first.
  func deleteAll(of vendor: Vendor?) throws -> Ledger.Deleted {
    let ofPurchase = "purchase IN (SELECT id FROM purchase WHERE vendor = ?)"
    try delete(from: "device", of: vendor, where: ofPurchase)
    let codes = try delete(from: "code", of: vendor, where: ofPurchase)
    let messages = try delete(from: "mail", of: vendor)
    let purchases = try delete(from: "purchase", of: vendor)
    try delete(from: "app_user", of: vendor)
    let customers = try delete(from: "customer", of: vendor)
    try delete(from: "policy", of: vendor)
    return Ledger.Deleted(customers: customers, purchases: purchases, codes: codes, messages: messages)
  }

  /// - Returns: how many rows there were.
  @discardableResult
  private func delete(from table: String, of vendor: Vendor?, where condition: String = "vendor = ?") throws -> Int {
    if let vendor {
      try cachedStatement(sql: "DELETE FROM \(table) WHERE \(condition)").execute(arguments: [vendor.rawValue])
    } else {
      try cachedStatement(sql: "DELETE FROM \(table)").execute()
    }
    return changesCount
  }
}
