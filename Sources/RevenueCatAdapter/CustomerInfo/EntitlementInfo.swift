public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One entitlement of a customer.
///
/// Source: purchases-ios 5.86 and purchases-android 10.17 `EntitlementInfo`, whose property names are the same. Left
/// out is `rawData`.
public struct EntitlementInfo: Hashable, Sendable, Identifiable {
  /// The entitlement's identifier, such as `pro`.
  public internal(set) var identifier: String
  /// The same as ``identifier``.
  public var id: String { identifier }
  /// Whether it gives access at the reference date; see ``CustomerInfo/init(_:platform:now:)``.
  public internal(set) var isActive = false
  /// Whether it will be renewed.
  public internal(set) var willRenew = false
  /// How the current period was bought; normal for a one-time purchase.
  public internal(set) var periodType = PeriodType.normal
  /// Latest purchase or renewal; nil only on iOS.
  @OptionalMoment public var latestPurchaseDate: Date?
  /// First purchase; nil only on iOS.
  @OptionalMoment public var originalPurchaseDate: Date?
  /// End of the subscription (iOS) or of the entitlement (Android); nil for ever.
  @OptionalMoment public var expirationDate: Date?
  /// Where its product was bought.
  @ToldStore public var store: RevenueCatStore
  /// The product that gives it.
  public internal(set) var productIdentifier = ""
  /// The plan of that product.
  public internal(set) var productPlanIdentifier: String?
  /// True for a purchase without real money, which counts as active all the same.
  public internal(set) var isSandbox = false
  /// When the owner was seen to have cancelled the renewal.
  @OptionalMoment public var unsubscribeDetectedAt: Date?
  /// When a payment was seen to have failed.
  @OptionalMoment public var billingIssueDetectedAt: Date?
  /// Whether it is shared.
  public internal(set) var ownershipType = OwnershipType.unknown
  /// Whether the answer's signature was checked.
  public internal(set) var verification = VerificationResult.notRequested

  init(identifier: String) {
    self.identifier = identifier
    _store = ToldStore(.unknown)
    _latestPurchaseDate = OptionalMoment(nil)
    _originalPurchaseDate = OptionalMoment(nil)
    _expirationDate = OptionalMoment(nil)
    _unsubscribeDetectedAt = OptionalMoment(nil)
    _billingIssueDetectedAt = OptionalMoment(nil)
  }
}

/// Whether an answer's signature was checked, and with what result.
public typealias VerificationResult = Customer.Verification

extension EntitlementInfo {
  /// An entitlement derived from the purchase behind it.
  ///
  /// Android's parser needs both purchase dates; where the grant tells none, the product's purchase date stands in.
  init(
    _ entitlement: Entitlement, backing: DerivationRules.Backing, rules: DerivationRules,
    verification: VerificationResult
  ) {
    self.init(identifier: entitlement.id)
    isActive = rules.isActive(until: entitlement.expiresAt)
    self.verification = verification
    switch backing {
    case .subscription(let subscription): derive(entitlement, from: subscription, rules)
    case .oneTime(let purchase): derive(entitlement, from: purchase, rules)
    }
  }

  private mutating func derive(_ entitlement: Entitlement, from subscription: Subscription, _ rules: DerivationRules) {
    let isIOS = rules.platform == .ios
    productIdentifier = subscription.productId
    productPlanIdentifier = isIOS ? subscription.planId : entitlement.planId
    $store = subscription.store.knownToRevenueCat
    periodType = subscription.periodType
    isSandbox = subscription.isSandbox
    ownershipType = rules.ownershipType(subscription.ownershipType)
    $expirationDate = isIOS ? subscription.expiresAt : entitlement.expiresAt
    willRenew = rules.willRenew(subscription, expiresAt: $expirationDate)
    $unsubscribeDetectedAt = subscription.unsubscribeDetectedAt
    $billingIssueDetectedAt = subscription.billingIssuesDetectedAt
    $latestPurchaseDate = entitlement.renewedAt ?? (isIOS ? nil : subscription.purchasedAt)
    $originalPurchaseDate = subscription.originallyPurchasedAt ?? (isIOS ? nil : subscription.purchasedAt)
  }

  private mutating func derive(_ entitlement: Entitlement, from purchase: OneTimePurchase, _ rules: DerivationRules) {
    let isIOS = rules.platform == .ios
    productIdentifier = purchase.productId
    productPlanIdentifier = isIOS ? nil : entitlement.planId
    $store = purchase.store?.knownToRevenueCat ?? .unknown
    isSandbox = purchase.isSandbox ?? false
    ownershipType = rules.ownershipType(nil)
    $expirationDate = isIOS ? nil : entitlement.expiresAt
    // Nothing renews it; Android's own rule would say so only while it has no end.
    willRenew = !isIOS && entitlement.expiresAt != nil && store != .promotional
    $latestPurchaseDate = entitlement.renewedAt ?? (isIOS ? nil : purchase.purchasedAt)
    $originalPurchaseDate = purchase.originallyPurchasedAt ?? (isIOS ? nil : purchase.purchasedAt)
  }
}
