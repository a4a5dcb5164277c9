import RedemptionCore
import RedemptionTesting
import Testing

@testable import SuperwallAdapter

@Suite("What Superwall's SDK says its user may use")
struct BehaviourAccessTests {
  private let day: Int64 = 86_400_000

  private func device(_ entitlements: [Entitlement]) -> SDKCall {
    .own(SetDeviceEntitlements(entitlements: entitlements.map { .whole($0) }))
  }

  private func redeem(_ entitlements: [Entitlement], in app: inout BehaviourDriver<SuperwallBehaviour>) {
    app.call(.redeem(.code("c")))
    app.answer(.redeemed("c", entitlements))
    // Android polls after each redemption.
    guard case .customer = app.questions.first?.question else { return }
    app.answer(.success(.customer(Grant(entitlements: IdentifiedList(entitlements)))))
  }

  @Test("status and customer info change with the web and the device, and are sent only then")
  func changes() {
    var app = driver(.ios)
    redeem([.web("pro")], in: &app)
    app.call(.redeem(.code("c")))
    #expect(!words(app.answer(.redeemed("c", [.web("pro")]))).contains { $0.contains("DidChange") })
    let phone = Entitlement(id: "phone", isActive: true)
    #expect(
      words(app.call(device([phone])))
        == [
          "tell customerInfoDidChange", "tell customerInfo_didChange", "tell subscriptionStatusDidChange",
          "tell subscriptionStatus_didChange", "finish 3 done",
        ])
    let lists = app.behaviour.state.entitlements
    #expect(lists.active.map(\.id) == ["phone", "pro"])
    #expect(lists.web.map(\.id) == ["pro"] && lists.device.map(\.id) == ["phone"])
  }

  @Test("under a purchase controller the app alone sets the status, and the web's list goes on")
  func controller() {
    var options = SuperwallOptions()
    options.purchaseController = true
    var app = driver(.ios, options: options)
    #expect(app.behaviour.status == .unknown)
    redeem([.web("pro")], in: &app)
    #expect(app.behaviour.status == .unknown && app.behaviour.state.entitlements.web.map(\.id) == ["pro"])
    #expect(
      words(app.call(.own(SetSubscriptionStatus(status: .active([.identifier("own")])))))
        == [
          "tell subscriptionStatusDidChange", "tell subscriptionStatus_didChange", "tell customerInfoDidChange",
          "tell customerInfo_didChange", "finish 2 done",
        ])
    #expect(app.behaviour.state.entitlements.active.map(\.id) == ["own"])
    app.call(.own(SetPurchaseController(external: false)))
    #expect(app.behaviour.state.entitlements.active.map(\.id) == ["pro"])
  }

  @Test("an identifier alone is an active entitlement, on iOS of the App Store")
  func identifiers() {
    for (platform, store) in [(Platform.ios, Store.appStore), (.android, nil)] {
      var app = driver(platform)
      app.call(.own(SetSubscriptionStatus(status: .active([.identifier("pro")]))))
      #expect(app.behaviour.status == .active([Entitlement(id: "pro", isActive: true, store: store)]))
      app.call(.own(SetSubscriptionStatus(status: .active([]))))
      #expect(app.behaviour.status == .inactive)
    }
  }

  @Test("owned products give their entitlements, an unknown one is rejected, and the others are inactive")
  func products() {
    var options = SuperwallOptions()
    options.products = ["yearly": ["pro"], "monthly": ["plus"]]
    var app = driver(.android, options: options)
    #expect(app.behaviour.state.entitlements.inactive.map(\.id) == ["plus", "pro"])
    app.call(.own(SetDeviceEntitlements(ownedProducts: ["yearly"])))
    let pro = Entitlement(id: "pro", isActive: true, productId: "yearly", productIds: ["yearly"], store: .playStore)
    #expect(app.behaviour.state.entitlements.device == [pro])
    #expect(app.behaviour.state.entitlements.inactive.map(\.id) == ["plus"])
    #expect(
      words(app.call(.own(SetDeviceEntitlements(ownedProducts: ["yearly", "other"]))))
        == ["finish 2 invalid /ownedProducts/1"])
  }

  @Test("Android's status has an entitlement twice, and its list keeps one that was active until there is none")
  func unions() {
    var app = driver(.android)
    app.call(device([Entitlement(id: "pro", isActive: true, store: .playStore)]))
    redeem([.web("pro"), .web("plus")], in: &app)
    #expect(app.behaviour.status.entitlements.map(\.id) == ["plus", "pro", "pro"])
    redeem([.web("plus", isActive: false)], in: &app)
    #expect(app.behaviour.status.entitlements.map(\.id) == ["pro"])
    #expect(app.behaviour.state.entitlements.active.map(\.id) == ["plus", "pro"])
    app.call(device([]))
    #expect(app.behaviour.status == .inactive && app.behaviour.state.entitlements.active.isEmpty)
  }

  @Test("on iOS an empty read of the device takes nothing away while something else has not run out")
  func emptyDevice() {
    var app = driver(.ios)
    let end = app.now.advanced(byMilliseconds: day)
    app.call(.own(SetSubscriptionStatus(status: .active([.whole(.web("pro", expiresAt: end))]))))
    #expect(words(app.call(device([]))) == ["finish 2 done"])
    app.now = end
    #expect(
      words(app.call(device([]))) == [
        "tell subscriptionStatusDidChange", "tell subscriptionStatus_didChange", "finish 3 done",
      ])
  }

  @Test("customer info comes from the SDK itself unless the app wants the service's")
  func customerInfo() {
    var app = driver(.ios)
    for policy in FetchPolicy.allCases where policy != .fetchCurrent {
      #expect(words(app.call(.customerInfo(policy))).last?.hasSuffix("customer") == true)
    }
    #expect(words(app.call(.customerInfo(.fetchCurrent))) == ["ask 1 customer -"])
    #expect(
      words(app.answer(.success(.customer(.pro))))
        == [
          "tell customerInfoDidChange", "tell customerInfo_didChange", "tell subscriptionStatusDidChange",
          "tell subscriptionStatus_didChange", "finish 4 customer",
        ])
  }

  // MARK: Refresh

  @Test("iOS asks again in the foreground once what it knows is too old, and may not believe an empty answer")
  func foreground() {
    var app = driver(.ios)
    let (start, end) = (app.now, app.now.advanced(byMilliseconds: 3 * day))
    redeem([.web("pro", expiresAt: end)], in: &app)
    app.now = start.advanced(byMilliseconds: day)
    #expect(words(app.call(.foreground)) == ["finish 2 done"])
    app.now = start.advanced(byMilliseconds: day + 1)
    #expect(words(app.call(.foreground)) == ["ask 2 customer -", "finish 3 done"])
    #expect(words(app.call(.foreground)) == ["finish 4 done"], "one question is enough")
    #expect(app.answer(.success(.customer(Grant()))).isEmpty)
    app.now = end
    app.call(.foreground)
    #expect(
      words(app.answer(.success(.customer(Grant()))))
        == [
          "tell customerInfoDidChange", "tell customerInfo_didChange", "tell subscriptionStatusDidChange",
          "tell subscriptionStatus_didChange",
        ])
  }

  @Test("a refresh on iOS may cover the paywall")
  func refreshCovers() {
    var app = driver(.ios, isConfigured: false)
    app.call(.configure)
    app.call(.own(SetPaywall(open: true, entitlements: ["pro"])))
    #expect(
      words(app.answer(.success(.customer(.pro)))) == [
        "tell customerInfoDidChange", "tell customerInfo_didChange", "tell subscriptionStatusDidChange",
        "tell subscriptionStatus_didChange", "tell restore_complete", "tell register",
      ])
  }

  @Test("Android's loop asks by the clock, and a redemption starts it anew")
  func loop() {
    var app = driver(.android)
    let start = app.now
    app.now = start.advanced(byMilliseconds: 1_000)
    redeem([.web("pro")], in: &app)
    #expect(app.behaviour.nextWait?.due == start.advanced(byMilliseconds: 1_000 + day))
    #expect(words(app.endWait()) == ["ask 3 customer -"])
    #expect(app.behaviour.nextWait == nil, "the question is still in progress")
    app.answer(.success(.customer(Grant(entitlements: [.web("pro")]))))
    #expect(app.behaviour.nextWait?.due == start.advanced(byMilliseconds: 1_000 + 2 * day))
  }

  // MARK: Identity and attributes

  @Test("a login sends the stored codes, another user resets first, and the same one changes nothing")
  func logIn() {
    var app = driver(.ios)
    redeem([.web("pro")], in: &app)
    #expect(
      words(app.call(.logIn(appUserId: "ada"))) == ["tell redemption_start", "ask 2 redeem - [\"c\"]", "finish 2 done"])
    #expect(words(app.call(.logIn(appUserId: " ada "))) == ["finish 3 done"])
    #expect(
      words(app.call(.logIn(appUserId: "bob"))) == [
        "tell subscriptionStatusDidChange", "tell subscriptionStatus_didChange", "tell redemption_start",
        "tell redemption_start", "ask 3 redeem - [\"c\"]",
        "ask 4 redeem - [\"c\"]", "finish 4 done",
      ])
    app.call(.logOut)
    #expect(app.behaviour.redeemer.appUserId == nil)
  }

  @Test("a reset keeps the device's successes on iOS, and what is not a user's success on Android")
  func reset() {
    let mine = Grant(owner: .device(id: "d"))
    let users = Grant(owner: .appUser(id: "u"))
    let outcomes: [(RedemptionOutcome, ios: Bool, android: Bool)] = [
      (.redeemed(code: "c", grant: mine), true, true), (.redeemed(code: "c", grant: users), false, false),
      (.subscriptionExpired(code: "c", grant: mine), true, true),
      (.subscriptionExpired(code: "c", grant: users), false, true),
      (.invalidCode(code: "c"), false, true),
      (.linkExpired(code: "c", reissued: false, obfuscatedEmail: nil), false, true),
    ]
    for (outcome, ios, android) in outcomes {
      for (platform, isKept) in [(Platform.ios, ios), (.android, android)] {
        var app = driver(platform)
        app.call(.redeem(.code("c")))
        app.answer(.success(.redemption(RedemptionAnswer(outcome: outcome))))
        app.call(.logOut)
        #expect(app.behaviour.state.storedCodes.count == (isKept ? 1 : 0), "\(platform) \(outcome)")
      }
    }
  }

  @Test("integration attributes are sent on iOS when no more come for half a second, on Android at once")
  func attributes() {
    var ios = driver(.ios)
    ios.call(.setAttributes(user: ["a": 1, "b": nil], integration: nil))
    #expect(ios.behaviour.state.userAttributes == ["a": 1] && ios.behaviour.nextWait == nil)
    let start = ios.now
    ios.call(.setAttributes(user: nil, integration: ["x": "1"]))
    ios.now = start.advanced(byMilliseconds: 300)
    ios.call(.setAttributes(user: nil, integration: ["x": "2"]))
    #expect(ios.behaviour.nextWait?.due == start.advanced(byMilliseconds: 800))
    #expect(words(ios.endWait()) == ["ask 1 redeem - []"])
    var android = driver(.android)
    #expect(
      words(android.call(.setAttributes(user: nil, integration: ["x": "1"])))
        == ["tell redemption_start", "ask 1 redeem - []", "finish 1 done"])
    #expect(words(android.call(.setAttributes(user: nil, integration: ["x": "1"]))) == ["finish 2 done"])
  }

  @Test("after a purchase in the phone's own store, iOS sends the stored codes")
  func transactions() {
    let bought = SDKCall.own(SetDeviceEntitlements(after: .purchase))
    var ios = driver(.ios)
    #expect(words(ios.call(bought)) == ["tell redemption_start", "ask 1 redeem - []", "finish 1 done"])
    var android = driver(.android)
    #expect(words(android.call(bought)) == ["finish 1 done"])
  }
}
