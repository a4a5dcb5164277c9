import GRDB
import RedemptionCore
import RedemptionLedger

extension SQLiteTables {
  func nextMoment() throws(LedgerError) -> Timestamp? {
    try first("SELECT goes_on_at FROM purchase WHERE goes_on_at IS NOT NULL ORDER BY goes_on_at LIMIT 1", []) {
      Timestamp(milliseconds: $0[0])
    }
  }

  func purchases(goingOnUntil moment: Timestamp, limit: Int) throws(LedgerError) -> [StoredPurchase] {
    try all(PurchaseSQL.purchasesGoingOn, [moment.milliseconds, limit]) { try StoredPurchase($0) }
  }

  func webhooks() throws(LedgerError) -> [Webhook] {
    try all("SELECT settings FROM webhook ORDER BY id", []) { try JSONColumn.read($0.text(0)) }
  }

  func save(_ webhook: Webhook) throws(LedgerError) {
    try execute(
      "INSERT OR REPLACE INTO webhook (id, vendor, settings) VALUES (?, ?, ?)",
      [webhook.id, webhook.vendor.rawValue, StoredText.escaped(try JSONColumn.text(of: webhook))])
  }

  func deleteWebhook(_ id: String) throws(LedgerError) {
    try execute("DELETE FROM outbox WHERE webhook = ?", [id])
    try execute("DELETE FROM webhook WHERE id = ?", [id])
  }

  func events(matching filter: EventFilter, limit: Int) throws(LedgerError) -> [StoredEvent] {
    var conditions: [String] = []
    // A plus keeps SQLite from using the index of a column: `sqlite.org/queryplanner.html`.
    if filter.purchase != nil { conditions.append("purchase = ?2") }
    if filter.vendor != nil { conditions.append("\(conditions.isEmpty ? "" : "+")vendor = ?1") }
    if filter.after != nil { conditions.append("id > ?3") }
    let matching = conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND ")) "
    return try all(
      "SELECT id, webhook, event, attempts, due_at FROM outbox \(matching)ORDER BY id LIMIT ?4",
      [filter.vendor?.rawValue, filter.purchase, filter.after, limit]
    ) { try StoredEvent($0) }
  }

  func event(_ id: String) throws(LedgerError) -> StoredEvent? {
    try first("SELECT id, webhook, event, attempts, due_at FROM outbox WHERE id = ?", [StoredText.escaped(id)]) {
      try StoredEvent($0)
    }
  }

  func save(_ event: StoredEvent) throws(LedgerError) {
    try execute(
      """
      INSERT INTO outbox (id, vendor, purchase, webhook, event, attempts, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET attempts = excluded.attempts, due_at = excluded.due_at
      """,
      [
        event.id, event.event.purchase.vendor.rawValue, event.event.purchase.id, event.webhook,
        StoredText.escaped(try JSONColumn.text(of: event.event)),
        StoredText.escaped(try JSONColumn.text(of: event.attempts)), event.dueAt?.milliseconds,
      ])
  }

  func delivery(ofEvent id: String) throws(LedgerError) -> EventDelivery? {
    try first("SELECT attempts, due_at FROM outbox WHERE id = ?", [StoredText.escaped(id)]) {
      EventDelivery(
        id: id, attempts: try JSONColumn.read($0.text(0)),
        dueAt: ($0[1] as Int64?).map { Timestamp(milliseconds: $0) })
    }
  }

  func save(_ delivery: EventDelivery) throws(LedgerError) {
    try execute(
      "UPDATE outbox SET attempts = ?, due_at = ? WHERE id = ?",
      [
        StoredText.escaped(try JSONColumn.text(of: delivery.attempts)), delivery.dueAt?.milliseconds,
        StoredText.escaped(delivery.id),
      ])
  }

  func events(dueUntil moment: Timestamp, limit: Int) throws(LedgerError) -> [DueEvent] {
    try all(
      "SELECT id, webhook, purchase, due_at FROM outbox WHERE due_at <= ? ORDER BY due_at, id LIMIT ?",
      [moment.milliseconds, limit]
    ) { DueEvent(id: $0[0], webhook: $0[1], purchase: $0[2], dueAt: Timestamp(milliseconds: $0[3])) }
  }
}

extension StoredEvent {
  fileprivate init(_ row: StoredRow) throws {
    self.init(
      id: row[0], webhook: row[1], event: try JSONColumn.read(row.text(2)), attempts: try JSONColumn.read(row.text(3)),
      dueAt: (row[4] as Int64?).map { Timestamp(milliseconds: $0) })
  }
}
