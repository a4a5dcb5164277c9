import RedemptionCore
import RedemptionTesting
import Testing

@testable import RevenueCatAdapter

@Suite("RevenueCat's behaviour")
struct BehaviourTests {
  private typealias Driver = BehaviourDriver<RevenueCatBehaviour>
  private let pro = Grant(entitlements: [Entitlement(id: "pro", isActive: true)])
  private let busy = RedemptionFailure(reason: .http, message: "Busy.", httpStatus: 429)
  private let link = "rc-1://redeem_web_purchase?redemption_token=c"

  private func driver(
    _ sdk: SDK = .flutter, _ platform: Platform = .ios, user: String? = "ada", isConfigured: Bool = true
  ) -> Driver {
    var driver = Driver(RevenueCatBehaviour(target(sdk, platform)))
    driver.start(SDKStart(appUserId: user, deviceId: "d", isConfigured: isConfigured))
    return driver
  }

  private func redeemed(_ grant: Grant) -> Result<Answer, GatewayError> {
    .success(.redemption(RedemptionAnswer(outcome: .redeemed(code: "c", grant: grant), customer: grant)))
  }

  private let invalid = Result<Answer, GatewayError>.success(
    .redemption(RedemptionAnswer(outcome: .invalidCode(code: "c"))))

  @Test("keeps what every behaviour promises")
  func keepsPromises() {
    let violations = AdapterContract(RevenueCatAdapter()).behaviourViolations()
    #expect(violations.isEmpty, "\(violations.prefix(5).joined(separator: "\n"))")
  }

  // MARK: Start

  @Test("makes the ids that the app does not name")
  func makesIds() {
    for user in [nil, "", " \n"] {
      var driver = Driver(RevenueCatBehaviour(target(.native, .ios)))
      let effects = driver.begin(SDKStart(appUserId: user, call: CallID(rawValue: 9)))
      #expect(words(effects).prefix(1) == ["finish 9 done"] && effects.count == 2)
      let state = driver.behaviour.state
      #expect(state.redeemer.appUserId.map(RevenueCatAdapter().isAnonymous) == true && state.isAnonymous)
      #expect(state.redeemer.deviceId.count == 32)
    }
  }

