import GRDB
public import RedemptionCore
public import RedemptionLedger

/// A ledger's store in an SQLite file or in memory.
///
/// Not thread-safe: one thread owns it. Several processes may have the same file open.
public final class SQLiteStore: LedgerStore {
  /// Where a database is.
  public enum Location: Hashable, Sendable {
    /// In memory, until the process ends.
    case memory
    /// In a file, which is created if there is none.
    case file(path: String)
  }

  /// True for a database in memory.
  public let isTemporary: Bool
  private let configuration: Configuration
  private let wait: LockWait
  /// Nil for a database in memory.
  private var file: LedgerFile?
  /// Nil for a database in memory.
  private var locks: LogLocks?
  /// True once the file has a mark that this server writes to it: see ``Schema/markWriter``.
  private var isMarked = false
  /// True if the open transaction has set the mark.
  private var marksInTransaction = false
  /// True after a commit of which the log may have all: see ``settle()``.
  private var isUnsettled = false
  /// When the open transaction got the lock.
  private var locked = ContinuousClock.now
  /// Nil until a database in memory is first used: creating its tables takes longer than the rest of a server's start.
  private(set) var opened: DatabaseQueue?
  /// What the open transaction, and earlier ones, have read.
  private let cache = RowCache()
  /// True if a transaction is open, whose changes wait for ``commit()``.
  public private(set) var hasUncommittedChanges = false
  /// Why the transaction broke or could not begin; every call throws it until ``commit()``.
  private var breakage: LedgerError?

  /// Size of the write-ahead log before a checkpoint, in pages: 16 MB.
  ///
  /// Redemptions change pages all over the file, each many times. SQLite's default of 1000 would checkpoint every third
  /// drain.
  private static let walPages = 4000

