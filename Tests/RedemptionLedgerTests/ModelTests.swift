import MemoryStore
import RedemptionCore
import RedemptionLedger
import RedemptionTesting
import RevenueCatAdapter
import SQLiteStore
import SharedCases
import SuperwallAdapter
import Testing

@Suite("The ledger against a plain model")
struct ModelTests {
  @Test(
    "a random life of several users and devices goes as the plain model says", arguments: 0..<3, StoreKind.available)
  func randomLife(run: Int, kind: StoreKind) throws {
    let seed = SeededGenerator().seed &+ UInt64(run)
    print("ledger against model: REDEMPTION_SEED=\(seed)")
    var comparison = try Comparison(kind, generator: SeededGenerator(seed: seed))
    for step in 0..<2_000 {
      do { try comparison.step() } catch let difference as Comparison.Difference {
        Issue.record("REDEMPTION_SEED=\(seed), step \(step): \(difference.text)")
        return
      }
    }
  }
}

/// The ledger and the model, led through the same random steps.
struct Comparison {
  /// What the ledger and the model do not agree on.
  struct Difference: Error { let text: String }

  private struct App {
    let vendor: Vendor
    let device: String
    var user: String?
  }

  private var generator: SeededGenerator
  private var ledger: Ledger
  /// Opens the ledger, and opens it again; nil for a ledger in plain memory.
  private let open: (() throws -> any LedgerStore)?
  private var model = PlainModel(now: 1_700_000_000_000)
  private var apps: [App] = []
  private var sales: [String] = []
  private var codes: [String] = []
  private var lastAnonymous = 0
  private var now: Timestamp { Timestamp(milliseconds: model.now) }

  init(_ kind: StoreKind, generator: SeededGenerator) throws {
    self.generator = generator
    open = try kind.makePersistent()
    ledger = Ledger(store: try open?() ?? MemoryStore(), adapters: Shop.adapters)
    for number in 0..<4 { apps.append(App(vendor: .revenueCat, device: "d\(number)", user: newAnonymous())) }
    for number in 0..<7 { apps.append(App(vendor: .superwall, device: "d\(number)", user: nil)) }
  }

