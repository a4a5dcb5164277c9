public import RedemptionCore

/// The embedded gateway: customers, purchases, codes and mail, in a store.
///
/// It reads the facts of a code, and writes what the vendor's adapter decides. Several calls share one transaction;
/// their answers are provisional until ``commit()``. Not thread-safe: one thread owns it. Several processes may share a
/// store's database, and exactly one of them redeems a code.
public final class Ledger {
  let store: any LedgerStore
  let adapters: [Vendor: any RedemptionAdapter]
  /// The adapters by the names of their vendors.
  let orderedAdapters: [(vendor: Vendor, adapter: any RedemptionAdapter)]
  let customerIds = CustomerIDs()
  let policies = PolicyCache()
  let webhooks = WebhookCache()
  let nextMoments = NextMomentCache()
  let linkCodes = LinkCodeCache()
  /// Makes codes and names.
  public var random = RandomSource.system
  /// How often something has happened to a purchase by itself since the ledger was opened.
  public internal(set) var lifeEvents = 0
  /// When the first row of the outbox is due that was added since somebody asked; nil if none was.
  var firstDue: Timestamp?
  /// Called for each mail that is sent, before the commit that it depends on; nil for nobody.
  public var onMail: ((MailMessage, Vendor) -> Void)?
  /// The new codes that were redeemed in the open transaction.
  var codesInTransaction: [String] = []
  /// The codes of transactions of which it is not known whether they took effect.
  var unsettledCodes: Set<String> = []
  /// The time of the last purchase or event, and the number of those before it at that time.
  var numbered: (at: Timestamp?, count: UInt64) = (nil, 0)

  /// Creates a ledger on a store. Of two adapters for one vendor, the first is used.
  ///
  /// - Parameters:
  ///   - store: where its rows are.
  ///   - adapters: those of the vendors that it serves.
  ///   - origin: the ledger of which the store has a copy; nil for a store of its own. Purchases of one moment are
  ///     numbered on, so that the newest still comes first, and so are random numbers.
  public init(store: any LedgerStore, adapters: [any RedemptionAdapter], continuing origin: Ledger? = nil) {
    self.store = store
    if let origin { (numbered, random) = (origin.numbered, origin.random) }
    self.adapters = Dictionary(adapters.map { ($0.vendor.id, $0) }, uniquingKeysWith: { first, _ in first })
    orderedAdapters = self.adapters.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }

  /// Copies every row into another, empty store, with the changes of the open transaction.
  ///
  /// - Parameters:
  ///   - target: the store that gets the rows.
  ///   - limit: the most customers, purchases, codes and messages together.
  /// - Returns: false, and nothing was copied, if there are more.
  public func copyRows(to target: any LedgerStore, atMost limit: Int) throws(LedgerCopyError) -> Bool {
    let counts: Deleted
    do throws(LedgerError) {
      counts = try store.read { tables throws(LedgerError) in try tables.counts(of: nil) }
    } catch { throw .source(error) }
    guard counts.customers + counts.purchases + counts.codes + counts.messages <= limit else { return false }
    _ = try LedgerCopy.copy(store, to: target, compares: false)
    return true
  }

  /// Goes on numbering purchases and events: when the last one was made, and how many were before it at that moment.
  public var sales: (at: Timestamp?, count: UInt64) {
    get { numbered }
    set { numbered = newValue }
  }

  /// True if the data is lost when the process ends.
  public var isTemporary: Bool { store.isTemporary }

  /// True if there are changes since the last ``commit()``. What is read now may depend on them.
  public var hasUncommittedChanges: Bool { store.hasUncommittedChanges }

  /// True if ``commit()`` should come soon, because other servers wait for the store.
  public var shouldCommit: Bool { store.shouldCommit }

  /// What servers on the same database send each other; nil if the store has no such way.
  public var notices: (any LedgerNotices)? { store.notices }

  /// Makes all changes since the last commit durable.
  ///
  /// - Throws: an error, after which all of them are rolled back.
  public func commit() throws(LedgerError) {
    customerIds.forget()
    policies.forget()
    webhooks.forget()
    nextMoments.forget()
    let codes = codesInTransaction
    codesInTransaction.removeAll(keepingCapacity: true)
    do throws(LedgerError) { try store.commit() } catch {
      if case .notKnown = error { unsettledCodes.formUnion(codes) }
      throw error
    }
  }

