import RedemptionCore

/// A ledger's store in plain collections, for tests and hosts without a database.
public final class MemoryStore: LedgerStore {
  /// True: everything is gone when the process ends.
  public let isTemporary = true
  private let tables = MemoryTables()
  /// The rows before the open transaction; nil without one.
  private var saved: MemoryTables.Rows?
  private var breakage: LedgerError?

  /// Makes an empty store.
  public init() {}

  /// True while a transaction is open.
  public var hasUncommittedChanges: Bool { saved != nil }

  /// Reads; throws while the open transaction cannot be committed.
  public func read<Value>(_ body: (any LedgerTables) throws(LedgerError) -> Value) throws(LedgerError) -> Value {
    if hasUncommittedChanges, let breakage { throw breakage }
    return try body(tables)
  }

  /// Writes; the first write begins a transaction.
  public func write<Value>(_ body: (any LedgerTables) throws(LedgerError) -> Value) throws(LedgerError) -> Value {
    if let breakage { throw breakage }
    if saved == nil { saved = tables.rows }
    do throws(LedgerError) { return try body(tables) } catch {
      if !error.isRefusal { breakage = error }
      throw error
    }
  }

  /// Keeps the changes, or restores the rows and throws if a write failed.
  public func commit() throws(LedgerError) {
    let before = saved
    let failure = breakage
    saved = nil
    breakage = nil
    guard let failure, let before else { return }
    tables.rows = before
    throw failure
  }

  /// Drops uncommitted changes.
  public func close() throws(LedgerError) {
    if let saved { tables.rows = saved }
    saved = nil
  }
}

/// The tables of a ``MemoryStore``, with the constraints that a database checks.
final class MemoryTables: LedgerTables {
  struct Rows {
    var policies: [Vendor: Policy] = [:]
    var checkouts: [Vendor: CheckoutSettings] = [:]
    var purchases: [String: StoredPurchase] = [:]
    var devices: [String: [String]] = [:]
    var codes: [String: Code] = [:]
    var endedCheckouts: [Checkout: StoredCheckout] = [:]
    var customers: [Int64: Owned<StoredCustomer>] = [:]
    var appUsers: [AppUser: (customer: Int64, isAnonymous: Bool)] = [:]
    var messages: [Owned<MailMessage>] = []
    var reissueRequests: [Owned<(email: String, at: Timestamp)>] = []
  }

  struct Code {
    let purchase: String
    let expiresAt: Timestamp
    var usedBy: Owner?
    var usedAt: Timestamp?
  }

  struct Checkout: Hashable {
    let vendor: Vendor
    let id: String
  }

  struct Owned<Row> {
    let vendor: Vendor
    var row: Row
  }

  struct AppUser: Hashable {
    let vendor: Vendor
    let id: String
  }

  var rows = Rows()

  private func check(_ holds: Bool, _ constraint: String) throws(LedgerError) {
    guard holds else { throw .unavailable("constraint failed: \(constraint)") }
  }

  // MARK: Policies

  func policy(of vendor: Vendor) -> Policy? { rows.policies[vendor] }
  func setPolicy(_ policy: Policy, of vendor: Vendor) { rows.policies[vendor] = policy }
  func checkoutSettings(of vendor: Vendor) -> CheckoutSettings? { rows.checkouts[vendor] }
  func setCheckoutSettings(_ settings: CheckoutSettings, of vendor: Vendor) { rows.checkouts[vendor] = settings }

  // MARK: Purchases

  func purchase(_ id: String) -> StoredPurchase? { rows.purchases[id] }

  func purchase(storeTransactionId id: String) -> StoredPurchase? {
    rows.purchases.values.first { $0.record.storeTransactionId == id }
  }

  func purchases(ofCustomer customer: Int64) -> [StoredPurchase] { purchases { $0.customer == customer } }

  func purchases(heldBy owner: Owner, at vendor: Vendor) -> [StoredPurchase] {
    purchases { purchase in
      guard purchase.record.vendor == vendor else { return false }
      return switch owner {
      case .appUser(let id): purchase.appUserId == id
      case .device(let id): rows.devices[purchase.record.id, default: []].contains(id)
      }
    }
  }

  private func purchases(where isWanted: (StoredPurchase) -> Bool) -> [StoredPurchase] {
    rows.purchases.values.filter(isWanted).sorted {
      ($0.record.purchasedAt, $0.record.id) < ($1.record.purchasedAt, $1.record.id)
    }
  }

  func save(_ purchase: StoredPurchase) throws(LedgerError) {
    let other = self.purchase(storeTransactionId: purchase.record.storeTransactionId)
    try check(other == nil || other?.record.id == purchase.record.id, "purchase.store_transaction_id")
    rows.purchases[purchase.record.id] = purchase
  }

  func setLastReissued(_ purchase: String, at now: Timestamp) { rows.purchases[purchase]?.lastReissuedAt = now }

