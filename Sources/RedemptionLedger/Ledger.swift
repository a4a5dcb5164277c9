public import RedemptionCore

/// The embedded gateway: customers, purchases, codes and mail, in an SQLite file or in memory.
///
/// It reads the facts of a code, lets the vendor's adapter decide, and writes what was decided; the rules are the adapters'.
/// Writes of several calls share one transaction that ``commit()`` makes durable: until then, no answer is certain. Not
/// thread-safe: one thread owns it. Several processes may have the same file open, and exactly one of them redeems a code.
public final class Ledger {
  /// Where a ledger lives.
  public enum Location: Hashable, Sendable {
    /// Nowhere: it is gone when the process ends.
    case memory
    /// In a file, made when there is none.
    case file(path: String)
  }

  let storage: Storage
  let adapters: [Vendor: any RedemptionAdapter]
  var generator = SystemRandomNumberGenerator()
  /// When the last purchase was made, and how many before it at that moment.
  var purchases: (at: Timestamp?, count: UInt64) = (nil, 0)

  /// Opens a ledger, or makes one.
  ///
  /// - Parameter busyTimeout: how long to wait for another process's transaction, in seconds.
  /// - Throws: a file that is no ledger, is damaged or is newer is refused before anything is written to it.
  public init(
    at location: Location, adapters: [any RedemptionAdapter], busyTimeout: Double = 30
  ) throws(LedgerError) {
    self.adapters = Dictionary(adapters.map { ($0.vendor, $0) }, uniquingKeysWith: { first, _ in first })
    storage = try Storage(at: location, busyTimeout: busyTimeout)
  }

  /// Whether changes wait for ``commit()``; what is read now may rest on them.
  public var hasUncommittedChanges: Bool { storage.isInTransaction }

  /// Makes all changes since the last commit durable: on disk, with `synchronous=FULL`.
  ///
  /// - Throws: then none of them has happened.
  public func commit() throws(LedgerError) { try storage.commit() }

  /// Closes the file; uncommitted changes are dropped.
  public func close() throws(LedgerError) { try storage.close() }

  func adapter(_ vendor: Vendor) throws(LedgerError) -> any RedemptionAdapter {
    guard let adapter = adapters[vendor] else { throw .unknownVendor }
    return adapter
  }
}

extension Ledger: RedemptionGateway {
  /// Answers a session; what it changes waits for ``commit()``.
  public func answer(_ request: GatewayRequest, at now: Timestamp) throws(GatewayError) -> GatewayAnswer {
    do throws(LedgerError) {
      switch request {
      case .redeem(let request): return .redemption(try redeem(request, at: now))
      case .customer(let vendor, let redeemer): return .customer(try customer(vendor, redeemer, at: now))
      case .logIn(let vendor, let redeemer, let newAppUserId):
        return try logIn(vendor, redeemer, newAppUserId: newAppUserId, at: now)
      case .receipt(let vendor, let redeemer, let id):
        return .receipt(try postReceipt(vendor, redeemer, storeTransactionId: id, at: now))
      }
    } catch {
      throw .unavailable(error.description)
    }
  }

  /// Redeems the asked code, then answers for the held ones; a used code stays with who used it.
  private func redeem(_ request: RedemptionRequest, at now: Timestamp) throws(LedgerError) -> RedemptionAnswer {
    let adapter = try adapter(request.vendor)
    return try storage.write { database in
      let redemption = Redemption(database: database, adapter: adapter, redeemer: request.redeemer, now: now)
      let outcome = try request.code.map { try redemption.redeem($0, using: &generator) }
      let held = try request.heldCodes.filter { $0 != request.code }.map {
        try redemption.redeem($0, isFirst: false, using: &generator)
      }
      let customer =
        adapter.ownership.keepsCustomers
        ? outcome?.grant : try database.grant(of: request.redeemer, adapter, at: now)
      return RedemptionAnswer(outcome: outcome, heldOutcomes: held, customer: customer)
    }
  }
}
