import RedemptionCore
import Testing

@Suite("The steps of a session")
struct SessionStepsTests {
  private static let target = Target(vendor: Vendor(rawValue: "test"), sdk: .native, platform: .ios)
  private let call = CallID(rawValue: 1)
  private let start = Timestamp(milliseconds: 1_000)
  private let pro = Entitlement(id: "pro", isActive: true)

  private static let access = AccessRules(
    merge: { first, second in IdentifiedList(second + first) }, deviceStore: .appStore, statusEvent: "status",
    customerEvent: "customer", dismissalEvent: "closed")

  private func session(
    _ profile: SessionProfile, options: SessionOptions = SessionOptions(entitlementsMaxAge: 100),
    isConfigured: Bool = true
  ) -> Session {
    Session(
      target: SessionStepsTests.target, profile: profile, redeemer: Redeemer(appUserId: nil, deviceId: "d"),
      isAnonymous: true, isConfigured: isConfigured, options: options)
  }

  private func answer(_ outcome: RedemptionOutcome?, customer: Grant? = nil) -> Result<Answer, GatewayError> {
    .success(.redemption(RedemptionAnswer(outcome: outcome, customer: customer)))
  }

  /// Redeems a code and tells what followed the answer.
  private func redeem(
    _ outcome: RedemptionOutcome?, in session: inout Session, customer: Grant? = nil
  ) -> [String] {
    let begun = session.handle(.called(.redeem(code: "c"), call), at: start)
    guard case .ask(let attempt, _) = begun.last else { return words(begun) }
    return words(session.handle(.answered(attempt, answer(outcome, customer: customer)), at: start))
  }

  // MARK: Conditions

  @Test("a step with conditions is done when all of them hold, and `stop` ends the whole list")
  func conditions() {
    let profile = SessionProfile(
      onAnswer: [
        .when(.newCode, .paywallOpen, do: [.tell("never")]),
        .when(.newCode, .not(.paywallOpen), do: [.tell("first"), .when(.codeAnswered, do: [.tell("second"), .stop])]),
        .tell("last"),
      ], access: SessionStepsTests.access)
    var session = session(profile)
    #expect(redeem(.invalidCode(code: "c"), in: &session) == ["tell first -", "tell second -", "finish 1 invalidCode"])
    #expect(redeem(nil, in: &session) == ["tell first -", "tell last -", "finish 1 failed"])
  }

  @Test("an answer without the asked code is a failure of ours, and nothing is kept of it")
  func absentCode() {
    var session = session(
      SessionProfile(storesCodes: true, onAnswer: [.when(.not(.codeAnswered), do: [.stop]), .tellReply("did")]))
    #expect(redeem(nil, in: &session) == ["finish 1 failed"])
    #expect(session.storedCodes.isEmpty)
    guard case .failed(let code, let failure) = session.lastOutcome else {
      Issue.record("no failure")
      return
    }
    #expect(code == "c")
    #expect(failure.reason == .unreadable)
  }

  @Test("a paywall is covered by the device's active and the web's entitlements, and is closed where it may be")
  func paywall() {
    let profile = SessionProfile(
      onAnswer: [
        .when(.paywallCovered, .dismissesAutomatically, do: [.dismissPaywall(result: "restored")]), .tellReply("did"),
      ], access: SessionStepsTests.access)
    let grant = Grant(entitlements: [Entitlement(id: "pro", isActive: false)])
    for (wanted, automatically, closes) in [
      (["pro"], true, true), (["pro"], false, false), (["pro", "other"], true, false), (["pro", "phone"], true, true),
    ] {
      var session = session(profile)
      _ = session.handle(
        .called(.setDeviceEntitlements([Entitlement(id: "phone", isActive: true)], after: nil), nil), at: start)
      let paywall = OpenPaywall(entitlements: wanted, automaticallyDismiss: automatically)
      #expect(words(session.handle(.called(.setPaywall(paywall), call), at: start)) == ["finish 1 state"])
      let told = redeem(.redeemed(code: "c", grant: grant), in: &session, customer: grant)
      #expect(told == (closes ? ["tell closed completion result"] : []) + ["tell did redeemed", "finish 1 redeemed"])
      #expect((session.paywall == nil) == closes)
    }
  }

