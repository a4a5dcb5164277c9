import Foundation
import GRDB
import RedemptionCore
import RedemptionLedger
import RedemptionTesting
import RevenueCatAdapter
import SharedCases
import SuperwallAdapter
import Testing

@testable import SQLiteStore

@Suite("A ledger's file")
struct LedgerFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("ledger.sqlite") }
  private let now = Timestamp(milliseconds: 1_700_000_000_000)

  init() throws { folder = try TemporaryFolder() }

  private func open(busyTimeout: Double = 10) throws(LedgerError) -> Ledger {
    try Ledger(at: .file(path: path), adapters: Shop.adapters, busyTimeout: busyTimeout)
  }

  private func buy(_ ledger: Ledger) throws(LedgerError) -> String {
    try ledger.purchase(Order(vendor: .revenueCat, product: "p", entitlements: ["pro"], email: "a@b.io"), at: now).link
      .code
  }

  /// A closed ledger with something in it.
  ///
  /// - Parameter isKilled: true leaves it as the end of a server does that could not close it.
  private func makeLedger(purchases: Int = 1, isKilled: Bool = false) throws {
    let ledger = try open()
    for _ in 0..<purchases { _ = try buy(ledger) }
    try ledger.commit()
    try ledger.close()
    if isKilled { try change("UPDATE usage SET writers = writers + 1") }
  }

  /// The number of servers that wrote to the file and have not closed it.
  private func writers() throws -> Int? {
    let queue = try DatabaseQueue(path: path)
    defer { #expect(throws: Never.self) { try queue.close() } }
    return try queue.inDatabase { try Int.fetchOne($0, sql: Schema.writers) }
  }

  /// Overwrites a page with what no page has.
  private func overwrite(page: Int) throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange(page * 4096..<(page + 1) * 4096, with: Data(repeating: 0xA5, count: 4096))
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  private func change(_ sql: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase { try $0.execute(sql: sql) }
    try queue.close()
  }

  /// The error that opening gives; the file has to be the same afterwards, and nothing may lie beside it.
  private func refusal() throws -> LedgerError? {
    let before = try folder.contents()
    do {
      try open().close()
      return nil
    } catch {
      #expect(try folder.contents() == before)
      return error
    }
  }

  /// The sentence of the error that a call throws; empty if it throws none.
  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch { return "\(error)" }
  }

  @Test("what is committed is there when it is opened again; what is not is gone")
  func reopen() throws {
    let first = try open()
    _ = try buy(first)
    try first.commit()
    _ = try buy(first)
    #expect(first.hasUncommittedChanges)
    try first.close()
    let second = try open()
    #expect(try second.mailbox(of: nil).count == 1)
    #expect(!second.hasUncommittedChanges)
  }

  @Test("a new file that another process is about to create is waited for, up to the limit")
  func waitsForCreation() throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: path, configuration: configuration)
    // Others may read the file, but SQLite fails at once for those that switch it to WAL.
    try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    #expect(throws: LedgerError.unavailable("database is locked")) { try open(busyTimeout: 0.05) }
    // Not a task: other tests may keep the threads of all tasks busy for longer than the ledger waits.
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
      #expect(throws: Never.self) { try other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") } }
    }
    try Ledger(at: .file(path: path), adapters: Shop.adapters).close()
  }

  @Test("another ledger on the file sees what is committed, and no more")
  func twoAtOnce() throws {
    let (one, two) = (try open(), try open())
    _ = try buy(one)
    #expect(try two.mailbox(of: nil).isEmpty)
    try one.commit()
    #expect(try two.mailbox(of: nil).count == 1)
    _ = try buy(two)
    try two.commit()
    #expect(try one.mailbox(of: nil).count == 2)
  }

  @Test("one of the first version gets to know whose mail is whose, and keeps the settings of its checkouts")
  func firstVersion() throws {
    try makeLedger()
    let ledger = try open()
    _ = try ledger.purchase(Order(vendor: .superwall, product: "p", entitlements: ["pro"], email: "c@d.io"), at: now)
    try ledger.commit()
    try ledger.close()
    try change(
      """
      DROP TRIGGER tally_purchase_insert; DROP TRIGGER tally_purchase_delete; DROP TRIGGER tally_customer_insert;
      DROP TRIGGER tally_customer_delete; DROP TRIGGER tally_mail_insert; DROP TRIGGER tally_mail_delete;
      DROP TABLE tally; DROP TABLE usage; DROP TABLE customer_attributes; DROP INDEX purchase_vendor; DROP INDEX purchase_product;
      DROP INDEX purchase_buyer; DROP INDEX code_purchase; DROP INDEX customer_vendor;
      DROP TABLE checkout; DROP TABLE checkout_settings;
      ALTER TABLE policy ADD COLUMN link_policy TEXT NOT NULL DEFAULT 'disallowed';
      ALTER TABLE policy ADD COLUMN post_purchase TEXT NOT NULL DEFAULT 'redirect';
      ALTER TABLE policy ADD COLUMN success_url TEXT;
      ALTER TABLE policy ADD COLUMN store_url TEXT DEFAULT 'https://store.example';
      INSERT INTO policy (vendor, transfer, link_lifetime, scheme) VALUES ('superwall', 'share', 5, 'app');
      INSERT INTO policy (vendor, transfer, link_lifetime, scheme) VALUES ('revenuecat', 'share', 5, 'app');
      DROP TABLE reissue_request; DROP INDEX purchase_email;
      ALTER TABLE mail DROP COLUMN vendor; PRAGMA user_version = 1
      """)
    let upgraded = try open()
    #expect(try upgraded.policy(of: .superwall).linkLifetime == 5)
    let checkout = CheckoutSettings([
      "postPurchase": .string("redirect"), "storeUrl": .string("https://store.example"), "successUrl": .null,
    ])
    #expect(try upgraded.checkoutSettings(of: .superwall) == checkout)
    #expect(try upgraded.checkoutSettings(of: .revenueCat).text("linkPolicy") == "disallowed")
    #expect(
      try upgraded.answer(.checkout(.superwall, Redeemer(appUserId: nil, deviceId: "d"), id: "1"), at: now)
        == .checkout(CheckoutAnswer(state: .pending)))
    #expect(try upgraded.reset(.superwall).messages == 1)
    #expect(try upgraded.mailbox(of: nil).map(\.to) == ["a@b.io"])
  }

  @Test("it is kept in WAL mode, with our mark and version")
  func marks() throws {
    try makeLedger()
    let queue = try DatabaseQueue(path: path)
    let words = try queue.inDatabase { database in
      try ["journal_mode", "application_id", "user_version"].map { try String.fetchOne(database, sql: "PRAGMA \($0)") }
    }
    #expect(words.prefix(2) == ["wal", "1380207444"])
    #expect(words[2] != "0")
  }

  @Test("text is no ledger, however short or long", arguments: [1, 2, 99, 511, 5_000])
  func text(length: Int) throws {
    try Data(repeating: UInt8(ascii: "x"), count: length).write(to: URL(fileURLWithPath: path))
    #expect(try refusal() == .notALedger("not a SQLite database"))
  }

  @Test(
    "a path that SQLite would not read as a file is refused", arguments: ["", "file:x?mode=memory", "file::memory:"])
  func noPath(path: String) throws {
    #expect(throws: LedgerError.self) { try Ledger(at: .file(path: path), adapters: Shop.adapters) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("SQLite's name for a database in memory is a file like any other")
  func memoryName() throws {
    let path = folder.path(":memory:")
    let directory = FileManager.default.currentDirectoryPath
    var relative = Array(repeating: "..", count: directory.split(separator: "/").count).joined(separator: "/")
    relative += path
    try Ledger(at: .file(path: relative), adapters: Shop.adapters).close()
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("what is not a regular file is refused", arguments: ["/dev/null", "/dev/zero"])
  func device(path: String) throws {
    #expect(message { _ = try Ledger(at: .file(path: path), adapters: Shop.adapters) }.contains("regular file"))
  }

  @Test("only its owner may read a file that it creates, nor those beside it")
  func permissions() throws {
    let ledger = try open()
    _ = try buy(ledger)
    try ledger.commit()
    for suffix in ["", "-wal", "-shm"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + suffix)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
    try ledger.close()
  }

  @Test(
    "a link is refused, whether or not it leads somewhere", arguments: ["", "-wal", "-shm", "-journal"], [true, false])
  func link(suffix: String, exists: Bool) throws {
    let target = folder.path("target")
    if exists { try Data().write(to: URL(fileURLWithPath: target)) }
    if !suffix.isEmpty { try Data().write(to: URL(fileURLWithPath: path)) }
    try FileManager.default.createSymbolicLink(atPath: path + suffix, withDestinationPath: target)
    #expect(message { _ = try open() }.contains("symbolic link"))
    #expect(FileManager.default.contents(atPath: target) == (exists ? Data() : nil))
  }

  @Test("a file with two names is refused")
  func hardLink() throws {
    try makeLedger()
    try FileManager.default.linkItem(atPath: path, toPath: folder.path("other.sqlite"))
    guard case .unavailable? = try refusal() else {
      Issue.record("it was opened")
      return
    }
  }

  @Test("nothing is committed to files that are no longer there", arguments: ["", "-wal", "-shm"], [true, false])
  func replaced(suffix: String, isReplaced: Bool) throws {
    let ledger = try open()
    _ = try buy(ledger)
    try ledger.commit()
    let aside = folder.path("aside")
    try FileManager.default.moveItem(atPath: path + suffix, toPath: aside)
    if isReplaced { try FileManager.default.copyItem(atPath: aside, toPath: path + suffix) }
    _ = try buy(ledger)
    #expect(message { try ledger.commit() }.contains("moved, replaced or deleted"))
    try? FileManager.default.removeItem(atPath: path + suffix)
    try FileManager.default.moveItem(atPath: aside, toPath: path + suffix)
    _ = try buy(ledger)
    try ledger.commit()
    #expect(try ledger.mailbox(of: nil).count == 2)
  }

  @Test("a journal mode that SQLite could not change is an error", arguments: ["delete", "memory", nil])
  func journalMode(mode: String?) throws {
    #expect(throws: LedgerError.self) { try SQLiteStore.check(journalMode: mode) }
    try SQLiteStore.check(journalMode: "wal")
  }

  @Test("a wait for another program's lock ends when the process is asked to end")
  func interrupted() throws {
    let other = try open()
    _ = try buy(other)
    let store = try SQLiteStore(at: .file(path: path), busyTimeout: 3_600, isInterrupted: { true })
    let ledger = Ledger(store: store, adapters: Shop.adapters)
    #expect(throws: LedgerError.self) { _ = try buy(ledger) }
    try other.commit()
  }

  @Test("an empty file becomes a ledger")
  func empty() throws {
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(try refusal() == nil)
    #expect(try open().mailbox(of: nil).isEmpty)
  }

  @Test("another program's database is refused", arguments: ["DELETE", "WAL"])
  func foreign(mode: String) throws {
    try change("PRAGMA journal_mode = \(mode); CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)")
    #expect(try refusal() == .notALedger("it is another program's database"))
  }

  @Test("a newer ledger is refused, and the versions are named")
  func newer() throws {
    try makeLedger()
    try change("PRAGMA user_version = 99")
    guard case .newerVersion(found: 99, let supported)? = try refusal() else {
      Issue.record("it was opened")
      return
    }
    #expect(supported < 99)
  }

  @Test("a ledger without a version that ever was is damaged", arguments: [0, -1, Int(Int32.min)])
  func impossibleVersion(version: Int) throws {
    try makeLedger()
    try change("PRAGMA user_version = \(version)")
    #expect(try refusal() == .damaged("it has the schema version \(version)"))
  }

  @Test("a ledger that was cut off is damaged", arguments: [0.3, 0.6, 0.9])
  func cutOff(share: Double) throws {
    try makeLedger(purchases: 200)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    try whole.prefix(Int(Double(whole.count) * share)).write(to: URL(fileURLWithPath: path))
    guard case .damaged? = try refusal() else {
      Issue.record("it was opened")
      return
    }
  }

  @Test("a ledger that was not closed, with a page overwritten, is damaged", arguments: 1..<8)
  func overwritten(page: Int) throws {
    try makeLedger(purchases: 200, isKilled: true)
    try overwrite(page: page)
    guard case .damaged? = try refusal() else {
      Issue.record("it was opened")
      return
    }
  }

  @Test("the pages of a ledger that was closed are not read at the start")
  func noCheckAfterCleanEnd() throws {
    try makeLedger(purchases: 200)
    // The last page has rows of the tables, of which none is read at the start.
    let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    try overwrite(page: size / 4096 - 1)
    #expect(try refusal() == nil)
    try change("UPDATE usage SET writers = 1")
    guard case .damaged? = try refusal() else {
      Issue.record("it was opened")
      return
    }
  }

  @Test("a server that writes marks the file until it has closed it; one that only reads does not")
  func marksWriters() throws {
    try makeLedger()
    #expect(try writers() == 0)
    let (one, two) = (try open(), try open())
    #expect(try one.mailbox(of: nil).count == 1)
    #expect(try writers() == 0)
    for ledger in [one, two, one] {
      _ = try buy(ledger)
      try ledger.commit()
    }
    #expect(try writers() == 2)
    // What was not committed has no mark either.
    let three = try open()
    _ = try buy(three)
    try three.close()
    try one.close()
    #expect(try writers() == 1)
    try two.close()
    #expect(try writers() == 0)
  }

  @Test("the mark of a server that was killed stays until a server that is alone has checked the file")
  func killedBesideOthers() throws {
    try makeLedger(isKilled: true)
    let one = try open()
    #expect(try writers() == 0)
    _ = try buy(one)
    try one.commit()
    // Another one is killed while this one goes on.
    try change("UPDATE usage SET writers = writers + 1")
    try open().close()
    try one.close()
    #expect(try writers() == 1)
    try open().close()
    #expect(try writers() == 0)
  }

  @Test("an older ledger, which does not tell how it ended, is checked")
  func olderIsChecked() throws {
    try makeLedger(purchases: 200)
    try makeOlder()
    let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    try overwrite(page: size / 4096 - 1)
    guard case .damaged? = try refusal() else {
      Issue.record("it was opened")
      return
    }
    try whole.write(to: URL(fileURLWithPath: path))
    let ledger = try open()
    #expect(try ledger.purchases(matching: PurchaseFilter(), newest: 10).count == 10)
    #expect(try ledger.omittedMessages(of: nil, listed: 0) == 200)
    try ledger.close()
  }

  /// Makes the file one of the version before the one with numbers of rows.
  private func makeOlder() throws {
    try change(
      """
      DROP TRIGGER tally_purchase_insert; DROP TRIGGER tally_purchase_delete; DROP TRIGGER tally_customer_insert;
      DROP TRIGGER tally_customer_delete; DROP TRIGGER tally_mail_insert; DROP TRIGGER tally_mail_delete;
      DROP TABLE tally; DROP TABLE usage; DROP TABLE customer_attributes; DROP INDEX purchase_vendor; DROP INDEX purchase_product;
      DROP INDEX purchase_buyer; DROP INDEX code_purchase; DROP INDEX customer_vendor; PRAGMA user_version = 5; VACUUM
      """)
  }

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

  @Test("what another server or a rollback has changed about a held code is seen by the next redemption")
  func heldCodesAreCurrent() throws {
    let (one, two) = (try open(), try open())
    let redeemer = Redeemer(appUserId: "ada", deviceId: "d")
    var codes: [String] = []
    var purchases: [String] = []
    for number in 0..<4 {
      let order = Order(vendor: .superwall, product: "p\(number)", entitlements: ["pro"])
      let sale = try one.purchase(order, at: now)
      codes.append(sale.link.code)
      purchases.append(sale.purchase.id)
    }
    try one.commit()
    func kinds(_ ledger: Ledger, _ user: Redeemer) throws -> [RedemptionOutcome.Kind] {
      let question = RedemptionQuestion(vendor: .superwall, code: nil, storedCodes: codes, redeemer: user)
      guard case .redemption(let answer) = try ledger.answer(.redeem(question), at: now) else { return [] }
      return answer.storedOutcomes.map(\.kind)
    }
    #expect(try kinds(one, redeemer) == [.redeemed, .redeemed, .redeemed, .redeemed])
    try one.commit()
    _ = try two.refund(purchases[1], at: now)
    try two.commit()
    #expect(try kinds(one, redeemer) == [.redeemed, .subscriptionExpired, .redeemed, .redeemed])
    try one.commit()
    // This server's own change, and one that is not committed.
    _ = try one.refund(purchases[2], at: now)
    #expect(try kinds(one, redeemer) == [.redeemed, .subscriptionExpired, .subscriptionExpired, .redeemed])
    let unknown = Order(vendor: Vendor(rawValue: "nobody"), product: "p", entitlements: [])
    #expect(throws: LedgerError.unknownVendor) { _ = try one.purchase(unknown, at: now) }
    try one.close()
    let three = try open()
    #expect(try kinds(three, redeemer) == [.redeemed, .subscriptionExpired, .redeemed, .redeemed])
  }

  @Test("a server that has the lock and wants it again lets the one that waits go first")
  func turns() throws {
    try makeLedger()
    let (busy, waiting) = (try open(busyTimeout: 120), try open(busyTimeout: 120))
    let probe = try LogLocks(ofDatabase: path)
    for round in 1...5 {
      _ = try buy(busy)
      let names = Names()
      let group = DispatchGroup()
      group.enter()
      let other = Passed(ledger: waiting)
      let order = Order(vendor: .revenueCat, product: "p", entitlements: ["pro"])
      let now = now
      // A thread of its own: other tests may keep the threads of all tasks busy.
      Thread.detachNewThread {
        defer { group.leave() }
        #expect(throws: Never.self) {
          _ = try other.ledger.purchase(order, at: now)
          names.add("waiting")
          try other.ledger.commit()
        }
      }
      // Until it waits.
      while probe.take(.turn, isExclusive: false) {
        probe.release(.turn)
        Thread.sleep(forTimeInterval: 0.001)
      }
      try busy.commit()
      _ = try buy(busy)
      names.add("busy")
      try busy.commit()
      group.wait()
      #expect(names.all == ["waiting", "busy"], "round \(round)")
    }
  }

  @Test("a folder, and a file in a folder that is not there, cannot be opened")
  func noFile() throws {
    for path in [folder.url.path, folder.path("missing/ledger.sqlite")] {
      do {
        _ = try Ledger(at: .file(path: path), adapters: Shop.adapters)
        Issue.record("it was opened")
      } catch LedgerError.unavailable(let cause) { #expect(!cause.isEmpty) }
    }
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

/// Names in the order in which threads have added them.
private final class Names: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []

  var all: [String] { lock.withLock { names } }

  func add(_ name: String) { lock.withLock { names.append(name) } }
}

/// A ledger that another thread uses.
private struct Passed: @unchecked Sendable { let ledger: Ledger }

private final class StatementCount { var count = 0 }
