import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/update`: changes a purchase, as its store's notifications do.
enum StoreUpdate: Method {
  static let name = "store/update"
  static let mayAskGateway = false

  struct Params: Decodable {
    let purchase: PurchaseReference
    /// Renews it: the paid time ends so many seconds from now.
    let expiresIn: Double?
    /// The grace period ends so many seconds after the paid time; 0 ends it.
    let gracePeriod: Double?
    let billingIssue: Bool?
    /// How the next charges end.
    let billing: Renewal.Billing?
    /// True if the buyer has cancelled the renewal.
    let unsubscribed: Bool?
    let trial: Bool?
    let plan: String?
    let product: String?
    let displayName: String?
    let price: Price?
    let sandbox: Bool?
    let entitlements: [String]?
    let managementURL: String?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let now = server.space.now
    let expiresIn = try Seconds.check(params.expiresIn, at: "/expiresIn")
    let gracePeriod = try Seconds.check(params.gracePeriod, at: "/gracePeriod")
    if let product = params.product { try Identifier.check(product, at: "/product") }
    for (index, entitlement) in (params.entitlements ?? []).enumerated() {
      try Identifier.check(entitlement, at: "/entitlements/\(index)")
    }
    let old = try server.withLedger { ledger throws(LedgerError) in try ledger.purchase(params.purchase.id) }
    if old.kind == .oneTime { try params.rejectRenewal() }
    if params.billing != nil, old.renewal == nil {
      throw .invalid("/billing", expected: "a purchase that renews: `store/purchase` with `renews`")
    }
    if let expiresIn, expiresIn < 1, old.renewal != nil {
      throw .invalid("/expiresIn", expected: "at least 1 second, because the subscription renews")
    }
    let purchase = try server.withLedger { ledger throws(LedgerError) in
      try ledger.update(params.purchase.id, at: now) { record in
        params.describe(&record)
        params.renew(&record, expiresIn: expiresIn, gracePeriod: gracePeriod, at: now)
      }
    }
    return server.ledgerAnswer(PurchaseResult(purchase: purchase))
  }
}

extension StoreUpdate.Params {
  fileprivate func rejectRenewal() throws(RPCError) {
    try RenewalParams.reject([
      ("/expiresIn", expiresIn != nil), ("/gracePeriod", gracePeriod != nil), ("/billingIssue", billingIssue != nil),
      ("/unsubscribed", unsubscribed != nil), ("/trial", trial != nil),
    ])
  }

  /// Changes what was bought.
  fileprivate func describe(_ record: inout PurchaseRecord) {
    record.product = product ?? record.product
    record.plan = plan ?? record.plan
    record.displayName = displayName ?? record.displayName
    record.price = price ?? record.price
    record.isSandbox = sandbox ?? record.isSandbox
    record.managementURL = managementURL ?? record.managementURL
    if let entitlements { record.entitlements = entitlements.distinctIdentifiers }
    if let trial { record.periodType = trial ? .trial : .normal }
  }

  /// Changes how long it is paid for.
  fileprivate func renew(
    _ record: inout PurchaseRecord, expiresIn: Int64?, gracePeriod: Int64?, at now: Timestamp
  ) {
    let today = now.wholeSecond
    if let expiresIn {
      record.purchasedAt = today
      record.expiresAt = today.advanced(bySeconds: expiresIn)
      record.refundedAt = nil
    }
    if let gracePeriod {
      record.gracePeriodExpiresAt = gracePeriod == 0 ? nil : record.expiresAt?.advanced(bySeconds: gracePeriod)
    }
    if let billing { record.renewal?.billing = billing }
    if let billingIssue {
      record.billingIssuesDetectedAt = billingIssue ? record.billingIssuesDetectedAt ?? today : nil
    }
    if let unsubscribed { record.unsubscribeDetectedAt = unsubscribed ? record.unsubscribeDetectedAt ?? today : nil }
  }
}
