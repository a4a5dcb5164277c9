import GRDB
import RedemptionCore
import RedemptionLedger

extension SQLiteTables {
  func insertMessage(
    _ reason: MailMessage.Reason, of vendor: Vendor, to recipient: String, url: String, at now: Timestamp
  ) throws(LedgerError) {
    try execute(
      "INSERT INTO mail (recipient, url, sent_at, reason, vendor) VALUES (?, ?, ?, ?, ?)",
      [StoredText.escaped(recipient), StoredText.escaped(url), now.milliseconds, reason.rawValue, vendor.rawValue])
  }

  func messages(to recipient: String?, newest limit: Int) throws(LedgerError) -> [MailMessage] {
    let condition = recipient == nil ? "" : " WHERE recipient = ?1"
    let sql = "SELECT recipient, url, sent_at, reason FROM mail\(condition) ORDER BY id DESC LIMIT ?2"
    return try all(sql, [recipient.map(StoredText.escaped), limit]) { row in
      MailMessage(
        to: row.text(0), url: row.text(1), sentAt: Timestamp(milliseconds: row[2]),
        reason: MailMessage.Reason(rawValue: row[3]) ?? .purchase)
    }.reversed()
  }

  func messageCount(to recipient: String?, atMost limit: Int) throws(LedgerError) -> Int {
    guard let recipient else { return try tally(of: "mail") }
    let sql = "SELECT count(*) FROM (SELECT 1 FROM mail WHERE recipient = ? LIMIT ?)"
    return try first(sql, [StoredText.escaped(recipient), limit]) { $0[0] } ?? 0
  }

  func reissueRequests(to email: String, of vendor: Vendor, since moment: Timestamp) throws(LedgerError) -> Int {
    try first(
      "SELECT count(*) FROM reissue_request WHERE recipient = ? AND vendor = ? AND requested_at >= ?",
      [StoredText.escaped(email), vendor.rawValue, moment.milliseconds]
    ) { $0[0] } ?? 0
  }

  func insertReissueRequest(to email: String, of vendor: Vendor, at now: Timestamp) throws(LedgerError) {
    try execute(
      "INSERT INTO reissue_request (vendor, recipient, requested_at) VALUES (?, ?, ?)",
      [vendor.rawValue, StoredText.escaped(email), now.milliseconds])
  }
}
