#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  extension PostgreSQLTables {
    func webhooks() throws(LedgerError) -> [Webhook] {
      try all("SELECT settings FROM webhook ORDER BY id", []) { row throws(LedgerError) in
        try JSONColumn.read(try row.string(0))
      }
    }

    func save(_ webhook: Webhook) throws(LedgerError) {
      try execute(
        """
        INSERT INTO webhook (id, vendor, settings) VALUES ($1, $2, $3)
        ON CONFLICT (id) DO UPDATE SET vendor = excluded.vendor, settings = excluded.settings
        """, [.string(webhook.id), .string(webhook.vendor), .string(try JSONColumn.text(of: webhook))])
    }

    func deleteWebhook(_ id: String) throws(LedgerError) {
      try execute("DELETE FROM outbox WHERE webhook = $1", [.string(id)])
      try execute("DELETE FROM webhook WHERE id = $1", [.string(id)])
    }

    func events(matching filter: EventFilter, limit: Int) throws(LedgerError) -> [StoredEvent] {
      var conditions: [String] = []
      var parameters: [Parameter] = [.number(Int64(limit))]
      func add(_ condition: String, _ parameter: Parameter) {
        parameters.append(parameter)
        conditions.append("\(condition) $\(parameters.count)")
      }
      if let vendor = filter.vendor { add("vendor =", .string(vendor)) }
      if let purchase = filter.purchase { add("purchase =", .string(purchase)) }
      if let after = filter.after { add("id >", .string(after)) }
      let matching = conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND ")) "
      return try all(
        "SELECT id, webhook, event, attempts, due_at FROM outbox \(matching)ORDER BY id LIMIT $1", parameters
      ) { row throws(LedgerError) in try StoredEvent(row) }
    }

    func event(_ id: String) throws(LedgerError) -> StoredEvent? {
      try first("SELECT id, webhook, event, attempts, due_at FROM outbox WHERE id = $1", [.string(id)]) {
        row throws(LedgerError) in try StoredEvent(row)
      }
    }

    func save(_ event: StoredEvent) throws(LedgerError) {
      try execute(
        """
        INSERT INTO outbox (id, vendor, purchase, webhook, event, attempts, due_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (id) DO UPDATE SET attempts = excluded.attempts, due_at = excluded.due_at
        """,
        [
          .string(event.id), .string(event.event.purchase.vendor), .string(event.event.purchase.id),
          .string(event.webhook), .string(try JSONColumn.text(of: event.event)),
          .string(try JSONColumn.text(of: event.attempts)), .time(event.dueAt),
        ])
    }

    func delivery(ofEvent id: String) throws(LedgerError) -> EventDelivery? {
      try first("SELECT attempts, due_at FROM outbox WHERE id = $1", [.string(id)]) { row throws(LedgerError) in
        EventDelivery(
          id: id, attempts: try JSONColumn.read(try row.string(0)),
          dueAt: row.number(1).map { Timestamp(milliseconds: $0) })
      }
    }

    func save(_ delivery: EventDelivery) throws(LedgerError) {
      try execute(
        "UPDATE outbox SET attempts = $1, due_at = $2 WHERE id = $3",
        [.string(try JSONColumn.text(of: delivery.attempts)), .time(delivery.dueAt), .string(delivery.id)])
    }

    func events(dueUntil moment: Timestamp, limit: Int) throws(LedgerError) -> [DueEvent] {
      try all(
        "SELECT id, webhook, purchase, due_at FROM outbox WHERE due_at <= $1 ORDER BY due_at, id LIMIT $2",
        [.time(moment), .number(Int64(limit))]
      ) { row throws(LedgerError) in
        DueEvent(
          id: try row.string(0), webhook: try row.string(1), purchase: try row.string(2),
          dueAt: Timestamp(milliseconds: row.number(3) ?? 0))
      }
    }
  }

  extension StoredEvent {
    fileprivate init(_ row: Row) throws(LedgerError) {
      self.init(
        id: try row.string(0), webhook: try row.string(1), event: try JSONColumn.read(try row.string(2)),
        attempts: try JSONColumn.read(try row.string(3)),
        dueAt: row.number(4).map { Timestamp(milliseconds: $0) })
    }
  }
#endif
