import MemoryStore
import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SuperwallAdapter
import Testing

@Suite("A purchase that lives")
struct PurchaseLifeTests {
  @Test("one call lets 100,000 things happen, and the next one goes on")
  func limit() throws {
    // Two minutes on PostgreSQL, where nothing about it is different.
    let shop = try Shop(store: MemoryStore())
    let sale = try shop.buy(.superwall, as: "ada") { order in
      order.expiresIn = 1
      order.renews = true
    }
    shop.pass(milliseconds: Int64(Ledger.mostEvents + 5) * 1000)
    #expect(try shop.ledger.catchUp(to: shop.now) == Ledger.Progress(events: Ledger.mostEvents, hasMore: true))
    #expect(try shop.ledger.purchase(sale.id).purchasedAt < shop.now.wholeSecond)
    #expect(try shop.ledger.catchUp(to: shop.now) == Ledger.Progress(events: 5, hasMore: false))
    #expect(try shop.ledger.purchase(sale.id).purchasedAt == shop.now.wholeSecond)
    try shop.ledger.commit()
  }
}
