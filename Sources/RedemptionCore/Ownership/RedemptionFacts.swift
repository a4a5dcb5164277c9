/// What a decision on one code rests on, read from storage in one go.
public struct RedemptionFacts: Hashable, Sendable {
  /// The moment of the decision.
  public var now: Timestamp
  /// The code; nil when there is no such code.
  public var code: CodeFacts?
  /// Who redeems.
  public var redeemer: Redeemer
  /// The redeemer as a customer of the vendor; nil where that vendor's rule knows devices and users only.
  public var customer: CustomerFacts?
  /// What becomes of another identified user's purchase.
  public var transfer: TransferPolicy

  /// Gathers the facts.
  public init(
    now: Timestamp, code: CodeFacts?, redeemer: Redeemer, customer: CustomerFacts? = nil,
    transfer: TransferPolicy = .transfer
  ) {
    self.now = now
    self.code = code
    self.redeemer = redeemer
    self.customer = customer
    self.transfer = transfer
  }
}

/// One code and the purchase behind it.
public struct CodeFacts: Hashable, Sendable {
  /// From this moment on the code is expired.
  public var expiresAt: Timestamp
  /// Who used it; nil while nobody has.
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

/// What a decision needs to know of a purchase.
public struct PurchaseFacts: Hashable, Sendable {
  /// Whether it gives access now.
  public var isActive: Bool
  /// Whether it is a subscription that gives access now.
  public var isActiveSubscription: Bool
  /// The customer who owns it, where the vendor knows customers.
  public var customer: CustomerFacts?
  /// The identified user who owns it, where the vendor knows users and devices.
  public var appUserId: String?
  /// The devices that may use it, in the order in which they came.
  public var deviceIds: [String]
  /// Whether an address for a new link is known.
  public var hasEmail: Bool
  /// When a new link was last mailed because an old one was opened.
  public var lastReissuedAt: Timestamp?

  /// Describes a purchase.
  public init(
    isActive: Bool, isActiveSubscription: Bool = false, customer: CustomerFacts? = nil, appUserId: String? = nil,
    deviceIds: [String] = [], hasEmail: Bool = true, lastReissuedAt: Timestamp? = nil
  ) {
    self.isActive = isActive
    self.isActiveSubscription = isActiveSubscription
    self.customer = customer
    self.appUserId = appUserId
    self.deviceIds = deviceIds
    self.hasEmail = hasEmail
    self.lastReissuedAt = lastReissuedAt
  }
}

/// One customer, however many identifiers name it.
public struct CustomerFacts: Hashable, Sendable {
  /// The storage's own name for the customer.
  public var id: Int64
  /// Whether one of its identifiers was given by the app; false when all were made by the SDK.
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
  /// It moves unless it is a subscription that still runs.
  case transferIfInactive
  /// It stays, and the redemption is refused.
  case keepWithOriginal
  /// Both users become one customer.
  case share
}
