import HashTreeCollections
import RedemptionCore
import RedemptionLedger

/// The tables of a ``MemoryStore``, with the constraints that a database checks.
final class MemoryTables: LedgerTables {
  /// The rows as they are now.
  var value: MemoryRows
  /// What is left of the table of which pages are read; nil for none.
  var listed: (table: LedgerTable, rest: ArraySlice<LedgerRow>)?

  init(_ value: MemoryRows) { self.value = value }

  func check(_ holds: Bool, _ constraint: String) throws(LedgerError) {
    guard holds else { throw .unavailable("constraint failed: \(constraint)") }
  }

  // MARK: Policies

  func policy(of vendor: Vendor) -> Policy? { value.policies[vendor] }
  func setPolicy(_ policy: Policy, of vendor: Vendor) { value.policies[vendor] = policy }
  func checkoutSettings(of vendor: Vendor) -> CheckoutSettings? { value.checkoutSettings[vendor] }

  func setCheckoutSettings(_ settings: CheckoutSettings, of vendor: Vendor) {
    value.checkoutSettings[vendor] = settings
  }

  // MARK: Purchases

  func purchase(_ id: String) -> StoredPurchase? { value.purchases[TextKey(id)]?.row }

  func purchase(storeTransactionId id: String) -> StoredPurchase? {
    value.byTransaction[TextKey(id)].flatMap { value.purchases[$0]?.row }
  }

  func purchases(ofCustomer customer: Int64) -> [StoredPurchase] { purchases(value.byCustomer[customer]) }

  func purchases(heldBy owner: Owner, at vendor: Vendor) -> [StoredPurchase] {
    let held =
      switch owner {
      case .appUser(let id): value.byAppUser[TextKey(id)]
      case .device(let id): value.byDevice[TextKey(id)]
      }
    return purchases(held).filter { $0.record.vendor == vendor }
  }

  func purchases(boughtBy email: String, at vendor: Vendor) -> [StoredPurchase] {
    purchases(value.byEmail[TextKey(email)]).filter { $0.record.vendor == vendor }
  }

  private func purchases(_ keys: SortedBlocks<MemoryRows.PurchaseKey>) -> [StoredPurchase] {
    purchases(keys.ascending)
  }

  private func purchases(_ keys: [MemoryRows.PurchaseKey]) -> [StoredPurchase] {
    keys.compactMap { value.purchases[$0.id]?.row }
  }

  func save(_ purchase: StoredPurchase) throws(LedgerError) {
    let other = value.byTransaction[TextKey(purchase.record.storeTransactionId)]
    try check(other == nil || other == TextKey(purchase.record.id), "purchase.store_transaction_id")
    if let customer = purchase.customer { try check(value.customers[customer] != nil, "purchase.customer") }
    value.put(purchase)
  }

  func setLastReissued(_ purchase: String, at now: Timestamp) {
    value.change(purchase) { $0.lastReissuedAt = now }
  }

  // MARK: Who holds a purchase

  func setCustomer(_ customer: Int64, of purchase: String) throws(LedgerError) {
    try check(value.customers[customer] != nil, "purchase.customer")
    value.change(purchase) { $0.customer = customer }
  }

  func setAppUser(_ appUserId: String?, of purchase: String) { value.change(purchase) { $0.appUserId = appUserId } }
  func deviceIds(of purchase: String) -> [String] { value.devices[TextKey(purchase), default: []].map(\.id) }

  func addDevice(_ device: String, to purchase: String) throws(LedgerError) {
    guard let stored = self.purchase(purchase) else { return try check(false, "device.purchase") }
    try check(!deviceIds(of: purchase).contains { TextKey($0) == TextKey(device) }, "device.device_id")
    value.addDevice(device, to: stored)
  }

  func removeDevice(_ device: String, from purchase: String) {
    if let stored = self.purchase(purchase) { value.removeDevice(device, from: stored) }
  }

  // MARK: Codes

  func code(_ code: String) -> StoredCode? {
    guard let row = value.codes[TextKey(code)]?.row, let purchase = purchase(row.purchase) else { return nil }
    return StoredCode(
      expiresAt: row.expiresAt, usedBy: row.usedBy, purchase: purchase,
      customer: purchase.customer.flatMap { value.customers[$0]?.row })
  }

