/// One purchase as a gateway keeps it: what was bought, for how long, and how it stands.
public struct PurchaseRecord: Hashable, Sendable, Codable, Identifiable {
  /// Whether it renews.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case subscription, oneTime
  }

  /// The gateway's own name of the purchase, unique over all vendors.
  public var id: String
  /// Through whose checkout it was bought.
  public var vendor: Vendor
  /// Whether it renews.
  public var kind: Kind
  /// The product's identifier.
  public var product: String
  /// The plan of that product, where it has any.
  public var plan: String?
  /// The product's name for people.
  public var displayName: String?
  /// Where it was paid.
  public var store: Store
  /// The store's name of the buyer, such as `cus_…`.
  public var storeCustomerId: String
  /// The store's name of the purchase, such as `sub_…`, or `cs_…` for a one-time purchase.
  public var storeTransactionId: String
  /// The identifiers of the entitlements that it gives, ascending.
  public var entitlements: [String]
  /// The app user that bought, or the id given to an anonymous checkout.
  public var buyerId: String
  /// The full address given at checkout.
  public var email: String?
  /// Latest purchase or renewal, in whole seconds.
  public var purchasedAt: Timestamp
  /// First purchase, in whole seconds.
  public var originallyPurchasedAt: Timestamp
  /// End of the paid time; nil for a one-time purchase.
  public var expiresAt: Timestamp?
  /// End of the grace period, where one runs.
  public var gracePeriodExpiresAt: Timestamp?
  /// When a payment was seen to have failed.
  public var billingIssuesDetectedAt: Timestamp?
  /// When the buyer was seen to have cancelled the renewal.
  public var unsubscribeDetectedAt: Timestamp?
  /// When it was refunded.
  public var refundedAt: Timestamp?
  /// How the current period was bought.
  public var periodType: PeriodType
  /// True for a purchase without real money.
  public var isSandbox: Bool
  /// What was paid.
  public var price: Price?
  /// Where the buyer manages it.
  public var managementURL: String?
  /// The paywall that led to it.
  public var paywall: PaywallContext?
  /// What the page of the checkout has sent along: texts, numbers, booleans and null; nil for nothing.
  public var metadata: [String: JSONValue]?
  /// How it goes on by itself; nil if it does not renew.
  public var renewal: Renewal?

  /// Describes a purchase.
  public init(
    id: String, vendor: Vendor, kind: Kind = .subscription, product: String, plan: String? = nil,
    displayName: String? = nil, store: Store, storeCustomerId: String, storeTransactionId: String,
    entitlements: [String], buyerId: String, email: String? = nil, purchasedAt: Timestamp,
    originallyPurchasedAt: Timestamp? = nil, expiresAt: Timestamp? = nil, periodType: PeriodType = .normal,
    isSandbox: Bool = false, price: Price? = nil, managementURL: String? = nil, paywall: PaywallContext? = nil
  ) {
    self.id = id
    self.vendor = vendor
    self.kind = kind
    self.product = product
    self.plan = plan
    self.displayName = displayName
    self.store = store
    self.storeCustomerId = storeCustomerId
    self.storeTransactionId = storeTransactionId
    self.entitlements = entitlements.distinctIdentifiers
    self.buyerId = buyerId
    self.email = email
    self.purchasedAt = purchasedAt
    self.originallyPurchasedAt = originallyPurchasedAt ?? purchasedAt
    self.expiresAt = expiresAt
    self.periodType = periodType
    self.isSandbox = isSandbox
    self.price = price
    self.managementURL = managementURL
    self.paywall = paywall
  }

  /// When access ends: the grace period counts, a refund ends it at once; nil for never.
  public var accessEndsAt: Timestamp? { refundedAt ?? gracePeriodExpiresAt ?? expiresAt }

  /// Whether it gives access at a moment; at the very end it does not any more.
  public func isActive(at now: Timestamp) -> Bool { accessEndsAt.map { now < $0 } ?? true }
}
