import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/cancel`: cancels the renewal of a subscription; access goes on to the end of the paid time.
enum StoreCancel: Method {
  static let name = "store/cancel"
  static let mayAskGateway = false

  static func call(_ params: PurchaseParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let now = server.space.now
    try server.checkSubscription(params.purchase) { $0.kind == .subscription ? nil : "a subscription" }
    let purchase = try server.withLedger { ledger throws(LedgerError) in
      try ledger.cancel(params.purchase.id, at: now)
    }
    return server.ledgerAnswer(PurchaseResult(purchase: purchase))
  }
}

extension Server {
  /// Rejects a purchase to which this cannot happen.
  ///
  /// - Parameter expected: what it must be instead; nil if it is right.
  func checkSubscription(
    _ purchase: PurchaseReference, _ expected: (PurchaseRecord) -> String?
  ) throws(RPCError) {
    let record = try withLedger { ledger throws(LedgerError) in try ledger.purchase(purchase.id) }
    if let expected = expected(record) { throw .invalid("/purchase", expected: expected) }
  }
}

extension PurchaseRecord {
  /// What a purchase must be that goes on now; nil if it is.
  func expectedToRenew(at now: Timestamp) -> String? {
    guard renewal != nil else { return "a subscription that renews: `store/purchase` with `renews`" }
    return isActive(at: now) ? nil : "a subscription that gives access: this one has ended; buy it again"
  }
}
