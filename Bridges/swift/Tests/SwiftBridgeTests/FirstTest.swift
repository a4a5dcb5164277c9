import RevenueCat
import SimulatedPhone
import Testing

@Test func aPurchaseIsRedeemed() async throws {
  try await Phone.run { phone in
    let link = try phone.store.purchase(.revenueCat, entitlements: ["pro"]).link
    Purchases.configure(withAPIKey: "appl_key")
    let redemption = try #require(link.asWebPurchaseRedemption)
    _ = await Purchases.shared.redeemWebPurchase(redemption)
    #expect(try await Purchases.shared.customerInfo().entitlements["pro"]?.isActive == true)
  }
}
