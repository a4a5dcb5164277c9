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
    let sql = """
      SELECT recipient, url, sent_at, reason FROM mail WHERE ?1 IS NULL OR recipient = ?1 ORDER BY id DESC LIMIT ?2
      """
    return try all(sql, [recipient.map(StoredText.escaped), limit]) { row in
      MailMessage(
        to: row.text(0), url: row.text(1), sentAt: Timestamp(milliseconds: row[2]),
        reason: MailMessage.Reason(rawValue: row[3]) ?? .purchase)
    }.reversed()
  }

  func messageCount(to recipient: String?) throws(LedgerError) -> Int {
    try first("SELECT count(*) FROM mail WHERE ?1 IS NULL OR recipient = ?1", [recipient.map(StoredText.escaped)]) {
      $0[0]
    } ?? 0
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
