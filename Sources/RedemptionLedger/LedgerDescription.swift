public import RedemptionCore

extension Ledger {
  /// Writes the rows, as far as they can affect the future.
  ///
  /// Left out is what nobody can use any more: customers without purchases whose names the SDK made and no session has,
  /// mail without a code that works, and of codes that look the same to every rule all but one.
  ///
  /// - Parameters:
  ///   - state: receives the rows.
  ///   - only: the vendor whose rows are written; nil for all.
  ///   - names: the users, devices and codes of sessions.
  ///   - now: the present time.
  public func describe(
    into state: inout StateDescription, of only: Vendor? = nil, usedBySessions names: Set<String>, at now: Timestamp
  ) throws(LedgerError) {
    try store.read { tables throws(LedgerError) in
      for (vendor, adapter) in orderedAdapters where only.map({ $0 == vendor }) ?? true {
        let description = LedgerDescription(
          tables: tables, vendor: vendor, adapter: adapter, names: names, now: now, links: linkCodes)
        var failure: LedgerError?
        state.record(vendor.rawValue) { state in
          do throws(LedgerError) { try description.write(into: &state) } catch { failure = error }
        }
        if let failure { throw failure }
      }
    }
  }
}

/// What one vendor's rows say about the future.
private struct LedgerDescription {
  let tables: any LedgerTables
  let vendor: Vendor
  let adapter: any RedemptionAdapter
  let names: Set<String>
  let now: Timestamp
  let links: LinkCodeCache

  func write(into state: inout StateDescription) throws(LedgerError) {
    try writePolicies(into: &state)
    let purchases = try tables.purchases(matching: PurchaseFilter(vendor: vendor), newest: .max)
    let listed = try tables.codes(ofPurchases: purchases.map(\.record.id))
    let codes = kept(Dictionary(grouping: listed) { $0.purchase })
    let reports = try reportedCodes()
    var holders: [String: [String]] = [:]
    for purchase in purchases {
      for device in try tables.deviceIds(of: purchase.record.id) {
        holders[purchase.record.id, default: []].append(device)
      }
    }
    state.set("purchases", purchases) { state, purchase in
      state.record("") { write(purchase, devices: holders[purchase.record.id] ?? [], into: &$0) }
    }
    state.set("codes", codes) { state, code in state.record("") { write(code, into: &$0) } }
    writeOrders(of: purchases, holders, into: &state)
    writeEnds(of: purchases, into: &state)
    writeCatalog(purchases, into: &state)
    try writeCustomers(purchases, into: &state)
    try writeMail(codes, into: &state)
    state.set("checkouts", reports) { state, report in
      state.record("") { state in
        state.label("id", report.id)
        state.name("code", report.code)
      }
    }
    try writeRows(into: &state)
    try writeRequests(into: &state)
    try writeWebhooks(into: &state)
  }

  // MARK: Policies

  /// A policy that `store/policy` has set to the defaults is none.
  private func writePolicies(into state: inout StateDescription) throws(LedgerError) {
    let policy = try tables.policy(of: vendor) ?? Policy(defaultOf: adapter)
    state.word("transfer", policy.transfer)
    state.number("linkLifetime", policy.linkLifetime)
    state.text("scheme", policy.links.scheme)
    state.text("host", policy.links.host)
    let settings = adapter.checkout.settings(storedAs: try tables.checkoutSettings(of: vendor))
    state.json("checkout", settings.json)
  }

  // MARK: Purchases

  private func write(_ purchase: StoredPurchase, devices: [String], into state: inout StateDescription) {
    let record = purchase.record
    state.label("id", record.id)
    state.word("kind", record.kind)
    state.text("product", record.product)
    state.text("plan", record.plan)
    state.text("displayName", record.displayName)
    state.word("store", record.store)
    state.label("storeCustomerId", record.storeCustomerId)
    state.label("storeTransactionId", record.storeTransactionId)
    state.list("entitlements", record.entitlements) { $0.text("", $1) }
    state.name("buyerId", record.buyerId)
    state.text("email", record.email)
    writeDates(of: record, into: &state)
    state.word("periodType", record.periodType)
    state.flag("isSandbox", record.isSandbox)
    state.part("price", record.price)
    state.link("managementURL", record.managementURL)
    state.part("paywall", record.paywall)
    state.object("metadata", record.metadata ?? [:])
    state.label("customer", purchase.customer.map(label))
    state.name("appUserId", purchase.appUserId)
    state.list("devices", devices) { $0.name("", $1) }
    writeReissue(of: purchase, into: &state)
  }