  /// Rolls back uncommitted changes and closes the store.
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
      try body(vendorTables(tables, of: adapter, vendor, at: now, isWriting: false))
    }
  }

  func write<Value>(
    _ vendor: Vendor, at now: Timestamp, _ body: (VendorTables) throws(LedgerError) -> Value
  ) throws(LedgerError) -> Value {
    let adapter = try adapter(vendor)
    return try write { tables throws(LedgerError) in
      try body(vendorTables(tables, of: adapter, vendor, at: now, isWriting: true))
    }
  }

  func write<Value>(_ body: (any LedgerTables) throws(LedgerError) -> Value) throws(LedgerError) -> Value {
    try store.write { tables throws(LedgerError) in
      // A store that begins a transaction has found out about the last one.
      if !unsettledCodes.isEmpty { unsettledCodes = [] }
      return try body(tables)
    }
  }

  /// The tables of an open store with the rules of a vendor.
  ///
  /// - Parameter isWriting: true inside the transaction, in which no other server writes.
  func vendorTables(
    _ tables: any LedgerTables, of adapter: any RedemptionAdapter, _ vendor: Vendor, at now: Timestamp, isWriting: Bool
  ) -> VendorTables {
    VendorTables(
      tables: tables, adapter: adapter, vendor: vendor, now: now, customerIds: customerIds,
      policies: isWriting ? policies : nil, onMail: onMail)
  }
}

extension Ledger: RedemptionGateway {
  /// Answers a session. The answer is provisional until ``commit()``.
  public func answer(_ question: Question, at now: Timestamp) throws(GatewayError) -> Answer {
    let result: Result<Answer, GatewayError>
    do throws(LedgerError) {
      try catchUp(to: now)
      result = try answered(question, at: now)
    } catch {
      if case .redeem(let question) = question, let code = question.code, unsettledCodes.contains(code) {
        throw .notKnown(error.description)
      }
      throw GatewayError(error)
    }
    return try result.get()
  }

  /// A failure is what the vendor's own rule throws.
  private func answered(_ question: Question, at now: Timestamp) throws(LedgerError) -> Result<Answer, GatewayError> {
    switch question {
    case .redeem(let question): .success(.redemption(try redeem(question, at: now)))
    case .customer(let vendor, let redeemer): .success(.customer(try customer(vendor, redeemer, at: now)))
    case .logIn(let vendor, let redeemer, let newAppUserId):
      .success(try logIn(vendor, redeemer, newAppUserId: newAppUserId, at: now))
    case .receipt(let vendor, let redeemer, let id):
      .success(.receipt(try postReceipt(vendor, redeemer, storeTransactionId: id, at: now)))
    case .reissue(let vendor, _, let email): .success(.reissue(try reissue(vendor, to: email, at: now)))
    case .own(let vendor, let redeemer, let question): answered(question, of: redeemer, at: vendor, now)
    }
  }

  /// Redeems the new code, then the stored ones. A used code stays with its user.
  func redeem(_ question: RedemptionQuestion, at now: Timestamp) throws(LedgerError) -> RedemptionAnswer {
    try write(question.vendor, at: now) { vendor throws(LedgerError) in
      if let code = question.code { codesInTransaction.append(code) }
      let redemption = Redemption(
        vendor: vendor, redeemer: question.redeemer, policy: try vendor.policy(), hears: try hears(vendor))
      var redeemed: Redemption.Redeemed?
      if let code = question.code {
        try redemption.expect([code])
        redeemed = try redeem(code, redemption)
      }
      var stored: [RedemptionOutcome] = []
      let others = question.storedCodes.filter { $0 != question.code }
      if !others.isEmpty { try redemption.expect(others) }
      for code in others {
        stored.append(try redeem(code, redemption, isFirst: false).outcome)
      }
      var redeemer = question.redeemer
      if let signsIn = redeemed?.signsIn { redeemer.appUserId = signsIn }
      let customer =
        vendor.adapter.ownership.keepsCustomers ? redeemed?.outcome.grant : try vendor.grant(of: redeemer)
      return RedemptionAnswer(
        outcome: redeemed?.outcome, storedOutcomes: stored, customer: customer, signsIn: redeemed?.signsIn,
        own: redeemed?.own)
    }
  }

  private func redeem(
    _ code: String, _ redemption: Redemption, isFirst: Bool = true
  ) throws(LedgerError) -> Redemption.Redeemed {
    var effect: Redemption.Effect?
    let redeemed = try redemption.redeem(code, isFirst: isFirst, using: &random, effect: &effect)
    if let effect, let stored = try redemption.vendor.tables.code(code)?.purchase {
      try record(effect, of: stored, redemption.vendor)
    }
    return redeemed
  }
}

extension GatewayError {
  /// The error of a ledger, as a gateway reports it.
  public init(_ error: LedgerError) {
    self = if case .notKnown = error { .notKnown(error.description) } else { .unavailable(error.description) }
  }
}
