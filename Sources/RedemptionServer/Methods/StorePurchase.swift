import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/purchase`: buys a product on the web, and returns its link.
enum StorePurchase: Method {
  static let name = "store/purchase"
  static let mayAskGateway = false

  struct Params: VendorParams {
    let shared: SharedParams
    let checkout: any Checkout

    /// Throws `RPCError` for an unknown vendor: which options there are depends on it.
    init(from decoder: any Decoder) throws {
      let adapter = try decoder.namedAdapter()
      let shared = try SharedParams(from: decoder)
      self.shared = shared
      checkout = try decoder.vendorOptions { try adapter.checkout.checkout(shared.checkout ?? .link, options: $0) }
    }
  }

  /// What every vendor's purchase has.
  struct SharedParams: Decodable {
    let vendor: Vendor
    let product: String
    let entitlements: [String]
    let appUserId: String?
    let email: String?
    let kind: PurchaseRecord.Kind?
    let store: Store?
    let expiresIn: Double?
    let renews: Bool?
    let period: Double?
    let billing: Renewal.Billing?
    let plan: String?
    let displayName: String?
    let price: Price?
    let trial: Bool?
    let gracePeriod: Double?
    let billingIssue: Bool?
    let sandbox: Bool?
    let managementURL: String?
    let paywall: PaywallContext?
    let metadata: [String: JSONValue]?
    let checkout: CheckoutKind?
  }

  struct Result: Encodable {
    let purchase: PurchaseRecord
    /// Nil for a vendor without links.
    let link: IssuedLink?
    let next: CheckoutEnd.Next
    let redemptionInfo: CheckoutEnd.RedemptionInfo?
    let screens: [CheckoutScreen]

    private enum CodingKeys: String, CodingKey { case purchase, link, next, redemptionInfo, screens }

    init(_ sale: Sale, through checkout: any Checkout) {
      screens = checkout.screens(after: sale.end, link: sale.link.url, sale.purchase)
      purchase = sale.purchase
      link = sale.link.url.isEmpty ? nil : sale.link
      next = sale.end.next
      redemptionInfo = sale.end.redemptionInfo
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(purchase, forKey: .purchase)
      try container.encodeIfPresent(link, forKey: .link)
      try container.encode(next, forKey: .next)
      try container.encode(redemptionInfo, forKey: .redemptionInfo)
      try container.encode(screens, forKey: .screens)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let order = try order(params.shared)
    let now = server.space.now
    let sale = try server.withLedger { ledger throws(LedgerError) in
      try ledger.purchase(order, through: params.checkout, at: now)
    }
    return server.ledgerAnswer(Result(sale, through: params.checkout))
  }

  private static func order(_ params: SharedParams) throws(RPCError) -> Order {
    try Identifier.check(params.product, at: "/product")
    for (index, entitlement) in params.entitlements.enumerated() {
      try Identifier.check(entitlement, at: "/entitlements/\(index)")
    }
    if let appUserId = params.appUserId { try Identifier.check(appUserId, at: "/appUserId") }
    guard params.email.map(EmailAddress.isValid) ?? true else {
      throw .invalid("/email", expected: "an e-mail address")
    }
    guard params.metadata?.values.allSatisfy(\.isScalar) ?? true else {
      throw .invalid("/metadata", expected: "texts, numbers, booleans and null alone")
    }
    try params.checkRenewal()
    return Order(
      vendor: params.vendor, kind: params.kind ?? .subscription, product: params.product, plan: params.plan,
      displayName: params.displayName, entitlements: params.entitlements, appUserId: params.appUserId,
      email: params.email, store: params.store,
      expiresIn: try Seconds.check(params.expiresIn, at: "/expiresIn") ?? Order.defaultExpiresIn,
      renews: params.renews ?? false, period: try Seconds.check(params.period, at: "/period"),
      billing: params.billing ?? .succeeds,
      gracePeriod: try Seconds.check(params.gracePeriod, at: "/gracePeriod"),
      hasBillingIssue: params.billingIssue ?? false, periodType: params.trial == true ? .trial : .normal,
      isSandbox: params.sandbox ?? false, price: params.price,
      managementURL: params.managementURL, paywall: params.paywall, metadata: params.metadata)
  }
}

extension StorePurchase.SharedParams {
  /// Rejects a param of a renewal for a purchase that does not renew.
  fileprivate func checkRenewal() throws(RPCError) {
    if kind == .oneTime {
      try RenewalParams.reject([
        ("/expiresIn", expiresIn != nil), ("/trial", trial != nil), ("/gracePeriod", gracePeriod != nil),
        ("/billingIssue", billingIssue != nil), ("/renews", renews == true),
      ])
    }
    guard renews == true else {
      for (path, isGiven) in [("/period", period != nil), ("/billing", billing != nil)] where isGiven {
        throw .invalid(path, expected: "`renews`: nothing is charged again without it")
      }
      return
    }
    for (path, seconds) in [("/expiresIn", expiresIn), ("/period", period)] where (seconds ?? 1) < 1 {
      throw .invalid(path, expected: "at least 1 second, because the subscription renews")
    }
    guard billingIssue != true else {
      throw .invalid(
        "/billingIssue", expected: "`billing`: the charges of a subscription that renews fail by themselves")
    }
  }
}

/// Params that only a subscription has.
enum RenewalParams {
  /// Rejects the first that is given for a one-time purchase.
  static func reject(_ given: [(path: String, isGiven: Bool)]) throws(RPCError) {
    for (path, isGiven) in given where isGiven {
      throw .invalid(path, expected: "a subscription: a one-time purchase does not renew")
    }
  }
}