  private func writeDates(of record: PurchaseRecord, into state: inout StateDescription) {
    state.deadline("accessEndsAt", record.accessEndsAt, .subscriptionLapses)
    // Under a grace period, replies tell that the paid time has ended.
    if record.expiresAt != record.accessEndsAt { state.deadline("paidUntil", record.expiresAt, "paidTimeEnds") }
    // When it was bought never changes, so a cached copy has the same date.
    state.date("expiresAt", record.expiresAt, .end)
    state.date("gracePeriodExpiresAt", record.gracePeriodExpiresAt, .gracePeriodEnd)
    state.date("billingIssuesDetectedAt", record.billingIssuesDetectedAt, .billingIssue)
    state.date("unsubscribeDetectedAt", record.unsubscribeDetectedAt, .cancellation)
    state.date("refundedAt", record.refundedAt, .refund)
    state.part("renewal", record.renewal)
    state.deadline("goesOnAt", record.goesOnAt, .subscriptionGoesOn)
  }

  /// Opening an old link mails a new one, but not so soon after another.
  private func writeReissue(of purchase: StoredPurchase, into state: inout StateDescription) {
    let rule = adapter.ownership.reissue
    guard rule.trigger == .openedLink, purchase.record.email != nil else { return }
    let next = purchase.lastReissuedAt.map { $0.advanced(byMilliseconds: rule.interval) }
    state.deadline("lastReissuedAt", next.flatMap { now < $0 ? $0 : nil }, .reissueIsAllowed)
  }

  /// The order of the purchases of each holder decides which one replies tell; of others it does not count.
  private func writeOrders(
    of purchases: [StoredPurchase], _ devices: [String: [String]], into state: inout StateDescription
  ) {
    var orders: [String: [String]] = [:]
    let several = purchases.count > 1 ? purchases : []
    let ordered = several.sorted { ($0.record.purchasedAt, $0.record.id) < ($1.record.purchasedAt, $1.record.id) }
    for purchase in ordered {
      let id = purchase.record.id
      if let customer = purchase.customer { orders[label(customer), default: []].append(id) }
      if let user = purchase.appUserId { orders["user " + user, default: []].append(id) }
      for device in devices[id] ?? [] { orders["device " + device, default: []].append(id) }
    }
    state.set("orders", orders.values.filter { $0.count > 1 }) { state, order in
      state.list("", order) { $0.label("", $1) }
    }
  }

  /// Of purchases that are over, the one that ended last tells of an entitlement, and they may get one holder later.
  private func writeEnds(of purchases: [StoredPurchase], into state: inout StateDescription) {
    var ended: [String: [Timestamp: [String]]] = [:]
    for record in purchases.count > 1 ? purchases.map(\.record) : [] {
      guard let end = record.accessEndsAt, end <= now else { continue }
      for entitlement in record.entitlements { ended[entitlement, default: [:]][end, default: []].append(record.id) }
    }
    state.set("ends", ended.values.filter { $0.count > 1 }) { state, ends in
      state.list("", ends.sorted { $0.key < $1.key }) { state, end in
        state.set("", end.value) { $0.label("", $1) }
      }
    }
  }

  /// A product is sold again as it was sold last.
  private func writeCatalog(_ purchases: [StoredPurchase], into state: inout StateDescription) {
    var newest: [String: StoredPurchase] = [:]
    // Newest first.
    for purchase in purchases where newest[purchase.record.product] == nil {
      newest[purchase.record.product] = purchase
    }
    state.set("catalog", newest.values) { state, purchase in
      let product = purchase.record
      state.record("") { state in
        state.word("kind", product.kind)
        state.text("product", product.product)
        state.text("plan", product.plan)
        state.text("displayName", product.displayName)
        state.list("entitlements", product.entitlements) { $0.text("", $1) }
        state.part("price", product.price)
        state.number("period", purchase.period)
      }
    }
  }

