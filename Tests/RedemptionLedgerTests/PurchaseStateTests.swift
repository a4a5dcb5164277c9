import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SuperwallAdapter
import Testing

@Suite("What a purchase gives when its code is redeemed")
struct PurchaseStateTests {
  private let shop: Shop

  init() throws { shop = try Shop() }

  @Test("a subscription that has run out is redeemed as lapsed", arguments: CodeLifeTests.vendors)
  func lapsed(vendor: Vendor) throws {
    let sale = try shop.buy(vendor) { $0.expiresIn = 60 }
    shop.now = try #require(sale.purchase.expiresAt)
    let outcome = try shop.redeem(sale.code, vendor, as: "ann")
    #expect(outcome.kind == .subscriptionExpired)
    #expect(outcome.grant?.entitlements["pro"]?.isActive == false)
    #expect(outcome.grant?.subscriptions["pro_monthly"] != nil)
  }

  @Test("it gives access until the last millisecond", arguments: CodeLifeTests.vendors)
  func lastMoment(vendor: Vendor) throws {
    let sale = try shop.buy(vendor) { $0.expiresIn = 60 }
    shop.now = try #require(sale.purchase.expiresAt).advanced(byMilliseconds: -1)
    #expect(try shop.redeem(sale.code, vendor, as: "ann").kind == .redeemed)
  }

  @Test("store/expire ends it now, with its grace period", arguments: CodeLifeTests.vendors)
  func expire(vendor: Vendor) throws {
    let sale = try shop.buy(vendor) { $0.gracePeriod = 86_400 }
    let ended = try shop.ledger.expire(sale.id, at: shop.now)
    #expect(ended.accessEndsAt == shop.now)
    #expect(try shop.redeem(sale.code, vendor, as: "ann").kind == .subscriptionExpired)
  }

  @Test("a product is sold again for its time, whatever became of the last purchase", arguments: CodeLifeTests.vendors)
  func soldAgain(vendor: Vendor) throws {
    let sale = try shop.buy(vendor) { $0.expiresIn = 86_400 }
    shop.pass(minutes: 5)
    _ = try shop.ledger.expire(sale.id, at: shop.now)
    let product = try #require(try shop.ledger.products(of: vendor, at: shop.now).first)
    #expect(product.expiresAt == product.purchasedAt.advanced(bySeconds: 86_400))
  }

  @Test("a refunded purchase counts as lapsed, also a one-time one", arguments: CodeLifeTests.vendors)
  func refund(vendor: Vendor) throws {
    for kind in PurchaseRecord.Kind.allCases {
      let sale = try shop.buy(vendor, product: kind.rawValue, kind: kind)
      _ = try shop.ledger.refund(sale.id, at: shop.now)
      let outcome = try shop.redeem(sale.code, vendor, as: "ann")
      #expect(outcome.kind == .subscriptionExpired)
      #expect(outcome.grant?.entitlements["pro"]?.isActive == false)
    }
  }

  @Test("a one-time purchase never runs out", arguments: CodeLifeTests.vendors)
  func oneTime(vendor: Vendor) throws {
    let sale = try shop.buy(vendor, product: "lifetime", kind: .oneTime)
    #expect(sale.purchase.expiresAt == nil)
    let outcome = try shop.redeem(sale.code, vendor, as: "ann")
    #expect(outcome.kind == .redeemed)
    let grant = try #require(outcome.grant)
    #expect(grant.subscriptions.isEmpty)
    #expect(grant.oneTimePurchases.map(\.productId) == ["lifetime"])
    #expect(grant.entitlements["pro"]?.isLifetime == true)
    shop.pass(minutes: 60 * 24 * 365 * 50)
    #expect(try shop.customer(vendor, "ann").entitlements["pro"]?.isActive == true)
  }

  @Test("purchases of one moment stand in the order in which they were made", arguments: CodeLifeTests.vendors)
  func orderOfOneMoment(vendor: Vendor) throws {
    let products = (1...8).map { "lifetime-\($0)" }
    for product in products { _ = try shop.buy(vendor, as: "ann", product: product, kind: .oneTime) }
    #expect(try shop.customer(vendor, "ann").oneTimePurchases.map(\.productId) == products)
  }

  @Test("in the grace period it still gives access, and not a moment longer", arguments: CodeLifeTests.vendors)
  func grace(vendor: Vendor) throws {
    let sale = try shop.buy(vendor) { order in
      order.expiresIn = 60
      order.gracePeriod = 600
      order.hasBillingIssue = true
    }
    shop.now = try #require(sale.purchase.expiresAt)
    let outcome = try shop.redeem(sale.code, vendor, as: "ann")
    #expect(outcome.kind == .redeemed)
    #expect(outcome.grant?.entitlements["pro"]?.state == .inGracePeriod)
    shop.now = try #require(sale.purchase.gracePeriodExpiresAt)
    #expect(try shop.customer(vendor, "ann").entitlements["pro"]?.isActive == false)
  }

  @Test("a sandbox purchase says so", arguments: CodeLifeTests.vendors)
  func sandbox(vendor: Vendor) throws {
    for isSandbox in [true, false] {
      let sale = try shop.buy(vendor, product: "sandbox \(isSandbox)") { $0.isSandbox = isSandbox }
      let grant = try #require(try shop.redeem(sale.code, vendor, as: "ann").grant)
      #expect(grant.subscriptions["sandbox \(isSandbox)"]?.isSandbox == isSandbox)
    }
  }

  @Test("a RevenueCat grant tells all that the customer has, a Superwall one this purchase; its customer has all")
  func scopes() throws {
    for (vendor, told) in [(Vendor.revenueCat, ["one", "two"]), (.superwall, ["two"])] {
      let one = try shop.buy(vendor, product: "one")
      let two = try shop.buy(vendor, product: "two")
      _ = try shop.redeem(one.code, vendor, as: "ann")
      let answer = try shop.redeem(two.code, vendor, as: .init(user: "ann"))
      #expect(answer.outcome?.grant?.subscriptions.map(\.productId) == told)
      #expect(answer.customer?.subscriptions.map(\.productId) == ["one", "two"])
    }
  }

  @Test("a success names owner, buyer, address, the store's identifiers and the paywall")
  func wholeGrant() throws {
    let sale = try shop.buy(.superwall, as: "buyer") {
      $0.paywall = PaywallContext(
        identifier: "paywall_1", placementName: "launch", variantId: "v", experimentId: "e")
    }
    let grant = try #require(try shop.redeem(sale.code, .superwall, as: nil, on: "phone").grant)
    #expect(grant.owner == .device(id: "phone"))
    #expect(grant.purchaser?.id == "buyer")
    #expect(grant.purchaser?.email == "jane.doe@revenue.com")
    #expect(
      grant.purchaser?.storeIdentifiers
        == .stripe(
          customerId: sale.purchase.storeCustomerId, subscriptionIds: [sale.purchase.storeTransactionId]))
    #expect(grant.paywall == sale.purchase.paywall)
  }

  @Test("the customer's purchaser is the buyer of the latest purchase")
  func latestPurchaser() throws {
    for number in 0..<8 {
      let sale = try shop.buy(.revenueCat, as: "buyer-\(number)", product: "product-\(number)")
      _ = try shop.redeem(sale.code, .revenueCat, as: "ann")
      #expect(try shop.customer(.revenueCat, "ann").purchaser?.id == "buyer-\(number)")
      shop.pass(minutes: 1)
    }
  }
}
