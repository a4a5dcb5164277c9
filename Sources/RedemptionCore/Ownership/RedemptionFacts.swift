/// The facts behind one decision, read from storage at once.
public struct RedemptionFacts: Hashable, Sendable {
  /// The moment of the decision.
  public var now: Timestamp
  /// The code; nil if it does not exist.
  public var code: CodeFacts?
  /// Who redeems.
  public var redeemer: Redeemer
  /// The redeemer as a customer of the vendor; nil if the vendor keeps no customers.
  public var customer: CustomerFacts?
  /// What becomes of another identified user's purchase.
  public var transfer: TransferPolicy
  /// When a new link is mailed for a code that no longer works.
  public var reissue: ReissueRule

  /// Gathers the facts.
  public init(
    now: Timestamp, code: CodeFacts?, redeemer: Redeemer, customer: CustomerFacts? = nil,
    transfer: TransferPolicy = .transfer, reissue: ReissueRule = .whenOpened
  ) {
    self.now = now
    self.code = code
    self.redeemer = redeemer
    self.customer = customer
    self.transfer = transfer
    self.reissue = reissue
  }
}

/// One code and the purchase behind it.
public struct CodeFacts: Hashable, Sendable {
  /// From this moment on the code is expired.
  public var expiresAt: Timestamp
  /// Who used it; nil if it is unused.
  public var usedBy: Owner?
  /// The purchase that it redeems.
  public var purchase: PurchaseFacts

  /// Describes a code.
  public init(expiresAt: Timestamp, usedBy: Owner? = nil, purchase: PurchaseFacts) {
    self.expiresAt = expiresAt
    self.usedBy = usedBy
    self.purchase = purchase
  }
}

/// The facts about a purchase that a decision needs.
public struct PurchaseFacts: Hashable, Sendable {
  /// The app user that bought it, or the id given to an anonymous checkout; empty for a purchase of another store.
  public var buyerId: String
  /// True if it gives access now.
  public var isActive: Bool
  /// True if it is a subscription that gives access now.
  public var isActiveSubscription: Bool
  /// The customer who owns it; nil if the vendor keeps no customers.
  public var customer: CustomerFacts?
  /// The identified user who owns it; nil if there is none.
  public var appUserId: String?
  /// The devices that may use it, in the order in which they were added.
  public var deviceIds: [String]
  /// True if the purchaser's e-mail address is known.
  public var hasEmail: Bool
  /// When a new link was last mailed for it; nil if never.
  public var lastReissuedAt: Timestamp?

  /// Describes a purchase.
  public init(
    buyerId: String = "", isActive: Bool, isActiveSubscription: Bool = false, customer: CustomerFacts? = nil,
    appUserId: String? = nil,
    deviceIds: [String] = [], hasEmail: Bool = true, lastReissuedAt: Timestamp? = nil
  ) {
    self.buyerId = buyerId
    self.isActive = isActive
    self.isActiveSubscription = isActiveSubscription
    self.customer = customer
    self.appUserId = appUserId
    self.deviceIds = deviceIds
    self.hasEmail = hasEmail
    self.lastReissuedAt = lastReissuedAt
  }
}

/// One customer, with one or several app user ids.
public struct CustomerFacts: Hashable, Sendable {
  /// The storage's own number of the customer.
  public var id: Int64
  /// True if the app gave one of its app user ids; false if the SDK made them all.
  public var isIdentified: Bool

  /// Describes a customer.
  public init(id: Int64, isIdentified: Bool) {
    self.id = id
    self.isIdentified = isIdentified
  }
}

/// What becomes of a purchase that an identified user owns when another identified user redeems it.
public enum TransferPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// It moves to the new user.
  case transfer
  /// It moves unless it is an active subscription.
  case transferIfInactive
  /// It stays, and the redemption is refused.
  case keepWithOriginal
  /// Both users become one customer.
  case share
}
