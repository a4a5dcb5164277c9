import RevenueCat
import SimulatedPhone
import StoreKit
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

@MainActor
@Test("An entitlement that was bought with real money gives access until it lapses")
func entitlementByEnvironment() async throws {
  try await Phone.run { phone in
    ShopPaywall.configure(for: "ada")
    let sold = try phone.store.purchase(.revenueCat, entitlements: ["reader"])
    _ = await Purchases.shared.redeemWebPurchase(try #require(sold.link.asWebPurchaseRedemption))
    let reader = try #require(await Purchases.shared.customerInfo().entitlements["reader"])
    #expect(reader.isActiveInCurrentEnvironment && reader.isActiveInAnyEnvironment)
    phone.clock.advance(by: .seconds(31 * 86_400))
    let lapsed = try await Purchases.shared.customerInfo(fetchPolicy: .fetchCurrent).entitlements
    #expect(lapsed["reader"]?.isActiveInCurrentEnvironment == false && lapsed.activeInCurrentEnvironment.isEmpty)
    #expect(lapsed["reader"]?.isActiveInAnyEnvironment == false)
  }
}

@MainActor
@Test("An app switches over every store that the SDK has, and over no other", arguments: [true, false])
func stores(isStripe: Bool) async throws {
  try await Phone.run { phone in
    ShopPaywall.configure(for: "ada")
    let sold = try phone.store.purchase(.revenueCat, entitlements: ["reader"], store: isStripe ? .stripe : .unknown)
    _ = await Purchases.shared.redeemWebPurchase(try #require(sold.link.asWebPurchaseRedemption))
    let info = try await Purchases.shared.customerInfo()
    let told = try #require(info.entitlements["reader"]?.store)
    #expect(isWeb(told) == isStripe)
    #expect(info.subscriptionsByProductIdentifier["pro_monthly"]?.store == told)
    #expect(Store.allCases.map(\.rawValue) == Array(0...11) && Store.rcBilling.rawValue == 7)
  }
}

/// Without a default, as the SDK's enumeration allows.
private func isWeb(_ store: Store) -> Bool {
  switch store {
  case .stripe, .rcBilling, .paddle: true
  case .appStore, .macAppStore, .playStore, .amazon, .galaxy: false
  case .promotional, .external, .testStore, .unknownStore: false
  }
}

@Test("An app asks every generation of errors whether the buyer changed their mind")
func cancelledErrors() {
  #expect(isCancelled(StoreKitError.userCancelled) && isCancelled(ErrorCode.purchaseCancelledError))
  #expect(!isCancelled(ErrorCode.networkError) && !isCancelled(StoreKitError.notEntitled))
}

@MainActor
@Test("What the SDK throws, and what it passes to a completion, has its number and its domain as an NSError")
func errorsAsNSError() async {
  await Phone.run { phone in
    ShopPaywall.configure(for: "ada")
    phone.store.goOffline()
    let thrown = await #expect(throws: ErrorCode.self) {
      try await Purchases.shared.customerInfo(fetchPolicy: .fetchCurrent)
    }
    let passed = await withCheckedContinuation { continuation in
      Purchases.shared.getCustomerInfo(fetchPolicy: .fetchCurrent) { continuation.resume(returning: $1) }
    }
    #expect(thrown?.errorCode == 35)
    for error in [thrown as NSError?, passed as NSError?] {
      #expect(error?.domain == "RevenueCat.ErrorCode")
      #expect(error?.localizedDescription.contains("offline") == true)
      #expect(error.flatMap { ErrorCode(rawValue: $0.code) } == .offlineConnectionError)
    }
  }
}

private func isCancelled(_ error: any Error) -> Bool {
  if let error = error as? StoreKitError, case .userCancelled = error { return true }
  let old = error as NSError
  if old.domain == SKErrorDomain, old.code == SKError.paymentCancelled.rawValue { return true }
  return error as? ErrorCode == .purchaseCancelledError
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
