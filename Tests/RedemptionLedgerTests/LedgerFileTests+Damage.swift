import Foundation
import RedemptionLedger
import Testing

@testable import SQLiteStore

/// Files that are damaged, were not closed, or are none of ours.
extension LedgerFileTests {
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
      DROP TABLE vendor_row; DROP TABLE outbox; DROP TABLE webhook; DROP INDEX purchase_goes_on;
      ALTER TABLE purchase DROP COLUMN metadata; ALTER TABLE purchase DROP COLUMN renewal; ALTER TABLE purchase DROP COLUMN goes_on_at;
      DROP TABLE tally; DROP TABLE usage; DROP TABLE customer_attributes; ALTER TABLE purchase DROP COLUMN period; DROP INDEX purchase_vendor; DROP INDEX purchase_product;
      DROP INDEX purchase_buyer; DROP INDEX code_purchase; DROP INDEX customer_vendor; PRAGMA user_version = 5; VACUUM
      """)
  }
}
