import RedemptionCore
import RedemptionTesting
import Testing

@testable import SuperwallAdapter

@Suite("Superwall's behaviour")
struct BehaviourTests {
  private let offline = RedemptionFailure(reason: .offline, message: "No connection.")

  // MARK: Start

  @Test("names a device, and asks about a given user before the app looks", arguments: Platform.allCases)
  func starts(on platform: Platform) {
    var fresh = BehaviourDriver(SuperwallBehaviour(target: .superwall(platform), options: SuperwallOptions()))
    #expect(words(fresh.begin(SDKStart(appUserId: nil, call: CallID(rawValue: 9)))) == ["finish 9 done"])
    #expect(fresh.behaviour.redeemer.deviceId.hasPrefix("$SuperwallDevice:"))
    #expect(fresh.behaviour.state.isAnonymous && fresh.behaviour.status == .inactive)

    var known = BehaviourDriver(SuperwallBehaviour(target: .superwall(platform), options: SuperwallOptions()))
    #expect(words(known.begin(SDKStart(appUserId: " ada ", call: CallID(rawValue: 9)))) == ["ask 1 customer ada"])
    #expect(words(known.answer(.success(.customer(.pro)))) == ["finish 9 done"])
    #expect(known.behaviour.status.entitlements.map(\.id) == ["pro"])
  }

  @Test("starts without what the user has if nobody answers, or if a redemption has returned something newer")
  func startsLate() {
    var failed = BehaviourDriver(SuperwallBehaviour(target: .superwall(.ios), options: SuperwallOptions()))
    failed.begin(SDKStart(deviceId: "d", call: CallID(rawValue: 9)))
    #expect(words(failed.answer(.failure(.unavailable("full")))) == ["finish 9 done"])
    #expect(failed.behaviour.status.entitlements.isEmpty && failed.behaviour.workInProgress == 0)

    var late = BehaviourDriver(SuperwallBehaviour(target: .superwall(.ios), options: SuperwallOptions()))
    late.begin(SDKStart(deviceId: "d"))
    late.call(.redeem(.code("c")))
    late.answer(.redeemed("c", [.web("plus")]), at: 1)
    late.answer(.success(.customer(.pro)))
    #expect(late.behaviour.status.entitlements.map(\.id) == ["plus"])
  }

  @Test("an app that has not configured its SDK is refused")
  func refuses() {
    var app = driver(.ios, isConfigured: false)
    #expect(words(app.call(.redeem(.code("c")))) == ["finish 1 notConfigured"])
    #expect(words(app.call(.own(SetPaywall(open: false)))) == ["finish 2 notConfigured"])
    #expect(words(app.call(.logIn(appUserId: " "))) == ["finish 3 invalidAppUserId"])
    #expect(words(app.call(.own(SetPurchaseController(external: true)))) == ["finish 4 done"])
    app.call(.configure)
    #expect(words(app.call(.postReceipts([]))) == ["finish 6 noSuchCall"])
  }

  @Test("configuring polls on iOS and sends the stored codes on Android")
  func configures() {
    var ios = driver(.ios, isConfigured: false)
    #expect(words(ios.call(.configure)) == ["ask 1 customer -", "finish 1 done"])
    #expect(words(ios.call(.configure)) == ["finish 2 done"])
    var android = driver(.android, isConfigured: false)
    #expect(words(android.call(.configure)) == ["tell redemption_start", "ask 1 redeem - []", "finish 1 done"])
  }

  // MARK: Order of events