  // MARK: Who holds a purchase

  func setCustomer(_ customer: Int64, of purchase: String) throws(LedgerError) {
    try check(rows.customers[customer] != nil, "purchase.customer")
    rows.purchases[purchase]?.customer = customer
  }

  func setAppUser(_ appUserId: String?, of purchase: String) { rows.purchases[purchase]?.appUserId = appUserId }
  func deviceIds(of purchase: String) -> [String] { rows.devices[purchase, default: []] }

  func addDevice(_ device: String, to purchase: String) throws(LedgerError) {
    try check(rows.purchases[purchase] != nil, "device.purchase")
    try check(!deviceIds(of: purchase).contains(device), "device.device_id")
    rows.devices[purchase, default: []].append(device)
  }

  func removeDevice(_ device: String, from purchase: String) {
    rows.devices[purchase]?.removeAll { $0 == device }
  }

  // MARK: Codes

  func code(_ code: String) -> StoredCode? {
    guard let row = rows.codes[code], let purchase = rows.purchases[row.purchase] else { return nil }
    return StoredCode(
      expiresAt: row.expiresAt, usedBy: row.usedBy, purchase: purchase,
      customer: purchase.customer.flatMap { rows.customers[$0]?.row })
  }

  func insertCode(_ code: String, purchase: String, expiresAt: Timestamp) throws(LedgerError) {
    try check(rows.purchases[purchase] != nil, "code.purchase")
    try check(rows.codes[code] == nil, "code.code")
    rows.codes[code] = Code(purchase: purchase, expiresAt: expiresAt)
  }

  func markUsed(_ code: String, by owner: Owner, at now: Timestamp) {
    rows.codes[code]?.usedBy = owner
    rows.codes[code]?.usedAt = now
  }

  // MARK: Checkouts

  func checkout(_ id: String, of vendor: Vendor) -> StoredCheckout? {
    rows.endedCheckouts[Checkout(vendor: vendor, id: id)]
  }

  func saveCheckout(_ id: String, of vendor: Vendor, code: String?) {
    rows.endedCheckouts[Checkout(vendor: vendor, id: id)] = StoredCheckout(code: code)
  }

  // MARK: Customers

  func customer(_ vendor: Vendor, appUserId: String) -> StoredCustomer? {
    rows.appUsers[AppUser(vendor: vendor, id: appUserId)].flatMap { rows.customers[$0.customer]?.row }
  }

  func customer(id: Int64) -> StoredCustomer? { rows.customers[id]?.row }

  func hasAnonymousAppUser(_ customer: Int64) -> Bool {
    rows.appUsers.values.contains { $0.customer == customer && $0.isAnonymous }
  }

  /// One id, so that the ledger has to ask for each.
  func freeCustomerIds() -> ClosedRange<Int64> {
    let id = (rows.customers.keys.max() ?? 0) + 1
    return id...id
  }

  func insert(_ customer: StoredCustomer, of vendor: Vendor) throws(LedgerError) {
    try check(rows.customers[customer.id] == nil, "customer.id")
    rows.customers[customer.id] = Owned(vendor: vendor, row: customer)
  }

  func update(_ customer: StoredCustomer) { rows.customers[customer.id]?.row = customer }

  func insertAppUser(
    _ appUserId: String, of vendor: Vendor, isAnonymous: Bool, customer: Int64
  ) throws(LedgerError) {
    let user = AppUser(vendor: vendor, id: appUserId)
    try check(rows.customers[customer] != nil, "app_user.customer")
    try check(rows.appUsers[user] == nil, "app_user.app_user_id")
    rows.appUsers[user] = (customer, isAnonymous)
  }

  func mergeCustomer(_ gone: Int64, into kept: Int64) throws(LedgerError) {
    try check(rows.customers[kept] != nil, "app_user.customer")
    for (user, row) in rows.appUsers where row.customer == gone { rows.appUsers[user]?.customer = kept }
    for (id, purchase) in rows.purchases where purchase.customer == gone { rows.purchases[id]?.customer = kept }
    rows.customers[gone] = nil
  }

  // MARK: Lists

  func purchases(matching filter: PurchaseFilter, newest limit: Int) -> [StoredPurchase] {
    let customers = Set(rows.appUsers.filter { $0.key.id == filter.appUserId }.map(\.value.customer))
    let matching = rows.purchases.values.filter { purchase in
      guard filter.vendor == nil || purchase.record.vendor == filter.vendor,
        filter.email == nil || purchase.record.email == filter.email
      else { return false }
      guard let user = filter.appUserId else { return true }
      return purchase.appUserId == user || purchase.record.buyerId == user
        || purchase.customer.map(customers.contains) ?? false
    }
    return Array(matching.sorted { $0.record.id > $1.record.id }.prefix(limit))
  }

  func purchaseCount(matching filter: PurchaseFilter) -> Int { purchases(matching: filter, newest: .max).count }

