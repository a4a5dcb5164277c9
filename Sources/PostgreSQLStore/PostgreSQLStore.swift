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
    /// This store's row in the table `writer`; each store has its own.
    private let writer = String(UInt64.random(in: .min ... .max), radix: 16)
    /// The number of this store's last transaction. Each transaction writes its number to the row, so the row shows
    /// whether it was committed.
    private var number: Int64 = 0
    /// Counts notices.
    private var noticeNumber: Int64 = 0
    /// Nil if nothing is received.
    private var listener: NoticeListener?
    /// What the open transaction has read before it is needed.
    private let ahead = ReadAhead()
    /// When the open transaction got the lock.
    private var locked = ContinuousClock.now

    /// Connects to a database, and creates or migrates the ledger in it.
    ///
    /// - Parameters:
    ///   - address: where the database is.
    ///   - creates: false rejects a database without a ledger.
    ///   - isInterrupted: returns true once the process is asked to end, which ends a wait. Called on the thread that
    ///     owns the store.
    /// - Throws: a schema of another program or of a newer version is rejected, and nothing is written to it.
    public init(
      at address: PostgreSQLAddress, creates: Bool = true, isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) throws(LedgerError) {
      self.address = address
      limits = Connection.Limits(isInterrupted: isInterrupted)
      let connection = try PostgreSQLStore.connect(to: address, limits)
      try PostgreSQLStore.checkEncoding(connection)
      try Schema.migrate(connection, creates: creates)
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

    /// Reads in a transaction of its own, which sees what was there when it began.
    public func snapshot<Value>(
      _ body: (any LedgerTables) throws(LedgerError) -> Value
    ) throws(LedgerError) -> Value {
      let connection = try connected()
      try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
      defer { rollback() }
      return try body(PostgreSQLTables(connection: connection))
    }

    /// Writes inside the open transaction; the first write begins it.
    public func write<Value>(
      _ body: (any LedgerTables) throws(LedgerError) -> Value
    ) throws(LedgerError) -> Value {
      if let breakage { throw breakage }
      do {
        if !hasUncommittedChanges { try begin() }
        let connection = try current()
        let value = try body(PostgreSQLTables(connection: connection, ahead: ahead))
        connection.flush()
        return value
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
      do {
        try connection.run("BEGIN ISOLATION LEVEL READ COMMITTED")
        try connection.run(Schema.lock)
        try mark(connection)
        try connection.synchronize()
      } catch {
        rollback()
        throw error
      }
      locked = .now
      hasUncommittedChanges = true
    }

    /// Writes the transaction's number.
    private func mark(_ connection: Connection) throws(LedgerError) {
      number += 1
      if number == 1 { try connection.send(Schema.deleteOldWriters) }
      try connection.send(Schema.mark, [.string(writer), .number(number)])
    }

    /// True if the open transaction has kept other servers from writing for a while.
    ///
    /// A drain may take longer than the 5 seconds for which others wait. Half of them would be enough for two servers;
    /// this is enough for twenty.
    public var shouldCommit: Bool { hasUncommittedChanges && ContinuousClock.now - locked > .milliseconds(250) }

    /// Makes all changes of the transaction durable: on the server's disk, with `synchronous_commit=on`. Does nothing
    /// without a transaction.
    public func commit() throws(LedgerError) {
      defer {
        hasUncommittedChanges = false
        breakage = nil
        ahead.forget()
      }
      guard hasUncommittedChanges else { return }
      do throws(LedgerError) {
        if let breakage { throw breakage }
        try send(commitOn: try current())
      } catch {
        rollback()
        throw error
      }
    }

    /// Sends COMMIT with the writes that were not sent yet. PostgreSQL skips it if one of them fails
    /// (postgresql.org/docs/15/libpq-pipeline-mode.html).
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

    /// Finds out whether a commit took effect whose answer was lost.
    ///
    /// - Throws: the loss if the transaction was not committed; ``LedgerError/notKnown(_:)`` if PostgreSQL cannot be
    ///   asked. The next transaction waits for the end of this one, because it takes the same lock.
    private func settle(after loss: LedgerError) throws(LedgerError) {
      let end = ContinuousClock.now + .seconds(5)
      while ContinuousClock.now < end {
        switch try? wasCommitted() {
        case true?: return
        case false?: throw loss
        case nil: usleep(50_000)
        }
      }
      throw .notKnown("the connection to PostgreSQL broke during a commit, and no other one could be made")
    }

    /// Returns true if the last transaction was committed.
    ///
    /// The lock shows that it has ended. `pg_xact_status` would not do: after a crash, PostgreSQL gives the number of a
    /// lost transaction to a new one.
    private func wasCommitted() throws(LedgerError) -> Bool {
      let connection = try connected()
      do {
        try connection.run("BEGIN")
        try connection.run(Schema.lock)
        let found = try connection.fetch(Schema.marked, [.string(writer)]) { row throws(LedgerError) in
          try row.integer(0)
        }
        try connection.run("ROLLBACK")
        try connection.synchronize()
        return found.first == number
      } catch {
        self.connection = nil
        throw error
      }
    }

    /// Rolls back. The caller has an error to throw, so another one adds nothing.
    private func rollback() {
      guard let connection, !connection.isBroken else {
        connection = nil
        return
      }
      do {
        try connection.run("ROLLBACK")
        try connection.forgetPrepared()
        try connection.synchronize()
      } catch { self.connection = nil }
    }

    /// Closes the connections; uncommitted changes are dropped.
    public func close() throws(LedgerError) {
      connection = nil
      listener?.end()
      listener = nil
    }

    deinit { listener?.end() }
  }

  extension PostgreSQLStore: LedgerNotices {
    /// This store.
    public var notices: (any LedgerNotices)? { self }

    /// PostgreSQL's limit.
    public var longest: Int { Notice.longest }

    /// Sends a notice to the other servers with the commit.
    public func send(_ text: String) {
      guard hasUncommittedChanges, breakage == nil else { return }
      noticeNumber += 1
      let payload = Notice.payload(from: writer, number: noticeNumber, text)
      do throws(LedgerError) {
        try current().send("SELECT pg_notify('\(Notice.channel)', $1)", [.string(payload)])
      } catch { breakage = error }
    }

    /// Starts a thread that receives, and goes on receiving after the connection broke.
    public func receive(_ wake: @escaping @Sendable () -> Void) {
      listener?.end()
      let listener = NoticeListener(at: address, except: writer)
      listener.start(wake)
      self.listener = listener
    }

    /// Takes what has arrived.
    public func takeAll() -> [LedgerNotice] { listener?.takeAll() ?? [] }
  }
#endif
