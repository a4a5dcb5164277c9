public import RedemptionCore

// The words of RevenueCat's v1 JSON that the core has no name for.
extension Store {
  /// RevenueCat Web Billing, where a purchase made through RevenueCat's own checkout stands.
  public static let rcBilling = Store(rawValue: "rc_billing")
  /// A store that only an integration knows.
  public static let external = Store(rawValue: "external")
  /// RevenueCat's Test Store.
  public static let testStore = Store(rawValue: "test_store")
  /// Samsung's Galaxy Store.
  public static let galaxy = Store(rawValue: "galaxy")

  /// This store where RevenueCat's SDKs have a word for it, else ``unknown``.
  ///
  /// Both native SDKs read any other name as their unknown store.
  var knownToRevenueCat: Store { Store.revenueCatStores[self] == nil ? .unknown : self }

  fileprivate static let revenueCatStores: [Store: RevenueCatStore] = [
    .appStore: .appStore, .macAppStore: .macAppStore, .playStore: .playStore, .stripe: .stripe,
    .promotional: .promotional, .amazon: .amazon, .rcBilling: .rcBilling, .external: .external, .paddle: .paddle,
    .testStore: .testStore, .galaxy: .galaxy,
  ]
}

/// Where something was bought, as an app switches over it.
///
/// Source: purchases-ios 5.86 `EntitlementInfo.swift` (`Store`), with its numbers.
public enum RevenueCatStore: Int, Hashable, Sendable, CaseIterable {
  case appStore, macAppStore, playStore, stripe, promotional, unknownStore, amazon, rcBilling, external, paddle
  case testStore, galaxy
}

/// The core's store, which apps read as the SDK's case.
@propertyWrapper
public struct ToldStore: Hashable, Sendable {
  /// The store by its name.
  public internal(set) var projectedValue: Store

  init(_ store: Store) { projectedValue = store }

  /// The SDK's word for it.
  public var wrappedValue: RevenueCatStore { Store.revenueCatStores[projectedValue] ?? .unknownStore }
}
