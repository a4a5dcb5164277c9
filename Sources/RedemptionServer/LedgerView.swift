import RedemptionCore
import RedemptionLedger

/// The ledger as endpoints see it: every date is moved back by what `clock/advance` has added.
final class LedgerView: LocalLedger {
  private let server: Server
  private let offset: Int64
  private let ledgerNow: Timestamp
  private let platform: Platform

  /// - Parameter platform: where the SDK runs that asks.
  init(server: Server, offset: Int64, platform: Platform) {
    self.server = server
    self.platform = platform
    self.offset = offset
    ledgerNow = server.space.now
  }

  var now: Timestamp { ledgerNow.advanced(byMilliseconds: -offset) }

  func answer(_ question: Question) throws(GatewayError) -> Answer {
    server.recordQuestion(question, of: nil)
    do throws(GatewayError) {
      let answer = try server.space.ledger.answer(question, at: ledgerNow)
      _ = server.recorded(.success(answer), to: question, of: nil)
      server.noteAnswer(answer, to: question, from: platform)
      return answer.shifted(byMilliseconds: -offset)
    } catch {
      _ = server.recorded(.failure(error), to: question, of: nil)
      throw error
    }
  }

  func customer(_ vendor: Vendor, _ redeemer: Redeemer) throws(GatewayError) -> (grant: Grant, isNew: Bool) {
    let created = server.space.ledger.createdCustomers
    guard case .customer(let grant) = try answer(.customer(vendor, redeemer)) else {
      throw .unavailable("the ledger did not return a customer")
    }
    return (grant, server.space.ledger.createdCustomers > created)
  }

  func names(of appUserId: String, at vendor: Vendor) throws(GatewayError) -> CustomerNames? {
    try ask { ledger throws(LedgerError) in try ledger.names(of: appUserId, at: vendor, ledgerNow) }
  }

  func alias(_ appUserId: String, _ other: String, of vendor: Vendor) throws(GatewayError) {
    try ask { ledger throws(LedgerError) in try ledger.alias(appUserId, other, of: vendor, at: ledgerNow) }
  }

  func changeAttributes(
    _ changes: [String: JSONValue], ofCustomer customer: String, at vendor: Vendor
  ) throws(GatewayError) {
    try ask { ledger throws(LedgerError) in
      try ledger.changeAttributes(changes, of: customer, at: vendor, ledgerNow)
    }
  }

  func attributes(ofCustomer customer: String, at vendor: Vendor) throws(GatewayError) -> [String: JSONValue] {
    try ask { ledger throws(LedgerError) in try ledger.attributes(of: customer, at: vendor, ledgerNow) }
  }

  func state(ofCode code: String, of vendor: Vendor) throws(GatewayError) -> CodeState? {
    try ask { ledger throws(LedgerError) in try ledger.state(ofCode: code, of: vendor, at: ledgerNow) }
  }

  func products(of vendor: Vendor) throws(GatewayError) -> [PurchaseRecord] {
    try ask { ledger throws(LedgerError) in try ledger.products(of: vendor, at: ledgerNow) }
      .map { $0.shifted(byMilliseconds: -offset) }
  }

  // MARK: Web checkout

  func open(_ checkout: WebCheckout) -> String {
    let id = OpenCheckouts.newId(using: &server.space.value.random)
    server.space.value.openCheckouts.add(checkout, as: id)
    return id
  }

  func openCheckout(_ id: String) -> WebCheckout? { server.space.value.openCheckouts[id] }

  func sell(_ checkout: WebCheckout, as id: String) throws(GatewayError) -> WebSale {
    shifted(try ask { ledger throws(LedgerError) in try ledger.sell(checkout, as: id, at: ledgerNow) })
  }

  func sale(_ id: String, of vendor: Vendor) throws(GatewayError) -> WebSale? {
    try ask { ledger throws(LedgerError) in try ledger.sale(id, of: vendor, at: ledgerNow) }.map(shifted)
  }

  // MARK: For the app's own backend

  func grant(_ gift: EntitlementGift, to redeemer: Redeemer, at vendor: Vendor) throws(GatewayError) -> PurchaseRecord {
    var gift = gift
    gift.startsAt = gift.startsAt?.advanced(byMilliseconds: offset)
    gift.expiresAt = gift.expiresAt?.advanced(byMilliseconds: offset)
    let given = try ask { ledger throws(LedgerError) in
      try ledger.grant(gift, to: redeemer, at: vendor, ledgerNow)
    }
    return given.shifted(byMilliseconds: -offset)
  }

  func end(
    _ storeTransactionId: String, of vendor: Vendor, by ending: PurchaseEnding
  ) throws(GatewayError) -> (purchase: PurchaseRecord, customer: String?)? {
    let ended = try ask { ledger throws(LedgerError) in
      try ledger.end(storeTransactionId, of: vendor, by: ending, at: ledgerNow)
    }
    return ended.map { ($0.purchase.shifted(byMilliseconds: -offset), $0.customer) }
  }

  func purchase(
    _ storeTransactionId: String, of vendor: Vendor
  ) throws(GatewayError) -> (purchase: PurchaseRecord, customer: String?)? {
    let found = try ask { ledger throws(LedgerError) in
      try ledger.purchase(storeTransactionId: storeTransactionId, of: vendor)
    }
    return found.map { ($0.purchase.shifted(byMilliseconds: -offset), $0.customer) }
  }

