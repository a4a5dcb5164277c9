import RedemptionCore
import Testing

@Suite("User or device")
struct UserOrDeviceTests {
  private static let now = Timestamp(milliseconds: 1_000_000)

  private func decide(
    user: String? = nil, device: String = "d", owner: String? = nil, devices: [String] = [], usedBy: Owner? = nil,
    expiresIn: Int64 = 1
  ) -> RedemptionDecision {
    let code = CodeFacts(
      expiresAt: UserOrDeviceTests.now.advanced(byMilliseconds: expiresIn), usedBy: usedBy,
      purchase: PurchaseFacts(isActive: true, appUserId: owner, deviceIds: devices))
    let redeemer = Redeemer(appUserId: user, deviceId: device)
    return userOrDevice(RedemptionFacts(now: UserOrDeviceTests.now, code: code, redeemer: redeemer))
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
    "admits whoever brings a fresh code",
    arguments: [
      Row(name: "an identified user becomes the owner", user: "u", changes: [.setAppUser("u")]),
      Row(name: "a later user takes over", user: "u", owner: "v", changes: [.setAppUser("u")]),
      Row(name: "the owner stays the owner", user: "u", owner: "u", changes: []),
      Row(name: "a device becomes the first one", changes: [.addDevice("d")]),
      Row(name: "a device becomes the fifth one", devices: ["1", "2", "3", "4"], changes: [.addDevice("d")]),
      Row(
        name: "a sixth device takes the place of the first", devices: ["1", "2", "3", "4", "5"],
        changes: [.removeDevice("1"), .addDevice("d")]),
      Row(
        name: "too many devices are brought down to the limit", devices: ["1", "2", "3", "4", "5", "6"],
        changes: [.removeDevice("1"), .removeDevice("2"), .addDevice("d")]),
      Row(name: "a known device changes nothing", devices: ["1", "d", "3", "4", "5"], changes: []),
    ])
  func admits(_ row: Row) {
    let decision = decide(user: row.user, owner: row.owner, devices: row.devices)
    let owner = row.user.map { Owner.appUser(id: $0) } ?? .device(id: "d")
    #expect(decision == RedemptionDecision(verdict: .granted, owner: owner, usesCode: true, changes: row.changes))
  }

  @Test("grants a used code again to the user who holds it, even after its expiry, and changes nothing")
  func grantsAgainToUser() {
    let decision = decide(user: "u", owner: "u", usedBy: .appUser(id: "u"), expiresIn: -1)
    #expect(decision == RedemptionDecision(verdict: .granted, owner: .appUser(id: "u")))
  }

  @Test("grants a used code again to the device that holds it, also when its user identified since")
  func grantsAgainToDevice() {
    let decision = decide(user: "u", devices: ["d"], usedBy: .device(id: "d"), expiresIn: -1)
    #expect(decision == RedemptionDecision(verdict: .granted, owner: .device(id: "d")))
  }

  @Test("refuses a used code to anybody else, to an evicted device and to a user who lost the purchase")
  func refusesUsedCode() {
    #expect(decide(user: "v", owner: "u", usedBy: .appUser(id: "u")).verdict == .linkExpired(.used, mailsNewLink: true))
    #expect(decide(devices: ["1"], usedBy: .device(id: "d")).verdict == .linkExpired(.used, mailsNewLink: true))
    #expect(decide(user: "u", owner: "v", usedBy: .appUser(id: "u")).verdict == .linkExpired(.used, mailsNewLink: true))
  }

  @Test("is expired from the moment of expiry on", arguments: [(1, true), (0, false)] as [(Int64, Bool)])
  func expires(in milliseconds: Int64, works: Bool) {
    #expect((decide(expiresIn: milliseconds).verdict == .granted) == works)
  }

  @Test("knows no code without one")
  func knowsNoCode() {
    let facts = RedemptionFacts(
      now: UserOrDeviceTests.now, code: nil, redeemer: Redeemer(appUserId: nil, deviceId: "d"))
    #expect(userOrDevice(facts) == RedemptionDecision(verdict: .invalidCode))
  }
}
