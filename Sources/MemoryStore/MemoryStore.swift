public import RedemptionLedger

/// A ledger's store in memory, whose rows are a value.
///
/// ``rows`` is a copy of everything, and costs nothing; a store made of it goes on alone.
public final class MemoryStore: LedgerStore {
  /// True: everything is gone when the process ends.
  public let isTemporary = true
  private let tables: MemoryTables
  /// The rows before the open transaction; nil without one.
  private var saved: MemoryRows?
  private var breakage: LedgerError?

  /// Makes a store with these rows; none by default.
  public init(_ rows: MemoryRows = MemoryRows()) { tables = MemoryTables(rows) }

  /// The rows as they are now, with the changes of the open transaction.
  /// Setting them takes back what came later; no transaction may be open.
  public var rows: MemoryRows {
    get { tables.value }
    set { tables.value = newValue }
  }

  /// True while a transaction is open.
  public var hasUncommittedChanges: Bool { saved != nil }

  /// Reads; throws while the open transaction cannot be committed.
  public func read<Value>(_ body: (any LedgerTables) throws(LedgerError) -> Value) throws(LedgerError) -> Value {
    if hasUncommittedChanges, let breakage { throw breakage }
    return try body(tables)
  }

  /// Writes; the first write begins a transaction.
  public func write<Value>(_ body: (any LedgerTables) throws(LedgerError) -> Value) throws(LedgerError) -> Value {
    if let breakage { throw breakage }
    if saved == nil { saved = tables.value }
    do throws(LedgerError) { return try body(tables) } catch {
      if !error.isRefusal { breakage = error }
      throw error
    }
  }

  /// Keeps the changes, or restores the rows and throws if a write failed.
  public func commit() throws(LedgerError) {
    let before = saved
    let failure = breakage
    saved = nil
    breakage = nil
    guard let failure, let before else { return }
    tables.value = before
    throw failure
  }

  /// Drops uncommitted changes.
  public func close() throws(LedgerError) {
    if let saved { tables.value = saved }
    saved = nil
  }
}
