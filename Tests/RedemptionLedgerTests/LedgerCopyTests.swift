import GRDB
import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SQLiteStore
import SharedCases
import SuperwallAdapter
import TestStores
import Testing

@Suite("A copy of a ledger")
struct LedgerCopyTests {
  private static let kinds = StoreKind.available
  private static let pairs = kinds.flatMap { from in kinds.map { (from, $0) } }
  private static let now = Timestamp(milliseconds: 1_700_000_000_000)

  /// A ledger with rows in every table but one, of more than one page.
  private func fill(_ store: any LedgerStore) throws {
    let ledger = Ledger(store: store, adapters: Shop.adapters)
    for vendor in [Vendor.revenueCat, .superwall] {
      let webhook = Webhook(
        vendor: vendor, url: "http://127.0.0.1", secrets: WebhookSecrets(secret: "é\0"),
        createdAt: LedgerCopyTests.now)
      _ = try ledger.save(webhook, replacing: true, at: LedgerCopyTests.now)
      for number in 0..<300 {
        let order = Order(
          vendor: vendor, product: "pé", entitlements: ["a", "b"], email: "buyer-\(number)@example.com",
          renews: number % 3 == 0)
        let sale = try ledger.purchase(order, at: LedgerCopyTests.now)
        guard number % 2 == 0 else { continue }
        let redeemer = Redeemer(appUserId: "user-\0\(number % 7)", deviceId: "\u{1A}\(number % 5)")
        let question = RedemptionQuestion(vendor: vendor, code: sale.link.code, storedCodes: [], redeemer: redeemer)
        _ = try ledger.answer(.redeem(question), at: LedgerCopyTests.now)
      }
    }
    try store.write { tables throws(LedgerError) in
      try tables.setPolicy(
        Policy(transfer: .keepWithOriginal, linkLifetime: 5, links: LinkSettings(scheme: "x", host: nil)),
        of: .superwall)
      for purchase in try tables.purchases(matching: PurchaseFilter(), newest: 2) {
        try tables.addDevice("device", to: purchase.record.id)
      }
      try tables.saveCheckout("id", of: .superwall, code: nil)
      try tables.save(VendorRow("k\0é", ["a": [1, .null]], due: LedgerCopyTests.now), of: .superwall)
      try tables.save(VendorRow("", "x"), of: .revenueCat)
      try tables.setAttributes(["$email": ["value": "é"]], of: "a\0b", at: .revenueCat)
      try tables.insertReissueRequest(to: "a@b.io", of: .superwall, at: LedgerCopyTests.now)
    }
    try ledger.commit()
  }

  private func rows(of store: any LedgerStore) throws -> [String: [[LedgerValue]]] {
    try store.read { tables throws(LedgerError) in
      var rows: [String: [[LedgerValue]]] = [:]
      for table in LedgerTable.all {
        rows[table.name] = try tables.rows?.rows(of: table, after: nil, limit: 10_000).map(\.values)
      }
      return rows
    }
  }

  @Test("has the same rows in the same order", arguments: pairs)
  func copies(from: StoreKind, to: StoreKind) throws {
    let (source, target) = (try from.make(), try to.make())
    try fill(source)
    let expected = try rows(of: source)
    #expect(try LedgerCopy.copy(source, to: target) == expected.values.reduce(0) { $0 + $1.count })
    #expect(try rows(of: target) == expected)
    #expect(!target.hasUncommittedChanges)
    #expect(expected["purchase"]?.count == 600)
    #expect(expected["code"]?.count == 600)
    #expect(expected.filter { $0.value.isEmpty }.map(\.key) == ["checkout_settings"])
  }

  @Test("can be redeemed from", arguments: pairs)
  func copyWorks(from: StoreKind, to: StoreKind) throws {
    let (source, target) = (try from.make(), try to.make())
    let sale = try Ledger(store: source, adapters: Shop.adapters).purchase(
      Order(vendor: .revenueCat, product: "p", entitlements: ["pro"]), at: LedgerCopyTests.now)
    try source.commit()
    _ = try LedgerCopy.copy(source, to: target)
    let copy = Ledger(store: target, adapters: Shop.adapters)
    let redeemer = Redeemer(appUserId: "ada", deviceId: "device")
    let question = RedemptionQuestion(
      vendor: .revenueCat, code: sale.link.code, storedCodes: [], redeemer: redeemer)
    guard case .redemption(let answer) = try copy.answer(.redeem(question), at: LedgerCopyTests.now) else { return }
    #expect(answer.outcome?.kind == .redeemed)
  }

  @Test("is refused by a store that has rows", arguments: pairs)
  func notEmpty(from: StoreKind, to: StoreKind) throws {
    let (source, target) = (try from.make(), try to.make())
    try fill(source)
    try target.write { tables throws(LedgerError) in
      try tables.insertReissueRequest(to: "a@b.io", of: .superwall, at: LedgerCopyTests.now)
    }
    try target.commit()
    let before = try rows(of: target)
    #expect(throws: LedgerCopyError.notEmpty(table: "reissue_request")) { try LedgerCopy.copy(source, to: target) }
    #expect(try rows(of: target) == before)
  }

  @Test("leaves nothing behind if a row cannot be written")
  func rollsBack() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    let (source, target) = (try SQLiteStore(at: .memory), try SQLiteStore(at: .file(path: path)))
    try fill(source)
    try DatabaseQueue(path: path).inDatabase {
      try $0.execute(sql: "CREATE TRIGGER full BEFORE INSERT ON code BEGIN SELECT RAISE(ABORT, 'full'); END")
    }
    #expect(throws: LedgerCopyError.target(.unavailable("full"))) { try LedgerCopy.copy(source, to: target) }
    #expect(try rows(of: target).allSatisfy { $0.value.isEmpty })
  }
}
