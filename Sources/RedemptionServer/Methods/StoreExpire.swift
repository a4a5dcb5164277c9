import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/expire`: ends a purchase's paid time now.
enum StoreExpire: Method {
  static let name = "store/expire"
  static let mayAskGateway = false

  static func call(_ params: PurchaseParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let now = server.space.now
    let purchase = try server.withLedger { ledger throws(LedgerError) in
      try ledger.expire(params.purchase.id, at: now)
    }
    return server.ledgerAnswer(PurchaseResult(purchase: purchase))
  }
}

/// A purchase after a change.
struct PurchaseResult: Encodable {
  let purchase: PurchaseRecord
}
