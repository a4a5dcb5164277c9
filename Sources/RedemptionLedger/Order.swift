public import RedemptionCore

/// What a buyer orders at a checkout.
public struct Order: Hashable, Sendable {
  /// Through whose checkout.
  public var vendor: Vendor
  /// Whether it renews.
  public var kind: PurchaseRecord.Kind
  /// The product's identifier.
  public var product: String
  /// The plan of that product, where it has any.
  public var plan: String?
  /// The product's name for people.
  public var displayName: String?
  /// The identifiers of the entitlements that it gives.
  public var entitlements: [String]
  /// Who buys; nil for an anonymous checkout.
  public var appUserId: String?
  /// The address given at checkout.
  public var email: String?
  /// Where it is paid; nil for the vendor's usual store.
  public var store: Store?
  /// How long the paid time is, in seconds; ignored for a one-time purchase. 30 days unless set.
  public var expiresIn: Int64
  /// True if it renews by itself; ignored for a one-time purchase.
  public var renews: Bool
  /// How long each further period is, in seconds; nil for as long as the first one.
  public var period: Int64?
  /// How the charges of further periods end.
  public var billing: Renewal.Billing
  /// How long a grace period runs after the paid time, in seconds; nil for none. One that renews has it after a charge
  /// has failed, any other at once.
  public var gracePeriod: Int64?
  /// Whether the payment has failed since.
  public var hasBillingIssue: Bool
  /// How the first period is bought.
  public var periodType: PeriodType
  /// True for a purchase without real money.
  public var isSandbox: Bool
  /// What is paid.
  public var price: Price?
  /// Where the buyer manages it; nil for the vendor's own page.
  public var managementURL: String?
  /// The paywall that led to it.
  public var paywall: PaywallContext?
  /// What the page of the checkout sends along; nil for nothing.
  public var metadata: [String: JSONValue]?
  /// The store's id of the purchase, unique over all purchases; nil for a new one.
  public var storeTransactionId: String?

  /// The paid time unless set: 30 days, in seconds.
  public static let defaultExpiresIn: Int64 = 30 * 86_400

  /// Describes an order.
  public init(
    vendor: Vendor, kind: PurchaseRecord.Kind = .subscription, product: String, plan: String? = nil,
    displayName: String? = nil, entitlements: [String], appUserId: String? = nil, email: String? = nil,
    store: Store? = nil, expiresIn: Int64 = Order.defaultExpiresIn, renews: Bool = false, period: Int64? = nil,
    billing: Renewal.Billing = .succeeds, gracePeriod: Int64? = nil,
    hasBillingIssue: Bool = false, periodType: PeriodType = .normal, isSandbox: Bool = false, price: Price? = nil,
    managementURL: String? = nil, paywall: PaywallContext? = nil, metadata: [String: JSONValue]? = nil,
    storeTransactionId: String? = nil
  ) {
    self.vendor = vendor
    self.kind = kind
    self.product = product
    self.plan = plan
    self.displayName = displayName
    self.entitlements = entitlements
    self.appUserId = appUserId
    self.email = email
    self.store = store
    self.expiresIn = expiresIn
    self.renews = renews
    self.period = period
    self.billing = billing
    self.gracePeriod = gracePeriod
    self.hasBillingIssue = hasBillingIssue
    self.periodType = periodType
    self.isSandbox = isSandbox
    self.price = price
    self.managementURL = managementURL
    self.paywall = paywall
    self.metadata = metadata
    self.storeTransactionId = storeTransactionId
  }
}