  /// Opens a database, or creates it.
  ///
  /// - Parameters:
  ///   - location: a file, or memory.
  ///   - busyTimeout: longest wait for another process's transaction, in seconds.
  ///   - isInterrupted: returns true once the process is asked to end, which ends such a wait. Called on the thread
  ///     that owns the store.
  /// - Throws: a file that is not a ledger, is damaged or is newer is rejected before anything is written to it. So is
  ///   a link, or a file that this user may not write.
  public init(
    at location: Location, busyTimeout: Double = 30, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws(LedgerError) {
    isTemporary = location == .memory
    var configuration = Configuration()
    let wait = LockWait(atMost: busyTimeout, isInterrupted: isInterrupted)
    configuration.busyMode = .callback { tries in wait.goesOn(after: tries) }
    configuration.allowsUnsafeTransactions = true  // One transaction spans many calls: a drain of requests.
    self.configuration = configuration
    self.wait = wait
    guard case .file(let path) = location else { return }
    var file = try LedgerFile(preparing: path)
    do {
      let queue = try wait.repeating { try SQLiteStore.open(file, configuration) }
      let locks = try LogLocks(ofDatabase: file.databasePath)
      try SQLiteStore.enter(queue, locks, wait)
      try SQLiteStore.migrate(queue)
      (opened, self.locks) = (queue, locks)
    } catch {
      throw LedgerError(opening: error)
    }
    file.rememberIdentities()
    self.file = file
  }

  /// Opens a file, or creates it.
  ///
  /// Throws SQLITE_BUSY at once while another process creates the same file. SQLite does not call the busy handler for
  /// the lock of `journal_mode = WAL` (sqlite.org/c3ref/busy_handler.html: it may return SQLITE_BUSY instead).
  private static func open(_ file: LedgerFile, _ configuration: Configuration) throws -> DatabaseQueue {
    let queue = try DatabaseQueue(path: file.databasePath, configuration: configuration)
    try queue.inDatabase { database in
      try check(database, in: file)
      try check(journalMode: try String.fetchOne(database, sql: "PRAGMA journal_mode = WAL"))
      try database.execute(sql: "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = \(walPages)")
      // Reads, so that SQLite has its log open.
      _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master")
    }
    return queue
  }

  /// Joins the servers that have the file open. The first one checks every page of it, if one that wrote to it has not
  /// closed it: then a write may have been cut off, or the file copied meanwhile.
  private static func enter(_ queue: DatabaseQueue, _ locks: LogLocks, _ wait: LockWait) throws {
    var isAlone = false
    let isIn = wait.wait {
      isAlone = locks.take(.presence, isExclusive: true)
      return isAlone || locks.take(.presence, isExclusive: false)
    }
    guard isIn else { throw DatabaseError(resultCode: .SQLITE_BUSY, message: "database is locked") }
    guard isAlone else { return }
    try queue.inDatabase { database in
      guard try wasLeftOpen(database) else { return }
      try checkPages(database)
      if try Schema.hasUsage(database) { try database.execute(sql: Schema.forgetWriters) }
    }
    _ = locks.take(.presence, isExclusive: false)
  }

  /// True if a server that wrote to the file has not closed it, or if the file does not tell.
  private static func wasLeftOpen(_ database: Database) throws -> Bool {
    guard try Schema.hasUsage(database) else { return try !Schema.isEmpty(database) }
    return try Int.fetchOne(database, sql: Schema.writers) != 0
  }

  /// Checks what SQLite returned for `PRAGMA journal_mode = WAL`: the old mode if it could not change it, without an
  /// error (sqlite.org/pragma.html#pragma_journal_mode).
  static func check(journalMode: String?) throws(LedgerError) {
    guard journalMode == "wal" else {
      throw .unavailable(
        "SQLite cannot keep a write-ahead log beside its file (the journal mode is \(journalMode ?? "unknown")); "
          + "use a local file system")
    }
  }

  private static func migrate(_ queue: DatabaseQueue) throws {
    try queue.inDatabase { database in
      guard try Int.fetchOne(database, sql: "PRAGMA user_version") != Schema.version else { return }
      try database.inTransaction(.immediate) {
        try Schema.migrate(database)
        return .commit
      }
    }
  }

  private func inDatabase<Value>(_ body: (Database) throws -> Value) throws -> Value {
    if let opened { return try opened.inDatabase(body) }
    let queue = try DatabaseQueue(configuration: configuration)
    try SQLiteStore.migrate(queue)
    opened = queue
    return try queue.inDatabase(body)
  }

  /// Checks a file before anything is written to it.
  private static func check(_ database: Database, in file: LedgerFile) throws {
    guard try !Schema.isEmpty(database) else { return }
    guard try Int.fetchOne(database, sql: "PRAGMA application_id") == Schema.applicationId else {
      throw LedgerError.notALedger("it is another program's database")
    }
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard version <= Schema.version else {
      throw LedgerError.newerVersion(found: version, supported: Schema.version)
    }
    guard version > 0 else { throw LedgerError.damaged("it has the schema version \(version)") }
    // Another program has changed it: this one uses no other mode.
    if try String.fetchOne(database, sql: "PRAGMA journal_mode") != "wal" { try checkPages(database) }
    let pages = try Int64.fetchOne(database, sql: "PRAGMA page_count") ?? 0
    let pageSize = try Int64.fetchOne(database, sql: "PRAGMA page_size") ?? 0
    // The end of a database may be in its log.
    guard file.hasLog || file.size >= pages * pageSize else { throw LedgerError.damaged("it was cut off") }
  }

  private static func checkPages(_ database: Database) throws {
    let finding = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
    guard finding == "ok" else { throw LedgerError.damaged(oneLine(finding ?? "no answer from the check")) }
  }

  /// Joins the lines of a check's finding, because an error is one line.
  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
  }

  /// Reads, inside the open transaction if there is one.
  public func read<Value>(
    _ body: (any LedgerTables) throws(LedgerError) -> Value
  ) throws(LedgerError) -> Value {
    if hasUncommittedChanges, let breakage { throw breakage }
    do { return try inDatabase { try body(SQLiteTables(database: $0)) } } catch { throw LedgerError(using: error) }
  }

  /// Reads in a transaction, which SQLite keeps as it was when it began (sqlite.org/isolation.html).
  public func snapshot<Value>(
    _ body: (any LedgerTables) throws(LedgerError) -> Value
  ) throws(LedgerError) -> Value {
    do {
      return try inDatabase { database in
        try database.execute(sql: "BEGIN")
        defer { try? database.execute(sql: "ROLLBACK") }
        return try body(SQLiteTables(database: database))
      }
    } catch { throw LedgerError(using: error) }
  }

