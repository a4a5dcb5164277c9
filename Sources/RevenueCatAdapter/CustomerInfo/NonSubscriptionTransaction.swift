import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A purchase that does not renew.
///
/// Source: purchases-ios 5.86 `NonSubscriptionTransaction` (price and sandbox since 5.25, name and first purchase since
/// 5.86), purchases-android 10.17 `models.Transaction`.
public struct NonSubscriptionTransaction: Hashable, Sendable {
  /// The product's identifier.
  public internal(set) var productIdentifier = ""
  /// RevenueCat's own name of the transaction, not the store's.
  public internal(set) var transactionIdentifier = ""
  /// When it was bought.
  @Moment public var purchaseDate: Date
  /// The store's name of the transaction; nil on Android without one, and where a shape does not carry it.
  public internal(set) var storeTransactionIdentifier: String?
  /// Where it was bought; unknown where a shape does not carry it.
  @ToldStore public var store: RevenueCatStore

  /// First purchase; nil if unknown, and in shapes that do not carry it.
  @OptionalMoment public var originalPurchaseDate: Date?
  /// What was paid; nil if unknown, and in shapes that do not carry it.
  public internal(set) var price: ProductPaidPrice?
  /// The product's name for people.
  public internal(set) var displayName: String?
  /// True for a purchase without real money.
  public var isSandbox: Bool { sandbox ?? false }

  /// Nil in shapes that do not carry it.
  var sandbox: Bool?

  init() {
    _store = ToldStore(.unknown)
    _purchaseDate = Moment(Timestamp(milliseconds: 0))
    _originalPurchaseDate = OptionalMoment(nil)
  }

  /// The transaction of a purchase; nil on iOS without a store's transaction id, which drops it from the list.
  init?(_ purchase: OneTimePurchase, on platform: Platform) {
    guard platform == .android || purchase.storeTransactionId != nil else { return nil }
    productIdentifier = purchase.productId
    transactionIdentifier = purchase.id
    _purchaseDate = Moment(purchase.purchasedAt)
    _store = ToldStore(purchase.store?.knownToRevenueCat ?? .unknown)
    storeTransactionIdentifier = purchase.storeTransactionId
    _originalPurchaseDate = OptionalMoment(purchase.originallyPurchasedAt)
    price = purchase.price.map(ProductPaidPrice.init)
    sandbox = purchase.isSandbox ?? false
    displayName = purchase.displayName
    if platform == .android, displayName?.allSatisfy(\.isWhitespace) == true { displayName = nil }
    // Android turns a blank store id into none (models/Transaction.kt).
    if platform == .android, purchase.storeTransactionId?.allSatisfy(\.isWhitespace) == true {
      storeTransactionIdentifier = nil
    }
  }
}

extension OneTimePurchase {
  /// What a transaction tells of a purchase; an unknown store is one that nobody told.
  init(_ transaction: NonSubscriptionTransaction) {
    self.init(
      id: transaction.transactionIdentifier, productId: transaction.productIdentifier,
      purchasedAt: transaction.$purchaseDate, originallyPurchasedAt: transaction.$originalPurchaseDate,
      store: transaction.$store == .unknown ? nil : transaction.$store, isSandbox: transaction.sandbox,
      price: transaction.price.map { Price(amountMicros: $0.amountMicros, currency: $0.currency) },
      displayName: transaction.displayName, storeTransactionId: transaction.storeTransactionIdentifier)
  }
}
