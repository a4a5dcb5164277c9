#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  extension PostgreSQLTables {
    func insertMessage(
      _ reason: MailMessage.Reason, of vendor: Vendor, to recipient: String, url: String, at now: Timestamp
    ) throws(LedgerError) {
      try execute(
        "INSERT INTO mail (recipient, url, sent_at, reason, vendor) VALUES ($1, $2, $3, $4, $5)",
        [.string(recipient), .string(url), .time(now), .string(reason.rawValue), .string(vendor)])
    }

    func messages(to recipient: String?, newest limit: Int) throws(LedgerError) -> [MailMessage] {
      let condition = recipient == nil ? "" : " WHERE recipient = $2"
      let sql = "SELECT recipient, url, sent_at, reason FROM mail\(condition) ORDER BY id DESC LIMIT $1"
      var parameters: [Parameter] = [.number(Int64(limit))]
      if let recipient { parameters.append(.string(recipient)) }
      return try all(sql, parameters) { row throws(LedgerError) in
        MailMessage(
          to: try row.string(0), url: try row.string(1), sentAt: Timestamp(milliseconds: try row.integer(2)),
          reason: MailMessage.Reason(rawValue: try row.string(3)) ?? .purchase)
      }.reversed()
    }

    func messageCount(to recipient: String?, atMost limit: Int) throws(LedgerError) -> Int {
      guard let recipient else { return try count("SELECT count(*) FROM mail", []) }
      let sql = "SELECT count(*) FROM (SELECT id FROM mail WHERE recipient = $1 LIMIT $2) AS m"
      return try count(sql, [.string(recipient), .number(Int64(limit))])
    }

    func reissueRequests(to email: String, of vendor: Vendor, since moment: Timestamp) throws(LedgerError) -> Int {
      let sql = "SELECT count(*) FROM reissue_request WHERE recipient = $1 AND vendor = $2 AND requested_at >= $3"
      return try count(sql, [.string(email), .string(vendor), .time(moment)])
    }

    func insertReissueRequest(to email: String, of vendor: Vendor, at now: Timestamp) throws(LedgerError) {
      try execute(
        "INSERT INTO reissue_request (vendor, recipient, requested_at) VALUES ($1, $2, $3)",
        [.string(vendor), .string(email), .time(now)])
    }
  }
#endif
