import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SuperwallAdapter
import Testing

@Suite("Whose a Superwall purchase is")
struct SuperwallRulesTests {
  private let shop: Shop

  init() throws { shop = try Shop() }

  private func has(_ user: String?, on device: String = "nowhere") throws -> Bool {
    try shop.customer(.superwall, user, on: device).entitlements["pro"]?.isActive == true
  }

  @Test("a user who is identified owns it, on every device")
  func userOwns() throws {
    let sale = try shop.buy(.superwall)
    #expect(try shop.redeem(sale.code, .superwall, as: "ann", on: "d1").grant?.owner == .appUser(id: "ann"))
    #expect(try has("ann", on: "d2"))
    #expect(try !has(nil, on: "d1"))
  }

  @Test("without a user the device owns it")
  func deviceOwns() throws {
    let sale = try shop.buy(.superwall)
    #expect(try shop.redeem(sale.code, .superwall, as: nil, on: "d1").grant?.owner == .device(id: "d1"))
    #expect(try has(nil, on: "d1"))
    #expect(try !has(nil, on: "d2"))
    #expect(try has("ann", on: "d1"), "whoever is logged in on the device")
    #expect(try !has("ann", on: "d2"))
  }

  @Test("a bound code sent again by its owner tells the present state, changes nothing and sends no mail")
  func ownerAgain() throws {
    let sale = try shop.buy(.superwall) { $0.expiresIn = 7_200 }
    _ = try shop.redeem(sale.code, .superwall, as: nil, on: "d1")
    shop.pass(minutes: 61)
    #expect(try shop.redeem(sale.code, .superwall, as: nil, on: "d1").kind == .redeemed)
    shop.pass(minutes: 60)
    #expect(try shop.redeem(sale.code, .superwall, as: nil, on: "d1").kind == .subscriptionExpired)
    #expect(try shop.mails(.reissue).isEmpty)
  }

  @Test("a bound code sent by anybody else is expired and mails a new link")
  func othersAgain() throws {
    let sale = try shop.buy(.superwall)
    _ = try shop.redeem(sale.code, .superwall, as: "ann", on: "d1")
    #expect(try shop.redeem(sale.code, .superwall, as: "bob", on: "d1") == .expired(sale.code, .used, reissued: true))
    #expect(try shop.redeem(sale.code, .superwall, as: nil, on: "d1") == .expired(sale.code, .used, reissued: false))
    #expect(try shop.redeem(sale.code, .superwall, as: "ann", on: "d9").kind == .redeemed)
  }

  @Test("a code bound to a device is that device's after its user has identified")
  func deviceThenUser() throws {
    let sale = try shop.buy(.superwall)
    _ = try shop.redeem(sale.code, .superwall, as: nil, on: "d1")
    #expect(try shop.redeem(sale.code, .superwall, as: "ann", on: "d1").kind == .redeemed)
    #expect(try shop.redeem(sale.code, .superwall, as: "ann", on: "d2").kind == .linkExpired)
  }

