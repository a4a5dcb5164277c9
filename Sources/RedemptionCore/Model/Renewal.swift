/// How a subscription goes on by itself: when it is charged, and what becomes of the charges.
///
/// ``PurchaseRecord`` has the dates that vendors tell; here is what only the store knows.
public struct Renewal: Hashable, Sendable, Codable {
  /// How the next charges end.
  public enum Billing: String, Hashable, Sendable, Codable, CaseIterable {
    /// Each is paid.
    case succeeds
    /// Neither the charge nor one of its retries is paid.
    case fails
    /// The charge fails, its first retry is paid, and so are all later charges.
    case failsThenSucceeds
  }

  /// A product that the next renewal changes to.
  public struct Change: Hashable, Sendable, Codable {
    /// The product's identifier.
    public var product: String
    /// The plan of that product, where it has any.
    public var plan: String?
    /// The product's name for people.
    public var displayName: String?
    /// The identifiers of the entitlements that it gives; nil for the same.
    public var entitlements: [String]?
    /// What is paid; nil for the same.
    public var price: Price?
    /// The length of a paid period in seconds; nil for the same.
    public var period: Int64?

    /// Describes a change.
    public init(
      product: String, plan: String? = nil, displayName: String? = nil, entitlements: [String]? = nil,
      price: Price? = nil, period: Int64? = nil
    ) {
      self.product = product
      self.plan = plan
      self.displayName = displayName
      self.entitlements = entitlements
      self.price = price
      self.period = period
    }
  }

  /// The length of a paid period after the first one, in seconds.
  public var period: Int64
  /// How long access goes on after a charge has failed, in seconds; nil for no grace period.
  public var gracePeriod: Int64?
  /// How the next charges end.
  public var billing: Billing
  /// The number of the period: 1 for the first one, which may be a trial.
  public var number = 1
  /// When a failed charge is tried again; nil if none is.
  public var retryAt: Timestamp?
  /// How often it is tried again after that.
  public var retriesLeft = 0
  /// True if it is paused, or will be at the end of the period.
  public var isPaused = false
  /// When a pause ends by itself; nil if it does not.
  public var resumesAt: Timestamp?
  /// What it changes to at the next renewal; nil for nothing.
  public var change: Change?
  /// True once access has ended.
  public var hasEnded = false
  /// The latest periods, the present one last; nil before the first renewal. No client is told: it is not encoded.
  public var history: PaymentHistory?

  private enum CodingKeys: CodingKey {
    case period, gracePeriod, billing, number, retryAt, retriesLeft, isPaused, resumesAt, change, hasEnded
  }

  /// Describes how a new subscription goes on.
  public init(period: Int64, gracePeriod: Int64? = nil, billing: Billing = .succeeds) {
    self.period = period
    self.gracePeriod = gracePeriod
    self.billing = billing
  }
}

/// How a store repeats a charge that has failed.
public struct BillingRules: Hashable, Sendable {
  /// Seconds between two tries.
  public var retryInterval: Int64
  /// The most tries after the first charge.
  public var retries: Int
  /// The most renewals, after which the store cancels; nil for no limit.
  public var mostRenewals: Int?
  /// True if a sale of the same product within the grace period pays the failed charge.
  public var saleEndsGrace: Bool

  /// Describes a store's rules.
  public init(retryInterval: Int64, retries: Int, mostRenewals: Int? = nil, saleEndsGrace: Bool = false) {
    self.retryInterval = retryInterval
    self.retries = retries
    self.mostRenewals = mostRenewals
    self.saleEndsGrace = saleEndsGrace
  }

  /// Ours, for a store of which no source has the numbers: every three days, for 30 days.
  public static let usual = BillingRules(retryInterval: 3 * 86_400, retries: 10)
}

extension PurchaseRecord {
  /// The number of the present period: 1 for the first one, and for a purchase that does not renew.
  public var periodNumber: Int { renewal?.number ?? 1 }

  /// The store's id of the present period's payment. Ours: no source tells how the ids of web payments differ.
  public var paymentId: String { paymentId(of: periodNumber) }

  /// True while a charge has failed and access goes on.
  public func isInGrace(at moment: Timestamp) -> Bool {
    guard billingIssuesDetectedAt != nil, refundedAt == nil, let end = gracePeriodExpiresAt else { return false }
    return moment < end
  }

  /// True if the latest invoice is not paid, so that there is nothing to refund. Stores on the web refund only what was
  /// paid (developer.paddle.com, `adjustment_transaction_invalid_status_for_refund`); those of phones refund the last
  /// order.
  public var hasUnpaidInvoice: Bool {
    let phoneStores: [Store] = [.appStore, .macAppStore, .playStore, .amazon]
    return billingIssuesDetectedAt != nil && !phoneStores.contains(store)
  }
}
