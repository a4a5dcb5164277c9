import MemoryStore
import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SuperwallAdapter
import Testing

@Suite("Receipts of another store")
struct ReceiptTests {
  private let now = Timestamp(milliseconds: 1_700_000_000_000)
  private let customers = Vendor(rawValue: "revenuecat")
  private let checkout = Vendor(rawValue: "superwall")

  private func ledger() -> Ledger {
    Ledger(store: MemoryStore(), adapters: [RevenueCatAdapter(), SuperwallAdapter()])
  }

  private func buy(in ledger: Ledger, from vendor: Vendor, by appUserId: String? = nil) throws -> String {
    let order = Order(
      vendor: vendor, product: "pro_yearly", entitlements: ["pro"], appUserId: appUserId, store: .stripe)
    return try ledger.purchase(order, at: now).purchase.storeTransactionId
  }

  private func post(_ id: String, for appUserId: String, in ledger: Ledger) throws -> ReceiptAnswer {
    try ledger.postReceipt(customers, appUserId: appUserId, storeTransactionId: id, at: now)
  }

  @Test("give the app user what another vendor's checkout sold, and once more the same")
  func grants() throws {
    let ledger = ledger()
    let id = try buy(in: ledger, from: checkout)
    for _ in 1...2 {
      guard case .granted(let grant) = try post(id, for: "jane", in: ledger) else {
        Issue.record("refused")
        return
      }
      #expect(grant.entitlements.map(\.id) == ["pro"])
      #expect(grant.owner == .appUser(id: "jane"))
    }
  }

  @Test("of a purchase that nobody made are unknown, and so are another vendor's to a vendor without customers")
  func unknown() throws {
    let ledger = ledger()
    let id = try buy(in: ledger, from: customers)
    #expect(try post("sub_none", for: "jane", in: ledger) == .unknownToken)
    #expect(try ledger.postReceipt(checkout, appUserId: "jane", storeTransactionId: id, at: now) == .unknownToken)
  }

  @Test(
    "of another identified user's purchase follow the transfer policy",
    arguments: [
      (TransferPolicy.transfer, true), (.transferIfInactive, false), (.keepWithOriginal, false), (.share, true),
    ])
  func transfers(_ policy: TransferPolicy, moves: Bool) throws {
    let ledger = ledger()
    let id = try buy(in: ledger, from: customers, by: "jane")
    var rules = try ledger.policy(of: customers)
    rules.transfer = policy
    try ledger.setPolicy(rules, of: customers)
    let verdict = try post(id, for: "bob", in: ledger)
    if case .granted(let grant) = verdict {
      #expect(moves)
      #expect(grant.entitlements.map(\.id) == ["pro"])
    } else {
      #expect(!moves)
      #expect(verdict == .belongsToOtherUser)
    }
  }

  @Test("do not stop a reset of the vendor whose customer they gave the purchase to", arguments: StoreKind.available)
  func allowsReset(kind: StoreKind) throws {
    let ledger = Ledger(store: try kind.make(), adapters: [RevenueCatAdapter(), SuperwallAdapter()])
    let id = try buy(in: ledger, from: checkout)
    _ = try post(id, for: "jane", in: ledger)
    #expect(try ledger.reset(customers).customers == 1)
    try ledger.commit()
    guard case .granted(let grant) = try post(id, for: "jane", in: ledger) else {
      Issue.record("refused")
      return
    }
    #expect(grant.entitlements.map(\.id) == ["pro"])
  }

  @Test("leave what the other vendor's users and devices hold as it is")
  func leavesTheCheckout() throws {
    let ledger = ledger()
    let sold = try ledger.purchase(
      Order(vendor: checkout, product: "pro_yearly", entitlements: ["pro"], store: .stripe), at: now)
    let device = Redeemer(appUserId: nil, deviceId: "device")
    let request = RedemptionQuestion(vendor: checkout, code: sold.link.code, redeemer: device)
    _ = try ledger.answer(.redeem(request), at: now)
    let before = try ledger.answer(.customer(checkout, device), at: now)
    _ = try post(sold.purchase.storeTransactionId, for: "jane", in: ledger)
    #expect(try ledger.answer(.customer(checkout, device), at: now) == before)
    guard case .redemption(let again) = try ledger.answer(.redeem(request), at: now) else {
      Issue.record("no redemption")
      return
    }
    #expect(again.outcome?.kind == .redeemed)
    #expect(again.outcome?.grant?.owner == .device(id: "device"))
  }
}
