import RevenueCat
import SimulatedPhone
import SuperwallKit
import Testing

@testable import ShopRedemption

@MainActor
@Test("A paywall's model with no other imports has nothing to sell, and hears where subscriptions are managed")
func paywall() async throws {
  try await Phone.run { phone in
    let paywall = ShopPaywall()
    let access = ShopAccess()
    ShopPaywall.configure(for: "ada")
    paywall.listen()
    paywall.load()
    try await phone.wait { paywall.message == "Nothing is sold." }
    #expect(paywall.lines.isEmpty)
    let link = try phone.store.purchase(.revenueCat, entitlements: ["reader"]).link
    let redemption = try #require(link.asWebPurchaseRedemption)
    _ = await Purchases.shared.redeemWebPurchase(redemption)
    try await phone.wait { paywall.managementURL != nil }
    #expect(paywall.managementURL?.scheme == "https")
    try await access.refresh()
    #expect(access.isReader)
    let product = RevenueCat.StoreProduct(productIdentifier: "gold")
    #expect(await paywall.hasFreeTrial(product) == false)
    #expect(!product.isFamilyShareable && product.price == 0 && product.priceDecimalNumber == 0)
    #expect(
      await Purchases.shared.checkTrialOrIntroDiscountEligibility(productIdentifiers: ["gold"]).mapValues(\.status)
        == ["gold": .unknown])
  }
}

@MainActor @Test("A purchase fails, because there is no store, and nobody has cancelled it")
func purchase() async {
  await Phone.run { _ in
    ShopPaywall.configure(for: "ada")
    let product = RevenueCat.StoreProduct(productIdentifier: "gold")
    let (isRefused, isCancelled) = await withCheckedContinuation { done in
      Purchases.shared.purchase(product: product) { _, _, error, isCancelled in
        done.resume(returning: (error != nil, isCancelled))
      }
    }
    #expect(isRefused && !isCancelled)
  }
}

@Test("What a purchase controller tells its analytics has no price, and the type of a package as on the dashboard")
func analytics() {
  let product = SuperwallKit.StoreProduct(productIdentifier: "gold")
  #expect(product.price == 0 && product.currencyCode == nil && product.localizedPrice.isEmpty && !product.hasFreeTrial)
  let types = ["unknown", "custom", "$rc_lifetime", "$rc_annual", "$rc_six_month", "$rc_three_month", "$rc_two_month"]
  #expect(
    PackageType.allCases.map(\.debugDescription)
      == (types + ["$rc_monthly", "$rc_weekly"]).map { "PackageType.\($0)" })
}

@MainActor @Test("A paywall's view takes links, whatever it looks like")
func paywallView() async throws {
  try await Phone.run { phone in
    let redemptions = ShopRedemptions()
    ShopPaywall.configure(for: "ada")
    let situation = try #require(Outcomes.revenueCat.first)
    let url = try situation.url(on: phone, entitlements: ["pro"])
    phone.show(ShopPaywallView(redemptions: redemptions))
    phone.open(url)
    try await phone.expectRedeemedOnce(url, .redeemed)
    try await phone.wait { redemptions.message != nil }
    try phone.tap("Later")
  }
}