  @Test("a code that comes under a paywall while one is redeemed is dropped where the SDK does")
  func secondCode() {
    var session = session(
      SessionProfile(joining: .droppedUnderPaywall, atStart: [.tell("will")], access: SessionStepsTests.access))
    _ = session.handle(.called(.redeem(code: "a"), nil), at: start)
    #expect(words(session.handle(.called(.redeem(code: "b"), call), at: start)) == ["tell will -", "ask 2 b []"])
    _ = session.handle(.called(.setPaywall(OpenPaywall()), nil), at: start)
    _ = session.handle(.called(.redeem(code: "c"), nil), at: start)
    #expect(words(session.handle(.called(.redeem(code: "d"), call), at: start)) == ["finish 1 failed"])
  }

  @Test("another request is told before its wait, where there is a word for it")
  func retryEvent() {
    var session = session(SessionProfile(retry: RetryPolicy(waits: [5]) { _ in true }, retryEvent: "retry"))
    _ = session.handle(.called(.redeem(code: "c"), call), at: start)
    let failure = RedemptionFailure(reason: .http, message: "", httpStatus: 503)
    let effects = session.handle(.answered(QuestionID(rawValue: 1), .failure(.failed(failure))), at: start)
    #expect(words(effects) == ["tell retry attempt cause httpStatus wait", "wait 1 5+0"])
  }

  // MARK: Links

  @Test(
    "links that come before the SDK is configured are kept, lost or refused",
    arguments: [
      (.keepsLatest, ["ask 1 b []"], "link true -"), (.keepsAll, ["ask 1 a []", "ask 2 b []"], "link true -"),
      (.loses, [], "link true -"), (.refuses, [], "link false -"),
    ] as [(LinkRules.BeforeConfigure, [String], String)])
  func earlyLinks(_ rule: LinkRules.BeforeConfigure, asks: [String], answer: String) {
    var session = session(SessionProfile(links: LinkRules(beforeConfigure: rule)), isConfigured: false)
    for code in ["a", "b"] {
      let route = LinkRoute(code: code, isHandled: true)
      #expect(words(session.handle(.called(.openLink(route), call), at: start)) == ["finish 1 \(answer)"])
    }
    #expect(words(session.handle(.configured, at: start)) == asks)
    #expect(session.linksWaiting == 0)
  }

  @Test("a link's own events come before its redemption, and the answer says what the SDK's call returns")
  func linkEvents() {
    var session = session(
      SessionProfile(atStart: [.when(.openedLink, do: [.tell("will")])], links: LinkRules(beforeConfigure: .keepsAll)))
    let route = LinkRoute(code: "c", events: [SessionEvent(name: "opened", body: .empty)], isHandled: true)
    #expect(
      words(session.handle(.called(.openLink(route), call), at: start))
        == ["tell opened -", "tell will -", "ask 1 c []", "finish 1 link true -"])
    let other = LinkRoute(isHandled: false, error: "No.")
    #expect(words(session.handle(.called(.openLink(other), call), at: start)) == ["finish 1 link false No."])
  }

  @Test("an SDK without a call for links refuses them, and one without entitlements refuses to be told of any")
  func noSuchCall() {
    var session = session(SessionProfile())
    #expect(
      words(session.handle(.called(.openLink(LinkRoute(isHandled: true)), call), at: start)) == ["finish 1 noSuchCall"])
    #expect(words(session.handle(.called(.setPaywall(nil), call), at: start)) == ["finish 1 noSuchCall"])
  }

  // MARK: Receipts

  @Test("receipts go out together, each result is told, and the customer is asked for after the last")
  func receipts() {
    var session = session(SessionProfile())
    let asked = words(session.handle(.called(.postReceipts(["x", "y", "z"]), call), at: start))
    #expect(asked == ["receipt 2 x", "receipt 3 y", "receipt 4 z"])
    let offline = RedemptionFailure(reason: .offline, message: "")
    #expect(session.handle(.answered(QuestionID(rawValue: 3), .failure(.failed(offline))), at: start).isEmpty)
    #expect(
      session.handle(.answered(QuestionID(rawValue: 2), .success(.receipt(.granted(Grant())))), at: start).isEmpty)
    let last = session.handle(.answered(QuestionID(rawValue: 4), .success(.receipt(.unknownToken))), at: start)
    #expect(words(last) == ["customer 5"])
    let end = session.handle(.answered(QuestionID(rawValue: 5), .success(.customer(Grant()))), at: start)
    #expect(words(end) == ["finish 1 receipts [\"granted\", \"offline\", \"unknownToken\"] customer"])
  }
}
