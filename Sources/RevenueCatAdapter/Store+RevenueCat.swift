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
  var knownToRevenueCat: Store { Store.revenueCatStores.contains(self) ? self : .unknown }

  private static let revenueCatStores: Set<Store> = [
    .appStore, .macAppStore, .playStore, .stripe, .promotional, .amazon, .rcBilling, .external, .paddle, .testStore,
    .galaxy,
  ]
}
