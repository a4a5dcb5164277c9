import RedemptionCore
import Testing

@Suite("Alias or transfer")
struct AliasOrTransferTests {
  private static let now = Timestamp(milliseconds: 1_000_000)
  private static let anonymous = CustomerFacts(id: 1, isIdentified: false)
  private static let ann = CustomerFacts(id: 2, isIdentified: true)
  private static let bob = CustomerFacts(id: 3, isIdentified: true)

  private func decide(
    owner: CustomerFacts?, redeemer: CustomerFacts?, policy: TransferPolicy = .transfer, runs: Bool = true,
    expiresIn: Int64 = 1, usedBy: Owner? = nil, hasEmail: Bool = true, lastMail: Int64? = nil
  ) -> RedemptionDecision {
    let now = AliasOrTransferTests.now
    let purchase = PurchaseFacts(
      isActive: runs, isActiveSubscription: runs, customer: owner, hasEmail: hasEmail,
      lastReissuedAt: lastMail.map { now.advanced(byMilliseconds: -$0) })
    let code = CodeFacts(expiresAt: now.advanced(byMilliseconds: expiresIn), usedBy: usedBy, purchase: purchase)
    return aliasOrTransfer(
      RedemptionFacts(
        now: now, code: code, redeemer: Redeemer(appUserId: "u", deviceId: "d"), customer: redeemer, transfer: policy))
  }

  struct Row: Sendable, CustomStringConvertible {
    let name: String
    let owner: CustomerFacts?
    let redeemer: CustomerFacts?
    var policy = TransferPolicy.transfer
    var runs = true
    /// Nil where the redemption is refused.
    let changes: [OwnershipChange]?
    var description: String { name }
  }

  @Test(
    "decides who owns the purchase afterwards",
    arguments: [
      Row(
        name: "an anonymous owner and an identified redeemer become one", owner: anonymous, redeemer: ann,
        changes: [.aliasCustomers]),
      Row(
        name: "an identified owner and an anonymous redeemer become one", owner: ann, redeemer: anonymous,
        changes: [.aliasCustomers]),
      Row(
        name: "two anonymous ones become one", owner: anonymous, redeemer: CustomerFacts(id: 9, isIdentified: false),
        changes: [.aliasCustomers]),
      Row(
        name: "anonymous goes before the policy", owner: anonymous, redeemer: ann, policy: .keepWithOriginal,
        changes: [.aliasCustomers]),
      Row(name: "the same customer needs no change", owner: ann, redeemer: ann, policy: .keepWithOriginal, changes: []),
      Row(name: "nobody owns it yet", owner: nil, redeemer: ann, changes: [.moveToCustomer]),
      Row(name: "transfer moves it", owner: ann, redeemer: bob, changes: [.moveToCustomer]),
      Row(
        name: "transfer if inactive refuses while it runs", owner: ann, redeemer: bob, policy: .transferIfInactive,
        changes: nil),
      Row(
        name: "transfer if inactive moves it when it has run out", owner: ann, redeemer: bob,
        policy: .transferIfInactive, runs: false, changes: [.moveToCustomer]),
      Row(
        name: "keep with original refuses", owner: ann, redeemer: bob, policy: .keepWithOriginal, runs: false,
        changes: nil),
      Row(name: "share makes both one", owner: ann, redeemer: bob, policy: .share, changes: [.aliasCustomers]),
    ])
  func decidesOwner(_ row: Row) {
    let decision = decide(owner: row.owner, redeemer: row.redeemer, policy: row.policy, runs: row.runs)
    guard let changes = row.changes else {
      #expect(decision == RedemptionDecision(verdict: .purchaseBelongsToOtherUser))
      return
    }
    #expect(
      decision == RedemptionDecision(verdict: .granted, owner: .appUser(id: "u"), usesCode: true, changes: changes))
  }

  @Test("knows no code without one")
  func knowsNoCode() {
    let facts = RedemptionFacts(
      now: AliasOrTransferTests.now, code: nil, redeemer: Redeemer(appUserId: "u", deviceId: "d"))
    #expect(aliasOrTransfer(facts) == RedemptionDecision(verdict: .invalidCode))
  }

  @Test("is expired from the moment of expiry on", arguments: [(1, true), (0, false), (-1, false)] as [(Int64, Bool)])
  func expires(in milliseconds: Int64, works: Bool) {
    let decision = decide(owner: Self.ann, redeemer: Self.ann, expiresIn: milliseconds)
    #expect(decision.verdict == (works ? .granted : .linkExpired(.expired, mailsNewLink: true)))
    #expect(decision.usesCode == works)
  }

  @Test("is used up for the one who used it too")
  func isUsedUp() {
    let decision = decide(owner: Self.ann, redeemer: Self.ann, usedBy: .appUser(id: "u"))
    #expect(decision == RedemptionDecision(verdict: .linkExpired(.used, mailsNewLink: true)))
  }

  @Test(
    "mails a new link the first time, and then once a minute",
    arguments: [(nil, true), (0, false), (59_999, false), (60_000, true)] as [(Int64?, Bool)])
  func mails(after milliseconds: Int64?, does: Bool) {
    let decision = decide(owner: Self.ann, redeemer: Self.bob, expiresIn: 0, lastMail: milliseconds)
    #expect(decision.verdict == .linkExpired(.expired, mailsNewLink: does))
  }

  @Test("mails nothing where no address is known")
  func mailsNothing() {
    let decision = decide(owner: Self.ann, redeemer: Self.ann, expiresIn: 0, hasEmail: false)
    #expect(decision.verdict == .linkExpired(.expired, mailsNewLink: false))
  }
}
