import ArgumentParser
import Foundation
import JSONRPC
import JanssonCoding
import MemoryStore
import RedemptionLedger
import SQLiteStore

#if PostgreSQL
  import PostgreSQLStore
#endif

/// Where `--ledger` keeps purchases and codes.
enum LedgerLocation {
  static let help: ArgumentHelp =
    """
    Where purchases and codes are stored: a file, :memory:, or postgres://USER@HOST/DATABASE. The PG* variables supply \
    what this address leaves out.
    """

  /// True for a database that other servers may use at the same time, each with a clock of its own.
  static func isShared(_ text: String) -> Bool { text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") }

  /// The location for an error, without a database's address, which may have a password in it.
  static func name(of text: String) -> String { isShared(text) ? "on PostgreSQL" : text }

  /// Returns what is wrong with a location that was hardly meant as a file; nil for a file.
  private static func mistake(in text: String) -> String? {
    guard text != ":memory:", !text.contains("/") || text.contains("://") else { return nil }
    if text.contains("://") {
      return "not an address that is known. Use a file, :memory:, or postgres://USER@HOST/DATABASE"
    }
    guard NearestName.to(text, among: [":memory:"]) != nil || text.hasPrefix(":") else { return nil }
    return "did you mean `:memory:`? A file of this name is `./\(text)`"
  }

  /// Opens the store.
  ///
  /// - Parameter creates: false rejects a file or a database that is not there or has no ledger.
  static func open(_ text: String, creates: Bool = true) throws(LedgerError) -> any LedgerStore {
    let isInterrupted: @Sendable () -> Bool = { EventLoop.caughtSignal != nil }
    guard isShared(text) else {
      if let mistake = mistake(in: text) { throw .unavailable(mistake) }
      guard creates || FileManager.default.fileExists(atPath: text) else {
        throw .unavailable("there is no such file")
      }
      return text == ":memory:"
        ? MemoryStore() : try SQLiteStore(at: .file(path: text), isInterrupted: isInterrupted)
    }
    #if PostgreSQL
      return try PostgreSQLStore(at: PostgreSQLAddress(text), creates: creates, isInterrupted: isInterrupted)
    #else
      throw .unavailable("this program was built without PostgreSQL; `make staging` builds one that has it")
    #endif
  }
}
