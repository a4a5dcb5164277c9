public import RedemptionCore

/// The rows of a ledger, inside one call of ``LedgerStore``.
///
/// Writes return nothing, so that a database over a network can send several at once; the ledger assigns all ids.
public protocol LedgerTables {
  // MARK: Policies

  /// A vendor's policy; nil if it has the defaults.
  func policy(of vendor: Vendor) throws(LedgerError) -> Policy?
  /// Replaces a vendor's policy.
  func setPolicy(_ policy: Policy, of vendor: Vendor) throws(LedgerError)
  /// What a vendor's checkout is set to do; nil if it has the defaults.
  func checkoutSettings(of vendor: Vendor) throws(LedgerError) -> CheckoutSettings?
  /// Replaces what a vendor's checkout is set to do.
  func setCheckoutSettings(_ settings: CheckoutSettings, of vendor: Vendor) throws(LedgerError)

  // MARK: Purchases

  /// The purchase with this id; nil if there is none.
  func purchase(_ id: String) throws(LedgerError) -> StoredPurchase?
  /// The purchase that its store knows by this id; nil if there is none.
  func purchase(storeTransactionId id: String) throws(LedgerError) -> StoredPurchase?
  /// A customer's purchases, oldest first, then by id.
  func purchases(ofCustomer customer: Int64) throws(LedgerError) -> [StoredPurchase]
  /// A vendor's purchases that a user or a device holds, oldest first, then by id.
  func purchases(heldBy owner: Owner, at vendor: Vendor) throws(LedgerError) -> [StoredPurchase]
  /// Adds a purchase, or replaces the one with its id.
  func save(_ purchase: StoredPurchase) throws(LedgerError)
  /// Records when a new link was last mailed for a purchase.
  func setLastReissued(_ purchase: String, at now: Timestamp) throws(LedgerError)

  // MARK: Who holds a purchase

  /// The customer becomes the owner of a purchase.
  func setCustomer(_ customer: Int64, of purchase: String) throws(LedgerError)
  /// The user becomes the owner of a purchase; nil: no user owns it.
  func setAppUser(_ appUserId: String?, of purchase: String) throws(LedgerError)
  /// The devices of a purchase, in the order in which they were added.
  func deviceIds(of purchase: String) throws(LedgerError) -> [String]
  /// Adds a device to a purchase, as the last one.
  func addDevice(_ device: String, to purchase: String) throws(LedgerError)
  /// Removes a device from a purchase.
  func removeDevice(_ device: String, from purchase: String) throws(LedgerError)

  // MARK: Codes

  /// A code with its purchase and the purchase's customer; nil if there is no such code.
  func code(_ code: String) throws(LedgerError) -> StoredCode?
  /// Adds a code.
  func insertCode(_ code: String, purchase: String, expiresAt: Timestamp) throws(LedgerError)
  /// Records who used a code, and when.
  func markUsed(_ code: String, by owner: Owner, at now: Timestamp) throws(LedgerError)

  // MARK: Checkouts

  /// A checkout that has ended; nil if none with this id has.
  func checkout(_ id: String, of vendor: Vendor) throws(LedgerError) -> EndedCheckout?
  /// Records that a checkout has ended, in place of an earlier one with its id; `code` is nil if it gives none.
  func saveCheckout(_ id: String, of vendor: Vendor, code: String?) throws(LedgerError)

  // MARK: Rows of a vendor's own

  /// A vendor's row with this key; nil if there is none.
  func row(_ key: String, of vendor: Vendor) throws(LedgerError) -> VendorRow?
  /// A vendor's rows whose keys start with a text, ascending by the bytes of the keys.
  func rows(of vendor: Vendor, startingWith prefix: String) throws(LedgerError) -> [VendorRow]
  /// Adds a row, or replaces the one with its key.
  func save(_ row: VendorRow, of vendor: Vendor) throws(LedgerError)
  /// Deletes the row with this key, if there is one.
  func deleteRow(_ key: String, of vendor: Vendor) throws(LedgerError)

