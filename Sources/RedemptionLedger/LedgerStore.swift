/// The database under a ledger, and the one transaction that a drain of requests shares.
///
/// A store keeps rows and knows no rule; the rules are the ledger's and the adapters'. `StoreTests` in
/// `Tests/RedemptionLedgerTests` checks a new store. Not thread-safe: one thread owns it.
public protocol LedgerStore: AnyObject {
  /// True if everything is gone when the process ends.
  var isTemporary: Bool { get }
  /// True if a transaction is open, whose changes wait for ``commit()``.
  var hasUncommittedChanges: Bool { get }
  /// True if the open transaction should end soon, because other servers wait for it. Defaults to false.
  var shouldCommit: Bool { get }
  /// What servers on the same database send each other; nil, the default, if the store has no such way.
  var notices: (any LedgerNotices)? { get }

  /// Reads, inside the open transaction if there is one.
  func read<Value>(_ body: (any LedgerTables) throws(LedgerError) -> Value) throws(LedgerError) -> Value

  /// Reads everything as it is at one moment, while other processes may write. Not inside a transaction.
  func snapshot<Value>(_ body: (any LedgerTables) throws(LedgerError) -> Value) throws(LedgerError) -> Value

  /// Writes inside the open transaction; the first write begins it.
  ///
  /// An error other than a refusal (``LedgerError/isRefusal``) breaks the transaction: every further call throws the
  /// same error until ``commit()``, which throws it too and rolls back. A store over a network may throw the error of a
  /// write as late as the next read or the commit. A transaction that could not begin is not tried
  /// again before then.
  func write<Value>(_ body: (any LedgerTables) throws(LedgerError) -> Value) throws(LedgerError) -> Value

  /// Makes all changes of the transaction durable, or rolls them all back and throws. Does nothing without a
  /// transaction.
  ///
  /// - Throws: ``LedgerError/notKnown(_:)`` if the changes may be there or not. The next write finds out before it
  ///   begins, and throws ``LedgerError/unavailable(_:)`` as long as it cannot.
  func commit() throws(LedgerError)

  /// Closes the database; uncommitted changes are dropped.
  func close() throws(LedgerError)
}

extension LedgerStore {
  /// Of a store that only one process uses, a read is a snapshot.
  public func snapshot<Value>(
    _ body: (any LedgerTables) throws(LedgerError) -> Value
  ) throws(LedgerError) -> Value {
    try read(body)
  }

  /// Nobody waits.
  public var shouldCommit: Bool { false }
  /// No other server hears of this one.
  public var notices: (any LedgerNotices)? { nil }
}

extension LedgerError {
  /// True if the ledger rejected the request before it wrote anything; the transaction is intact.
  public var isRefusal: Bool {
    switch self {
    case .unknownPurchase, .unknownVendor, .noLinks, .nothingToRefund: true
    case .notALedger, .newerVersion, .damaged, .unavailable, .notKnown: false
    }
  }
}
