import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/purchase`: somebody buys on the web; a link comes of it.
enum StorePurchase: Method {
  static let name = "store/purchase"

  struct Params: Decodable {
    let vendor: Vendor
    let product: String
    let entitlements: [String]
    let appUserId: String?
    let email: String?
    let kind: PurchaseRecord.Kind?
    let store: Store?
    let expiresIn: Double?
    let plan: String?
    let displayName: String?
    let price: Price?
    let trial: Bool?
    let gracePeriod: Double?
    let billingIssue: Bool?
    let sandbox: Bool?
    let paywall: PaywallContext?
  }

  struct Result: Encodable {
    let purchase: PurchaseRecord
    let link: IssuedLink
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    let order = try order(params, server)
    let now = server.clock.now
    let sold = try server.withLedger { ledger throws(LedgerError) in try ledger.purchase(order, at: now) }
    return server.ledgerAnswer(Result(purchase: sold.purchase, link: sold.link))
  }

  private static func order(_ params: Params, _ server: Server) throws(RPCError) -> Order {
    _ = try server.registry.adapter(of: params.vendor)
    try Identifier.check(params.product, at: "/product")
    for (index, entitlement) in params.entitlements.enumerated() {
      try Identifier.check(entitlement, at: "/entitlements/\(index)")
    }
    if let appUserId = params.appUserId { try Identifier.check(appUserId, at: "/appUserId") }
    if let email = params.email { try Email.check(email, at: "/email") }
    return Order(
      vendor: params.vendor, kind: params.kind ?? .subscription, product: params.product, plan: params.plan,
      displayName: params.displayName, entitlements: params.entitlements, appUserId: params.appUserId,
      email: params.email, store: params.store,
      expiresIn: try Seconds.check(params.expiresIn, at: "/expiresIn") ?? Order.defaultExpiresIn,
      gracePeriod: try Seconds.check(params.gracePeriod, at: "/gracePeriod"),
      hasBillingIssue: params.billingIssue ?? false, periodType: params.trial == true ? .trial : .normal,
      isSandbox: params.sandbox ?? false, price: params.price, paywall: params.paywall)
  }
}
