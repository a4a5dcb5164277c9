public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the user has: SuperwallKit's `CustomerInfo`. Its own name, because RevenueCat has a `CustomerInfo` too.
///
/// Source: SuperwallKit 4.16.4 `Models/Customer Info`.
public struct SuperwallCustomerInfo: Hashable, Sendable {
  /// Subscriptions of all stores.
  public let subscriptions: [SubscriptionTransaction]
  /// One-time purchases of all stores.
  public let nonSubscriptions: [NonSubscriptionTransaction]
  /// Entitlements, active or not, by ascending identifier.
  public let entitlements: [SuperwallEntitlement]
  /// The app user, or the alias of an anonymous one.
  public let userId: String

  /// The products of active subscriptions.
  public var activeSubscriptionProductIds: Set<String> { Set(subscriptions.filter(\.isActive).map(\.productId)) }
}

/// A subscription of a customer.
public struct SubscriptionTransaction: Hashable, Sendable {
  /// The store's name of the transaction.
  public let transactionId: String
  /// The product.
  public let productId: String
  /// Latest purchase or renewal.
  public let purchaseDate: Date
  /// True if it will be renewed.
  public let willRenew: Bool
  /// True if it was refunded.
  public let isRevoked: Bool
  /// True if it gives access although its payment is due.
  public let isInGracePeriod: Bool
  /// True if its payment is due and it gives no access.
  public let isInBillingRetryPeriod: Bool
  /// True if it gives access.
  public let isActive: Bool
  /// End of the paid time; nil for ever.
  public let expirationDate: Date?
  /// The offer it was bought under.
  public let offerType: Entitlement.OfferType?
  /// The App Store's group; nil for a purchase on the web.
  public let subscriptionGroupId: String?
  /// Where it was bought.
  public let store: SuperwallEntitlement.ProductStore

  /// By the rules of ``CustomerInfoReply``.
  init(_ subscription: Subscription, at now: Timestamp) {
    let endsAt = subscription.refundedAt ?? subscription.gracePeriodExpiresAt ?? subscription.expiresAt
    isActive = endsAt.map { now < $0 } ?? true
    isInGracePeriod = isActive && subscription.gracePeriodExpiresAt != nil
    isInBillingRetryPeriod = subscription.billingIssuesDetectedAt != nil && !isInGracePeriod
    transactionId = subscription.storeTransactionId ?? ""
    productId = subscription.productId
    purchaseDate = Date(subscription.purchasedAt)
    willRenew = subscription.willRenew
    isRevoked = subscription.refundedAt != nil
    expirationDate = subscription.expiresAt.map { Date($0) }
    offerType = subscription.periodType == .trial ? .trial : nil
    subscriptionGroupId = nil
    store = SuperwallEntitlement.ProductStore(subscription.store)
  }
}

/// A one-time purchase of a customer.
public struct NonSubscriptionTransaction: Hashable, Sendable {
  /// The store's name of the transaction.
  public let transactionId: String
  /// The product.
  public let productId: String
  /// When it was bought.
  public let purchaseDate: Date
  /// True if it is used up. Always false: such a purchase gives no entitlement.
  public let isConsumable: Bool
  /// True if it was refunded.
  public let isRevoked: Bool
  /// Where it was bought.
  public let store: SuperwallEntitlement.ProductStore

  init(_ purchase: OneTimePurchase) {
    transactionId = purchase.storeTransactionId ?? purchase.id
    productId = purchase.productId
    purchaseDate = Date(purchase.purchasedAt)
    isConsumable = false
    isRevoked = purchase.refundedAt != nil
    store = purchase.store.map { SuperwallEntitlement.ProductStore($0) } ?? .other
  }
}

extension SuperwallCustomerInfo {
  init(_ grant: Grant, userId: String, at now: Timestamp) {
    let toldAt = grant.customer?.requestDate ?? now
    subscriptions = grant.subscriptions.map { SubscriptionTransaction($0, at: toldAt) }
    nonSubscriptions = grant.oneTimePurchases.map { NonSubscriptionTransaction($0) }
    entitlements = grant.entitlements.map { SuperwallEntitlement($0) }
    self.userId = userId
  }
}

extension SuperwallEntitlement.ProductStore {
  init(_ store: Store) { self = SuperwallEntitlement.ProductStore(rawValue: store.superwallWord(on: .ios)) ?? .other }
}

extension Date {
  init(_ timestamp: Timestamp) { self.init(timeIntervalSince1970: Double(timestamp.milliseconds) / 1000) }
}
