public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A customer as RevenueCat's native SDK of one platform passes it to the app.
///
/// Property names are those of purchases-ios 5.86; purchases-android 10.17 has the same facts under its own names. It
/// converts from and to a `Grant`; nothing in it is JSON.
public struct CustomerInfo: Hashable, Sendable {
  /// Whose derivation rules it follows.
  public let platform: Platform
  /// What the customer may use.
  public internal(set) var entitlements: EntitlementInfos
  /// When the service gave this answer.
  @Moment public var requestDate: Date
  /// When the customer was first seen.
  @Moment public var firstSeen: Date
  /// The first identifier this customer was known by.
  public internal(set) var originalAppUserId: String
  /// ``managementURL`` as text.
  var managementLink: String?
  /// When the app itself was first bought.
  @OptionalMoment public var originalPurchaseDate: Date?
  /// The app version at that first purchase; always nil on Android.
  public internal(set) var originalApplicationVersion: String?
  /// The end that is furthest away among the subscriptions; nil when none has an end.
  @OptionalMoment public var latestExpirationDate: Date?
  /// One-time purchases, oldest first.
  public internal(set) var nonSubscriptions: [NonSubscriptionTransaction]

  /// By ascending product id.
  var orderedSubscriptions: [SubscriptionInfo]
  /// Ascending.
  var orderedActiveSubscriptions: [String]
  /// Ascending.
  var orderedPurchasedProducts: [String]
  /// By ascending key. iOS's hybrids list every purchased product here, Android's only subscriptions.
  var expirationDates: [ProductDate]
  /// By ascending key.
  var purchaseDates: [ProductDate]

  /// The date of a product in one of the maps that are keyed by `product:plan`.
  struct ProductDate: Hashable, Sendable {
    var key: String
    var date: Timestamp?
  }

  init(platform: Platform) {
    let epoch = Timestamp(milliseconds: 0)
    self.platform = platform
    entitlements = EntitlementInfos(ordered: [], verification: .notRequested)
    _requestDate = Moment(epoch)
    _firstSeen = Moment(epoch)
    originalAppUserId = ""
    _originalPurchaseDate = OptionalMoment(nil)
    _latestExpirationDate = OptionalMoment(nil)
    nonSubscriptions = []
    orderedSubscriptions = []
    orderedActiveSubscriptions = []
    orderedPurchasedProducts = []
    expirationDates = []
    purchaseDates = []
  }
}

extension CustomerInfo {
  /// Where the customer manages subscriptions.
  public var managementURL: URL? { managementLink.flatMap(URL.init(string:)) }

  /// The subscriptions that give access, each as `product` or `product:plan`.
  public var activeSubscriptions: Set<String> { Set(orderedActiveSubscriptions) }

  /// Every product that was ever bought: subscriptions as `product` or `product:plan`, and one-time purchases.
  public var allPurchasedProductIdentifiers: Set<String> { Set(orderedPurchasedProducts) }

  /// Every subscription, by its product's identifier without a plan.
  public var subscriptionsByProductIdentifier: [String: SubscriptionInfo] {
    Dictionary(orderedSubscriptions.map { ($0.productIdentifier, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// When a subscription ends; nil for ever, and for a product that is none.
  public func expirationDate(forProductIdentifier productIdentifier: String) -> Date? {
    expirationDates.first { $0.key == productIdentifier }?.date?.date
  }

  /// When a product was last bought; nil for one that was not.
  public func purchaseDate(forProductIdentifier productIdentifier: String) -> Date? {
    purchaseDates.first { $0.key == productIdentifier }?.date?.date
  }

  /// When an entitlement ends; nil for ever, and for one that the customer has not.
  public func expirationDate(forEntitlement identifier: String) -> Date? { entitlements[identifier]?.expirationDate }

  /// When the product behind an entitlement was last bought; nil for one that the customer has not.
  public func purchaseDate(forEntitlement identifier: String) -> Date? { entitlements[identifier]?.latestPurchaseDate }
}