  @Test("five devices share a purchase; the sixth takes the place of the first")
  func sixthDevice() throws {
    let sale = try shop.buy(.superwall)
    let codes = [sale.code] + (try (1...5).map { _ in try shop.ledger.issueLink(to: sale.id, at: shop.now).code })
    for number in 0..<5 { _ = try shop.redeem(codes[number], .superwall, as: nil, on: "d\(number)") }
    for number in 0..<5 { #expect(try has(nil, on: "d\(number)")) }
    #expect(try shop.redeem(codes[5], .superwall, as: nil, on: "d5").kind == .redeemed)
    #expect(try (0...5).map { try has(nil, on: "d\($0)") } == [false, true, true, true, true, true])
    #expect(try shop.redeem(codes[0], .superwall, as: nil, on: "d0").kind == .linkExpired)
    #expect(try shop.redeem(codes[1], .superwall, as: nil, on: "d1").kind == .redeemed)
  }

  @Test("a device that has it already takes nobody's place")
  func sameDeviceTwice() throws {
    let sale = try shop.buy(.superwall)
    for number in 0..<8 {
      let link = try shop.ledger.issueLink(to: sale.id, at: shop.now)
      #expect(try shop.redeem(link.code, .superwall, as: nil, on: "d\(number % 5)").kind == .redeemed)
    }
    for number in 0..<5 { #expect(try has(nil, on: "d\(number)")) }
  }

  @Test("a later user takes over from an earlier one, whose bound code is expired then")
  func laterUser() throws {
    let sale = try shop.buy(.superwall, as: "buyer")
    #expect(try has("buyer"))
    let second = try shop.ledger.issueLink(to: sale.id, at: shop.now)
    _ = try shop.redeem(sale.code, .superwall, as: "ann")
    #expect(try [has("buyer"), has("ann")] == [false, true])
    _ = try shop.redeem(second.code, .superwall, as: "bob")
    #expect(try [has("ann"), has("bob")] == [false, true])
    #expect(try shop.redeem(sale.code, .superwall, as: "ann").kind == .linkExpired)
    #expect(try shop.redeem(second.code, .superwall, as: "bob").kind == .redeemed)
  }

  @Test("stored codes are answered one by one beside the new one, which is not answered twice")
  func storedCodes() throws {
    let one = try shop.buy(.superwall, product: "one")
    let two = try shop.buy(.superwall, product: "two")
    _ = try shop.redeem(one.code, .superwall, as: "ann")
    let answer = try shop.redeem(two.code, .superwall, as: .init(user: "ann"), held: [one.code, two.code, "unknown"])
    #expect(answer.outcome?.kind == .redeemed)
    #expect(answer.storedOutcomes.map(\.code) == [one.code, "unknown"])
    #expect(answer.storedOutcomes.map(\.kind) == [.redeemed, .invalidCode])
  }

  @Test("logging in and out moves no purchase")
  func identities() throws {
    let sale = try shop.buy(.superwall)
    _ = try shop.redeem(sale.code, .superwall, as: nil, on: "device-1")
    let (grant, created) = try shop.logIn(.superwall, from: nil, to: "ann")
    #expect(grant.entitlements.map(\.id) == ["pro"], "the device still holds it")
    #expect(!created)
    #expect(try has(nil, on: "device-1"))
    #expect(try !has("ann", on: "device-2"))
  }

  @Test("the transfer policy is not Superwall's business", arguments: TransferPolicy.allCases)
  func noPolicy(policy: TransferPolicy) throws {
    try shop.setPolicy(.superwall) { $0.transfer = policy }
    let sale = try shop.buy(.superwall, as: "ann")
    #expect(try shop.redeem(sale.code, .superwall, as: "bob").kind == .redeemed)
    #expect(try [has("ann"), has("bob")] == [false, true])
  }

  @Test("who owns nothing is told every entitlement that a product gave when it was sold last, inactive")
  func unowned() throws {
    #expect(try shop.customer(.superwall, "ann").entitlements.isEmpty)
    let sale = try shop.buy(.superwall) { $0.entitlements = ["old"] }
    _ = try shop.buy(.superwall) { $0.entitlements = ["pro", "plus"] }
    _ = try shop.buy(.superwall, product: "pro_yearly") { $0.entitlements = ["pro"] }
    _ = try shop.buy(.revenueCat) { $0.entitlements = ["other"] }
    let entitlements = Array(try shop.customer(.superwall, "ann").entitlements)
    #expect(
      entitlements == [
        Entitlement(id: "plus", isActive: false, productIds: ["pro_monthly"]),
        Entitlement(id: "pro", isActive: false, productIds: ["pro_monthly", "pro_yearly"]),
      ])
    _ = try shop.redeem(sale.code, .superwall, as: "ann")
    #expect(try shop.customer(.superwall, "ann").entitlements.filter(\.isActive).map(\.id) == ["old"])
    #expect(try shop.customer(.superwall, "ann").entitlements.map(\.id) == ["old", "plus", "pro"])
  }
}