  @Test("takes any app user id, and asks the service nothing for a blocked one")
  func takesIds() {
    #expect(driver(.flutter, .ios, user: " ada ").behaviour.state.redeemer.appUserId == " ada ")
    #expect(driver(.flutter, .android, user: " ada ").behaviour.state.redeemer.appUserId == " ada ")
    #expect(!driver().behaviour.state.isAnonymous)
    var blocked = Driver(RevenueCatBehaviour(target(.native, .ios)))
    #expect(
      words(blocked.begin(SDKStart(appUserId: "null", call: CallID(rawValue: 9)))) == ["finish 9 done"])
    #expect(words(blocked.call(.redeem(.code("c")))) == ["finish 1 failed"])
  }

  @Test("refuses calls before the app has configured the SDK")
  func refusesUnconfigured() {
    for call: SDKCall in [
      .redeem(.code("c")), .customerInfo(.fetchCurrent), .logIn(appUserId: "bob"), .logOut, .postReceipts(["sub"]),
      .foreground, .setAttributes(user: [:], integration: nil),
    ] {
      var driver = driver(isConfigured: false)
      #expect(words(driver.call(call)) == ["finish 1 notConfigured"])
      #expect(words(driver.call(.configure)).first == "finish 2 done" && driver.behaviour.state.isConfigured)
      #expect(words(driver.call(.configure)) == ["finish 3 done"] && driver.questions.count == 1)
    }
  }

  @Test("has none of another vendor's calls")
  func lacksCalls() {
    for call: SDKCall in [.own(AnotherVendorsCall()), .reissue(email: "a@b.c")] {
      var driver = driver()
      #expect(words(driver.call(call)) == ["finish 1 noSuchCall"])
    }
  }

  private struct AnotherVendorsCall: VendorCall {
    static let name = "setPaywall"
  }

  // MARK: Redemption

  @Test("caches the customer of a success and sends it before the result", arguments: allTargets)
  func redeems(target: Target) {
    var driver = driver(target.sdk, target.platform)
    #expect(words(driver.call(.redeem(.code("c")))) == ["ask 1 redeem c []"])
    #expect(driver.behaviour.state.redemptionsInProgress == 1)
    #expect(words(driver.answer(redeemed(pro))) == ["tell customerInfoUpdated", "finish 1 redeemed"])
    #expect(driver.behaviour.state.redemptionsInProgress == 0)
    #expect(driver.behaviour.state.entitlements.active.map(\.id) == ["pro"])
    driver.call(.redeem(.code("d")))
    #expect(words(driver.answer(redeemed(pro))) == ["finish 2 redeemed"], "the same customer again is no news")
  }

  @Test("leaves the cache after any other outcome")
  func keepsCache() {
    var driver = driver()
    driver.call(.redeem(.code("c")))
    #expect(words(driver.answer(invalid)) == ["finish 1 invalidCode"])
    driver.call(.redeem(.code("c")))
    #expect(words(driver.answer(.success(.redemption(RedemptionAnswer(outcome: nil))))) == ["finish 2 failed"])
    driver.call(.redeem(.code("c")))
    #expect(words(driver.answer(.success(.customer(pro)))) == ["finish 3 failed"])
    #expect(driver.behaviour.state.entitlements.all.isEmpty)
  }

  @Test("joins redemptions of one user and one code on iOS, and all on Android")
  func joins() {
    for (platform, code, isJoined) in [
      (Platform.ios, "c", true), (.ios, "other", false), (.android, "c", true), (.android, "other", true),
    ] {
      var driver = driver(.native, platform)
      driver.call(.redeem(.code("c")))
      #expect(driver.call(.redeem(.code(code))).isEmpty)
      let expected = ["finish 1 invalidCode"] + [isJoined ? "finish 2 invalidCode" : "ask 2 redeem \(code) []"]
      #expect(words(driver.answer(invalid)) == expected)
    }
  }

  @Test("does not join the redemption of another user on iOS")
  func joinsOneUser() {
    var driver = driver(.native, .ios)
    driver.call(.redeem(.code("c")))
    driver.call(.logOut)
    driver.call(.redeem(.code("c")))
    #expect(words(driver.answer(invalid)).first == "finish 1 invalidCode")
    #expect(words(driver.answer(.success(.customer(pro)))).last == "ask 3 redeem c []")
  }

  // MARK: Queue

  @Test("holds a request back until the retries of the one before are over")
  func holdsBack() {
    var driver = driver()
    driver.call(.redeem(.code("c")))
    #expect(driver.call(.customerInfo(.fetchCurrent)).isEmpty && driver.call(.logIn(appUserId: "bob")).isEmpty)
    #expect(driver.behaviour.workInProgress == 3)
    for _ in 0..<3 {
      #expect(driver.answer(.failure(.failed(busy))).isEmpty)
      #expect(words(driver.endWait()) == ["ask 1 redeem c []"])
    }
    #expect(words(driver.answer(.failure(.failed(busy)))) == ["finish 1 failed", "ask 2 customer ada"])
    #expect(
      words(driver.answer(.success(.customer(pro)))) == [
        "tell customerInfoUpdated", "finish 2 customer", "ask 3 logIn bob",
      ])
  }

  @Test("sends a request whose call was cancelled, and none once the app is gone")
  func leavesQueue() {
    var driver = driver(.native, .android)
    driver.call(.redeem(.code("c")))
    driver.call(.customerInfo(.fetchCurrent))
    driver.feed(.cancelled(CallID(rawValue: 2)))
    #expect(words(driver.answer(invalid)) == ["finish 1 invalidCode", "ask 2 customer ada"])
    driver.call(.logIn(appUserId: "bob"))
    #expect(words(driver.feed(.closed)) == ["finish 3 transport"])
    #expect(driver.behaviour.workInProgress == 0)
  }

  @Test("posts receipts beside the requests of the SDK, and fetches after them in its turn")
  func postsBesideQueue() {
    var driver = driver()
    driver.call(.redeem(.code("c")))
    #expect(words(driver.call(.postReceipts(["s"]))) == ["ask 2 receipt s"])
    #expect(driver.answer(.success(.receipt(.granted(pro))), at: 1).isEmpty)
    #expect(words(driver.answer(invalid)) == ["finish 1 invalidCode", "ask 3 customer ada"])
  }

  @Test("returns a login before the event on Android, and after it on iOS")
  func ordersLogIn() {
    for (platform, expected) in [
      (Platform.ios, ["tell customerInfoUpdated", "finish 1 logIn true", "finish 2 logIn true"]),
      (.android, ["finish 1 logIn true", "tell customerInfoUpdated", "finish 2 logIn true"]),
    ] {
      var driver = driver(.native, platform)
      driver.call(.logIn(appUserId: "bob"))
      driver.call(.logIn(appUserId: "bob"))
      #expect(words(driver.answer(.success(.logIn(pro, created: true)))) == expected)
    }
  }

  @Test("repeats a request three times after 429 on iOS", arguments: SDK.allCases)
  func repeats(sdk: SDK) {
    var driver = driver(sdk, .ios)
    driver.call(.redeem(.code("c")))
    for (number, wait) in [Int64(0), 750, 3000].enumerated() {
      #expect(driver.answer(.failure(.failed(busy))).isEmpty)
      #expect(
        driver.behaviour.nextWait == SDKWait(due: driver.now.advanced(byMilliseconds: wait), kind: .backoff))
      #expect(words(driver.endWait()) == ["ask 1 redeem c []"])
      #expect(driver.questions.first?.context.retries == number + 1)
    }
    let effects = driver.answer(.failure(.failed(busy)))
    guard case .finish(_, .outcome(.failed(let code, let failure)))? = effects.last else {
      Issue.record("no failure: \(words(effects))")
      return
    }
    #expect(code == "c" && failure.attempts == 4 && failure.httpStatus == 429)
    #expect(driver.behaviour.nextWait == nil)
  }

  @Test("repeats nothing on Android, and nothing after another status")
  func repeatsNothing() {
    let down = RedemptionFailure(reason: .http, message: "Down.", httpStatus: 503)
    for (platform, failure) in [(Platform.android, busy), (.android, down), (.ios, down)] {
      var driver = driver(.native, platform)
      driver.call(.redeem(.code("c")))
      #expect(words(driver.answer(.failure(.failed(failure)))) == ["finish 1 failed"])
    }
  }

  @Test("waits as long as the response's headers say")
  func followsAdvice() {
    var driver = driver()
    driver.call(.redeem(.code("c")))
    driver.answer(.failure(.failed(busy, retry: .after(milliseconds: 5_000))))
    #expect(driver.behaviour.nextWait?.due == driver.now.advanced(byMilliseconds: 5_000))
  }

  @Test("finishes with a result that a link contains, without a service")
  func takesResult() {
    var driver = driver()
    #expect(words(driver.call(.redeem(.result(.invalidCode(code: nil))))) == ["finish 1 invalidCode"])
  }

  // MARK: Links

  @Test("redeems a link that the app passes on, and sends the result as an event, on native iOS")
  func opensLinks() {
    for (answer, event) in [
      (redeemed(pro), ["tell customerInfoUpdated"]), (invalid, []), (.failure(.failed(.otherAnswer)), []),
    ] {
      var driver = driver(.native, .ios)
      #expect(words(driver.call(.openLink(link))) == ["finish 1 link true -", "ask 1 redeem c []"])
      #expect(words(driver.answer(answer)) == event + ["tell webPurchaseRedemptionAttempt"])
    }
  }

  @Test("ignores another text, and every link before the app has configured the SDK")
  func ignoresLinks() {
    var driver = driver(.native, .ios)
    #expect(words(driver.call(.openLink("https://example.com"))) == ["finish 1 link false -"])
    var early = self.driver(.native, .ios, isConfigured: false)
    #expect(words(early.call(.openLink(link))) == ["finish 1 link false -"])
    #expect(words(early.call(.configure)).first == "finish 2 done")
  }

  @Test("has no call for links elsewhere", arguments: allTargets.filter { $0.sdk != .native || $0.platform != .ios })
  func hasNoLinkCall(target: Target) {
    var driver = driver(target.sdk, target.platform)
    #expect(words(driver.call(.openLink(link))) == ["finish 1 noSuchCall"])
  }

  // MARK: Customer

  @Test("returns customer info from the cache or the service, by its policy")
  func customerInfo() {
    var driver = driver()
    #expect(words(driver.call(.customerInfo(.fromCacheOnly))) == ["finish 1 nothingCached"])
    #expect(words(driver.call(.customerInfo(.cachedOrFetched))) == ["ask 1 customer ada"])
    #expect(words(driver.answer(.success(.customer(pro)))) == ["tell customerInfoUpdated", "finish 2 customer"])
    #expect(words(driver.call(.customerInfo(.notStaleCachedOrFetched))) == ["finish 3 customer"])
    #expect(words(driver.call(.customerInfo(.fetchCurrent))) == ["ask 2 customer ada"])
    #expect(words(driver.answer(.success(.customer(pro)))) == ["finish 4 customer"])
  }

  @Test("sends the listener on Android what has run out by the date of the answer alone, and on iOS not")
  func listenerHearsOfTheDate() {
    let end = Timestamp(milliseconds: 2_000)
    func customer(at moment: Int64) -> Grant {
      let record = Customer(
        originalAppUserId: "ada", firstSeen: Timestamp(milliseconds: 0), requestDate: Timestamp(milliseconds: moment))
      let subscription = Subscription(
        productId: "monthly", store: .rcBilling, purchasedAt: Timestamp(milliseconds: 1), expiresAt: end)
      let entitlement = Entitlement(id: "pro", isActive: true, productId: "monthly", expiresAt: end)
      return Grant(entitlements: [entitlement], subscriptions: [subscription], customer: record)
    }
    for (platform, moment, isNews) in [
      (Platform.android, 1_500, false), (.android, 2_000, true), (.ios, 1_500, false), (.ios, 2_001, false),
    ] {
      var driver = driver(.flutter, platform)
      for (number, at) in [Int64(1_000), Int64(moment)].enumerated() {
        driver.call(.customerInfo(.fetchCurrent))
        let effects = words(driver.answer(.success(.customer(customer(at: at)))))
        #expect(effects.contains("tell customerInfoUpdated") == (number == 0 || isNews), "\(platform) at \(at)")
      }
    }
  }

  @Test("returns stale customer info and fetches a new one, or fetches first")
  func staleCustomerInfo() {
    var driver = driver()
    driver.call(.customerInfo(.fetchCurrent))
    driver.answer(.success(.customer(pro)))
    driver.now = driver.now.advanced(byMilliseconds: 300_000)
    #expect(words(driver.call(.customerInfo(.cachedOrFetched))) == ["finish 2 customer", "ask 2 customer ada"])
    #expect(driver.call(.customerInfo(.notStaleCachedOrFetched)).isEmpty, "it waits for the fetch in progress")
    #expect(words(driver.answer(.success(.customer(pro)))) == ["finish 3 customer"])
  }

  @Test("logs in after the service has answered")
  func logsIn() {
    var driver = driver(user: nil)
    #expect(words(driver.call(.logOut)) == ["finish 1 logOutWhileAnonymous"])
    #expect(words(driver.call(.logIn(appUserId: "null"))) == ["finish 2 invalidAppUserId"])
    #expect(words(driver.call(.logIn(appUserId: " bob "))) == ["ask 1 logIn bob"])
    #expect(driver.behaviour.state.isAnonymous)
    #expect(
      words(driver.answer(.success(.logIn(pro, created: true)))) == ["tell customerInfoUpdated", "finish 3 logIn true"])
    #expect(driver.behaviour.state.redeemer.appUserId == "bob" && !driver.behaviour.state.isAnonymous)
  }

  @Test("logs out at once, with a new anonymous user and an empty cache")
  func logsOut() throws {
    var driver = driver()
    driver.call(.redeem(.code("c")))
    driver.answer(redeemed(pro))
    driver.call(.logOut)
    let user = try #require(driver.behaviour.state.redeemer.appUserId)
    #expect(RevenueCatAdapter().isAnonymous(user) && driver.behaviour.state.isAnonymous)
    #expect(driver.behaviour.state.entitlements.all.isEmpty)
    #expect(driver.questions.first?.question == .customer(.revenueCat, Redeemer(appUserId: user, deviceId: "d")))
    #expect(words(driver.answer(.success(.customer(Grant())))) == ["tell customerInfoUpdated", "finish 2 customer"])
  }

  @Test("refuses in the SDK's words if the service cannot be reached")
  func failsInItsWords() {
    let offline = RedemptionFailure(reason: .offline, message: "No connection.")
    for call: SDKCall in [.customerInfo(.fetchCurrent), .logIn(appUserId: "bob"), .logOut] {
      var driver = driver()
      driver.call(call)
      guard case .finish(_, .refused(let error, "offline"))? = driver.answer(.failure(.failed(offline))).last else {
        Issue.record("no failure")
        continue
      }
      #expect(error == RevenueCatAdapter().renderFailure(offline, for: target(.flutter, .ios)))
    }
  }

  @Test("wraps customer info in Unity's message only", arguments: allTargets)
  func writesEvents(target: Target) throws {
    var driver = driver(target.sdk, target.platform)
    driver.call(.customerInfo(.fetchCurrent))
    guard case .tell(let event)? = driver.answer(.success(.customer(pro))).first else {
      Issue.record("no event")
      return
    }
    let info = try JSONValue(encoding: RevenueCatAdapter().replies.customer(pro, for: target, now: driver.now))
    #expect(try JSONValue(encoding: event.params) == (target.sdk == .unity ? ["customerInfo": info] : info))
  }

  @Test("keeps attributes, and removes one that is null")
  func keepsAttributes() {
    var driver = driver()
    driver.call(.setAttributes(user: ["a": 1, "b": nil], integration: ["c": "x"]))
    driver.call(.setAttributes(user: ["a": nil, "d": 2], integration: nil))
    #expect(driver.behaviour.state.userAttributes == ["d": 2])
    #expect(driver.behaviour.state.integrationAttributes == ["c": "x"])
  }

  // MARK: Receipts

  @Test("posts all receipts at once, then fetches the customer")
  func postsReceipts() {
    var driver = driver()
    #expect(words(driver.call(.postReceipts(["s1", "s2"]))) == ["ask 1 receipt s1", "ask 2 receipt s2"])
    #expect(driver.answer(.failure(.failed(busy)), at: 1).isEmpty, "one failure does not stop the other")
    #expect(words(driver.answer(.success(.receipt(.granted(pro))))) == ["ask 3 customer ada"])
    #expect(
      words(driver.answer(.success(.customer(pro)))) == [
        "tell customerInfoUpdated", "finish 1 receipts [\"granted\", \"http\"] customer",
      ])
  }

  @Test("fetches the customer alone if there are no receipts, and reports if it cannot")
  func postsNothing() {
    var driver = driver()
    #expect(words(driver.call(.postReceipts([]))) == ["ask 1 customer ada"])
    #expect(words(driver.answer(.failure(.failed(busy)))) == ["finish 1 receipts [] -"])
  }

  @Test("abandons the receipts of a gateway that cannot work")
  func abandonsReceipts() {
    var driver = driver()
    driver.call(.postReceipts(["s1", "s2"]))
    #expect(words(driver.answer(.failure(.unavailable("full")))) == ["abandon 1"])
    #expect(driver.answer(.success(.receipt(.unknownToken))).isEmpty)
  }

  // MARK: Ends

  @Test("does not finish a cancelled call, and continues what it began")
  func cancels() {
    var driver = driver()
    driver.call(.redeem(.code("c")))
    driver.call(.redeem(.code("c")))
    #expect(driver.feed(.cancelled(CallID(rawValue: 1))).isEmpty)
    #expect(words(driver.answer(redeemed(pro))) == ["tell customerInfoUpdated", "finish 2 redeemed"])
  }

  @Test("finishes every waiting call when the app is gone")
  func closes() {
    var driver = driver()
    driver.call(.customerInfo(.fetchCurrent))
    driver.call(.redeem(.code("a")))
    driver.call(.postReceipts(["s1"]))
    driver.call(.redeem(.code("b")))
    #expect(
      words(driver.feed(.closed)) == ["finish 2 failed", "finish 4 failed", "finish 1 transport", "finish 3 transport"])
    #expect(driver.behaviour.workInProgress == 0)
    #expect(driver.answer(redeemed(pro)).isEmpty)
  }

  @Test("abandons the calls of a gateway that cannot work")
  func abandons() {
    for call: SDKCall in [.redeem(.code("c")), .customerInfo(.fetchCurrent), .logIn(appUserId: "bob")] {
      var driver = driver()
      driver.call(call)
      #expect(words(driver.answer(.failure(.scriptEnded))) == ["abandon 1"])
      #expect(driver.behaviour.workInProgress == 0)
    }
  }
}
