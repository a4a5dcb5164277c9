import RedemptionCore
import Testing

@Suite("What purchases add up to")
struct GrantOfPurchasesTests {
  private static let now = Timestamp(milliseconds: 100_000)

  private func purchase(
    _ id: String, product: String, entitlements: [String], kind: PurchaseRecord.Kind = .subscription, bought: Int64 = 0,
    expires: Int64? = nil
  ) -> PurchaseRecord {
    PurchaseRecord(
      id: id, vendor: Vendor(rawValue: "test"), kind: kind, product: product, store: .stripe, storeCustomerId: "cus",
      storeTransactionId: "sub_\(id)", entitlements: entitlements, buyerId: "u",
      purchasedAt: Timestamp(milliseconds: bought), expiresAt: expires.map { Timestamp(milliseconds: $0) })
  }

  private func grant(_ purchases: PurchaseRecord...) -> Grant {
    Grant(purchases: purchases, at: GrantOfPurchasesTests.now, owner: nil, purchaser: nil, paywall: nil, customer: nil)
  }

  @Test("an entitlement is told by the purchase that gives access longest, and names all that give it")
  func tellsLongest() {
    let grant = grant(
      purchase("1", product: "month", entitlements: ["pro"], expires: 200_000),
      purchase("2", product: "year", entitlements: ["pro"], expires: 900_000),
      purchase("3", product: "old", entitlements: ["pro"], bought: 5, expires: 50_000))
    #expect(grant.entitlements.count == 1)
    #expect(grant.entitlements["pro"]?.productId == "year")
    #expect(grant.entitlements["pro"]?.productIds == ["month", "old", "year"])
    #expect(grant.entitlements["pro"]?.expiresAt == Timestamp(milliseconds: 900_000))
    #expect(grant.entitlements["pro"]?.isActive == true)
  }

  @Test("what never ends goes before what ends")
  func prefersLifetime() {
    let grant = grant(
      purchase("1", product: "year", entitlements: ["pro"], expires: 900_000),
      purchase("2", product: "life", entitlements: ["pro"], kind: .oneTime))
    #expect(grant.entitlements["pro"]?.productId == "life")
    #expect(grant.entitlements["pro"]?.isLifetime == true)
    #expect(grant.entitlements["pro"]?.willRenew == false)
    #expect(grant.oneTimePurchases["2"]?.productId == "life")
  }

  @Test("what gives access goes before what ended, also when that would have lasted longer")
  func prefersActive() {
    var refunded = purchase("1", product: "year", entitlements: ["pro"], expires: 900_000)
    refunded.refundedAt = Timestamp(milliseconds: 90_000)
    let grant = grant(refunded, purchase("2", product: "month", entitlements: ["pro"], expires: 200_000))
    #expect(grant.entitlements["pro"]?.productId == "month")
  }

  @Test("of two subscriptions of one product the later one is told")
  func tellsLaterSubscription() {
    let grant = grant(
      purchase("2", product: "month", entitlements: [], bought: 50, expires: 200_000),
      purchase("1", product: "month", entitlements: [], bought: 10, expires: 900_000))
    #expect(grant.subscriptions.count == 1)
    #expect(grant.subscriptions["month"]?.storeTransactionId == "sub_2")
  }

  @Test("a refund revokes, and ends access at once")
  func revokes() {
    var refunded = purchase("1", product: "month", entitlements: ["pro"], expires: 900_000)
    refunded.refundedAt = GrantOfPurchasesTests.now
    let pro = grant(refunded).entitlements["pro"]
    #expect(pro?.isActive == false)
    #expect(pro?.state == .revoked)
    #expect(pro?.expiresAt == GrantOfPurchasesTests.now)
  }

  @Test("a grace period keeps access and is told as the state")
  func tellsGracePeriod() {
    var late = purchase("1", product: "month", entitlements: ["pro"], expires: 90_000)
    late.billingIssuesDetectedAt = Timestamp(milliseconds: 90_000)
    late.gracePeriodExpiresAt = Timestamp(milliseconds: 150_000)
    let pro = grant(late).entitlements["pro"]
    #expect(pro?.isActive == true)
    #expect(pro?.state == .inGracePeriod)
    #expect(pro?.willRenew == false)
    #expect(pro?.gracePeriodExpiresAt == Timestamp(milliseconds: 150_000))
  }

  @Test("access ends at its end, not after it", arguments: [(100_001, true), (100_000, false)] as [(Int64, Bool)])
  func endsAtItsEnd(_ expires: Int64, _ isActive: Bool) {
    #expect(
      grant(purchase("1", product: "m", entitlements: ["pro"], expires: expires)).entitlements["pro"]?.isActive
        == isActive)
  }

  @Test("no purchase grants nothing")
  func grantsNothing() { #expect(grant() == Grant()) }

  @Test("a purchaser has the identifiers of the store")
  func namesStoreIdentifiers() {
    var bought = purchase("1", product: "m", entitlements: [])
    #expect(Purchaser(bought).storeIdentifiers == .stripe(customerId: "cus", subscriptionIds: ["sub_1"]))
    bought.store = .paddle
    #expect(Purchaser(bought).storeIdentifiers == .paddle(customerId: "cus", subscriptionIds: ["sub_1"]))
    bought.store = Store(rawValue: "my_store")
    #expect(
      Purchaser(bought).storeIdentifiers
        == .other(store: "MY_STORE", additionalInfo: ["customerId": "cus", "transactionId": "sub_1"]))
  }
}
