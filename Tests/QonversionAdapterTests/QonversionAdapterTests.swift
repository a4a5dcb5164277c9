import RedemptionCore
import RedemptionTesting
import Testing

@testable import QonversionAdapter

@Suite("Qonversion's adapter")
struct QonversionAdapterTests {
  private let adapter = QonversionAdapter()

  @Test("has two targets, and one sentence for the wrappers")
  func describesTargets() {
    #expect(adapter.targets.map(\.target.sdk) == [.native, .native])
    #expect(adapter.targets.map(\.since) == ["6.12.0", "9.5.0"])
    #expect(adapter.vendor.note?.contains("qonversion_flutter") == true)
    #expect(adapter.vendor.keys.app(on: .ios) == "QONVERSION_API_KEY_IOS")
    #expect(adapter.vendor.keys.receipts == nil)
  }

  @Test("a link works for 30 days, and the app asks for a new one")
  func declaresOwnership() {
    #expect(adapter.ownership.linkLifetime == 2_592_000_000)
    #expect(adapter.ownership.reissue.trigger == .appRequest)
  }

  @Test("a fresh link moves the purchase, whoever has it, and a used one moves nothing")
  func decides() {
    let now = Timestamp(milliseconds: 1_000)
    func decide(usedBy: Owner?, holder: Int64, redeemer: Int64) -> RedemptionDecision {
      let purchase = PurchaseFacts(isActive: true, customer: CustomerFacts(id: holder, isIdentified: true))
      let code = CodeFacts(
        expiresAt: now.advanced(byMilliseconds: 1), usedBy: usedBy, purchase: purchase)
      return adapter.ownership.decide(
        RedemptionFacts(
          now: now, code: code, redeemer: Redeemer(appUserId: "ada", deviceId: "d"),
          customer: CustomerFacts(id: redeemer, isIdentified: true), transfer: .keepWithOriginal,
          reissue: adapter.ownership.reissue))
    }
    #expect(decide(usedBy: nil, holder: 1, redeemer: 2).changes == [.moveToCustomer])
    #expect(decide(usedBy: nil, holder: 1, redeemer: 1).changes == [])
    #expect(decide(usedBy: nil, holder: 1, redeemer: 1).verdict == .granted)
    let again = decide(usedBy: .appUser(id: "ada"), holder: 1, redeemer: 1)
    #expect(again == RedemptionDecision(verdict: .linkExpired(.used, mailsNewLink: false)))
  }

  @Test("a user id of the SDK is QON_ and 32 digits in lower case")
  func namesUsers() {
    var generator = SeededGenerator()
    let id = QonversionAdapter.newUserId(using: &generator)
    #expect(id.hasPrefix("QON_") && id.count == 36 && id.dropFirst(4).allSatisfy { $0.isHexDigit && !$0.isUppercase })
    #expect(adapter.ownership.isAnonymous(id) && !adapter.ownership.isAnonymous("ada"))
  }
}