  func insertCode(_ code: String, purchase: String, expiresAt: Timestamp) throws(LedgerError) {
    guard let stored = self.purchase(purchase) else { return try check(false, "code.purchase") }
    try check(value.codes[TextKey(code)] == nil, "code.code")
    value.insertCode(code, of: stored, expiresAt: expiresAt)
  }

  func markUsed(_ code: String, by owner: Owner, at now: Timestamp) { value.markUsed(code, by: owner, at: now) }

  // MARK: Checkouts

  func checkout(_ id: String, of vendor: Vendor) -> EndedCheckout? {
    value.checkouts[MemoryRows.VendorName(vendor, id)]
  }

  func saveCheckout(_ id: String, of vendor: Vendor, code: String?) {
    value.checkouts[MemoryRows.VendorName(vendor, id)] = EndedCheckout(code: code)
  }

  // MARK: Customers

  func customer(_ vendor: Vendor, appUserId: String) -> StoredCustomer? {
    value.appUsers[MemoryRows.VendorName(vendor, appUserId)].flatMap { value.customers[$0.customer]?.row }
  }

  func customer(id: Int64) -> StoredCustomer? { value.customers[id]?.row }

  func hasAnonymousAppUser(_ customer: Int64) -> Bool { (value.customers[customer]?.anonymousNames ?? 0) > 0 }

  /// All ids above the highest one: nobody else writes.
  func freeCustomerIds() throws(LedgerError) -> ClosedRange<Int64> {
    let highest = value.customerIds[nil].last ?? 0
    guard highest < .max else { throw .unavailable("no customer id is left") }
    return highest + 1...Int64.max
  }

  func insert(_ customer: StoredCustomer, of vendor: Vendor) throws(LedgerError) {
    try check(value.customers[customer.id] == nil, "customer.id")
    value.insert(customer, of: vendor)
  }

  func update(_ customer: StoredCustomer) { value.update(customer) }

  func insertAppUser(
    _ appUserId: String, of vendor: Vendor, isAnonymous: Bool, customer: Int64
  ) throws(LedgerError) {
    let user = MemoryRows.VendorName(vendor, appUserId)
    try check(value.customers[customer] != nil, "app_user.customer")
    try check(value.appUsers[user] == nil, "app_user.app_user_id")
    value.insertAppUser(user, isAnonymous: isAnonymous, customer: customer)
  }

  func row(_ key: String, of vendor: Vendor) -> VendorRow? { value.vendorRows[MemoryRows.VendorName(vendor, key)] }

  func rows(of vendor: Vendor, startingWith prefix: String) -> [VendorRow] {
    value.vendorRows.filter { $0.key.vendor == vendor && $0.key.name.text.utf8.starts(with: prefix.utf8) }
      .map(\.value).ascending
  }

  func save(_ row: VendorRow, of vendor: Vendor) { value.vendorRows[MemoryRows.VendorName(vendor, row.key)] = row }

  func deleteRow(_ key: String, of vendor: Vendor) { value.vendorRows[MemoryRows.VendorName(vendor, key)] = nil }

  func attributes(of customer: String, at vendor: Vendor) -> [String: JSONValue] {
    value.attributes[MemoryRows.VendorName(vendor, customer), default: [:]]
  }

  func customers(of vendor: Vendor, with attribute: String, of value: String) -> [String] {
    self.value.attributes.filter { $0.key.vendor == vendor && $0.value[attribute]?["value"]?.string == value }
      .map(\.key.name.text)
  }

  func setAttributes(_ attributes: [String: JSONValue], of customer: String, at vendor: Vendor) {
    value.attributes[MemoryRows.VendorName(vendor, customer)] = attributes
  }

  func mergeCustomer(_ gone: Int64, into kept: Int64) throws(LedgerError) {
    try check(value.customers[kept] != nil, "app_user.customer")
    value.mergeCustomer(gone, into: kept)
  }

  func deleteCustomer(_ customer: Int64, of vendor: Vendor) { value.deleteCustomer(customer, of: vendor) }

  // MARK: Mail

