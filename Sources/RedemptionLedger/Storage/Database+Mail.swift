import GRDB
import RedemptionCore

extension Database {
  func send(
    _ reason: MailMessage.Reason, of vendor: Vendor, to recipient: String, url: String, at now: Timestamp
  ) throws {
    try cachedStatement(sql: "INSERT INTO mail (recipient, url, sent_at, reason, vendor) VALUES (?, ?, ?, ?, ?)")
      .execute(arguments: [recipient, url, now.milliseconds, reason.rawValue, vendor.rawValue])
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
}
