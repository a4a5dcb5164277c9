import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/refund`: refunds a purchase; access ends now.
enum StoreRefund: Method {
  static let name = "store/refund"
  static let mayAskGateway = false

  static func call(_ params: PurchaseParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let now = server.space.now
    let purchase = try server.withLedger { ledger throws(LedgerError) in
      try ledger.refund(params.purchase.id, at: now)
    }
    return server.ledgerAnswer(PurchaseResult(purchase: purchase))
  }
}
