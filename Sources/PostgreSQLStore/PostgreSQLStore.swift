#if PostgreSQL
  public import RedemptionLedger

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #else
    internal import Darwin
  #endif

  /// A ledger's store in a PostgreSQL database, which several servers may share.
  ///
  /// Not thread-safe: one thread owns it. A transaction that writes holds a lock of the whole ledger, as on SQLite: the
  /// requests of a drain name their rows one after the other, so that two servers would wait for each other's rows, or
  /// would have to repeat a drain whose replies are already made. One commit covers a drain, so the lock is short.
  public final class PostgreSQLStore: LedgerStore {
    /// False: what it keeps outlives the process.
    public let isTemporary = false
    private let address: PostgreSQLAddress
    private let limits: Connection.Limits
    /// Nil after it broke; the next call makes another one.
    private var connection: Connection?
    /// True if a transaction is open, whose changes wait for ``commit()``.
    public private(set) var hasUncommittedChanges = false
    /// Why the transaction broke or could not begin; every call throws it until ``commit()``.
    private var breakage: LedgerError?
    /// The open transaction's number at the server (`pg_current_xact_id`).
    private var transaction = ""

    /// Connects to a database, and creates or migrates the ledger in it.
    ///
    /// - Parameter isInterrupted: returns true once the process is asked to end, which ends a wait. Called on the
    ///   thread that owns the store.
    /// - Throws: a schema of another program or of a newer version is rejected, and nothing is written to it.
    public init(
      at address: PostgreSQLAddress, isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) throws(LedgerError) {
      self.address = address
      limits = Connection.Limits(isInterrupted: isInterrupted)
      let connection = try PostgreSQLStore.connect(to: address, limits)
      try PostgreSQLStore.checkEncoding(connection)
      try Schema.migrate(connection)
      self.connection = connection
    }

    private static func connect(
      to address: PostgreSQLAddress, _ limits: Connection.Limits
    ) throws(LedgerError) -> Connection {
      let connection = try Connection(to: address.uri, limits)
      try connection.run("SET statement_timeout = 5000")
      // A server that hangs in a transaction would keep all others from writing.
      try connection.run("SET idle_in_transaction_session_timeout = 30000")
      try connection.run("SET synchronous_commit = on")
      try connection.run("SET search_path = \(Schema.name)")
      try connection.run("SET client_min_messages = error")
      try connection.synchronize()
      return connection
    }

    private static func checkEncoding(_ connection: Connection) throws(LedgerError) {
      let encoding = try connection.fetch("SHOW server_encoding") { row throws(LedgerError) in try row.string(0) }
      guard encoding.first == "UTF8" else {
        throw .unavailable(
          "the database has the encoding \(encoding.first ?? "unknown"); create one with `createdb --encoding UTF8`")
      }
    }

    /// The connection, or a new one if it broke or the server has closed it.
    private func connected() throws(LedgerError) -> Connection {
      if let connection, !connection.isClosed { return connection }
      connection = nil
      let new = try PostgreSQLStore.connect(to: address, limits)
      connection = new
      return new
    }

    /// Reads, inside the open transaction if there is one.
    public func read<Value>(
      _ body: (any LedgerTables) throws(LedgerError) -> Value
    ) throws(LedgerError) -> Value {
      if hasUncommittedChanges, let breakage { throw breakage }
      return try body(PostgreSQLTables(connection: try current()))
    }

    /// Writes inside the open transaction; the first write begins it.
    public func write<Value>(
      _ body: (any LedgerTables) throws(LedgerError) -> Value
    ) throws(LedgerError) -> Value {
      if let breakage { throw breakage }
      do {
        if !hasUncommittedChanges { try begin() }
        return try body(PostgreSQLTables(connection: try current()))
      } catch {
        if !error.isRefusal { breakage = error }
        throw error
      }
    }

    /// The connection of the open transaction: another one would not be in it.
    private func current() throws(LedgerError) -> Connection {
      guard hasUncommittedChanges else { return try connected() }
      guard let connection, !connection.isBroken else { throw .unavailable("the connection to PostgreSQL broke") }
      return connection
    }

    private func begin() throws(LedgerError) {
      let connection = try connected()
      try connection.run("BEGIN ISOLATION LEVEL READ COMMITTED")
      do {
        try connection.run(Schema.lock)
        let number = try connection.fetch("SELECT pg_current_xact_id()::text") { row throws(LedgerError) in
          try row.string(0)
        }
        transaction = number.first ?? ""
      } catch {
        rollback()
        throw error
      }
      hasUncommittedChanges = true
    }

    /// Makes all changes of the transaction durable: on the server's disk, with `synchronous_commit=on`. Does nothing
    /// without a transaction.
    public func commit() throws(LedgerError) {
      defer {
        hasUncommittedChanges = false
        breakage = nil
      }
      guard hasUncommittedChanges else { return }
      do throws(LedgerError) {
        if let breakage { throw breakage }
        let connection = try current()
        try connection.synchronize()  // An error of a write is an error before the commit.
        try send(commitOn: connection)
      } catch {
        rollback()
        throw error
      }
    }

    private func send(commitOn connection: Connection) throws(LedgerError) {
      do throws(LedgerError) {
        try connection.run("COMMIT")
        guard try connection.synchronize() == "COMMIT" else {
          throw LedgerError.unavailable("PostgreSQL rolled the transaction back")
        }
      } catch {
        guard connection.isBroken else { throw error }
        try settle(after: error)
      }
    }

    /// Finds out what became of a commit whose answer was lost.
    ///
    /// - Throws: the loss, unless the server says that the transaction was committed.
    private func settle(after loss: LedgerError) throws(LedgerError) {
      let end = ContinuousClock.now + .seconds(5)
      while ContinuousClock.now < end, !limits.isInterrupted() {
        switch try? commitState() {
        case "committed": return
        case "aborted": throw loss
        default: usleep(50_000)  // No connection, or the server has not noticed yet that its client is gone.
        }
      }
      throw .unavailable(
        "the connection broke during a commit, and PostgreSQL cannot be asked whether it took effect; the codes tell")
    }

    /// What the server says of the transaction: `committed`, `aborted`, `in progress`.
    private func commitState() throws(LedgerError) -> String {
      let states = try connected().fetch("SELECT pg_xact_status($1::xid8)", [.string(transaction)]) {
        row throws(LedgerError) in try row.string(0)
      }
      return states.first ?? ""
    }

    /// Rolls back. The caller has an error to throw, so another one adds nothing.
    private func rollback() {
      guard let connection, !connection.isBroken else {
        connection = nil
        return
      }
      do {
        try connection.run("ROLLBACK")
        try connection.synchronize()
      } catch { self.connection = nil }
    }

    /// Closes the connection; uncommitted changes are dropped.
    public func close() throws(LedgerError) { connection = nil }
  }
#endif
