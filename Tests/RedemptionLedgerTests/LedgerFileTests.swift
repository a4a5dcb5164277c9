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
  let folder: TemporaryFolder
  var path: String { folder.path("ledger.sqlite") }
  let now = Timestamp(milliseconds: 1_700_000_000_000)

  init() throws { folder = try TemporaryFolder() }

  func open(busyTimeout: Double = 10) throws(LedgerError) -> Ledger {
    try Ledger(at: .file(path: path), adapters: Shop.adapters, busyTimeout: busyTimeout)
  }

  func buy(_ ledger: Ledger) throws(LedgerError) -> String {
    try ledger.purchase(Order(vendor: .revenueCat, product: "p", entitlements: ["pro"], email: "a@b.io"), at: now).link
      .code
  }

  /// A closed ledger with something in it.
  ///
  /// - Parameter isKilled: true leaves it as the end of a server does that could not close it.
  func makeLedger(purchases: Int = 1, isKilled: Bool = false) throws {
    let ledger = try open()
    for _ in 0..<purchases { _ = try buy(ledger) }
    try ledger.commit()
    try ledger.close()
    if isKilled { try change("UPDATE usage SET writers = writers + 1") }
  }

  /// The number of servers that wrote to the file and have not closed it.
  func writers() throws -> Int? {
    let queue = try DatabaseQueue(path: path)
    defer { #expect(throws: Never.self) { try queue.close() } }
    return try queue.inDatabase { try Int.fetchOne($0, sql: Schema.writers) }
  }

  /// Overwrites a page with what no page has.
  func overwrite(page: Int) throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange(page * 4096..<(page + 1) * 4096, with: Data(repeating: 0xA5, count: 4096))
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  func change(_ sql: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase { try $0.execute(sql: sql) }
    try queue.close()
  }

  /// The error that opening gives; the file has to be the same afterwards, and nothing may lie beside it.
  func refusal() throws -> LedgerError? {
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
  func message(_ body: () throws -> Void) -> String {
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
      DROP TABLE vendor_row; DROP TABLE outbox; DROP TABLE webhook; DROP INDEX purchase_goes_on;
      ALTER TABLE purchase DROP COLUMN metadata; ALTER TABLE purchase DROP COLUMN renewal; ALTER TABLE purchase DROP COLUMN goes_on_at;
      DROP TABLE tally; DROP TABLE usage; DROP TABLE customer_attributes; ALTER TABLE purchase DROP COLUMN period; DROP INDEX purchase_vendor; DROP INDEX purchase_product;
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
      try upgraded.answer(
        .own(.superwall, Redeemer(appUserId: nil, deviceId: "d"), VendorQuestion("checkout", ["id": "1"])), at: now)
        == .own(OwnAnswer(["status": "pending"], redemption: RedemptionAnswer(outcome: nil))))
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

  @Test("a folder, and a file in a folder that is not there, cannot be opened")
  func noFile() throws {
    for path in [folder.url.path, folder.path("missing/ledger.sqlite")] {
      do {
        _ = try Ledger(at: .file(path: path), adapters: Shop.adapters)
        Issue.record("it was opened")
      } catch LedgerError.unavailable(let cause) { #expect(!cause.isEmpty) }
    }
  }
}
