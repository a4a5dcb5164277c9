import GRDB
import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SuperwallAdapter
import Testing

@testable import SQLiteStore

/// What SQLite refuses, and how often it is asked.
extension LedgerFileTests {
  @Test("a redemption asks the database no more often the more codes the client holds", arguments: [true, false])
  func manyCodes(areKnown: Bool) throws {
    let store = try SQLiteStore(at: .file(path: path))
    let ledger = Ledger(store: store, adapters: Shop.adapters)
    let queue = try #require(store.opened)
    let redeemer = Redeemer(appUserId: "ada", deviceId: "d")
    var held: [String] = []
    var statements: [Int: Int] = [:]
    for number in 0..<120 {
      let order = Order(vendor: .superwall, product: "p\(number)", entitlements: ["pro"])
      let code = areKnown ? try ledger.purchase(order, at: now).link.code : "redemption_\(number)"
      try ledger.commit()
      let counter = StatementCount()
      queue.inDatabase { $0.trace { _ in counter.count += 1 } }
      let question = RedemptionQuestion(vendor: .superwall, code: code, storedCodes: held, redeemer: redeemer)
      guard case .redemption(let answer) = try ledger.answer(.redeem(question), at: now) else { return }
      queue.inDatabase { $0.trace() }
      #expect(answer.outcome?.kind == (areKnown ? .redeemed : .invalidCode))
      #expect(answer.storedOutcomes.map(\.code) == held)
      #expect(answer.customer?.subscriptions.count == (areKnown ? number + 1 : 0))
      held.append(code)
      statements[number] = counter.count
      try ledger.commit()
    }
    #expect(statements[20] == statements[119])
  }

  @Test("a commit that SQLite refuses undoes everything since the last one, and the next one is fine")
  func failedCommit() throws {
    let ledger = try open()
    let code = try buy(ledger)
    try ledger.commit()
    try change(
      """
      CREATE TABLE target (id INTEGER PRIMARY KEY);
      CREATE TABLE trap (id INTEGER REFERENCES target (id) DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER trap_code AFTER INSERT ON code BEGIN INSERT INTO trap VALUES (1); END
      """)
    _ = try buy(ledger)
    #expect(throws: LedgerError.self) { try ledger.commit() }
    #expect(!ledger.hasUncommittedChanges)
    #expect(try ledger.mailbox(of: nil).count == 1)
    try change("DROP TRIGGER trap_code")
    _ = try buy(ledger)
    try ledger.commit()
    #expect(try ledger.mailbox(of: nil).count == 2)
    #expect(!code.isEmpty)
  }

  @Test("a write that SQLite refuses breaks its transaction: nothing joins it, and its commit fails")
  func brokenTransaction() throws {
    let ledger = try open()
    _ = try buy(ledger)
    try ledger.commit()
    try change(
      "CREATE TRIGGER trap_mail BEFORE INSERT ON mail WHEN NEW.recipient = 'x@y.z' BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    _ = try buy(ledger)
    let bad = Order(vendor: .revenueCat, product: "p", entitlements: [], email: "x@y.z")
    #expect(throws: LedgerError.unavailable("no")) { _ = try ledger.purchase(bad, at: now) }
    #expect(throws: LedgerError.unavailable("no")) { _ = try buy(ledger) }
    #expect(throws: LedgerError.unavailable("no")) { _ = try ledger.mailbox(of: nil) }
    #expect(throws: LedgerError.unavailable("no")) { try ledger.commit() }
    _ = try buy(ledger)
    try ledger.commit()
    #expect(try ledger.mailbox(of: nil).count == 2)
  }

  @Test("what is refused for what was asked breaks nothing")
  func refusalsBreakNothing() throws {
    let ledger = try open()
    _ = try buy(ledger)
    #expect(throws: LedgerError.unknownPurchase) { _ = try ledger.refund("pur_unknown", at: now) }
    #expect(throws: LedgerError.unknownPurchase) { _ = try ledger.issueLink(to: "", at: now) }
    #expect(throws: LedgerError.unknownVendor) { _ = try ledger.policy(of: Vendor(rawValue: "nobody")) }
    try ledger.commit()
    #expect(try ledger.mailbox(of: nil).count == 1)
  }

  @Test("while another program writes, the drain's writes fail, its reads go on, and the next drain is fine")
  func locked() throws {
    let ledger = try open(busyTimeout: 0.02)
    let other = try open()
    _ = try buy(other)
    #expect(throws: LedgerError.self) { _ = try buy(ledger) }
    try other.commit()
    #expect(throws: LedgerError.self) { _ = try buy(ledger) }
    #expect(try ledger.mailbox(of: nil).count == 1)
    try ledger.commit()
    _ = try buy(ledger)
    try ledger.commit()
    #expect(try other.mailbox(of: nil).count == 2)
  }

  @Test("errors hold neither codes nor addresses")
  func secrets() throws {
    let ledger = try open()
    let code = try buy(ledger)
    try ledger.commit()
    try change("CREATE UNIQUE INDEX one_mail ON mail (recipient)")
    do {
      _ = try buy(ledger)
      Issue.record("two messages to one address went in")
    } catch {
      #expect(!error.description.contains("a@b.io") && !error.description.contains(code))
    }
  }
}

private final class StatementCount { var count = 0 }