  // MARK: Codes

  /// Of the codes of a purchase that no longer work and that every rule treats alike, those of sessions, else the one
  /// that expired first.
  private func kept(_ codes: [String: [ListedCode]]) -> [ListedCode] {
    codes.values.flatMap { codes in
      var known = Set(codes.filter { !isLive($0) && names.contains($0.code) }.map(\.usedBy))
      return codes.filter { isLive($0) || names.contains($0.code) || known.insert($0.usedBy).inserted }
    }
  }

  private func isLive(_ code: ListedCode) -> Bool { code.usedBy == nil && now < code.expiresAt }

  private func write(_ code: ListedCode, into state: inout StateDescription) {
    state.label("code", code.code)
    state.label("purchase", code.purchase)
    state.part("usedBy", code.usedBy)
    if code.usedBy == nil { state.deadline("expiresAt", code.expiresAt, .linkExpires) }
  }

  // MARK: Customers

  private func label(_ customer: Int64) -> String { "customer \(customer)" }

  /// A customer as rules see it.
  private struct KnownCustomer {
    let row: StoredCustomer
    let names: [String]
    let hasAnonymousName: Bool
    /// Those whose order among each other does not count: users of the app, and buyers whom no session has met.
    let kind: Kind

    enum Kind { case identified, buyer, met }
  }

  private func writeCustomers(_ purchases: [StoredPurchase], into state: inout StateDescription) throws(LedgerError) {
    let owners = Set(purchases.compactMap(\.customer))
    var known: [KnownCustomer] = []
    for listed in try tables.customers(matching: CustomerFilter(vendor: vendor), newest: .max) {
      let row = listed.customer
      let all = try tables.appUserIds(ofCustomer: row.id)
      let isMet = all.contains { names.contains($0) }
      guard row.isIdentified || isMet || owners.contains(row.id) else { continue }
      known.append(
        KnownCustomer(
          row: row, names: all.filter { names.contains($0) || !adapter.ownership.isAnonymous($0) },
          hasAnonymousName: try tables.hasAnonymousAppUser(row.id),
          kind: row.isIdentified ? .identified : isMet ? .met : .buyer))
    }
    // Of two customers that become one, the first stays.
    let ordered = known.sorted { ($0.row.firstSeen, $0.row.id) < ($1.row.firstSeen, $1.row.id) }
    state.list("customers", groups(of: ordered)) { state, group in
      state.set("", group) { state, customer in state.record("") { write(customer, into: &$0) } }
    }
    try writeAttributes(of: known, into: &state)
  }

  private func groups(of customers: [KnownCustomer]) -> [[KnownCustomer]] {
    var groups: [[KnownCustomer]] = []
    for customer in customers {
      if customer.kind != .met, groups.last?.last?.kind == customer.kind {
        groups[groups.count - 1].append(customer)
      } else {
        groups.append([customer])
      }
    }
    return groups
  }

  private func write(_ customer: KnownCustomer, into state: inout StateDescription) {
    state.label("id", label(customer.row.id))
    state.name("originalAppUserId", customer.row.originalAppUserId)
    state.flag("isIdentified", customer.row.isIdentified)
    state.flag("hasAnonymousName", customer.hasAnonymousName)
    state.set("names", customer.names) { $0.name("", $1) }
  }

  private func writeAttributes(
    of customers: [KnownCustomer], into state: inout StateDescription
  ) throws(LedgerError) {
    var found: [(name: String, attributes: [String: JSONValue])] = []
    for name in Set(customers.flatMap(\.names)).union(names) {
      let attributes = try tables.attributes(of: name, at: vendor)
      if !attributes.isEmpty { found.append((name, attributes)) }
    }
    state.set("attributes", found) { state, found in
      state.record("") { state in
        state.name("name", found.name)
        state.object("attributes", found.attributes)
      }
    }
  }

  // MARK: Mail

