import Foundation
import RedemptionCore
import RedemptionTesting
import Testing

@testable import SuperwallAdapter

@Suite("Superwall's behaviour around a checkout in a paywall's page")
struct BehaviourCheckoutTests {
  private let page = PageCheckout(id: "ctx", product: "p")

  private func answer(_ state: CheckoutAnswer.State?) -> Result<Answer, GatewayError> {
    .success(.own(CheckoutAnswer(state: state).answer))
  }

  private func redeemed(_ code: String) -> Result<Answer, GatewayError> {
    let outcome = RedemptionOutcome.redeemed(code: code, grant: .pro)
    let redemption = RedemptionAnswer(outcome: outcome, customer: .pro)
    return .success(.own(CheckoutAnswer(state: .complete, redemption: redemption).answer))
  }

  /// An app whose page has reported the payment, and whose SDK has asked once.
  private func asked(_ sdk: SDK = .native) -> BehaviourDriver<SuperwallBehaviour> {
    var app = driver(.ios, sdk)
    app.call(.own(ReportCheckout(step: .submit, checkout: page)))
    app.call(.own(ReportCheckout(step: .complete, checkout: page)))
    return app
  }

  @Test("asks every second and a half for a minute, which is 40 times")
  func poll() {
    var app = asked()
    let start = app.now
    var requests = 1
    app.answer(answer(.pending))
    while app.behaviour.nextWait != nil {
      app.endWait()
      guard !app.questions.isEmpty else { break }
      requests += 1
      #expect(app.now == start.advanced(byMilliseconds: Int64(requests - 1) * 1_500))
      app.answer(answer(.pending))
    }
    #expect(requests == 40)
    #expect(app.now == start.advanced(byMilliseconds: 60_000))
    #expect(app.behaviour.checkout.pending == nil)
  }

  @Test("what a poll without a code leaves pending")
  func withoutCode() {
    for (state, isPending) in [(CheckoutAnswer.State.failed, false), (.complete, false), (nil, true)] {
      var app = asked()
      app.answer(answer(state))
      #expect((app.behaviour.checkout.pending != nil) == isPending, "\(String(describing: state))")
      #expect(app.behaviour.nextWait == nil)
    }
  }

  @Test("a status that the service leaves out, or a failure, uses up an attempt in the foreground alone")
  func attempts() {
    var app = driver(.ios)
    app.call(.own(ReportCheckout(step: .submit, checkout: page)))
    for left in [4, 3, 2, 1] {
      app.call(.foreground)
      app.answer(answer(nil))
      if !app.questions.isEmpty { app.answer(.success(.customer(Grant()))) }
      #expect(app.behaviour.checkout.pending?.remainingAttempts == left)
    }
    app.call(.own(SetPaywall(open: true)))
    app.answer(answer(nil))
    #expect(app.behaviour.checkout.pending?.remainingAttempts == 1)
    // The payment of the same checkout keeps what is left of the attempts.
    app.call(.own(ReportCheckout(step: .complete, checkout: page)))
    app.answer(answer(nil))
    #expect(app.behaviour.checkout.pending?.remainingAttempts == 1)
    app.call(.foreground)
    app.answer(answer(nil))
    #expect(app.behaviour.checkout.pending == nil)
  }

  @Test("a redemption by link ends the wait, once the delegate has heard of it")
  func endsByLink() {
    var options = SuperwallOptions()
    options.alertsStayOpen = true
    var app = driver(.ios, options: options)
    app.call(.own(ReportCheckout(step: .submit, checkout: page)))
    app.call(.redeem(.code("c")))
    app.answer(.redeemed("c", [.web("pro")]))
    #expect(app.behaviour.checkout.pending != nil)
    #expect(words(app.call(.own(CloseAlert()))) == ["tell didRedeemLink", "finish 2 redeemed", "finish 3 done"])
    #expect(app.behaviour.checkout.pending == nil)
  }

