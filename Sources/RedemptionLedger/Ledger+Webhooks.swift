public import RedemptionCore

extension Ledger {
  /// The most webhooks of all vendors.
  public static let webhookLimit = 100

  /// Keeps a webhook, which hears of what happens from now on, and returns it with its id; nil if there are too many.
  ///
  /// It replaces the one with its id. Without an id, it replaces the one for its vendor and URL if `replacing` is true.
  public func save(
    _ webhook: Webhook, replacing: Bool, at now: Timestamp
  ) throws(LedgerError) -> Webhook? {
    _ = try adapter(webhook.vendor)
    return try write { tables throws(LedgerError) in
      let known = try tables.webhooks()
      let same = known.first { old in
        old.vendor == webhook.vendor
          && (webhook.id.isEmpty ? replacing && old.url == webhook.url : old.id == webhook.id)
      }
      guard same != nil || known.count < Ledger.webhookLimit else { return nil }
      var saved = webhook
      saved.id = same?.id ?? "wh_" + RandomText.hexadecimal(digits: 12, using: &random)
      saved.createdAt = same?.createdAt ?? now
      try tables.save(saved)
      webhooks.forget()
      return saved
    }
  }

  /// Deletes a webhook with its rows of the outbox; false if the vendor has none with this id.
  public func deleteWebhook(_ id: String, of vendor: Vendor) throws(LedgerError) -> Bool {
    try write { tables throws(LedgerError) in
      guard try tables.webhooks().contains(where: { $0.id == id && $0.vendor == vendor }) else { return false }
      try tables.deleteWebhook(id)
      webhooks.forget()
      return true
    }
  }

  /// Every webhook, by id.
  public func allWebhooks() throws(LedgerError) -> [Webhook] {
    try store.read { tables throws(LedgerError) in try tables.webhooks() }
  }

  /// The first rows of the outbox that match, oldest first.
  public func events(matching filter: EventFilter, limit: Int) throws(LedgerError) -> [StoredEvent] {
    try store.read { tables throws(LedgerError) in try tables.events(matching: filter, limit: limit) }
  }

  /// The row of the outbox with this id; nil if there is none.
  public func event(_ id: String) throws(LedgerError) -> StoredEvent? {
    try store.read { tables throws(LedgerError) in try tables.event(id) }
  }

  /// Rows of the outbox that are to be sent until a moment, in the order of those moments, then by id.
  public func events(dueUntil moment: Timestamp, limit: Int) throws(LedgerError) -> [DueEvent] {
    try store.read { tables throws(LedgerError) in try tables.events(dueUntil: moment, limit: limit) }
  }

  /// When the first row is due that was added since the last call; nil if none was.
  public func takeFirstDue() -> Timestamp? {
    defer { firstDue = nil }
    return firstDue
  }

  /// What is known of the delivery of an event; nil if there is no row with this id.
  public func delivery(ofEvent id: String) throws(LedgerError) -> EventDelivery? {
    try store.read { tables throws(LedgerError) in try tables.delivery(ofEvent: id) }
  }

  /// Replaces what is known of the delivery of an event.
  public func save(_ delivery: EventDelivery) throws(LedgerError) {
    try write { tables throws(LedgerError) in try tables.save(delivery) }
  }

  /// Makes secrets of a vendor's webhook complete.
  public func secrets(
    of door: any WebhookDoor, from given: WebhookSecrets
  ) throws(ExpectedSecret) -> WebhookSecrets {
    try door.secrets(from: given, using: &random)
  }

  /// Puts what has happened to a purchase into the outbox of each webhook that hears of it.
  func record(
    _ happenings: [PurchaseLife.Happening], of stored: StoredPurchase, _ vendor: VendorTables
  ) throws(LedgerError) {
    guard !happenings.isEmpty, try hears(vendor) else { return }
    let subject = try vendor.subject(of: stored)
    let invoices = try webhooks(vendor.tables).contains { $0.vendor == vendor.vendor && $0.invoices == true }
    for happening in happenings where invoices || happening.kind != .invoice {
      var event = newEvent(happening.kind, of: happening.purchase, subject, at: vendor.now)
      event.reason = happening.reason
      event.isTrialConversion = happening.isTrialConversion
      // A renewal counts the period before it, also of a purchase that does not renew by itself.
      if happening.kind == .renewal { event.periodNumber = max(2, happening.purchase.periodNumber) }
      event.newProduct = happening.newProduct
      try send(event, vendor)
    }
  }

