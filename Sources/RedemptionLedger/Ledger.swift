public import RedemptionCore

/// The embedded gateway: customers, purchases, codes and mail, in a store.
///
/// It reads the facts of a code, lets the vendor's adapter decide, and writes the decision; the rules are the
/// adapters'. Writes of several calls share one transaction, which ``commit()`` makes durable: until then, no answer is
/// certain. Not thread-safe: one thread owns it. Several processes may share a store's database, and exactly one of
/// them redeems a code.
public final class Ledger {
  let store: any LedgerStore
  let adapters: [Vendor: any RedemptionAdapter]
  let customerIds = CustomerIDs()
  var generator = SystemRandomNumberGenerator()
  /// When the last purchase was made, and how many before it at that moment.
  var purchases: (at: Timestamp?, count: UInt64) = (nil, 0)

  /// Makes a ledger on a store; the first of two adapters for one vendor counts.
  public init(store: any LedgerStore, adapters: [any RedemptionAdapter]) {
    self.store = store
    self.adapters = Dictionary(adapters.map { ($0.vendor.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// True if everything is gone when the process ends.
  public var isTemporary: Bool { store.isTemporary }

  /// True if changes wait for ``commit()``; what is read now may depend on them.
  public var hasUncommittedChanges: Bool { store.hasUncommittedChanges }

  /// Makes all changes since the last commit durable.
  ///
  /// - Throws: then none of them has happened.
  public func commit() throws(LedgerError) {
    customerIds.forget()
    try store.commit()
  }

  /// Closes the store; uncommitted changes are dropped.
  public func close() throws(LedgerError) { try store.close() }

  func adapter(_ vendor: Vendor) throws(LedgerError) -> any RedemptionAdapter {
    guard let adapter = adapters[vendor] else { throw .unknownVendor }
    return adapter
  }

  func read<Value>(
    _ vendor: Vendor, at now: Timestamp, _ body: (VendorTables) throws(LedgerError) -> Value
  ) throws(LedgerError) -> Value {
    let adapter = try adapter(vendor)
    return try store.read { tables throws(LedgerError) in
      try body(VendorTables(tables: tables, adapter: adapter, vendor: vendor, now: now, customerIds: customerIds))
    }
  }

  func write<Value>(
    _ vendor: Vendor, at now: Timestamp, _ body: (VendorTables) throws(LedgerError) -> Value
  ) throws(LedgerError) -> Value {
    let adapter = try adapter(vendor)
    return try store.write { tables throws(LedgerError) in
      try body(VendorTables(tables: tables, adapter: adapter, vendor: vendor, now: now, customerIds: customerIds))
    }
  }
}

extension Ledger: RedemptionGateway {
  /// Answers a session; what it changes waits for ``commit()``.
  public func answer(_ request: Question, at now: Timestamp) throws(GatewayError) -> Answer {
    do throws(LedgerError) {
      switch request {
      case .redeem(let request): return .redemption(try redeem(request, at: now))
      case .customer(let vendor, let redeemer): return .customer(try customer(vendor, redeemer, at: now))
      case .logIn(let vendor, let redeemer, let newAppUserId):
        return try logIn(vendor, redeemer, newAppUserId: newAppUserId, at: now)
      case .receipt(let vendor, let redeemer, let id):
        return .receipt(try postReceipt(vendor, redeemer, storeTransactionId: id, at: now))
      case .reissue(let vendor, _, let email): return .reissue(try reissue(vendor, to: email, at: now))
      case .checkout(let vendor, let redeemer, let id):
        return .checkout(try checkout(id, of: vendor, for: redeemer, at: now))
      }
    } catch {
      throw .unavailable(error.description)
    }
  }

  /// Redeems the requested code, then answers for the held ones; a used code stays with its user.
  func redeem(_ request: RedemptionRequest, at now: Timestamp) throws(LedgerError) -> RedemptionAnswer {
    try write(request.vendor, at: now) { vendor throws(LedgerError) in
      let redemption = Redemption(vendor: vendor, redeemer: request.redeemer, policy: try vendor.policy())
      var outcome: RedemptionOutcome?
      if let code = request.code { outcome = try redemption.redeem(code, using: &generator) }
      var held: [RedemptionOutcome] = []
      for code in request.storedCodes where code != request.code {
        held.append(try redemption.redeem(code, isFirst: false, using: &generator))
      }
      let customer =
        vendor.adapter.ownership.keepsCustomers ? outcome?.grant : try vendor.grant(of: request.redeemer)
      return RedemptionAnswer(outcome: outcome, storedOutcomes: held, customer: customer)
    }
  }
}
