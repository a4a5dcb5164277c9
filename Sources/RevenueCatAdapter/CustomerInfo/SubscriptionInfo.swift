public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One subscription of a customer.
///
/// Source: purchases-ios 5.86 and purchases-android 10.17 `SubscriptionInfo`, whose property names are the same but for
/// case.
public struct SubscriptionInfo: Hashable, Sendable {
  /// The product's identifier, without its plan.
  public internal(set) var productIdentifier: String
  /// Latest purchase or renewal.
  @Moment public var purchaseDate: Date
  /// First purchase.
  @OptionalMoment public var originalPurchaseDate: Date?
  /// End of the paid time; nil for ever.
  @OptionalMoment public var expiresDate: Date?
  /// Where it was bought.
  @ToldStore public var store: RevenueCatStore
  /// True for a purchase without real money.
  public internal(set) var isSandbox = false
  /// When the owner was seen to have cancelled the renewal.
  @OptionalMoment public var unsubscribeDetectedAt: Date?
  /// When a payment was seen to have failed.
  @OptionalMoment public var billingIssuesDetectedAt: Date?
  /// End of the grace period, for information only: the service already counts it into ``expiresDate`` where it does.
  @OptionalMoment public var gracePeriodExpiresDate: Date?
  /// Whether it is shared.
  public internal(set) var ownershipType = OwnershipType.unknown
  /// How the current period was bought.
  public internal(set) var periodType = PeriodType.normal
  /// When it was refunded.
  @OptionalMoment public var refundedAt: Date?
  /// The store's name of the latest transaction.
  public internal(set) var storeTransactionId: String?
  /// What was paid.
  public internal(set) var price: ProductPaidPrice?
  /// Whether it gives access at the reference date; see ``CustomerInfo/init(_:platform:now:)``.
  public internal(set) var isActive = false
  /// Whether it will be renewed.
  public internal(set) var willRenew = false
  /// When a paused subscription goes on.
  @OptionalMoment public var autoResumeDate: Date?
  /// The plan of the product.
  public internal(set) var productPlanIdentifier: String?
  /// ``managementURL`` as text.
  var managementLink: String?
  /// The product's name for people.
  public internal(set) var displayName: String?

  init(productIdentifier: String) {
    self.productIdentifier = productIdentifier
    _store = ToldStore(.unknown)
    _purchaseDate = Moment(Timestamp(milliseconds: 0))
    _originalPurchaseDate = OptionalMoment(nil)
    _expiresDate = OptionalMoment(nil)
    _unsubscribeDetectedAt = OptionalMoment(nil)
    _billingIssuesDetectedAt = OptionalMoment(nil)
    _gracePeriodExpiresDate = OptionalMoment(nil)
    _refundedAt = OptionalMoment(nil)
    _autoResumeDate = OptionalMoment(nil)
  }

  init(_ subscription: Subscription, rules: DerivationRules) {
    productIdentifier = subscription.productId
    _purchaseDate = Moment(subscription.purchasedAt)
    _originalPurchaseDate = OptionalMoment(subscription.originallyPurchasedAt)
    _expiresDate = OptionalMoment(subscription.expiresAt)
    _store = ToldStore(subscription.store.knownToRevenueCat)
    isSandbox = subscription.isSandbox
    _unsubscribeDetectedAt = OptionalMoment(subscription.unsubscribeDetectedAt)
    _billingIssuesDetectedAt = OptionalMoment(subscription.billingIssuesDetectedAt)
    _gracePeriodExpiresDate = OptionalMoment(subscription.gracePeriodExpiresAt)
    ownershipType = rules.ownershipType(subscription.ownershipType)
    periodType = subscription.periodType
    _refundedAt = OptionalMoment(subscription.refundedAt)
    storeTransactionId = subscription.storeTransactionId
    price = subscription.price.map(ProductPaidPrice.init)
    isActive = rules.isActive(until: subscription.expiresAt)
    willRenew = rules.willRenew(subscription, expiresAt: subscription.expiresAt)
    _autoResumeDate = OptionalMoment(subscription.autoResumesAt)
    productPlanIdentifier = subscription.planId
    managementLink = rules.platform == .ios ? subscription.managementURL?.asAppleURL : subscription.managementURL
    displayName = subscription.displayName
  }
}

extension SubscriptionInfo {
  /// Where the owner manages it.
  public var managementURL: URL? { managementLink.flatMap(URL.init(string:)) }
}

extension Subscription {
  /// What a subscription's info tells.
  init(_ info: SubscriptionInfo) {
    self.init(
      productId: info.productIdentifier, planId: info.productPlanIdentifier, store: info.$store,
      purchasedAt: info.$purchaseDate, originallyPurchasedAt: info.$originalPurchaseDate, expiresAt: info.$expiresDate,
      gracePeriodExpiresAt: info.$gracePeriodExpiresDate, unsubscribeDetectedAt: info.$unsubscribeDetectedAt,
      billingIssuesDetectedAt: info.$billingIssuesDetectedAt, refundedAt: info.$refundedAt,
      autoResumesAt: info.$autoResumeDate, isSandbox: info.isSandbox, periodType: info.periodType,
      ownershipType: info.ownershipType,
      price: info.price.map { Price(amountMicros: $0.amountMicros, currency: $0.currency) },
      displayName: info.displayName, managementURL: info.managementLink, storeTransactionId: info.storeTransactionId)
  }
}
