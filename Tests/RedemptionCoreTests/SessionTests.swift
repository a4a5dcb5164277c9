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
      isConfigured: true)
  }

  /// What a session does, in short words.
  private func words(_ effects: [SessionEffect]) -> [String] {
    effects.map { effect in
      switch effect {
      case .ask(let attempt, let request): "ask \(attempt.rawValue) \(request.code ?? "-") \(request.heldCodes)"
      case .wait(let attempt, let milliseconds, let jitter): "wait \(attempt.rawValue) \(milliseconds)+\(jitter)"
      case .tell(let event): "tell \(event.name) \(event.outcome?.kind.rawValue ?? "-")"
      case .finish(let call, let outcome): "finish \(call.rawValue) \(outcome.kind.rawValue)"
      }
    }
  }

  private func answer(_ outcome: RedemptionOutcome?, held: [RedemptionOutcome] = []) -> Result<
    RedemptionAnswer, RedemptionFailure
  > {
    .success(RedemptionAnswer(outcome: outcome, heldOutcomes: held))
  }

  @Test("asks, tells in the profile's order and finishes")
  func redeems() {
    var session = session(
      SessionProfile(
        atStart: [.tell("start", .empty), .tell("will", .empty)], onAnswer: [.tell("did", .reply)],
        onFailure: [.tell("fail", .reply)]))
    #expect(words(session.handle(.redeem(code: "c", call: first))) == ["tell start -", "tell will -", "ask 1 c []"])
    #expect(session.redemptionsUnderWay == 1)
    let effects = session.handle(.answered(AttemptID(rawValue: 1), answer(.invalidCode(code: "c"))))
    #expect(words(effects) == ["tell did invalidCode", "finish 1 invalidCode"])
    #expect(session.redemptionsUnderWay == 0)
  }

  @Test("plays the steps of a failure when no answer came, and finishes with the failure and its attempts")
  func fails() {
    var session = session(SessionProfile(onAnswer: [.tell("did", .reply)], onFailure: [.tell("fail", .reply)]))
    _ = session.handle(.redeem(code: "c", call: first))
    let effects = session.handle(.answered(AttemptID(rawValue: 1), .failure(offline)))
    #expect(words(effects) == ["tell fail failed", "finish 1 failed"])
    guard case .finish(_, .failed(let code, let failure)) = effects.last else {
      Issue.record("no failure")
      return
    }
    #expect(code == "c")
    #expect(failure.attempts == 1)
  }

  @Test("retries as often as its policy has waits, each time under a new attempt, and counts")
  func retries() {
    var session = session(SessionProfile(retry: RetryPolicy(waits: [5, 10], jitter: 3) { $0.reason == .offline }))
    _ = session.handle(.redeem(code: "c", call: first))
    #expect(words(session.handle(.answered(AttemptID(rawValue: 1), .failure(offline)))) == ["wait 1 5+3"])
    #expect(words(session.handle(.waited(AttemptID(rawValue: 1)))) == ["ask 2 c []"])
    #expect(words(session.handle(.answered(AttemptID(rawValue: 2), .failure(offline)))) == ["wait 2 10+3"])
    #expect(words(session.handle(.waited(AttemptID(rawValue: 2)))) == ["ask 3 c []"])
    let effects = session.handle(.answered(AttemptID(rawValue: 3), .failure(offline)))
    guard case .finish(_, .failed(_, let failure)) = effects.last else {
      Issue.record("no failure")
      return
    }
    #expect(failure.attempts == 3)
  }

  @Test("does not retry what its policy does not name")
  func doesNotRetry() {
    var session = session(SessionProfile(retry: RetryPolicy(waits: [5]) { $0.reason == .offline }))
    _ = session.handle(.redeem(code: "c", call: first))
    let refused = RedemptionFailure(reason: .refused, message: "No.")
    #expect(words(session.handle(.answered(AttemptID(rawValue: 1), .failure(refused)))) == ["finish 1 failed"])
  }

  @Test("ignores an answer or a wait of an attempt that is over")
  func ignoresStale() {
    var session = session()
    _ = session.handle(.redeem(code: "c", call: first))
    _ = session.handle(.answered(AttemptID(rawValue: 1), answer(.invalidCode(code: "c"))))
    #expect(session.handle(.answered(AttemptID(rawValue: 1), answer(.invalidCode(code: "c")))).isEmpty)
    #expect(session.handle(.waited(AttemptID(rawValue: 1))).isEmpty)
  }

  @Test(
    "lets a second redemption join the first as its profile says",
    arguments: [
      (.none, "c", false), (.byUserAndCode, "c", true), (.byUserAndCode, "other", false), (.always, "other", true),
    ]
      as [(SessionProfile.Joining, String, Bool)])
  func joins(_ joining: SessionProfile.Joining, code: String, joins: Bool) {
    var session = session(SessionProfile(joining: joining))
    _ = session.handle(.redeem(code: "c", call: first))
    let effects = session.handle(.redeem(code: code, call: second))
    #expect(words(effects) == (joins ? [] : ["ask 2 \(code) []"]))
    let finished = session.handle(.answered(AttemptID(rawValue: 1), answer(.invalidCode(code: "c"))))
    #expect(words(finished) == ["finish 1 invalidCode"] + (joins ? ["finish 2 invalidCode"] : []))
  }

  @Test("keeps answered codes and sends them along where its SDK does")
  func holdsCodes() {
    var session = session(SessionProfile(holdsCodes: true))
    _ = session.handle(.redeem(code: "a", call: nil))
    _ = session.handle(.answered(AttemptID(rawValue: 1), answer(.redeemed(code: "a", grant: Grant()))))
    #expect(session.heldCodes.map(\.code) == ["a"])
    #expect(words(session.handle(.redeem(code: "b", call: nil))) == ["ask 2 b [\"a\"]"])
    _ = session.handle(
      .answered(AttemptID(rawValue: 2), answer(.invalidCode(code: "b"), held: [.invalidCode(code: "a")])))
    #expect(session.heldCodes.map(\.code) == ["a", "b"])
    #expect(session.heldCodes.first?.outcome == .invalidCode(code: "a"))
  }

  @Test("a cancelled call is not answered, and its redemption goes on")
  func cancels() {
    var session = session()
    _ = session.handle(.redeem(code: "c", call: first))
    #expect(session.handle(.cancelled(first)).isEmpty)
    #expect(session.redemptionsUnderWay == 1)
    #expect(session.handle(.answered(AttemptID(rawValue: 1), answer(.invalidCode(code: "c")))).isEmpty)
  }

  @Test("closing answers every waiting call with a failure and leaves nothing under way")
  func closes() {
    var session = session()
    _ = session.handle(.redeem(code: "a", call: first))
    _ = session.handle(.redeem(code: "b", call: second))
    #expect(words(session.handle(.closed)) == ["finish 1 failed", "finish 2 failed"])
    #expect(session.redemptionsUnderWay == 0)
    #expect(session.handle(.answered(AttemptID(rawValue: 1), answer(nil))).isEmpty)
  }

  @Test("a copy taken before an input is the state to go back to")
  func goesBack() {
    var session = session()
    let before = session
    _ = session.handle(.redeem(code: "c", call: first))
    session = before
    #expect(session.redemptionsUnderWay == 0)
    #expect(words(session.handle(.redeem(code: "c", call: second))) == ["ask 1 c []"])
  }
}
