public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A purchase that does not renew.
///
/// Source: purchases-ios 5.86 `NonSubscriptionTransaction`, purchases-android 10.17 `models.Transaction`.
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
  public internal(set) var store = Store.unknown

  init() { _purchaseDate = Moment(Timestamp(milliseconds: 0)) }

  /// The transaction of a purchase; nil on iOS without a store's transaction id, which drops it from the list.
  init?(_ purchase: OneTimePurchase, on platform: Platform) {
    guard platform == .android || purchase.storeTransactionId != nil else { return nil }
    productIdentifier = purchase.productId
    transactionIdentifier = purchase.id
    _purchaseDate = Moment(purchase.purchasedAt)
    store = purchase.store?.knownToRevenueCat ?? .unknown
    storeTransactionIdentifier = purchase.storeTransactionId
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
      purchasedAt: transaction.$purchaseDate, store: transaction.store == .unknown ? nil : transaction.store,
      storeTransactionId: transaction.storeTransactionIdentifier)
  }
}
