import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/receipts`: claims a store's purchase for an app user and returns the response of the vendor's HTTP service.
enum StoreReceipts: Method {
  static let name = "store/receipts"
  static let mayAskGateway = false

  struct Params: Decodable {
    let appUserId: String
    let fetchToken: String
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    for adapter in server.registry.adapters {
      guard let receipts = adapter.receipts else { continue }
      let now = server.space.now
      let answer = try receipts.answer(for: params.appUserId) { appUserId throws(RPCError) in
        try server.withLedger { ledger throws(LedgerError) in
          try ledger.postReceipt(
            adapter.vendor.id, appUserId: appUserId, storeTransactionId: params.fetchToken, at: now)
        }
      }
      return server.ledgerAnswer(receipts.render(answer, now: now))
    }
    throw .methodNotFound
  }
}
