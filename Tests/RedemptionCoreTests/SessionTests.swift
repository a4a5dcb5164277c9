import RedemptionCore
import Testing

@Suite("A session")
struct SessionTests {
  private static let target = Target(vendor: Vendor(rawValue: "test"), sdk: .native, platform: .ios)
  private let first = CallID(rawValue: 1)
  private let second = CallID(rawValue: 2)
  private let offline = RedemptionFailure(reason: .offline, message: "No connection.")

  private func session(_ profile: SessionProfile = SessionProfile()) -> Session {
    Session(
      target: SessionTests.target, profile: profile, redeemer: Redeemer(appUserId: "u", deviceId: "d"),
      isAnonymous: false, isConfigured: true)
  }

  /// Feeds inputs at one moment; these tests are not about time.
  private func feed(_ input: SessionInput, to session: inout Session) -> [SessionEffect] {
    session.handle(input, at: Timestamp(milliseconds: 0))
  }

  private func answer(_ outcome: RedemptionOutcome?, held: [RedemptionOutcome] = []) -> Result<
    Answer, GatewayError
  > {
    .success(.redemption(RedemptionAnswer(outcome: outcome, storedOutcomes: held)))
  }

  @Test("asks, tells in the profile's order and finishes")
  func redeems() {
    var session = session(
      SessionProfile(
        atStart: [.tell("start"), .tell("will")], onAnswer: [.tellReply("did")],
        onFailure: [.tellReply("fail")]))
    #expect(
      words(feed(.called(.redeem(code: "c"), first), to: &session)) == ["tell start -", "tell will -", "ask 1 c []"])
    #expect(session.redemptionsUnderWay == 1)
    let effects = feed(.answered(QuestionID(rawValue: 1), answer(.invalidCode(code: "c"))), to: &session)
    #expect(words(effects) == ["tell did invalidCode", "finish 1 invalidCode"])
    #expect(session.redemptionsUnderWay == 0)
  }

  @Test("plays the steps of a failure when no answer came, and finishes with the failure and its attempts")
  func fails() {
    var session = session(SessionProfile(onAnswer: [.tellReply("did")], onFailure: [.tellReply("fail")]))
    _ = feed(.called(.redeem(code: "c"), first), to: &session)
    let effects = feed(.answered(QuestionID(rawValue: 1), .failure(.failed(offline))), to: &session)
    #expect(words(effects) == ["tell fail failed", "finish 1 failed"])
    guard case .finish(_, .outcome(.failed(let code, let failure))) = effects.last else {
      Issue.record("no failure")
      return
    }
    #expect(code == "c")
    #expect(failure.attempts == 1)
  }

  @Test("retries as often as its policy has waits, each time under a new attempt, and counts")
  func retries() {
    var session = session(SessionProfile(retry: RetryPolicy(waits: [5, 10], jitter: 3) { $0.reason == .offline }))
    _ = feed(.called(.redeem(code: "c"), first), to: &session)
    #expect(words(feed(.answered(QuestionID(rawValue: 1), .failure(.failed(offline))), to: &session)) == ["wait 1 5+3"])
    #expect(words(feed(.waited(QuestionID(rawValue: 1)), to: &session)) == ["ask 2 c []"])
    #expect(
      words(feed(.answered(QuestionID(rawValue: 2), .failure(.failed(offline))), to: &session)) == ["wait 2 10+3"])
    #expect(words(feed(.waited(QuestionID(rawValue: 2)), to: &session)) == ["ask 3 c []"])
    let effects = feed(.answered(QuestionID(rawValue: 3), .failure(.failed(offline))), to: &session)
    guard case .finish(_, .outcome(.failed(_, let failure))) = effects.last else {
      Issue.record("no failure")
      return
    }
    #expect(failure.attempts == 3)
  }

  @Test("does not retry what its policy does not name")
  func doesNotRetry() {
    var session = session(SessionProfile(retry: RetryPolicy(waits: [5]) { $0.reason == .offline }))
    _ = feed(.called(.redeem(code: "c"), first), to: &session)
    let refused = RedemptionFailure(reason: .refused, message: "No.")
    #expect(
      words(feed(.answered(QuestionID(rawValue: 1), .failure(.failed(refused))), to: &session)) == ["finish 1 failed"])
  }

  @Test("ignores an answer or a wait of an attempt that is over")
  func ignoresStale() {
    var session = session()
    _ = feed(.called(.redeem(code: "c"), first), to: &session)
    _ = feed(.answered(QuestionID(rawValue: 1), answer(.invalidCode(code: "c"))), to: &session)
    #expect(feed(.answered(QuestionID(rawValue: 1), answer(.invalidCode(code: "c"))), to: &session).isEmpty)
    #expect(feed(.waited(QuestionID(rawValue: 1)), to: &session).isEmpty)
  }

  @Test(
    "lets a second redemption join the first as its profile says",
    arguments: [
      (.none, "c", false), (.byUserAndCode, "c", true), (.byUserAndCode, "other", false), (.always, "other", true),
    ]
      as [(SessionProfile.Joining, String, Bool)])
  func joins(_ joining: SessionProfile.Joining, code: String, joins: Bool) {
    var session = session(SessionProfile(joining: joining))
    _ = feed(.called(.redeem(code: "c"), first), to: &session)
    let effects = feed(.called(.redeem(code: code), second), to: &session)
    #expect(words(effects) == (joins ? [] : ["ask 2 \(code) []"]))
    let finished = feed(.answered(QuestionID(rawValue: 1), answer(.invalidCode(code: "c"))), to: &session)
    #expect(words(finished) == ["finish 1 invalidCode"] + (joins ? ["finish 2 invalidCode"] : []))
  }

  @Test("keeps answered codes and sends them along where its SDK does")
  func storesCodes() {
    var session = session(SessionProfile(storesCodes: true))
    _ = feed(.called(.redeem(code: "a"), nil), to: &session)
    _ = feed(.answered(QuestionID(rawValue: 1), answer(.redeemed(code: "a", grant: Grant()))), to: &session)
    #expect(session.storedCodes.map(\.code) == ["a"])
    #expect(words(feed(.called(.redeem(code: "b"), nil), to: &session)) == ["ask 2 b [\"a\"]"])
    _ = feed(
      .answered(QuestionID(rawValue: 2), answer(.invalidCode(code: "b"), held: [.invalidCode(code: "a")])), to: &session
    )
    #expect(session.storedCodes.map(\.code) == ["a", "b"])
    #expect(session.storedCodes.first?.outcome == .invalidCode(code: "a"))
  }

  @Test("a cancelled call is not answered, and its redemption goes on")
  func cancels() {
    var session = session()
    _ = feed(.called(.redeem(code: "c"), first), to: &session)
    #expect(feed(.cancelled(first), to: &session).isEmpty)
    #expect(session.redemptionsUnderWay == 1)
    #expect(feed(.answered(QuestionID(rawValue: 1), answer(.invalidCode(code: "c"))), to: &session).isEmpty)
  }

  @Test("closing answers every waiting call with a failure and leaves nothing under way")
  func closes() {
    var session = session()
    _ = feed(.called(.redeem(code: "a"), first), to: &session)
    _ = feed(.called(.redeem(code: "b"), second), to: &session)
    #expect(words(feed(.closed, to: &session)) == ["finish 1 failed", "finish 2 failed"])
    #expect(session.redemptionsUnderWay == 0)
    #expect(feed(.answered(QuestionID(rawValue: 1), answer(nil)), to: &session).isEmpty)
  }

  @Test("a copy taken before an input is the state to go back to")
  func goesBack() {
    var session = session()
    let before = session
    _ = feed(.called(.redeem(code: "c"), first), to: &session)
    session = before
    #expect(session.redemptionsUnderWay == 0)
    #expect(words(feed(.called(.redeem(code: "c"), second), to: &session)) == ["ask 1 c []"])
  }

  @Test("a gateway that cannot work drops the redemption without a step and tells the call why")
  func abandons() {
    var session = session(SessionProfile(onAnswer: [.tellReply("did")], onFailure: [.tellReply("fail")]))
    _ = feed(.called(.redeem(code: "c"), first), to: &session)
    #expect(
      words(feed(.answered(QuestionID(rawValue: 1), .failure(.unavailable("full"))), to: &session)) == ["abandon 1"])
    #expect(session.redemptionsUnderWay == 0)
  }

  @Test("an app that has not configured its SDK is refused by it")
  func refusesUnconfigured() {
    var session = Session(
      target: SessionTests.target, profile: SessionProfile(), redeemer: Redeemer(appUserId: nil, deviceId: "d"),
      isAnonymous: true, isConfigured: false)
    #expect(words(feed(.called(.redeem(code: "c"), first), to: &session)) == ["finish 1 notConfigured"])
    _ = feed(.configured, to: &session)
    #expect(words(feed(.called(.redeem(code: "c"), first), to: &session)) == ["ask 1 c []"])
  }

  @Test("customer info comes from the cache or the service as its policy says")
  func customerInfo() {
    var session = session(SessionProfile(customerEvent: "updated"))
    #expect(words(feed(.called(.customerInfo(.fromCacheOnly), first), to: &session)) == ["finish 1 nothingCached"])
    #expect(words(feed(.called(.customerInfo(.cachedOrFetched), first), to: &session)) == ["customer 1"])
    let pro = Grant(entitlements: [Entitlement(id: "pro", isActive: true)])
    let answered = feed(.answered(QuestionID(rawValue: 1), .success(.customer(pro))), to: &session)
    #expect(words(answered) == ["tell updated customer", "finish 1 customer"])
    for policy in [FetchPolicy.fromCacheOnly, .cachedOrFetched, .notStaleCachedOrFetched] {
      #expect(words(feed(.called(.customerInfo(policy), first), to: &session)) == ["finish 1 customer"])
    }
    #expect(words(feed(.called(.customerInfo(.fetchCurrent), first), to: &session)) == ["customer 2"])
    let same = feed(.answered(QuestionID(rawValue: 2), .success(.customer(pro))), to: &session)
    #expect(words(same) == ["finish 1 customer"], "the same again is no news")
  }

  @Test("cached customer info grows old: it is given out and fetched anew, or fetched first")
  func staleCustomerInfo() {
    var session = session(SessionProfile(customerFreshness: 1000))
    _ = feed(.called(.customerInfo(.fetchCurrent), nil), to: &session)
    _ = feed(.answered(QuestionID(rawValue: 1), .success(.customer(Grant()))), to: &session)
    let later = Timestamp(milliseconds: 1000)
    #expect(
      words(session.handle(.called(.customerInfo(.cachedOrFetched), first), at: later)) == [
        "finish 1 customer", "customer 2",
      ])
    #expect(words(session.handle(.called(.customerInfo(.notStaleCachedOrFetched), first), at: later)) == ["customer 3"])
  }

  @Test("a login changes the user once the service has answered; a logout needs one")
  func logsInAndOut() {
    var session = Session(
      target: SessionTests.target, profile: SessionProfile(), redeemer: Redeemer(appUserId: "anon", deviceId: "d"),
      isAnonymous: true, isConfigured: true)
    #expect(
      words(feed(.called(.logOut(anonymousAppUserId: "anon2"), first), to: &session)) == [
        "finish 1 logOutWhileAnonymous"
      ])
    #expect(words(feed(.called(.logIn(appUserId: "alice"), first), to: &session)) == ["logIn 1 alice"])
    #expect(session.redeemer.appUserId == "anon")
    let loggedIn = feed(.answered(QuestionID(rawValue: 1), .success(.logIn(Grant(), created: true))), to: &session)
    #expect(words(loggedIn) == ["finish 1 logIn true"])
    #expect(session.redeemer.appUserId == "alice" && !session.isAnonymous)
    #expect(words(feed(.called(.logOut(anonymousAppUserId: "anon2"), first), to: &session)) == ["customer 2"])
    #expect(session.redeemer.appUserId == "anon2" && session.isAnonymous)
  }

  @Test("takes the user of a setup, and leaves the one who is there when none is named")
  func configures() {
    var session = Session(
      target: SessionTests.target, profile: SessionProfile(), redeemer: Redeemer(appUserId: "u", deviceId: "d"),
      isAnonymous: true, isConfigured: false)
    #expect(words(feed(.called(.configure(AppSetup()), first), to: &session)) == ["finish 1 state"])
    #expect(session.isConfigured && session.redeemer.appUserId == "u" && session.isAnonymous)
    _ = feed(.called(.configure(AppSetup(appUserId: "v", automaticallyDismiss: false)), nil), to: &session)
    #expect(session.redeemer.appUserId == "v" && !session.isAnonymous)
    // Options count the first time only.
    #expect(session.options.automaticallyDismiss)
  }

  @Test("forgets its customer, and tells the next one only if that is another")
  func forgetsCustomer() {
    var session = session(SessionProfile(customerEvent: "updated"))
    func fetch(_ grant: Grant) -> [String] {
      let asked = feed(.called(.customerInfo(.cachedOrFetched), first), to: &session)
      guard case .ask(let attempt, _)? = asked.last else { return words(asked) }
      return words(feed(.answered(attempt, .success(.customer(grant))), to: &session))
    }
    #expect(fetch(Grant()) == ["tell updated customer", "finish 1 customer"])
    #expect(fetch(Grant()) == ["finish 1 customer"])
    _ = feed(.called(.forgetCustomer, nil), to: &session)
    #expect(session.customer == nil)
    #expect(fetch(Grant()) == ["finish 1 customer"])
    _ = feed(.called(.forgetCustomer, nil), to: &session)
    #expect(
      fetch(Grant(entitlements: [Entitlement(id: "pro", isActive: true)])) == [
        "tell updated customer", "finish 1 customer",
      ])
  }

  @Test("counts its listeners, and knows one only until it goes")
  func countsListeners() {
    var session = session()
    #expect(words(feed(.called(.addListener, first), to: &session)) == ["finish 1 listener 1"])
    #expect(words(feed(.called(.addListener, first), to: &session)) == ["finish 1 listener 2"])
    #expect(words(feed(.called(.removeListener("1"), second), to: &session)) == ["finish 2 removedListener true"])
    #expect(words(feed(.called(.removeListener("1"), second), to: &session)) == ["finish 2 removedListener false"])
    #expect(session.listeners == ["2"])
  }
}
