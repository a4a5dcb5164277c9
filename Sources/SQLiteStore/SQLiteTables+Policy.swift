import GRDB
import RedemptionCore
import RedemptionLedger

extension SQLiteTables {
  func policy(of vendor: Vendor) throws(LedgerError) -> Policy? {
    let sql = "SELECT transfer, link_lifetime, scheme, host FROM policy WHERE vendor = ?"
    return try first(sql, [vendor.rawValue]) { row in
      Policy(
        transfer: TransferPolicy(rawValue: row[0]) ?? .transfer, linkLifetime: row[1],
        links: LinkSettings(scheme: row[2], host: row[3]))
    }
  }

  func setPolicy(_ policy: Policy, of vendor: Vendor) throws(LedgerError) {
    let sql = """
      INSERT OR REPLACE INTO policy (vendor, transfer, link_lifetime, scheme, host) VALUES (?, ?, ?, ?, ?)
      """
    try execute(
      sql,
      [vendor.rawValue, policy.transfer.rawValue, policy.linkLifetime, policy.links.scheme, policy.links.host])
  }

  func checkoutSettings(of vendor: Vendor) throws(LedgerError) -> CheckoutSettings? {
    try first("SELECT settings FROM checkout_settings WHERE vendor = ?", [vendor.rawValue]) { row in
      try JSONColumn.read(row[0])
    }
  }

  func setCheckoutSettings(_ settings: CheckoutSettings, of vendor: Vendor) throws(LedgerError) {
    let sql = "INSERT OR REPLACE INTO checkout_settings (vendor, settings) VALUES (?, ?)"
    try execute(sql, [vendor.rawValue, try JSONColumn.text(of: settings)])
  }
}