  /// The mail of each address whose code works, the oldest first.
  private func writeMail(_ codes: [ListedCode], into state: inout StateDescription) throws(LedgerError) {
    let live = Set(codes.filter(isLive).map(\.code))
    var mails: [String: [String]] = [:]
    for message in live.isEmpty ? [] : try tables.messages(to: nil, newest: .max) {
      guard let code = links.code(in: message.url, of: adapter), live.contains(code) else { continue }
      mails[message.to, default: []].append(code)
    }
    state.set("mail", mails) { state, mails in
      state.record("") { state in
        state.text("to", mails.key)
        state.list("codes", mails.value) { $0.label("", $1) }
      }
    }
  }

  /// How often an address may still be asked for: each request counts for a time.
  private func writeRequests(into state: inout StateDescription) throws(LedgerError) {
    let rule = adapter.ownership.reissue
    guard rule.trigger == .appRequest else { return }
    var ends: [String: [Timestamp]] = [:]
    for row in try rows(of: "reissue_request") {
      guard case .text(vendor.rawValue)? = row["vendor"], case .text(let recipient)? = row["recipient"],
        case .number(let at)? = row["requested_at"]
      else { continue }
      let end = Timestamp(milliseconds: at).advanced(byMilliseconds: rule.limit.period)
      if now < end { ends[recipient, default: []].append(end) }
    }
    state.set("requests", ends) { state, requests in
      state.record("") { state in
        state.text("to", requests.key)
        state.list("ends", requests.value.sorted()) { $0.deadline("", $1, .reissueIsAllowed) }
      }
    }
  }

  // MARK: Webhooks

  /// Each webhook, and every event for one with how often it was sent: a test may send any of them again.
  private func writeWebhooks(into state: inout StateDescription) throws(LedgerError) {
    let webhooks = try tables.webhooks().filter { $0.vendor == vendor }
    guard !webhooks.isEmpty else { return }
    state.set("webhooks", webhooks) { state, webhook in
      state.record("") { state in
        state.label("id", webhook.id)
        state.text("url", webhook.url)
        state.text("secret", webhook.secrets.secret)
        state.text("signingSecret", webhook.secrets.signingSecret)
        state.word("environment", webhook.environment)
        state.number("timeLimit", webhook.timeLimit.map(Int.init) ?? 0)
        state.flag("invoices", webhook.invoices ?? false)
        state.flag("isDisabled", webhook.settings?.isDisabled ?? false)
        state.flag("hasTypes", webhook.settings?.types != nil)
        state.list("types", webhook.settings?.types ?? []) { $0.text("", $1) }
        state.object("headers", (webhook.settings?.headers ?? [:]).mapValues { .string($0) })
      }
    }
    state.list("outbox", try tables.events(matching: EventFilter(vendor: vendor), limit: .max)) { state, stored in
      state.record("") { state in
        state.label("webhook", stored.webhook)
        state.part("event", stored.event)
        state.list("attempts", stored.attempts) { $0.number("", $1.isOpen == true ? -1 : $1.status ?? 0) }
        state.deadline("dueAt", stored.dueAt, .retryIsDue)
      }
    }
  }

  // MARK: Rows of the vendor's own

  private func writeRows(into state: inout StateDescription) throws(LedgerError) {
    guard adapter.questions != nil else { return }
    state.set("rows", try tables.rows(of: vendor, startingWith: "")) { state, row in
      state.record("") { state in
        state.link("key", row.key)
        state.json("value", row.value)
        state.deadline("due", row.due, .vendorRowIsDue)
      }
    }
  }

  // MARK: Checkouts

  private func reportedCodes() throws(LedgerError) -> [(id: String, code: String?)] {
    try rows(of: "checkout").compactMap { row in
      guard case .text(vendor.rawValue)? = row["vendor"], case .text(let id)? = row["id"] else { return nil }
      if case .text(let code)? = row["code"] { return (id, code) }
      return (id, nil)
    }
  }

  /// The rows of a table by the names of their columns; none of a store that has no list of it.
  private func rows(of name: String) throws(LedgerError) -> [[String: LedgerValue]] {
    guard let rows = tables.rows, let table = LedgerTable.all.first(where: { $0.name == name }) else { return [] }
    let found = try rows.rows(of: table, after: nil, limit: .max)
    guard !found.isEmpty else { return [] }
    let columns = table.columns.map(\.name)
    return found.map { row in
      Dictionary(zip(columns, row.values), uniquingKeysWith: { $1 })
    }
  }
}
