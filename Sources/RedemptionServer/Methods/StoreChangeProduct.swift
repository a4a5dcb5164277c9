import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/changeProduct`: changes a subscription to another product, now or at the next renewal.
enum StoreChangeProduct: Method {
  static let name = "store/changeProduct"
  static let mayAskGateway = false

  enum Moment: String, Decodable, CaseIterable { case now, renewal }

  struct Params: Decodable {
    let purchase: PurchaseReference
    let product: String
    let plan: String?
    let displayName: String?
    let entitlements: [String]?
    let price: Price?
    let period: Double?
    /// Now, unless set.
    let at: Moment?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let now = server.space.now
    try Identifier.check(params.product, at: "/product")
    for (index, entitlement) in (params.entitlements ?? []).enumerated() {
      try Identifier.check(entitlement, at: "/entitlements/\(index)")
    }
    let period = try Seconds.check(params.period, at: "/period")
    guard period ?? 1 > 0 else { throw .invalid("/period", expected: "at least 1 second") }
    try server.checkSubscription(params.purchase) { $0.expectedToRenew(at: now) }
    let change = Renewal.Change(
      product: params.product, plan: params.plan, displayName: params.displayName,
      entitlements: params.entitlements?.distinctIdentifiers, price: params.price, period: period)
    let purchase = try server.withLedger { ledger throws(LedgerError) in
      try ledger.changeProduct(params.purchase.id, to: change, isImmediate: params.at != .renewal, at: now)
    }
    return server.ledgerAnswer(PurchaseResult(purchase: purchase))
  }
}
