import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import Testing

@Suite("Whose a RevenueCat purchase is")
struct RevenueCatRulesTests {
  private let shop: Shop

  init() throws { shop = try Shop() }

  private func products(of user: String) throws -> [String] {
    let grant = try shop.customer(.revenueCat, user)
    return grant.subscriptions.map(\.productId) + grant.oneTimePurchases.map(\.productId)
  }

  private func isOneCustomer(_ one: String, _ other: String) throws -> Bool {
    let names = try [one, other].map { try shop.customer(.revenueCat, $0).customer?.originalAppUserId }
    return names[0] == names[1]
  }

  @Test("a used link is used, also for the user who used it")
  func usedIsUsed() throws {
    let sale = try shop.buy(.revenueCat)
    #expect(try shop.redeem(sale.code, .revenueCat, as: "ann").kind == .redeemed)
    #expect(try shop.redeem(sale.code, .revenueCat, as: "ann") == .expired(sale.code, .used, reissued: true))
  }

  @Test("anonymous on either side means alias", arguments: [(nil, anonymous(1)), ("ann", anonymous(1)), (nil, "bob")])
  func aliases(buyer: String?, redeemer: String) throws {
    try shop.setPolicy(.revenueCat) { $0.transfer = .keepWithOriginal }
    let sale = try shop.buy(.revenueCat, as: buyer)
    #expect(try shop.redeem(sale.code, .revenueCat, as: redeemer).kind == .redeemed)
    #expect(try isOneCustomer(sale.purchase.buyerId, redeemer))
    #expect(try products(of: redeemer) == ["pro_monthly"])
    #expect(try products(of: sale.purchase.buyerId) == ["pro_monthly"])
  }

  @Test("an alias brings along what the redeemer had")
  func aliasMerges() throws {
    let mine = try shop.buy(.revenueCat, as: "ann", product: "mine")
    let anonymously = try shop.buy(.revenueCat, product: "anonymous")
    #expect(try shop.redeem(anonymously.code, .revenueCat, as: "ann").kind == .redeemed)
    for user in ["ann", anonymously.purchase.buyerId] { #expect(try products(of: user) == ["anonymous", "mine"]) }
    #expect(try shop.redeem(mine.code, .revenueCat, as: "ann").kind == .redeemed)
  }

  @Test("the same identified user is plain success under every policy", arguments: TransferPolicy.allCases)
  func sameUser(policy: TransferPolicy) throws {
    try shop.setPolicy(.revenueCat) { $0.transfer = policy }
    let sale = try shop.buy(.revenueCat, as: "ann")
    #expect(try shop.redeem(sale.code, .revenueCat, as: "ann").kind == .redeemed)
    #expect(try products(of: "ann") == ["pro_monthly"])
  }

  /// One cell of the table of restore behaviours: who has the purchase afterwards, and what the redeemer is told.
  struct Cell: Sendable, CustomStringConvertible {
    let policy: TransferPolicy
    let state: State
    let kind: RedemptionOutcome.Kind
    let ann: Bool
    let bob: Bool
    enum State: Sendable { case running, lapsed, oneTime }
    var description: String { "\(policy), \(state)" }
  }

  @Test(
    "of two identified users the policy decides",
    arguments: [
      Cell(policy: .transfer, state: .running, kind: .redeemed, ann: false, bob: true),
      Cell(policy: .transfer, state: .lapsed, kind: .subscriptionExpired, ann: false, bob: true),
      Cell(policy: .transfer, state: .oneTime, kind: .redeemed, ann: false, bob: true),
      Cell(policy: .transferIfInactive, state: .running, kind: .purchaseBelongsToOtherUser, ann: true, bob: false),
      Cell(policy: .transferIfInactive, state: .lapsed, kind: .subscriptionExpired, ann: false, bob: true),
      Cell(policy: .transferIfInactive, state: .oneTime, kind: .redeemed, ann: false, bob: true),
      Cell(policy: .keepWithOriginal, state: .running, kind: .purchaseBelongsToOtherUser, ann: true, bob: false),
      Cell(policy: .keepWithOriginal, state: .lapsed, kind: .purchaseBelongsToOtherUser, ann: true, bob: false),
      Cell(policy: .keepWithOriginal, state: .oneTime, kind: .purchaseBelongsToOtherUser, ann: true, bob: false),
      Cell(policy: .share, state: .running, kind: .redeemed, ann: true, bob: true),
      Cell(policy: .share, state: .lapsed, kind: .subscriptionExpired, ann: true, bob: true),
      Cell(policy: .share, state: .oneTime, kind: .redeemed, ann: true, bob: true),
    ])
  func policies(cell: Cell) throws {
    try shop.setPolicy(.revenueCat) { $0.transfer = cell.policy }
    let sale = try shop.buy(.revenueCat, as: "ann", kind: cell.state == .oneTime ? .oneTime : .subscription)
    if cell.state == .lapsed { _ = try shop.ledger.expire(sale.id, at: shop.now) }
    let outcome = try shop.redeem(sale.code, .revenueCat, as: "bob")
    #expect(outcome.kind == cell.kind)
    #expect(try products(of: "ann").isEmpty != cell.ann)
    #expect(try products(of: "bob").isEmpty != cell.bob)
    #expect(try isOneCustomer("ann", "bob") == (cell.policy == .share))
    // A refusal uses nothing up: the owner can still open the link.
    let again = try shop.redeem(sale.code, .revenueCat, as: "ann").kind
    #expect((again == .linkExpired) == (cell.kind != .purchaseBelongsToOtherUser))
  }

  @Test("an identified user who was never met is one all the same")
  func unmetUser() throws {
    try shop.setPolicy(.revenueCat) { $0.transfer = .keepWithOriginal }
    let sale = try shop.buy(.revenueCat, as: "ann")
    #expect(
      try shop.redeem(sale.code, .revenueCat, as: "never met") == .purchaseBelongsToOtherUser(code: sale.code))
  }

