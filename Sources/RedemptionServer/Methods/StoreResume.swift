import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/resume`: ends a pause, or takes back a cancellation before the end of the paid time.
enum StoreResume: Method {
  static let name = "store/resume"
  static let mayAskGateway = false

  static func call(_ params: PurchaseParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let now = server.space.now
    try server.checkSubscription(params.purchase) { record in
      let isPaused = record.renewal?.isPaused == true && record.refundedAt == nil
      if isPaused { return nil }
      if let expected = record.expectedToRenew(at: now) { return expected }
      return record.unsubscribeDetectedAt != nil ? nil : "a subscription that is paused or cancelled"
    }
    let purchase = try server.withLedger { ledger throws(LedgerError) in
      try ledger.resume(params.purchase.id, at: now)
    }
    return server.ledgerAnswer(PurchaseResult(purchase: purchase))
  }
}
