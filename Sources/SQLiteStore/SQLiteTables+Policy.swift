import GRDB
import RedemptionCore
import RedemptionLedger

extension SQLiteTables {
  func policy(of vendor: Vendor) throws(LedgerError) -> Policy? {
    let sql = """
      SELECT transfer, link_lifetime, scheme, host, link_policy, post_purchase, success_url, store_url
      FROM policy WHERE vendor = ?
      """
    return try first(sql, [vendor.rawValue]) { row in
      Policy(
        transfer: TransferPolicy(rawValue: row[0]) ?? .transfer, linkLifetime: row[1],
        links: LinkSettings(scheme: row[2], host: row[3]),
        checkout: CheckoutSettings(
          linkPolicy: CheckoutSettings.LinkPolicy(rawValue: row[4]) ?? .allowed,
          postPurchase: CheckoutSettings.PostPurchase(rawValue: row[5]) ?? .redeem, successURL: row[6],
          storeURL: row[7]))
    }
  }

  func setPolicy(_ policy: Policy, of vendor: Vendor) throws(LedgerError) {
    let sql = """
      INSERT OR REPLACE INTO policy
        (vendor, transfer, link_lifetime, scheme, host, link_policy, post_purchase, success_url, store_url)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    try execute(
      sql,
      [
        vendor.rawValue, policy.transfer.rawValue, policy.linkLifetime, policy.links.scheme, policy.links.host,
        policy.checkout.linkPolicy.rawValue, policy.checkout.postPurchase.rawValue, policy.checkout.successURL,
        policy.checkout.storeURL,
      ])
  }
}
