import GRDB
import RedemptionCore

extension Database {
  func send(_ reason: MailMessage.Reason, to recipient: String, url: String, at now: Timestamp) throws {
    try cachedStatement(sql: "INSERT INTO mail (recipient, url, sent_at, reason) VALUES (?, ?, ?, ?)")
      .execute(arguments: [recipient, url, now.milliseconds, reason.rawValue])
  }

  /// Messages in the order in which they were sent; all of them, or those to one address.
  func messages(to recipient: String?) throws -> [MailMessage] {
    let statement = try cachedStatement(
      sql: "SELECT recipient, url, sent_at, reason FROM mail WHERE ?1 IS NULL OR recipient = ?1 ORDER BY id")
    let rows = try Row.fetchCursor(statement, arguments: [recipient])
    var messages: [MailMessage] = []
    while let row = try rows.next() {
      let to: String = row[0]
      messages.append(
        MailMessage(
          to: to, obfuscatedTo: EmailMask.mask(to), url: row[1], sentAt: Timestamp(milliseconds: row[2]),
          reason: MailMessage.Reason(rawValue: row[3]) ?? .purchase))
    }
    return messages
  }

  func policy(of vendor: Vendor) throws -> Policy? {
    try first("SELECT transfer, link_lifetime, scheme, host FROM policy WHERE vendor = ?", [vendor.rawValue]) { row in
      Policy(
        transfer: TransferPolicy(rawValue: row[0]) ?? .transfer, linkLifetime: row[1],
        links: LinkSettings(scheme: row[2], host: row[3]))
    }
  }

  func setPolicy(_ policy: Policy, of vendor: Vendor) throws {
    try cachedStatement(
      sql: """
        INSERT INTO policy (vendor, transfer, link_lifetime, scheme, host) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (vendor) DO UPDATE SET transfer = excluded.transfer, link_lifetime = excluded.link_lifetime,
          scheme = excluded.scheme, host = excluded.host
        """
    ).execute(
      arguments: [
        vendor.rawValue, policy.transfer.rawValue, policy.linkLifetime, policy.links.scheme, policy.links.host,
      ])
  }
}
