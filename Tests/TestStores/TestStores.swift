public import RedemptionLedger

#if PostgreSQL
  import Foundation
  @testable import PostgreSQLStore
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
  /// A database on the cluster that the `PG*` variables name, with an empty ledger. It belongs to one test, and is
  /// deleted with this value.
  public final class TestDatabase: Sendable {
    /// True under `make test-postgresql`.
    public static var isWanted: Bool { ProcessInfo.processInfo.environment["REDEMPTION_TEST_POSTGRESQL"] != nil }

    /// A database with the tables of a new ledger, created once per run. Copying it is faster than creating them.
    private static let template = Result { () throws(LedgerError) in
      let name = "template_\(ProcessInfo.processInfo.processIdentifier)"
      try TestDatabase.administer("CREATE DATABASE \(name)")
      try PostgreSQLStore(at: PostgreSQLAddress("postgres:///\(name)")).close()
      return name
    }

    private let name = "test_" + UUID().uuidString.replacing("-", with: "").lowercased()

    /// Copies the template. `FILE_COPY` takes half the time of the default, which writes each page to the log of
    /// PostgreSQL.
    public init() throws {
      let template = try TestDatabase.template.get()
      try TestDatabase.administer("CREATE DATABASE \(name) TEMPLATE \(template) STRATEGY FILE_COPY")
    }

    /// Deletes the database with its connections. One that cannot be deleted goes with the cluster.
    deinit { try? TestDatabase.administer("DROP DATABASE \(name) WITH (FORCE)") }

    /// Opens the ledger in it; several at once are several servers.
    public func open() throws -> any LedgerStore {
      try PostgreSQLStore(at: PostgreSQLAddress("postgres:///\(name)"))
    }

    private static func administer(_ statement: String) throws(LedgerError) {
      var limits = Connection.Limits()
      (limits.connecting, limits.answer) = (.seconds(60), .seconds(60))
      let connection = try Connection(to: "postgres:///postgres", limits)
      try connection.run(statement)
      try connection.synchronize()
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