  @Test("calls that wait for an alert end when they are cancelled, and when the session closes")
  func endsWaits() {
    var options = SuperwallOptions()
    options.alertsStayOpen = true
    var app = driver(.ios, options: options)
    for code in ["c", "d"] {
      app.call(.redeem(.code(code)))
      app.answer(.redeemed(code, [.web("pro")]))
    }
    app.feed(.cancelled(CallID(rawValue: 1)))
    #expect(words(app.feed(.closed)) == ["finish 2 failed"])
  }

  @Test("the refresh of the foreground waits for the end of the poll")
  func refresh() {
    var app = driver(.ios)
    app.call(.own(ReportCheckout(step: .submit, checkout: page)))
    #expect(words(app.call(.foreground)) == ["ask 1 own checkout", "finish 2 done"])
    #expect(words(app.answer(answer(.pending))).isEmpty)
    #expect(words(app.endWait()) == ["ask 2 own checkout"])
    #expect(words(app.answer(answer(.failed))) == ["ask 3 customer -"])
  }

  @Test("the request has the user of the poll's start, and the answer replaces the stored codes")
  func user() {
    var app = driver(.ios)
    app.call(.redeem(.code("old")))
    app.answer(.redeemed("old", [.web("pro")]))
    app.call(.own(ReportCheckout(step: .submit, checkout: page)))
    app.call(.own(ReportCheckout(step: .complete, checkout: page)))
    app.answer(answer(.pending))
    app.call(.logIn(appUserId: "ada"))
    app.endWait()
    guard case .own(_, let redeemer, _)? = app.questions.last?.question else {
      Issue.record("no poll")
      return
    }
    #expect(redeemer.appUserId == nil)
  }

  @Test("closing the app while the delegate waits for the second call ends everything")
  func closes() {
    var app = asked()
    app.answer(redeemed("c"))
    app.call(.own(ReportCheckout(step: .submit, checkout: page)))
    #expect(app.behaviour.workInProgress == 1)
    app.feed(.closed)
    #expect(app.behaviour.workInProgress == 0 && app.behaviour.nextWait == nil)
  }

  @Test("a gateway that cannot work ends the poll")
  func unavailable() {
    var app = asked()
    #expect(app.answer(.failure(.unavailable("full"))).isEmpty)
    #expect(app.behaviour.nextWait == nil && app.behaviour.checkout.pending != nil)
  }

  /// `SuperwallPlacementInfo+Json.swift` of expo-superwall 1.2.0; `SuperwallUnityBridge.swift` of Superwall-Unity.
  @Test("wrappers pass the tracked events on as their own modules do")
  func wrappers() throws {
    for (step, expo, unity) in [
      (CheckoutStep.start, "stripeCheckoutStart", "stripeCheckout_start"),
      (.submit, "stripeCheckoutSubmit", "stripeCheckout_submit"), (.fail, "stripeCheckoutFail", "stripeCheckout_fail"),
      (.abandon, "transactionAbandon", "transaction_abandon"),
    ] {
      let inExpo = try event(of: step, .reactNative)
      #expect(inExpo.name == "handleSuperwallEvent")
      #expect(inExpo.params["eventInfo"]?["event"]?["event"] == .string(expo))
      let inUnity = try event(of: step, .unity)
      #expect(inUnity.name == "handleSuperwallEvent" && inUnity.params["eventType"] == .string(unity))
      #expect(inUnity.params["params"]?["store"] == "STRIPE")
      // `SuperwallDelegate.swift` of superwallkit_flutter 2.4.11 makes a custom placement of it, in Dart's message.
      #expect(try event(of: step, .flutter).name == unity)
    }
  }

  private func event(of step: CheckoutStep, _ sdk: SDK) throws -> (name: String, params: JSONValue) {
    var app = driver(.ios, sdk)
    for case .tell(let event) in app.call(.own(ReportCheckout(step: step, checkout: page))) {
      return (event.name, try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(event.params)))
    }
    throw CancellationError()
  }
}
