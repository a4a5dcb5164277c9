import RedemptionCore
import Testing

@testable import RedemptionServer

@Suite("What must hold for every app")
struct PropertyTests {
  private func purchase(users: [String] = [], isHeldHere: Bool = false, hasLink: Bool = true) -> Truth.Purchase {
    Truth.Purchase(
      isAlive: true, entitlements: ["pro"], users: users, isHeldHere: isHeldHere, isHeld: isHeldHere || !users.isEmpty,
      hasLink: hasLink)
  }

  private func situation(_ shown: Shown, failed: String? = nil, _ change: (inout Truth) -> Void = { _ in }) -> Situation
  {
    var truth = Truth()
    change(&truth)
    return Situation(shown: shown, truth: truth, failed: failed, broken: [], deadline: nil)
  }

  private func isBroken(
    _ property: Property, _ after: Situation, by event: StoryEvent? = nil, before: Situation? = nil
  ) -> Bool {
    property.violation(before, event, after) != nil
  }

  private let active = Shown(access: ["pro"], says: .active, user: "ada")

  @Test("an active user must hold a purchase, unless the SDK has told the app so")
  func rightHolder() {
    #expect(isBroken(.rightHolder, situation(active) { $0.purchases = [purchase(users: ["bob"])] }))
    #expect(isBroken(.rightHolder, situation(active) { $0.sdkActive = ["pro"] }))
    #expect(!isBroken(.rightHolder, situation(active) { $0.purchases = [purchase(users: ["bob", "ada"])] }))
    #expect(!isBroken(.rightHolder, situation(active) { ($0.sdkUser, $0.sdkActive) = ("ada", ["pro"]) }))
    // A sign-in is on its way.
    #expect(!isBroken(.rightHolder, situation(active) { ($0.isQuiet, $0.sdkActive) = (false, ["pro"]) }))
    #expect(!isBroken(.rightHolder, situation(Shown(says: .active))))
    #expect(!isBroken(.rightHolder, situation(Shown(says: .expired, user: "ada"))))
  }

  @Test("an app may show what it was told last, also after time has passed")
  func truthful() {
    #expect(isBroken(.truthful, situation(active)))
    #expect(!isBroken(.truthful, situation(active) { $0.told = ["pro"] }))
    #expect(!isBroken(.truthful, situation(active) { $0.isQuiet = false }))
    #expect(!isBroken(.truthful, situation(Shown(access: [], says: .expired)) { $0.told = ["pro"] }))
  }

  @Test("a word is wrong if nothing that the app has heard supports it", arguments: RedemptionOutcome.Kind.allCases)
  func rightWord(outcome: RedemptionOutcome.Kind) {
    let right: [RedemptionOutcome.Kind: Set<Shown.Saying>] = [
      .redeemed: [], .subscriptionExpired: [.expired, .error], .linkExpired: [.expired, .invalid, .error],
      .invalidCode: [.invalid, .error], .purchaseBelongsToOtherUser: [.otherUser, .error], .failed: [.retry, .error],
    ]
    let judged: [Shown.Saying] = [.expired, .invalid, .otherUser, .retry, .error]
    let wrong = { (says: Shown.Saying, change: (inout Truth) -> Void) in
      var after = self.situation(Shown(says: says), change)
      after.heard.outcomes = [outcome]
      return self.isBroken(.rightWord, after)
    }
    for says in judged {
      #expect(wrong(says) { $0.told = ["pro"] } == !(right[outcome] ?? []).contains(says), "\(says) after \(outcome)")
      #expect(!wrong(says) { $0.isQuiet = false })
      #expect(!isBroken(.rightWord, situation(Shown(says: says)) { $0.told = ["pro"] }))
    }
    for says in [Shown.Saying.nothing, .working, .active] { #expect(!wrong(says) { $0.told = ["pro"] }) }
    #expect(!wrong(.otherUser) { $0.purchases = [purchase(users: ["bob"])] })
  }

  @Test("an app must give what its SDK told it, as long as the SDK has it")
  func noLockout() {
    let locked = { (shown: Shown, heard: Set<String>, active: [String]) in
      var after = self.situation(shown) { $0.sdkActive = active }
      after.heard.active = heard
      return self.isBroken(.noLockout, after)
    }
    #expect(locked(Shown(access: []), ["pro"], ["pro"]))
    #expect(!locked(Shown(access: ["pro"]), ["pro"], ["pro"]))
    #expect(!locked(Shown(access: []), ["pro"], []))
    #expect(!locked(Shown(access: []), [], ["pro"]))
    #expect(!locked(Shown(says: .nothing), ["pro"], ["pro"]))
  }

  @Test("silence is wrong after a link, and a spinner is wrong when nothing is in progress")
  func noSilence() {
    let opened = StoryEvent.world(.linkOpens)
    #expect(isBroken(.noSilence, situation(Shown(says: .nothing)), by: opened))
    #expect(!isBroken(.noSilence, situation(Shown(says: .nothing)), by: .world(.refund)))
    #expect(isBroken(.noSilence, situation(Shown(says: .working)), by: .world(.refund)))
    #expect(!isBroken(.noSilence, situation(Shown(says: .working)) { $0.isQuiet = false }, by: opened))
    #expect(!isBroken(.noSilence, situation(Shown(text: "Welcome")), by: opened))
  }

  @Test("retrying must help where a first try would, and only there")
  func retryHelps() {
    let before = situation(Shown(says: .retry)) { $0.opensWell = true }
    let retry = StoryEvent.app("retry")
    #expect(isBroken(.retryHelps, situation(Shown(says: .retry)), by: retry, before: before))
    #expect(!isBroken(.retryHelps, situation(Shown(says: .active)), by: retry, before: before))
    #expect(!isBroken(.retryHelps, situation(Shown(says: .otherUser)), by: retry, before: before))
    #expect(!isBroken(.retryHelps, situation(Shown(says: .retry)), by: retry, before: situation(Shown(says: .retry))))
    #expect(!isBroken(.retryHelps, situation(Shown(says: .retry)), by: .app("signIn"), before: before))
  }

  @Test(
    "access is owed for what is held here or can be redeemed, and not for what another user holds or links that are over"
  )
  func owed() {
    let owes = { (purchase: Truth.Purchase, shown: Shown) in
      Property.owesAccess(self.situation(shown) { $0.purchases = [purchase] })
    }
    let noAccess = Shown(access: [])
    #expect(owes(purchase(), noAccess))
    #expect(owes(purchase(), Shown()))
    #expect(owes(purchase(isHeldHere: true, hasLink: false), noAccess))
    // Whether an app that never shows access gives it after a redemption is not known.
    #expect(!owes(purchase(isHeldHere: true, hasLink: false), Shown()))
    #expect(!owes(purchase(users: ["bob"]), noAccess))
    #expect(!owes(purchase(hasLink: false), noAccess))
  }

  @Test("an app that throws, or asks twice for one link, is wrong")
  func failures() {
    #expect(isBroken(.noCrash, situation(Shown(), failed: "TypeError")))
    #expect(isBroken(.redeemedOnce, situation(Shown()) { $0.redemptions = 2 }))
    #expect(!isBroken(.redeemedOnce, situation(Shown()) { $0.redemptions = 1 }))
  }
}
