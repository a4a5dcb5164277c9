import RedemptionCore
import RevenueCatAdapter
import Testing

/// Reference 4.2, rule by rule.
@Suite("A customer's info")
struct DerivationTests {
  private let now = Timestamp(milliseconds: 1_700_000_000_000)
  private func days(_ count: Int64) -> Timestamp { now.advanced(bySeconds: count * 86_400) }

  private var customer: Customer { Customer(originalAppUserId: "ada", firstSeen: days(-9), requestDate: now) }

  private func subscription(_ change: (inout Subscription) -> Void = { _ in }) -> Subscription {
    var subscription = Subscription(
      productId: "monthly", store: .rcBilling, purchasedAt: days(-1), originallyPurchasedAt: days(-5),
      expiresAt: days(7), ownershipType: .purchased)
    change(&subscription)
    return subscription
  }

  private func entitlement(expiresAt: Timestamp?, planId: String? = nil) -> Entitlement {
    Entitlement(
      id: "pro", isActive: true, productId: "monthly", planId: planId, renewedAt: days(-1), expiresAt: expiresAt)
  }

  private func info(_ platform: Platform, _ subscription: Subscription, end: Timestamp?) throws -> EntitlementInfo {
    let grant = Grant(entitlements: [entitlement(expiresAt: end)], subscriptions: [subscription], customer: customer)
    return try #require(CustomerInfo(grant, platform: platform, now: now).entitlements["pro"])
  }

  @Test("is active at its very end on iOS, and not any more on Android", arguments: [-1, 0, 1] as [Int64])
  func endsAtItsEnd(_ offset: Int64) throws {
    let end = now.advanced(byMilliseconds: offset)
    #expect(try info(.ios, subscription(), end: end).isActive == (offset >= 0))
    #expect(try info(.android, subscription(), end: end).isActive == (offset > 0))
  }

  @Test("is active for ever without an end", arguments: Platform.allCases)
  func neverEnds(on platform: Platform) throws {
    #expect(try info(platform, subscription(), end: nil).isActive)
  }

