/// Purchases and restores for the SDK: an app that has one decides about access itself.
///
/// Source: SuperwallKit 4.16.4 `StoreKit/Purchase Controller`.
public protocol PurchaseController: AnyObject {
  /// Purchases a product of a paywall. Never called: no paywall is simulated.
  @MainActor func purchase(product: StoreProduct) async -> PurchaseResult

  /// Restores purchases for a paywall. Never called.
  @MainActor func restorePurchases() async -> RestorationResult
}

/// How a purchase ended.
public enum PurchaseResult: Sendable {
  case cancelled
  case purchased
  case pending
  case failed(any Error)
}

/// How a restore ended.
public enum RestorationResult: Sendable {
  case restored
  case failed((any Error)?)
}

/// A product of the dashboard.
public struct StoreProduct: Hashable, Sendable, Identifiable {
  /// The identifier.
  public let productIdentifier: String
  /// What it gives.
  public let entitlements: Set<SuperwallEntitlement>
  /// The same as ``productIdentifier``.
  public var id: String { productIdentifier }

  /// Describes a product.
  public init(productIdentifier: String, entitlements: Set<SuperwallEntitlement> = []) {
    self.productIdentifier = productIdentifier
    self.entitlements = entitlements
  }
}

/// A transaction of the App Store.
public struct StoreTransaction: Hashable, Sendable {
  /// The store's name of it.
  public let storeTransactionId: String?

  /// Names a transaction.
  public init(storeTransactionId: String?) { self.storeTransactionId = storeTransactionId }
}

/// No App Store is simulated.
public struct NoAppStore: Error, Hashable, Sendable {
  /// Says what to do instead.
  public var localizedDescription: String {
    "No App Store is simulated. Set the device's entitlements with `setDeviceEntitlements(_:)`."
  }

  /// Makes the error.
  public init() {}
}