  mutating func step() throws {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<14: try purchase()
    case 14..<24: try issueLink()
    case 24..<62: try redeem()
    case 62..<69: try logIn()
    case 69..<75: try logOut()
    case 75..<85: advance()
    case 85..<88: try expire()
    case 88..<90: try refund()
    case 90..<93: try setPolicy()
    case 93..<98: try ledger.commit()
    case 98: try compareMails()
    default: try reopen()
    }
    for app in apps.indices.shuffled(using: &generator).prefix(2) { try compare(app) }
  }

  private mutating func newAnonymous() -> String {
    lastAnonymous += 1
    return anonymous(lastAnonymous)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &generator) }

  private mutating func purchase() throws {
    guard let vendor = pick([Vendor.revenueCat, .superwall]) else { return }
    let buyer = pick([nil, "ann", "bob", "eve"]) ?? nil
    let email = pick(["jane@example.com", "joe@example.org", nil]) ?? nil
    let isSubscription = Int.random(in: 0..<4, using: &generator) > 0
    let seconds = Int64.random(in: 1...20_000, using: &generator)
    let name = "product-\(model.purchases.count)"
    let entitlement = "ent-\(Int.random(in: 0..<4, using: &generator))"
    let sold = try ledger.purchase(
      Order(
        vendor: vendor, kind: isSubscription ? .subscription : .oneTime, product: name, entitlements: [entitlement],
        appUserId: buyer, email: email, expiresIn: seconds), at: now)
    var purchase = PlainModel.Purchase(
      vendor: vendor, name: name, entitlement: entitlement, isSubscription: isSubscription, email: email)
    if isSubscription { purchase.ends = model.now / 1000 * 1000 + seconds * 1000 }
    if vendor == .revenueCat { purchase.person = model.meet(sold.purchase.buyerId) } else { purchase.user = buyer }
    model.purchases.append(purchase)
    sales.append(sold.purchase.id)
    if let email { model.mails.append(.init(to: email, isReissue: false, at: model.now)) }
    note(sold.link, of: sales.count - 1)
  }

  private mutating func note(_ link: IssuedLink, of purchase: Int) {
    model.codes[link.code] = PlainModel.Code(purchase: purchase, expires: model.now + 3_600_000)
    codes.append(link.code)
  }

  private mutating func issueLink() throws {
    guard let purchase = pick(Array(sales.indices.suffix(12))) else { return }
    note(try ledger.issueLink(to: sales[purchase], at: now), of: purchase)
  }

  private mutating func redeem() throws {
    let recent = Bool.random(using: &generator) ? Array(codes.suffix(6)) : codes
    guard let app = pick(apps), let code = pick(recent + ["unknown"]) else { return }
    let redeemer = Redeemer(appUserId: app.user, deviceId: app.device)
    let request = RedemptionQuestion(vendor: app.vendor, code: code, redeemer: redeemer)
    let expected = model.redeem(code, app.vendor, user: app.user, device: app.device)
    guard case .redemption(let answer) = try ledger.answer(.redeem(request), at: now), let outcome = answer.outcome
    else {
      throw Difference(text: "no outcome for \(code)")
    }
    let found = plain(outcome)
    guard found == expected else { throw Difference(text: "\(app) got \(outcome), expected \(expected)") }
    // A reissued link's code is known by the mailbox alone.
    if case .expired(_, reissued: true, hasEmail: true) = expected {
      guard let url = try ledger.mailbox(of: nil).last?.url, let purchase = model.codes[code]?.purchase,
        case .link(let link)? = Shop.adapters.first(where: { $0.vendor.id == app.vendor })?
          .links.read(url, on: .ios, unwrapping: false)
      else { throw Difference(text: "no readable link was mailed") }
      model.codes[link.code] = PlainModel.Code(purchase: purchase, expires: model.now + 3_600_000)
      codes.append(link.code)
    }
  }

  private func plain(_ outcome: RedemptionOutcome) -> PlainModel.Answer? {
    func holder(_ grant: Grant) -> PlainModel.Holder? {
      switch grant.owner {
      case .appUser(let id): .user(id)
      case .device(let id): .device(id)
      case nil: nil
      }
    }
    switch outcome {
    case .redeemed(_, let grant): return holder(grant).map { .redeemed($0) }
    case .subscriptionExpired(_, let grant): return holder(grant).map { .lapsed($0) }
    case .linkExpired(_, let reason, let reissued, let email):
      return reason.map { .expired($0, reissued: reissued, hasEmail: email != nil) }
    case .invalidCode: return .invalid
    case .purchaseBelongsToOtherUser: return .othersPurchase
    case .failed: return nil
    }
  }

  private mutating func logIn() throws {
    guard let index = apps.indices.randomElement(using: &generator), let user = pick(["ann", "bob", "eve", "mia"])
    else {
      return
    }
    let app = apps[index]
    let redeemer = Redeemer(appUserId: app.user, deviceId: app.device)
    let answer = try ledger.answer(.logIn(app.vendor, redeemer, newAppUserId: user), at: now)
    apps[index].user = user
    guard app.vendor == .revenueCat, let old = app.user else { return }
    let expected = model.logIn(from: old, to: user)
    guard case .logIn(_, expected) = answer else {
      throw Difference(text: "\(old) to \(user) created: not \(expected)")
    }
  }

  private mutating func logOut() throws {
    guard let index = apps.indices.randomElement(using: &generator) else { return }
    apps[index].user = apps[index].vendor == .revenueCat ? newAnonymous() : nil
  }

  private mutating func advance() {
    // Now and then exactly to a boundary, or one millisecond before it.
    let boundaries = model.codes.values.map(\.expires) + model.purchases.compactMap(\.ends)
    let ahead = boundaries.filter { $0 > model.now + 1 }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: model.now = ahead.min() ?? model.now + 1
    case 1: model.now = (ahead.min() ?? model.now + 2) - 1
    case 2: model.now += PlainModel.reissueInterval - Int64.random(in: 0...1, using: &generator)
    default: model.now += Int64.random(in: 1...2_000_000, using: &generator)
    }
  }

  private mutating func expire() throws {
    guard let purchase = pick(Array(sales.indices.suffix(12))) else { return }
    _ = try ledger.expire(sales[purchase], at: now)
    model.purchases[purchase].ends = model.now / 1000 * 1000
  }

  private mutating func refund() throws {
    guard let purchase = pick(Array(sales.indices.suffix(12))) else { return }
    _ = try ledger.refund(sales[purchase], at: now)
    model.purchases[purchase].isRefunded = true
  }

  private mutating func setPolicy() throws {
    guard let transfer = pick(TransferPolicy.allCases) else { return }
    var policy = try ledger.policy(of: .revenueCat)
    policy.transfer = transfer
    try ledger.setPolicy(policy, of: .revenueCat)
    model.transfer[.revenueCat] = transfer
  }

  private mutating func reopen() throws {
    try ledger.commit()
    guard let open else { return }
    try ledger.close()
    ledger = Ledger(store: try open(), adapters: Shop.adapters)
  }

  private func compareMails() throws {
    let found = try ledger.mailbox(of: nil).map {
      PlainModel.Mail(to: $0.to, isReissue: $0.reason == .reissue, at: $0.sentAt.milliseconds)
    }
    guard found == model.mails else { throw Difference(text: "the mailbox has \(found), expected \(model.mails)") }
  }

  /// What an app's user has, and by which names the service knows the user.
  private mutating func compare(_ index: Int) throws {
    let app = apps[index]
    let redeemer = Redeemer(appUserId: app.user, deviceId: app.device)
    if app.vendor == .revenueCat, let user = app.user { _ = model.meet(user) }
    guard case .customer(let grant) = try ledger.answer(.customer(app.vendor, redeemer), at: now) else {
      throw Difference(text: "no customer")
    }
    let held = model.held(app.vendor, user: app.user, device: app.device)
    let products = Set(grant.subscriptions.map(\.productId) + grant.oneTimePurchases.map(\.productId))
    guard products == Set(held.map(\.name)) else {
      throw Difference(text: "\(app) has \(products.sorted()), expected \(held.map(\.name))")
    }
    let active = Set(grant.entitlements.filter(\.isActive).map(\.id))
    let expected = Set(held.filter { $0.isActive(at: model.now) }.map(\.entitlement))
    guard active == expected else { throw Difference(text: "\(app) may use \(active), expected \(expected)") }
    guard app.vendor == .revenueCat, let user = app.user, let name = grant.customer?.originalAppUserId else { return }
    guard let person = model.person(named: user), model.persons[person]?.names.contains(name) == true else {
      throw Difference(text: "\(user) is known as \(name), which is somebody else")
    }
  }
}
