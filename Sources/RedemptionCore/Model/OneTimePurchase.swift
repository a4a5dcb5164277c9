/// A purchase that does not renew.
public struct OneTimePurchase: Hashable, Sendable, Codable, Identifiable {
  /// The service's own name of the transaction.
  public var id: String
  /// The product's identifier.
  public var productId: String
  /// When it was bought.
  public var purchasedAt: Timestamp
  /// When it was first bought, where that differs.
  public var originallyPurchasedAt: Timestamp?
  /// When it was refunded.
  public var refundedAt: Timestamp?
  /// Where it was bought; nil where a shape cannot tell.
  public var store: Store?
  /// True for a purchase without real money; nil where a shape cannot tell.
  public var isSandbox: Bool?
  /// What was paid.
  public var price: Price?
  /// The product's name for people.
  public var displayName: String?
  /// The store's name of the transaction.
  public var storeTransactionId: String?

  /// Describes a one-time purchase.
  public init(
    id: String, productId: String, purchasedAt: Timestamp, originallyPurchasedAt: Timestamp? = nil,
    refundedAt: Timestamp? = nil, store: Store? = nil, isSandbox: Bool? = nil, price: Price? = nil,
    displayName: String? = nil, storeTransactionId: String? = nil
  ) {
    self.id = id
    self.productId = productId
    self.purchasedAt = purchasedAt
    self.originallyPurchasedAt = originallyPurchasedAt
    self.refundedAt = refundedAt
    self.store = store
    self.isSandbox = isSandbox
    self.price = price
    self.displayName = displayName
    self.storeTransactionId = storeTransactionId
  }
}
