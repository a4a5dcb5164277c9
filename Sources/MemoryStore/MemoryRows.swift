import HashTreeCollections
import RedemptionCore
import RedemptionLedger

/// The rows of a ledger as a value: a copy costs nothing, and neither does the first change after it, whatever their
/// number.
///
/// Maps find a row, and for each way in which `LedgerTables` looks for rows an index has their order.
public struct MemoryRows: Sendable {
  /// A row that a map refers to, so that copying a part of the map copies no texts.
  final class Kept<Row: Sendable>: Sendable {
    let row: Row
    init(_ row: Row) { self.row = row }
  }

  struct Code: Sendable {
    let purchase: String
    let expiresAt: Timestamp
    var usedBy: Owner?
    var usedAt: Timestamp?
  }

  struct Customer: Sendable {
    let vendor: Vendor
    var row: StoredCustomer
    var names = SortedBlocks<TextKey>()
    var anonymousNames = 0
  }

  /// A device of a purchase.
  struct Device: Sendable {
    let number: Int
    let id: String
  }

  struct Message: Sendable {
    let vendor: Vendor
    let message: MailMessage
  }

  /// A purchase in the order of its sale.
  struct PurchaseKey: Comparable, Sendable {
    let at: Timestamp
    let id: TextKey

    static func < (left: PurchaseKey, right: PurchaseKey) -> Bool { (left.at, left.id) < (right.at, right.id) }
  }

  /// A code in the order of its end.
  struct CodeKey: Comparable, Sendable {
    let expiresAt: Timestamp
    let code: TextKey

    static func < (left: CodeKey, right: CodeKey) -> Bool {
      (left.expiresAt, left.code) < (right.expiresAt, right.code)
    }
  }

  /// A request for a mail in the order of its time.
  struct RequestKey: Comparable, Sendable {
    let at: Timestamp
    let number: Int

    static func < (left: RequestKey, right: RequestKey) -> Bool { (left.at, left.number) < (right.at, right.number) }
  }

  /// A name that a vendor's customers or apps use.
  struct VendorName: Hashable, Sendable {
    let vendor: Vendor
    let name: TextKey
  }

  struct AppUser: Sendable {
    var customer: Int64
    let isAnonymous: Bool
  }

  var policies: [Vendor: Policy] = [:]
  var checkoutSettings: [Vendor: CheckoutSettings] = [:]

  private(set) var purchases: TreeDictionary<TextKey, Kept<StoredPurchase>> = [:]
  private(set) var purchaseIds = Listing<TextKey>()
  private(set) var byTransaction: TreeDictionary<TextKey, TextKey> = [:]
  private(set) var byCustomer = Index<Int64, PurchaseKey>()
  private(set) var byAppUser = Index<TextKey, PurchaseKey>()
  private(set) var byBuyer = Index<TextKey, PurchaseKey>()
  private(set) var byEmail = Index<TextKey, PurchaseKey>()
  private(set) var byDevice = Index<TextKey, PurchaseKey>()
  private(set) var byProduct: [Vendor: Index<TextKey, TextKey>] = [:]
  private(set) var devices: TreeDictionary<TextKey, [Device]> = [:]

  private(set) var codes: TreeDictionary<TextKey, Kept<Code>> = [:]
  private(set) var codesOfPurchase = Index<TextKey, CodeKey>()
  private(set) var codeCounts: [Vendor: Int] = [:]

  var checkouts: TreeDictionary<VendorName, EndedCheckout> = [:]
  /// What only the vendors themselves read.
  var vendorRows: TreeDictionary<VendorName, VendorRow> = [:]
  /// What apps have set, by the customer's original app user id.
  var attributes: TreeDictionary<VendorName, [String: JSONValue]> = [:]

  private(set) var customers: TreeDictionary<Int64, Customer> = [:]
  private(set) var customerIds = Listing<Int64>()
  private(set) var appUsers: TreeDictionary<VendorName, AppUser> = [:]

  var webhooks: TreeDictionary<TextKey, Webhook> = [:]
  private(set) var events: TreeDictionary<TextKey, Kept<StoredEvent>> = [:]
  private(set) var eventIds = Listing<TextKey>()
  private(set) var eventsOfPurchase = Index<TextKey, TextKey>()
  private(set) var dueEvents = SortedBlocks<PurchaseKey>()
  /// Purchases to which something happens by itself, by when it does.
  private(set) var goingOn = SortedBlocks<PurchaseKey>()

