import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SuperwallAdapter
import Testing

@Suite("The life of a code")
struct CodeLifeTests {
  static let vendors: [Vendor] = [.revenueCat, .superwall]
  private let shop: Shop

  init() throws { shop = try Shop() }

  @Test("a code works until the last millisecond before it expires", arguments: vendors)
  func worksUntilTheEnd(vendor: Vendor) throws {
    let sale = try shop.buy(vendor)
    #expect(sale.link.expiresAt == shop.now.advanced(byMilliseconds: 3_600_000))
    shop.pass(milliseconds: 3_599_999)
    #expect(try shop.redeem(sale.code, vendor, as: "ann").kind == .redeemed)
  }

  @Test("a code is expired from the very moment it expires at", arguments: vendors)
  func expiresAtTheEnd(vendor: Vendor) throws {
    let sale = try shop.buy(vendor)
    shop.now = sale.link.expiresAt
    #expect(try shop.redeem(sale.code, vendor, as: "ann") == .expired(sale.code, reissued: true))
  }

  @Test("a code works once: for another user it is expired afterwards", arguments: vendors)
  func worksOnce(vendor: Vendor) throws {
    let sale = try shop.buy(vendor)
    #expect(try shop.redeem(sale.code, vendor, as: "ann", on: "d1").kind == .redeemed)
    #expect(try shop.redeem(sale.code, vendor, as: "bob", on: "d2") == .expired(sale.code, .used, reissued: true))
    #expect(try shop.customer(vendor, "ann").entitlements["pro"] != nil)
  }

  @Test("an expired code never works again, also after its new link was used", arguments: vendors)
  func staysExpired(vendor: Vendor) throws {
    let sale = try shop.buy(vendor)
    shop.now = sale.link.expiresAt
    _ = try shop.redeem(sale.code, vendor, as: "ann")
    let fresh = try #require(try shop.mails(.reissue).first)
    let code = try #require(read(fresh.url, vendor))
    #expect(code != sale.code)
    #expect(try shop.redeem(code, vendor, as: "ann").kind == .redeemed)
    #expect(try shop.redeem(sale.code, vendor, as: "ann").kind == .linkExpired)
  }

  @Test("an unknown code, and one of the other vendor, is invalid and changes nothing", arguments: vendors)
  func unknownCodes(vendor: Vendor) throws {
    let other: Vendor = vendor == .revenueCat ? .superwall : .revenueCat
    let sale = try shop.buy(other)
    for code in ["", "nothing", sale.code + " ", sale.code] {
      #expect(try shop.redeem(code, vendor, as: "ann") == .invalidCode(code: code))
    }
    #expect(try shop.redeem(sale.code, other, as: "ann").kind == .redeemed)
    #expect(try shop.mails(.reissue).isEmpty)
  }

  @Test("the first reissue mail goes out always, the next one a minute later at the earliest", arguments: vendors)
  func throttlesMail(vendor: Vendor) throws {
    let sale = try shop.buy(vendor)
    shop.now = sale.link.expiresAt
    let waits: [(Int64, Bool)] = [(0, true), (0, false), (59_999, false), (1, true), (60_000, true), (30_000, false)]
    for (wait, reissued) in waits {
      shop.pass(milliseconds: wait)
      #expect(try shop.redeem(sale.code, vendor, as: "bob") == .expired(sale.code, reissued: reissued))
    }
    #expect(try shop.mails(.reissue).count == 3)
  }

  @Test("the throttle counts per purchase, not per code and not per address", arguments: vendors)
  func throttlesPerPurchase(vendor: Vendor) throws {
    let one = try shop.buy(vendor, product: "one")
    let two = try shop.buy(vendor, product: "two")
    let another = try shop.ledger.issueLink(to: one.id, at: shop.now)
    shop.pass(minutes: 60)
    #expect(try shop.redeem(one.code, vendor, as: "ann") == .expired(one.code, reissued: true))
    #expect(try shop.redeem(another.code, vendor, as: "ann") == .expired(another.code, reissued: false))
    #expect(try shop.redeem(two.code, vendor, as: "ann") == .expired(two.code, reissued: true))
  }

