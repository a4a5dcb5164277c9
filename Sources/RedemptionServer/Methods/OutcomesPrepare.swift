import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `outcomes/prepare`: brings a situation about, and returns the link to open in it.
///
/// Faults hit redemptions alone, and end with the next call. Policies last until `store/reset`.
enum OutcomesPrepare: Method {
  static let name = "outcomes/prepare"
  static let mayAskGateway = false

  struct Params: VendorParams {
    let shared: SharedParams
    let adapter: any RedemptionAdapter

    init(from decoder: any Decoder) throws {
      adapter = try decoder.namedAdapter()
      shared = try SharedParams(from: decoder)
    }
  }

  struct SharedParams: Decodable {
    let vendor: Vendor
    let situation: String
    let product: String?
    let entitlements: [String]?
    let kind: PurchaseRecord.Kind?
    let appUserId: String?
    /// Empty for none.
    let email: String?
    let scheme: String?
  }

  struct Result: Encodable {
    let situation: String
    let outcome: RedemptionOutcome.Kind
    let url: String
    let code: String
    let purchase: String
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let (shared, adapter) = (params.shared, params.adapter)
    guard adapter.links.hasLinks else { throw .invalid("/vendor", expected: "a vendor with links") }
    let situations = PreparedSituation.all(of: adapter)
    guard let situation = situations.first(where: { $0.name == shared.situation }) else {
      let names = situations.map { "`\($0.name)`" }.joined(separator: ", ")
      throw .invalid("/situation", expected: "one of \(names)")
    }
    let order = try order(shared, in: situation)
    server.space.value.faults.clear(on: .redemption)
    if case .failure(let reason, let status) = situation.way, let kind = Fault.Kind(rawValue: reason.rawValue) {
      let count = kind == .offline ? nil : lastingCount
      let fault = Fault(
        kind: kind, on: .redemption, status: status, code: nil, message: nil, retryAfter: nil, seconds: nil,
        count: count, session: nil)
      guard server.space.value.faults.inject(fault) else { throw .tooManyFaults }
    }
    try setPolicy(shared, adapter, for: situation, server)
    let sale = try server.withLedger { ledger throws(LedgerError) in
      try ledger.purchase(order, through: adapter.checkout.hostedPage, at: server.space.now)
    }
    let link = try link(of: sale, in: situation, adapter, server)
    return server.ledgerAnswer(
      Result(
        situation: situation.name, outcome: situation.outcome, url: link.url, code: link.code,
        purchase: sale.purchase.id))
  }

  /// More requests than a test makes: an SDK may ask seven times for one redemption.
  private static let lastingCount = 1_000

  private static func order(_ params: SharedParams, in situation: PreparedSituation) throws(RPCError) -> Order {
    let (product, entitlements) = (params.product ?? "pro_monthly", params.entitlements ?? ["pro"])
    try Identifier.check(product, at: "/product")
    for (index, entitlement) in entitlements.enumerated() {
      try Identifier.check(entitlement, at: "/entitlements/\(index)")
    }
    if let appUserId = params.appUserId { try Identifier.check(appUserId, at: "/appUserId") }
    let email = params.email ?? "jane.doe@example.com"
    guard email.isEmpty || EmailAddress.isValid(email) else {
      throw .invalid("/email", expected: "an e-mail address, or an empty text for none")
    }
    return Order(
      vendor: params.vendor, kind: params.kind ?? .subscription, product: product, entitlements: entitlements,
      appUserId: situation.needsUser ? PreparedSituation.stranger : params.appUserId,
      email: email.isEmpty || situation.isWithoutAddress ? nil : email)
  }

  private static func setPolicy(
    _ params: SharedParams, _ adapter: any RedemptionAdapter, for situation: PreparedSituation, _ server: Server
  ) throws(RPCError) {
    if let scheme = params.scheme, !LinkSettings.isScheme(scheme) {
      throw .invalid("/scheme", expected: "a URL scheme such as `myapp`, without `://` (RFC 3986, section 3.1)")
    }
    guard params.scheme != nil || situation.needsUser else { return }
    try server.withLedger { ledger throws(LedgerError) in
      var policy = try ledger.policy(of: params.vendor)
      policy.links.scheme = params.scheme ?? policy.links.scheme
      if situation.needsUser { policy.transfer = .keepWithOriginal }
      try ledger.setPolicy(policy, of: params.vendor)
    }
  }

  /// Makes the link what it is in a situation.
  private static func link(
    of sale: Sale, in situation: PreparedSituation, _ adapter: any RedemptionAdapter, _ server: Server
  ) throws(RPCError) -> (url: String, code: String) {
    let (link, vendor) = (sale.link, adapter.vendor.id)
    switch situation.way {
    case .nothing, .keepWithOther, .failure: break
    case .lapse:
      try server.withLedger { ledger throws(LedgerError) in
        let (id, now) = (sale.purchase.id, server.space.now)
        _ = try sale.purchase.kind == .oneTime ? ledger.refund(id, at: now) : ledger.expire(id, at: now)
      }
    case .wait:
      let milliseconds = max(1, link.expiresAt.milliseconds - server.space.now.milliseconds)
      if case .system = server.space.value.clock { throw .clockNotVirtual }
      guard server.space.now.advanced(byMilliseconds: milliseconds) < ServerClock.end else { throw .clockNotVirtual }
      try server.advanceClock(byMilliseconds: milliseconds)
    case .use:
      let redeemer = PreparedSituation.redeemer(of: adapter)
      let question = Question.redeem(RedemptionQuestion(vendor: vendor, code: link.code, redeemer: redeemer))
      do throws(GatewayError) { _ = try server.space.ledger.answer(question, at: server.space.now) } catch {
        throw RPCError(error)
      }
    case .spoil:
      let code = link.code + "0"
      let links = try server.withLedger { ledger throws(LedgerError) in try ledger.policy(of: vendor).links }
      return (adapter.links.link(to: code, under: links), code)
    }
    return (link.url, link.code)
  }
}