  // MARK: Customers

  /// The customer with an app user id; nil if there is none.
  func customer(_ vendor: Vendor, appUserId: String) throws(LedgerError) -> StoredCustomer?
  /// The customer with this id; nil if there is none.
  func customer(id: Int64) throws(LedgerError) -> StoredCustomer?
  /// True if one of a customer's app user ids was made by the SDK.
  func hasAnonymousAppUser(_ customer: Int64) throws(LedgerError) -> Bool
  /// Ids above every id in use, which no other server assigns before this transaction ends.
  func freeCustomerIds() throws(LedgerError) -> ClosedRange<Int64>
  /// Adds a customer.
  func insert(_ customer: StoredCustomer, of vendor: Vendor) throws(LedgerError)
  /// Replaces what is known of a customer.
  func update(_ customer: StoredCustomer) throws(LedgerError)
  /// Adds an app user id of a customer.
  func insertAppUser(
    _ appUserId: String, of vendor: Vendor, isAnonymous: Bool, customer: Int64
  ) throws(LedgerError)
  /// Moves the app user ids and purchases of one customer to another, then deletes the first.
  func mergeCustomer(_ gone: Int64, into kept: Int64) throws(LedgerError)

  /// Deletes a customer with its app user ids and the vendor's purchases that it owns, and their codes and devices. A
  /// purchase of another vendor, by a receipt, loses that owner.
  func deleteCustomer(_ customer: Int64, of vendor: Vendor) throws(LedgerError)

  /// What apps have set for a vendor's customer with this original app user id, each attribute by its name; empty if
  /// nothing.
  func attributes(of customer: String, at vendor: Vendor) throws(LedgerError) -> [String: JSONValue]
  /// The original app user ids of the customers for whom apps have set an attribute to this value, in any order.
  func customers(of vendor: Vendor, with attribute: String, of value: String) throws(LedgerError) -> [String]
  /// Replaces all attributes of a customer.
  func setAttributes(
    _ attributes: [String: JSONValue], of customer: String, at vendor: Vendor
  ) throws(LedgerError)

  // MARK: Lists

  // What a call here costs depends on the rows that it returns, not on those that the ledger has.

  /// The purchases that match, newest first.
  func purchases(matching filter: PurchaseFilter, newest limit: Int) throws(LedgerError) -> [StoredPurchase]
  /// The number of purchases that match. A store may stop counting at `limit`.
  func purchaseCount(matching filter: PurchaseFilter, atMost limit: Int) throws(LedgerError) -> Int
  /// The codes of these purchases, by purchase, then in the order in which they expire, then used ones first.
  func codes(ofPurchases purchases: [String]) throws(LedgerError) -> [ListedCode]
  /// The customers that match, newest first.
  func customers(matching filter: CustomerFilter, newest limit: Int) throws(LedgerError) -> [ListedCustomer]
  /// The number of customers that match. A store may stop counting at `limit`.
  func customerCount(matching filter: CustomerFilter, atMost limit: Int) throws(LedgerError) -> Int
  /// The app user ids of a customer, ascending.
  func appUserIds(ofCustomer customer: Int64) throws(LedgerError) -> [String]

  // MARK: Mail

  /// The newest messages, in the order in which they were sent: of all of them, or of those to one address.
  func messages(to recipient: String?, newest limit: Int) throws(LedgerError) -> [MailMessage]
  /// The number of messages, or of those to one address. A store may stop counting at `limit`.
  func messageCount(to recipient: String?, atMost limit: Int) throws(LedgerError) -> Int
  /// Adds a message.
  func insertMessage(
    _ reason: MailMessage.Reason, of vendor: Vendor, to recipient: String, url: String, at now: Timestamp
  ) throws(LedgerError)

