import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SharedCases
import SuperwallAdapter
import TestStores
import Testing

@Suite("Texts with U+0000, at which a text in C ends")
struct StoredTextTests {
  private static let now = Timestamp(milliseconds: 1_700_000_000_000)
  private static let texts = ["a", "a\0", "a\0b", "a\0c", "\0", "a\u{1A}", "a\u{1A}0", "a\u{1A}1b", "\u{1A}\0\u{1A}"]

  @Test("are other users and addresses than what stands before it", arguments: StoreKind.available)
  func users(_ kind: StoreKind) throws {
    let store = try kind.make()
    let ledger = Ledger(store: store, adapters: Shop.adapters)
    for text in StoredTextTests.texts {
      let order = Order(
        vendor: .revenueCat, product: "p", entitlements: ["pro"], appUserId: text, email: "\(text)@example.com")
      _ = try ledger.purchase(order, at: StoredTextTests.now)
      #expect(try count(store, PurchaseFilter(appUserId: text)) == 1)
      #expect(try count(store, PurchaseFilter(email: "\(text)@example.com")) == 1)
    }
    for text in StoredTextTests.texts {
      let redeemer = Redeemer(appUserId: text, deviceId: text)
      guard case .customer(let grant) = try ledger.answer(.customer(.revenueCat, redeemer), at: StoredTextTests.now)
      else {
        Issue.record("a customer is answered by a customer")
        return
      }
      #expect(grant.customer?.originalAppUserId == text)
      #expect(grant.subscriptions.count == 1)
    }
  }

  private func count(_ store: any LedgerStore, _ filter: PurchaseFilter) throws -> Int {
    try store.read { tables throws(LedgerError) in try tables.purchaseCount(matching: filter, atMost: .max) }
  }

  @Test("are no codes", arguments: StoreKind.available)
  func codes(_ kind: StoreKind) throws {
    let ledger = Ledger(store: try kind.make(), adapters: Shop.adapters)
    for vendor in [Vendor.revenueCat, .superwall] {
      let order = Order(vendor: vendor, product: "p", entitlements: ["pro"])
      let code = try ledger.purchase(order, at: StoredTextTests.now).link.code
      for (text, kind) in [
        (code + "\0", RedemptionOutcome.Kind.invalidCode), (code + "\0x", .invalidCode), (code, .redeemed),
      ] {
        let redeemer = Redeemer(appUserId: "ada", deviceId: "device")
        let question = RedemptionQuestion(vendor: vendor, code: text, redeemer: redeemer)
        guard case .redemption(let answer) = try ledger.answer(.redeem(question), at: StoredTextTests.now) else {
          return
        }
        #expect(answer.outcome?.kind == kind)
      }
    }
  }
}
