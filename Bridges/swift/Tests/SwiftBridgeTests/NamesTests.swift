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