  /// A vendor's purchases by a buyer with this address, oldest first, then by id.
  func purchases(boughtBy email: String, at vendor: Vendor) throws(LedgerError) -> [StoredPurchase]
  /// Number of times that an app has asked for a mail to an address since a moment, that moment included.
  func reissueRequests(to email: String, of vendor: Vendor, since moment: Timestamp) throws(LedgerError) -> Int
  /// Records that an app asks for a mail to an address.
  func insertReissueRequest(to email: String, of vendor: Vendor, at now: Timestamp) throws(LedgerError)

  // MARK: Web checkout

  /// The newest purchase of each product of a vendor, by ascending id of the product.
  func newestPurchases(of vendor: Vendor) throws(LedgerError) -> [StoredPurchase]
  /// The code of a purchase that expires first, then by code; nil if it has none.
  func firstCode(of purchase: String) throws(LedgerError) -> String?

  // MARK: Life

  /// When something happens to a purchase next; nil for never.
  func nextMoment() throws(LedgerError) -> Timestamp?
  /// Purchases to which something happens until a moment, in the order of those moments, then by id.
  func purchases(goingOnUntil moment: Timestamp, limit: Int) throws(LedgerError) -> [StoredPurchase]

  // MARK: Webhooks

  /// Every webhook, by id.
  func webhooks() throws(LedgerError) -> [Webhook]
  /// Adds a webhook, or replaces the one with its id.
  func save(_ webhook: Webhook) throws(LedgerError)
  /// Deletes a webhook with its rows of the outbox.
  func deleteWebhook(_ id: String) throws(LedgerError)
  /// The first rows of the outbox that match, oldest first.
  func events(matching filter: EventFilter, limit: Int) throws(LedgerError) -> [StoredEvent]
  /// The row of the outbox with this id; nil if there is none.
  func event(_ id: String) throws(LedgerError) -> StoredEvent?
  /// Adds a row of the outbox, or replaces the one with its id.
  func save(_ event: StoredEvent) throws(LedgerError)
  /// What is known of the delivery of a row of the outbox; nil if there is none with this id.
  func delivery(ofEvent id: String) throws(LedgerError) -> EventDelivery?
  /// Replaces what is known of the delivery of a row.
  func save(_ delivery: EventDelivery) throws(LedgerError)
  /// Rows of the outbox that are to be sent until a moment, in the order of those moments, then by id.
  func events(dueUntil moment: Timestamp, limit: Int) throws(LedgerError) -> [DueEvent]

  // MARK: Reads that follow

  /// Announces reads, so that a database over a network can send them together. Does nothing by default.
  func expect(_ reads: [LedgerRead], of vendor: Vendor) throws(LedgerError)

  // MARK: Copies

  /// The rows as they are stored; nil, the default, for a store that has none, such as plain memory.
  var rows: (any LedgerRows)? { get }

  // MARK: Reset

  /// Number of rows of one vendor, or of all.
  func counts(of vendor: Vendor?) throws(LedgerError) -> Ledger.Deleted
  /// Deletes the rows of one vendor, or all rows, policies included.
  ///
  /// A purchase of another vendor that one of the deleted customers owned, by a receipt, loses that owner.
  func deleteAll(of vendor: Vendor?) throws(LedgerError)
}

/// A read of ``LedgerTables`` that follows, as ``LedgerTables/expect(_:of:)`` announces it.
public enum LedgerRead: Hashable, Sendable {
  /// ``LedgerTables/code(_:)``
  case code(String)
  /// ``LedgerTables/deviceIds(of:)`` of the purchase of the code before it.
  case deviceIds(code: String)
  /// ``LedgerTables/customer(_:appUserId:)``
  case customer(appUserId: String)
  /// ``LedgerTables/purchases(ofCustomer:)`` of the customer before it.
  case purchases(appUserId: String)
  /// ``LedgerTables/purchases(heldBy:at:)``
  case purchasesHeld(by: Owner)
}

extension LedgerTables {
  /// Every read is fast enough by itself.
  public func expect(_ reads: [LedgerRead], of vendor: Vendor) throws(LedgerError) {}
  /// Not to be copied.
  public var rows: (any LedgerRows)? { nil }
}