  func codes(matching filter: PurchaseFilter, newest limit: Int) -> [ListedCode] {
    let purchases = Set(purchases(matching: filter, newest: limit).map(\.record.id))
    let codes = rows.codes.filter { purchases.contains($0.value.purchase) }.map { code, row in
      ListedCode(
        code: code, purchase: row.purchase, expiresAt: row.expiresAt, usedAt: row.usedAt, usedBy: row.usedBy)
    }
    let unused = Timestamp(milliseconds: .max)
    return codes.sorted {
      ($0.purchase, $0.expiresAt, $0.usedAt ?? unused, $0.code)
        < ($1.purchase, $1.expiresAt, $1.usedAt ?? unused, $1.code)
    }
  }

  func customers(of vendor: Vendor?, newest limit: Int) -> [ListedCustomer] {
    let listed = rows.customers.values.filter { vendor == nil || $0.vendor == vendor }
      .map { ListedCustomer(vendor: $0.vendor, customer: $0.row) }
    return Array(listed.sorted { $0.customer.id > $1.customer.id }.prefix(limit))
  }

  func customerCount(of vendor: Vendor?) -> Int { customers(of: vendor, newest: .max).count }

  func appUserIds(ofCustomer customer: Int64) -> [String] {
    rows.appUsers.filter { $0.value.customer == customer }.map(\.key.id).sorted {
      Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
    }
  }

  // MARK: Mail

  func messages(to recipient: String?, newest limit: Int) -> [MailMessage] {
    Array(messages(to: recipient).suffix(limit))
  }

  func messageCount(to recipient: String?) -> Int { messages(to: recipient).count }

  private func messages(to recipient: String?) -> [MailMessage] {
    rows.messages.map(\.row).filter { recipient == nil || $0.to == recipient }
  }

  func insertMessage(
    _ reason: MailMessage.Reason, of vendor: Vendor, to recipient: String, url: String, at now: Timestamp
  ) {
    let message = MailMessage(to: recipient, url: url, sentAt: now, reason: reason)
    rows.messages.append(Owned(vendor: vendor, row: message))
  }

  func purchases(boughtBy email: String, at vendor: Vendor) -> [StoredPurchase] {
    purchases { $0.record.vendor == vendor && $0.record.email == email }
  }

  func reissueRequests(to email: String, of vendor: Vendor, since moment: Timestamp) -> Int {
    rows.reissueRequests.count { $0.vendor == vendor && $0.row.email == email && $0.row.at >= moment }
  }

  func insertReissueRequest(to email: String, of vendor: Vendor, at now: Timestamp) {
    rows.reissueRequests.append(Owned(vendor: vendor, row: (email, now)))
  }

  // MARK: Web checkout

  func newestPurchases(of vendor: Vendor) -> [StoredPurchase] {
    let newest = Dictionary(grouping: purchases { $0.record.vendor == vendor }, by: \.record.product)
      .compactMap { $0.value.max { $0.record.id < $1.record.id } }
    return newest.sorted { $0.record.product < $1.record.product }
  }

  func firstCode(of purchase: String) -> String? {
    rows.codes.filter { $0.value.purchase == purchase }
      .min { ($0.value.expiresAt, $0.key) < ($1.value.expiresAt, $1.key) }?.key
  }

  // MARK: Reset

  func counts(of vendor: Vendor?) -> Ledger.Deleted {
    func isCounted(_ other: Vendor?) -> Bool { vendor == nil || other == vendor }
    return Ledger.Deleted(
      customers: rows.customers.values.count { isCounted($0.vendor) },
      purchases: rows.purchases.values.count { isCounted($0.record.vendor) },
      codes: rows.codes.values.count { isCounted(rows.purchases[$0.purchase]?.record.vendor) },
      messages: rows.messages.count { isCounted($0.vendor) })
  }

  func deleteAll(of vendor: Vendor?) {
    guard let vendor else {
      rows = Rows()
      return
    }
    let purchases = Set(rows.purchases.values.filter { $0.record.vendor == vendor }.map(\.record.id))
    rows.codes = rows.codes.filter { !purchases.contains($0.value.purchase) }
    rows.devices = rows.devices.filter { !purchases.contains($0.key) }
    rows.purchases = rows.purchases.filter { !purchases.contains($0.key) }
    rows.appUsers = rows.appUsers.filter { $0.key.vendor != vendor }
    rows.customers = rows.customers.filter { $0.value.vendor != vendor }
    rows.messages.removeAll { $0.vendor == vendor }
    rows.reissueRequests.removeAll { $0.vendor == vendor }
    rows.policies[vendor] = nil
    rows.checkouts[vendor] = nil
    rows.endedCheckouts = rows.endedCheckouts.filter { $0.key.vendor != vendor }
    for (id, purchase) in rows.purchases {
      guard let customer = purchase.customer, rows.customers[customer] == nil else { continue }
      rows.purchases[id]?.customer = nil
    }
  }
}
