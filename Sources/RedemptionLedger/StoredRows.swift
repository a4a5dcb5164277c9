public import RedemptionCore

/// A purchase as stored: with its owner, and when a new link was last mailed for it.
public struct StoredPurchase: Hashable, Sendable {
  /// What was bought.
  public var record: PurchaseRecord
  /// The customer who owns it; nil if the vendor keeps no customers and no receipt named one.
  public var customer: Int64?
  /// The identified user who owns it; nil if there is none.
  public var appUserId: String?
  /// When a new link was last mailed for it; nil if never.
  public var lastReissuedAt: Timestamp?
  /// The paid time as it was sold, in milliseconds, whatever became of the purchase; nil if it has no end.
  public let period: Int64?

  /// Describes a purchase that is sold now.
  public init(
    record: PurchaseRecord, customer: Int64? = nil, appUserId: String? = nil, lastReissuedAt: Timestamp? = nil
  ) {
    let period = record.expiresAt.map { $0.milliseconds - record.purchasedAt.milliseconds }
    self.init(record, customer: customer, appUserId: appUserId, lastReissuedAt: lastReissuedAt, period: period)
  }

  /// Describes a stored purchase.
  package init(
    _ record: PurchaseRecord, customer: Int64?, appUserId: String?, lastReissuedAt: Timestamp?, period: Int64?
  ) {
    self.record = record
    self.customer = customer
    self.appUserId = appUserId
    self.lastReissuedAt = lastReissuedAt
    self.period = period
  }

  /// What was bought, as it was sold.
  var asSold: PurchaseRecord {
    var record = record
    record.expiresAt = period.map { record.purchasedAt.advanced(byMilliseconds: $0) }
    record.renewal = nil
    record.metadata = nil
    return record
  }
}

/// A code as stored, with its purchase.
public struct StoredCode: Hashable, Sendable {
  /// The moment from which it is expired.
  public var expiresAt: Timestamp
  /// Who used it; nil if it is unused.
  public var usedBy: Owner?
  /// The purchase that it redeems.
  public var purchase: StoredPurchase
  /// The customer who owns the purchase; nil if no customer does.
  public var customer: StoredCustomer?

  /// Describes a code.
  public init(expiresAt: Timestamp, usedBy: Owner?, purchase: StoredPurchase, customer: StoredCustomer? = nil) {
    self.expiresAt = expiresAt
    self.usedBy = usedBy
    self.purchase = purchase
    self.customer = customer
  }
}

/// A customer as stored, of a vendor whose customers have one or several app user ids.
public struct StoredCustomer: Hashable, Sendable {
  /// The ledger's number of the customer; a later customer has a higher one.
  public var id: Int64
  /// The first app user id.
  public var originalAppUserId: String
  /// When the ledger first saw the customer, in whole seconds.
  public var firstSeen: Timestamp
  /// True if the app gave one of the app user ids.
  public var isIdentified: Bool

  /// Describes a customer.
  public init(id: Int64, originalAppUserId: String, firstSeen: Timestamp, isIdentified: Bool) {
    self.id = id
    self.originalAppUserId = originalAppUserId
    self.firstSeen = firstSeen
    self.isIdentified = isIdentified
  }

  /// The facts that a decision needs.
  var facts: CustomerFacts { CustomerFacts(id: id, isIdentified: isIdentified) }
}
