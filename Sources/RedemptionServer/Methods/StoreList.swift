import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/list`: returns the newest purchases with their codes, and the newest customers.
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
    let limit: Int?
    /// True shows codes and addresses.
    let reveal: Bool?
  }

  struct Result: Encodable {
    let purchases: [Listed]
    /// The number of older purchases that are not in the result; nil for none.
    let omittedPurchases: Int?
    let customers: [ListedUser]
    /// The same for customers.
    let omittedCustomers: Int?
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
    let filter = PurchaseFilter(vendor: params.vendor, email: params.email, appUserId: params.appUserId)
    let view = View(
      mask: LogMask(reveals: params.reveal ?? false), now: server.clock.now, attempts: server.log?.attempts)
    let result = try server.withLedger { ledger throws(LedgerError) in
      let purchases = try ledger.purchases(matching: filter, newest: limit)
      let more = purchases.count < limit ? 0 : try ledger.purchaseCount(matching: filter) - purchases.count
      // A customer has no address, so a list by address has none.
      let lists = params.email == nil && params.appUserId == nil
      let customers = lists ? try ledger.customers(of: params.vendor, newest: limit) : []
      let moreCustomers = customers.count < limit ? 0 : try ledger.customerCount(of: params.vendor) - customers.count
      return Result(
        purchases: purchases.map(view.listed), omittedPurchases: more > 0 ? more : nil,
        customers: customers.map { view.listed($0.customer, $0.appUserIds) },
        omittedCustomers: moreCustomers > 0 ? moreCustomers : nil)
    }
    return server.ledgerAnswer(result)
  }

  /// How a list shows what is in the ledger.
  private struct View {
    let mask: LogMask
    let now: Timestamp
    /// By code; nil if none are recorded.
    let attempts: [String: [Attempt]]?

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
        attempts: attempts.map { $0[code.code] ?? [] })
    }
  }
}

extension ActivityLog {
  /// The redemptions that the log has, oldest first, by code.
  fileprivate var attempts: [String: [StoreList.Attempt]] {
    var attempts: [String: [StoreList.Attempt]] = [:]
    for entry in all where !entry.isUndone {
      guard case .answer(let asked, let answered) = entry.fact else { continue }
      for outcome in answered.outcomes {
        guard let code = outcome.code else { continue }
        attempts[code, default: []].append(
          StoreList.Attempt(at: entry.at, session: asked.session, outcome: outcome.kind))
      }
    }
    return attempts
  }
}