  @Test("an expired link is expired before anybody asks whose it is")
  func expiredFirst() throws {
    try shop.setPolicy(.revenueCat) { $0.transfer = .keepWithOriginal }
    let sale = try shop.buy(.revenueCat, as: "ann")
    shop.now = sale.link.expiresAt
    #expect(try shop.redeem(sale.code, .revenueCat, as: "bob") == .expired(sale.code, reissued: true))
  }
}

@Suite("RevenueCat's identities")
struct RevenueCatIdentityTests {
  private let shop: Shop

  init() throws { shop = try Shop() }

  private func buyAndRedeem(_ product: String, as user: String) throws {
    let sale = try shop.buy(.revenueCat, as: user, product: product)
    _ = try shop.redeem(sale.code, .revenueCat, as: user)
  }

  private func products(of user: String) throws -> [String] {
    try shop.customer(.revenueCat, user).subscriptions.map(\.productId)
  }

  @Test("anonymous to a new id: the customer gets one more name, and is created")
  func anonymousToNew() throws {
    try buyAndRedeem("one", as: anonymous(1))
    let (grant, created) = try shop.logIn(.revenueCat, from: anonymous(1), to: "ann")
    #expect(created)
    #expect(grant.subscriptions.map(\.productId) == ["one"])
    #expect(try products(of: anonymous(1)) == ["one"])
    #expect(grant.customer?.originalAppUserId == anonymous(1))
  }

  @Test("anonymous to a known id without an anonymous name: both become one")
  func anonymousToKnown() throws {
    try buyAndRedeem("one", as: anonymous(1))
    try buyAndRedeem("two", as: "ann")
    let (grant, created) = try shop.logIn(.revenueCat, from: anonymous(1), to: "ann")
    #expect(!created)
    #expect(grant.subscriptions.map(\.productId) == ["one", "two"])
    #expect(try products(of: anonymous(1)) == ["one", "two"])
  }

  @Test("anonymous to a known id that has an anonymous name: they stay apart")
  func anonymousToKnownWithAlias() throws {
    try buyAndRedeem("one", as: anonymous(1))
    _ = try shop.logIn(.revenueCat, from: anonymous(1), to: "ann")
    try buyAndRedeem("two", as: anonymous(2))
    let (grant, created) = try shop.logIn(.revenueCat, from: anonymous(2), to: "ann")
    #expect(!created)
    #expect(grant.subscriptions.map(\.productId) == ["one"])
    #expect(try products(of: anonymous(2)) == ["two"])
  }

  @Test("identified to any: they stay apart")
  func identifiedToAny() throws {
    try buyAndRedeem("one", as: "ann")
    let (fresh, created) = try shop.logIn(.revenueCat, from: "ann", to: "bob")
    #expect(created)
    #expect(fresh.subscriptions.isEmpty)
    #expect(try !shop.logIn(.revenueCat, from: "bob", to: "ann").created)
    #expect(try products(of: "ann") == ["one"])
    #expect(try products(of: "bob").isEmpty)
  }

  @Test("two anonymous names of one customer can log in to it again")
  func backAgain() throws {
    try buyAndRedeem("one", as: anonymous(1))
    _ = try shop.logIn(.revenueCat, from: anonymous(1), to: "ann")
    let (grant, created) = try shop.logIn(.revenueCat, from: anonymous(1), to: "ann")
    #expect(!created)
    #expect(grant.subscriptions.map(\.productId) == ["one"])
  }

  @Test("ids tell case apart, and every alias names the same customer")
  func namesOfOne() throws {
    try buyAndRedeem("one", as: "ann")
    #expect(try products(of: "Ann").isEmpty)
    let link = try shop.buy(.revenueCat, as: "ann", product: "two")
    _ = try shop.redeem(link.code, .revenueCat, as: anonymous(7))
    let names = try ["ann", anonymous(7)].map { try shop.customer(.revenueCat, $0).customer }
    #expect(names[0] == names[1])
    #expect(names[0]?.originalAppUserId == "ann")
  }

  @Test("a customer is first seen when the first of its names was")
  func firstSeen() throws {
    _ = try shop.customer(.revenueCat, anonymous(1))
    let early = shop.now
    shop.pass(minutes: 5)
    _ = try shop.customer(.revenueCat, "ann")
    shop.pass(minutes: 5)
    let (grant, _) = try shop.logIn(.revenueCat, from: anonymous(1), to: "ann")
    #expect(grant.customer?.firstSeen == early)
    #expect(grant.customer?.originalAppUserId == anonymous(1), "the oldest name stays the original one")
  }
}
