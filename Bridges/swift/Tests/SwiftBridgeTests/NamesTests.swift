import RevenueCat
import SimulatedPhone
import SuperwallKit
import Testing

@testable import ShopRedemption

@Test("An app's own types may be called as those of the modules below the SDKs'")
@MainActor func ownNames() async {
  await Phone.run { _ in
    let adapter: RevenueCatAdapter = RevenueCatAdapter()
    #expect(await adapter.customer == nil)
    Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
    #expect(await adapter.customer == "ada")
    Superwall.configure(apiKey: "pk_key")
    Superwall.shared.identify(userId: "ada")
    #expect(SuperwallAdapter().customer == "ada")
    #expect(Moment(product: "pro") == Moment(product: "pro"))
  }
}

@Test("the SDK's class is a witness of an app's own protocols")
@MainActor func ownProtocols() async throws {
  try await Phone.run { phone in
    let starting: any PurchaseStarting.Type = Purchases.self
    starting.configure(withAPIKey: "appl_key")
    let purchases: any PurchaseAsking = Purchases.shared
    #expect(starting.isConfigured && purchases.isAnonymous)
    let redemption = try #require(
      try phone.store.purchase(.revenueCat, entitlements: ["pro"]).link.asWebPurchaseRedemption)
    guard case .success = await purchases.redeemWebPurchase(redemption) else { throw CancellationError() }
    #expect(try await purchases.customerInfo().entitlements["pro"]?.isActive == true)
  }
}
