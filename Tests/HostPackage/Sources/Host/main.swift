import Foundation
import RedemptionCore
import RevenueCatAdapter
import SuperwallAdapter

// Drives both vendors' idioms with an injected service, and leaves with 1 when an app would have been told something
// else.

/// A service that grants `pro` for one code and knows no other.
@Sendable func service(_ request: RedemptionQuestion) async throws -> RedemptionAnswer {
  guard request.code == "good" else { return RedemptionAnswer(outcome: .invalidCode(code: request.code)) }
  let bought = Timestamp(milliseconds: 1_700_000_000_000)
  let end = bought.advanced(bySeconds: 4_000_000_000)
  let subscription = Subscription(productId: "pro_monthly", store: .stripe, purchasedAt: bought, expiresAt: end)
  let grant = Grant(
    owner: .device(id: request.redeemer.deviceId),
    purchaser: Purchaser(id: "buyer", storeIdentifiers: .stripe(customerId: "cus_1", subscriptionIds: ["sub_1"])),
    entitlements: [Entitlement(id: "pro", isActive: true, expiresAt: end, backedBy: subscription)],
    subscriptions: [subscription],
    customer: Customer(originalAppUserId: "buyer", firstSeen: bought, requestDate: bought))
  return RedemptionAnswer(outcome: .redeemed(code: request.code, grant: grant), customer: grant)
}

/// Ends the program when something is not as an app expects it.
func expect(_ condition: Bool, _ what: String) {
  guard !condition else { return }
  print("host: expected \(what)")
  exit(1)
}

@MainActor func driveRevenueCat() async {
  let purchases = Purchases(appUserID: "ada", redeem: service)
  let good = URL(string: "rc-abc://redeem_web_purchase?redemption_token=good")?.asWebPurchaseRedemption
  let bad = URL(string: "rc-abc://redeem_web_purchase?redemption_token=bad")?.asWebPurchaseRedemption
  expect(URL(string: "https://example.com")?.asWebPurchaseRedemption == nil, "an ordinary URL to be no redemption")
  guard let good, let bad else { return expect(false, "both links to be redemptions") }
  switch await purchases.redeemWebPurchase(good) {
  case .success(let customerInfo):
    expect(customerInfo.entitlements.active["pro"]?.isActive == true, "pro to be active")
    expect(customerInfo.activeSubscriptions == ["pro_monthly"], "the subscription to be active")
  case .error, .invalidToken, .purchaseBelongsToOtherUser, .expired: expect(false, "a success")
  }
  switch await purchases.redeemWebPurchase(bad) {
  case .invalidToken: break
  case .success, .error, .purchaseBelongsToOtherUser, .expired: expect(false, "an invalid token")
  }
}

@MainActor final class Delegate: SuperwallDelegate {
  var calls: [String] = []
  var continuation: CheckedContinuation<RedemptionResult, Never>?

  func willRedeemLink() { calls.append("willRedeemLink") }

  func didRedeemLink(result: RedemptionResult) {
    calls.append("didRedeemLink")
    continuation?.resume(returning: result)
  }
}

@MainActor func driveSuperwall() async {
  let superwall = Superwall(gateway: service)
  let delegate = Delegate()
  superwall.delegate = delegate
  guard let link = URL(string: "myapp://superwall/redeem?code=good") else { return expect(false, "a URL") }
  let result = await withCheckedContinuation { continuation in
    delegate.continuation = continuation
    expect(superwall.handleDeepLink(link), "the link to be handled")
  }
  expect(delegate.calls == ["willRedeemLink", "didRedeemLink"], "both delegate calls in order")
  expect(result.stripeSubscriptionIds == ["sub_1"], "the Stripe subscription")
  expect(superwall.entitlements.web.map(\.id) == ["pro"], "pro on the web")
  expect(superwall.subscriptionStatus.isActive, "the web's entitlement to give access")
}

await driveRevenueCat()
await driveSuperwall()
print("host: both adapters driven without jansson and without a database")