  @Test("a redemption on iOS: events before the request, and after the answer")
  func redeemsOnApple() {
    var app = driver(.ios)
    #expect(
      words(app.call(.redeem(.code("c")))) == ["tell redemption_start", "tell willRedeemLink", "ask 1 redeem c []"])
    #expect(
      words(app.answer(.redeemed("c", [.web("pro")]))) == [
        "tell redemption_complete", "tell customerInfoDidChange", "tell customerInfo_didChange",
        "tell subscriptionStatusDidChange", "tell subscriptionStatus_didChange",
        "tell webPurchaseConfirmationAlert", "tell didRedeemLink", "finish 1 redeemed",
      ])
    #expect(app.behaviour.state.storedCodes.map(\.code) == ["c"])
    #expect(words(app.call(.redeem(.code("d")))).last == "ask 2 redeem d [\"c\"]")
  }

  @Test("a redemption on Android: status before the reply, customer info after it, then the loop starts anew")
  func redeemsOnAndroid() {
    var app = driver(.android)
    #expect(
      words(app.call(.redeem(.code("c")))) == ["tell willRedeemLink", "tell redemption_start", "ask 1 redeem c []"])
    #expect(
      words(app.answer(.redeemed("c", [.web("pro")]))) == [
        "tell redemption_complete", "tell subscriptionStatusDidChange", "tell subscriptionStatus_didChange",
        "tell didRedeemLink", "ask 2 customer -",
        "finish 1 redeemed",
      ])
    #expect(app.behaviour.nextWait == nil)
    #expect(
      words(app.answer(.success(.customer(.pro)))) == ["tell customerInfoDidChange", "tell customerInfo_didChange"])
    #expect(app.behaviour.nextWait == SDKWait(due: app.now.advanced(byMilliseconds: 86_400_000), kind: .planned))
  }

  @Test("a failure ends with the reply, and with a failed restore under a paywall")
  func fails() {
    let refused = RedemptionFailure(reason: .refused, message: "No.")
    for (platform, told) in [
      (Platform.ios, ["redemption_fail", "restore_fail", "didRedeemLink"]),
      (.android, ["redemption_fail", "didRedeemLink", "restore_fail"]),
    ] {
      let poll = platform == .android ? ["ask 2 customer -"] : []
      var app = driver(platform)
      app.call(.own(SetPaywall(open: true)))
      app.call(.redeem(.code("c")))
      #expect(words(app.answer(.failure(.failed(refused)))) == told.map { "tell \($0)" } + poll + ["finish 2 failed"])
      #expect(app.behaviour.state.storedCodes.isEmpty && app.behaviour.lastOutcome?.kind == .failed)
    }
  }

  @Test("an answer without the requested code: Android tells it, closes the paywall and polls; iOS falls silent")
  func absentCode() {
    for (platform, told) in [
      (Platform.ios, ["redemption_complete"]),
      (.android, ["redemption_complete", "restore_fail", "didRedeemLink", "register"]),
    ] {
      let poll = platform == .android ? ["ask 2 customer -"] : []
      var app = driver(platform)
      app.call(.own(SetPaywall(open: true)))
      app.call(.redeem(.code("c")))
      let answer = RedemptionAnswer(outcome: nil)
      #expect(
        words(app.answer(.success(.redemption(answer)))) == told.map { "tell \($0)" } + poll + ["finish 2 failed"])
      #expect((app.behaviour.paywall == nil) == (platform == .android))
    }
  }

  @Test("a paywall on iOS is covered by the device's active and the web's entitlements, and closed if it may be")
  func paywallOnApple() {
    for (wanted, automatically, isCovered) in [
      (["pro"], true, true), (["pro"], false, true), (["pro", "other"], true, false), (["pro", "phone"], true, true),
    ] {
      var app = driver(.ios)
      app.call(.own(SetDeviceEntitlements(entitlements: [.identifier("phone")])))
      app.call(.own(SetPaywall(open: true, entitlements: wanted, automaticallyDismiss: automatically)))
      #expect(words(app.call(.redeem(.code("c")))).first == "tell restore_start")
      let told = words(app.answer(.redeemed("c", [.web("pro", isActive: false)])))
      #expect(told.contains(isCovered ? "tell restore_complete" : "tell restore_fail"))
      #expect(told.contains("tell register") == (isCovered && automatically))
      #expect((app.behaviour.paywall == nil) == (isCovered && automatically))
    }
  }

  @Test("a paywall on Android is covered by the web alone, and closed in any case")
  func paywallOnAndroid() {
    for (wanted, isCovered) in [([], true), (["pro"], true), (["phone"], false)] {
      var app = driver(.android)
      app.call(.own(SetDeviceEntitlements(entitlements: [.identifier("phone")])))
      app.call(.own(SetPaywall(open: true, entitlements: wanted, automaticallyDismiss: false)))
      app.call(.redeem(.code("c")))
      let told = words(app.answer(.redeemed("c", [.web("pro")])))
      #expect(told.contains(isCovered ? "tell restore_complete" : "tell restore_fail"))
      #expect(told.contains("tell register") && app.behaviour.paywall == nil)
    }
  }

  @Test("iOS drops a code that comes while one is redeemed that began under a paywall")
  func dropsCodes() {
    var app = driver(.ios)
    app.call(.redeem(.code("a")))
    #expect(words(app.call(.redeem(.code("b")))).last == "ask 2 redeem b []")
    app.call(.own(SetPaywall(open: true)))
    app.call(.redeem(.code("c")))
    #expect(words(app.call(.redeem(.code("d")))) == ["finish 5 failed"])
  }

  // MARK: Retries

  @Test("iOS waits longer before each of six retries, and sends the same request under the same id")
  func retries() {
    var app = driver(.ios)
    app.call(.redeem(.code("c")))
    for wait: Int64 in [5_000, 6_538, 8_550, 11_180, 14_620, 19_118] {
      let asked = app.now
      #expect(words(app.answer(.failure(.failed(offline)))) == ["tell redemption_retry"])
      let due = app.behaviour.nextWait?.due.milliseconds ?? 0
      #expect(app.behaviour.nextWait?.kind == .backoff)
      #expect((wait..<(wait + 1_000)).contains(due - asked.milliseconds))
      #expect(words(app.endWait()) == ["ask 1 redeem c []"])
    }
    #expect(app.questions.first?.context.retries == 6)
    #expect(words(app.answer(.failure(.failed(offline)))).last == "finish 1 failed")
    guard case .failed(_, let failure) = app.behaviour.lastOutcome else {
      Issue.record("no failure")
      return
    }
    #expect(failure.attempts == 7)
  }

  @Test("iOS retries if the service may recover, and not if it refused")
  func choosesRetries() {
    func isRetried(_ reason: RedemptionFailure.Reason, status: Int? = nil) -> Bool {
      var app = driver(.ios)
      app.call(.redeem(.code("c")))
      app.answer(.failure(.failed(RedemptionFailure(reason: reason, message: "", httpStatus: status))))
      return app.behaviour.nextWait?.kind == .backoff
    }
    for status in [500, 503, 599, 408, 425, 429, 499] { #expect(isRetried(.http, status: status)) }
    for status in [301, 400, 401, 403, 404, 409, 422] { #expect(!isRetried(.http, status: status)) }
    for reason in [RedemptionFailure.Reason.offline, .timeout, .transport] { #expect(isRetried(reason)) }
    for reason in [RedemptionFailure.Reason.unreadable, .refused] { #expect(!isRetried(reason)) }
  }

  @Test("Android redeems once, and retries a refresh after any failure")
  func retriesOnAndroid() {
    for reason in RedemptionFailure.Reason.allCases {
      let failure = RedemptionFailure(reason: reason, message: "", httpStatus: 500)
      var app = driver(.android)
      app.call(.redeem(.code("c")))
      #expect(words(app.answer(.failure(.failed(failure)))).last == "finish 1 failed")
      app.answer(.failure(.failed(failure)))
      #expect(app.behaviour.nextWait?.kind == .backoff)
    }
  }

  @Test("on a virtual clock a retry comes before anything planned")
  func retriesOnVirtualClock() {
    var app = driver(.ios)
    app.call(.setAttributes(user: nil, integration: ["x": "1"]))
    app.call(.redeem(.code("c")))
    var turn = SDKTurn(now: app.now)
    turn.endsBackoffAtOnce = true
    app.behaviour.handle(.answered(QuestionID(rawValue: 1), .failure(.failed(offline))), &turn)
    #expect(app.behaviour.nextWait == SDKWait(due: app.now, kind: .backoff))
  }

  // MARK: Ends

  @Test("closing finishes every waiting call, and a cancelled one has no result")
  func closes() {
    var app = driver(.android)
    app.call(.redeem(.code("a")))
    app.call(.customerInfo(.fetchCurrent))
    app.call(.redeem(.code("b")))
    app.feed(.cancelled(CallID(rawValue: 3)))
    #expect(words(app.feed(.closed)) == ["finish 1 failed", "finish 2 transport"])
    #expect(app.behaviour.workInProgress == 0 && app.behaviour.nextWait == nil)
    #expect(app.answer(.redeemed("a", [])).isEmpty)
  }

  @Test("a gateway that cannot work abandons the calls, without an event")
  func abandons() {
    var app = driver(.ios)
    app.call(.redeem(.code("c")))
    #expect(words(app.answer(.failure(.unavailable("full")))) == ["abandon 1"])
    app.call(.customerInfo(.fetchCurrent))
    #expect(words(app.answer(.failure(.scriptEnded))) == ["abandon 2"])
  }

  @Test("a question carries what the service gets beside it")
  func carriesContext() {
    var app = driver(.android)
    app.call(.redeem(.code("c")))
    app.answer(.redeemed("c", [.web("pro")]))
    app.call(.setAttributes(user: nil, integration: ["x": "1"]))
    let own = app.questions.last?.context.own as? SuperwallServiceContext
    #expect(own?.activeEntitlements == ["pro"])
    #expect(own?.integrationAttributes == ["x": "1"])
  }
}

// MARK: Shared

/// An app that was just installed.
func driver(
  _ platform: Platform, _ sdk: SDK = .native, isConfigured: Bool = true, options: SuperwallOptions = SuperwallOptions()
) -> BehaviourDriver<SuperwallBehaviour> {
  let target = Target(vendor: .superwall, sdk: sdk, platform: platform)
  var driver = BehaviourDriver(SuperwallBehaviour(target: target, options: options))
  driver.begin(SDKStart(isConfigured: isConfigured))
  return driver
}

extension Target {
  static func superwall(_ platform: Platform) -> Target {
    Target(vendor: .superwall, sdk: .native, platform: platform)
  }
}

extension Entitlement {
  static func web(_ id: String, isActive: Bool = true, expiresAt: Timestamp? = nil) -> Entitlement {
    Entitlement(id: id, isActive: isActive, store: .stripe, expiresAt: expiresAt)
  }
}

extension Grant {
  static let pro = Grant(entitlements: [.web("pro")])
}

extension Result<Answer, GatewayError> {
  static func redeemed(_ code: String, _ entitlements: [Entitlement], owner: Owner = .device(id: "d")) -> Self {
    let grant = Grant(owner: owner, entitlements: IdentifiedList(entitlements))
    return .success(.redemption(RedemptionAnswer(outcome: .redeemed(code: code, grant: grant), customer: grant)))
  }
}