  @Test("refers to the request date, however late it is told", arguments: Platform.allCases)
  func refersToRequestDate(on platform: Platform) {
    let grant = Grant(
      entitlements: [entitlement(expiresAt: days(7))], subscriptions: [subscription()], customer: customer)
    #expect(
      CustomerInfo(grant, platform: platform, now: days(900)) == CustomerInfo(grant, platform: platform, now: now))
  }

  @Test("tells the subscription's end on iOS and the entitlement's on Android")
  func tellsAnEnd() throws {
    #expect(try info(.ios, subscription(), end: days(9)).$expirationDate == days(7))
    #expect(try info(.android, subscription(), end: days(9)).$expirationDate == days(9))
  }

  @Test("tells the subscription's plan on iOS and the entitlement's on Android")
  func tellsAPlan() {
    let grant = Grant(
      entitlements: [entitlement(expiresAt: nil, planId: "own")], subscriptions: [subscription { $0.planId = "plan" }],
      customer: customer)
    #expect(CustomerInfo(grant, platform: .ios, now: now).entitlements["pro"]?.productPlanIdentifier == "plan")
    #expect(CustomerInfo(grant, platform: .android, now: now).entitlements["pro"]?.productPlanIdentifier == "own")
  }

  @Test("does not renew after any of five reasons", arguments: Platform.allCases)
  func doesNotRenew(on platform: Platform) throws {
    let reasons: [(inout Subscription) -> Void] = [
      { $0.store = .promotional }, { $0.expiresAt = nil }, { $0.unsubscribeDetectedAt = $0.purchasedAt },
      { $0.billingIssuesDetectedAt = $0.purchasedAt }, { $0.periodType = .prepaid },
    ]
    #expect(try info(platform, subscription(), end: days(7)).willRenew)
    for reason in reasons {
      let stopped = subscription(reason)
      #expect(try !info(platform, stopped, end: stopped.expiresAt).willRenew)
    }
  }

  @Test("reads a missing ownership as purchased on iOS and as unknown on Android")
  func readsMissingOwnership() throws {
    let silent = subscription { $0.ownershipType = nil }
    #expect(try info(.ios, silent, end: nil).ownershipType == .purchased)
    #expect(try info(.android, silent, end: nil).ownershipType == .unknown)
  }

  @Test("leaves an entitlement's dates out on iOS, and lets the product's date stand in on Android")
  func standsIn() throws {
    let silent = subscription { $0.originallyPurchasedAt = nil }
    let grant = Grant(
      entitlements: [Entitlement(id: "pro", isActive: true, productId: "monthly")], subscriptions: [silent],
      customer: customer)
    let iOS = try #require(CustomerInfo(grant, platform: .ios, now: now).entitlements["pro"])
    #expect(iOS.latestPurchaseDate == nil && iOS.originalPurchaseDate == nil)
    let android = try #require(CustomerInfo(grant, platform: .android, now: now).entitlements["pro"])
    #expect(android.$latestPurchaseDate == days(-1) && android.$originalPurchaseDate == days(-1))
  }

  @Test("takes the one-time purchase of a product on iOS and the subscription on Android where there are both")
  func takesOneOfBoth() {
    let purchase = OneTimePurchase(
      id: "t", productId: "monthly", purchasedAt: days(-2), store: .paddle, storeTransactionId: "s")
    let grant = Grant(
      entitlements: [entitlement(expiresAt: nil)], subscriptions: [subscription()], oneTimePurchases: [purchase],
      customer: customer)
    #expect(CustomerInfo(grant, platform: .ios, now: now).entitlements["pro"]?.store == .paddle)
    #expect(CustomerInfo(grant, platform: .android, now: now).entitlements["pro"]?.store == .rcBilling)
  }

  @Test("takes the latest of several one-time purchases", arguments: Platform.allCases)
  func takesTheLatest(on platform: Platform) {
    let purchases = [("a", -1, Store.paddle), ("b", -3, .stripe)].map { id, day, store in
      OneTimePurchase(
        id: id, productId: "monthly", purchasedAt: days(day), store: store, storeTransactionId: "s")
    }
    let grant = Grant(
      entitlements: [entitlement(expiresAt: nil)], oneTimePurchases: IdentifiedList(purchases), customer: customer)
    let info = CustomerInfo(grant, platform: platform, now: now)
    #expect(info.entitlements["pro"]?.store == .paddle)
    #expect(info.nonSubscriptions.map(\.transactionIdentifier) == ["b", "a"])
    #expect(info.purchaseDate(forProductIdentifier: "monthly") == info.nonSubscriptions.last?.purchaseDate)
  }

  @Test("drops an entitlement whose product was not bought", arguments: Platform.allCases)
  func dropsUnbacked(on platform: Platform) {
    let grant = Grant(entitlements: [entitlement(expiresAt: nil)], customer: customer)
    #expect(CustomerInfo(grant, platform: platform, now: now).entitlements.all.isEmpty)
  }

  @Test("drops a transaction without a store's id on iOS only, and does not count its product")
  func dropsTransaction() {
    let grant = Grant(
      oneTimePurchases: [OneTimePurchase(id: "t", productId: "coins", purchasedAt: now)], customer: customer)
    let iOS = CustomerInfo(grant, platform: .ios, now: now)
    #expect(iOS.nonSubscriptions.isEmpty && iOS.allPurchasedProductIdentifiers == [])
    #expect(CustomerInfo(grant, platform: .android, now: now).nonSubscriptions.count == 1)
  }

  @Test(
    "names a plan in the keys of dates and active subscriptions, and not in those of infos",
    arguments: Platform.allCases)
  func namesPlans(on platform: Platform) {
    let grant = Grant(
      subscriptions: [
        subscription { $0.planId = "p1" },
        subscription {
          $0.productId = "lapsed"
          $0.expiresAt = days(-1)
        },
      ], customer: customer)
    let info = CustomerInfo(grant, platform: platform, now: now)
    #expect(info.activeSubscriptions == ["monthly:p1"])
    #expect(info.allPurchasedProductIdentifiers == ["monthly:p1", "lapsed"])
    #expect(Set(info.subscriptionsByProductIdentifier.keys) == ["monthly", "lapsed"])
    #expect(info.$latestExpirationDate == days(7))
  }

  @Test("tells the app's first version on iOS only")
  func tellsVersion() {
    var versioned = customer
    versioned.originalApplicationVersion = "1.0"
    let grant = Grant(customer: versioned)
    #expect(CustomerInfo(grant, platform: .ios, now: now).originalApplicationVersion == "1.0")
    #expect(CustomerInfo(grant, platform: .android, now: now).originalApplicationVersion == nil)
  }

  @Test("stands in for a customer that nobody told")
  func standsInForCustomer() {
    func id(_ grant: Grant) -> String { CustomerInfo(grant, platform: .ios, now: now).originalAppUserId }
    let buyer = Purchaser(id: "buyer")
    #expect(id(Grant(owner: .appUser(id: "ada"), purchaser: buyer)) == "ada")
    #expect(id(Grant(owner: .device(id: "d"), purchaser: buyer)) == "buyer")
    #expect(id(Grant()) == "")
    let info = CustomerInfo(Grant(), platform: .ios, now: now)
    #expect(info.$requestDate == now && info.$firstSeen == now)
  }

  @Test("knows the SDK's stores and tells any other as unknown")
  func knowsStores() throws {
    #expect(try info(.ios, subscription { $0.store = Store(rawValue: "roku") }, end: nil).store == .unknownStore)
    #expect(try info(.ios, subscription { $0.store = .galaxy }, end: nil).store == .galaxy)
  }

  @Test(
    "formats a price as an American phone does",
    arguments: [
      (9_990_000, "USD", "$9.99"), (1_234_567_890_000, "JPY", "¥1,234,568"), (-50_000, "EUR", "-€0.05"),
      (1_000_500_000_000, "CHF", "CHF\u{A0}1,000,500.00"), (0, "GBP", "£0.00"), (1_234_500, "KWD", "KWD\u{A0}1.234"),
      (500_000, "IDR", "IDR\u{A0}0"), (1_500_000, "ISK", "ISK\u{A0}2"), (125_000, "TWD", "NT$0.12"),
    ] as [(Int64, String, String)])
  func formatsPrice(_ micros: Int64, _ currency: String, _ text: String) throws {
    let grant = Grant(
      subscriptions: [subscription { $0.price = Price(amountMicros: micros, currency: currency) }], customer: customer)
    let price = CustomerInfo(grant, platform: .ios, now: now).subscriptionsByProductIdentifier["monthly"]?.price
    #expect(try #require(price).formatted == text)
  }
}
