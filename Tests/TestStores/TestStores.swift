public import RedemptionLedger

#if PostgreSQL
  import Foundation
  @testable import PostgreSQLStore
  internal import RedemptionCore
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
  /// A database on the cluster that the `PG*` variables name, with an empty ledger. It belongs to one test at a time.
  public final class TestDatabase: Sendable {
    /// True under `make test-postgresql`.
    public static var isWanted: Bool { ProcessInfo.processInfo.environment["REDEMPTION_TEST_POSTGRESQL"] != nil }

    /// Databases that no test uses. Emptying one takes a tenth of the time of creating another.
    private static let unused = Locked<[String]>([])

    private let name: String

    /// Empties a database that an earlier test has left, or creates one.
    public init() throws {
      if let left = TestDatabase.unused.withLock({ $0.popLast() }) {
        name = left
        try TestDatabase.run(TestDatabase.emptying, in: left)
      } else {
        name = "test_" + UUID().uuidString.replacing("-", with: "").lowercased()
        try TestDatabase.run(["CREATE DATABASE \(name)"], in: "postgres")
        try open().close()
      }
    }

    deinit { TestDatabase.unused.withLock { $0.append(name) } }

    /// Ends connections that a test has left open, deletes all rows but the schema's version, and counts from 1 again.
    private static let emptying = [
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      """
      DO $$ BEGIN EXECUTE (
        SELECT 'TRUNCATE ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' RESTART IDENTITY'
        FROM pg_tables WHERE schemaname = '\(Schema.name)' AND tablename <> 'ledger'); END $$
      """,
    ]

    /// Opens the ledger in it; several at once are several servers.
    public func open() throws -> any LedgerStore {
      try PostgreSQLStore(at: PostgreSQLAddress("postgres:///\(name)"))
    }

    private static func run(_ statements: [String], in database: String) throws(LedgerError) {
      var limits = Connection.Limits()
      (limits.connecting, limits.answer) = (.seconds(60), .seconds(60))
      let connection = try Connection(to: "postgres:///\(database)", limits)
      for statement in statements { try connection.run(statement) }
      try connection.synchronize()
    }
  }

  /// The only store of a database.
  private final class TestDatabaseStore: LedgerStore {
    private let store: any LedgerStore
    private let database: TestDatabase

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
