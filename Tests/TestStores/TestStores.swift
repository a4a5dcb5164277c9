public import RedemptionLedger

#if PostgreSQL
  import Foundation
  @testable import PostgreSQLStore
  #if canImport(Darwin)
    import os
  #else
    import Synchronization
  #endif
#endif

/// The store on which tests of the ledger and of the server run: PostgreSQL under `make test-postgresql`.
public enum TestStores {
  /// A new and empty store: in a database of its own where one is to be tested, else what `otherwise` returns.
  public static func make(otherwise: () throws -> any LedgerStore) throws -> any LedgerStore {
    #if PostgreSQL
      if TestDatabase.isWanted { return try TestDatabaseStore(TestDatabase()) }
    #endif
    return try otherwise()
  }
}

#if PostgreSQL
  /// A database on the cluster that the `PG*` variables name, with an empty ledger. No other test uses it meanwhile.
  ///
  /// A later test gets it emptied: PostgreSQL takes longer to create a database than most tests to run.
  public final class TestDatabase: Sendable {
    /// True under `make test-postgresql`.
    public static var isWanted: Bool { ProcessInfo.processInfo.environment["REDEMPTION_TEST_POSTGRESQL"] != nil }

    /// A database with the tables of a new ledger. Creating them takes longer than copying it.
    private static let template = Result { () throws(LedgerError) in
      let name = "template_\(ProcessInfo.processInfo.processIdentifier)"
      try TestDatabase.administer(["CREATE DATABASE \(name)"])
      try PostgreSQLStore(at: PostgreSQLAddress("postgres:///\(name)")).close()
      return name
    }

    /// The databases whose tests have ended.
    #if canImport(Darwin)
      private static let free = OSAllocatedUnfairLock(initialState: [String]())
    #else
      private static let free = Mutex([String]())
    #endif

    private let name: String

    /// Takes a free database, or creates one.
    public init() throws {
      if let name = TestDatabase.free.withLock({ $0.popLast() }) {
        self.name = name
        try TestDatabase.administer(TestDatabase.emptying, in: name)
      } else {
        name = "test_" + UUID().uuidString.replacing("-", with: "").lowercased()
        try TestDatabase.administer(["CREATE DATABASE \(name) TEMPLATE \(try TestDatabase.template.get())"])
      }
    }

    deinit { TestDatabase.free.withLock { $0.append(name) } }

    /// Ends the connections of the last test, and deletes all rows but the version.
    private static let emptying =
      [
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
          + " WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
      ]
      + (LedgerTable.all.map(\.name).reversed() + ["writer"]).map { "DELETE FROM redemptionkit.\($0)" }

    /// Opens the ledger in it; several at once are several servers.
    public func open() throws -> any LedgerStore {
      try PostgreSQLStore(at: PostgreSQLAddress("postgres:///\(name)"))
    }

    private static func administer(
      _ statements: [String], in database: String = "postgres"
    ) throws(LedgerError) {
      var limits = Connection.Limits()
      (limits.connecting, limits.answer) = (.seconds(60), .seconds(60))
      let connection = try Connection(to: "postgres:///\(database)", limits)
      // Each is a transaction of its own: in one of them all, CREATE DATABASE is rejected.
      for sql in statements {
        try connection.run(sql)
        try connection.synchronize()
      }
    }
  }

  /// The only store of a database.
  private final class TestDatabaseStore: LedgerStore {
    private let database: TestDatabase
    private let store: any LedgerStore

    init(_ database: TestDatabase) throws {
      self.database = database
      store = try database.open()
    }

    var isTemporary: Bool { true }
    var hasUncommittedChanges: Bool { store.hasUncommittedChanges }
    var shouldCommit: Bool { store.shouldCommit }

    func read<Value>(_ body: (any LedgerTables) throws(LedgerError) -> Value) throws(LedgerError) -> Value {
      try store.read(body)
    }

    func snapshot<Value>(_ body: (any LedgerTables) throws(LedgerError) -> Value) throws(LedgerError) -> Value {
      try store.snapshot(body)
    }

    func write<Value>(_ body: (any LedgerTables) throws(LedgerError) -> Value) throws(LedgerError) -> Value {
      try store.write(body)
    }

    func commit() throws(LedgerError) { try store.commit() }
    func close() throws(LedgerError) { try store.close() }
  }
#endif