  @Test("without an address nothing is reissued", arguments: vendors)
  func noAddress(vendor: Vendor) throws {
    let sale = try shop.buy(vendor, email: nil)
    shop.now = sale.link.expiresAt
    #expect(
      try shop.redeem(sale.code, vendor, as: "ann")
        == .linkExpired(code: sale.code, reason: .expired, reissued: false, obfuscatedEmail: nil))
    #expect(try shop.ledger.mailbox(of: nil).isEmpty)
  }

  @Test("a purchase has as many links as are issued, each for one redemption", arguments: vendors)
  func severalLinks(vendor: Vendor) throws {
    let sale = try shop.buy(vendor)
    let links = [sale.link] + (try (0..<3).map { _ in try shop.ledger.issueLink(to: sale.id, at: shop.now) })
    #expect(Set(links.map(\.code)).count == 4)
    for link in links { #expect(try shop.redeem(link.code, vendor, as: "ann").kind == .redeemed) }
    for (index, link) in links.enumerated() {
      #expect(try shop.redeem(link.code, vendor, as: "bob", on: "d\(index)").kind == .linkExpired)
    }
  }

  @Test("a new life of links is for links to come", arguments: vendors)
  func linkLifetime(vendor: Vendor) throws {
    let before = try shop.buy(vendor, product: "one")
    try shop.setPolicy(vendor) { $0.linkLifetime = 1_000 }
    let after = try shop.buy(vendor, product: "two")
    shop.pass(milliseconds: 1_000)
    #expect(try shop.redeem(after.code, vendor, as: "ann").kind == .linkExpired)
    #expect(try shop.redeem(before.code, vendor, as: "ann").kind == .redeemed)
  }

  @Test("a reset restores the life of links at once", arguments: vendors)
  func resetLinkLifetime(vendor: Vendor) throws {
    try shop.setPolicy(vendor) { $0.linkLifetime = 1_000 }
    _ = try shop.buy(vendor, product: "one")
    _ = try shop.ledger.reset(vendor)
    let sale = try shop.buy(vendor, product: "two")
    shop.pass(milliseconds: 1_000)
    #expect(try shop.redeem(sale.code, vendor, as: "ann").kind == .redeemed)
  }

  @Test("a life of links that another server sets is that of the next transaction", arguments: StoreKind.available)
  func linkLifetimeOfAnotherServer(kind: StoreKind) throws {
    guard let open = try kind.makePersistent() else { return }
    let (one, two) = (
      Ledger(store: try open(), adapters: Shop.adapters), Ledger(store: try open(), adapters: Shop.adapters)
    )
    let order = Order(vendor: .superwall, kind: .subscription, product: "p", entitlements: ["pro"])
    _ = try one.purchase(order, at: shop.now)
    try one.commit()
    var policy = try two.policy(of: .superwall)
    policy.linkLifetime = 1_000
    try two.setPolicy(policy, of: .superwall)
    try two.commit()
    let sale = try one.purchase(order, at: shop.now)
    #expect(sale.link.expiresAt == shop.now.advanced(byMilliseconds: 1_000))
    try one.commit()
  }

  @Test("the buyer is mailed the link at once, the reissued one when it is due, and the box has whole addresses")
  func mailbox() throws {
    let sale = try shop.buy(.revenueCat)
    _ = try shop.buy(.revenueCat, email: "other@example.org")
    shop.now = sale.link.expiresAt
    _ = try shop.redeem(sale.code, .revenueCat, as: "ann")
    let mine = try shop.ledger.mailbox(of: "jane.doe@revenue.com")
    #expect(mine.map(\.reason) == [.purchase, .reissue])
    #expect(mine.map(\.obfuscatedTo) == ["j***@r***e.com", "j***@r***e.com"])
    #expect(mine.first?.url == sale.link.url)
    #expect(mine.last?.sentAt == shop.now)
    #expect(try shop.ledger.mailbox(of: nil).count == 3)
  }

  @Test(
    "an address is masked to first letter, domain's first letter, label's last letter and top-level domain",
    arguments: [
      ("jane.doe@revenue.com", "j***@r***e.com"), ("a@b.io", "a***@b***b.io"), ("x@mail.example.org", "x***@m***e.org"),
      ("\"odd@name\"@ex.de", "\"***@e***x.de"), ("root@localhost", "r***@***"), ("@ex.de", "***"), ("nobody", "***"),
      ("", "***"),
      ("é@ünï.de", "é***@ü***ï.de"),
    ])
  func mask(address: String, masked: String) { #expect(EmailMask.mask(address) == masked) }

  private func read(_ url: String, _ vendor: Vendor) -> String? {
    let adapter = Shop.adapters.first { $0.vendor.id == vendor }
    guard case .link(let link)? = adapter?.links.read(url, on: .ios, unwrapping: false) else { return nil }
    return link.code
  }
}
