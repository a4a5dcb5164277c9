import StoreKit
import SuperwallKit

/// Superwall's documentation, "Using a purchase controller": the app alone says who has access, from the device's
/// products and from the web.
final class StatusSync: PurchaseController, SuperwallDelegate {
  init() {}

  /// Unites what the products on the device give with what was bought on the web.
  func syncSubscriptionStatus() async {
    var owned: Set<String> = []
    for await result in Transaction.currentEntitlements {
      switch result {
      case .verified(let transaction): owned.insert(transaction.productID)
      case .unverified: break
      }
    }

    let products = await Superwall.shared.products(for: owned)
    let onDevice = Set(products.flatMap(\.entitlements))
    let everything = onDevice.union(Superwall.shared.entitlements.web)

    await MainActor.run {
      Superwall.shared.subscriptionStatus = everything.isEmpty ? .inactive : .active(everything)
    }
  }

  func didRedeemLink(result: RedemptionResult) {
    Task { await syncSubscriptionStatus() }
  }

  func purchase(product: StoreProduct) async -> PurchaseResult {
    await Superwall.shared.purchase(product)
  }

  func restorePurchases() async -> RestorationResult {
    await Superwall.shared.restorePurchases()
  }
}
