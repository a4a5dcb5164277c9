import GRDB

/// The SQLite file of a ledger, and the one transaction that a drain of requests shares.
///
/// Not thread-safe: one thread owns it. Several processes may have the same file open.
final class Storage {
  private let configuration: Configuration
  /// Nil until a ledger in memory is first used: to make its tables takes longer than all the rest of a server's start.
  private var opened: DatabaseQueue?
  /// Whether a transaction is open whose changes nobody has been told of as certain.
  private(set) var isInTransaction = false
  /// Why the drain's transaction broke or could not be opened; nothing more can join it until ``commit()``.
  private var breakage: LedgerError?

  /// How long the log of changes grows until it is moved into the file, in pages: 16 MB.
  ///
  /// Redemptions change pages all over the file, each many times; SQLite's own 1000 would move them at every third drain.
  private static let walPages = 4000

  init(at location: Ledger.Location, busyTimeout: Double) throws(LedgerError) {
    var configuration = Configuration()
    let wait = LockWait(atMost: busyTimeout)
    configuration.busyMode = .callback { tries in wait.goesOn(after: tries) }
    configuration.allowsUnsafeTransactions = true  // One transaction spans many calls: a drain of requests.
    self.configuration = configuration
    guard case .file(let path) = location else { return }
    do { opened = try wait.repeating { try Storage.open(path, configuration) } } catch {
      throw LedgerError(opening: error)
    }
  }

  /// Opens a file, or creates it.
  ///
  /// Throws SQLITE_BUSY at once while another process creates the same file: SQLite does not call the busy handler for the
  /// lock of `journal_mode = WAL` (sqlite.org/c3ref/busy_handler.html: it may return SQLITE_BUSY instead).
  private static func open(_ path: String, _ configuration: Configuration) throws -> DatabaseQueue {
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase(check)
    try queue.inDatabase { database in
      try database.execute(
        sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = \(walPages)")
    }
    try migrate(queue)
    return queue
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
    try Storage.migrate(queue)
    opened = queue
    return try queue.inDatabase(body)
  }

  /// Looks at a file before anything is written to it.
  private static func check(_ database: Database) throws {
    guard try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") != 0 else { return }
    guard try Int.fetchOne(database, sql: "PRAGMA application_id") == Schema.applicationId else {
      throw LedgerError.notALedger("it is another program's database")
    }
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard version <= Schema.version else {
      throw LedgerError.newerVersion(found: version, supported: Schema.version)
    }
    guard version > 0 else { throw LedgerError.damaged("it has the schema version \(version)") }
    let finding = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
    guard finding == "ok" else { throw LedgerError.damaged(oneLine(finding ?? "no answer from the check")) }
  }

  /// SQLite's checks tell their finding in lines; an error is one.
  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
  }

  /// Reads, inside the open transaction if there is one.
  func read<Value>(_ body: (Database) throws -> Value) throws(LedgerError) -> Value {
    if isInTransaction, let breakage { throw breakage }
    do { return try inDatabase(body) } catch { throw LedgerError(using: error) }
  }

  /// Writes inside the drain's transaction, which the first write opens.
  ///
  /// What fails breaks the transaction: SQLite may have rolled it back, so what came before in it is not certain any more.
  /// One that could not be opened is not tried again in the same drain, which would wait once more for each request.
  func write<Value>(_ body: (Database) throws -> Value) throws(LedgerError) -> Value {
    if let breakage { throw breakage }
    do {
      return try inDatabase { database in
        if !isInTransaction {
          try database.execute(sql: "BEGIN IMMEDIATE")
          isInTransaction = true
        }
        return try body(database)
      }
    } catch let error as LedgerError {
      throw error  // A refusal, made before the first write.
    } catch {
      let broken = LedgerError(using: error)
      breakage = broken
      throw broken
    }
  }

  /// Makes the transaction's changes durable; does nothing when there is none.
  func commit() throws(LedgerError) {
    defer {
      isInTransaction = false
      breakage = nil
    }
    guard isInTransaction else { return }
    do {
      if let breakage { throw breakage }
      try inDatabase { try $0.execute(sql: "COMMIT") }
    } catch {
      rollback()
      throw LedgerError(using: error)
    }
  }

  /// A transaction that SQLite has ended by itself needs no end, so a failure here says nothing new.
  private func rollback() {
    try? inDatabase { database in
      if database.isInsideTransaction { try database.execute(sql: "ROLLBACK") }
    }
  }

  func close() throws(LedgerError) {
    do { try opened?.close() } catch { throw LedgerError(using: error) }
  }
}

extension LedgerError {
  fileprivate init(opening error: any Error) {
    guard let error = error as? DatabaseError else {
      self = LedgerError(using: error)
      return
    }
    switch error.resultCode {
    case .SQLITE_NOTADB: self = .notALedger("it is no SQLite database")
    case .SQLITE_CORRUPT: self = .damaged(error.resultCode.description)
    default: self = LedgerError(using: error)
    }
  }

  /// SQLite's own message names tables and columns at most; arguments, which may hold codes and addresses, are left out.
  fileprivate init(using error: any Error) {
    switch error {
    case let error as LedgerError: self = error
    case let error as DatabaseError: self = .unavailable(error.message ?? error.resultCode.description)
    default: self = .unavailable("\(type(of: error))")
    }
  }
}
