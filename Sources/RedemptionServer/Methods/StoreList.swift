import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/list`: returns the newest purchases with their codes, and the newest customers; with a cursor, older ones.
enum StoreList: Method {
  static let name = "store/list"
  static let mayAskGateway = false

  /// The most purchases, and the most customers, in one result.
  static let limit = 1_000
  /// As many unless the client asks for more or fewer.
  static let defaultLimit = 100

  struct Params: Decodable {
    let vendor: Vendor?
    let email: String?
    let appUserId: String?
    /// The id of one purchase.
    let purchase: String?
    let limit: Int?
    /// Where an earlier result ended.
    let cursor: String?
    /// True shows codes and addresses.
    let reveal: Bool?
  }

  struct Result: Encodable {
    let purchases: [Listed]
    /// The number of older purchases that are not in the result; nil for none. With an address, a user or a cursor, at
    /// most ``Ledger/countLimit`` are counted.
    let omittedPurchases: Int?
    let customers: [ListedUser]
    /// The same for customers.
    let omittedCustomers: Int?
    /// Continues where this result ends; nil if it has the oldest rows.
    let nextCursor: String?
  }

  struct Listed: Encodable {
    let purchase: PurchaseRecord
    let appUserIds: [String]
    let deviceIds: [String]
    let codes: [Code]
  }

  struct Code: Encodable {
    let code: String
    let state: State
    let expiresAt: Timestamp
    /// Absent if it is unused.
    let usedAt: Timestamp?
    let usedByAppUserId: String?
    let usedByDeviceId: String?
    /// Absent if the server records no log.
    let attempts: [Attempt]?
  }

  enum State: String, Encodable { case unused, used, expired }

  /// A redemption that the log has.
  struct Attempt: Encodable {
    let at: Timestamp
    /// Absent for an HTTP request.
    let session: String?
    let outcome: RedemptionOutcome.Kind
  }

  struct ListedUser: Encodable {
    let vendor: Vendor
    let appUserIds: [String]
    let firstSeenAt: Timestamp
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    if let vendor = params.vendor { _ = try server.registry.adapter(of: vendor) }
    let limit = params.limit ?? StoreList.defaultLimit
    guard (1...StoreList.limit).contains(limit) else {
      throw .invalid("/limit", expected: "an integer from 1 to \(StoreList.limit)")
    }
    let cursor = try params.cursor.map(Cursor.init(reading:)) ?? .start
    let view = View(
      mask: LogMask(reveals: params.reveal ?? false), now: server.space.now, log: server.space.log)
    let result = try server.withLedger { ledger throws(LedgerError) in
      if let id = params.purchase {
        let listed = try ledger.listedPurchase(id).map { [view.listed($0)] } ?? []
        return Result(
          purchases: listed, omittedPurchases: nil, customers: [], omittedCustomers: nil, nextCursor: nil)
      }
      let (purchases, older) = try purchases(params, after: cursor.purchases, limit, in: ledger)
      let (customers, earlier) = try customers(params, after: cursor.customers, limit, in: ledger)
      let next = Cursor(
        purchases: older > 0 ? purchases.last.map { .after($0.record.id) } ?? .end : .end,
        customers: earlier > 0 ? customers.last.map { .after($0.customer.customer.id) } ?? .end : .end)
      return Result(
        purchases: purchases.map(view.listed), omittedPurchases: older > 0 ? older : nil,
        customers: customers.map { view.listed($0.customer, $0.appUserIds) },
        omittedCustomers: earlier > 0 ? earlier : nil, nextCursor: next.text)
    }
    return server.ledgerAnswer(result)
  }

  /// The purchases after a place, and the number of older ones.
  private static func purchases(
    _ params: Params, after place: Cursor.Place<String>, _ limit: Int, in ledger: Ledger
  ) throws(LedgerError) -> (listed: [ListedPurchase], older: Int) {
    var filter = PurchaseFilter(vendor: params.vendor, email: params.email, appUserId: params.appUserId)
    switch place {
    case .start: break
    case .after(let id): filter.before = id
    case .end: return ([], 0)
    }
    let listed = try ledger.purchases(matching: filter, newest: limit)
    return (listed, listed.count < limit ? 0 : try ledger.omitted(after: listed, matching: filter))
  }

  /// The customers after a place, and the number of older ones. A customer has no address, so a list by address or user
  /// has none.
  private static func customers(
    _ params: Params, after place: Cursor.Place<Int64>, _ limit: Int, in ledger: Ledger
  ) throws(LedgerError) -> (listed: [(customer: ListedCustomer, appUserIds: [String])], older: Int) {
    guard params.email == nil, params.appUserId == nil else { return ([], 0) }
    var filter = CustomerFilter(vendor: params.vendor)
    switch place {
    case .start: break
    case .after(let id): filter.before = id
    case .end: return ([], 0)
    }
    let listed = try ledger.customers(matching: filter, newest: limit)
    guard listed.count == limit, let last = listed.last?.customer.customer.id else { return (listed, 0) }
    return (listed, try ledger.omitted(after: last, listed: listed.count, matching: filter))
  }

  /// Where a list ended: a purchase and a customer, each by its id. Clients pass it on as it is.
  struct Cursor: Equatable, Sendable {
    enum Place<ID: Equatable & Sendable>: Equatable, Sendable {
      case start
      case after(ID)
      case end
    }

    static let start = Cursor(purchases: .start, customers: .start)
    private static let noMore = "-"

    let purchases: Place<String>
    let customers: Place<Int64>

    init(purchases: Place<String>, customers: Place<Int64>) {
      self.purchases = purchases
      self.customers = customers
    }

    init(reading text: String) throws(RPCError) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, parts[1] == Cursor.noMore || Int64(parts[1]) != nil else {
        throw .invalid("/cursor", expected: "the `nextCursor` of an earlier result")
      }
      purchases = parts[0] == Cursor.noMore ? .end : .after(parts[0])
      customers = Int64(parts[1]).map { .after($0) } ?? .end
    }

    /// As clients pass it on; nil if nothing follows.
    var text: String? {
      var parts = [Cursor.noMore, Cursor.noMore]
      if case .after(let id) = purchases { parts[0] = id }
      if case .after(let id) = customers { parts[1] = String(id) }
      return parts == [Cursor.noMore, Cursor.noMore] ? nil : parts.joined(separator: ":")
    }
  }

  /// How a list shows what is in the ledger.
  private struct View {
    let mask: LogMask
    let now: Timestamp
    /// Nil if nothing is recorded.
    let log: ActivityLog?

    func listed(_ listed: ListedPurchase) -> Listed {
      var record = listed.record
      record.email = record.email.map(mask.address)
      record.buyerId = mask.name(record.buyerId)
      return Listed(
        purchase: record, appUserIds: listed.appUserIds.map(mask.name), deviceIds: listed.deviceIds,
        codes: listed.codes.map(code))
    }

    func listed(_ customer: ListedCustomer, _ appUserIds: [String]) -> ListedUser {
      ListedUser(
        vendor: customer.vendor, appUserIds: appUserIds.map(mask.name), firstSeenAt: customer.customer.firstSeen)
    }

    private func code(_ code: ListedCode) -> Code {
      let state: State = code.usedBy != nil ? .used : code.expiresAt <= now ? .expired : .unused
      return Code(
        code: mask.secret(code.code), state: state, expiresAt: code.expiresAt, usedAt: code.usedAt,
        usedByAppUserId: code.usedBy?.appUserId.map(mask.name), usedByDeviceId: code.usedBy?.deviceId,
        attempts: log?.attempts(to: code.code))
    }
  }
}

extension ActivityLog {
  /// The redemptions of a code that the log has, oldest first.
  fileprivate func attempts(to code: String) -> [StoreList.Attempt] {
    answers(about: code).flatMap { entry -> [StoreList.Attempt] in
      guard case .answer(let asked, let answered) = entry.fact else { return [] }
      return answered.outcomes.filter { $0.code == code }.map {
        StoreList.Attempt(at: entry.at, session: asked.session, outcome: $0.kind)
      }
    }
  }
}
