import RedemptionCore

/// What an app hears from ``Purchases``, by the names of the SDK's delegate. Each call has a default that does nothing.
///
/// Calls come on the main actor. Source: purchases-ios 5.86 `PurchasesDelegate.swift`; without the renamed calls, which
/// Swift does not see.
public protocol PurchasesDelegate: AnyObject {
  /// The customer info differs from the one before.
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)

  /// A product was promoted in the App Store. Never called: there is no App Store.
  func purchases(
    _ purchases: Purchases, readyForPromotedProduct product: StoreProduct,
    purchase startPurchase: @escaping StartPurchaseBlock)

  /// True if the App Store may show its price consent sheet. Never read.
  var shouldShowPriceConsent: Bool { get }
}

extension PurchasesDelegate {
  /// Does nothing.
  public func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}

  /// Does nothing.
  public func purchases(
    _ purchases: Purchases, readyForPromotedProduct product: StoreProduct,
    purchase startPurchase: @escaping StartPurchaseBlock
  ) {}

  /// True.
  public var shouldShowPriceConsent: Bool { true }
}

/// Starts the purchase of a promoted product.
public typealias StartPurchaseBlock = (@escaping PurchaseCompletedBlock) -> Void

/// Receives the end of a purchase: transaction, customer info, error, and true if the user cancelled.
public typealias PurchaseCompletedBlock =
  @MainActor @Sendable (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void

/// A product of the App Store: only its identifier, because no store is simulated.
public struct StoreProduct: Hashable, Sendable {
  /// The identifier.
  public let productIdentifier: String

  /// Names a product.
  public init(productIdentifier: String) { self.productIdentifier = productIdentifier }
}

/// A transaction of the App Store.
public struct StoreTransaction: Hashable, Sendable {
  /// The product's identifier.
  public let productIdentifier: String
  /// The store's name of the transaction.
  public let transactionIdentifier: String

  /// Names a transaction.
  public init(productIdentifier: String, transactionIdentifier: String) {
    self.productIdentifier = productIdentifier
    self.transactionIdentifier = transactionIdentifier
  }
}

/// Who hears of customer info.
struct Observers: Sendable {
  /// Not retained, as in the SDK. Read and called on the main actor, whatever thread has set it.
  struct Delegate: @unchecked Sendable {
    weak var value: (any PurchasesDelegate)?
  }

  /// A delegate that is being set.
  struct Held: @unchecked Sendable {
    let value: (any PurchasesDelegate)?
  }

  var delegate = Delegate()
}

extension Purchases {
  /// Hears of customer info. Not retained. A new delegate gets the cached customer info.
  public var delegate: (any PurchasesDelegate)? {
    get { observers.withLock { $0.delegate }.value }
    set {
      let delegate = Observers.Delegate(value: newValue)
      observers.withLock { $0.delegate = delegate }
      guard newValue != nil, let info = cachedCustomerInfo else { return }
      // The SDK calls it before the setter returns: one which nothing else holds hears this once, and no change.
      let held = Observers.Held(value: newValue)
      Task { @MainActor in held.value?.purchases(self, receivedUpdated: info) }
    }
  }

  /// The customer info: the cached one first, then every change. Keeps the newest that was not read.
  public var customerInfoStream: AsyncStream<CustomerInfo> {
    customerInfos.stream(startingWith: cachedCustomerInfo)
  }

  @MainActor func take(_ event: SDKEvent, _ behaviour: RevenueCatBehaviour) {
    guard event.name == EventName.customerInfoUpdated, let info = cached(behaviour) else { return }
    customerInfos.send(info)
    observers.value.delegate.value?.purchases(self, receivedUpdated: info)
  }
}