  /// Puts the redemption of a purchase into the outbox.
  func record(_ redeemed: Redemption.Effect, of stored: StoredPurchase, _ vendor: VendorTables) throws(LedgerError) {
    guard try hears(vendor) else { return }
    let subject = try vendor.subject(of: stored, latest: redeemed.to.first)
    var event = newEvent(.redemption, of: stored.record, subject, at: vendor.now)
    (event.from, event.to, event.effect) = (redeemed.from, redeemed.to, redeemed.effect)
    if redeemed.effect == .moved { try recordTransfer(of: stored, from: redeemed.from, to: redeemed.to, vendor) }
    try send(event, vendor)
  }

  /// Puts into the outbox that purchases have moved to another customer.
  func recordTransfer(
    of stored: StoredPurchase, from: [String], to: [String], _ vendor: VendorTables
  ) throws(LedgerError) {
    guard try hears(vendor) else { return }
    let subject = try vendor.subject(of: stored, latest: to.first)
    var transfer = newEvent(.transfer, of: stored.record, subject, at: vendor.now)
    (transfer.from, transfer.to) = (from, to)
    try send(transfer, vendor)
  }

  /// True if a webhook hears of the vendor's purchases.
  func hears(_ vendor: VendorTables) throws(LedgerError) -> Bool {
    guard vendor.adapter.webhooks != nil else { return false }
    return try webhooks(vendor.tables).contains { $0.vendor == vendor.vendor }
  }

  private func webhooks(_ tables: any LedgerTables) throws(LedgerError) -> [Webhook] {
    if let known = webhooks.known { return known }
    let found = try tables.webhooks()
    webhooks.known = found
    return found
  }

  private func newEvent(
    _ kind: PurchaseEvent.Kind, of purchase: PurchaseRecord, _ subject: PurchaseEvent.Subject, at now: Timestamp
  ) -> PurchaseEvent {
    var purchase = purchase
    purchase.renewal?.history = nil
    var event = PurchaseEvent(
      id: RandomText.uuid(using: &random), kind: kind, at: now, purchase: purchase, subject: subject)
    if purchase.kind == .subscription, purchase.store != .promotional {
      event.periodNumber = purchase.periodNumber
    }
    return event
  }

  private func send(_ event: PurchaseEvent, _ vendor: VendorTables) throws(LedgerError) {
    guard let name = vendor.adapter.webhooks?.name(of: event) else { return }
    for webhook in try webhooks(vendor.tables)
    where webhook.vendor == vendor.vendor && webhook.hears(of: event, called: name) {
      let stored = StoredEvent(
        id: newId("evt", at: max(event.at, numbered.at ?? event.at)), webhook: webhook.id, event: event,
        dueAt: webhook.url == nil ? nil : event.at)
      try vendor.tables.save(stored)
      if let due = stored.dueAt { firstDue = min(firstDue ?? due, due) }
    }
  }
}

extension VendorTables {
  /// The customer of a purchase as events name him.
  ///
  /// - Parameter latest: the name that he used last; nil if nobody knows.
  func subject(of stored: StoredPurchase, latest: String? = nil) throws(LedgerError) -> PurchaseEvent.Subject {
    let buyer = stored.record.buyerId
    guard let id = stored.customer, let customer = try tables.customer(id: id) else {
      let name = latest ?? stored.appUserId ?? buyer
      return PurchaseEvent.Subject(appUserId: name, originalAppUserId: buyer, aliases: [name])
    }
    let names = try tables.appUserIds(ofCustomer: id)
    let original = customer.originalAppUserId
    let identified = names.last { !adapter.ownership.isAnonymous($0) }
    return PurchaseEvent.Subject(
      appUserId: latest ?? identified ?? original, originalAppUserId: original, aliases: names,
      attributes: try tables.attributes(of: original, at: vendor))
  }
}
