import RevenueCat
import SimulatedPhone
import Testing

@testable import ShopRedemption

@MainActor @Test(arguments: Outcomes.revenueCat)
func theAppThanksOnlyForWhatIsActive(_ situation: Situation) async throws {
  try await Phone.run { phone in
    let url = try situation.url(on: phone, entitlements: ["pro"])
    let redemptions = ShopRedemptions()
    Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
    phone.show(ShopView(redemptions: redemptions))
    phone.open(url)
    try await phone.expectRedeemedOnce(url, situation.outcome)
    try await phone.wait { redemptions.message != nil }
    let hasThanked = redemptions.message == "Thank you! Your purchase is ready."
    #expect(hasThanked == (situation.outcome == .redeemed), "\(redemptions.message ?? "nothing")")
  }
}