  private(set) var messages: TreeDictionary<Int, Kept<Message>> = [:]
  private(set) var messageNumbers = Listing<Int>()
  private(set) var messagesTo = Index<TextKey, Int>()
  private(set) var requests = Index<VendorName, RequestKey>()
  /// The number of the last device, message or request.
  private var lastNumber = 0

  /// Makes rows of an empty ledger.
  public init() {}

  // MARK: Purchases

  /// Adds a purchase, or replaces the one with its id.
  mutating func put(_ purchase: StoredPurchase) {
    let id = TextKey(purchase.record.id)
    let old = purchases[id]?.row
    purchases[id] = Kept(purchase)
    move(from: old, to: purchase)
    guard let key = old.map(PurchaseKey.init), key != PurchaseKey(purchase) else { return }
    for device in devices[id, default: []] {
      byDevice.remove(key, of: TextKey(device.id))
      byDevice.insert(PurchaseKey(purchase), of: TextKey(device.id))
    }
  }

  /// Changes a purchase; does nothing if there is none.
  mutating func change(_ purchase: String, _ change: (inout StoredPurchase) -> Void) {
    guard var changed = purchases[TextKey(purchase)]?.row else { return }
    change(&changed)
    put(changed)
  }

  /// Removes a purchase with its codes and devices.
  mutating func remove(_ purchase: StoredPurchase) {
    let id = TextKey(purchase.record.id)
    for key in codesOfPurchase[id].ascending { codes[key.code] = nil }
    codeCounts[purchase.record.vendor, default: 0] -= codesOfPurchase[id].count
    codesOfPurchase.removeAll(of: id)
    for device in devices[id, default: []] { byDevice.remove(PurchaseKey(purchase), of: TextKey(device.id)) }
    devices[id] = nil
    purchases[id] = nil
    move(from: purchase, to: nil)
  }

  /// Brings the indexes up to date; nil for a purchase that is not there.
  private mutating func move(from old: StoredPurchase?, to new: StoredPurchase?) {
    let (before, after) = (old.map(PurchaseKey.init), new.map(PurchaseKey.init))
    let isMoved = before != after
    func changes<Value: Equatable>(_ value: (StoredPurchase) -> Value?) -> (old: Value?, new: Value?)? {
      let (old, new) = (old.flatMap(value), new.flatMap(value))
      return isMoved || old != new ? (old, new) : nil
    }
    func texts(_ text: (StoredPurchase) -> String?) -> (old: TextKey?, new: TextKey?)? {
      changes { text($0).map(TextKey.init) }
    }

    let (wasDue, isDue) = (old.flatMap(PurchaseKey.init(goingOn:)), new.flatMap(PurchaseKey.init(goingOn:)))
    if wasDue != isDue { goingOn.replace(wasDue, with: isDue) }
    if let customer = changes(\.customer) { byCustomer.move(before, of: customer.old, to: after, of: customer.new) }
    if let user = texts(\.appUserId) { byAppUser.move(before, of: user.old, to: after, of: user.new) }
    if let buyer = texts(\.record.buyerId) { byBuyer.move(before, of: buyer.old, to: after, of: buyer.new) }
    if let email = texts(\.record.email) { byEmail.move(before, of: email.old, to: after, of: email.new) }
    if let transaction = texts(\.record.storeTransactionId) {
      if let old = transaction.old { byTransaction[old] = nil }
      if let new = transaction.new { byTransaction[new] = after?.id }
    }
    let isListedAnew = old?.record.vendor != new?.record.vendor || before?.id != after?.id
    guard isListedAnew || texts(\.record.product) != nil else { return }
    if let old, let before {
      byProduct[old.record.vendor]?.remove(before.id, of: TextKey(old.record.product))
      if isListedAnew { purchaseIds.remove(before.id, of: old.record.vendor) }
    }
    if let new, let after {
      byProduct[new.record.vendor, default: Index()].insert(after.id, of: TextKey(new.record.product))
      if isListedAnew { purchaseIds.insert(after.id, of: new.record.vendor) }
    }
  }

