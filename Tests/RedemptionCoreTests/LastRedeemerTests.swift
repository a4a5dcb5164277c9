import RedemptionCore
import Testing

@Suite("Last redeemer")
struct LastRedeemerTests {
  private static let now = Timestamp(milliseconds: 1_000_000)

  private func decide(
    user: String? = nil, owner: String? = nil, devices: [String] = [], usedBy: Owner? = nil, expiresIn: Int64 = 1,
    reissue: ReissueRule = .onRequest
  ) -> RedemptionDecision {
    let now = LastRedeemerTests.now
    let code = CodeFacts(
      expiresAt: now.advanced(byMilliseconds: expiresIn), usedBy: usedBy,
      purchase: PurchaseFacts(isActive: true, appUserId: owner, deviceIds: devices))
    return lastRedeemer(
      RedemptionFacts(now: now, code: code, redeemer: Redeemer(appUserId: user, deviceId: "d"), reissue: reissue))
  }

  struct Row: Sendable, CustomStringConvertible {
    let name: String
    var user: String?
    var owner: String?
    var devices: [String] = []
    let changes: [OwnershipChange]
    var description: String { name }
  }

  @Test(
    "moves the purchase to the redeemer of a fresh code",
    arguments: [
      Row(name: "a user becomes the owner", user: "u", changes: [.setAppUser("u")]),
      Row(name: "a user replaces another", user: "u", owner: "v", changes: [.setAppUser("u")]),
      Row(name: "the owner changes nothing", user: "u", owner: "u", changes: []),
      Row(
        name: "a user replaces devices", user: "u", devices: ["1", "d"],
        changes: [.removeDevice("1"), .removeDevice("d"), .setAppUser("u")]),
      Row(name: "a device becomes the owner", changes: [.addDevice("d")]),
      Row(
        name: "a device replaces another and a user", owner: "v", devices: ["1"],
        changes: [.removeDevice("1"), .setAppUser(nil), .addDevice("d")]),
      Row(name: "the owning device changes nothing", devices: ["d"], changes: []),
    ])
  func moves(_ row: Row) {
    let decision = decide(user: row.user, owner: row.owner, devices: row.devices)
    let owner = row.user.map { Owner.appUser(id: $0) } ?? .device(id: "d")
    #expect(decision == RedemptionDecision(verdict: .granted, owner: owner, usesCode: true, changes: row.changes))
  }

  @Test("rejects a used code, also for its owner", arguments: ["u", "v"])
  func rejectsUsedCode(user: String) {
    let decision = decide(user: user, owner: "u", usedBy: .appUser(id: "u"))
    #expect(decision == RedemptionDecision(verdict: .linkExpired(.used, mailsNewLink: false)))
  }

  @Test("is expired from the moment of expiry on", arguments: [(1, true), (0, false)] as [(Int64, Bool)])
  func expires(in milliseconds: Int64, works: Bool) {
    #expect((decide(expiresIn: milliseconds).verdict == .granted) == works)
  }

  @Test("mails a new link only if the vendor's rule says so")
  func mails() {
    #expect(decide(expiresIn: 0, reissue: .whenOpened).verdict == .linkExpired(.expired, mailsNewLink: true))
    #expect(decide(expiresIn: 0, reissue: .onRequest).verdict == .linkExpired(.expired, mailsNewLink: false))
  }

  @Test("finds no code without one")
  func findsNoCode() {
    let facts = RedemptionFacts(
      now: LastRedeemerTests.now, code: nil, redeemer: Redeemer(appUserId: "u", deviceId: "d"))
    #expect(lastRedeemer(facts) == RedemptionDecision(verdict: .invalidCode))
  }
}

@Suite("Ownership")
struct OwnershipTests {
  private let ada = Redeemer(appUserId: "ada", deviceId: "d")

  @Test(
    "has a rule for each kind of holder",
    arguments: [
      (Ownership.Holders.customers, RedemptionDecision.Verdict.linkExpired(.used, mailsNewLink: true)),
      (.usersAndDevices, .granted), (.lastRedeemer, .linkExpired(.used, mailsNewLink: true)),
    ])
  func hasRules(holders: Ownership.Holders, verdict: RedemptionDecision.Verdict) {
    let now = Timestamp(milliseconds: 1_000)
    let mine = PurchaseFacts(isActive: true, appUserId: "ada")
    let code = CodeFacts(expiresAt: now.advanced(byMilliseconds: 1), usedBy: .appUser(id: "ada"), purchase: mine)
    let ownership = Ownership(by: holders, linkLifetime: 1, reissue: .whenOpened)
    #expect(ownership.decide(RedemptionFacts(now: now, code: code, redeemer: ada)).verdict == verdict)
  }

  @Test("names a customer only if the vendor keeps customers")
  func namesCustomers() {
    func name(_ holders: Ownership.Holders) -> String? {
      Ownership(by: holders, linkLifetime: 1, reissue: .onRequest).customerName(of: ada)
    }
    #expect(name(.customers) == "ada")
    #expect(name(.usersAndDevices) == nil && name(.lastRedeemer) == nil)
  }

  @Test("mails at the interval of its rule", arguments: [(4_999, false), (5_000, true)] as [(Int64, Bool)])
  func keepsInterval(after milliseconds: Int64, mails: Bool) {
    let now = Timestamp(milliseconds: 1_000_000)
    let purchase = PurchaseFacts(isActive: true, lastReissuedAt: now.advanced(byMilliseconds: -milliseconds))
    let facts = RedemptionFacts(
      now: now, code: CodeFacts(expiresAt: now, purchase: purchase), redeemer: ada,
      reissue: ReissueRule(.openedLink, atMostEvery: 5_000))
    #expect(lastRedeemer(facts).verdict == .linkExpired(.expired, mailsNewLink: mails))
  }
}