  func messages(to recipient: String?, newest limit: Int) -> [MailMessage] {
    messageNumbers(to: recipient).greatest(limit).reversed().compactMap { value.messages[$0]?.row.message }
  }

  func messageCount(to recipient: String?, atMost limit: Int) -> Int { messageNumbers(to: recipient).count }

  private func messageNumbers(to recipient: String?) -> SortedBlocks<Int> {
    recipient.map { value.messagesTo[TextKey($0)] } ?? value.messageNumbers[nil]
  }

  func insertMessage(
    _ reason: MailMessage.Reason, of vendor: Vendor, to recipient: String, url: String, at now: Timestamp
  ) {
    value.insert(MailMessage(to: recipient, url: url, sentAt: now, reason: reason), of: vendor)
  }

  func reissueRequests(to email: String, of vendor: Vendor, since moment: Timestamp) -> Int {
    var count = 0
    value.requests[MemoryRows.VendorName(vendor, email)].walkDown { request in
      guard request.at >= moment else { return false }
      count += 1
      return true
    }
    return count
  }

  func insertReissueRequest(to email: String, of vendor: Vendor, at now: Timestamp) {
    value.insertRequest(of: MemoryRows.VendorName(vendor, email), at: now)
  }

  // MARK: Web checkout

  /// Ids of purchases ascend, so the newest one has the highest.
  func newestPurchases(of vendor: Vendor) -> [StoredPurchase] {
    guard let products = value.byProduct[vendor] else { return [] }
    return products.keys.sorted().compactMap { products[$0].last.flatMap { value.purchases[$0]?.row } }
  }

  func firstCode(of purchase: String) -> String? { value.codesOfPurchase[TextKey(purchase)].first?.code.text }

  // MARK: Life

  func nextMoment() -> Timestamp? { value.goingOn.first?.at }

  func purchases(goingOnUntil moment: Timestamp, limit: Int) -> [StoredPurchase] {
    purchases(value.goingOn.least(limit) { $0.at <= moment })
  }

  // MARK: Webhooks

  func webhooks() -> [Webhook] { value.webhooks.values.sorted { TextKey($0.id) < TextKey($1.id) } }
  func save(_ webhook: Webhook) { value.webhooks[TextKey(webhook.id)] = webhook }

  func deleteWebhook(_ id: String) { value.deleteWebhook(id) }

  func events(matching filter: EventFilter, limit: Int) -> [StoredEvent] {
    let ids = filter.purchase.map { value.eventsOfPurchase[TextKey($0)] } ?? value.eventIds[filter.vendor]
    let later = ids.after(filter.after.map(TextKey.init))
    let found = later.lazy.compactMap { self.value.events[$0]?.row }.filter { event in
      filter.vendor.map { $0 == event.event.purchase.vendor } ?? true
    }
    return Array(found.prefix(limit))
  }

  func event(_ id: String) -> StoredEvent? { value.events[TextKey(id)]?.row }
  func save(_ event: StoredEvent) { value.put(event) }

  func delivery(ofEvent id: String) -> EventDelivery? { event(id)?.delivery }
  func save(_ delivery: EventDelivery) {
    guard var event = event(delivery.id) else { return }
    (event.attempts, event.dueAt) = (delivery.attempts, delivery.dueAt)
    value.put(event)
  }

  func events(dueUntil moment: Timestamp, limit: Int) -> [DueEvent] {
    value.dueEvents.least(limit) { $0.at <= moment }.compactMap { key in
      guard let row = value.events[key.id]?.row else { return nil }
      return DueEvent(id: row.id, webhook: row.webhook, purchase: row.event.purchase.id, dueAt: key.at)
    }
  }

  // MARK: Reset

  func counts(of vendor: Vendor?) -> Ledger.Deleted {
    Ledger.Deleted(
      customers: value.customerIds[vendor].count, purchases: value.purchaseIds[vendor].count,
      codes: vendor.map { value.codeCounts[$0, default: 0] } ?? value.codes.count,
      messages: value.messageNumbers[vendor].count)
  }

  func deleteAll(of vendor: Vendor?) {
    if let vendor { value.removeAll(of: vendor) } else { value = MemoryRows() }
  }
}