  func transferPurchases(of appUserId: String, to other: String, at vendor: Vendor) throws(GatewayError) -> Bool {
    try ask { ledger throws(LedgerError) in
      try ledger.transferPurchases(of: appUserId, to: other, at: vendor, ledgerNow)
    }
  }

  func deleteCustomer(_ appUserId: String, of vendor: Vendor) throws(GatewayError) -> Bool {
    try ask { ledger throws(LedgerError) in try ledger.deleteCustomer(appUserId, of: vendor, at: ledgerNow) }
  }

  func customers(of vendor: Vendor, before name: String?, limit: Int) throws(GatewayError) -> [SeenCustomer] {
    try ask { ledger throws(LedgerError) in
      try ledger.customers(of: vendor, before: name, limit: limit, at: ledgerNow)
    }.map(shifted)
  }

  func customers(of vendor: Vendor, with attribute: String, of value: String) throws(GatewayError) -> [SeenCustomer] {
    try ask { ledger throws(LedgerError) in
      try ledger.customers(of: vendor, with: attribute, of: value, at: ledgerNow)
    }.map(shifted)
  }

  func purchases(of appUserId: String, at vendor: Vendor) throws(GatewayError) -> [PurchaseRecord] {
    try ask { ledger throws(LedgerError) in try ledger.purchases(of: appUserId, at: vendor, ledgerNow) }
      .map { $0.shifted(byMilliseconds: -offset) }
  }

  func extend(
    _ storeTransactionId: String, of vendor: Vendor, until end: Timestamp
  ) throws(GatewayError) -> PurchaseRecord? {
    try ask { ledger throws(LedgerError) in
      try ledger.extend(
        storeTransactionId, of: vendor, until: end.advanced(byMilliseconds: offset), at: ledgerNow)
    }?.shifted(byMilliseconds: -offset)
  }

  func webhooks(of vendor: Vendor) throws(GatewayError) -> [Webhook] {
    try ask { ledger throws(LedgerError) in try ledger.allWebhooks() }.filter { $0.vendor == vendor }.map(shifted)
  }

  func keep(_ webhook: Webhook) throws(GatewayError) -> Result<Webhook, WebhookRefusal> {
    var webhook = webhook
    if webhook.settings != nil { webhook.settings?.updatedAt = ledgerNow }
    return try ask { _ throws(LedgerError) in try server.keep(webhook, at: ledgerNow) }.map(shifted)
  }

  func deleteWebhook(_ id: String, of vendor: Vendor) throws(GatewayError) -> Bool {
    let isDeleted = try ask { ledger throws(LedgerError) in try ledger.deleteWebhook(id, of: vendor) }
    if isDeleted { server.space.deliveries.forget() }
    return isDeleted
  }

  private static let mostMessages = 10_000

  func messages(of vendor: Vendor) throws(GatewayError) -> [WebhookMessage] {
    let rows = try ask { ledger throws(LedgerError) in
      try ledger.events(matching: EventFilter(vendor: vendor), limit: LedgerView.mostMessages)
    }
    return rows.map { row in
      let attempts = row.attempts.map { attempt in
        var attempt = attempt
        attempt.at = attempt.at.advanced(byMilliseconds: -offset)
        return attempt
      }
      return WebhookMessage(
        event: row.event.shifted(byMilliseconds: -offset), webhook: row.webhook, attempts: attempts)
    }
  }

  func resend(_ event: String, to webhook: String, of vendor: Vendor) throws(GatewayError) -> Bool {
    let isKnown = try ask { ledger throws(LedgerError) in
      let rows = try ledger.events(matching: EventFilter(vendor: vendor), limit: LedgerView.mostMessages)
      guard let row = rows.last(where: { $0.event.id == event && $0.webhook == webhook }) else { return false }
      var delivery = row.delivery
      if delivery.attempts.last?.isOpen != true { delivery.dueAt = ledgerNow }
      try ledger.save(delivery)
      return true
    }
    if isKnown { server.space.deliveries.forget() }
    return isKnown
  }

  private func shifted(_ customer: SeenCustomer) -> SeenCustomer {
    SeenCustomer(original: customer.original, firstSeen: customer.firstSeen.advanced(byMilliseconds: -offset))
  }

  private func shifted(_ webhook: Webhook) -> Webhook {
    let updatedAt = webhook.settings?.updatedAt?.advanced(byMilliseconds: -offset)
    var webhook = webhook
    webhook.createdAt = webhook.createdAt.advanced(byMilliseconds: -offset)
    webhook.settings?.updatedAt = updatedAt
    return webhook
  }

  private func shifted(_ sale: WebSale) -> WebSale {
    WebSale(purchase: sale.purchase.shifted(byMilliseconds: -offset), redemptionInfo: sale.redemptionInfo)
  }

  private func ask<Value>(_ body: (Ledger) throws(LedgerError) -> Value) throws(GatewayError) -> Value {
    do throws(LedgerError) {
      try server.space.ledger.catchUp(to: ledgerNow)
      return try body(server.space.ledger)
    } catch { throw GatewayError(error) }
  }
}
