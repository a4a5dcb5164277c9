/// How a period of a subscription was bought.
public enum PeriodType: String, Hashable, Sendable, Codable, CaseIterable {
  case normal, intro, trial, prepaid
}

/// Whether the owner bought it or shares a family member's purchase.
public enum OwnershipType: String, Hashable, Sendable, Codable, CaseIterable {
  case purchased, familyShared, unknown
}

/// A subscription as its store tells it.
public struct Subscription: Hashable, Sendable, Codable, Identifiable {
  /// The product's identifier; a customer has one subscription of a product at a time.
  public var productId: String
  /// The same as ``productId``.
  public var id: String { productId }
  /// The plan of that product, where it has any.
  public var planId: String?
  /// Where it was bought.
  public var store: Store
  /// Latest purchase or renewal.
  public var purchasedAt: Timestamp
  /// First purchase.
  public var originallyPurchasedAt: Timestamp?
  /// End of the paid time; nil for ever.
  public var expiresAt: Timestamp?
  /// End of the grace period, where one runs.
  public var gracePeriodExpiresAt: Timestamp?
  /// When the owner was seen to have cancelled the renewal.
  public var unsubscribeDetectedAt: Timestamp?
  /// When a payment was seen to have failed.
  public var billingIssuesDetectedAt: Timestamp?
  /// When it was refunded.
  public var refundedAt: Timestamp?
  /// When a paused subscription goes on.
  public var autoResumesAt: Timestamp?
  /// True for a purchase without real money.
  public var isSandbox: Bool
  /// How the current period was bought.
  public var periodType: PeriodType
  /// Whether it is shared; nil where the store did not tell, which the SDKs read differently.
  public var ownershipType: OwnershipType?
  /// What was paid.
  public var price: Price?
  /// The product's name for people.
  public var displayName: String?
  /// Where the owner manages it; an absolute URL.
  public var managementURL: String?
  /// The store's name of the latest transaction.
  public var storeTransactionId: String?

  /// Describes a subscription.
  public init(
    productId: String, planId: String? = nil, store: Store, purchasedAt: Timestamp,
    originallyPurchasedAt: Timestamp? = nil, expiresAt: Timestamp? = nil, gracePeriodExpiresAt: Timestamp? = nil,
    unsubscribeDetectedAt: Timestamp? = nil, billingIssuesDetectedAt: Timestamp? = nil, refundedAt: Timestamp? = nil,
    autoResumesAt: Timestamp? = nil, isSandbox: Bool = false, periodType: PeriodType = .normal,
    ownershipType: OwnershipType? = nil, price: Price? = nil, displayName: String? = nil, managementURL: String? = nil,
    storeTransactionId: String? = nil
  ) {
    self.productId = productId
    self.planId = planId
    self.store = store
    self.purchasedAt = purchasedAt
    self.originallyPurchasedAt = originallyPurchasedAt
    self.expiresAt = expiresAt
    self.gracePeriodExpiresAt = gracePeriodExpiresAt
    self.unsubscribeDetectedAt = unsubscribeDetectedAt
    self.billingIssuesDetectedAt = billingIssuesDetectedAt
    self.refundedAt = refundedAt
    self.autoResumesAt = autoResumesAt
    self.isSandbox = isSandbox
    self.periodType = periodType
    self.ownershipType = ownershipType
    self.price = price
    self.displayName = displayName
    self.managementURL = managementURL
    self.storeTransactionId = storeTransactionId
  }
}