  /// Adds a device to a purchase, as the last one.
  mutating func addDevice(_ device: String, to purchase: StoredPurchase) {
    lastNumber += 1
    devices[TextKey(purchase.record.id), default: []].append(Device(number: lastNumber, id: device))
    byDevice.insert(PurchaseKey(purchase), of: TextKey(device))
  }

  /// Removes a device from a purchase.
  mutating func removeDevice(_ device: String, from purchase: StoredPurchase) {
    let id = TextKey(purchase.record.id)
    guard var left = devices[id], let index = left.firstIndex(where: { TextKey($0.id) == TextKey(device) }) else {
      return
    }
    left.remove(at: index)
    devices[id] = left.isEmpty ? nil : left
    byDevice.remove(PurchaseKey(purchase), of: TextKey(device))
  }

  // MARK: Codes

  /// Adds a code of a purchase.
  mutating func insertCode(_ code: String, of purchase: StoredPurchase, expiresAt: Timestamp) {
    let key = TextKey(code)
    codes[key] = Kept(Code(purchase: purchase.record.id, expiresAt: expiresAt))
    codesOfPurchase.insert(CodeKey(expiresAt: expiresAt, code: key), of: TextKey(purchase.record.id))
    codeCounts[purchase.record.vendor, default: 0] += 1
  }

  /// Records who used a code, and when; does nothing if there is none.
  mutating func markUsed(_ code: String, by owner: Owner, at now: Timestamp) {
    guard var used = codes[TextKey(code)]?.row else { return }
    (used.usedBy, used.usedAt) = (owner, now)
    codes[TextKey(code)] = Kept(used)
  }

  // MARK: Customers

  /// Adds a customer.
  mutating func insert(_ customer: StoredCustomer, of vendor: Vendor) {
    customers[customer.id] = Customer(vendor: vendor, row: customer)
    customerIds.insert(customer.id, of: vendor)
  }

  /// Replaces what may change of a customer: when it was first seen, and whether it is identified.
  mutating func update(_ customer: StoredCustomer) {
    customers[customer.id]?.row.firstSeen = customer.firstSeen
    customers[customer.id]?.row.isIdentified = customer.isIdentified
  }

  /// Adds an app user id of a customer.
  mutating func insertAppUser(_ user: VendorName, isAnonymous: Bool, customer: Int64) {
    appUsers[user] = AppUser(customer: customer, isAnonymous: isAnonymous)
    customers[customer]?.names.insert(user.name)
    if isAnonymous { customers[customer]?.anonymousNames += 1 }
  }

  /// Moves the app user ids and purchases of one customer to another, then removes the first.
  mutating func mergeCustomer(_ gone: Int64, into kept: Int64) {
    guard let merged = customers[gone] else { return }
    for name in merged.names.ascending {
      appUsers[VendorName(vendor: merged.vendor, name: name)]?.customer = kept
      customers[kept]?.names.insert(name)
    }
    customers[kept]?.anonymousNames += merged.anonymousNames
    for key in byCustomer[gone].ascending { change(key.id.text) { $0.customer = kept } }
    customers[gone] = nil
    customerIds.remove(gone, of: merged.vendor)
  }

  /// Removes a customer with its app user ids, and the vendor's purchases that it owns.
  mutating func deleteCustomer(_ customer: Int64, of vendor: Vendor) {
    for key in byCustomer[customer].ascending {
      guard let purchase = purchases[key.id]?.row else { continue }
      if purchase.record.vendor == vendor { remove(purchase) } else { change(key.id.text) { $0.customer = nil } }
    }
    removeCustomer(customer, of: vendor)
  }

  private mutating func removeCustomer(_ customer: Int64, of vendor: Vendor) {
    for name in customers[customer]?.names.ascending ?? [] {
      appUsers[VendorName(vendor: vendor, name: name)] = nil
    }
    customers[customer] = nil
    customerIds.remove(customer, of: vendor)
  }

  // MARK: Mail