  /// Writes inside the open transaction; the first write begins it.
  ///
  /// A failed statement breaks the transaction: SQLite may have rolled it back, so its earlier changes are no longer
  /// certain. A transaction that could not begin is not tried again in the same drain, because each request would wait
  /// for the lock again.
  public func write<Value>(
    _ body: (any LedgerTables) throws(LedgerError) -> Value
  ) throws(LedgerError) -> Value {
    if let breakage { throw breakage }
    do {
      return try inDatabase { database in
        if !hasUncommittedChanges { try begin(database) }
        return try body(SQLiteTables(database: database, cache: cache))
      }
    } catch {
      let error = LedgerError(using: error)
      if !error.isRefusal { breakage = error }
      throw error
    }
  }

  private func begin(_ database: Database) throws {
    if isUnsettled, !settle(database) {
      throw LedgerError.unavailable("the disk failed during the last commit, and still does")
    }
    try wait.inTurn(locks) { try database.execute(sql: "BEGIN IMMEDIATE") }
    hasUncommittedChanges = true
    locked = .now
    cache.begin(at: try Int64.fetchOne(database.cachedStatement(sql: "PRAGMA data_version")) ?? 0)
    guard file != nil, !isMarked else { return }
    try database.execute(sql: Schema.markWriter)
    marksInTransaction = true
  }

  /// True if the open transaction has kept other servers from writing for a while.
  public var shouldCommit: Bool {
    hasUncommittedChanges && locks != nil && ContinuousClock.now - locked > .milliseconds(250)
  }

  /// Makes all changes of the transaction durable: on disk, with `synchronous=FULL`. Does nothing without a
  /// transaction.
  public func commit() throws(LedgerError) {
    defer {
      hasUncommittedChanges = false
      marksInTransaction = false
      breakage = nil
    }
    guard hasUncommittedChanges else { return }
    do {
      if let breakage { throw breakage }
      try file?.checkIdentities()
      try inDatabase { try $0.execute(sql: "COMMIT") }
      if marksInTransaction { isMarked = true }
    } catch {
      rollback()
      guard file != nil, SQLiteStore.mayTakeEffect(despite: error) else { throw LedgerError(using: error) }
      isUnsettled = true
      let isSettled = (try? inDatabase(settle)) ?? false
      guard isSettled else { throw .notKnown("the disk failed during a commit") }
      throw LedgerError(using: error)
    }
  }

  /// True for a failure of the disk: the log may have the whole transaction, although SQLite could not make sure of it.
  /// This server does not see it then, but SQLite would find it there after a crash.
  static func mayTakeEffect(despite error: any Error) -> Bool {
    (error as? DatabaseError)?.resultCode == .SQLITE_IOERR
  }

  /// Writes another transaction over the failed one in the log (sqlite.org/fileformat2.html, 4.4), so that it is gone.
  ///
  /// - Returns: false if that fails too.
  private func settle(_ database: Database) -> Bool {
    do {
      try wait.inTurn(locks) { try database.execute(sql: "BEGIN IMMEDIATE") }
      try database.execute(sql: Schema.touch)
      try database.execute(sql: "COMMIT")
      isUnsettled = false
      return true
    } catch {
      if database.isInsideTransaction { try? database.execute(sql: "ROLLBACK") }
      return false
    }
  }

  /// Rolls back unless SQLite has done so already. The caller has an error to throw, so another one adds nothing.
  private func rollback() {
    cache.removeAll()
    try? inDatabase { database in
      if database.isInsideTransaction { try database.execute(sql: "ROLLBACK") }
    }
  }

  /// Closes the database; uncommitted changes are dropped.
  public func close() throws(LedgerError) {
    if hasUncommittedChanges { rollback() }
    hasUncommittedChanges = false
    if isMarked { removeMark() }
    do { try opened?.close() } catch { throw LedgerError(using: error) }
    locks = nil
  }

  /// Records that this server has closed the file. If that fails, the next one checks it.
  private func removeMark() {
    isMarked = false
    do {
      try file?.checkIdentities()
      try inDatabase { database in
        try wait.inTurn(locks) { try database.execute(sql: Schema.removeWriter) }
      }
    } catch { rollback() }
  }
}

extension Ledger {
  /// Opens a ledger in an SQLite file or in memory.
  public convenience init(
    at location: SQLiteStore.Location, adapters: [any RedemptionAdapter], busyTimeout: Double = 30
  ) throws(LedgerError) {
    self.init(store: try SQLiteStore(at: location, busyTimeout: busyTimeout), adapters: adapters)
  }
}