  /// Adds a message.
  mutating func insert(_ message: MailMessage, of vendor: Vendor) {
    lastNumber += 1
    messages[lastNumber] = Kept(Message(vendor: vendor, message: message))
    messageNumbers.insert(lastNumber, of: vendor)
    messagesTo.insert(lastNumber, of: TextKey(message.to))
  }

  /// Records that an app asks for a mail.
  mutating func insertRequest(of name: VendorName, at now: Timestamp) {
    lastNumber += 1
    requests.insert(RequestKey(at: now, number: lastNumber), of: name)
  }

  // MARK: Webhooks

  /// Adds a row of the outbox, or replaces the one with its id.
  mutating func put(_ event: StoredEvent) {
    let id = TextKey(event.id)
    let old = events[id]?.row
    events[id] = Kept(event)
    if old == nil {
      eventIds.insert(id, of: event.event.purchase.vendor)
      eventsOfPurchase.insert(id, of: TextKey(event.event.purchase.id))
    }
    dueEvents.replace(old.flatMap(PurchaseKey.init(due:)), with: PurchaseKey(due: event))
  }

  /// Removes a webhook with its rows of the outbox.
  mutating func deleteWebhook(_ id: String) {
    guard let webhook = webhooks[TextKey(id)] else { return }
    removeEvents(of: webhook.vendor) { $0.webhook == id }
    webhooks[TextKey(id)] = nil
  }

  private mutating func removeEvents(of vendor: Vendor, where isGone: (StoredEvent) -> Bool = { _ in true }) {
    for id in eventIds[vendor].ascending {
      guard let event = events[id]?.row, isGone(event) else { continue }
      eventsOfPurchase.remove(id, of: TextKey(event.event.purchase.id))
      dueEvents.replace(PurchaseKey(due: event), with: nil)
      events[id] = nil
      eventIds.remove(id, of: vendor)
    }
  }

  private mutating func removeWebhooks(of vendor: Vendor) {
    removeEvents(of: vendor)
    webhooks = webhooks.filter { $0.value.vendor != vendor }
  }

  // MARK: Reset

  /// Removes the rows of one vendor.
  mutating func removeAll(of vendor: Vendor) {
    removeWebhooks(of: vendor)
    for id in purchaseIds[vendor].ascending { if let purchase = purchases[id]?.row { remove(purchase) } }
    for id in customerIds[vendor].ascending {
      // What is left belongs to another vendor, and a receipt gave it to this customer.
      for key in byCustomer[id].ascending { change(key.id.text) { $0.customer = nil } }
      removeCustomer(id, of: vendor)
    }
    for number in messageNumbers[vendor].ascending {
      if let message = messages[number]?.row.message { messagesTo.remove(number, of: TextKey(message.to)) }
      messages[number] = nil
      messageNumbers.remove(number, of: vendor)
    }
    requests.removeAll { $0.vendor == vendor }
    checkouts = checkouts.filter { $0.key.vendor != vendor }
    vendorRows = vendorRows.filter { $0.key.vendor != vendor }
    attributes = attributes.filter { $0.key.vendor != vendor }
    policies[vendor] = nil
    checkoutSettings[vendor] = nil
    byProduct[vendor] = nil
    codeCounts[vendor] = nil
  }
}

extension MemoryRows.PurchaseKey {
  init(_ purchase: StoredPurchase) {
    self.init(at: purchase.record.purchasedAt, id: TextKey(purchase.record.id))
  }

  /// By when something happens to it; nil for never.
  init?(goingOn purchase: StoredPurchase) {
    guard let moment = purchase.record.goesOnAt else { return nil }
    self.init(at: moment, id: TextKey(purchase.record.id))
  }

  /// By when an event is sent; nil for never.
  init?(due event: StoredEvent) {
    guard let moment = event.dueAt else { return nil }
    self.init(at: moment, id: TextKey(event.id))
  }
}

extension MemoryRows.VendorName {
  init(_ vendor: Vendor, _ name: String) { self.init(vendor: vendor, name: TextKey(name)) }
}

extension Index {
  /// Removes an element of one key, then adds one of another; nil for none.
  fileprivate mutating func move(_ old: Element?, of oldKey: Key?, to new: Element?, of newKey: Key?) {
    if let old { remove(old, of: oldKey) }
    if let new { insert(new, of: newKey) }
  }
}
